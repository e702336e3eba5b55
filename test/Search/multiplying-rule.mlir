// A normalising rule that makes more matches of itself ends, and so does the search.
// RUN: taso-opt %s --taso-superoptimize="rules=%S/Inputs/multiplying.mlir budget=10" 2>/dev/null | FileCheck %s

// CHECK-LABEL: func @f
// CHECK-NEXT: taso.tanh
// CHECK-NEXT: return
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = taso.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
