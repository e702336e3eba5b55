// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// CHECK-LABEL: func @reduce_sum
// CHECK: %[[A:.+]] = taso.constant dense<[6.000000e+00, 1.500000e+01]>
// CHECK: %[[B:.+]] = taso.constant dense<{{\[}}[5.000000e+00, 7.000000e+00, 9.000000e+00]]>
// CHECK: %[[C:.+]] = taso.constant dense<2.100000e+01> : tensor<f32>
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @reduce_sum() -> (tensor<2xf32>, tensor<1x3xf32>, tensor<f32>) {
  %x = taso.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %a = taso.reduce_sum %x axes [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  %b = taso.reduce_sum %x axes [0] keep_dims 1 : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %c = taso.reduce_sum %x axes [0, 1] : (tensor<2x3xf32>) -> tensor<f32>
  return %a, %b, %c : tensor<2xf32>, tensor<1x3xf32>, tensor<f32>
}

// The sum of nothing is 0.
// CHECK-LABEL: func @reduce_sum_empty
// CHECK: taso.constant dense<0.000000e+00> : tensor<2xf32>
func.func @reduce_sum_empty() -> tensor<2xf32> {
  %x = taso.constant dense<> : tensor<2x0xf32>
  %a = taso.reduce_sum %x axes [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// CHECK-LABEL: func @reduce_mean
// CHECK: taso.constant dense<[2.500000e+00, 6.500000e+00]>
func.func @reduce_mean() -> tensor<2xf32> {
  %x = taso.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %a = taso.reduce_mean %x axes [1, 2] : (tensor<2x2x2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// CHECK-LABEL: func @reduce_max
// CHECK: taso.constant dense<{{\[}}[-1.000000e+00], [6.000000e+00]]>
func.func @reduce_max() -> tensor<2x1xf32> {
  %x = taso.constant dense<[[-1.0, -2.0, -3.0], [4.0, 6.0, 5.0]]> : tensor<2x3xf32>
  %a = taso.reduce_max %x axes [1] keep_dims 1 : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %a : tensor<2x1xf32>
}

// exp(ln 3) = 3 against exp(0) = 1: 1/4 and 3/4. Large entries do not overflow.
// CHECK-LABEL: func @softmax
// CHECK: taso.constant dense<{{\[}}[2.500000e-01, {{7.500000e-01|0.75000[0-9]*}}], [5.000000e-01, 5.000000e-01]]>
func.func @softmax() -> tensor<2x2xf32> {
  %x = taso.constant dense<[[0.0, 1.0986123], [1000.0, 1000.0]]> : tensor<2x2xf32>
  %a = taso.softmax %x axis 1 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a : tensor<2x2xf32>
}

// Mean 3, variance 4, epsilon 12: (x - 3) / 4 is -1/2 and 1/2; then scale and bias.
// CHECK-LABEL: func @layer_norm
// CHECK: %[[A:.+]] = taso.constant dense<{{\[}}[-1.000000e+00, 5.000000e+00]]>
// CHECK: %[[B:.+]] = taso.constant dense<{{\[}}[9.000000e+00, 2.500000e+01]]>
// CHECK: return %[[A]], %[[B]]
func.func @layer_norm() -> (tensor<1x2xf32>, tensor<1x2xf32>) {
  %x = taso.constant dense<[[1.0, 5.0]]> : tensor<1x2xf32>
  %s = taso.constant dense<[2.0, 10.0]> : tensor<2xf32>
  %b = taso.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %y = taso.layer_norm %x, %s axis 1 epsilon 12.0 : (tensor<1x2xf32>, tensor<2xf32>) -> tensor<1x2xf32>
  %z = taso.layer_norm %x, %s bias %b axis 1 epsilon 12.0 : (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2xf32>
  return %y, %z : tensor<1x2xf32>, tensor<1x2xf32>
}

// Channel 0: (5 - 1) / sqrt(3 + 1) * 3 + 10 = 16. Channel 1: (5 - 5) ... + 20 = 20.
// CHECK-LABEL: func @batch_norm
// CHECK: taso.constant dense<{{\[}}{{\[}}[1.600000e+01], [2.000000e+01]]]>
func.func @batch_norm() -> tensor<1x2x1xf32> {
  %x = taso.constant dense<5.0> : tensor<1x2x1xf32>
  %s = taso.constant dense<[3.0, 7.0]> : tensor<2xf32>
  %b = taso.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %m = taso.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %v = taso.constant dense<[3.0, 8.0]> : tensor<2xf32>
  %y = taso.batch_norm %x, %s, %b, %m, %v epsilon 1.0 : (tensor<1x2x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x1xf32>
  return %y : tensor<1x2x1xf32>
}
