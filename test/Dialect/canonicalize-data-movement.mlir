// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @transposes
// CHECK-SAME: %[[X:.+]]: tensor
// CHECK-NEXT: %[[T:.+]] = taso.transpose %[[X]] perm [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[T]]
func.func @transposes(%x: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4x2xf32>) {
  %identity = taso.transpose %x perm [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %a = taso.transpose %x perm [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %back = taso.transpose %a perm [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %twice = taso.transpose %a perm [2, 0, 1] : (tensor<4x2x3xf32>) -> tensor<3x4x2xf32>
  return %identity, %back, %twice : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4x2xf32>
}

// -----

// CHECK-LABEL: func @transposes_stay
// CHECK: taso.transpose %arg0 perm [1, 0]
// CHECK: taso.relu
// CHECK: taso.transpose
func.func @transposes_stay(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = taso.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %b = taso.relu %a : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %c = taso.transpose %b perm [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %c : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func @reshapes
// CHECK-NEXT: %[[R:.+]] = taso.reshape %arg0 shape [3, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %arg0, %arg0, %[[R]]
func.func @reshapes(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>) {
  %identity = taso.reshape %x shape [2, 3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a = taso.reshape %x shape [6] : (tensor<2x3xf32>) -> tensor<6xf32>
  %back = taso.reshape %a shape [2, 3] : (tensor<6xf32>) -> tensor<2x3xf32>
  %other = taso.reshape %a shape [3, 2] : (tensor<6xf32>) -> tensor<3x2xf32>
  return %identity, %back, %other : tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>
}

// -----

// Equal dynamic types do not show that sizes are equal.
// CHECK-LABEL: func @dynamic_stay
// CHECK: taso.reshape
// CHECK: taso.broadcast
// CHECK: taso.slice
func.func @dynamic_stay(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<3x?xf32>) {
  %a = taso.reshape %x shape [?, ?] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = taso.broadcast %x shape [?, ?] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = taso.slice %x axis 0 start 0 size 3 : (tensor<?x?xf32>) -> tensor<3x?xf32>
  return %a, %b, %c : tensor<?x?xf32>, tensor<?x?xf32>, tensor<3x?xf32>
}

// -----

// CHECK-LABEL: func @slices
// CHECK-NEXT: %[[S:.+]] = taso.slice %arg0 axis 0 start 5 size 2 step 6 : (tensor<12xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %arg0, %[[S]]
func.func @slices(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<2xf32>) {
  %identity = taso.slice %x axis 0 start 0 size 12 : (tensor<12xf32>) -> tensor<12xf32>
  %a = taso.slice %x axis 0 start 2 size 4 step 3 : (tensor<12xf32>) -> tensor<4xf32>
  %b = taso.slice %a axis 0 start 1 size 2 step 2 : (tensor<4xf32>) -> tensor<2xf32>
  return %identity, %b : tensor<12xf32>, tensor<2xf32>
}

// -----

// Slices along different axes are no single slice; nor are those whose step
// would pass 64 bits.
// CHECK-LABEL: func @slices_stay
// CHECK: taso.slice %arg0 axis 0
// CHECK: taso.slice %{{.*}} axis 1
// CHECK: taso.slice %arg1
// CHECK: taso.slice
func.func @slices_stay(%x: tensor<4x4xf32>, %d: tensor<?xf32>) -> (tensor<2x2xf32>, tensor<1xf32>) {
  %a = taso.slice %x axis 0 start 1 size 2 : (tensor<4x4xf32>) -> tensor<2x4xf32>
  %b = taso.slice %a axis 1 start 1 size 2 : (tensor<2x4xf32>) -> tensor<2x2xf32>
  %c = taso.slice %d axis 0 start 0 size 2 step 4611686018427387904 : (tensor<?xf32>) -> tensor<2xf32>
  %e = taso.slice %c axis 0 start 0 size 1 step 4611686018427387904 : (tensor<2xf32>) -> tensor<1xf32>
  return %b, %e : tensor<2x2xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func @slice_of_concat
// CHECK-SAME: %[[X:[^:]+]]: tensor<4xf32>, %[[Y:[^:]+]]: tensor<6xf32>
// CHECK-NEXT: %[[S:.+]] = taso.slice %[[Y]] axis 0 start 1 size 2 step 3 : (tensor<6xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[S]], %[[X]]
func.func @slice_of_concat(%x: tensor<4xf32>, %y: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %c = taso.concat %x, %y axis 0 : (tensor<4xf32>, tensor<6xf32>) -> tensor<10xf32>
  %a = taso.slice %c axis 0 start 5 size 2 step 3 : (tensor<10xf32>) -> tensor<2xf32>
  %b = taso.slice %c axis 0 start 0 size 4 : (tensor<10xf32>) -> tensor<4xf32>
  return %a, %b : tensor<2xf32>, tensor<4xf32>
}

// -----

// A slice over the seam, along another axis, or behind a part of unknown size.
// CHECK-LABEL: func @slice_of_concat_stays
// CHECK: %[[C:.+]] = taso.concat
// CHECK: taso.slice %[[C]] axis 1 start 3
// CHECK: taso.slice %[[C]] axis 0
// CHECK: %[[D:.+]] = taso.concat
// CHECK: taso.slice %[[D]]
func.func @slice_of_concat_stays(%x: tensor<2x4xf32>, %d: tensor<2x?xf32>) -> (tensor<2x2xf32>, tensor<1x8xf32>, tensor<2x1xf32>) {
  %c = taso.concat %x, %x axis 1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  %a = taso.slice %c axis 1 start 3 size 2 : (tensor<2x8xf32>) -> tensor<2x2xf32>
  %b = taso.slice %c axis 0 start 0 size 1 : (tensor<2x8xf32>) -> tensor<1x8xf32>
  %e = taso.concat %d, %x axis 1 : (tensor<2x?xf32>, tensor<2x4xf32>) -> tensor<2x?xf32>
  %f = taso.slice %e axis 1 start 0 size 1 : (tensor<2x?xf32>) -> tensor<2x1xf32>
  return %a, %b, %f : tensor<2x2xf32>, tensor<1x8xf32>, tensor<2x1xf32>
}

// -----

// CHECK-LABEL: func @pads
// CHECK-NEXT: %[[P:.+]] = taso.pad %arg0 low [3] high [6] : (tensor<2xf32>) -> tensor<11xf32>
// CHECK-NEXT: return %arg0, %[[P]]
func.func @pads(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<11xf32>) {
  %none = taso.pad %x low [0] high [0] value 3.0 : (tensor<2xf32>) -> tensor<2xf32>
  %a = taso.pad %x low [1] high [2] : (tensor<2xf32>) -> tensor<5xf32>
  %b = taso.pad %a low [2] high [4] : (tensor<5xf32>) -> tensor<11xf32>
  return %none, %b : tensor<2xf32>, tensor<11xf32>
}

// -----

// Different values, and sums beyond 64 bits.
// CHECK-LABEL: func @pads_stay
// CHECK: taso.pad %arg0
// CHECK: taso.pad
// CHECK: taso.pad %arg1
// CHECK: taso.pad
func.func @pads_stay(%x: tensor<2xf32>, %d: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %a = taso.pad %x low [1] high [0] : (tensor<2xf32>) -> tensor<3xf32>
  %b = taso.pad %a low [1] high [0] value 1.0 : (tensor<3xf32>) -> tensor<4xf32>
  %c = taso.pad %d low [4611686018427387904] high [0] : (tensor<?xf32>) -> tensor<?xf32>
  %e = taso.pad %c low [4611686018427387904] high [0] : (tensor<?xf32>) -> tensor<?xf32>
  return %b, %e : tensor<4xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func @broadcasts
// CHECK-NEXT: %[[B:.+]] = taso.broadcast %arg0 shape [2, 3] : (tensor<1x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %arg0, %[[B]]
func.func @broadcasts(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<2x3xf32>) {
  %identity = taso.broadcast %x shape [1, 1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %a = taso.broadcast %x shape [1, 3] : (tensor<1x1xf32>) -> tensor<1x3xf32>
  %b = taso.broadcast %a shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  return %identity, %b : tensor<1x1xf32>, tensor<2x3xf32>
}

// -----

// Open sizes that a reshape takes from its operand must be there in what that was
// made of, too.
// CHECK-LABEL: func @open_reshapes(
// CHECK-NEXT: %[[A:.+]] = taso.reshape %arg0 shape [?, ?, 6]
// CHECK-NEXT: %[[M:.+]] = taso.reshape %arg1 shape [4, 6, ?]
// CHECK-NEXT: %[[B:.+]] = taso.reshape %[[M]] shape [?, 6, ?]
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @open_reshapes(%x: tensor<?x?x2x3xf32>, %y: tensor<24x?xf32>) -> (tensor<?x?x6xf32>, tensor<?x6x?xf32>) {
  %0 = taso.reshape %x shape [?, ?, 3, 2] : (tensor<?x?x2x3xf32>) -> tensor<?x?x3x2xf32>
  %1 = taso.reshape %0 shape [?, ?, 6] : (tensor<?x?x3x2xf32>) -> tensor<?x?x6xf32>
  %2 = taso.reshape %y shape [4, 6, ?] : (tensor<24x?xf32>) -> tensor<4x6x?xf32>
  %3 = taso.reshape %2 shape [?, 6, ?] : (tensor<4x6x?xf32>) -> tensor<?x6x?xf32>
  return %1, %3 : tensor<?x?x6xf32>, tensor<?x6x?xf32>
}

// -----

// An operand that gives sizes goes when the sizes are known. Broadcasts to those
// of different operands stay two.
// CHECK-LABEL: func @broadcasts_like(
// CHECK-SAME: %[[X:.+]]: tensor<1x1xf32>, %[[L:.+]]: tensor<?x3xf32>, %[[S:.+]]: tensor<2x3xf32>)
// CHECK-NEXT: %[[A:.+]] = taso.broadcast %[[X]] shape [2, 3] : (tensor<1x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[B:.+]] = taso.broadcast %[[X]] like %[[L]] shape [?, 1]
// CHECK-NEXT: %[[C:.+]] = taso.broadcast %[[B]] like %[[S]] shape [?, 3]
// CHECK-NEXT: return %[[A]], %[[C]]
func.func @broadcasts_like(%x: tensor<1x1xf32>, %l: tensor<?x3xf32>, %s: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>) {
  %a = taso.broadcast %x like %s shape [2, 3] : (tensor<1x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = taso.broadcast %x like %l shape [?, 1] : (tensor<1x1xf32>, tensor<?x3xf32>) -> tensor<?x1xf32>
  %c = taso.broadcast %b like %s shape [?, 3] : (tensor<?x1xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return %a, %c : tensor<2x3xf32>, tensor<?x3xf32>
}

// -----

// Moving a splat makes a splat.
// CHECK-LABEL: func @splats
// CHECK-DAG: taso.constant dense<2.000000e+00> : tensor<3x2xf32>
// CHECK-DAG: taso.constant dense<2.000000e+00> : tensor<6xf32>
// CHECK-DAG: taso.constant dense<2.000000e+00> : tensor<2x1xf32>
// CHECK-DAG: taso.constant dense<2.000000e+00> : tensor<4x4xf32>
// CHECK-NOT: taso.{{transpose|reshape|slice|broadcast}}
func.func @splats() -> (tensor<3x2xf32>, tensor<6xf32>, tensor<2x1xf32>, tensor<4x4xf32>) {
  %c = taso.constant dense<2.0> : tensor<2x3xf32>
  %one = taso.constant dense<2.0> : tensor<1x1xf32>
  %a = taso.transpose %c perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %b = taso.reshape %c shape [6] : (tensor<2x3xf32>) -> tensor<6xf32>
  %d = taso.slice %c axis 1 start 1 size 1 : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %e = taso.broadcast %one shape [4, 4] : (tensor<1x1xf32>) -> tensor<4x4xf32>
  return %a, %b, %d, %e : tensor<3x2xf32>, tensor<6xf32>, tensor<2x1xf32>, tensor<4x4xf32>
}

// -----

// A constant that would grow, or that has distinct elements, is not touched:
// --taso-fold-weights folds those, within a bound.
// CHECK-LABEL: func @constants_stay
// CHECK: taso.broadcast
// CHECK: taso.transpose
// CHECK: taso.reshape
func.func @constants_stay() -> (tensor<1000x1000xf32>, tensor<2x1xf32>, tensor<2xf32>) {
  %one = taso.constant dense<2.0> : tensor<1x1xf32>
  %c = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %a = taso.broadcast %one shape [1000, 1000] : (tensor<1x1xf32>) -> tensor<1000x1000xf32>
  %b = taso.transpose %c perm [1, 0] : (tensor<1x2xf32>) -> tensor<2x1xf32>
  %d = taso.reshape %c shape [2] : (tensor<1x2xf32>) -> tensor<2xf32>
  return %a, %b, %d : tensor<1000x1000xf32>, tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @kernels
// CHECK-NEXT: return %arg0, %arg0
func.func @kernels(%w: tensor<4x2x3x3xf32>) -> (tensor<4x2x3x3xf32>, tensor<4x2x3x3xf32>) {
  %a = taso.enlarge %w kernel [3, 3] : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  %b = taso.merge_gconv %w count 1 groups 2 : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  return %a, %b : tensor<4x2x3x3xf32>, tensor<4x2x3x3xf32>
}

// -----

// CHECK-LABEL: func @kernels_stay
// CHECK: taso.enlarge
// CHECK: taso.merge_gconv
func.func @kernels_stay(%w: tensor<4x2x3x3xf32>) -> (tensor<4x2x5x3xf32>, tensor<4x4x3x3xf32>) {
  %a = taso.enlarge %w kernel [5, 3] : (tensor<4x2x3x3xf32>) -> tensor<4x2x5x3xf32>
  %b = taso.merge_gconv %w count 2 groups 2 : (tensor<4x2x3x3xf32>) -> tensor<4x4x3x3xf32>
  return %a, %b : tensor<4x2x5x3xf32>, tensor<4x4x3x3xf32>
}

// -----

// gather has no fold: what is used stays, what is not goes, equal ones do not
// become one here (that is CSE's work).
// CHECK-LABEL: func @gather
// CHECK-COUNT-2: taso.gather
// CHECK-NOT: taso.gather
func.func @gather(%x: tensor<4x2xf32>, %k: tensor<3xi64>) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %a = taso.gather %x, %k axis 0 : (tensor<4x2xf32>, tensor<3xi64>) -> tensor<3x2xf32>
  %b = taso.gather %x, %k axis 0 : (tensor<4x2xf32>, tensor<3xi64>) -> tensor<3x2xf32>
  %dead = taso.gather %x, %k axis 1 : (tensor<4x2xf32>, tensor<3xi64>) -> tensor<4x3xf32>
  return %a, %b : tensor<3x2xf32>, tensor<3x2xf32>
}
