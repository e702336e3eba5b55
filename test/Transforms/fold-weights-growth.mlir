// RUN: taso-opt %s --taso-fold-weights=slack=0 | FileCheck %s --check-prefix=SMALL
// RUN: taso-opt %s --taso-fold-weights="slack=0 max-growth=12" | FileCheck %s --check-prefix=LARGE
// RUN: taso-opt %s --taso-fold-weights | FileCheck %s --check-prefix=LARGE
// RUN: not taso-opt %s --taso-fold-weights=max-growth=0.5 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: expected max-growth of 1 or more

// The enlarged kernel is 9 times as large. Below that bound enlarge stays, and
// what it enlarges is folded.
// SMALL-LABEL: func @enlarge
// SMALL-NEXT: taso.constant dense<2.0{{.*}}> : tensor<4x4x1x1xf32>
// SMALL-NEXT: taso.enlarge
// SMALL-NEXT: taso.conv2d
// LARGE-LABEL: func @enlarge
// LARGE-NEXT: taso.constant dense<{{.*}}> : tensor<4x4x3x3xf32>
// LARGE-NEXT: taso.conv2d
func.func @enlarge(%x: tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32> {
  %a = taso.constant dense<1.0> : tensor<4x4x1x1xf32>
  %w = taso.add %a, %a : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
  %e = taso.enlarge %w kernel [3, 3] : (tensor<4x4x1x1xf32>) -> tensor<4x4x3x3xf32>
  %y = taso.conv2d %x, %e pads [1, 1, 1, 1] : (tensor<1x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x8x8xf32>
  return %y : tensor<1x4x8x8xf32>
}

// What is kept for one use is evaluated for another.
// SMALL-LABEL: func @kept_and_read
// SMALL: taso.enlarge
// SMALL: taso.constant dense<{{.*}}1.800000e+01{{.*}}> : tensor<4x1x1x1xf32>
// SMALL: return
// LARGE-LABEL: func @kept_and_read
// LARGE-NOT: taso.enlarge
// LARGE: return
func.func @kept_and_read() -> (tensor<4x1x3x3xf32>, tensor<4x1x1x1xf32>) {
  %a = taso.constant dense<[[[[3.0]]], [[[6.0]]], [[[9.0]]], [[[18.0]]]]> : tensor<4x1x1x1xf32>
  %e = taso.enlarge %a kernel [3, 3] : (tensor<4x1x1x1xf32>) -> tensor<4x1x3x3xf32>
  %s = taso.reduce_sum %e axes [2, 3] keep_dims 1 : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
  return %e, %s : tensor<4x1x3x3xf32>, tensor<4x1x1x1xf32>
}
