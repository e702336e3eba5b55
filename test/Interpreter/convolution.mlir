// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// Cross-correlation: the kernel is not flipped. 1*1 + 2*10 + 4*100 + 5*1000 = 5421.
// CHECK-LABEL: func @conv2d
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[5.421000e+03, 6.532000e+03], [8.754000e+03, 9.865000e+03]]]]>
func.func @conv2d() -> tensor<1x1x2x2xf32> {
  %x = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %w = taso.constant dense<[[[[1.0, 10.0], [100.0, 1000.0]]]]> : tensor<1x1x2x2xf32>
  %y = taso.conv2d %x, %w : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  return %y : tensor<1x1x2x2xf32>
}

// Pads are top 1, left 0, bottom 0, right 2; the strides 2 and 1. The windows start
// at rows -1 and 1; columns -> 0 .. 3, of which the last lies in the padding.
// CHECK-LABEL: func @conv2d_padded
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00], [1.100000e+01, 1.300000e+01, 1.500000e+01, 0.000000e+00]]]]>
func.func @conv2d_padded() -> tensor<1x1x2x4xf32> {
  %x = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %w = taso.constant dense<[[[[1.0, 0.0], [1.0, 0.0]]]]> : tensor<1x1x2x2xf32>
  %y = taso.conv2d %x, %w strides [2, 1] pads [1, 0, 0, 2] : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x4xf32>
  return %y : tensor<1x1x2x4xf32>
}

// Dilation 2 puts the kernel on the corners: 1 + 10*3 + 100*7 + 1000*9 = 9731.
// CHECK-LABEL: func @conv2d_dilated
// CHECK: taso.constant dense<9.731000e+03> : tensor<1x1x1x1xf32>
func.func @conv2d_dilated() -> tensor<1x1x1x1xf32> {
  %x = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %w = taso.constant dense<[[[[1.0, 10.0], [100.0, 1000.0]]]]> : tensor<1x1x2x2xf32>
  %y = taso.conv2d %x, %w dilations [2, 2] : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x1x1xf32>
  return %y : tensor<1x1x1x1xf32>
}

// Output o sees input channel o only. Group 1: 2 * 5 + 200 = 210; group 0: 1 * -3 + 100.
// CHECK-LABEL: func @conv2d_grouped
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[9.700000e+01]], {{\[}}[2.100000e+02]]]]>
func.func @conv2d_grouped() -> tensor<1x2x1x1xf32> {
  %x = taso.constant dense<[[[[1.0]], [[2.0]]]]> : tensor<1x2x1x1xf32>
  %w = taso.constant dense<[[[[-3.0]]], [[[5.0]]]]> : tensor<2x1x1x1xf32>
  %b = taso.constant dense<[100.0, 200.0]> : tensor<2xf32>
  %y = taso.conv2d %x, %w bias %b groups 2 : (tensor<1x2x1x1xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x1x1xf32>
  return %y : tensor<1x2x1x1xf32>
}

// The activation comes after the bias: relu(-3 + 1) = 0, relu(5 + 1) = 6. Channels
// are summed: 2 * 1 + 3 * 1 = 5.
// CHECK-LABEL: func @conv2d_activation
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[0.000000e+00]], {{\[}}[6.000000e+00]]]]>
func.func @conv2d_activation() -> tensor<1x2x1x1xf32> {
  %x = taso.constant dense<[[[[2.0]], [[3.0]]]]> : tensor<1x2x1x1xf32>
  %w = taso.constant dense<[[[[0.0]], [[-1.0]]], [[[1.0]], [[1.0]]]]> : tensor<2x2x1x1xf32>
  %b = taso.constant dense<1.0> : tensor<2xf32>
  %y = taso.conv2d %x, %w bias %b activation relu : (tensor<1x2x1x1xf32>, tensor<2x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x1x1xf32>
  return %y : tensor<1x2x1x1xf32>
}

// [1 2; 3 4] [5 6; 7 8] = [19 22; 43 50]
// CHECK-LABEL: func @matmul
// CHECK: taso.constant dense<{{\[}}[1.900000e+01, 2.200000e+01], [4.300000e+01, 5.000000e+01]]>
func.func @matmul() -> tensor<2x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %y = taso.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %z = taso.matmul %x, %y : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %z : tensor<2x2xf32>
}

// Batches: 1*5 + 2*6 = 17 and 3*7 + 4*8 = 53; a shared right side: 17 and 39; relu.
// CHECK-LABEL: func @matmul_batched
// CHECK: %[[A:.+]] = taso.constant dense<{{\[}}{{\[}}[1.700000e+01]], {{\[}}[5.300000e+01]]]>
// CHECK: %[[B:.+]] = taso.constant dense<{{\[}}{{\[}}[1.700000e+01]], {{\[}}[3.900000e+01]]]>
// CHECK: %[[C:.+]] = taso.constant dense<0.000000e+00> : tensor<2x1x1xf32>
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @matmul_batched() -> (tensor<2x1x1xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) {
  %x = taso.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]]]> : tensor<2x1x2xf32>
  %y = taso.constant dense<[[[5.0], [6.0]], [[7.0], [8.0]]]> : tensor<2x2x1xf32>
  %s = taso.constant dense<[[5.0], [6.0]]> : tensor<2x1xf32>
  %n = taso.constant dense<[[-5.0], [-6.0]]> : tensor<2x1xf32>
  %a = taso.matmul %x, %y : (tensor<2x1x2xf32>, tensor<2x2x1xf32>) -> tensor<2x1x1xf32>
  %b = taso.matmul %x, %s : (tensor<2x1x2xf32>, tensor<2x1xf32>) -> tensor<2x1x1xf32>
  %c = taso.matmul %x, %n activation relu : (tensor<2x1x2xf32>, tensor<2x1xf32>) -> tensor<2x1x1xf32>
  return %a, %b, %c : tensor<2x1x1xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>
}
