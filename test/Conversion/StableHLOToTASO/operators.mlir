// Each operator gets its meaning, and what is not rewritten comes out as it went in.
//
// RUN: taso-opt %s -o %t.mlir
// RUN: taso-opt %s --convert-stablehlo-to-taso --convert-taso-to-stablehlo 2>/dev/null | diff %t.mlir -
// RUN: taso-opt %s --convert-stablehlo-to-taso 2>/dev/null | taso-opt --convert-taso-to-stablehlo | diff %t.mlir -
// RUN: taso-opt %s --convert-stablehlo-to-taso 2>/dev/null | FileCheck %s

// CHECK-LABEL: func.func @pointwise(
func.func @pointwise(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: taso.add
  %0 = stablehlo.add %x, %y : tensor<2x3xf32>
  // CHECK: taso.sub
  %1 = stablehlo.subtract %0, %y : tensor<2x3xf32>
  // CHECK: taso.mul
  %2 = stablehlo.multiply %1, %y : tensor<2x3xf32>
  // CHECK: taso.div
  %3 = stablehlo.divide %2, %y : tensor<2x3xf32>
  // CHECK: taso.max
  %4 = stablehlo.maximum %3, %y : tensor<2x3xf32>
  // CHECK: taso.min
  %5 = stablehlo.minimum %4, %y : tensor<2x3xf32>
  // CHECK: taso.exp
  %6 = stablehlo.exponential %5 : tensor<2x3xf32>
  // CHECK: taso.tanh
  %7 = stablehlo.tanh %6 : tensor<2x3xf32>
  // CHECK: taso.sigmoid
  %8 = stablehlo.logistic %7 : tensor<2x3xf32>
  // CHECK: taso.sqrt
  %9 = stablehlo.sqrt %8 : tensor<2x3xf32>
  // CHECK: taso.rsqrt
  %10 = stablehlo.rsqrt %9 : tensor<2x3xf32>
  // CHECK: taso.neg
  %11 = stablehlo.negate %10 : tensor<2x3xf32>
  // CHECK: taso.abs
  %12 = stablehlo.abs %11 : tensor<2x3xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %c6 = stablehlo.constant dense<6.0> : tensor<f32>
  // CHECK: taso.clamp %{{.*}} minimum 0.000000e+00 maximum 6.000000e+00
  %13 = stablehlo.clamp %c0, %12, %c6 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %13 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @shapes(
func.func @shapes(%x: tensor<2x3xf32>, %v: tensor<3xf32>) -> tensor<4x8xf32> {
  // CHECK: taso.transpose %arg0 perm [1, 0]
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK: taso.reshape %{{.*}} shape [2, 3]
  %1 = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<2x3xf32>
  // CHECK: %[[v:.*]] = taso.reshape %arg1 shape [3, 1]
  // CHECK: taso.broadcast %[[v]] shape [3, 2]
  %2 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.reshape %2 : (tensor<3x2xf32>) -> tensor<2x3xf32>
  // CHECK: taso.concat %{{.*}}, %{{.*}} axis 1
  %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  // CHECK: taso.slice %{{.*}} axis 1 start 1 size 3 step 2
  %5 = stablehlo.slice %4 [0:2, 1:6:2] : (tensor<2x6xf32>) -> tensor<2x3xf32>
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  // CHECK: taso.pad %{{.*}} low [1, 2] high [1, 3] value 1.000000e+00
  %6 = stablehlo.pad %5, %c, low = [1, 2], high = [1, 3], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @products(
func.func @products(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>, %q: tensor<2x8x3x5xf32>, %k: tensor<2x8x3x5xf32>) -> (tensor<2x4xf32>, tensor<2x3x8x8xf32>, tensor<2x4xf32>) {
  // CHECK: taso.matmul %arg0, %arg1
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // CHECK: taso.transpose %arg2 perm [0, 2, 1, 3]
  // CHECK: taso.transpose %arg3 perm [0, 2, 3, 1]
  // CHECK: taso.matmul %{{.*}} -> tensor<2x3x8x8xf32>
  %1 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x8x3x5xf32>, tensor<2x8x3x5xf32>) -> tensor<2x3x8x8xf32>
  // CHECK: taso.matmul %arg0, %arg1
  %2 = stablehlo.dot %x, %w : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0, %1, %2 : tensor<2x4xf32>, tensor<2x3x8x8xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @windows(
func.func @windows(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>, %v: tensor<4xf32>) -> tensor<1x4xf32> {
  // CHECK: taso.transpose %arg0 perm [0, 3, 1, 2]
  // CHECK: taso.transpose %arg1 perm [3, 2, 0, 1]
  // CHECK: taso.conv2d %{{.*}} pads [1, 1, 1, 1]
  // CHECK: taso.transpose %{{.*}} perm [0, 2, 3, 1]
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  // CHECK: taso.batch_norm
  %1 = "stablehlo.batch_norm_inference"(%0, %v, %v, %v, %v) {epsilon = 1.0e-3 : f32, feature_index = 3 : i64} : (tensor<1x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<1x8x8x4xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: taso.pool2d_max %{{.*}} kernel [3, 3] strides [2, 2] pads [1, 1, 0, 0]
  %2 = "stablehlo.reduce_window"(%1, %inf) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {padding = dense<[[0, 0], [1, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<1x8x8x4xf32>, tensor<f32>) -> tensor<1x4x4x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK: taso.reduce_sum %{{.*}} axes [1, 2]
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
  // CHECK: taso.reduce_max %{{.*}} axes [1]
  %4 = stablehlo.reduce(%3 init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
  return %3 : tensor<1x4xf32>
}
