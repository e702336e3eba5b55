// What ONNX cannot hold is one error that names the operation; no file is written.

// RUN: rm -rf %t && split-file %s %t
// RUN: not taso-translate --export-onnx %t/leftover.mlir -o %t/a.onnx 2>&1 | FileCheck %s --check-prefix=LEFTOVER
// RUN: not taso-translate --export-onnx %t/kind.mlir -o %t/a.onnx 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not taso-translate --export-onnx %t/wide.mlir -o %t/a.onnx 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not taso-translate --export-onnx %t/elided.mlir -o %t/a.onnx 2>&1 | FileCheck %s --check-prefix=ELIDED
// RUN: not taso-translate --export-onnx %t/two.mlir -o %t/a.onnx 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not ls %t/a.onnx
// RUN: not taso-opt %t/good.mlir -o %t/no/such/folder.onnx 2>&1 | FileCheck %s --check-prefix=FOLDER

// LEFTOVER: error: 'taso.relu' is no operation of ONNX, so the function cannot be exported
// LEFTOVER: note: hint: run --convert-taso-to-onnx first
// KIND: error: attribute 'a', [1, "x"], is of no kind that ONNX has
// WIDE: error: attribute 'a', 18446744073709551617 : i128, is of no kind that ONNX has
// ELIDED: error: the elements of the resource '__elided__' are not in the module
// TWO: has 2 functions, so none is the graph of an ONNX model
// TWO: note: hint: name the function to export @main_graph
// FOLDER: error: cannot write '{{.*}}no/such/folder.onnx': there is no directory

//--- leftover.mlir
func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- kind.mlir
func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = "onnx.Relu"(%x) {a = [1, "x"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- wide.mlir
func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = "onnx.Relu"(%x) {a = 18446744073709551617 : i128} : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- elided.mlir
func.func @main_graph() -> tensor<2xf32> {
  %y = taso.constant dense_resource<__elided__> : tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- two.mlir
func.func @f() {
  return
}
func.func @g() {
  return
}

//--- good.mlir
func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = "onnx.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
