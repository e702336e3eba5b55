// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// A window of one element that visits all is the identity.
// CHECK-LABEL: func @unit_windows
// CHECK-NEXT: return %arg0, %arg0
func.func @unit_windows(%x: tensor<1x2x4x4xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) {
  %a = taso.pool2d_max %x kernel [1, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %b = taso.pool2d_avg %x kernel [1, 1] count_include_pad 1 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  return %a, %b : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>
}

// -----

// CHECK-LABEL: func @windows_stay
// CHECK: taso.pool2d_max %arg0 kernel [1, 1] strides [2, 1]
// CHECK: taso.pool2d_max %arg0 kernel [3, 3] pads [1, 1, 1, 1]
// CHECK: taso.pool2d_avg %arg0 kernel [1, 1] strides [1, 2]
// CHECK: taso.pool2d_avg %arg0 kernel [3, 3] pads [1, 1, 1, 1]
func.func @windows_stay(%x: tensor<1x2x4x4xf32>) -> (tensor<1x2x2x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x4xf32>) {
  %a = taso.pool2d_max %x kernel [1, 1] strides [2, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x4xf32>
  %b = taso.pool2d_max %x kernel [3, 3] pads [1, 1, 1, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %c = taso.pool2d_avg %x kernel [1, 1] strides [1, 2] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x2xf32>
  %d = taso.pool2d_avg %x kernel [3, 3] pads [1, 1, 1, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  return %a, %b, %c, %d : tensor<1x2x2x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x4xf32>
}
