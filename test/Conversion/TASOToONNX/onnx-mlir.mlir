// What is new is spelled as ONNX-MLIR spells it: in properties where the rest of
// the function has them, with all operands.
//
// RUN: taso-opt %s --convert-onnx-to-taso --canonicalize --convert-taso-to-onnx | FileCheck %s
module {
  // CHECK-LABEL: func.func @properties
  func.func @properties(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x4x4xf32> {
    // CHECK-DAG: %[[none:.*]] = "onnx.NoValue"() <{value}> : () -> none
    %none = "onnx.NoValue"() <{value}> : () -> none
    %c = "onnx.Conv"(%x, %w, %none) <{kernel_shape = [3, 3], pads = [1, 1, 1, 1]}> : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>, none) -> tensor<1x4x8x8xf32>
    %p = taso.pool2d_max %c kernel [2, 2] strides [2, 2] : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
    // CHECK-DAG: onnx.Constant dense<2.000000e+00> : tensor<f32>
    %k = taso.constant dense<2.0> : tensor<f32>
    // CHECK: %[[pool:.*]] = "onnx.MaxPoolSingleOut"(%{{.*}}) <{kernel_shape = [2, 2]
    // CHECK: "onnx.Clip"(%[[pool]], %{{.*}}, %{{.*}})
    %r = taso.clamp %p minimum 1.0 maximum 3.0 : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %s = taso.smul %r, %k : (tensor<1x4x4x4xf32>, tensor<f32>) -> tensor<1x4x4x4xf32>
    // CHECK: onnx.Return
    onnx.Return %s : tensor<1x4x4x4xf32>
  }
  // CHECK-LABEL: func.func @attributes
  func.func @attributes(%x: tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32> {
    %r = "onnx.Relu"(%x) {onnx_node_name = "r"} : (tensor<1x3x8x8xf32>) -> tensor<1x3x8x8xf32>
    // CHECK: "onnx.MaxPoolSingleOut"(%{{.*}}) {kernel_shape = [2, 2]
    %p = taso.pool2d_max %r kernel [2, 2] strides [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
    // CHECK: return
    return %p : tensor<1x3x4x4xf32>
  }
  "onnx.EntryPoint"() {func = @attributes} : () -> ()
}
