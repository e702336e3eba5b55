// After an error an output file that was there before is still there, and nothing is
// left beside it.
//
// RUN: rm -rf %t && mkdir %t && echo old > %t/keep.mlir
// RUN: not taso-opt %s --taso-superoptimize=device=nope -o %t/keep.mlir 2> %t.err
// RUN: FileCheck %s --check-prefix=OLD --input-file=%t/keep.mlir
// RUN: not taso-opt %t/keep.mlir -o %t/keep.mlir 2> %t.err
// RUN: FileCheck %s --check-prefix=OLD --input-file=%t/keep.mlir
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// OLD: old
// FILES: keep.mlir
// FILES-NOT: {{.}}
//
// Without one the file is replaced.
// RUN: taso-opt %s -o %t/keep.mlir
// RUN: FileCheck %s --check-prefix=NEW --input-file=%t/keep.mlir
// NEW: taso.relu
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
