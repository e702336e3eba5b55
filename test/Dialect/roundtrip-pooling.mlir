// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @pool2d_max
// CHECK: taso.pool2d_max %{{.*}} kernel [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x7x7xf32>
// GENERIC: "taso.pool2d_max"(%{{.*}}) <{dilations = array<i64: 1, 1>, kernel = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>}>
// CHECK: taso.pool2d_max %{{.*}} kernel [3, 2] strides [2, 1] pads [1, 0, 1, 1] dilations [1, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x7xf32>
// CHECK: taso.pool2d_max %{{.*}} kernel [3, 3] : (tensor<1x?x?x8xbf16>) -> tensor<1x?x?x6xbf16>
func.func @pool2d_max(%x: tensor<1x3x8x8xf32>, %d: tensor<1x?x?x8xbf16>) -> (tensor<1x3x7x7xf32>, tensor<1x3x4x7xf32>, tensor<1x?x?x6xbf16>) {
  %a = taso.pool2d_max %x kernel [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x7x7xf32>
  %b = taso.pool2d_max %x kernel [3, 2] strides [2, 1] pads [1, 0, 1, 1] dilations [1, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x7xf32>
  %c = taso.pool2d_max %d kernel [3, 3] : (tensor<1x?x?x8xbf16>) -> tensor<1x?x?x6xbf16>
  return %a, %b, %c : tensor<1x3x7x7xf32>, tensor<1x3x4x7xf32>, tensor<1x?x?x6xbf16>
}

// CHECK-LABEL: func @pool2d_avg
// CHECK: taso.pool2d_avg %{{.*}} kernel [8, 8] : (tensor<1x3x8x8xf32>) -> tensor<1x3x1x1xf32>
// GENERIC: "taso.pool2d_avg"(%{{.*}}) <{count_include_pad = 0 : i64, kernel = array<i64: 8, 8>, pads = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>}>
// CHECK: taso.pool2d_avg %{{.*}} kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] count_include_pad 1 : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
// CHECK: taso.pool2d_avg %{{.*}} kernel [2, 2] : (tensor<?x3x8x?xf16>) -> tensor<?x3x7x?xf16>
func.func @pool2d_avg(%x: tensor<1x3x8x8xf32>, %d: tensor<?x3x8x?xf16>) -> (tensor<1x3x1x1xf32>, tensor<1x3x4x4xf32>, tensor<?x3x7x?xf16>) {
  %a = taso.pool2d_avg %x kernel [8, 8] : (tensor<1x3x8x8xf32>) -> tensor<1x3x1x1xf32>
  %b = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] count_include_pad 1 : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  %c = taso.pool2d_avg %d kernel [2, 2] : (tensor<?x3x8x?xf16>) -> tensor<?x3x7x?xf16>
  return %a, %b, %c : tensor<1x3x1x1xf32>, tensor<1x3x4x4xf32>, tensor<?x3x7x?xf16>
}
