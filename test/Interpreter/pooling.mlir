// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// CHECK-LABEL: func @pool2d_max
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[5.000000e+00, 6.000000e+00], [8.000000e+00, 9.000000e+00]]]]>
func.func @pool2d_max() -> tensor<1x1x2x2xf32> {
  %x = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %y = taso.pool2d_max %x kernel [2, 2] : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x2xf32>
  return %y : tensor<1x1x2x2xf32>
}

// The padding is no zero that wins over negative elements.
// CHECK-LABEL: func @pool2d_max_padding
// CHECK: taso.constant dense<{{\[}}{{\[}}{{\[}}[-1.000000e+00, -2.000000e+00], [-3.000000e+00, -4.000000e+00]]]]>
func.func @pool2d_max_padding() -> tensor<1x1x2x2xf32> {
  %x = taso.constant dense<[[[[-1.0, -2.0], [-3.0, -4.0]]]]> : tensor<1x1x2x2xf32>
  %y = taso.pool2d_max %x kernel [2, 2] strides [2, 2] pads [1, 1, 1, 1] : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  return %y : tensor<1x1x2x2xf32>
}

// Dilation 2 sees the corners only.
// CHECK-LABEL: func @pool2d_max_dilated
// CHECK: taso.constant dense<4.000000e+00> : tensor<1x1x1x1xf32>
func.func @pool2d_max_dilated() -> tensor<1x1x1x1xf32> {
  %x = taso.constant dense<[[[[1.0, 9.0, 2.0], [9.0, 9.0, 9.0], [3.0, 9.0, 4.0]]]]> : tensor<1x1x3x3xf32>
  %y = taso.pool2d_max %x kernel [2, 2] dilations [2, 2] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  return %y : tensor<1x1x1x1xf32>
}

// The corner window holds one element of four: 4 without the padding, 1 with it.
// CHECK-LABEL: func @pool2d_avg
// CHECK: %[[OUT:.+]] = taso.constant dense<{{\[}}{{\[}}{{\[}}[4.000000e+00, 6.000000e+00], [8.000000e+00, 1.000000e+01]]]]>
// CHECK: %[[IN:.+]] = taso.constant dense<{{\[}}{{\[}}{{\[}}[1.000000e+00, 3.000000e+00], [4.000000e+00, 1.000000e+01]]]]>
// CHECK: return %[[OUT]], %[[IN]]
func.func @pool2d_avg() -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) {
  %x = taso.constant dense<[[[[4.0, 5.0, 7.0], [6.0, 7.0, 9.0], [10.0, 11.0, 13.0]]]]> : tensor<1x1x3x3xf32>
  %y = taso.pool2d_avg %x kernel [2, 2] strides [2, 2] pads [1, 1, 0, 0] : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x2xf32>
  %z = taso.pool2d_avg %x kernel [2, 2] strides [2, 2] pads [1, 1, 0, 0] count_include_pad 1 : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x2xf32>
  return %y, %z : tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>
}
