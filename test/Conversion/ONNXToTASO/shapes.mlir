// RUN: taso-opt %s --convert-onnx-to-taso --split-input-file | FileCheck %s
// RUN: taso-opt %s --convert-onnx-to-taso=fold-shapes --split-input-file | FileCheck %s --check-prefix=FOLD

// A computed reshape becomes static; the nodes that compute it stay, or go.
// CHECK-LABEL: func @computed_reshape
// CHECK: "onnx.Shape"
// CHECK: "onnx.Concat"
// CHECK: taso.reshape %arg0 shape [2, 12]
// FOLD-LABEL: func @computed_reshape
// FOLD-NOT: onnx.Shape
// FOLD-NOT: onnx.Concat
// FOLD: taso.reshape %arg0 shape [2, 12]
func.func @computed_reshape(%x: tensor<2x3x4xf32>) -> tensor<*xf32> {
  %s = "onnx.Shape"(%x) : (tensor<2x3x4xf32>) -> tensor<3xi64>
  %i = "onnx.Constant"() {value_int = 0 : si64} : () -> tensor<i64>
  %g = "onnx.Gather"(%s, %i) : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %axes = "onnx.Constant"() {value_ints = [0]} : () -> tensor<1xi64>
  %u = "onnx.Unsqueeze"(%g, %axes) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
  %m = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %c = "onnx.Concat"(%u, %m) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %y = "onnx.Reshape"(%x, %c) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @views
// CHECK: taso.reshape %arg0 shape [2, 1, 12]
// CHECK: taso.reshape %arg0 shape [2, 12]
// CHECK: taso.reshape %arg0 shape [1, 2, 3, 4, 1]
// CHECK: "onnx.Reshape"(%arg0, %arg1)
func.func @views(%x: tensor<2x3x4xf32>, %unknown: tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %s = "onnx.Constant"() {value = dense<[0, 1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %axes = "onnx.Constant"() {value = dense<[0, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %a = "onnx.Reshape"(%x, %s) : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<*xf32>
  %b = "onnx.Flatten"(%x) : (tensor<2x3x4xf32>) -> tensor<*xf32>
  %c = "onnx.Unsqueeze"(%x, %axes) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<*xf32>
  %d = "onnx.Reshape"(%x, %unknown) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<*xf32>
  return %a, %b, %c, %d : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @slice
// CHECK: %[[A:.*]] = taso.slice %arg0 axis 0 start 1 size 3 step 2
// CHECK: taso.slice %[[A]] axis 1 start 6 size 2
// CHECK: "onnx.Slice"
func.func @slice(%x: tensor<8x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %starts = "onnx.Constant"() {value = dense<[1, -2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %ends = "onnx.Constant"() {value = dense<[7, 9223372036854775807]> : tensor<2xi64>} : () -> tensor<2xi64>
  %axes = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %steps = "onnx.Constant"() {value = dense<[2, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %back = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %a = "onnx.Slice"(%x, %starts, %ends, %axes, %steps) : (tensor<8x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  %b = "onnx.Slice"(%x, %starts, %ends, %axes, %back) : (tensor<8x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  return %a, %b : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @pad
// CHECK: taso.pad %arg0 low [0, 1] high [2, 3] value 5.000000e-01
// CHECK: "onnx.Pad"(%arg0, %{{.*}}) {mode = "reflect"}
func.func @pad(%x: tensor<8x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %pads = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
  %value = "onnx.Constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %a = "onnx.Pad"(%x, %pads, %value) : (tensor<8x8xf32>, tensor<4xi64>, tensor<f32>) -> tensor<*xf32>
  %b = "onnx.Pad"(%x, %pads) {mode = "reflect"} : (tensor<8x8xf32>, tensor<4xi64>) -> tensor<*xf32>
  return %a, %b : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @split
// CHECK: taso.split %arg0 axis 1 sizes [3, 5]
// CHECK: "onnx.Split"(%arg0) {axis = 1 : si64}
func.func @split(%x: tensor<2x8xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %sizes = "onnx.Constant"() {value = dense<[3, 5]> : tensor<2xi64>} : () -> tensor<2xi64>
  %a:2 = "onnx.Split"(%x, %sizes) {axis = -1 : si64} : (tensor<2x8xf32>, tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>)
  %b:3 = "onnx.Split"(%x) {axis = 1 : si64} : (tensor<2x8xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return %a#0, %a#1, %b#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @gather
// CHECK: taso.gather %arg0, %arg1 axis 1
func.func @gather(%x: tensor<2x8xf32>, %i: tensor<3xi64>) -> tensor<*xf32> {
  %y = "onnx.Gather"(%x, %i) {axis = -1 : si64} : (tensor<2x8xf32>, tensor<3xi64>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// -----

// From opset 18 on the last part may be smaller.
// CHECK-LABEL: func @uneven_split
// CHECK: taso.split %arg0 axis 1 sizes [3, 3, 2]
module attributes {onnx.opset_import = [{domain = "", version = 18 : i64}]} {
  func.func @uneven_split(%x: tensor<2x8xf32>) -> tensor<*xf32> {
    %b:3 = "onnx.Split"(%x) {axis = 1 : si64, num_outputs = 3 : si64} : (tensor<2x8xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
    return %b#2 : tensor<*xf32>
  }
}
