// Matrix products.
// RUN: taso-opt %s --convert-torch-to-taso 2>&1 | FileCheck %s
// There and back is the identity.
// RUN: taso-opt %s -o %t.plain
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// CHECK-NOT: stays foreign

// CHECK-LABEL: @mm(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg0, %arg1
func.func @mm(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %y = torch.aten.mm %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],f32>
  return %y : !torch.vtensor<[2,4],f32>
}

// CHECK-LABEL: @bmm(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg0, %arg1
func.func @bmm(%x0: !torch.vtensor<[5,2,3],f32>, %x1: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %y = torch.aten.bmm %x0, %x1 : !torch.vtensor<[5,2,3],f32>, !torch.vtensor<[5,3,4],f32> -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}

// CHECK-LABEL: @matmul(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg0, %arg1
func.func @matmul(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %y = torch.aten.matmul %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],f32>
  return %y : !torch.vtensor<[2,4],f32>
}

// CHECK-LABEL: @matmul_shared(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg0, %arg1
func.func @matmul_shared(%x0: !torch.vtensor<[5,2,3],f32>, %x1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %y = torch.aten.matmul %x0, %x1 : !torch.vtensor<[5,2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}

// CHECK-LABEL: @matmul_batches(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 2, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [5, 2, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.matmul %[[V1]], %arg1
func.func @matmul_batches(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %y = torch.aten.matmul %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[5,3,4],f32> -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}

// CHECK-LABEL: @matmul_row(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.matmul %[[V0]], %arg1
// CHECK-NEXT: %[[V2:.*]] = taso.reshape %[[V1]] shape [4]
func.func @matmul_row(%x0: !torch.vtensor<[3],f32>, %x1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[4],f32> {
  %y = torch.aten.matmul %x0, %x1 : !torch.vtensor<[3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[4],f32>
  return %y : !torch.vtensor<[4],f32>
}

// CHECK-LABEL: @mv(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg1 shape [3, 1]
// CHECK-NEXT: %[[V1:.*]] = taso.matmul %arg0, %[[V0]]
// CHECK-NEXT: %[[V2:.*]] = taso.reshape %[[V1]] shape [2]
func.func @mv(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2],f32> {
  %y = torch.aten.mv %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2],f32>
  return %y : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: @linear(
// CHECK-NEXT: %[[V0:.*]] = taso.transpose %arg1 perm [1, 0]
// CHECK-NEXT: %[[V1:.*]] = taso.matmul %arg0, %[[V0]]
// CHECK-NEXT: %[[V2:.*]] = taso.reshape %arg2 shape [1, 4]
// CHECK-NEXT: %[[V3:.*]] = taso.broadcast %[[V2]] shape [5, 4]
// CHECK-NEXT: %[[V4:.*]] = taso.add %[[V1]], %[[V3]]
func.func @linear(%x0: !torch.vtensor<[5,3],f32>, %x1: !torch.vtensor<[4,3],f32>, %x2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32> {
  %y = torch.aten.linear %x0, %x1, %x2 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[4,3],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[5,4],f32>
  return %y : !torch.vtensor<[5,4],f32>
}

// CHECK-LABEL: @linear_plain(
// CHECK-NEXT: %[[V0:.*]] = taso.transpose %arg1 perm [1, 0]
// CHECK-NEXT: %[[V1:.*]] = taso.matmul %arg0, %[[V0]]
func.func @linear_plain(%x0: !torch.vtensor<[2,5,3],f32>, %x1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,5,4],f32> {
  %c0 = torch.constant.none
  %y = torch.aten.linear %x0, %x1, %c0 : !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[4,3],f32>, !torch.none -> !torch.vtensor<[2,5,4],f32>
  return %y : !torch.vtensor<[2,5,4],f32>
}

// CHECK-LABEL: @addmm(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg1, %arg2
// CHECK-NEXT: %[[V1:.*]] = taso.reshape %arg0 shape [1, 4]
// CHECK-NEXT: %[[V2:.*]] = taso.broadcast %[[V1]] shape [2, 4]
// CHECK-NEXT: %[[V3:.*]] = taso.add %[[V2]], %[[V0]]
func.func @addmm(%x0: !torch.vtensor<[4],f32>, %x1: !torch.vtensor<[2,3],f32>, %x2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %y = torch.aten.addmm %x0, %x1, %x2, %c0, %c1 : !torch.vtensor<[4],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  return %y : !torch.vtensor<[2,4],f32>
}

// CHECK-LABEL: @addmm_factors(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg1, %arg2
// CHECK-NEXT: %[[V1:.*]] = taso.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT: %[[V2:.*]] = taso.smul %[[V0]], %[[V1]]
// CHECK-NEXT: %[[V3:.*]] = taso.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[V4:.*]] = taso.smul %arg0, %[[V3]]
// CHECK-NEXT: %[[V5:.*]] = taso.add %[[V4]], %[[V2]]
func.func @addmm_factors(%x0: !torch.vtensor<[2,4],f32>, %x1: !torch.vtensor<[2,3],f32>, %x2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.float 5.000000e-01
  %y = torch.aten.addmm %x0, %x1, %x2, %c0, %c1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.float -> !torch.vtensor<[2,4],f32>
  return %y : !torch.vtensor<[2,4],f32>
}

// CHECK-LABEL: @baddbmm(
// CHECK-NEXT: %[[V0:.*]] = taso.matmul %arg1, %arg2
// CHECK-NEXT: %[[V1:.*]] = taso.add %arg0, %[[V0]]
func.func @baddbmm(%x0: !torch.vtensor<[5,2,4],f32>, %x1: !torch.vtensor<[5,2,3],f32>, %x2: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %y = torch.aten.baddbmm %x0, %x1, %x2, %c0, %c1 : !torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,3],f32>, !torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}
