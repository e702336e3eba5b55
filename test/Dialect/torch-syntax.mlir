// The spellings of torch-mlir's torch dialect are parsed and printed back.
// RUN: taso-opt %s | FileCheck %s
// RUN: taso-opt %s -o %t && taso-opt %t | diff - %t
// RUN: %mlir_opt %s | FileCheck %s

// CHECK-LABEL: @types(
// CHECK-SAME: %arg0: !torch.vtensor<[2,?,3],f32>, %arg1: !torch.vtensor<*,f32>,
// CHECK-SAME: %arg2: !torch.vtensor, %arg3: !torch.vtensor<[],unk>,
// CHECK-SAME: %arg4: !torch.tensor<[4],si64>, %arg5: !torch.vtensor<[4],!torch.qint8>,
// CHECK-SAME: %arg6: !torch.list<vtensor<[2,3],f32>>, %arg7: !torch.optional<list<int>>,
// CHECK-SAME: %arg8: !torch.tuple<int, vtensor<[2,3],f32>>)
func.func @types(
    %0: !torch.vtensor<[2, ?, 3], f32>, %1: !torch.vtensor<*,f32>,
    %2: !torch.vtensor, %3: !torch.vtensor<[],unk>, %4: !torch.tensor<[4],si64>,
    %5: !torch.vtensor<[4],!torch.qint8>,
    %6: !torch.list<vtensor<[2, 3], f32>>, %7: !torch.optional<list<int>>,
    %8: !torch.tuple<int,vtensor<[2, 3],f32>>) {
  return
}

// Spaces make no difference, also in types that are kept as text.
// CHECK-LABEL: @spaces(
// CHECK-NEXT: return %arg0 : !torch.list<vtensor<[2,3],f32>>
func.func @spaces(%0: !torch.list<vtensor<[2, 3], f32>>) -> !torch.list<vtensor<[2,3],f32>> {
  return %0 : !torch.list<vtensor<[2,3],f32>>
}

// CHECK-LABEL: @constants(
func.func @constants() {
  // CHECK-NEXT: torch.constant.none
  %0 = torch.constant.none
  // CHECK-NEXT: torch.constant.int -1
  %1 = torch.constant.int -1
  // CHECK-NEXT: torch.constant.float 1.000000e-05
  %2 = torch.constant.float 1.000000e-05
  // CHECK-NEXT: torch.constant.float 0x7FF0000000000000
  %3 = torch.constant.float 0x7FF0000000000000
  // CHECK-NEXT: torch.constant.number 1 : i64
  %4 = torch.constant.number 1 : i64
  // CHECK-NEXT: torch.constant.bool true
  %5 = torch.constant.bool true
  // CHECK-NEXT: torch.constant.bool false
  %6 = torch.constant.bool 0
  // CHECK-NEXT: torch.constant.str "a b"
  %7 = torch.constant.str "a b"
  // CHECK-NEXT: torch.constant.device "cpu"
  %8 = torch.constant.device "cpu"
  // CHECK-NEXT: torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %9 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  // CHECK-NEXT: torch.vtensor.literal(dense_resource<__elided__> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %10 = torch.vtensor.literal(dense_resource<__elided__> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  return
}

// CHECK-LABEL: @operations(
func.func @operations(%x: !torch.vtensor<[2,?],f32>, %t: !torch.tensor<[2],si64>,
                      %b: !torch.bool, %i: !torch.int) {
  // CHECK-NEXT: torch.prim.ListConstruct : () -> !torch.list<int>
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  // CHECK-NEXT: torch.prim.ListConstruct %arg3, %arg3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>
  // CHECK-NEXT: torch.derefine %arg3 : !torch.int to !torch.optional<int>
  %2 = torch.derefine %i : !torch.int to !torch.optional<int>
  // CHECK-NEXT: %[[C:.*]] = torch.copy.to_vtensor %arg1 : !torch.vtensor<[2],si64>
  %3 = torch.copy.to_vtensor %t : !torch.vtensor<[2],si64>
  // CHECK-NEXT: torch.overwrite.tensor.contents %[[C]] overwrites %arg1 : !torch.vtensor<[2],si64>, !torch.tensor<[2],si64>
  torch.overwrite.tensor.contents %3 overwrites %t : !torch.vtensor<[2],si64>, !torch.tensor<[2],si64>
  // CHECK-NEXT: torch.runtime.assert %arg2, "message"
  torch.runtime.assert %b, "message"
  // CHECK-NEXT: %[[S:.*]] = torch.symbolic_int "s0" {min_val = 2, max_val = 9223372036854775806} : !torch.int
  %4 = torch.symbolic_int "s0" {min_val = 2, max_val = 9223372036854775806} : !torch.int
  // CHECK-NEXT: torch.bind_symbolic_shape %arg0, [%[[S]]], affine_map<()[s0] -> (2, s0)> : !torch.vtensor<[2,?],f32>
  torch.bind_symbolic_shape %x, [%4], affine_map<()[s0] -> (2, s0)> : !torch.vtensor<[2,?],f32>
  // CHECK-NEXT: torch.aten.max.dim %arg0, %arg3, %arg2 {note = 1 : si64} : !torch.vtensor<[2,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  %5:2 = torch.aten.max.dim %x, %i, %b {note = 1 : si64} : !torch.vtensor<[2,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  // CHECK-NEXT: torch.prim.Print(%arg3) : !torch.int
  torch.prim.Print(%i) : !torch.int
  // CHECK-NEXT: torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
  %6 = torch_c.to_builtin_tensor %x : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
  // What no spelling has a place for is printed in the generic form.
  // CHECK-NEXT: "torch.aten.odd"() ({
  %7 = "torch.aten.odd"() ({
  }) : () -> !torch.vtensor
  // CHECK: "torch.constant.int"() : () -> !torch.int
  %8 = "torch.constant.int"() : () -> !torch.int
  // CHECK-NEXT: "torch.copy.to_vtensor"() : () -> !torch.vtensor
  %9 = "torch.copy.to_vtensor"() : () -> !torch.vtensor
  return
}

// CHECK-LABEL: @regions(
func.func @regions(%b: !torch.bool, %i: !torch.int) {
  // CHECK-NEXT: %[[R:.*]] = torch.prim.If %arg0 -> (!torch.int) {
  // CHECK-NEXT:   torch.prim.If.yield %arg1 : !torch.int
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   torch.prim.If.yield %arg1 : !torch.int
  // CHECK-NEXT: }
  %0 = torch.prim.If %b -> (!torch.int) {
    torch.prim.If.yield %i : !torch.int
  } else {
    torch.prim.If.yield %i : !torch.int
  }
  // CHECK-NEXT: torch.prim.If %arg0 -> () {
  // CHECK-NEXT:   torch.prim.If.yield
  torch.prim.If %b -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  // CHECK: torch.prim.Loop %arg1, %arg0, init(%[[R]]) {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int, %[[A:.*]]: !torch.int):
  // CHECK-NEXT:   torch.prim.Loop.condition %arg0, iter(%[[A]] : !torch.int)
  // CHECK-NEXT: } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %1 = torch.prim.Loop %i, %b, init(%0) {
  ^bb0(%n: !torch.int, %a: !torch.int):
    torch.prim.Loop.condition %b, iter(%a : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  // CHECK-NEXT: torch.operator "onnx.If"(%arg0) {k = "v"} : (!torch.bool) -> !torch.int {
  // CHECK-NEXT:   torch.operator_terminator %arg1 : !torch.int
  // CHECK-NEXT: }, {
  // CHECK-NEXT:   torch.operator_terminator %arg1 : !torch.int
  // CHECK-NEXT: }
  %2 = torch.operator "onnx.If"(%b) {k = "v"} : (!torch.bool) -> !torch.int {
    torch.operator_terminator %i : !torch.int
  }, {
    torch.operator_terminator %i : !torch.int
  }
  return
}

// IREE wraps models in operations of its own.
// CHECK: util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<2xf32>
util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<2xf32>
// CHECK: util.global private mutable @m : tensor<2xf32>
util.global private mutable @m : tensor<2xf32>
// CHECK: util.func private @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %[[W:.*]] = util.global.load @w : tensor<2xf32>
// CHECK-NEXT: %[[F:.*]] = util.call @f(%[[W]]) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: util.return %[[F]] : tensor<2xf32>
util.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = util.global.load @w : tensor<2xf32>
  %1 = util.call @f(%0) : (tensor<2xf32>) -> tensor<2xf32>
  util.return %1 : tensor<2xf32>
}
