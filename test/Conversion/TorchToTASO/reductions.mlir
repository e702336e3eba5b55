// Reductions and normalisations.
// RUN: taso-opt %s --convert-torch-to-taso 2>&1 | FileCheck %s
// There and back is the identity.
// RUN: taso-opt %s -o %t.plain
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// CHECK-NOT: stays foreign

// CHECK-LABEL: @sum(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_sum %arg0 axes [2] keep_dims 1
func.func @sum(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.bool true
  %c3 = torch.constant.none
  %y = torch.aten.sum.dim_IntList %x0, %c1, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3,1],f32>
  return %y : !torch.vtensor<[2,3,1],f32>
}

// CHECK-LABEL: @sum_empty(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_sum %arg0 axes [0, 1, 2]
func.func @sum_empty(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %c0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %c1 = torch.constant.bool false
  %c2 = torch.constant.none
  %y = torch.aten.sum.dim_IntList %x0, %c0, %c1, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %y : !torch.vtensor<[],f32>
}

// CHECK-LABEL: @sum_none(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_sum %arg0 axes [0, 1, 2]
func.func @sum_none(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.bool false
  %c2 = torch.constant.none
  %y = torch.aten.sum.dim_IntList %x0, %c0, %c1, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %y : !torch.vtensor<[],f32>
}

// CHECK-LABEL: @sum_all(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_sum %arg0 axes [0, 1, 2]
func.func @sum_all(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %c0 = torch.constant.none
  %y = torch.aten.sum %x0, %c0 : !torch.vtensor<[2,3,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %y : !torch.vtensor<[],f32>
}

// CHECK-LABEL: @mean(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_mean %arg0 axes [1, 2]
func.func @mean(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 2
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.bool false
  %c4 = torch.constant.none
  %y = torch.aten.mean.dim %x0, %c2, %c3, %c4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  return %y : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: @mean_all(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_mean %arg0 axes [0, 1, 2]
func.func @mean_all(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %c0 = torch.constant.int 6
  %y = torch.aten.mean %x0, %c0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[],f32>
  return %y : !torch.vtensor<[],f32>
}

// CHECK-LABEL: @amax(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_max %arg0 axes [0]
func.func @amax(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.bool false
  %y = torch.aten.amax %x0, %c1, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %y : !torch.vtensor<[3,4],f32>
}

// CHECK-LABEL: @max_dim(
// CHECK-NEXT: %[[V0:.*]] = taso.reduce_max %arg0 axes [1] keep_dims 1
func.func @max_dim(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.bool true
  %y:2 = torch.aten.max.dim %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],si64>
  return %y#0 : !torch.vtensor<[2,1,4],f32>
}

// CHECK-LABEL: @softmax(
// CHECK-NEXT: %[[V0:.*]] = taso.softmax %arg0 axis 2
func.func @softmax(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.none
  %y = torch.aten.softmax.int %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @softmax_plain(
// CHECK-NEXT: %[[V0:.*]] = taso.softmax %arg0 axis 1
func.func @softmax_plain(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.bool false
  %y = torch.aten._softmax %x0, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @layer_norm(
// CHECK-NEXT: %[[V0:.*]] = taso.layer_norm %arg0, %arg1 bias %arg2 axis 2 epsilon 1.000000e-05
func.func @layer_norm(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[4],f32>, %x2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 4
  %c1 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.float 1.000000e-05
  %c3 = torch.constant.bool true
  %y = torch.aten.layer_norm %x0, %c1, %x1, %x2, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @layer_norm_plain(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<3x4xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.layer_norm %arg0, %[[V0]] axis 1 epsilon 1.000000e-05
func.func @layer_norm_plain(%x0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 4
  %c2 = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c3 = torch.constant.none
  %c4 = torch.constant.none
  %c5 = torch.constant.float 1.000000e-05
  %c6 = torch.constant.bool true
  %y = torch.aten.layer_norm %x0, %c2, %c3, %c4, %c5, %c6 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @native_layer_norm(
// CHECK-NEXT: %[[V0:.*]] = taso.layer_norm %arg0, %arg1 axis 2 epsilon 1.000000e-05
func.func @native_layer_norm(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int 4
  %c1 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.none
  %c3 = torch.constant.float 1.000000e-05
  %y:3 = torch.aten.native_layer_norm %x0, %c1, %x1, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.none, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],f32>
  return %y#0 : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @batch_norm(
// CHECK-NEXT: %[[V0:.*]] = taso.batch_norm %arg0, %arg1, %arg2, %arg3, %arg4 epsilon 1.000000e-05
func.func @batch_norm(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[3],f32>, %x2: !torch.vtensor<[3],f32>, %x3: !torch.vtensor<[3],f32>, %x4: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.float 1.000000e-01
  %c2 = torch.constant.float 1.000000e-05
  %c3 = torch.constant.bool true
  %y = torch.aten.batch_norm %x0, %x1, %x2, %x3, %x4, %c0, %c1, %c2, %c3 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @batch_norm_plain(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %[[V2:.*]] = taso.batch_norm %arg0, %[[V0]], %[[V1]], %arg1, %arg2 epsilon 1.000000e-05
func.func @batch_norm_plain(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[3],f32>, %x2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.none
  %c2 = torch.constant.bool false
  %c3 = torch.constant.float 1.000000e-01
  %c4 = torch.constant.float 1.000000e-05
  %c5 = torch.constant.bool true
  %y = torch.aten.batch_norm %x0, %c0, %c1, %x1, %x2, %c2, %c3, %c4, %c5 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.none, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %y : !torch.vtensor<[2,3,4],f32>
}

// CHECK-LABEL: @batch_norm_inference(
// CHECK-NEXT: %[[V0:.*]] = taso.batch_norm %arg0, %arg1, %arg2, %arg3, %arg4 epsilon 1.000000e-05
func.func @batch_norm_inference(%x0: !torch.vtensor<[2,3,4],f32>, %x1: !torch.vtensor<[3],f32>, %x2: !torch.vtensor<[3],f32>, %x3: !torch.vtensor<[3],f32>, %x4: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.float 1.000000e-01
  %c1 = torch.constant.float 1.000000e-05
  %y:3 = torch.aten._native_batch_norm_legit_no_training %x0, %x1, %x2, %x3, %x4, %c0, %c1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.float, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
  return %y#0 : !torch.vtensor<[2,3,4],f32>
}
