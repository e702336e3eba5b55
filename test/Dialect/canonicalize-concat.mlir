// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @concat_of_one
// CHECK-NEXT: return %arg0
func.func @concat_of_one(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = taso.concat %x axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %a : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func @concat_of_one_refines
// CHECK: taso.concat
func.func @concat_of_one_refines(%x: tensor<?xf32>) -> tensor<3xf32> {
  %a = taso.concat %x axis 0 : (tensor<?xf32>) -> tensor<3xf32>
  return %a : tensor<3xf32>
}

// -----

// CHECK-LABEL: func @concat_of_concat
// CHECK-NEXT: taso.concat %arg0, %arg1, %arg0, %arg1 axis 0
// CHECK-NEXT: return
func.func @concat_of_concat(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<10xf32> {
  %a = taso.concat %x, %y axis 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %b = taso.concat %a, %a axis 0 : (tensor<5xf32>, tensor<5xf32>) -> tensor<10xf32>
  return %b : tensor<10xf32>
}

// -----

// CHECK-LABEL: func @concat_of_other_axis
// CHECK: taso.concat %arg0, %arg0 axis 1
// CHECK: taso.concat {{.*}} axis 0
func.func @concat_of_other_axis(%x: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %a = taso.concat %x, %x axis 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %b = taso.concat %a, %a axis 0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func @concat_of_nothing
// CHECK-NEXT: %[[C:.+]] = taso.concat %arg0, %arg0 axis 0
// CHECK-NEXT: %[[E:.+]] = taso.concat %arg1, %arg1 axis 0
// CHECK-NEXT: return %[[C]], %[[E]]
func.func @concat_of_nothing(%x: tensor<2xf32>, %e: tensor<0xf32>) -> (tensor<4xf32>, tensor<0xf32>) {
  %a = taso.concat %x, %e, %x axis 0 : (tensor<2xf32>, tensor<0xf32>, tensor<2xf32>) -> tensor<4xf32>
  %b = taso.concat %e, %e axis 0 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return %a, %b : tensor<4xf32>, tensor<0xf32>
}

// -----

// The parts of a split, in order, are what was split, also between others.
// CHECK-LABEL: func @concat_of_split
// CHECK-SAME: %[[X:[^:]+]]: tensor<6xf32>, %[[Y:[^:]+]]: tensor<1xf32>
// CHECK-NEXT: %[[C:.+]] = taso.concat %[[Y]], %[[X]], %[[Y]] axis 0
// CHECK-NEXT: return %[[X]], %[[C]]
func.func @concat_of_split(%x: tensor<6xf32>, %y: tensor<1xf32>) -> (tensor<6xf32>, tensor<8xf32>) {
  %s:2 = taso.split %x axis 0 sizes [2, 4] : (tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>)
  %a = taso.concat %s#0, %s#1 axis 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  %b = taso.concat %y, %s#0, %s#1, %y axis 0 : (tensor<1xf32>, tensor<2xf32>, tensor<4xf32>, tensor<1xf32>) -> tensor<8xf32>
  return %a, %b : tensor<6xf32>, tensor<8xf32>
}

// -----

// Parts out of order, too few of them, or joined along another axis.
// CHECK-LABEL: func @concat_of_split_stays
// CHECK: %[[S:.+]]:2 = taso.split
// CHECK: taso.concat %[[S]]#1, %[[S]]#0 axis 0
// CHECK: taso.concat %[[S]]#0, %[[S]]#1 axis 1
// CHECK: taso.concat %[[S]]#0, %[[S]]#0 axis 0
func.func @concat_of_split_stays(%x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>, tensor<4x2xf32>) {
  %s:2 = taso.split %x axis 0 sizes [2, 2] : (tensor<4x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %a = taso.concat %s#1, %s#0 axis 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %b = taso.concat %s#0, %s#1 axis 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %c = taso.concat %s#0, %s#0 axis 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return %a, %b, %c : tensor<4x2xf32>, tensor<2x4xf32>, tensor<4x2xf32>
}

// -----

// CHECK-LABEL: func @split_of_concat
// CHECK-NEXT: return %arg0, %arg1
func.func @split_of_concat(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %c = taso.concat %x, %y axis 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %s:2 = taso.split %c axis 0 sizes [2, 3] : (tensor<5xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %s#0, %s#1 : tensor<2xf32>, tensor<3xf32>
}

// -----

// A split that is coarser than the concat, then finer, then neither.
// CHECK-LABEL: func @split_of_concat_at_common_places
// CHECK-SAME: %[[X:[^:]+]]: tensor<2xf32>, %[[Y:[^:]+]]: tensor<3xf32>
// CHECK-DAG: %[[COARSE:.+]] = taso.concat %[[X]], %[[Y]] axis 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-DAG: %[[FINE:.+]]:2 = taso.split %[[Y]] axis 0 sizes [1, 2] : (tensor<3xf32>) -> (tensor<1xf32>, tensor<2xf32>)
// CHECK-DAG: %[[JOINED:.+]] = taso.concat %[[X]], %[[Y]] axis 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-DAG: %[[SEAM:.+]]:2 = taso.split %[[JOINED]] axis 0 sizes [1, 4]
// CHECK: return %[[COARSE]], %[[X]], %[[X]], %[[FINE]]#0, %[[FINE]]#1, %[[SEAM]]#0, %[[SEAM]]#1, %[[X]]
func.func @split_of_concat_at_common_places(%x: tensor<2xf32>, %y: tensor<3xf32>)
    -> (tensor<5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<4xf32>, tensor<2xf32>) {
  %c = taso.concat %x, %y, %x axis 0 : (tensor<2xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<7xf32>
  %coarse:2 = taso.split %c axis 0 sizes [5, 2] : (tensor<7xf32>) -> (tensor<5xf32>, tensor<2xf32>)
  %d = taso.concat %x, %y axis 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %fine:3 = taso.split %d axis 0 sizes [2, 1, 2] : (tensor<5xf32>) -> (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>)
  %seam:3 = taso.split %c axis 0 sizes [1, 4, 2] : (tensor<7xf32>) -> (tensor<1xf32>, tensor<4xf32>, tensor<2xf32>)
  return %coarse#0, %coarse#1, %fine#0, %fine#1, %fine#2, %seam#0, %seam#1, %seam#2
      : tensor<5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<4xf32>, tensor<2xf32>
}

// -----

// No common place, another axis, and an unknown size.
// CHECK-LABEL: func @split_of_concat_stays
// CHECK: %[[C:.+]] = taso.concat
// CHECK: taso.split %[[C]] axis 0 sizes [1, 3]
// CHECK: taso.split %[[C]] axis 1 sizes [1, 1]
// CHECK: %[[D:.+]] = taso.concat
// CHECK: taso.split %[[D]]
func.func @split_of_concat_stays(%x: tensor<2x2xf32>, %d: tensor<?x2xf32>)
    -> (tensor<1x2xf32>, tensor<3x2xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %c = taso.concat %x, %x axis 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %a:2 = taso.split %c axis 0 sizes [1, 3] : (tensor<4x2xf32>) -> (tensor<1x2xf32>, tensor<3x2xf32>)
  %b:2 = taso.split %c axis 1 sizes [1, 1] : (tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>)
  %e = taso.concat %d, %x axis 0 : (tensor<?x2xf32>, tensor<2x2xf32>) -> tensor<?x2xf32>
  %f:2 = taso.split %e axis 0 sizes [2, 2] : (tensor<?x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %a#0, %a#1, %b#0, %b#1, %f#0, %f#1 : tensor<1x2xf32>, tensor<3x2xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// Parts without elements make places ambiguous.
// CHECK-LABEL: func @split_into_nothing
// CHECK: taso.concat %arg0, %arg0
// CHECK: taso.split {{.*}} sizes [2, 0, 2]
func.func @split_into_nothing(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<0xf32>, tensor<2xf32>) {
  %c = taso.concat %x, %x axis 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %s:3 = taso.split %c axis 0 sizes [2, 0, 2] : (tensor<4xf32>) -> (tensor<2xf32>, tensor<0xf32>, tensor<2xf32>)
  return %s#0, %s#1, %s#2 : tensor<2xf32>, tensor<0xf32>, tensor<2xf32>
}

// -----

// A split of a part is part of the split; one part is no split.
// CHECK-LABEL: func @split_of_split
// CHECK-NEXT: %[[S:.+]]:4 = taso.split %arg0 axis 0 sizes [1, 2, 3, 4]
// CHECK-NEXT: return %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3
func.func @split_of_split(%x: tensor<10xf32>) -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>) {
  %one = taso.split %x axis 0 sizes [10] : (tensor<10xf32>) -> tensor<10xf32>
  %a:3 = taso.split %one axis 0 sizes [1, 5, 4] : (tensor<10xf32>) -> (tensor<1xf32>, tensor<5xf32>, tensor<4xf32>)
  %b:2 = taso.split %a#1 axis 0 sizes [2, 3] : (tensor<5xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %a#0, %b#0, %b#1, %a#2 : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>
}

// -----

// A part that something else uses, and another axis.
// CHECK-LABEL: func @split_of_split_stays
// CHECK: %[[S:.+]]:2 = taso.split %arg0 axis 0
// CHECK: taso.split %[[S]]#0 axis 0
// CHECK: taso.split %[[S]]#1 axis 1
func.func @split_of_split_stays(%x: tensor<4x2xf32>) -> (tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
  %a:2 = taso.split %x axis 0 sizes [2, 2] : (tensor<4x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %b:2 = taso.split %a#0 axis 0 sizes [1, 1] : (tensor<2x2xf32>) -> (tensor<1x2xf32>, tensor<1x2xf32>)
  %c:2 = taso.split %a#1 axis 1 sizes [1, 1] : (tensor<2x2xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return %a#0, %b#0, %b#1, %c#0, %c#1 : tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>
}

// -----

// A concat of copies of a concat of copies .. is flattened up to a width: this
// one would have 2048 inputs.
// CHECK-LABEL: func @doubled_eleven_times
// CHECK-COUNT-2: taso.concat
// CHECK-NOT: taso.concat
// CHECK: return
func.func @doubled_eleven_times(%x: tensor<1xf32>) -> tensor<2048xf32> {
  %c0 = taso.concat %x, %x axis 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %c1 = taso.concat %c0, %c0 axis 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %c2 = taso.concat %c1, %c1 axis 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %c3 = taso.concat %c2, %c2 axis 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %c4 = taso.concat %c3, %c3 axis 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %c5 = taso.concat %c4, %c4 axis 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
  %c6 = taso.concat %c5, %c5 axis 0 : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
  %c7 = taso.concat %c6, %c6 axis 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
  %c8 = taso.concat %c7, %c7 axis 0 : (tensor<256xf32>, tensor<256xf32>) -> tensor<512xf32>
  %c9 = taso.concat %c8, %c8 axis 0 : (tensor<512xf32>, tensor<512xf32>) -> tensor<1024xf32>
  %c10 = taso.concat %c9, %c9 axis 0 : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<2048xf32>
  return %c10 : tensor<2048xf32>
}
