// TOSA of before 2025 becomes TOSA 1.0, which verifies and is converted.
//
// RUN: taso-opt %s --split-input-file --taso-upgrade-tosa | FileCheck %s
// RUN: taso-opt %s --split-input-file --taso-upgrade-tosa | mlir-opt --split-input-file -o %t.mlir
// RUN: taso-opt %t.mlir --split-input-file --taso-upgrade-tosa | diff %t.mlir -
// RUN: not taso-opt %s --split-input-file --convert-tosa-to-taso 2>&1 | FileCheck %s --check-prefix=HINT
// HINT: note: hint: '{{.*}}' is TOSA of before 2025{{.*}}--taso-upgrade-tosa rewrites it

// CHECK-LABEL: func.func @convolution
// CHECK-NOT: tensor<4xi32>
func.func @convolution(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = "tosa.const"() {value = dense<[0, 2, 3, 1]> : tensor<4xi32>} : () -> tensor<4xi32>
  // CHECK: tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>}
  %1 = "tosa.transpose"(%x, %0) : (tensor<1x3x8x8xf32>, tensor<4xi32>) -> tensor<1x8x8x3xf32>
  // Padding that no window reaches is left out.
  // CHECK: tosa.conv2d %{{.*}} {acc_type = f32, {{.*}}pad = array<i64: 1, 0, 1, 0>
  %2 = "tosa.conv2d"(%1, %w, %b) {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x4x4xf32>
  // CHECK: tosa.clamp %{{.*}} {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32}
  %3 = "tosa.clamp"(%2) {max_fp = 6.0 : f32, max_int = 6 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %3 : tensor<1x4x4x4xf32>
}

// -----

// Where no padding is left, the image is cut.
// CHECK-LABEL: func.func @cut
// CHECK: tosa.slice %arg0{{.*}} -> tensor<1x55x55x2xf32>
// CHECK: tosa.conv2d
func.func @cut(%x: tensor<1x56x56x2xf32>, %w: tensor<2x1x1x2xf32>, %b: tensor<2xf32>) -> tensor<1x28x28x2xf32> {
  %0 = "tosa.conv2d"(%x, %w, %b) {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x56x56x2xf32>, tensor<2x1x1x2xf32>, tensor<2xf32>) -> tensor<1x28x28x2xf32>
  return %0 : tensor<1x28x28x2xf32>
}

// -----

// CHECK-LABEL: func.func @pointwise
func.func @pointwise(%x: tensor<2x3x4xf32>, %s: tensor<f32>, %v: tensor<4xf32>) -> tensor<6x4xf32> {
  // CHECK: %[[s:.*]] = tosa.reshape %arg1, %{{.*}} : (tensor<f32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
  // CHECK: tosa.mul %arg0, %[[s]], %{{.*}} : (tensor<2x3x4xf32>, tensor<1x1x1xf32>, tensor<1xi8>)
  %0 = "tosa.mul"(%x, %s) {shift = 0 : i32} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
  // CHECK: tosa.add
  %1 = "tosa.add"(%0, %v) : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  // CHECK: tosa.negate %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>)
  %2 = "tosa.negate"(%1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // CHECK: tosa.reshape %{{.*}}, %{{.*}} : (tensor<2x3x4xf32>, !tosa.shape<2>)
  %3 = "tosa.reshape"(%2) {new_shape = array<i64: 6, 4>} : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  return %3 : tensor<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @products
func.func @products(%x: tensor<2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>, %y: tensor<1x2x3xf32>, %z: tensor<1x3x4xf32>) -> (tensor<2x4xf32>, tensor<1x2x4xf32>) {
  // CHECK: tosa.transpose %arg1 {perms = array<i32: 1, 0>}
  // CHECK: tosa.matmul
  // CHECK: tosa.add
  %0 = "tosa.fully_connected"(%x, %w, %b) : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: tosa.matmul %arg3, %arg4, %{{.*}}, %{{.*}} :
  %1 = "tosa.matmul"(%y, %z) : (tensor<1x2x3xf32>, tensor<1x3x4xf32>) -> tensor<1x2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<1x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @shapes
func.func @shapes(%x: tensor<1x4x4x2xf32>) -> (tensor<1x6x4x2xf32>, tensor<1x2x4x2xf32>, tensor<2x4x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x2x2x2xf32>) {
  %p = "tosa.const"() {value = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi32>} : () -> tensor<4x2xi32>
  // CHECK: tosa.pad %arg0, %{{.*}}, %{{.*}} : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>)
  %0 = "tosa.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x6x4x2xf32>
  // CHECK: tosa.slice %arg0, %{{.*}}, %{{.*}} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.slice"(%x) {start = array<i64: 0, 1, 0, 0>, size = array<i64: 1, 2, 4, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x2xf32>
  // CHECK: tosa.tile %arg0, %{{.*}} : (tensor<1x4x4x2xf32>, !tosa.shape<4>)
  %2 = "tosa.tile"(%x) {multiples = array<i64: 2, 1, 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  // CHECK: tosa.reduce_sum %arg0 {axis = 1 : i32}
  %3 = "tosa.reduce_sum"(%x) {axis = 1 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x1x4x2xf32>
  // CHECK: tosa.avg_pool2d %arg0, %{{.*}}, %{{.*}} {acc_type = f32
  %4 = "tosa.avg_pool2d"(%x) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<1x6x4x2xf32>, tensor<1x2x4x2xf32>, tensor<2x4x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x2x2x2xf32>
}
