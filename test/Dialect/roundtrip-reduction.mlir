// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @reduce_sum
// CHECK: taso.reduce_sum %{{.*}} axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// GENERIC: "taso.reduce_sum"(%{{.*}}) <{axes = array<i64: 1>, keep_dims = 0 : i64}>
// CHECK: taso.reduce_sum %{{.*}} axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK: taso.reduce_sum %{{.*}} axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: taso.reduce_sum %{{.*}} axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
func.func @reduce_sum(%x: tensor<2x3x4xf32>, %d: tensor<?x3xf16>) {
  %a = taso.reduce_sum %x axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  %b = taso.reduce_sum %x axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %c = taso.reduce_sum %x axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e = taso.reduce_sum %d axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
  return
}

// CHECK-LABEL: func @reduce_mean
// CHECK: taso.reduce_mean %{{.*}} axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// GENERIC: "taso.reduce_mean"(%{{.*}}) <{axes = array<i64: 1>, keep_dims = 0 : i64}>
// CHECK: taso.reduce_mean %{{.*}} axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK: taso.reduce_mean %{{.*}} axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: taso.reduce_mean %{{.*}} axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
func.func @reduce_mean(%x: tensor<2x3x4xf32>, %d: tensor<?x3xf16>) {
  %a = taso.reduce_mean %x axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  %b = taso.reduce_mean %x axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %c = taso.reduce_mean %x axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e = taso.reduce_mean %d axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
  return
}

// CHECK-LABEL: func @reduce_max
// CHECK: taso.reduce_max %{{.*}} axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// GENERIC: "taso.reduce_max"(%{{.*}}) <{axes = array<i64: 1>, keep_dims = 0 : i64}>
// CHECK: taso.reduce_max %{{.*}} axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK: taso.reduce_max %{{.*}} axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: taso.reduce_max %{{.*}} axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
func.func @reduce_max(%x: tensor<2x3x4xf32>, %d: tensor<?x3xf16>) {
  %a = taso.reduce_max %x axes [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  %b = taso.reduce_max %x axes [0, 2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %c = taso.reduce_max %x axes [] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e = taso.reduce_max %d axes [1] : (tensor<?x3xf16>) -> tensor<?xf16>
  return
}

// CHECK-LABEL: func @softmax
// CHECK: taso.softmax %{{.*}} axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "taso.softmax"(%{{.*}}) <{axis = 1 : i64}>
// CHECK: taso.softmax %{{.*}} axis 0 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
func.func @softmax(%x: tensor<2x3xf32>, %d: tensor<?x?xbf16>) {
  %a = taso.softmax %x axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = taso.softmax %d axis 0 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  return
}

// CHECK-LABEL: func @layer_norm
// CHECK: taso.layer_norm %{{.*}}, %{{.*}} axis 1 epsilon {{.*}} : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
// GENERIC: "taso.layer_norm"(%{{.*}}, %{{.*}}) <{axis = 1 : i64, epsilon = {{.*}} : f64}>
// CHECK: taso.layer_norm %{{.*}}, %{{.*}} bias %{{.*}} axis 1 epsilon {{.*}} : (tensor<?x4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x4x8xf32>
func.func @layer_norm(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %d: tensor<?x4x8xf32>, %t: tensor<4x8xf32>) {
  %a = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  %b = taso.layer_norm %d, %t bias %t axis 1 epsilon 1.0e-5 : (tensor<?x4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x4x8xf32>
  return
}

// CHECK-LABEL: func @batch_norm
// CHECK: taso.batch_norm %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} epsilon {{.*}} : (tensor<1x8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x8x4xf32>
// GENERIC: "taso.batch_norm"(%{{.*}}) <{epsilon = {{.*}} : f64}>
// CHECK: taso.batch_norm %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} epsilon {{.*}} : (tensor<?x?xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x?xf32>
func.func @batch_norm(%x: tensor<1x8x4xf32>, %s: tensor<8xf32>, %d: tensor<?x?xf32>) {
  %a = taso.batch_norm %x, %s, %s, %s, %s epsilon 1.0e-5 : (tensor<1x8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x8x4xf32>
  %b = taso.batch_norm %d, %s, %s, %s, %s epsilon 1.0e-5 : (tensor<?x?xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x?xf32>
  return
}
