// Operators without a record are expressed in operations that mean the same:
// converted again, the function is equal.
//
// RUN: taso-opt %s --convert-taso-to-stablehlo | FileCheck %s
// RUN: taso-opt %s --convert-taso-to-stablehlo | taso-opt --convert-stablehlo-to-taso -o %t.mlir 2>/dev/null
// RUN: taso-opt %t.mlir --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// EQUAL-COUNT-4: remark: equal

// CHECK-LABEL: func.func @windows(
func.func @windows(%x: tensor<1x4x8x8xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> (tensor<1x6x4x4xf32>, tensor<1x4x4x4xf32>) {
  // CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = {{\[}}[1, 0], [1, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
  // CHECK: stablehlo.broadcast_in_dim %arg2, dims = [1]
  // CHECK: stablehlo.add
  // CHECK: stablehlo.maximum
  %0 = taso.conv2d %x, %w bias %b strides [2, 2] pads [1, 1, 0, 0] groups 2 activation relu : (tensor<1x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x4x4xf32>
  // CHECK: "stablehlo.reduce_window"
  %1 = taso.pool2d_max %x kernel [3, 3] strides [2, 2] pads [1, 1, 0, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
  return %0, %1 : tensor<1x6x4x4xf32>, tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @products(
func.func @products(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %z: tensor<4x5xf32>, %s: tensor<f32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4xf32>) {
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1]
  %0 = taso.matmul %x, %y : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0]
  // CHECK: stablehlo.tanh
  %1 = taso.matmul %x, %z activation tanh : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.broadcast_in_dim %arg3, dims = []
  // CHECK: stablehlo.multiply
  %2 = taso.smul %x, %s : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
  return %0, %1, %2 : tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @reductions(
func.func @reductions(%x: tensor<2x3x4xf32>, %w: tensor<4xf32>) -> (tensor<2x1x4xf32>, tensor<2x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  // CHECK: stablehlo.reduce({{.*}}) applies stablehlo.add
  // CHECK: stablehlo.divide
  %0 = taso.reduce_mean %x axes [1] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  // CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum
  %1 = taso.reduce_max %x axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  // CHECK: stablehlo.exponential
  %2 = taso.softmax %x axis 2 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // CHECK: stablehlo.rsqrt
  %3 = taso.layer_norm %x, %w bias %w axis 2 epsilon 1.0e-5 : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  return %0, %1, %2, %3 : tensor<2x1x4xf32>, tensor<2x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @shapes(
func.func @shapes(%x: tensor<2x6xf32>, %k: tensor<4x3x1x1xf32>) -> (tensor<2x2xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<4x3x3x3xf32>, tensor<4x6x1x1xf32>) {
  // CHECK: stablehlo.slice %arg0 [0:2, 0:2]
  // CHECK: stablehlo.slice %arg0 [0:2, 2:6]
  %0:2 = taso.split %x axis 1 sizes [2, 4] : (tensor<2x6xf32>) -> (tensor<2x2xf32>, tensor<2x4xf32>)
  // CHECK: stablehlo.slice %arg0 [0:2, 1:6:2]
  %1 = taso.slice %x axis 1 start 1 size 3 step 2 : (tensor<2x6xf32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.pad %arg1, %{{.*}}, low = [0, 0, 1, 1], high = [0, 0, 1, 1]
  %2 = taso.enlarge %k kernel [3, 3] : (tensor<4x3x1x1xf32>) -> tensor<4x3x3x3xf32>
  // CHECK: stablehlo.concatenate
  %3 = taso.merge_gconv %k count 2 groups 2 : (tensor<4x3x1x1xf32>) -> tensor<4x6x1x1xf32>
  return %0#0, %0#1, %1, %2, %3 : tensor<2x2xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<4x3x3x3xf32>, tensor<4x6x1x1xf32>
}
