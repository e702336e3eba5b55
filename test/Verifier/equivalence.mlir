// Which functions taso-opt says are equal, and what it prints.

// RUN: rm -rf %t && split-file %s %t
// RUN: taso-opt --taso-verify-equivalence %t/two.mlir %t/two.mlir | FileCheck %s --check-prefix=ALL --match-full-lines
// ALL: proved: 2 of 2 outputs
// RUN: taso-opt --taso-verify-equivalence %t/two.mlir %t/merged.mlir 2>%t/log | FileCheck %s --check-prefix=ALL --match-full-lines
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t/log
// REMARK: remark: of 3 operations, 0 are congruent to earlier ones, and 1 were proved to be equal, in {{[0-9]+}} steps
// RUN: taso-opt --taso-verify-equivalence %t/two.mlir %t/merged.mlir --mlir-diagnostic-verbosity-level=warnings 2>&1 | FileCheck %s --check-prefix=ALL --match-full-lines

// An optimiser of ours.
// RUN: taso-opt %t/two.mlir --taso-superoptimize=device=h200 -o %t/optimized.mlir
// RUN: FileCheck %s --check-prefix=OPTIMIZED --input-file=%t/optimized.mlir
// OPTIMIZED: taso.split
// RUN: taso-opt --taso-verify-equivalence %t/two.mlir %t/optimized.mlir | FileCheck %s --check-prefix=ALL --match-full-lines

// The second output differs.
// RUN: not taso-opt --taso-verify-equivalence %t/two.mlir %t/swapped.mlir | FileCheck %s --check-prefix=SECOND --match-full-lines
// SECOND: error: output 1 of @main differs at [0, {{[0-9]}}, {{[0-9]}}, {{[0-9]}}]: before {{-?[0-9.]+}}, after {{-?[0-9.]+}}

// Beyond the prover: x / (x + 1) = 1 / (1 + 1 / x).
// RUN: taso-opt --taso-verify-equivalence %t/fraction.mlir %t/reciprocals.mlir | FileCheck %s --check-prefix=TESTED --match-full-lines
// TESTED: equal: 1 proved, 1 tested over the prime field (3 samples)

// Operations of other dialects are functions if they have no side effects.
// RUN: taso-opt --taso-verify-equivalence %t/foreign.mlir %t/foreign.mlir --taso-verify-function=node | FileCheck %s --check-prefix=ONE --match-full-lines
// ONE: proved: 1 of 1 outputs
// RUN: not taso-opt --taso-verify-equivalence %t/foreign.mlir %t/foreign.mlir --taso-verify-function=random | FileCheck %s --check-prefix=RANDOM --match-full-lines
// RANDOM: unknown: output 0 of @random: it depends on 'onnx.RandomNormalLike', which may have side effects or other results each time

//--- two.mlir
func.func @main(%x: tensor<1x8x9x9xf32>, %v: tensor<4x8x3x3xf32> {taso.weight}, %w: tensor<4x8x3x3xf32> {taso.weight}) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) {
  %a = taso.conv2d %x, %v : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
  %b = taso.conv2d %x, %w : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
  return %a, %b : tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>
}

//--- merged.mlir
func.func @main(%x: tensor<1x8x9x9xf32>, %v: tensor<4x8x3x3xf32>, %w: tensor<4x8x3x3xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) {
  %0 = taso.concat %w, %v axis 0 : (tensor<4x8x3x3xf32>, tensor<4x8x3x3xf32>) -> tensor<8x8x3x3xf32>
  %1 = taso.conv2d %x, %0 : (tensor<1x8x9x9xf32>, tensor<8x8x3x3xf32>) -> tensor<1x8x7x7xf32>
  %2:2 = taso.split %1 axis 1 sizes [4, 4] : (tensor<1x8x7x7xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>)
  return %2#1, %2#0 : tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>
}

//--- swapped.mlir
func.func @main(%x: tensor<1x8x9x9xf32>, %v: tensor<4x8x3x3xf32>, %w: tensor<4x8x3x3xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) {
  %0 = taso.concat %v, %w axis 0 : (tensor<4x8x3x3xf32>, tensor<4x8x3x3xf32>) -> tensor<8x8x3x3xf32>
  %1 = taso.conv2d %x, %0 : (tensor<1x8x9x9xf32>, tensor<8x8x3x3xf32>) -> tensor<1x8x7x7xf32>
  %2:2 = taso.split %1 axis 1 sizes [4, 4] : (tensor<1x8x7x7xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>)
  return %2#0, %2#0 : tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>
}

//--- fraction.mlir
func.func @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %o = taso.constant dense<1.0> : tensor<4xf32>
  %0 = taso.div %o, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = taso.add %o, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = taso.div %o, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2, %0 : tensor<4xf32>, tensor<4xf32>
}

//--- reciprocals.mlir
func.func @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %o = taso.constant dense<1.0> : tensor<4xf32>
  %0 = taso.add %x, %o : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = taso.div %x, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = taso.div %o, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

//--- foreign.mlir
func.func @node(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "onnx.Foo"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @random(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "onnx.RandomNormalLike"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
