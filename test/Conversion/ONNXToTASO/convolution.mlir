// RUN: taso-opt %s --convert-onnx-to-taso --split-input-file | FileCheck %s

// CHECK-LABEL: func @conv_pads_and_groups
// CHECK: taso.conv2d %{{.*}}, %{{.*}} bias %{{.*}} strides [2, 1] pads [1, 2, 3, 4] dilations [1, 2] groups 2
func.func @conv_pads_and_groups(%x: tensor<1x4x8x8xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> tensor<*xf32> {
  %y = "onnx.Conv"(%x, %w, %b) {dilations = [1, 2], group = 2 : si64, kernel_shape = [3, 3], pads = [1, 2, 3, 4], strides = [2, 1]} : (tensor<1x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// The odd element of padding goes to the end, or to the front.
// CHECK-LABEL: func @conv_same
// CHECK: taso.conv2d %{{.*}} strides [2, 2] pads [0, 0, 1, 1]
// CHECK: taso.conv2d %{{.*}} strides [2, 2] pads [1, 1, 0, 0]
func.func @conv_same(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %y = "onnx.Conv"(%x, %w) {auto_pad = "SAME_UPPER", strides = [2, 2]} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  %z = "onnx.Conv"(%x, %w) {auto_pad = "SAME_LOWER", strides = [2, 2]} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return %y, %z : tensor<*xf32>, tensor<*xf32>
}

// VALID means no pads.
// CHECK-LABEL: func @conv_valid
// CHECK: taso.conv2d %{{.*}}, %{{.*}} {{.*}}-> tensor<1x6x6x6xf32>
func.func @conv_valid(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<*xf32> {
  %y = "onnx.Conv"(%x, %w) {auto_pad = "VALID"} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// A sequence is an image of one row.
// CHECK-LABEL: func @conv_sequence
// CHECK-DAG: %[[X:.*]] = taso.reshape %arg0 shape [1, 4, 1, 8]
// CHECK-DAG: %[[W:.*]] = taso.reshape %arg1 shape [6, 4, 1, 3]
// CHECK: %[[Y:.*]] = taso.conv2d %[[X]], %[[W]] strides [1, 2] pads [0, 1, 0, 1]
// CHECK: taso.reshape %[[Y]] shape [1, 6, 4]
func.func @conv_sequence(%x: tensor<1x4x8xf32>, %w: tensor<6x4x3xf32>) -> tensor<*xf32> {
  %y = "onnx.Conv"(%x, %w) {pads = [1, 1], strides = [2]} : (tensor<1x4x8xf32>, tensor<6x4x3xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @conv_stays
// CHECK-NOT: taso.conv2d
func.func @conv_stays(%x: tensor<1x4x8x8x8xf32>, %w: tensor<6x4x3x3x3xf32>, %d: tensor<1x4x8x8xf64>, %v: tensor<6x4x3x3xf64>, %u: tensor<*xf32>, %k: tensor<6x4x3x3xf32>) -> (tensor<*xf32>, tensor<*xf64>, tensor<*xf32>) {
  // CHECK: "onnx.Conv"(%arg0, %arg1) : (tensor<1x4x8x8x8xf32>
  %a = "onnx.Conv"(%x, %w) : (tensor<1x4x8x8x8xf32>, tensor<6x4x3x3x3xf32>) -> tensor<*xf32>
  // CHECK: "onnx.Conv"(%arg2, %arg3)
  %b = "onnx.Conv"(%d, %v) : (tensor<1x4x8x8xf64>, tensor<6x4x3x3xf64>) -> tensor<*xf64>
  // CHECK: "onnx.Conv"(%arg4, %arg5)
  %c = "onnx.Conv"(%u, %k) : (tensor<*xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return %a, %b, %c : tensor<*xf32>, tensor<*xf64>, tensor<*xf32>
}

// CHECK-LABEL: func @max_pool_ceil
// CHECK: taso.pool2d_max %{{.*}} kernel [3, 3] strides [2, 2] pads [0, 0, 1, 1]
func.func @max_pool_ceil(%x: tensor<1x4x8x8xf32>) -> tensor<*xf32> {
  %y = "onnx.MaxPool"(%x) {ceil_mode = 1 : si64, kernel_shape = [3, 3], strides = [2, 2]} : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// The window that rounding up would add starts in the padding at the end.
// CHECK-LABEL: func @max_pool_ceil_outside
// CHECK: "onnx.MaxPool"
func.func @max_pool_ceil_outside(%x: tensor<1x4x4x4xf32>) -> tensor<*xf32> {
  %y = "onnx.MaxPool"(%x) {ceil_mode = 1 : si64, kernel_shape = [1, 1], pads = [0, 0, 0, 0], strides = [4, 4]} : (tensor<1x4x4x4xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @average_pool_count
// CHECK: taso.pool2d_avg %{{.*}} kernel [2, 2] pads [0, 0, 1, 1] count_include_pad 1
func.func @average_pool_count(%x: tensor<1x4x8x8xf32>) -> tensor<*xf32> {
  %y = "onnx.AveragePool"(%x) {count_include_pad = 1 : si64, kernel_shape = [2, 2], pads = [0, 0, 1, 1]} : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @average_pool_stays
// CHECK: "onnx.AveragePool"(%arg0) {ceil_mode = 1 : si64
func.func @average_pool_stays(%x: tensor<1x4x8x8xf32>) -> tensor<*xf32> {
  %y = "onnx.AveragePool"(%x) {ceil_mode = 1 : si64, count_include_pad = 1 : si64, kernel_shape = [3, 3], strides = [2, 2]} : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @global
// CHECK: taso.reduce_mean %arg0 axes [2, 3] keep_dims 1
// CHECK: taso.reduce_max %arg0 axes [2, 3] keep_dims 1
func.func @global(%x: tensor<1x4x8x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %y = "onnx.GlobalAveragePool"(%x) : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
  %z = "onnx.GlobalMaxPool"(%x) : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
  return %y, %z : tensor<*xf32>, tensor<*xf32>
}
