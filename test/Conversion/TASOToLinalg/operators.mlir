// Every operator is expressed by operations that stock mlir-opt accepts, and that
// mean what the operator means.
//
// RUN: taso-opt %S/../TASOToTOSA/operators.mlir --convert-taso-to-linalg -o %t.mlir
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s --check-prefix=NONE
// RUN: taso-opt %t.mlir --convert-linalg-to-taso --taso-check=against=%S/../TASOToTOSA/operators.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// RUN: taso-opt %s --convert-taso-to-linalg | mlir-opt --verify-each | FileCheck %s
//
// NONE-NOT: taso.
// EQUAL-NOT: error:
// EQUAL-COUNT-34: remark: equal
// EQUAL-NOT: error:

// Padding is an operation of its own, a bias what the convolution starts from.
// CHECK-LABEL: @conv2d
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3x9x8xf32>, %[[W:[a-z0-9]+]]: {{.*}}, %[[B:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = tensor.pad %[[X]] low[0, 0, 1, 0] high[0, 0, 0, 2]
// CHECK: %[[I:.*]] = linalg.broadcast ins(%[[B]] : tensor<4xf32>) {{.*}} dimensions = [0, 2, 3]
// CHECK: %[[C:.*]] = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%[[P]], %[[W]] : {{.*}}) outs(%[[I]]
// CHECK: linalg.generic {{.*}} ins(%[[C]]
// CHECK: arith.maximumf
func.func @conv2d(%x: tensor<2x3x9x8xf32>, %w: tensor<4x3x3x2xf32>, %b: tensor<4xf32>) -> tensor<2x4x4x4xf32> {
  %y = taso.conv2d %x, %w bias %b strides [2, 2] pads [1, 0, 0, 2] dilations [1, 2] activation relu : (tensor<2x3x9x8xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) -> tensor<2x4x4x4xf32>
  return %y : tensor<2x4x4x4xf32>
}

// CHECK-LABEL: @groups
// CHECK: linalg.depthwise_conv_2d_nchw_chw
// CHECK: linalg.conv_2d_ngchw_gfchw
func.func @groups(%x: tensor<1x4x5x5xf32>, %v: tensor<4x1x3x3xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> tensor<1x6x1x1xf32> {
  %y = taso.conv2d %x, %v groups 4 : (tensor<1x4x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x3x3xf32>
  %z = taso.conv2d %y, %w bias %b groups 2 : (tensor<1x4x3x3xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x1x1xf32>
  return %z : tensor<1x6x1x1xf32>
}

// CHECK-LABEL: @matmul
// CHECK: linalg.matmul
// CHECK: linalg.batch_matmul
// CHECK: linalg.contract
func.func @matmul(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>, %a: tensor<5x2x3xf32>, %b: tensor<5x3x4xf32>) -> (tensor<2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) {
  %0 = taso.matmul %x, %y : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = taso.matmul %a, %b : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  %2 = taso.matmul %a, %y : (tensor<5x2x3xf32>, tensor<3x4xf32>) -> tensor<5x2x4xf32>
  return %0, %1, %2 : tensor<2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>
}

// Padding never wins.
// CHECK-LABEL: @max_pool
// CHECK: %[[LOW:.*]] = arith.constant 0xFF800000 : f32
// CHECK: tensor.pad
// CHECK: tensor.yield %[[LOW]]
// CHECK: linalg.fill ins(%[[LOW]]
// CHECK: linalg.pooling_nchw_max {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
func.func @max_pool(%x: tensor<1x3x8x8xf32>) -> tensor<1x3x8x8xf32> {
  %y = taso.pool2d_max %x kernel [2, 2] pads [1, 1, 1, 1] dilations [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x8x8xf32>
  return %y : tensor<1x3x8x8xf32>
}

// Each position is divided by what it has of the image.
// CHECK-LABEL: @average_pool
// CHECK: linalg.pooling_nchw_sum
// CHECK: arith.constant dense<{{\[\[}}4.000000e+00, 6.000000e+00, 4.000000e+00], [6.000000e+00, 9.000000e+00, 6.000000e+00], [4.000000e+00, 6.000000e+00, 4.000000e+00]]> : tensor<3x3xf32>
// CHECK: arith.divf
func.func @average_pool(%x: tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32> {
  %y = taso.pool2d_avg %x kernel [3, 3] pads [1, 1, 1, 1] : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  return %y : tensor<1x2x3x3xf32>
}

// A broadcast before a pointwise operator is an indexing map.
// CHECK-LABEL: @broadcast
// CHECK-NOT: linalg.broadcast
// CHECK: linalg.generic
// CHECK: linalg.broadcast
func.func @broadcast(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> (tensor<2x3xf32>, tensor<4x3xf32>) {
  %b = taso.broadcast %y shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %0 = taso.add %x, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = taso.broadcast %y shape [4, 3] : (tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: @named
// CHECK: linalg.add
// CHECK: linalg.max
// CHECK: linalg.rsqrt
func.func @named(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = taso.add %x, %y : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = taso.max %0, %y : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = taso.rsqrt %1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// The batch may be dynamic.
// CHECK-LABEL: @dynamic
// CHECK: tensor.dim %{{.*}}, %{{.*}} : tensor<?x3x10x10xf32>
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK: linalg.reduce
// CHECK: linalg.matmul
func.func @dynamic(%x: tensor<?x3x8x8xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>, %m: tensor<4x5xf32>) -> tensor<?x5xf32> {
  %0 = taso.conv2d %x, %w bias %b pads [1, 1, 1, 1] : (tensor<?x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<?x4x8x8xf32>
  %1 = taso.reduce_mean %0 axes [2, 3] : (tensor<?x4x8x8xf32>) -> tensor<?x4xf32>
  %2 = taso.matmul %1, %m : (tensor<?x4xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
  return %2 : tensor<?x5xf32>
}
