// Sums of products, in any layout.
//
// RUN: taso-opt %s --convert-linalg-to-taso 2>/dev/null | FileCheck %s

// CHECK-LABEL: @matmul
// CHECK-NEXT: %[[M:.*]] = taso.matmul %arg0, %arg1 :
// CHECK-NEXT: return %[[M]]
func.func @matmul(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<2x3xf32>, tensor<3x4xf32>) outs(%zeros : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @matmul_from
// CHECK: %[[M:.*]] = taso.matmul %arg0, %arg1
// CHECK: taso.add %[[M]], %arg2
func.func @matmul_from(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>, %init: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.matmul ins(%x, %y : tensor<2x3xf32>, tensor<3x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @matmul_transposed
// CHECK: %[[T:.*]] = taso.transpose %arg1 perm [1, 0]
// CHECK: taso.matmul %arg0, %[[T]]
func.func @matmul_transposed(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%x, %y : tensor<2x3xf32>, tensor<4x3xf32>) outs(%zeros : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @batch_matmul
// CHECK: taso.matmul %arg0, %arg1 : (tensor<5x2x3xf32>, tensor<5x3x4xf32>)
func.func @batch_matmul(%x: tensor<5x2x3xf32>, %y: tensor<5x3x4xf32>) -> tensor<5x2x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<5x2x4xf32>
  %0 = linalg.batch_matmul ins(%x, %y : tensor<5x2x3xf32>, tensor<5x3x4xf32>) outs(%zeros : tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %0 : tensor<5x2x4xf32>
}

// A query times a key: heads are batches in the middle.
// CHECK-LABEL: @attention
// CHECK: %[[Q:.*]] = taso.transpose %arg0 perm [0, 2, 1, 3]
// CHECK: %[[K:.*]] = taso.transpose %arg1 perm [0, 2, 3, 1]
// CHECK: taso.matmul %[[Q]], %[[K]] : (tensor<2x4x3x5xf32>, tensor<2x4x5x3xf32>) -> tensor<2x4x3x3xf32>
func.func @attention(%q: tensor<2x3x4x5xf32>, %k: tensor<2x3x4x5xf32>) -> tensor<2x4x3x3xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4x3x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%q, %k : tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) outs(%zeros : tensor<2x4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %out, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x3x3xf32>
  return %0 : tensor<2x4x3x3xf32>
}

// The operand that gives the rows is on the left.
// CHECK-LABEL: @swapped
// CHECK: taso.matmul %arg1, %arg0
func.func @swapped(%y: tensor<3x4xf32>, %x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%y, %x : tensor<3x4xf32>, tensor<2x3xf32>) outs(%zeros : tensor<2x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @vectors
// CHECK: taso.matmul %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
// CHECK: taso.matmul %{{.*}}, %{{.*}} : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
func.func @vectors(%x: tensor<2x3xf32>, %y: tensor<3xf32>, %z: tensor<2xf32>) -> tensor<f32> {
  %zeros = arith.constant dense<0.0> : tensor<2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.matvec ins(%x, %y : tensor<2x3xf32>, tensor<3xf32>) outs(%zeros : tensor<2xf32>) -> tensor<2xf32>
  %1 = linalg.dot ins(%0, %z : tensor<2xf32>, tensor<2xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// CHECK-LABEL: @several
// CHECK: taso.matmul %{{.*}}, %{{.*}} : (tensor<2x3x20xf32>, tensor<20x6xf32>) -> tensor<2x3x6xf32>
func.func @several(%x: tensor<2x3x4x5xf32>, %y: tensor<4x5x6xf32>) -> tensor<2x3x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x3x6xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(a, b, c, d, e) -> (a, b, c, d)>, affine_map<(a, b, c, d, e) -> (c, d, e)>, affine_map<(a, b, c, d, e) -> (a, b, e)>] ins(%x, %y : tensor<2x3x4x5xf32>, tensor<4x5x6xf32>) outs(%zeros : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  return %0 : tensor<2x3x6xf32>
}
