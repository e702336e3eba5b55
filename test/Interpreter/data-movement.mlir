// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// CHECK-LABEL: func @transpose
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]>
func.func @transpose() -> tensor<3x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = taso.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// A cycle of three dimensions: y[a, b, c] = x[c, a, b] tells perm from its inverse.
// CHECK-LABEL: func @transpose_cycle
// CHECK: taso.constant dense<{{\[}}{{\[}}[1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]]> : tensor<1x3x2xf32>
func.func @transpose_cycle() -> tensor<1x3x2xf32> {
  %x = taso.constant dense<[[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<2x1x3xf32>
  %y = taso.transpose %x perm [1, 2, 0] : (tensor<2x1x3xf32>) -> tensor<1x3x2xf32>
  return %y : tensor<1x3x2xf32>
}

// CHECK-LABEL: func @concat
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 3.000000e+00, 4.000000e+00, 7.000000e+00], [2.000000e+00, 5.000000e+00, 6.000000e+00, 8.000000e+00]]>
func.func @concat() -> tensor<2x4xf32> {
  %a = taso.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %b = taso.constant dense<[[3.0, 4.0], [5.0, 6.0]]> : tensor<2x2xf32>
  %c = taso.constant dense<[[7.0], [8.0]]> : tensor<2x1xf32>
  %y = taso.concat %a, %b, %c axis 1 : (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}

// CHECK-LABEL: func @split
// CHECK: %[[A:.+]] = taso.constant dense<{{\[}}[1.000000e+00], [4.000000e+00]]>
// CHECK: %[[B:.+]] = taso.constant dense<{{\[}}[2.000000e+00, 3.000000e+00], [5.000000e+00, 6.000000e+00]]>
// CHECK: %[[C:.+]] = taso.constant dense<> : tensor<2x0xf32>
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @split() -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x0xf32>) {
  %x = taso.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %a, %b, %c = taso.split %x axis 1 sizes [1, 2, 0] : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x0xf32>)
  return %a, %b, %c : tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x0xf32>
}

// CHECK-LABEL: func @reshape
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]>
func.func @reshape() -> tensor<3x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = taso.reshape %x shape [3, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// CHECK-LABEL: func @slice
// CHECK: taso.constant dense<{{\[}}[2.000000e+00, 4.000000e+00]]>
func.func @slice() -> tensor<1x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0]]> : tensor<1x5xf32>
  %y = taso.slice %x axis 1 start 1 size 2 step 2 : (tensor<1x5xf32>) -> tensor<1x2xf32>
  return %y : tensor<1x2xf32>
}

// CHECK-LABEL: func @pad
// CHECK: taso.constant dense<{{\[}}[9.000000e+00, 1.000000e+00, 2.000000e+00, 9.000000e+00, 9.000000e+00], [9.000000e+00, 9.000000e+00, 9.000000e+00, 9.000000e+00, 9.000000e+00]]>
func.func @pad() -> tensor<2x5xf32> {
  %x = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %y = taso.pad %x low [0, 1] high [1, 2] value 9.0 : (tensor<1x2xf32>) -> tensor<2x5xf32>
  return %y : tensor<2x5xf32>
}

// CHECK-LABEL: func @broadcast
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00]]>
func.func @broadcast() -> tensor<3x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %y = taso.broadcast %x shape [3, 2] : (tensor<1x2xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// CHECK-LABEL: func @broadcast_like
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00]]>
func.func @broadcast_like() -> tensor<3x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %l = taso.constant dense<7.0> : tensor<3x5xf32>
  %y = taso.broadcast %x like %l shape [3, 2] : (tensor<1x2xf32>, tensor<3x5xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// Indices count modulo the size: -1 is the last row, 4 the second.
// CHECK-LABEL: func @gather
// CHECK: taso.constant dense<{{\[}}{{\[}}[5.000000e+00, 6.000000e+00], [3.000000e+00, 4.000000e+00]]]> : tensor<1x2x2xf32>
func.func @gather() -> tensor<1x2x2xf32> {
  %x = taso.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %i = taso.constant dense<[[-1, 4]]> : tensor<1x2xi64>
  %y = taso.gather %x, %i axis 0 : (tensor<3x2xf32>, tensor<1x2xi64>) -> tensor<1x2x2xf32>
  return %y : tensor<1x2x2xf32>
}

// CHECK-LABEL: func @gather_scalar
// CHECK: taso.constant dense<[2.000000e+00, 4.000000e+00, 6.000000e+00]>
func.func @gather_scalar() -> tensor<3xf32> {
  %x = taso.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %i = taso.constant dense<1> : tensor<i32>
  %y = taso.gather %x, %i axis 1 : (tensor<3x2xf32>, tensor<i32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

// A 1x2 kernel in a 3x3 one: row (3 - 1) div 2 = 1, column (3 - 2) div 2 = 0.
// CHECK-LABEL: func @enlarge
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]>
func.func @enlarge() -> tensor<1x1x3x3xf32> {
  %x = taso.constant dense<[[[[1.0, 2.0]]]]> : tensor<1x1x1x2xf32>
  %y = taso.enlarge %x kernel [3, 3] : (tensor<1x1x1x2xf32>) -> tensor<1x1x3x3xf32>
  return %y : tensor<1x1x3x3xf32>
}

// Four groups become two: outputs 0 and 2 use the first input of their new group,
// outputs 1 and 3 the second.
// CHECK-LABEL: func @merge_gconv
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[1.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[2.000000e+00]]], {{\[}}{{\[}}[3.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[4.000000e+00]]]]>
func.func @merge_gconv() -> tensor<4x2x1x1xf32> {
  %x = taso.constant dense<[[[[1.0]]], [[[2.0]]], [[[3.0]]], [[[4.0]]]]> : tensor<4x1x1x1xf32>
  %y = taso.merge_gconv %x count 2 groups 4 : (tensor<4x1x1x1xf32>) -> tensor<4x2x1x1xf32>
  return %y : tensor<4x2x1x1xf32>
}
