// Sums with zeros are their other operand, which keeps every bit but the sign of zero: so they
// fold, whatever rules are used. Products with zeros stay: an infinite factor gives NaN.

// RUN: taso-opt %s --taso-superoptimize="device=h200 check=true" 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --taso-superoptimize="device=h200 fp=exact" 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @sum
// CHECK-NEXT: return %arg0
func.func @sum(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = taso.const_zero shape [4, 4] : tensor<4x4xf32>
  %0 = taso.add %z, %x : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = taso.sub %0, %z : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// CHECK-LABEL: @product
// CHECK: taso.mul
func.func @product(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = taso.const_zero shape [4, 4] : tensor<4x4xf32>
  %0 = taso.mul %x, %z : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: @matrix
// CHECK: taso.matmul
func.func @matrix(%x: tensor<4x4xf32>) -> tensor<4x8xf32> {
  %z = taso.const_zero shape [4, 8] : tensor<4x8xf32>
  %0 = taso.matmul %x, %z : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
