// What taso cannot express stays what it is, and is listed once with its count.
// RUN: taso-opt %s -split-input-file --convert-torch-to-taso 2>/dev/null | FileCheck %s
// RUN: taso-opt %s -split-input-file --convert-torch-to-taso -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: taso-opt %s -split-input-file -o %t.plain
// RUN: taso-opt %s -split-input-file --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// REMARK: remark: torch.aten.cumsum stays foreign, 2x: taso has no such operator
// REMARK: remark: 1 of 3 operations converted
// CHECK-LABEL: @barrier(
// CHECK-SAME: %arg0: tensor<2x3xf32> {torch.type = !torch.vtensor<[2,3],f32>})
// CHECK-SAME: -> (tensor<2x3xf32> {torch.type = !torch.vtensor<[2,3],f32>})
func.func @barrier(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  // CHECK: %[[F:.*]] = torch_c.from_builtin_tensor %arg0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  // CHECK: %[[C:.*]] = torch.aten.cumsum %[[F]]
  %i = torch.constant.int 1
  %n = torch.constant.none
  %0 = torch.aten.cumsum %x, %i, %n : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],f32>
  // CHECK: %[[T:.*]] = torch_c.to_builtin_tensor %[[C]]
  // CHECK: %[[R:.*]] = taso.relu %[[T]]
  %1 = torch.aten.relu %0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  // CHECK: torch_c.from_builtin_tensor %[[R]]
  %2 = torch.aten.cumsum %1, %i, %n : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],f32>
  return %2 : !torch.vtensor<[2,3],f32>
}

// -----

// A function in which nothing is converted keeps its type.
// REMARK: remark: torch.aten.add.Tensor stays foreign, 1x: dynamic shapes may hide a broadcast
// CHECK-LABEL: @dynamic(
// CHECK-SAME: %arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.vtensor<[?,3],f32>
func.func @dynamic(%x: !torch.vtensor<[?,3],f32>, %y: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %i = torch.constant.int 1
  %0 = torch.aten.add.Tensor %x, %y, %i : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// What needs no sizes is converted.
// CHECK-LABEL: @no_sizes(
// CHECK: taso.matmul
// CHECK: taso.relu
func.func @no_sizes(%x: !torch.vtensor<[?,3],f32>, %w: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.aten.mm %x, %w : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[?,4],f32>
  %1 = torch.aten.relu %0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

// REMARK: remark: torch.aten.view stays foreign, 1x: several dynamic dimensions
func.func @computed(%x: !torch.vtensor<[2,3],f32>, %i: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %s = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %s : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// REMARK: remark: torch.aten.view stays foreign, 1x: argument 1 is not a known list of integers
func.func @unknown_list(%x: !torch.vtensor<[2,3],f32>, %s: !torch.list<int>) -> !torch.vtensor<[6],f32> {
  %0 = torch.aten.view %x, %s : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

// -----

// REMARK: remark: torch.aten.relu stays foreign, 1x: elements of type si64
func.func @integers(%x: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si64> {
  %0 = torch.aten.relu %x : !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// REMARK: remark: torch.aten.tanh stays foreign, 1x: rank or elements of argument 0 are unknown
func.func @unranked(%x: !torch.vtensor<*,f32>) -> !torch.vtensor {
  %0 = torch.aten.tanh %x : !torch.vtensor<*,f32> -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// REMARK: remark: torch.aten.relu stays foreign, 1x: a declared type that the operands do not give
func.func @contradiction(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// REMARK: remark: torch.aten.dropout stays foreign, 1x: training mode
func.func @training(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %p = torch.constant.float 5.000000e-01
  %t = torch.constant.bool true
  %0 = torch.aten.dropout %x, %p, %t : !torch.vtensor<[2],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// REMARK: remark: torch.aten.max.dim stays foreign, 1x: the indices are used
func.func @indices(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %i = torch.constant.int 1
  %f = torch.constant.bool false
  %0:2 = torch.aten.max.dim %x, %i, %f : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#1 : !torch.vtensor<[2],si64>
}

// -----

// REMARK: remark: torch.aten.split.Tensor stays foreign, 1x: the list is not unpacked where it is made
func.func @list(%x: !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor> {
  %i = torch.constant.int 1
  %0 = torch.aten.split.Tensor %x, %i, %i : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  return %0 : !torch.list<vtensor>
}

// -----

// REMARK: remark: torch.aten.convolution stays foreign, 1x: transposed
func.func @transposed(%x: !torch.vtensor<[1,4,8,8],f32>, %w: !torch.vtensor<[4,6,3,3],f32>) -> !torch.vtensor<[1,6,10,10],f32> {
  %n = torch.constant.none
  %i = torch.constant.int 1
  %z = torch.constant.int 0
  %l = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %z, %z : (!torch.int, !torch.int) -> !torch.list<int>
  %t = torch.constant.bool true
  %0 = torch.aten.convolution %x, %w, %n, %l, %p, %l, %t, %p, %i : !torch.vtensor<[1,4,8,8],f32>, !torch.vtensor<[4,6,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,6,10,10],f32>
  return %0 : !torch.vtensor<[1,6,10,10],f32>
}

// -----

// A called function keeps its type, so that the calls hold.
// CHECK-LABEL: func.func private @callee(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK: torch_c.to_builtin_tensor %arg0
// CHECK: taso.relu
func.func private @callee(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
// CHECK-LABEL: @caller(
// CHECK-SAME: %arg0: tensor<2xf32>
// CHECK: call @callee(%{{.*}}) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
func.func @caller(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %1 = call @callee(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// Operations in regions are converted where they stand.
// CHECK-LABEL: @regions(
// CHECK: torch.prim.If
// CHECK: taso.relu
// CHECK: else
// CHECK: taso.tanh
func.func @regions(%x: !torch.vtensor<[2],f32>, %b: !torch.bool) -> !torch.vtensor<[2],f32> {
  %0 = torch.prim.If %b -> (!torch.vtensor<[2],f32>) {
    %1 = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %1 : !torch.vtensor<[2],f32>
  } else {
    %2 = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %2 : !torch.vtensor<[2],f32>
  }
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// torch adds in f32, which the type of the elements cannot.
// REMARK: remark: torch.aten.add.Scalar stays foreign, 1x: a number that the type of the elements does not hold
// REMARK: remark: 1 of 2 operations converted
func.func @rounded(%x: !torch.vtensor<[2],f16>) -> !torch.vtensor<[2],f16> {
  %f = torch.constant.float 1.000000e-01
  %i = torch.constant.int 1
  %0 = torch.aten.add.Scalar %x, %f, %i : !torch.vtensor<[2],f16>, !torch.float, !torch.int -> !torch.vtensor<[2],f16>
  %1 = torch.constant.float 5.000000e-01
  %2 = torch.aten.mul.Scalar %0, %1 : !torch.vtensor<[2],f16>, !torch.float -> !torch.vtensor<[2],f16>
  return %2 : !torch.vtensor<[2],f16>
}
