// Operators that move elements.
// RUN: taso-opt %s --convert-torch-to-taso 2>&1 | FileCheck %s
// There and back is the identity.
// RUN: taso-opt %s -o %t.plain
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// CHECK-NOT: stays foreign

// CHECK-LABEL: @view(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 12]
func.func @view(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 12
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.view %x0, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,12],f32>
  return %y : !torch.vtensor<[2,12],f32>
}

// CHECK-LABEL: @view_rest(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [6, 4]
func.func @view_rest(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.int 4
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.view %x0, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  return %y : !torch.vtensor<[6,4],f32>
}

// CHECK-LABEL: @view_same(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3, 4]
func.func @view_same(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 3
  %c2 = torch.constant.int 4
  %c3 = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.view %x0, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @reshape(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [6, 4]
func.func @reshape(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %c0 = torch.constant.int 6
  %c1 = torch.constant.int 4
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.reshape %x0, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  return %y : !torch.vtensor<[6,4],f32>
}

// CHECK-LABEL: @unsafe_view(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [24]
func.func @unsafe_view(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[24],f32> {
  %c0 = torch.constant.int 24
  %c1 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %y = torch.aten._unsafe_view %x0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[24],f32>
  return %y : !torch.vtensor<[24],f32>
}

// CHECK-LABEL: @flatten(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 12]
func.func @flatten(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int -1
  %y = torch.aten.flatten.using_ints %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,12],f32>
  return %y : !torch.vtensor<[2,12],f32>
}

// CHECK-LABEL: @unflatten(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3, 2, 2]
func.func @unflatten(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,2,2],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 2
  %c3 = torch.prim.ListConstruct %c1, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.unflatten.int %x0, %c0, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,3,2,2],f32>
  return %y : !torch.vtensor<[2,3,2,2],f32>
}

// CHECK-LABEL: @transpose(
// CHECK-NEXT: %[[V0:.*]] = taso.transpose %arg0 perm [0, 2, 1]
func.func @transpose(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.int -2
  %y = torch.aten.transpose.int %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,4,3],f32>
  return %y : !torch.vtensor<[2,4,3],f32>
}

// CHECK-LABEL: @permute(
// CHECK-NEXT: %[[V0:.*]] = taso.transpose %arg0 perm [2, 0, 1]
func.func @permute(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 0
  %c2 = torch.constant.int 1
  %c3 = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.permute %x0, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %y : !torch.vtensor<[4,2,3],f32>
}

// CHECK-LABEL: @t(
// CHECK-NEXT: %[[V0:.*]] = taso.transpose %arg0 perm [1, 0]
func.func @t(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2],f32> {
  %y = torch.aten.t %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,2],f32>
  return %y : !torch.vtensor<[3,2],f32>
}

// CHECK-LABEL: @unsqueeze(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3, 1]
func.func @unsqueeze(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %c0 = torch.constant.int -1
  %y = torch.aten.unsqueeze %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3,1],f32>
  return %y : !torch.vtensor<[2,3,1],f32>
}

// CHECK-LABEL: @squeeze(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [3]
func.func @squeeze(%x0: !torch.vtensor<[1,3,1],f32>) -> !torch.vtensor<[3],f32> {
  %y = torch.aten.squeeze %x0 : !torch.vtensor<[1,3,1],f32> -> !torch.vtensor<[3],f32>
  return %y : !torch.vtensor<[3],f32>
}

// CHECK-LABEL: @squeeze_dim(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [3, 1]
func.func @squeeze_dim(%x0: !torch.vtensor<[1,3,1],f32>) -> !torch.vtensor<[3,1],f32> {
  %c0 = torch.constant.int 0
  %y = torch.aten.squeeze.dim %x0, %c0 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.vtensor<[3,1],f32>
  return %y : !torch.vtensor<[3,1],f32>
}

// CHECK-LABEL: @squeeze_other(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 3, 1]
func.func @squeeze_other(%x0: !torch.vtensor<[1,3,1],f32>) -> !torch.vtensor<[1,3,1],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.squeeze.dim %x0, %c0 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.vtensor<[1,3,1],f32>
  return %y : !torch.vtensor<[1,3,1],f32>
}

// CHECK-LABEL: @expand(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 3, 1]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [2, 3, 4]
func.func @expand(%x0: !torch.vtensor<[3,1],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int -1
  %c2 = torch.constant.int 4
  %c3 = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %c4 = torch.constant.bool false
  %y = torch.aten.expand %x0, %c3, %c4 : !torch.vtensor<[3,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @expand_same(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3]
func.func @expand_same(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.bool false
  %y = torch.aten.expand %x0, %c2, %c3 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @repeat(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 1, 1, 2, 1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [4, 1, 2, 2, 1, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.reshape %[[V1]] shape [4, 4, 3]
func.func @repeat(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,4,3],f32> {
  %c0 = torch.constant.int 4
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 1
  %c3 = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.repeat %x0, %c3 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[4,4,3],f32>
  return %y : !torch.vtensor<[4,4,3],f32>
}

// CHECK-LABEL: @cat(
// CHECK-NEXT: %[[V0:.*]] = taso.concat %arg0, %arg1 axis 1
func.func @cat(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,6],f32> {
  %c0 = torch.prim.ListConstruct %x0, %x1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %c1 = torch.constant.int 1
  %y = torch.aten.cat %c0, %c1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %y : !torch.vtensor<[2,6],f32>
}

// CHECK-LABEL: @stack(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.reshape %arg1 shape [2, 1, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.concat %[[V0]], %[[V1]] axis 1
func.func @stack(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,2,3],f32> {
  %c0 = torch.prim.ListConstruct %x0, %x1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %c1 = torch.constant.int 1
  %y = torch.aten.stack %c0, %c1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2,3],f32>
  return %y : !torch.vtensor<[2,2,3],f32>
}

// CHECK-LABEL: @slice(
// CHECK-NEXT: %[[V0:.*]] = taso.slice %arg0 axis 2 start 1 size 2 step 2
func.func @slice(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 9223372036854775807
  %c3 = torch.constant.int 2
  %y = torch.aten.slice.Tensor %x0, %c0, %c1, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,2],f32>
  return %y : !torch.vtensor<[2,3,2],f32>
}

// CHECK-LABEL: @slice_open(
// CHECK-NEXT: %[[V0:.*]] = taso.slice %arg0 axis 1 start 0 size 2
func.func @slice_open(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,2,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.none
  %c2 = torch.constant.int -1
  %c3 = torch.constant.int 1
  %y = torch.aten.slice.Tensor %x0, %c0, %c1, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[2,2,4],f32>
  return %y : !torch.vtensor<[2,2,4],f32>
}

// CHECK-LABEL: @select(
// CHECK-NEXT: %[[V0:.*]] = taso.slice %arg0 axis 1 start 2 size 1
// CHECK-NEXT: %[[V1:.*]] = taso.reshape %[[V0]] shape [2, 4]
func.func @select(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int -1
  %y = torch.aten.select.int %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  return %y : !torch.vtensor<[2,4],f32>
}

// CHECK-LABEL: @narrow(
// CHECK-NEXT: %[[V0:.*]] = taso.slice %arg0 axis 2 start 1 size 2
func.func @narrow(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %y = torch.aten.narrow %x0, %c0, %c1, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,2],f32>
  return %y : !torch.vtensor<[2,3,2],f32>
}

// CHECK-LABEL: @split(
// CHECK-NEXT: %[[V0:.*]]:2 = taso.split %arg0 axis 1 sizes [2, 1]
func.func @split(%x0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,2,4],f32>, !torch.vtensor<[2,1,4],f32>) {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %l = torch.aten.split.Tensor %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %y:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor<[2,2,4],f32>, !torch.vtensor<[2,1,4],f32>
  return %y#0, %y#1 : !torch.vtensor<[2,2,4],f32>, !torch.vtensor<[2,1,4],f32>
}

// CHECK-LABEL: @split_sizes(
// CHECK-NEXT: %[[V0:.*]]:2 = taso.split %arg0 axis 2 sizes [1, 3]
func.func @split_sizes(%x0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,3],f32>) {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int -1
  %l = torch.aten.split_with_sizes %x0, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %y:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,3],f32>
  return %y#0, %y#1 : !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,3],f32>
}

// CHECK-LABEL: @chunk(
// CHECK-NEXT: %[[V0:.*]]:2 = taso.split %arg0 axis 2 sizes [2, 2]
func.func @chunk(%x0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,2],f32>) {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 2
  %l = torch.aten.chunk %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %y:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,2],f32>
  return %y#0, %y#1 : !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,2],f32>
}

// CHECK-LABEL: @pad(
// CHECK-NEXT: %[[V0:.*]] = taso.pad %arg0 low [0, 1] high [0, 2]
func.func @pad(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,6],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 2
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.float 0.000000e+00
  %y = torch.aten.constant_pad_nd %x0, %c2, %c3 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,6],f32>
  return %y : !torch.vtensor<[2,6],f32>
}

// CHECK-LABEL: @pad_mode(
// CHECK-NEXT: %[[V0:.*]] = taso.pad %arg0 low [1, 0] high [0, 0] value 1.500000e+00
func.func @pad_mode(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,3],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 0
  %c2 = torch.constant.int 1
  %c3 = torch.constant.int 0
  %c4 = torch.prim.ListConstruct %c0, %c1, %c2, %c3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %c5 = torch.constant.str "constant"
  %c6 = torch.constant.float 1.500000e+00
  %y = torch.aten.pad %x0, %c4, %c5, %c6 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.str, !torch.float -> !torch.vtensor<[3,3],f32>
  return %y : !torch.vtensor<[3,3],f32>
}

// CHECK-LABEL: @embedding(
// CHECK-NEXT: %[[V0:.*]] = taso.gather %arg0, %arg1 axis 0
func.func @embedding(%x0: !torch.vtensor<[10,4],f32>, %x1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %y = torch.aten.embedding %x0, %x1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @index_select(
// CHECK-NEXT: %[[V0:.*]] = taso.gather %arg0, %arg1 axis 1
func.func @index_select(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[5],si64>) -> !torch.vtensor<[2,5,4],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.index_select %x0, %c0, %x1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.vtensor<[5],si64> -> !torch.vtensor<[2,5,4],f32>
  return %y : !torch.vtensor<[2,5,4],f32>
}
