// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: taso-opt %s --emit-bytecode | taso-opt | FileCheck %s

// Attributes with a default are present, written or not; laws match them.
// CHECK-LABEL: func @conv2d_defaults
// CHECK: taso.conv2d %{{.*}}, %{{.*}} : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
// GENERIC: "taso.conv2d"(%{{.*}}, %{{.*}}) <{activation = #taso.activation<none>, dilations = array<i64: 1, 1>, groups = 1 : i64, pads = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>}>
func.func @conv2d_defaults(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32> {
  %y = taso.conv2d %x, %w : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  return %y : tensor<1x4x6x6xf32>
}

// CHECK-LABEL: func @conv2d_all
// CHECK: taso.conv2d %{{.*}}, %{{.*}} bias %{{.*}} strides [2, 1] pads [1, 2, 3, 4] dilations [1, 2] groups 2 activation relu : (tensor<1x4x9x9xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x6x11xf32>
// GENERIC: "taso.conv2d"(%{{.*}}, %{{.*}}, %{{.*}}) <{activation = #taso.activation<relu>, dilations = array<i64: 1, 2>, groups = 2 : i64, pads = array<i64: 1, 2, 3, 4>, strides = array<i64: 2, 1>}>
func.func @conv2d_all(%x: tensor<1x4x9x9xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> tensor<1x6x6x11xf32> {
  %y = taso.conv2d %x, %w bias %b strides [2, 1] pads [1, 2, 3, 4] dilations [1, 2] groups 2 activation relu
    : (tensor<1x4x9x9xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x6x11xf32>
  return %y : tensor<1x6x6x11xf32>
}

// CHECK-LABEL: func @conv2d_f16
// CHECK: tensor<1x1x1x1xf16>) -> tensor<1x1x4x4xf16>
func.func @conv2d_f16(%x: tensor<1x1x4x4xf16>, %w: tensor<1x1x1x1xf16>) -> tensor<1x1x4x4xf16> {
  %y = taso.conv2d %x, %w activation sigmoid : (tensor<1x1x4x4xf16>, tensor<1x1x1x1xf16>) -> tensor<1x1x4x4xf16>
  return %y : tensor<1x1x4x4xf16>
}

// An unknown dimension stays unknown; a known result for it is accepted.
// CHECK-LABEL: func @conv2d_dynamic
// CHECK: (tensor<?x3x?x8xf32>, tensor<4x3x3x3xf32>) -> tensor<?x4x?x6xf32>
// CHECK: (tensor<?x3x?x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x?x6xf32>
func.func @conv2d_dynamic(%x: tensor<?x3x?x8xf32>, %w: tensor<4x3x3x3xf32>) -> (tensor<?x4x?x6xf32>, tensor<1x4x?x6xf32>) {
  %y = taso.conv2d %x, %w : (tensor<?x3x?x8xf32>, tensor<4x3x3x3xf32>) -> tensor<?x4x?x6xf32>
  %z = taso.conv2d %x, %w : (tensor<?x3x?x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x?x6xf32>
  return %y, %z : tensor<?x4x?x6xf32>, tensor<1x4x?x6xf32>
}

// CHECK-LABEL: func @matmul
// CHECK: taso.matmul %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// GENERIC: "taso.matmul"(%{{.*}}, %{{.*}}) <{activation = #taso.activation<none>}>
// CHECK: taso.matmul %{{.*}}, %{{.*}} activation tanh : (tensor<5x2x3xbf16>, tensor<5x3x4xbf16>) -> tensor<5x2x4xbf16>
// CHECK: taso.matmul %{{.*}}, %{{.*}} : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
func.func @matmul(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<5x2x3xbf16>, %d: tensor<5x3x4xbf16>, %e: tensor<?x2x3xf32>)
    -> (tensor<2x4xf32>, tensor<5x2x4xbf16>, tensor<?x2x4xf32>) {
  %x = taso.matmul %a, %b : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %y = taso.matmul %c, %d activation tanh : (tensor<5x2x3xbf16>, tensor<5x3x4xbf16>) -> tensor<5x2x4xbf16>
  %z = taso.matmul %e, %b : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
  return %x, %y, %z : tensor<2x4xf32>, tensor<5x2x4xbf16>, tensor<?x2x4xf32>
}

// Attributes that the dialect does not know stay.
// CHECK-LABEL: func @discardable
// CHECK: taso.matmul %{{.*}}, %{{.*}} {name = "fc1"} :
func.func @discardable(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %x = taso.matmul %a, %a {name = "fc1"} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %x : tensor<2x2xf32>
}
