// The text of ONNX-MLIR: attributes are properties, names say the opset, operands
// that are missing have a value. What is not rewritten comes out as it went in.
//
// RUN: taso-opt %s -o %t.mlir
// RUN: taso-opt %s --convert-onnx-to-taso --convert-taso-to-onnx | diff %t.mlir -
// RUN: taso-opt %s --convert-onnx-to-taso | taso-opt --convert-taso-to-onnx | diff %t.mlir -
// RUN: taso-opt %s --convert-onnx-to-taso | FileCheck %s
module {
  // CHECK-LABEL: func.func @network
  func.func @network(%arg0: tensor<1x3x8x8xf32> {onnx.name = "x"}, %arg1: tensor<4x3x3x3xf32>) -> (tensor<*xf32> {onnx.name = "y"}) {
    %0 = "onnx.NoValue"() <{value}> : () -> none
    %1 = onnx.Constant dense<[1, -1]> : tensor<2xi64>
    // CHECK-COUNT-3: taso.constant
    %2 = onnx.Constant dense<[0.1, 0.2, 0.3, 0.4]> : tensor<4xf32>
    // Weights that were left out are not taken for one.
    %3 = onnx.Constant dense_resource<__elided__> : tensor<4xf32>
    %4 = onnx.Constant dense_resource<__elided__> : tensor<4xf32>
    // CHECK: taso.conv2d %arg0, %arg1 {{.*}}pads [1, 1, 1, 1]
    %5 = "onnx.Conv"(%arg0, %arg1, %0) <{auto_pad = "NOTSET", group = 1 : si64, kernel_shape = [3, 3], pads = [1, 1, 1, 1]}> {onnx_node_name = "conv"} : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>, none) -> tensor<*xf32>
    // CHECK: taso.batch_norm
    %6 = "onnx.BatchNormalizationInferenceMode"(%5, %2, %2, %3, %4) <{epsilon = 1.0e-05 : f32, momentum = 0.9 : f32}> : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
    // CHECK: taso.pool2d_max
    %7 = "onnx.MaxPoolSingleOut"(%6) <{auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [2, 2], storage_order = 0 : si64, strides = [2, 2]}> : (tensor<*xf32>) -> tensor<*xf32>
    // CHECK: taso.reshape
    %8 = "onnx.Cast"(%7) <{saturate = 1 : si64, to = f32}> : (tensor<*xf32>) -> tensor<*xf32>
    // Softmax of opset 11 is over all dimensions from the axis on.
    // CHECK: taso.reshape %{{.*}} shape [1, 64]
    // CHECK: taso.softmax
    %9 = "onnx.SoftmaxV11"(%8) <{axis = 1 : si64}> : (tensor<*xf32>) -> tensor<*xf32>
    // CHECK: "onnx.Mish"
    %10 = "onnx.Mish"(%9) : (tensor<*xf32>) -> tensor<*xf32>
    // CHECK: taso.reshape %{{.*}} shape [1, 64]
    %11 = "onnx.Reshape"(%10, %1) <{allowzero = 0 : si64}> : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32>
    onnx.Return %11 : tensor<*xf32>
  }
  // Attributes of before 2023, and an opset that the table does not have.
  // CHECK-LABEL: func.func @old
  func.func @old(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
    // CHECK: taso.reduce_mean
    %0 = "onnx.ReduceMeanV13"(%arg0) {axes = [1], keepdims = 1 : si64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    // CHECK: "onnx.Relu"
    %1 = "onnx.ReluV99"(%0) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  "onnx.EntryPoint"() <{func = @network}> : () -> ()
}
