// MLIR of before 2022, as ONNX-MLIR printed it, is refused with a hint.
//
// RUN: not taso-opt %s --convert-onnx-to-taso 2>&1 | FileCheck %s
// CHECK: error: custom op 'func' is unknown
// CHECK: note: hint: '{{.*}}old-syntax.mlir' is MLIR of before 2022; expected 'func.func'
module {
  func @main_graph(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %cst = constant unit
    %0 = "onnx.Relu"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
