// RUN: taso-opt %s --convert-onnx-to-taso | FileCheck %s
// RUN: taso-opt %s --convert-onnx-to-taso --convert-taso-to-onnx | FileCheck %s --check-prefix=BACK

// CHECK: taso.abs %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// BACK: "onnx.Abs"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
module attributes {onnx.ir_version = 7 : si64, onnx.opset_import = [{domain = "", version = 13 : si64}]} {
  func.func @main_graph(%x: tensor<2x3xf32> {onnx.name = "x"}) -> (tensor<2x3xf32> {onnx.name = "y"}) {
    %y = "onnx.Abs"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %y : tensor<2x3xf32>
  }
}
