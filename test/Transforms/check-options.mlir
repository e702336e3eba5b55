// RUN: taso-opt %s --taso-check=against=%S/Inputs/check-before.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=EXACT
// RUN: taso-opt %s --taso-check="against=%S/Inputs/check-before.mlir max-flops=10 samples=4" 2>&1 >/dev/null | FileCheck %s --check-prefix=FLOPS
// RUN: not taso-opt %s --taso-check=against=%S/Inputs/check-other.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not taso-opt %s --taso-check=against=%S/Inputs/missing.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not taso-opt %s --taso-check 2>&1 | FileCheck %s --check-prefix=NEITHER
// RUN: not taso-opt %s --taso-check=reference=nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE

// EXACT: remark: equal, exactly in the prime field (outputs: 1, samples: 2)
// FLOPS: remark: equal within the tolerance, in double (outputs: 1, samples: 4); {{.*}}; not exact: both functions take 60 scalar operations, more than max-flops
// OTHER: error: the reference has another type: expected '(tensor<5xf32>) -> tensor<5xf32>', found '(tensor<10xf32>) -> tensor<10xf32>'
// MISSING: could not open input file
// NEITHER: expected one of the options against=FILE and reference=FUNCTION
// NOWHERE: there is no function 'nowhere' with a body
func.func @main(%x: tensor<10xf32>) -> tensor<10xf32> {
  %a = taso.relu %x : (tensor<10xf32>) -> tensor<10xf32>
  %b = taso.add %a, %a : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %c = taso.relu %b : (tensor<10xf32>) -> tensor<10xf32>
  return %c : tensor<10xf32>
}
