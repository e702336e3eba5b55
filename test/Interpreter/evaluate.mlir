// RUN: taso-opt %s --taso-evaluate | FileCheck %s --check-prefixes=ALL,FLOAT
// RUN: taso-opt %s --taso-evaluate=scalar=double | FileCheck %s --check-prefixes=ALL,DOUBLE
// RUN: taso-opt %s --taso-evaluate=scalar=field | FileCheck %s --check-prefixes=ALL,FIELD
// RUN: not taso-opt %s --taso-evaluate=scalar=half 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: expected scalar to be float, double or field, found 'half'

// In f16, 2048 + 1 rounds to 2048 after each addition; in double only the final
// 2050 is rounded, and it is exact.
// ALL-LABEL: func @rounds_after_each_operation
// FLOAT: %[[V:.+]] = taso.constant dense<2.048000e+03> : tensor<1xf16>
// FLOAT-NEXT: return %[[V]]
// DOUBLE: taso.constant dense<2.050000e+03> : tensor<1xf16>
// FIELD: taso.constant dense<2050> : tensor<1xi64>
func.func @rounds_after_each_operation() -> tensor<1xf16> {
  %x = taso.constant dense<2048.0> : tensor<1xf16>
  %one = taso.constant dense<1.0> : tensor<1xf16>
  %a = taso.add %x, %one : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
  %b = taso.add %a, %one : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
  return %b : tensor<1xf16>
}

// 1/2 is the inverse of 2, and (1/2 + 1/2) is 1; -1 is printed as such. The
// division by zero is the smallest integer.
// ALL-LABEL: func @residues
// FIELD: dense<[1, -1, -9223372036854775808]> : tensor<3xi64>
func.func @residues() -> tensor<3xf32> {
  %x = taso.constant dense<[1.0, -3.0, 1.0]> : tensor<3xf32>
  %y = taso.constant dense<[1.0, 3.0, 0.0]> : tensor<3xf32>
  %q = taso.div %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %q : tensor<3xf32>
}

// A function with arguments stays.
// ALL-LABEL: func @stays
// ALL: taso.relu
func.func @stays(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
