// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// A reduction of nothing, and of single elements: kept, then dropped.
// CHECK-LABEL: func @reduce_sum
// CHECK-NEXT: %[[R:.+]] = taso.reshape %arg0 shape [2] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %arg0, %arg0, %[[R]]
func.func @reduce_sum(%x: tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>) {
  %none = taso.reduce_sum %x axes [] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %kept = taso.reduce_sum %x axes [1] keep_dims 1 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %gone = taso.reduce_sum %x axes [1] : (tensor<2x1xf32>) -> tensor<2xf32>
  return %none, %kept, %gone : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @reduce_sum_stays
// CHECK: taso.reduce_sum %arg0 axes [0, 1]
// CHECK: taso.reduce_sum %arg1 axes [1]
func.func @reduce_sum_stays(%x: tensor<2x1xf32>, %d: tensor<2x?xf32>) -> (tensor<f32>, tensor<2xf32>) {
  %a = taso.reduce_sum %x axes [0, 1] : (tensor<2x1xf32>) -> tensor<f32>
  %b = taso.reduce_sum %d axes [1] : (tensor<2x?xf32>) -> tensor<2xf32>
  return %a, %b : tensor<f32>, tensor<2xf32>
}

// -----

// A reduction of nothing, and of single elements: kept, then dropped.
// CHECK-LABEL: func @reduce_mean
// CHECK-NEXT: %[[R:.+]] = taso.reshape %arg0 shape [2] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %arg0, %arg0, %[[R]]
func.func @reduce_mean(%x: tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>) {
  %none = taso.reduce_mean %x axes [] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %kept = taso.reduce_mean %x axes [1] keep_dims 1 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %gone = taso.reduce_mean %x axes [1] : (tensor<2x1xf32>) -> tensor<2xf32>
  return %none, %kept, %gone : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @reduce_mean_stays
// CHECK: taso.reduce_mean %arg0 axes [0, 1]
// CHECK: taso.reduce_mean %arg1 axes [1]
func.func @reduce_mean_stays(%x: tensor<2x1xf32>, %d: tensor<2x?xf32>) -> (tensor<f32>, tensor<2xf32>) {
  %a = taso.reduce_mean %x axes [0, 1] : (tensor<2x1xf32>) -> tensor<f32>
  %b = taso.reduce_mean %d axes [1] : (tensor<2x?xf32>) -> tensor<2xf32>
  return %a, %b : tensor<f32>, tensor<2xf32>
}

// -----

// A reduction of nothing, and of single elements: kept, then dropped.
// CHECK-LABEL: func @reduce_max
// CHECK-NEXT: %[[R:.+]] = taso.reshape %arg0 shape [2] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %arg0, %arg0, %[[R]]
func.func @reduce_max(%x: tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>) {
  %none = taso.reduce_max %x axes [] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %kept = taso.reduce_max %x axes [1] keep_dims 1 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %gone = taso.reduce_max %x axes [1] : (tensor<2x1xf32>) -> tensor<2xf32>
  return %none, %kept, %gone : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @reduce_max_stays
// CHECK: taso.reduce_max %arg0 axes [0, 1]
// CHECK: taso.reduce_max %arg1 axes [1]
func.func @reduce_max_stays(%x: tensor<2x1xf32>, %d: tensor<2x?xf32>) -> (tensor<f32>, tensor<2xf32>) {
  %a = taso.reduce_max %x axes [0, 1] : (tensor<2x1xf32>) -> tensor<f32>
  %b = taso.reduce_max %d axes [1] : (tensor<2x?xf32>) -> tensor<2xf32>
  return %a, %b : tensor<f32>, tensor<2xf32>
}

// -----

// Without folds: nothing happens to what is used.
// CHECK-LABEL: func @normalisations
// CHECK-NEXT: taso.softmax
// CHECK-NEXT: taso.softmax
// CHECK-NEXT: taso.layer_norm
// CHECK-NEXT: taso.batch_norm
// CHECK-NEXT: return
func.func @normalisations(%x: tensor<2x3xf32>, %s: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %a = taso.softmax %x axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = taso.softmax %a axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %d = taso.batch_norm %x, %s, %s, %s, %s epsilon 1.0e-5 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %dead = taso.softmax %x axis 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %b, %c, %d : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
