// RUN: taso-opt %s --convert-onnx-to-taso | FileCheck %s

// CHECK-LABEL: func @gemm
// CHECK: %[[A:.*]] = taso.transpose %arg0 perm [1, 0]
// CHECK: %[[B:.*]] = taso.transpose %arg1 perm [1, 0]
// CHECK: %[[M:.*]] = taso.matmul %[[A]], %[[B]]
// CHECK: %[[S:.*]] = taso.smul %[[M]]
// CHECK: %[[C:.*]] = taso.smul %arg2
// CHECK: %[[R:.*]] = taso.reshape %[[C]] shape [1, 5]
// CHECK: %[[W:.*]] = taso.broadcast %[[R]] shape [2, 5]
// CHECK: taso.add %[[S]], %[[W]]
func.func @gemm(%a: tensor<3x2xf32>, %b: tensor<5x3xf32>, %c: tensor<5xf32>) -> tensor<*xf32> {
  %y = "onnx.Gemm"(%a, %b, %c) {alpha = 0.5 : f32, beta = 2.0 : f32, transA = 1 : si64, transB = 1 : si64} : (tensor<3x2xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// Zero times an addend that may be infinite is not nothing.
// CHECK-LABEL: func @gemm_without_beta
// CHECK: "onnx.Gemm"
func.func @gemm_without_beta(%a: tensor<2x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<*xf32> {
  %y = "onnx.Gemm"(%a, %b, %c) {beta = 0.0 : f32} : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<5xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// CHECK-LABEL: func @batches
// CHECK: taso.matmul %arg0, %arg1 {{.*}} : (tensor<2x4x3x5xf32>, tensor<5x6xf32>)
// CHECK: %[[B:.*]] = taso.broadcast %{{.*}} shape [2, 4, 5, 6]
// CHECK: taso.matmul %arg0, %[[B]]
func.func @batches(%a: tensor<2x4x3x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x5x6xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %y = "onnx.MatMul"(%a, %b) : (tensor<2x4x3x5xf32>, tensor<5x6xf32>) -> tensor<*xf32>
  %z = "onnx.MatMul"(%a, %c) : (tensor<2x4x3x5xf32>, tensor<4x5x6xf32>) -> tensor<*xf32>
  return %y, %z : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func @vectors
// CHECK: taso.reshape %{{.*}} shape [] {{.*}} -> tensor<f32>
func.func @vectors(%a: tensor<3xf32>) -> tensor<*xf32> {
  %y = "onnx.MatMul"(%a, %a) : (tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}
