// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @pad_into_conv2d
// CHECK-NEXT: taso.conv2d %arg0, %arg1 pads [1, 3, 4, 6] : (tensor<1x1x4x4xf32>, tensor<1x1x3x3xf32>)
// CHECK-NEXT: return
func.func @pad_into_conv2d(%x: tensor<1x1x4x4xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x7x11xf32> {
  %p = taso.pad %x low [0, 0, 1, 2] high [0, 0, 3, 4] : (tensor<1x1x4x4xf32>) -> tensor<1x1x8x10xf32>
  %y = taso.conv2d %p, %w pads [0, 1, 1, 2] : (tensor<1x1x8x10xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x7x11xf32>
  return %y : tensor<1x1x7x11xf32>
}

// -----

// A value other than zero, padded channels, and pads beyond 64 bits.
// CHECK-LABEL: func @pad_stays
// CHECK-COUNT-3: taso.pad
// CHECK-COUNT-3: taso.conv2d
func.func @pad_stays(%x: tensor<1x1x4x4xf32>, %w: tensor<1x1x3x3xf32>, %v: tensor<1x2x3x3xf32>, %d: tensor<1x1x?x4xf32>)
    -> (tensor<1x1x4x4xf32>, tensor<1x1x2x2xf32>, tensor<1x1x?x2xf32>) {
  %p = taso.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] value 1.0 : (tensor<1x1x4x4xf32>) -> tensor<1x1x6x6xf32>
  %q = taso.pad %x low [0, 1, 0, 0] high [0, 0, 0, 0] : (tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32>
  %r = taso.pad %d low [0, 0, 4611686018427387904, 0] high [0, 0, 0, 0] : (tensor<1x1x?x4xf32>) -> tensor<1x1x?x4xf32>
  %a = taso.conv2d %p, %w : (tensor<1x1x6x6xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x4xf32>
  %b = taso.conv2d %q, %v : (tensor<1x2x4x4xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x2x2xf32>
  %c = taso.conv2d %r, %w pads [4611686018427387904, 0, 0, 0] : (tensor<1x1x?x4xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x?x2xf32>
  return %a, %b, %c : tensor<1x1x4x4xf32>, tensor<1x1x2x2xf32>, tensor<1x1x?x2xf32>
}

// -----

// A matrix product has no fold, not even with the identity: inf times 0 is NaN.
// CHECK-LABEL: func @matmul
// CHECK: %[[I:.+]] = taso.const_imm
// CHECK: taso.matmul %arg0, %[[I]]
// CHECK-NOT: taso.matmul
func.func @matmul(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %i = taso.const_imm size 2 : tensor<2x2xf32>
  %a = taso.matmul %x, %i : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dead = taso.matmul %x, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a : tensor<2x2xf32>
}
