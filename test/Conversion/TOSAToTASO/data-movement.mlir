// RUN: taso-opt %s --convert-tosa-to-taso 2>/dev/null | FileCheck %s

// CHECK-LABEL: func @moves
// CHECK: %[[T:.*]] = taso.transpose %arg0 perm [1, 0, 2]
// CHECK: %[[R:.*]] = taso.reshape %[[T]] shape [3, 8]
// CHECK: %[[C:.*]] = taso.concat %[[R]], %[[R]] axis 1
// CHECK: %[[S:.*]] = taso.slice %[[C]] axis 0 start 1 size 2
// CHECK: %[[Z:.*]] = taso.slice %[[S]] axis 1 start 3 size 5
// CHECK: taso.pad %[[Z]] low [1, 0] high [0, 2] value 1.500000e+00
func.func @moves(%x: tensor<2x3x4xf32>) -> tensor<3x7xf32> {
  %shape = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %start = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %pads = tosa.const_shape {values = dense<[1, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %value = "tosa.const"() {values = dense<1.5> : tensor<1xf32>} : () -> tensor<1xf32>
  %t = tosa.transpose %x {perms = array<i32: 1, 0, 2>} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %r = tosa.reshape %t, %shape : (tensor<3x2x4xf32>, !tosa.shape<2>) -> tensor<3x8xf32>
  %c = tosa.concat %r, %r {axis = 1 : i32} : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x16xf32>
  %s = tosa.slice %c, %start, %size : (tensor<3x16xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x5xf32>
  %p = tosa.pad %s, %pads, %value : (tensor<2x5xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x7xf32>
  return %p : tensor<3x7xf32>
}

// A dimension of size 1 is broadcast, another is repeated as a whole.
// CHECK-LABEL: func @tile
// CHECK: %[[R:.*]] = taso.reshape %arg0 shape [1, 1, 2, 3]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] shape [4, 5, 2, 3]
// CHECK: taso.reshape %[[B]] shape [4, 10, 3]
func.func @tile(%x: tensor<1x2x3xf32>) -> tensor<4x10x3xf32> {
  %n = tosa.const_shape {values = dense<[4, 5, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %y = tosa.tile %x, %n : (tensor<1x2x3xf32>, !tosa.shape<3>) -> tensor<4x10x3xf32>
  return %y : tensor<4x10x3xf32>
}

// CHECK-LABEL: func @gather
// CHECK: %[[G:.*]] = taso.gather %arg0, %arg1 axis 1
// CHECK: taso.reshape %[[G]] shape [1, 5, 3]
func.func @gather(%x: tensor<1x7x3xf32>, %k: tensor<1x5xi32>) -> tensor<1x5x3xf32> {
  %y = tosa.gather %x, %k : (tensor<1x7x3xf32>, tensor<1x5xi32>) -> tensor<1x5x3xf32>
  return %y : tensor<1x5x3xf32>
}

// CHECK-LABEL: func @reductions
// CHECK: taso.reduce_sum %arg0 axes [1] keep_dims 1
// CHECK: taso.reduce_max %{{.*}} axes [0] keep_dims 1
// CHECK: %[[N:.*]] = taso.neg
// CHECK: %[[M:.*]] = taso.reduce_max %[[N]] axes [2] keep_dims 1
// CHECK: taso.neg %[[M]]
func.func @reductions(%x: tensor<2x3x4xf32>) -> tensor<1x1x1xf32> {
  %a = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %b = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x1x4xf32>) -> tensor<1x1x4xf32>
  %c = tosa.reduce_min %b {axis = 2 : i32} : (tensor<1x1x4xf32>) -> tensor<1x1x1xf32>
  return %c : tensor<1x1x1xf32>
}

// CHECK-LABEL: func @matmul
// CHECK: taso.matmul %arg0, %arg1
func.func @matmul(%x: tensor<2x3x4xf16>, %y: tensor<2x4x5xf16>) -> tensor<2x3x5xf16> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %m = tosa.matmul %x, %y, %z, %z : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf16>
  return %m : tensor<2x3x5xf16>
}

// Regions are converted too; what they read from outside stays readable.
// CHECK-LABEL: func @regions
// CHECK: %[[R:.*]] = taso.relu %arg0
// CHECK: scf.execute_region
// CHECK: taso.tanh %[[R]]
func.func @regions(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = tosa.clamp %x {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  %y = scf.execute_region -> tensor<2xf32> {
    %t = tosa.tanh %r : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %t : tensor<2xf32>
  }
  return %y : tensor<2xf32>
}
