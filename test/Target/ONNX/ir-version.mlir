// Before version 4 of the format initializers are inputs as well; one that a pass made
// is none, so that the version is raised. From then on an input with an initializer is a
// default that callers may replace, which runtimes neither fold nor fuse: the constants
// of the model are inputs no more.
// RUN: taso-opt %s -o %t.onnx
// RUN: %python -c "import onnx; m = onnx.load(r'%t.onnx'); onnx.checker.check_model(m); print(m.ir_version, *[i.name for i in m.graph.input], len(m.graph.initializer))" | FileCheck %s
// CHECK: 4 x 2
module attributes {onnx.graph_name = "g", onnx.ir_version = 3 : i64, onnx.opset_import = [{domain = "", version = 9 : i64}]} {
  func.func @main_graph(%x: tensor<2xf32> {onnx.name = "x"}) -> (tensor<2xf32> {onnx.name = "y"}) {
    %v = taso.constant {onnx.source = {attributes = {onnx.initializer, onnx.listed_input = 1 : i64}, op = "Constant"}} dense<[3.0, 4.0]> : tensor<2xf32>
    %w = taso.constant {onnx.source = {attributes = {onnx.initializer}, op = "Constant"}} dense<[1.0, 2.0]> : tensor<2xf32>
    %0 = taso.add %x, %w : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = taso.mul %0, %v : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
