// Operators that shared a constant share it again; one that others read stays.
// RUN: taso-opt %s --convert-torch-to-taso 2>/dev/null | FileCheck %s --check-prefix=TASO
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch 2>/dev/null | FileCheck %s

// TASO-LABEL: @shared(
// TASO-NOT: torch.constant
// CHECK-LABEL: @shared(
// CHECK: %[[I:.*]] = torch.constant.int 1
// CHECK-NEXT: %[[A:.*]] = torch.aten.add.Tensor %arg0, %arg1, %[[I]]
// CHECK-NEXT: torch.aten.sub.Tensor %[[A]], %arg1, %[[I]]
func.func @shared(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %i = torch.constant.int 1
  %0 = torch.aten.add.Tensor %x, %y, %i : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>
  %1 = torch.aten.sub.Tensor %0, %y, %i : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// TASO-LABEL: @read(
// TASO: torch.constant.int 1 {torch.id = "{{[0-9]+}}"}
// CHECK-LABEL: @read(
// CHECK-NEXT: %[[I:.*]] = torch.constant.int 1
// CHECK-NEXT: %[[L:.*]] = torch.vtensor.literal(dense<{{.*}}> : tensor<2xf32>) : !torch.vtensor<[2],f32>
// CHECK-NEXT: %[[A:.*]] = torch.aten.add.Tensor %arg0, %[[L]], %[[I]]
// CHECK-NEXT: %[[N:.*]] = torch.constant.none
// CHECK-NEXT: torch.aten.cumsum %[[A]], %[[I]], %[[N]]
func.func @read(%x: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,2],f32> {
  %i = torch.constant.int 1
  %l = torch.vtensor.literal(dense<[1.0, 2.0]> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %0 = torch.aten.add.Tensor %x, %l, %i : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2,2],f32>
  %n = torch.constant.none
  %1 = torch.aten.cumsum %0, %i, %n : !torch.vtensor<[2,2],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

// Weights that were left out in printing come back as they were.
// TASO-LABEL: @elided(
// TASO: taso.constant
// CHECK-LABEL: @elided(
// CHECK-NEXT: torch.vtensor.literal(dense_resource<__elided__> : tensor<2x2xf32>) : !torch.vtensor<[2,2],f32>
func.func @elided(%x: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,2],f32> {
  %l = torch.vtensor.literal(dense_resource<__elided__> : tensor<2x2xf32>) : !torch.vtensor<[2,2],f32>
  %0 = torch.aten.mm %x, %l : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
  return %0 : !torch.vtensor<[2,2],f32>
}

// Indices are signed in torch.
// TASO-LABEL: @indices(
// TASO: dense<[1, 0]> : tensor<2xi64>
// CHECK-LABEL: @indices(
// CHECK-NEXT: torch.vtensor.literal(dense<[1, 0]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
func.func @indices(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %l = torch.vtensor.literal(dense<[1, 0]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %i = torch.constant.int 0
  %0 = torch.aten.index_select %x, %i, %l : !torch.vtensor<[2,3],f32>, !torch.int, !torch.vtensor<[2],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}
