// Side conditions of a rule read a result several times: MLIR's matcher crashes on
// some rules with three pdl.results of one operation, so they share one.
//
// RUN: taso-opt %s --taso-superoptimize="rules=%S/Inputs/shared-results.mlir device=cpu" 2>&1 | FileCheck %s
// CHECK: remark: no cheaper graph found
func.func @f(%x: tensor<2x2x3x4xf32>, %v: tensor<2x2x1x1xf32>, %w: tensor<2x2x1x1xf32>) -> tensor<2x4x3x4xf32> {
  %0 = taso.concat %v, %w axis 0 : (tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>) -> tensor<4x2x1x1xf32>
  %1 = taso.conv2d %x, %0 : (tensor<2x2x3x4xf32>, tensor<4x2x1x1xf32>) -> tensor<2x4x3x4xf32>
  %2 = "taso.pool2d_avg"(%1) {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, count_include_pad = 1 : i64} : (tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf32>
  return %2 : tensor<2x4x3x4xf32>
}

// So do the targets of a rewrite.
// RUN: taso-opt %s --taso-superoptimize="rules=%S/Inputs/shared-results-rewrite.mlir device=cpu" 2>&1 | FileCheck %s --check-prefix=REWRITE
// REWRITE-LABEL: func.func @g
// REWRITE: taso.conv2d
func.func @g(%x: tensor<2x2x3x4xf32>, %k: tensor<2x2x3x3xf32>, %z: tensor<2x2x1x1xf32>) -> tensor<2x2x3x4xf32> {
  %0 = taso.broadcast %z shape [2, 2, 3, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x3x3xf32>
  %1 = taso.mul %k, %0 : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %2 = taso.conv2d %x, %1 pads [1, 1, 1, 1] activation relu : (tensor<2x2x3x4xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x4xf32>
  return %2 : tensor<2x2x3x4xf32>
}
