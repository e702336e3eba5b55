// Inputs that no memory holds are refused before they are drawn, and nothing is written.
//
// REQUIRES: address-limit
//
// RUN: rm -f %t.mlir
// RUN: not taso-opt %s --taso-superoptimize="check=true device=h200" -o %t.mlir 2>&1 | FileCheck %s
// RUN: not ls %t.mlir
// CHECK: error: check=true cannot be done: argument 0 of type 'tensor<1000000x1000000xf32>' is too large to interpret: expected at most 2147483648 elements
//
// RUN: sed 's/taso.add/taso.sub/' %s > %t.other.mlir
// RUN: not taso-opt --taso-verify-equivalence %s %t.other.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: unknown: output 0 of @f: argument 0 of type 'tensor<1000000x1000000xf32>' is too large to interpret
//
// Nor are values that each can be held, but not together.
// RUN: sed 's/1000000x1000000/40000x40000/g' %s > %t.held.mlir
// RUN: not sh -c "ulimit -v 4000000; exec taso-opt %t.held.mlir --taso-superoptimize=check=true -o %t.mlir" 2>&1 | FileCheck %s --check-prefix=HELD
// RUN: not ls %t.mlir
// HELD: error: check=true cannot be done: 'f' is too large to interpret: its values take {{[0-9.]+}} GB of memory, and there are 4.1 GB
func.func @f(%x: tensor<1000000x1000000xf32>, %w: tensor<1000000x1000000xf32> {taso.weight},
             %v: tensor<1000000x1000000xf32> {taso.weight}) -> tensor<1000000x1000000xf32> {
  %0 = taso.matmul %x, %w : (tensor<1000000x1000000xf32>, tensor<1000000x1000000xf32>) -> tensor<1000000x1000000xf32>
  %1 = taso.matmul %x, %v : (tensor<1000000x1000000xf32>, tensor<1000000x1000000xf32>) -> tensor<1000000x1000000xf32>
  %2 = taso.add %0, %1 : (tensor<1000000x1000000xf32>, tensor<1000000x1000000xf32>) -> tensor<1000000x1000000xf32>
  return %2 : tensor<1000000x1000000xf32>
}
