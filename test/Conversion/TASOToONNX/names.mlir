// RUN: taso-opt %s --convert-taso-to-onnx --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The graph outputs bear their names; an output that is an input, or another
// output, is an Identity; other values keep their names where these are free.
// CHECK: %[[A:.*]] = "onnx.Relu"(%arg0) {onnx_node_name = "y"} {{.*}} loc("y")
// CHECK: %[[B:.*]] = "onnx.Tanh"(%[[A]]) {onnx_node_name = "same"} {{.*}} loc("same")
// CHECK: %[[C:.*]] = "onnx.Exp"(%[[B]]) {onnx_node_name = "same_1"} {{.*}} loc("same_1")
// CHECK: %[[D:.*]] = "onnx.Neg"(%[[C]]) {{.*}} loc("w")
// CHECK: %[[I:.*]] = "onnx.Identity"(%[[A]]) {{.*}} loc("z")
// CHECK: %[[J:.*]] = "onnx.Identity"(%arg0) {{.*}} loc("v")
// CHECK: return %[[A]], %[[I]], %[[J]], %[[D]]
func.func @main_graph(%x: tensor<2xf32> {onnx.name = "x"}) -> (tensor<2xf32> {onnx.name = "y"}, tensor<2xf32> {onnx.name = "z"}, tensor<2xf32> {onnx.name = "v"}, tensor<2xf32> {onnx.name = "w"}) {
  %a = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32> loc("other")
  %b = taso.tanh %a : (tensor<2xf32>) -> tensor<2xf32> loc("same")
  %c = taso.exp %b : (tensor<2xf32>) -> tensor<2xf32> loc("same")
  %d = taso.neg %c : (tensor<2xf32>) -> tensor<2xf32> loc("x")
  return %a, %a, %x, %d : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
