// A view to sizes that are computed becomes a reshape to the declared type; on the way
// back the one that the type does not know is -1.
//
// RUN: taso-opt %s --convert-torch-to-taso 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch 2>/dev/null | FileCheck %s --check-prefix=BACK

// CHECK-LABEL: func.func @dynamic(
// CHECK: taso.reshape %{{.*}} shape [1, ?, 2, 3]
// BACK-LABEL: func.func @dynamic(
func.func @dynamic(%x: !torch.vtensor<[1,?,6],f32>) -> !torch.vtensor<[1,?,2,3],f32> {
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c3 = torch.constant.int 3
  // BACK: %[[size:.*]] = torch.aten.size.int
  %n = torch.aten.size.int %x, %c1 : !torch.vtensor<[1,?,6],f32>, !torch.int -> !torch.int
  // BACK: %[[one:.*]] = torch.constant.int -1
  // BACK: torch.prim.ListConstruct %{{.*}}, %[[one]], %{{.*}}, %{{.*}} :
  %s = torch.prim.ListConstruct %c1, %n, %c2, %c3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // BACK: torch.aten.view
  %0 = torch.aten.view %x, %s : !torch.vtensor<[1,?,6],f32>, !torch.list<int> -> !torch.vtensor<[1,?,2,3],f32>
  return %0 : !torch.vtensor<[1,?,2,3],f32>
}

// CHECK-LABEL: func.func @static(
// CHECK: taso.reshape %arg0 shape [6]
func.func @static(%x: !torch.vtensor<[2,3],f32>, %i: !torch.int) -> !torch.vtensor<[6],f32> {
  %s = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %s : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

// A constant that contradicts the declared type.
// CHECK-LABEL: func.func @contradiction(
// CHECK: torch.aten.view
func.func @contradiction(%x: !torch.vtensor<[?,3],f32>, %i: !torch.int) -> !torch.vtensor<[?,4],f32> {
  %c3 = torch.constant.int 3
  %s = torch.prim.ListConstruct %i, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %s : !torch.vtensor<[?,3],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}
