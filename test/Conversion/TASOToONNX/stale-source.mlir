// RUN: taso-opt %s --convert-taso-to-onnx | FileCheck %s

// The record says Conv with SAME padding, but the operation has other pads, as
// after a rewrite in place: the operation is right, and the record is not used.
// CHECK-LABEL: func @changed
// CHECK: "onnx.Conv"(%arg0, %arg1) {dilations = [1, 1], group = 1 : si64, kernel_shape = [3, 3], {{.*}}pads = [2, 2, 2, 2], strides = [1, 1]}
// CHECK-NOT: auto_pad
func.func @changed(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x10x10xf32> {
  %y = taso.conv2d %x, %w pads [2, 2, 2, 2] {onnx.source = {attributes = {auto_pad = "SAME_UPPER"}, edges = array<i64: 0, 1>, hash = 1 : i64, op = "Conv", operands = [{}, {}]}}
    : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x10x10xf32>
  return %y : tensor<1x4x10x10xf32>
}

// A record that is no record at all does no harm either.
// CHECK-LABEL: func @damaged
// CHECK: "onnx.Relu"(%arg0)
// CHECK: "onnx.Tanh"
func.func @damaged(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = taso.relu %x {onnx.source = {op = "Sigmoid", attributes = {}, operands = [1], edges = array<i64: 7>, hash = 0 : i64}} : (tensor<2xf32>) -> tensor<2xf32>
  %z = taso.tanh %y {onnx.source = "x"} : (tensor<2xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}
