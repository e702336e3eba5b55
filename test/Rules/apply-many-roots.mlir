// Rules with several roots, run by the greedy driver. PDL would bind two of their
// operations to one, replace an operation by what is made of it, or leave a use
// before its definition.
// RUN: taso-opt %s --taso-apply-rules=rules=%S/Inputs/share-two.mlir --verify-each | FileCheck %s --check-prefixes=CHECK,TWO
// RUN: taso-opt %s --taso-apply-rules=rules=%S/Inputs/share-four.mlir --verify-each | FileCheck %s --check-prefixes=CHECK,FOUR

// One operation is not two, nor four, also if its value is used often.
// CHECK-LABEL: @distinct
// CHECK-COUNT-1: taso.matmul
// CHECK-NOT: taso.matmul
// CHECK-NOT: taso.split
// CHECK: return
func.func @distinct(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %a = taso.matmul %x, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.add %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = taso.sub %b, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
}

// Equal operations are two.
// CHECK-LABEL: @pair
// TWO: taso.concat
// TWO-NEXT: taso.matmul
// TWO-NEXT: taso.split
// FOUR-COUNT-2: taso.matmul
// CHECK-NOT: taso.matmul
// CHECK: return
func.func @pair(%x: tensor<8x8xf32>, %v: tensor<8x5xf32>, %w: tensor<8x3xf32>) -> (tensor<8x5xf32>, tensor<8x3xf32>) {
  %a = taso.matmul %x, %v : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  %b = taso.matmul %x, %w : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  return %a, %b : tensor<8x5xf32>, tensor<8x3xf32>
}

// The second needs the first: a product of both would need itself.
// CHECK-LABEL: @cycle
// CHECK-COUNT-2: taso.matmul
// CHECK-NOT: taso.split
// CHECK: return
func.func @cycle(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %a = taso.matmul %x, %v : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = taso.relu %a : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.matmul %x, %u : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %b : tensor<8x8xf32>
}

// An operand is defined between the roots, and the first is used before that.
// CHECK-LABEL: @dominance
// TWO: taso.relu
// TWO: taso.concat
// TWO: taso.matmul
// TWO: taso.split
// TWO: taso.tanh
// FOUR-COUNT-2: taso.matmul
// CHECK: return
func.func @dominance(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = taso.matmul %x, %v : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = taso.tanh %a : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = taso.relu %w : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.matmul %x, %u : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %t, %b : tensor<8x8xf32>, tensor<8x8xf32>
}

// Four of five: neighbours, of different widths.
// CHECK-LABEL: @five
// FOUR: taso.matmul
// FOUR: taso.concat %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} axis 1
// FOUR-NEXT: taso.matmul
// FOUR-NEXT: taso.split
// FOUR-NOT: taso.matmul
// TWO-COUNT-4: taso.concat
// TWO-NEXT: taso.matmul
// CHECK: return
func.func @five(%x: tensor<8x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<8x5xf32>, %w2: tensor<8x5xf32>, %w3: tensor<8x3xf32>, %w4: tensor<8x3xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x3xf32>, tensor<8x3xf32>) {
  %a0 = taso.matmul %x, %w0 : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  %a1 = taso.matmul %x, %w1 : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  %a2 = taso.matmul %x, %w2 : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  %a3 = taso.matmul %x, %w3 : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %a4 = taso.matmul %x, %w4 : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  return %a0, %a1, %a2, %a3, %a4 : tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x3xf32>, tensor<8x3xf32>
}

// The fourth needs the first; what is between them stays where it is.
// CHECK-LABEL: @cycle_of_four
// FOUR-COUNT-4: taso.matmul
// FOUR-NOT: taso.split
// CHECK: return
func.func @cycle_of_four(%x: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>, %w2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %a0 = taso.matmul %x, %w0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %a1 = taso.matmul %x, %w1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %a2 = taso.matmul %x, %w2 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = taso.relu %a0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %a3 = taso.matmul %x, %u : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %a1, %a2, %a3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// The weight of the fourth is defined after a use of the first.
// CHECK-LABEL: @dominance_of_four
// FOUR: taso.relu
// FOUR: taso.concat
// FOUR-NEXT: taso.matmul
// FOUR-NEXT: taso.split
// FOUR-NEXT: taso.tanh
// CHECK: return
func.func @dominance_of_four(%x: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>, %w2: tensor<8x8xf32>, %w3: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %a0 = taso.matmul %x, %w0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = taso.tanh %a0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %a1 = taso.matmul %x, %w1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %a2 = taso.matmul %x, %w2 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = taso.relu %w3 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %a3 = taso.matmul %x, %u : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %t, %a1, %a2, %a3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
