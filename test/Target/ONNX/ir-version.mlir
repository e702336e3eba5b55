// Before version 4 of the format initializers are inputs as well; one that a pass made
// is none, so that the version is raised.
// RUN: taso-opt %s -o %t.onnx
// RUN: %python -c "import onnx; m = onnx.load(r'%t.onnx'); onnx.checker.check_model(m); print(m.ir_version)" | FileCheck %s
// CHECK: 4
module attributes {onnx.graph_name = "g", onnx.ir_version = 3 : i64, onnx.opset_import = [{domain = "", version = 9 : i64}]} {
  func.func @main_graph(%x: tensor<2xf32> {onnx.name = "x"}) -> (tensor<2xf32> {onnx.name = "y"}) {
    %w = taso.constant {onnx.source = {attributes = {onnx.initializer}, op = "Constant"}} dense<[1.0, 2.0]> : tensor<2xf32>
    %0 = taso.add %x, %w : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
