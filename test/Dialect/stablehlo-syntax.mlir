// StableHLO is printed as it was written.
//
// RUN: taso-opt %s -o %t.mlir && taso-opt %t.mlir | diff %t.mlir -
// RUN: taso-opt %s | FileCheck %s

// CHECK-LABEL: func.func @shapes
func.func @shapes(%x: tensor<2x3x4xf32>, %y: tensor<2x3x4xf32>, %s: tensor<f32>, %i: tensor<i32>) {
  // CHECK: stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  // CHECK: stablehlo.constant dense_resource<__elided__> : tensor<2xf32>
  %1 = stablehlo.constant dense_resource<__elided__> : tensor<2xf32>
  // CHECK: stablehlo.iota dim = 1 : tensor<2x3xi32>
  %2 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  // CHECK: stablehlo.transpose %arg0, dims = [1, 0, 2] {name = "t"} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %3 = stablehlo.transpose %x, dims = [1, 0, 2] {name = "t"} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  // CHECK: stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %4 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %5 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // CHECK: stablehlo.slice %arg0 [0:1, 0:3, 1:4:2] : (tensor<2x3x4xf32>) -> tensor<1x3x2xf32>
  %6 = stablehlo.slice %x [0:1, 0:3, 1:4:2] : (tensor<2x3x4xf32>) -> tensor<1x3x2xf32>
  // CHECK: stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  %7 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  // CHECK: stablehlo.pad %arg0, %arg2, low = [0, 0, 1], high = [0, -1, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x2x5xf32>
  %8 = stablehlo.pad %x, %s, low = [0, 0, 1], high = [0, -1, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x2x5xf32>
  // CHECK: stablehlo.dynamic_slice %arg0, %arg3, %arg3, %arg3, sizes = [1, 1, 4] : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf32>
  %9 = stablehlo.dynamic_slice %x, %i, %i, %i, sizes = [1, 1, 4] : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf32>
  // CHECK: stablehlo.reverse %arg0, dims = [0] : tensor<2x3x4xf32>
  %10 = stablehlo.reverse %x, dims = [0] : tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @arithmetic
func.func @arithmetic(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %s: tensor<f32>) {
  // CHECK: stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
  %0 = stablehlo.add %x, %y : tensor<2x3xf32>
  // CHECK: stablehlo.compare  GT, %arg0, %arg1,  FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  // CHECK: stablehlo.select %{{.*}}, %arg0, %arg1 : tensor<2x3xi1>, tensor<2x3xf32>
  %2 = stablehlo.select %1, %x, %y : tensor<2x3xi1>, tensor<2x3xf32>
  // CHECK: stablehlo.clamp %arg2, %arg0, %arg2 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %3 = stablehlo.clamp %s, %x, %s : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf16>
  %4 = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xf16>
  // CHECK: stablehlo.custom_call @mhlo.erf(%arg0) {mhlo.version = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.version = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: "stablehlo.gather"(%arg0, %{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}
  %6 = stablehlo.constant dense<0> : tensor<1x1xi32>
  %7 = "stablehlo.gather"(%x, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2x3xf32>, tensor<1x1xi32>) -> tensor<1xf32>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%m: tensor<2x3xf32>, %n: tensor<3x2xf32>, %x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %i: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) {
  // CHECK: stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.dot %arg0, %arg1, precision = [DEFAULT, DEFAULT] {name = "d"} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %d = stablehlo.dot %m, %n, precision = [DEFAULT, DEFAULT] {name = "d"} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.convolution(%arg4, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[}}[0, 1], [1, 0]], rhs_dilate = [1, 1], reverse = [false, false]} {feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  %1 = stablehlo.convolution(%i, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [1, 0]], rhs_dilate = [1, 1], reverse = [false, false]} {feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

// CHECK-LABEL: func.func @regions
func.func @regions(%x: tensor<2x3xf32>, %s: tensor<f32>, %i: tensor<2x3xi32>, %n: tensor<i32>) {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %0 = stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %arg3) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  // CHECK-NEXT: reducer(%[[a:.*]]: tensor<f32>, %[[b:.*]]: tensor<f32>) (%[[c:.*]]: tensor<i32>, %[[d:.*]]: tensor<i32>)  {
  // CHECK-NEXT: stablehlo.return %[[a]], %[[d]] : tensor<f32>, tensor<i32>
  %1:2 = stablehlo.reduce(%x init: %s), (%i init: %n) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
    stablehlo.return %a, %d : tensor<f32>, tensor<i32>
  }
  // CHECK: stablehlo.while(%[[v:.*]] = %arg3) : tensor<i32>
  // CHECK-NEXT: cond {
  // CHECK: stablehlo.compare  LT, %[[v]]
  // CHECK: } do {
  // CHECK: stablehlo.add %[[v]], %[[v]] : tensor<i32>
  %2 = stablehlo.while(%v = %n) : tensor<i32>
   cond {
    %c = stablehlo.compare LT, %v, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.add %v, %v : tensor<i32>
    stablehlo.return %d : tensor<i32>
  }
  return
}
