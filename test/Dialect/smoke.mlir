// RUN: taso-opt %s | taso-opt | FileCheck %s

// CHECK-LABEL: func @f
// CHECK: taso.conv2d %{{.*}}, %{{.*}} bias %{{.*}} strides [2, 2] pads [1, 1, 1, 1]
func.func @f(%x: tensor<1x3x32x32xf32>, %w: tensor<8x3x3x3xf32>, %b: tensor<8xf32>) -> tensor<1x8x16x16xf32> {
  %c = taso.constant dense<1.0> : tensor<8x3x3x3xf32>
  %y = taso.conv2d %x, %c bias %b strides [2, 2] pads [1, 1, 1, 1] activation relu
    : (tensor<1x3x32x32xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>) -> tensor<1x8x16x16xf32>
  %z = taso.conv2d %x, %w strides [2, 2] pads [1, 1, 1, 1] : (tensor<1x3x32x32xf32>, tensor<8x3x3x3xf32>) -> tensor<1x8x16x16xf32>
  %s = taso.add %z, %y : (tensor<1x8x16x16xf32>, tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  return %s : tensor<1x8x16x16xf32>
}
