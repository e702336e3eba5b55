// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// A `?` in a shape is a dimension that is not known.

// CHECK-LABEL: func @transpose
// CHECK: taso.transpose %{{.*}} perm [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// GENERIC: "taso.transpose"(%{{.*}}) <{perm = array<i64: 2, 0, 1>}>
// CHECK: taso.transpose %{{.*}} perm [1, 0] : (tensor<?x5xf16>) -> tensor<5x?xf16>
// CHECK: taso.transpose %{{.*}} perm [] : (tensor<f32>) -> tensor<f32>
// GENERIC: <{perm = array<i64>}>
func.func @transpose(%x: tensor<2x3x4xf32>, %d: tensor<?x5xf16>, %s: tensor<f32>) {
  %a = taso.transpose %x perm [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %b = taso.transpose %d perm [1, 0] : (tensor<?x5xf16>) -> tensor<5x?xf16>
  %c = taso.transpose %s perm [] : (tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func @concat
// CHECK: taso.concat %{{.*}}, %{{.*}} axis 1 : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
// GENERIC: "taso.concat"(%{{.*}}, %{{.*}}) <{axis = 1 : i64}>
// CHECK: taso.concat %{{.*}}, %{{.*}}, %{{.*}} axis 1 : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x5xf32>) -> tensor<2x?xf32>
// CHECK: taso.concat %{{.*}} axis 0 : (tensor<1x2xbf16>) -> tensor<1x2xbf16>
func.func @concat(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>, %d: tensor<2x?xf32>, %b: tensor<1x2xbf16>) {
  %a = taso.concat %x, %y axis 1 : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  %c = taso.concat %x, %d, %y axis 1 : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x5xf32>) -> tensor<2x?xf32>
  %e = taso.concat %b axis 0 : (tensor<1x2xbf16>) -> tensor<1x2xbf16>
  return
}

// CHECK-LABEL: func @split
// CHECK: taso.split %{{.*}} axis 1 sizes [3, 5] : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>)
// GENERIC: "taso.split"(%{{.*}}) <{axis = 1 : i64, sizes = array<i64: 3, 5>}>
// CHECK: taso.split %{{.*}} axis 1 sizes [8] : (tensor<?x8xf16>) -> tensor<?x8xf16>
// CHECK: taso.split %{{.*}} axis 0 sizes [1, 0, 2] : (tensor<?x8xf32>) -> (tensor<1x8xf32>, tensor<0x8xf32>, tensor<2x8xf32>)
func.func @split(%x: tensor<2x8xf32>, %d: tensor<?x8xf16>, %u: tensor<?x8xf32>) {
  %a:2 = taso.split %x axis 1 sizes [3, 5] : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>)
  %b = taso.split %d axis 1 sizes [8] : (tensor<?x8xf16>) -> tensor<?x8xf16>
  %c:3 = taso.split %u axis 0 sizes [1, 0, 2] : (tensor<?x8xf32>) -> (tensor<1x8xf32>, tensor<0x8xf32>, tensor<2x8xf32>)
  return
}

// CHECK-LABEL: func @reshape
// CHECK: taso.reshape %{{.*}} shape [6] : (tensor<2x3xf32>) -> tensor<6xf32>
// GENERIC: "taso.reshape"(%{{.*}}) <{shape = array<i64: 6>}>
// CHECK: taso.reshape %{{.*}} shape [3, ?] : (tensor<?x3xf16>) -> tensor<3x?xf16>
// GENERIC: <{shape = array<i64: 3, -9223372036854775808>}>
// CHECK: taso.reshape %{{.*}} shape [6] : (tensor<?x3xf16>) -> tensor<6xf16>
func.func @reshape(%x: tensor<2x3xf32>, %d: tensor<?x3xf16>) {
  %a = taso.reshape %x shape [6] : (tensor<2x3xf32>) -> tensor<6xf32>
  %b = taso.reshape %d shape [3, ?] : (tensor<?x3xf16>) -> tensor<3x?xf16>
  %c = taso.reshape %d shape [6] : (tensor<?x3xf16>) -> tensor<6xf16>
  return
}

// CHECK-LABEL: func @slice
// CHECK: taso.slice %{{.*}} axis 1 start 2 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
// GENERIC: "taso.slice"(%{{.*}}) <{axis = 1 : i64, size = 3 : i64, start = 2 : i64, step = 1 : i64}>
// CHECK: taso.slice %{{.*}} axis 1 start 1 size 3 step 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK: taso.slice %{{.*}} axis 0 start 1 size 3 : (tensor<?x?xbf16>) -> tensor<3x?xbf16>
func.func @slice(%x: tensor<2x8xf32>, %d: tensor<?x?xbf16>) {
  %a = taso.slice %x axis 1 start 2 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  %b = taso.slice %x axis 1 start 1 size 3 step 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  %c = taso.slice %d axis 0 start 1 size 3 : (tensor<?x?xbf16>) -> tensor<3x?xbf16>
  return
}

// CHECK-LABEL: func @pad
// CHECK: taso.pad %{{.*}} low [0, 1] high [0, 2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
// GENERIC: "taso.pad"(%{{.*}}) <{high = array<i64: 0, 2>, low = array<i64: 0, 1>, value = 0.000000e+00 : f64}>
// CHECK: taso.pad %{{.*}} low [1] high [0] value 1.500000e+00 : (tensor<?xf16>) -> tensor<?xf16>
func.func @pad(%x: tensor<2x3xf32>, %d: tensor<?xf16>) {
  %a = taso.pad %x low [0, 1] high [0, 2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %b = taso.pad %d low [1] high [0] value 1.5 : (tensor<?xf16>) -> tensor<?xf16>
  return
}

// CHECK-LABEL: func @broadcast
// CHECK: taso.broadcast %{{.*}} shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
// GENERIC: "taso.broadcast"(%{{.*}}) <{shape = array<i64: 2, 3>}>
// CHECK: taso.broadcast %{{.*}} shape [?, 4] : (tensor<?x1xf16>) -> tensor<?x4xf16>
// CHECK: taso.broadcast %{{.*}} like %{{.*}} shape [?, 3] : (tensor<1x3xf32>, tensor<?x7xi64>) -> tensor<?x3xf32>
// GENERIC: "taso.broadcast"(%{{.*}}, %{{.*}}) <{shape = array<i64: -9223372036854775808, 3>}>
func.func @broadcast(%x: tensor<1x3xf32>, %d: tensor<?x1xf16>, %l: tensor<?x7xi64>) {
  %a = taso.broadcast %x shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %b = taso.broadcast %d shape [?, 4] : (tensor<?x1xf16>) -> tensor<?x4xf16>
  %c = taso.broadcast %x like %l shape [?, 3] : (tensor<1x3xf32>, tensor<?x7xi64>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func @gather
// CHECK: taso.gather %{{.*}}, %{{.*}} axis 0 : (tensor<10x4xf32>, tensor<2x3xi64>) -> tensor<2x3x4xf32>
// GENERIC: "taso.gather"(%{{.*}}, %{{.*}}) <{axis = 0 : i64}>
// CHECK: taso.gather %{{.*}}, %{{.*}} axis 1 : (tensor<10x4xf32>, tensor<?xi32>) -> tensor<10x?xf32>
func.func @gather(%x: tensor<10x4xf32>, %k: tensor<2x3xi64>, %d: tensor<?xi32>) {
  %a = taso.gather %x, %k axis 0 : (tensor<10x4xf32>, tensor<2x3xi64>) -> tensor<2x3x4xf32>
  %b = taso.gather %x, %d axis 1 : (tensor<10x4xf32>, tensor<?xi32>) -> tensor<10x?xf32>
  return
}

// CHECK-LABEL: func @kernels
// CHECK: taso.enlarge %{{.*}} kernel [3, 5] : (tensor<8x1x1x1xf32>) -> tensor<8x1x3x5xf32>
// GENERIC: "taso.enlarge"(%{{.*}}) <{kernel = array<i64: 3, 5>}>
// CHECK: taso.enlarge %{{.*}} kernel [3, 3] : (tensor<?x1x?x1xf32>) -> tensor<?x1x3x3xf32>
// CHECK: taso.merge_gconv %{{.*}} count 2 groups 4 : (tensor<8x1x1x1xf32>) -> tensor<8x2x1x1xf32>
// GENERIC: "taso.merge_gconv"(%{{.*}}) <{count = 2 : i64, groups = 4 : i64}>
// CHECK: taso.merge_gconv %{{.*}} count 2 groups 4 : (tensor<?x1x?x1xf32>) -> tensor<?x2x?x1xf32>
func.func @kernels(%w: tensor<8x1x1x1xf32>, %d: tensor<?x1x?x1xf32>) {
  %a = taso.enlarge %w kernel [3, 5] : (tensor<8x1x1x1xf32>) -> tensor<8x1x3x5xf32>
  %b = taso.enlarge %d kernel [3, 3] : (tensor<?x1x?x1xf32>) -> tensor<?x1x3x3xf32>
  %c = taso.merge_gconv %w count 2 groups 4 : (tensor<8x1x1x1xf32>) -> tensor<8x2x1x1xf32>
  %e = taso.merge_gconv %d count 2 groups 4 : (tensor<?x1x?x1xf32>) -> tensor<?x2x?x1xf32>
  return
}
