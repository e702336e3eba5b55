// ONNX-MLIR's text cannot be written as an .onnx file.
//
// RUN: rm -f %t.onnx
// RUN: not taso-opt %s --convert-onnx-to-taso -o %t.onnx 2>&1 | FileCheck %s
// RUN: not ls %t.onnx
// CHECK: error: 'onnx.NoValue' is in the form of ONNX-MLIR, which no .onnx file has; expected an output file .mlir
func.func @main_graph(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32> {
  %0 = "onnx.NoValue"() <{value}> : () -> none
  %1 = "onnx.Conv"(%x, %w, %0) <{kernel_shape = [3, 3]}> : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>, none) -> tensor<1x4x6x6xf32>
  onnx.Return %1 : tensor<1x4x6x6xf32>
}
