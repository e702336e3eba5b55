// RUN: taso-opt %s --convert-onnx-to-taso --split-input-file | FileCheck %s

// CHECK-LABEL: func @broadcast
// CHECK: %[[R:.*]] = taso.reshape %arg1 shape [1, 4, 1, 1]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] shape [1, 4, 8, 8]
// CHECK: taso.sub %arg0, %[[B]]
func.func @broadcast(%x: tensor<1x4x8x8xf32>, %y: tensor<4x1x1xf32>) -> tensor<*xf32> {
  %z = "onnx.Sub"(%x, %y) : (tensor<1x4x8x8xf32>, tensor<4x1x1xf32>) -> tensor<*xf32>
  return %z : tensor<*xf32>
}

// CHECK-LABEL: func @scale
// CHECK: %[[S:.*]] = taso.reshape %arg1 shape []
// CHECK: taso.smul %arg0, %[[S]]
func.func @scale(%x: tensor<2x3xf32>, %s: tensor<1xf32>) -> tensor<*xf32> {
  %z = "onnx.Mul"(%s, %x) : (tensor<1xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return %z : tensor<*xf32>
}

// Two unknown sizes may be equal, or one may be broadcast.
// CHECK-LABEL: func @dynamic
// CHECK: "onnx.Add"(%arg0, %arg1)
// CHECK: taso.add %arg0, %arg0
func.func @dynamic(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %z = "onnx.Add"(%x, %y) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<*xf32>
  %t = "onnx.Add"(%x, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<*xf32>
  return %z, %t : tensor<*xf32>, tensor<*xf32>
}

// Dimensions of one name have one size, and so have those that are computed
// alike from one size: nothing is broadcast.
// CHECK-LABEL: func @equal_sizes
// CHECK: %[[A:.*]] = taso.add %arg0, %arg1 {{.*}}tensor<?x4x8x8xf32>
// CHECK: %[[C:.*]] = "onnx.Clip"(%[[A]]
// CHECK: %[[M:.*]] = taso.mul %[[C]], %arg0
// CHECK: %[[P:.*]] = taso.reduce_mean %[[M]] axes [2, 3]
// CHECK: %[[B:.*]] = taso.broadcast %[[P]] shape [?, 4, 8, 8]
// CHECK: taso.mul %[[M]], %[[B]]
func.func @equal_sizes(%x: tensor<?x4x8x8xf32> {onnx.dim_params = "0:N"}, %y: tensor<?x4x8x8xf32> {onnx.dim_params = "0:N"}, %low: tensor<f32>) -> tensor<*xf32> {
  %a = "onnx.Add"(%x, %y) : (tensor<?x4x8x8xf32>, tensor<?x4x8x8xf32>) -> tensor<*xf32>
  %c = "onnx.Clip"(%a, %low) : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %m = "onnx.Mul"(%c, %x) : (tensor<*xf32>, tensor<?x4x8x8xf32>) -> tensor<*xf32>
  %p = "onnx.GlobalAveragePool"(%m) : (tensor<*xf32>) -> tensor<*xf32>
  %s = "onnx.Mul"(%m, %p) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %s : tensor<*xf32>
}

// One operand grows to what the other has. A size that is not known may be 1, but
// the shape is known.
// CHECK-LABEL: func @growing
// CHECK: %[[R:.*]] = taso.reshape %arg1 shape [1, 4]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] like %arg0 shape [?, 4]
// CHECK: %[[A:.*]] = taso.add %[[B]], %arg0
// CHECK: taso.mul %[[A]], %arg0
// CHECK: %[[O:.*]] = "onnx.Add"(%arg0, %arg2)
// CHECK: "onnx.Mul"(%[[O]], %arg0)
func.func @growing(%x: tensor<?x4xf32>, %y: tensor<4xf32>, %z: tensor<1x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %a = "onnx.Add"(%y, %x) : (tensor<4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %b = "onnx.Mul"(%a, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<*xf32>
  %c = "onnx.Add"(%x, %z) : (tensor<?x4xf32>, tensor<1x?xf32>) -> tensor<?x4xf32>
  %d = "onnx.Mul"(%c, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<*xf32>
  return %b, %d : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @hard
// CHECK: %[[S:.*]] = taso.smul %arg0, %{{.*}} : (tensor<2x3xf32>
// CHECK: %[[A:.*]] = taso.add %[[S]], %{{.*}}
// CHECK: taso.clamp %[[A]] minimum 0.000000e+00 maximum 1.000000e+00
// CHECK: %[[H:.*]] = taso.clamp
// CHECK: taso.mul %arg0, %[[H]]
// CHECK: %[[L:.*]] = taso.smul %arg0
// CHECK: taso.max %arg0, %[[L]]
// CHECK: "onnx.LeakyRelu"
func.func @hard(%x: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %a = "onnx.HardSigmoid"(%x) {alpha = 0.5 : f32} : (tensor<2x3xf32>) -> tensor<*xf32>
  %b = "onnx.HardSwish"(%x) : (tensor<2x3xf32>) -> tensor<*xf32>
  %c = "onnx.LeakyRelu"(%x) : (tensor<2x3xf32>) -> tensor<*xf32>
  %d = "onnx.LeakyRelu"(%x) {alpha = 1.5 : f32} : (tensor<2x3xf32>) -> tensor<*xf32>
  return %a, %b, %c, %d : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @many
// CHECK: %[[A:.*]] = taso.add %arg0, %arg1
// CHECK: %[[S:.*]] = taso.add %[[A]], %arg2
// CHECK: %[[N:.*]] = taso.constant dense<3.000000e+00>
// CHECK: taso.div %{{.*}}, %[[N]]
func.func @many(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %z: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %s = "onnx.Sum"(%x, %y, %z) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  %m = "onnx.Mean"(%x, %y, %z) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return %s, %m : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @powers
// CHECK: taso.mul %arg0, %arg0
// CHECK: taso.sqrt %arg0
// CHECK: "onnx.Pow"(%arg0, %{{.*}})
func.func @powers(%x: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %two = "onnx.Constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %half = "onnx.Constant"() {value_float = 0.5 : f32} : () -> tensor<f32>
  %three = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
  %a = "onnx.Pow"(%x, %two) : (tensor<2x3xf32>, tensor<f32>) -> tensor<*xf32>
  %b = "onnx.Pow"(%x, %half) : (tensor<2x3xf32>, tensor<f32>) -> tensor<*xf32>
  %c = "onnx.Pow"(%x, %three) : (tensor<2x3xf32>, tensor<i64>) -> tensor<*xf32>
  return %a, %b, %c : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// A missing bound is the largest number of the type.
// CHECK-LABEL: func @clip
// CHECK: taso.clamp %arg0 minimum 0.000000e+00 maximum 6.550400e+04
// CHECK: "onnx.Clip"(%arg0, %arg1
func.func @clip(%x: tensor<2x3xf16>, %low: tensor<f16>) -> (tensor<*xf16>, tensor<*xf16>) {
  %none = "onnx.NoValue"() : () -> none
  %zero = "onnx.Constant"() {value = dense<0.0> : tensor<f16>} : () -> tensor<f16>
  %a = "onnx.Clip"(%x, %zero, %none) : (tensor<2x3xf16>, tensor<f16>, none) -> tensor<*xf16>
  %b = "onnx.Clip"(%x, %low) : (tensor<2x3xf16>, tensor<f16>) -> tensor<*xf16>
  return %a, %b : tensor<*xf16>, tensor<*xf16>
}

// CHECK-LABEL: func @cast
// CHECK: taso.reshape %arg0 shape [2, 3]
// CHECK: "onnx.Cast"(%arg0) {to = 10 : si64}
func.func @cast(%x: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf16>) {
  %a = "onnx.Cast"(%x) {to = 1 : si64} : (tensor<2x3xf32>) -> tensor<*xf32>
  %b = "onnx.Cast"(%x) {to = 10 : si64} : (tensor<2x3xf32>) -> tensor<*xf16>
  return %a, %b : tensor<*xf32>, tensor<*xf16>
}

// CHECK-LABEL: func @dropout
// CHECK: taso.reshape %arg0 shape [2, 3]
// CHECK: "onnx.Dropout"
func.func @dropout(%x: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi1>) {
  %a, %m = "onnx.Dropout"(%x) : (tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xi1>)
  %b, %n = "onnx.Dropout"(%x) : (tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xi1>)
  return %a, %b, %n : tensor<*xf32>, tensor<*xf32>, tensor<*xi1>
}

// -----

// Before opset 7 the axis says where the second operand stands.
// CHECK-LABEL: func @old_axis
// CHECK: taso.reshape %arg1 shape [1, 4, 1, 1]
// CHECK: taso.broadcast
// CHECK: taso.add
// CHECK: "onnx.Add"(%arg0, %arg2)
module attributes {onnx.opset_import = [{domain = "", version = 6 : i64}]} {
  func.func @old_axis(%x: tensor<1x4x8x8xf32>, %y: tensor<4xf32>, %z: tensor<8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
    %a = "onnx.Add"(%x, %y) {axis = 1 : si64, broadcast = 1 : si64} : (tensor<1x4x8x8xf32>, tensor<4xf32>) -> tensor<*xf32>
    %b = "onnx.Add"(%x, %z) : (tensor<1x4x8x8xf32>, tensor<8xf32>) -> tensor<*xf32>
    return %a, %b : tensor<*xf32>, tensor<*xf32>
  }
}

// -----

// CHECK-LABEL: func @old_clip
// CHECK: taso.clamp %arg0 minimum 0.000000e+00 maximum 6.000000e+00
module attributes {onnx.opset_import = [{domain = "", version = 10 : i64}]} {
  func.func @old_clip(%x: tensor<2x3xf32>) -> tensor<*xf32> {
    %a = "onnx.Clip"(%x) {max = 6.0 : f32, min = 0.0 : f32} : (tensor<2x3xf32>) -> tensor<*xf32>
    return %a : tensor<*xf32>
  }
}
