// TOSA of before 2025, which does not verify, but parses if nothing is verified.
//
// RUN: not taso-opt %s --convert-tosa-to-taso 2>&1 | FileCheck %s --check-prefix=PARSER
// PARSER: error: 'tosa.const' op requires attribute 'values'
// PARSER: note: hint: '{{.*}}old.mlir' is TOSA of before 2025
//
// RUN: not taso-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --convert-tosa-to-taso 2>&1 | FileCheck %s

// CHECK: old.mlir:[[#@LINE+5]]:8: error: 'tosa.const' op requires attribute 'values'
// CHECK: old.mlir:[[#@LINE+4]]:8: error: expected TOSA 1.0, as of MLIR 22
// CHECK: note: hint: what was made before 2025 has another syntax
// CHECK-NOT: Stack dump
func.func @old(%x: tensor<2xf32>) -> tensor<2xf32> {
  %w = "tosa.const"() {value = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %y = "tosa.add"(%x, %w) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
