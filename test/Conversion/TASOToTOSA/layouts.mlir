// A residual block as torch-mlir prints it, with channels in front and transposes
// around each convolution, and one as TensorFlow does, with channels last. After
// the search, no more values are transposed than before: one for the first
// image and one behind the last convolution in the first form, none in the second.
//
// RUN: taso-opt %s --taso-tosa-pipeline=search="device=h200" -o %t.mlir 2>/dev/null
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s
// RUN: taso-opt %s --convert-tosa-to-taso -o %t.before 2>/dev/null
// RUN: taso-opt %t.mlir --convert-tosa-to-taso --taso-check=against=%t.before 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
//
// EQUAL-COUNT-2: remark: equal
// EQUAL-NOT: error

// The mean and the scale of the norm are part of kernel and bias.
// CHECK-LABEL: func.func @channels_first
// CHECK-NOT: tosa.sub
// CHECK-NOT: tosa.mul
// CHECK: %[[X:.*]] = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>}
// CHECK: %[[C:.*]] = tosa.conv2d %[[X]],
// CHECK: %[[R:.*]] = tosa.clamp %[[C]]
// CHECK: %[[D:.*]] = tosa.conv2d %[[R]],
// CHECK: %[[T:.*]] = tosa.transpose %[[D]] {perms = array<i32: 0, 3, 1, 2>}
// CHECK: %[[S:.*]] = tosa.add %[[T]], %arg0
// CHECK: %[[Y:.*]] = tosa.clamp %[[S]]
// CHECK: return %[[Y]]
func.func @channels_first(%x: tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %v = "tosa.const"() <{values = dense<[[[[0.5]], [[0.25]], [[-1.0]], [[2.0]]], [[[1.5]], [[-0.25]], [[1.0]], [[0.0]]], [[[0.5]], [[0.75]], [[1.0]], [[3.0]]], [[[0.125]], [[0.25]], [[-2.0]], [[1.0]]]]> : tensor<4x4x1x1xf32>}> : () -> tensor<4x4x1x1xf32>
  %w = "tosa.const"() <{values = dense<0.125> : tensor<4x4x3x3xf32>}> : () -> tensor<4x4x3x3xf32>
  %mean = "tosa.const"() <{values = dense<[[[[0.5]], [[0.25]], [[-1.0]], [[2.0]]]]> : tensor<1x4x1x1xf32>}> : () -> tensor<1x4x1x1xf32>
  %scale = "tosa.const"() <{values = dense<[[[[1.5]], [[2.5]], [[-0.5]], [[0.25]]]]> : tensor<1x4x1x1xf32>}> : () -> tensor<1x4x1x1xf32>
  %0 = tosa.transpose %x {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x4x6x6xf32>) -> tensor<1x6x6x4xf32>
  %1 = tosa.transpose %v {perms = array<i32: 0, 2, 3, 1>} : (tensor<4x4x1x1xf32>) -> tensor<4x1x1x4xf32>
  %2 = tosa.conv2d %0, %1, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<4x1x1x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x6x6x4xf32>) -> tensor<1x4x6x6xf32>
  %4 = tosa.sub %3, %mean : (tensor<1x4x6x6xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x6x6xf32>
  %5 = tosa.mul %4, %scale, %shift : (tensor<1x4x6x6xf32>, tensor<1x4x1x1xf32>, tensor<1xi8>) -> tensor<1x4x6x6xf32>
  %6 = tosa.clamp %5 {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %7 = tosa.transpose %6 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x4x6x6xf32>) -> tensor<1x6x6x4xf32>
  %8 = tosa.transpose %w {perms = array<i32: 0, 2, 3, 1>} : (tensor<4x4x3x3xf32>) -> tensor<4x3x3x4xf32>
  %9 = tosa.conv2d %7, %8, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<4x3x3x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %10 = tosa.transpose %9 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x6x6x4xf32>) -> tensor<1x4x6x6xf32>
  %11 = tosa.add %10, %x : (tensor<1x4x6x6xf32>, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %12 = tosa.clamp %11 {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  return %12 : tensor<1x4x6x6xf32>
}

// CHECK-LABEL: func.func @channels_last
// CHECK-NOT: tosa.transpose
// CHECK-NOT: tosa.sub
// CHECK-NOT: tosa.mul
// CHECK: tosa.conv2d
// CHECK: tosa.clamp
// CHECK: tosa.depthwise_conv2d
// CHECK: tosa.add
// CHECK-NOT: tosa.transpose
// CHECK: return
func.func @channels_last(%x: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %v = "tosa.const"() <{values = dense<[[[[0.5, 0.25, -1.0, 2.0]]], [[[1.5, -0.25, 1.0, 0.0]]], [[[0.5, 0.75, 1.0, 3.0]]], [[[0.125, 0.25, -2.0, 1.0]]]]> : tensor<4x1x1x4xf32>}> : () -> tensor<4x1x1x4xf32>
  %w = "tosa.const"() <{values = dense<0.125> : tensor<3x3x4x1xf32>}> : () -> tensor<3x3x4x1xf32>
  %mean = "tosa.const"() <{values = dense<[[[[0.5, 0.25, -1.0, 2.0]]]]> : tensor<1x1x1x4xf32>}> : () -> tensor<1x1x1x4xf32>
  %scale = "tosa.const"() <{values = dense<[[[[1.5, 2.5, -0.5, 0.25]]]]> : tensor<1x1x1x4xf32>}> : () -> tensor<1x1x1x4xf32>
  %2 = tosa.conv2d %x, %v, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<4x1x1x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %4 = tosa.sub %2, %mean : (tensor<1x6x6x4xf32>, tensor<1x1x1x4xf32>) -> tensor<1x6x6x4xf32>
  %5 = tosa.mul %4, %scale, %shift : (tensor<1x6x6x4xf32>, tensor<1x1x1x4xf32>, tensor<1xi8>) -> tensor<1x6x6x4xf32>
  %6 = tosa.clamp %5 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %9 = tosa.depthwise_conv2d %6, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<3x3x4x1xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %10 = tosa.mul %scale, %9, %shift : (tensor<1x1x1x4xf32>, tensor<1x6x6x4xf32>, tensor<1xi8>) -> tensor<1x6x6x4xf32>
  %11 = tosa.add %10, %x : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %11 : tensor<1x6x6x4xf32>
}
