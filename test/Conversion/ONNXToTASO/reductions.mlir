// RUN: taso-opt %s --convert-onnx-to-taso --split-input-file | FileCheck %s

// CHECK-LABEL: func @reduce
// CHECK: taso.reduce_sum %arg0 axes [0, 2]
// CHECK: taso.reduce_mean %arg0 axes [1] keep_dims 1
// CHECK: taso.reduce_max %arg0 axes [0, 1, 2] keep_dims 1
// CHECK: "onnx.ReduceSum"(%arg0, %arg1)
func.func @reduce(%x: tensor<2x3x4xf32>, %unknown: tensor<1xi64>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %axes = "onnx.Constant"() {value = dense<[-1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
  %a = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<*xf32>
  %b = "onnx.ReduceMean"(%x) {axes = [1]} : (tensor<2x3x4xf32>) -> tensor<*xf32>
  %c = "onnx.ReduceMax"(%x) : (tensor<2x3x4xf32>) -> tensor<*xf32>
  %d = "onnx.ReduceSum"(%x, %unknown) : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<*xf32>
  return %a, %b, %c, %d : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @layer_norm
// CHECK: %[[S:.*]] = taso.broadcast %{{.*}} shape [3, 4]
// CHECK: taso.layer_norm %arg0, %[[S]] axis 1 epsilon 9.765625E-4
func.func @layer_norm(%x: tensor<2x3x4xf32>, %s: tensor<4xf32>) -> tensor<*xf32> {
  %a = "onnx.LayerNormalization"(%x, %s) {axis = -2 : si64, epsilon = 0.0009765625 : f32} : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  return %a : tensor<*xf32>
}

// CHECK-LABEL: func @batch_norm
// CHECK: taso.batch_norm %arg0, %arg1, %arg2, %arg1, %arg2 epsilon
// CHECK: "onnx.BatchNormalization"
func.func @batch_norm(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %a = "onnx.BatchNormalization"(%x, %s, %b, %s, %b) : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
  %t = "onnx.BatchNormalization"(%x, %s, %b, %s, %b) {training_mode = 1 : si64} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %a, %t : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @softmax
// CHECK: taso.softmax %arg0 axis 1
func.func @softmax(%x: tensor<2x3x4xf32>) -> tensor<*xf32> {
  %a = "onnx.Softmax"(%x) {axis = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<*xf32>
  return %a : tensor<*xf32>
}

// -----

// Before opset 13 the dimensions from the axis on are one.
// CHECK-LABEL: func @old_softmax
// CHECK: %[[F:.*]] = taso.reshape %arg0 shape [2, 12]
// CHECK: %[[S:.*]] = taso.softmax %[[F]] axis 1
// CHECK: taso.reshape %[[S]] shape [2, 3, 4]
module attributes {onnx.opset_import = [{domain = "", version = 12 : i64}]} {
  func.func @old_softmax(%x: tensor<2x3x4xf32>) -> tensor<*xf32> {
    %a = "onnx.Softmax"(%x) : (tensor<2x3x4xf32>) -> tensor<*xf32>
    return %a : tensor<*xf32>
  }
}
