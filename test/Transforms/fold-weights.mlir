// RUN: taso-opt %s --allow-unregistered-dialect --taso-fold-weights --split-input-file | FileCheck %s
// RUN: taso-opt %s --allow-unregistered-dialect --taso-fold-weights --split-input-file 2>&1 | FileCheck %s --check-prefix=REMARK

// A chain of operators on constants becomes one constant; what is dead goes.
// CHECK-LABEL: func @chain
// CHECK-NEXT: %[[W:.+]] = taso.constant dense<6.000000e+00> : tensor<8x4x1x1xf32>
// CHECK-NEXT: taso.conv2d %{{.+}}, %[[W]]
// CHECK-NEXT: return
// REMARK: remark: operators folded: 2, kept: 0, constants made: 1, bytes of constants: 256 before, 128 after
func.func @chain(%x: tensor<1x4x8x8xf32>) -> tensor<1x8x8x8xf32> {
  %a = taso.constant dense<1.0> : tensor<8x4x1x1xf32>
  %b = taso.constant dense<2.0> : tensor<8x4x1x1xf32>
  %c = taso.add %a, %b : (tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
  %w = taso.add %c, %c : (tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
  %y = taso.conv2d %x, %w : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
  return %y : tensor<1x8x8x8xf32>
}

// -----

// Only what others need becomes a constant: one part of the split.
// CHECK-LABEL: func @part_of_split
// CHECK-NEXT: %[[W:.+]] = taso.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: taso.add %{{.+}}, %[[W]]
// CHECK-NEXT: return
func.func @part_of_split(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = taso.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %p, %q = taso.split %a axis 0 sizes [2, 2] : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %y = taso.add %x, %q : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

// A broadcast only repeats elements: it stays, and what it repeats is folded.
// CHECK-LABEL: func @broadcast_stays
// CHECK-NEXT: %[[S:.+]] = taso.constant dense<{{\[\[}}1.000000e+00, 4.000000e+00]]> : tensor<1x2xf32>
// CHECK-NEXT: %[[B:.+]] = taso.broadcast %[[S]]
// CHECK-NEXT: taso.add %{{.+}}, %[[B]]
// REMARK: remark: operators folded: 1, kept: 1, constants made: 1
func.func @broadcast_stays(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %a = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %s = taso.mul %a, %a : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  %b = taso.broadcast %s shape [3, 2] : (tensor<1x2xf32>) -> tensor<3x2xf32>
  %y = taso.add %x, %b : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// -----

// Inside a cone it is folded: the result is no larger than the constants were.
// CHECK-LABEL: func @broadcast_inside
// CHECK-NEXT: taso.constant dense<2.100000e+01> : tensor<1x1xf32>
// CHECK-NEXT: return
func.func @broadcast_inside() -> tensor<1x1xf32> {
  %a = taso.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf32>
  %b = taso.broadcast %a shape [3, 3] : (tensor<3x1xf32>) -> tensor<3x3xf32>
  %s = taso.reduce_sum %b axes [0, 1] keep_dims 1 : (tensor<3x3xf32>) -> tensor<1x1xf32>
  return %s : tensor<1x1xf32>
}

// -----

// A constant without elements is left alone, and all that depends on it.
// CHECK-LABEL: func @elided
// CHECK: taso.constant dense_resource<__elided__>
// CHECK-NEXT: taso.constant dense<2.0
// CHECK-NEXT: taso.add
// CHECK-NEXT: taso.constant dense<4.0
// CHECK-NEXT: taso.mul
// REMARK: remark: constants left alone: 1; of the first, the resource '__elided__' is not in the file
// REMARK: remark: weights left alone, whose values are not known: 1
func.func @elided(%v: tensor<2xf32> {taso.weight}) -> tensor<2xf32> {
  %a = taso.constant dense_resource<__elided__> : tensor<2xf32>
  %b = taso.constant dense<2.0> : tensor<2xf32>
  %y = taso.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.add %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %z = taso.mul %y, %c : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}

// -----

// Each operator rounds to f16, as the model would: 2048 + 1 + 1 is 2048.
// CHECK-LABEL: func @half
// CHECK-NEXT: taso.constant dense<2.048000e+03> : tensor<2xf16>
func.func @half() -> tensor<2xf16> {
  %a = taso.constant dense<2048.0> : tensor<2xf16>
  %b = taso.constant dense<1.0> : tensor<2xf16>
  %y = taso.add %a, %b : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %z = taso.add %y, %b : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  return %z : tensor<2xf16>
}

// -----

// A large result is held as a resource.
// CHECK-LABEL: func @large
// CHECK: taso.constant dense_resource<folded> : tensor<32x32xf32>
// CHECK-NEXT: return
func.func @large() -> tensor<32x32xf32> {
  %e = taso.const_imm size 32 : tensor<32x32xf32>
  return %e : tensor<32x32xf32>
}

// -----

// A foreign operation is a barrier.
// CHECK-LABEL: func @foreign
// CHECK-NEXT: taso.constant dense<2.0
// CHECK-NEXT: "foreign.op"
func.func @foreign() -> tensor<2xf32> {
  %a = taso.constant dense<1.0> : tensor<2xf32>
  %b = taso.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = "foreign.op"(%b) : (tensor<2xf32>) -> tensor<2xf32>
  return %c : tensor<2xf32>
}

// -----

// Functions without a body, or with control flow, are left alone.
// CHECK-LABEL: func private @external
// CHECK-LABEL: func @blocks
// CHECK: taso.add
func.func private @external(tensor<2xf32>)
func.func @blocks() -> tensor<2xf32> {
  %a = taso.constant dense<1.0> : tensor<2xf32>
  "foreign.br"()[^next] : () -> ()
^next:
  %b = taso.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}
