// RUN: taso-opt %s --convert-taso-to-onnx --split-input-file | FileCheck %s

// The same operators in an old and in a new opset.

// CHECK-LABEL: func @old
// CHECK: "onnx.Split"(%arg0) {axis = 1 : si64, {{.*}}split = [3, 5]}
// CHECK: "onnx.Slice"(%arg0) {axes = [1], ends = [4], {{.*}}starts = [1]}
// CHECK: "onnx.Pad"(%arg0) {mode = "constant", {{.*}}pads = [0, 1, 0, 2], value = 0.000000e+00 : f32}
// CHECK: "onnx.Clip"(%arg0) {max = 6.000000e+00 : f32, min = 0.000000e+00 : f32
// CHECK: "onnx.ReduceSum"(%arg0) {axes = [1], keepdims = 0 : si64
// CHECK: "onnx.ReduceMean"
// CHECK: "onnx.Erf"
// CHECK: "onnx.Expand"
module attributes {onnx.opset_import = [{domain = "", version = 9 : i64}]} {
  func.func @old(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %r: tensor<1x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x11xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) {
    %a:2 = taso.split %x axis 1 sizes [3, 5] : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>)
    %b = taso.slice %x axis 1 start 1 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
    %c = taso.pad %x low [0, 1] high [0, 2] : (tensor<2x8xf32>) -> tensor<2x11xf32>
    %d = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %e = taso.reduce_sum %x axes [1] : (tensor<2x8xf32>) -> tensor<2xf32>
    %f = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    %g = taso.gelu %x : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %h = taso.broadcast %r shape [2, 8] : (tensor<1x8xf32>) -> tensor<2x8xf32>
    return %a#0, %a#1, %b, %c, %d, %e, %f, %g, %h : tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x11xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>
  }
}

// -----

// CHECK-LABEL: func @new
// CHECK: "onnx.Split"(%arg0, %{{.*}}) {axis = 1 : si64
// CHECK: "onnx.Slice"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
// CHECK: "onnx.Pad"(%arg0, %{{.*}}) {mode = "constant"
// CHECK: "onnx.Clip"(%arg0, %{{.*}}, %{{.*}})
// CHECK: "onnx.ReduceSum"(%arg0, %{{.*}}) {keepdims = 0 : si64
// CHECK: "onnx.LayerNormalization"(%arg0, %arg1)
// CHECK: "onnx.Gelu"(%arg0) {approximate = "none"
// CHECK: "onnx.Add"(%arg0, %arg2)
module attributes {onnx.opset_import = [{domain = "", version = 20 : i64}]} {
  func.func @new(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %r: tensor<1x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x11xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) {
    %a:2 = taso.split %x axis 1 sizes [3, 5] : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>)
    %b = taso.slice %x axis 1 start 1 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
    %c = taso.pad %x low [0, 1] high [0, 2] : (tensor<2x8xf32>) -> tensor<2x11xf32>
    %d = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %e = taso.reduce_sum %x axes [1] : (tensor<2x8xf32>) -> tensor<2xf32>
    %f = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    %g = taso.gelu %x : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %h = taso.broadcast %r shape [2, 8] : (tensor<1x8xf32>) -> tensor<2x8xf32>
    // A broadcast before a pointwise operator is implicit.
    %i = taso.add %x, %h : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    return %a#0, %a#1, %b, %c, %d, %e, %f, %g, %i : tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x11xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>
  }
}
