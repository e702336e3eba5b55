// Operators that ONNX Runtime fuses become those that it fused, and come back as they were.
//
// RUN: taso-opt %s --convert-onnx-to-taso 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --convert-onnx-to-taso --convert-taso-to-onnx 2>/dev/null | FileCheck %s --check-prefix=BACK

// CHECK-LABEL: @fused_conv
// CHECK: %[[C:.*]] = taso.conv2d %arg0, %arg1 bias %arg2
// CHECK: %[[S:.*]] = taso.add %[[C]], %arg3
// CHECK: taso.relu %[[S]]
// BACK-LABEL: @fused_conv
// BACK: "onnx.FusedConv"(%arg0, %arg1, %arg2, %arg3) {activation = "Relu", onnx_domain = "com.microsoft"}
func.func @fused_conv(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x1x1xf32>, %b: tensor<4xf32>, %z: tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32> {
  %0 = "onnx.FusedConv"(%x, %w, %b, %z) {activation = "Relu", onnx_domain = "com.microsoft"} : (tensor<1x3x8x8xf32>, tensor<4x3x1x1xf32>, tensor<4xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return %0 : tensor<1x4x8x8xf32>
}

// CHECK-LABEL: @fused_clip
// CHECK: %[[C:.*]] = taso.conv2d %arg0, %arg1
// CHECK: taso.clamp %[[C]] minimum 0.000000e+00 maximum 6.000000e+00
func.func @fused_clip(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x1x1xf32>) -> tensor<1x4x8x8xf32> {
  %0 = "onnx.FusedConv"(%x, %w) {activation = "Clip", activation_params = [0.0 : f32, 6.0 : f32], onnx_domain = "com.microsoft"} : (tensor<1x3x8x8xf32>, tensor<4x3x1x1xf32>) -> tensor<1x4x8x8xf32>
  return %0 : tensor<1x4x8x8xf32>
}

// What has no meaning here stays.
// CHECK-LABEL: @fused_other
// CHECK: "onnx.FusedConv"
func.func @fused_other(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x1x1xf32>) -> tensor<1x4x8x8xf32> {
  %0 = "onnx.FusedConv"(%x, %w) {activation = "HardSigmoid", onnx_domain = "com.microsoft"} : (tensor<1x3x8x8xf32>, tensor<4x3x1x1xf32>) -> tensor<1x4x8x8xf32>
  return %0 : tensor<1x4x8x8xf32>
}

// CHECK-LABEL: @fused_gemm
// CHECK: taso.matmul %arg0, %arg1
// CHECK: %[[S:.*]] = taso.add
// CHECK: taso.relu %[[S]]
func.func @fused_gemm(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = "onnx.FusedGemm"(%x, %w, %b) {activation = "Relu", onnx_domain = "com.microsoft"} : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @fused_matmul
// CHECK: %[[T:.*]] = taso.transpose %arg1 perm [0, 2, 1]
// CHECK: %[[P:.*]] = taso.matmul %arg0, %[[T]]
// CHECK: taso.smul %[[P]]
func.func @fused_matmul(%x: tensor<2x3x4xf32>, %y: tensor<2x5x4xf32>) -> tensor<2x3x5xf32> {
  %0 = "onnx.FusedMatMul"(%x, %y) {transB = 1 : si64, alpha = 0.5 : f32, onnx_domain = "com.microsoft"} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}

// CHECK-LABEL: @gelus
// CHECK: %[[A:.*]] = taso.gelu %arg0
// CHECK: taso.add %[[A]]
// CHECK: taso.gelu
// CHECK: taso.gelu {{.*}}tanh
// CHECK: taso.sigmoid
// CHECK: taso.mul
func.func @gelus(%x: tensor<2x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = "onnx.Gelu"(%x) {onnx_domain = "com.microsoft"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.BiasGelu"(%0, %b) {onnx_domain = "com.microsoft"} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %2 = "onnx.FastGelu"(%1) {onnx_domain = "com.microsoft"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = "onnx.QuickGelu"(%2) {alpha = 1.0 : f32, onnx_domain = "com.microsoft"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}

// CHECK-LABEL: @norms
// CHECK: %[[S:.*]] = taso.add %arg0, %arg1
// CHECK: taso.layer_norm %[[S]], %arg2 bias %arg3 axis 1
// CHECK: taso.reduce_mean
// CHECK: taso.rsqrt
func.func @norms(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>, %g: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = "onnx.SkipLayerNormalization"(%x, %y, %g, %b) {epsilon = 1.0e-5 : f32, onnx_domain = "com.microsoft"} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.SimplifiedLayerNormalization"(%0, %g) {axis = -1 : si64, epsilon = 1.0e-5 : f32, stash_type = 1 : si64} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
