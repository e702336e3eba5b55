// Convolutions and pools.
// RUN: taso-opt %s --convert-torch-to-taso 2>&1 | FileCheck %s
// There and back is the identity.
// RUN: taso-opt %s -o %t.plain
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// CHECK-NOT: stays foreign

// CHECK-LABEL: @convolution(
// CHECK-NEXT: %[[V0:.*]] = taso.conv2d %arg0, %arg1 bias %arg2 pads [1, 1, 1, 1]
func.func @convolution(%x0: !torch.vtensor<[1,4,8,8],f32>, %x1: !torch.vtensor<[6,4,3,3],f32>, %x2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[1,6,8,8],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 1
  %c4 = torch.constant.int 1
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 1
  %c7 = torch.constant.int 1
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.bool false
  %c10 = torch.constant.int 0
  %c11 = torch.constant.int 0
  %c12 = torch.prim.ListConstruct %c10, %c11 : (!torch.int, !torch.int) -> !torch.list<int>
  %c13 = torch.constant.int 1
  %y = torch.aten.convolution %x0, %x1, %x2, %c2, %c5, %c8, %c9, %c12, %c13 : !torch.vtensor<[1,4,8,8],f32>, !torch.vtensor<[6,4,3,3],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,6,8,8],f32>
  return %y : !torch.vtensor<[1,6,8,8],f32>
}

// CHECK-LABEL: @convolution_groups(
// CHECK-NEXT: %[[V0:.*]] = taso.conv2d %arg0, %arg1 strides [2, 2] groups 2
func.func @convolution_groups(%x0: !torch.vtensor<[1,4,8,8],f32>, %x1: !torch.vtensor<[6,2,3,3],f32>) -> !torch.vtensor<[1,6,3,3],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 2
  %c3 = torch.prim.ListConstruct %c1, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %c4 = torch.constant.int 0
  %c5 = torch.constant.int 0
  %c6 = torch.prim.ListConstruct %c4, %c5 : (!torch.int, !torch.int) -> !torch.list<int>
  %c7 = torch.constant.int 1
  %c8 = torch.constant.int 1
  %c9 = torch.prim.ListConstruct %c7, %c8 : (!torch.int, !torch.int) -> !torch.list<int>
  %c10 = torch.constant.bool false
  %c11 = torch.constant.int 0
  %c12 = torch.constant.int 0
  %c13 = torch.prim.ListConstruct %c11, %c12 : (!torch.int, !torch.int) -> !torch.list<int>
  %c14 = torch.constant.int 2
  %y = torch.aten.convolution %x0, %x1, %c0, %c3, %c6, %c9, %c10, %c13, %c14 : !torch.vtensor<[1,4,8,8],f32>, !torch.vtensor<[6,2,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,6,3,3],f32>
  return %y : !torch.vtensor<[1,6,3,3],f32>
}

// CHECK-LABEL: @conv2d(
// CHECK-NEXT: %[[V0:.*]] = taso.conv2d %arg0, %arg1 pads [1, 0, 1, 0] dilations [2, 2]
func.func @conv2d(%x0: !torch.vtensor<[1,4,8,8],f32>, %x1: !torch.vtensor<[6,4,3,3],f32>) -> !torch.vtensor<[1,6,6,4],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.int 1
  %c2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 1
  %c4 = torch.constant.int 0
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 2
  %c7 = torch.constant.int 2
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.int 1
  %y = torch.aten.conv2d %x0, %x1, %c0, %c2, %c5, %c8, %c9 : !torch.vtensor<[1,4,8,8],f32>, !torch.vtensor<[6,4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,6,6,4],f32>
  return %y : !torch.vtensor<[1,6,6,4],f32>
}

// CHECK-LABEL: @conv1d(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 4, 1, 8]
// CHECK-NEXT: %[[V1:.*]] = taso.reshape %arg1 shape [6, 4, 1, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.conv2d %[[V0]], %[[V1]] pads [0, 1, 0, 1]
// CHECK-NEXT: %[[V3:.*]] = taso.reshape %[[V2]] shape [1, 6, 8]
func.func @conv1d(%x0: !torch.vtensor<[1,4,8],f32>, %x1: !torch.vtensor<[6,4,3],f32>) -> !torch.vtensor<[1,6,8],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.int 1
  %c2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 1
  %c4 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %c5 = torch.constant.int 1
  %c6 = torch.prim.ListConstruct %c5 : (!torch.int) -> !torch.list<int>
  %c7 = torch.constant.int 1
  %y = torch.aten.conv1d %x0, %x1, %c0, %c2, %c4, %c6, %c7 : !torch.vtensor<[1,4,8],f32>, !torch.vtensor<[6,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,6,8],f32>
  return %y : !torch.vtensor<[1,6,8],f32>
}

// CHECK-LABEL: @max_pool2d(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_max %arg0 kernel [2, 2] strides [2, 2]
func.func @max_pool2d(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,4,4],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 2
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.prim.ListConstruct : () -> !torch.list<int>
  %c4 = torch.constant.int 0
  %c5 = torch.constant.int 0
  %c6 = torch.prim.ListConstruct %c4, %c5 : (!torch.int, !torch.int) -> !torch.list<int>
  %c7 = torch.constant.int 1
  %c8 = torch.constant.int 1
  %c9 = torch.prim.ListConstruct %c7, %c8 : (!torch.int, !torch.int) -> !torch.list<int>
  %c10 = torch.constant.bool false
  %y = torch.aten.max_pool2d %x0, %c2, %c3, %c6, %c9, %c10 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,4,4,4],f32>
  return %y : !torch.vtensor<[1,4,4,4],f32>
}

// CHECK-LABEL: @max_pool2d_ceil(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_max %arg0 kernel [3, 3] strides [2, 2] pads [0, 0, 1, 1]
func.func @max_pool2d_ceil(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,4,4],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 2
  %c4 = torch.constant.int 2
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 0
  %c7 = torch.constant.int 0
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.int 1
  %c10 = torch.constant.int 1
  %c11 = torch.prim.ListConstruct %c9, %c10 : (!torch.int, !torch.int) -> !torch.list<int>
  %c12 = torch.constant.bool true
  %y = torch.aten.max_pool2d %x0, %c2, %c5, %c8, %c11, %c12 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,4,4,4],f32>
  return %y : !torch.vtensor<[1,4,4,4],f32>
}

// CHECK-LABEL: @max_pool2d_with_indices(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_max %arg0 kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1]
func.func @max_pool2d_with_indices(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,4,4],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 2
  %c4 = torch.constant.int 2
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 1
  %c7 = torch.constant.int 1
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.int 1
  %c10 = torch.constant.int 1
  %c11 = torch.prim.ListConstruct %c9, %c10 : (!torch.int, !torch.int) -> !torch.list<int>
  %c12 = torch.constant.bool false
  %y:2 = torch.aten.max_pool2d_with_indices %x0, %c2, %c5, %c8, %c11, %c12 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,4,4,4],f32>, !torch.vtensor<[1,4,4,4],si64>
  return %y#0 : !torch.vtensor<[1,4,4,4],f32>
}

// CHECK-LABEL: @avg_pool2d(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_avg %arg0 kernel [3, 3] pads [1, 1, 1, 1] count_include_pad 1
func.func @avg_pool2d(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,8,8],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 1
  %c4 = torch.constant.int 1
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 1
  %c7 = torch.constant.int 1
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.bool false
  %c10 = torch.constant.bool true
  %c11 = torch.constant.none
  %y = torch.aten.avg_pool2d %x0, %c2, %c5, %c8, %c9, %c10, %c11 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,4,8,8],f32>
  return %y : !torch.vtensor<[1,4,8,8],f32>
}

// CHECK-LABEL: @avg_pool2d_ceil(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_avg %arg0 kernel [3, 3] strides [2, 2] pads [0, 0, 1, 1]
func.func @avg_pool2d_ceil(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,4,4],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 3
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 2
  %c4 = torch.constant.int 2
  %c5 = torch.prim.ListConstruct %c3, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %c6 = torch.constant.int 0
  %c7 = torch.constant.int 0
  %c8 = torch.prim.ListConstruct %c6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %c9 = torch.constant.bool true
  %c10 = torch.constant.bool false
  %c11 = torch.constant.none
  %y = torch.aten.avg_pool2d %x0, %c2, %c5, %c8, %c9, %c10, %c11 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,4,4,4],f32>
  return %y : !torch.vtensor<[1,4,4,4],f32>
}

// CHECK-LABEL: @adaptive_one(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_mean %arg0 axes [2, 3] keep_dims 1
func.func @adaptive_one(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,1,1],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.adaptive_avg_pool2d %x0, %c2 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int> -> !torch.vtensor<[1,4,1,1],f32>
  return %y : !torch.vtensor<[1,4,1,1],f32>
}

// CHECK-LABEL: @adaptive_divides(
// CHECK-NEXT: %[[V0:.*]] = taso.pool2d_avg %arg0 kernel [4, 2] strides [4, 2]
func.func @adaptive_divides(%x0: !torch.vtensor<[1,4,8,8],f32>) -> !torch.vtensor<[1,4,2,4],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 4
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.adaptive_avg_pool2d %x0, %c2 : !torch.vtensor<[1,4,8,8],f32>, !torch.list<int> -> !torch.vtensor<[1,4,2,4],f32>
  return %y : !torch.vtensor<[1,4,2,4],f32>
}
