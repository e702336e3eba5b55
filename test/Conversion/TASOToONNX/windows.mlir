// RUN: taso-opt %s --convert-taso-to-onnx | FileCheck %s

// CHECK-LABEL: func @activations
// CHECK: %[[C:.*]] = "onnx.Conv"(%arg0, %arg1, %arg2) {dilations = [1, 1], group = 2 : si64, kernel_shape = [3, 3], {{.*}}pads = [1, 1, 1, 1], strides = [2, 2]}
// CHECK: %[[R:.*]] = "onnx.Relu"(%[[C]])
// CHECK: %[[M:.*]] = "onnx.MatMul"(%arg3, %arg3)
// CHECK: %[[S:.*]] = "onnx.Sigmoid"(%[[M]])
// CHECK: return %[[R]], %[[S]]
func.func @activations(%x: tensor<1x4x8x8xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>, %m: tensor<3x3xf32>) -> (tensor<1x6x4x4xf32>, tensor<3x3xf32>) {
  %y = taso.conv2d %x, %w bias %b strides [2, 2] pads [1, 1, 1, 1] groups 2 activation relu
    : (tensor<1x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x4x4xf32>
  %z = taso.matmul %m, %m activation sigmoid : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return %y, %z : tensor<1x6x4x4xf32>, tensor<3x3xf32>
}

// CHECK-LABEL: func @pools
// CHECK: "onnx.MaxPool"(%arg0) {dilations = [2, 1], kernel_shape = [2, 2], {{.*}}pads = [0, 0, 1, 1], strides = [1, 2]}
// CHECK: "onnx.AveragePool"(%arg0) {count_include_pad = 1 : si64, kernel_shape = [2, 2]
func.func @pools(%x: tensor<1x4x8x8xf32>) -> (tensor<1x4x7x4xf32>, tensor<1x4x9x9xf32>) {
  %y = taso.pool2d_max %x kernel [2, 2] strides [1, 2] pads [0, 0, 1, 1] dilations [2, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x4x7x4xf32>
  %z = taso.pool2d_avg %x kernel [2, 2] pads [1, 1, 1, 1] count_include_pad 1 : (tensor<1x4x8x8xf32>) -> tensor<1x4x9x9xf32>
  return %y, %z : tensor<1x4x7x4xf32>, tensor<1x4x9x9xf32>
}

// CHECK-LABEL: func @kernels
// CHECK: "onnx.Pad"
// CHECK: "onnx.Slice"
// CHECK: "onnx.Concat"
// CHECK: dense<[{{\[}}1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf32>
// CHECK: dense<2.500000e-01> : tensor<3x1x2x2xf32>
func.func @kernels(%w: tensor<4x2x3x3xf32>) -> (tensor<4x2x5x5xf32>, tensor<4x4x3x3xf32>, tensor<2x2xf32>, tensor<3x1x2x2xf32>) {
  %a = taso.enlarge %w kernel [5, 5] : (tensor<4x2x3x3xf32>) -> tensor<4x2x5x5xf32>
  %b = taso.merge_gconv %w count 2 groups 2 : (tensor<4x2x3x3xf32>) -> tensor<4x4x3x3xf32>
  %c = taso.const_imm size 2 : tensor<2x2xf32>
  %d = taso.const_pool channels 3 kernel [2, 2] : tensor<3x1x2x2xf32>
  return %a, %b, %c, %d : tensor<4x2x5x5xf32>, tensor<4x4x3x3xf32>, tensor<2x2xf32>, tensor<3x1x2x2xf32>
}
