// Convolutions and pools of TOSA, whose images have channels last.
//
// RUN: taso-opt %s --convert-tosa-to-taso 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --convert-tosa-to-taso --canonicalize 2>/dev/null | FileCheck %s --check-prefix=CANON

// Pads are [top, bottom, left, right] in TOSA. A bias of zeros is none.
// CHECK-LABEL: func @conv
// CHECK: %[[X:.*]] = taso.transpose %arg0 perm [0, 3, 1, 2]
// CHECK: %[[W:.*]] = taso.transpose %arg1 perm [0, 3, 1, 2]
// CHECK: %[[C:.*]] = taso.conv2d %[[X]], %[[W]] strides [2, 2] pads [1, 3, 2, 3] dilations [1, 2] {{.*}} -> tensor<1x8x5x5xf32>
// CHECK: taso.transpose %[[C]] perm [0, 2, 3, 1] {tosa.source = {{.*}} -> tensor<1x5x5x8xf32>
func.func @conv(%x: tensor<1x9x9x3xf32>, %w: tensor<8x4x4x3xf32>) -> tensor<1x5x5x8xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %b = "tosa.const"() {values = dense<0.0> : tensor<8xf32>} : () -> tensor<8xf32>
  %y = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 2, 3, 3>, stride = array<i64: 2, 2>} : (tensor<1x9x9x3xf32>, tensor<8x4x4x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x8xf32>
  return %y : tensor<1x5x5x8xf32>
}

// One element of bias serves all channels.
// CHECK-LABEL: func @bias
// CHECK: %[[B:.*]] = taso.broadcast %arg2 shape [8]
// CHECK: taso.conv2d %{{.*}}, %{{.*}} bias %[[B]]
func.func @bias(%x: tensor<1x5x5x3xf32>, %w: tensor<8x1x1x3xf32>, %b: tensor<1xf32>) -> tensor<1x5x5x8xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<8x1x1x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x8xf32>
  return %y : tensor<1x5x5x8xf32>
}

// Output channel c M + m reads channel c.
// CHECK-LABEL: func @depthwise
// CHECK: %[[T:.*]] = taso.transpose %arg1 perm [2, 3, 0, 1] {{.*}} -> tensor<4x2x3x3xf32>
// CHECK: %[[W:.*]] = taso.reshape %[[T]] shape [8, 1, 3, 3]
// CHECK: taso.conv2d %{{.*}}, %[[W]] bias %arg2 groups 4
func.func @depthwise(%x: tensor<1x7x7x4xf32>, %w: tensor<3x3x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x5x5x8xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x8xf32>
  return %y : tensor<1x5x5x8xf32>
}

// Padding is not counted. The transposes between neighbours cancel, also around
// pointwise operators, concatenations, pads, slices and reductions.
// CHECK-LABEL: func @neighbours
// CANON-LABEL: func @neighbours
// CANON-NEXT: %[[X:.*]] = taso.transpose %arg0
// CANON-NEXT: %[[P:.*]] = taso.pool2d_max %[[X]] kernel [2, 3] strides [2, 1] pads [0, 1, 0, 1]
// CANON-NEXT: %[[E:.*]] = taso.exp %[[P]]
// CANON-NEXT: %[[C:.*]] = taso.concat %[[E]], %[[P]] axis 1
// CANON-NEXT: %[[PAD:.*]] = taso.pad %[[C]] low [0, 0, 1, 0] high [0, 2, 0, 3]
// CANON-NEXT: %[[S:.*]] = taso.slice %[[PAD]] axis 2 start 1 size 4
// CANON-NEXT: %[[A:.*]] = taso.pool2d_avg %[[S]] kernel [2, 2] pads [1, 0, 0, 0]
// CANON-NEXT: %[[R:.*]] = taso.reduce_sum %[[A]] axes [1] keep_dims 1
// CANON-NEXT: taso.transpose %[[R]] perm [0, 2, 3, 1]
// CANON-NEXT: return
func.func @neighbours(%x: tensor<1x8x8x3xf32>) -> tensor<1x4x10x1xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %pads = tosa.const_shape {values = dense<[0, 0, 1, 0, 0, 3, 0, 2]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %start = tosa.const_shape {values = dense<[0, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %size = tosa.const_shape {values = dense<[1, 4, 11, 8]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %p = tosa.max_pool2d %x {kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 2, 1>} : (tensor<1x8x8x3xf32>) -> tensor<1x4x8x3xf32>
  %e = tosa.exp %p : (tensor<1x4x8x3xf32>) -> tensor<1x4x8x3xf32>
  %c = tosa.concat %e, %p {axis = 3 : i32} : (tensor<1x4x8x3xf32>, tensor<1x4x8x3xf32>) -> tensor<1x4x8x6xf32>
  %d = tosa.pad %c, %pads, %z : (tensor<1x4x8x6xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x5x11x8xf32>
  %s = tosa.slice %d, %start, %size : (tensor<1x5x11x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x11x8xf32>
  %a = tosa.avg_pool2d %s, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x11x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x10x8xf32>
  %r = tosa.reduce_sum %a {axis = 3 : i32} : (tensor<1x4x10x8xf32>) -> tensor<1x4x10x1xf32>
  return %r : tensor<1x4x10x1xf32>
}

// One value is read as one value: its dynamic size hides no broadcast.
// CANON-LABEL: func @dynamic
// CANON: %[[P:.*]] = taso.pool2d_max %{{.*}} -> tensor<?x3x4x4xf32>
// CANON: taso.mul %[[P]], %[[P]]
func.func @dynamic(%x: tensor<?x8x8x3xf32>) -> tensor<?x4x4x3xf32> {
  %p = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x8x8x3xf32>) -> tensor<?x4x4x3xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a = tosa.mul %p, %p, %shift : (tensor<?x4x4x3xf32>, tensor<?x4x4x3xf32>, tensor<1xi8>) -> tensor<?x4x4x3xf32>
  return %a : tensor<?x4x4x3xf32>
}
