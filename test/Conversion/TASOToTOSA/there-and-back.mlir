// What is not rewritten comes out as it went in, also constants that attributes
// hold in between, unused operations, and weights that were left out in printing.
//
// RUN: mlir-opt %s -o %t.before
// RUN: taso-opt %s --convert-tosa-to-taso --convert-taso-to-tosa -o %t.after 2>%t.err
// RUN: diff %t.before %t.after
// RUN: FileCheck %s --check-prefix=REMARKS --input-file=%t.err
//
// REMARKS: tosa.floor stays foreign, 1x
// REMARKS: 20 of 21 operations converted

// On the way, unknown weights are told apart.
// RUN: taso-opt %s --convert-tosa-to-taso --canonicalize --cse 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN-LABEL: func @unknown
// UNKNOWN-DAG: %[[V:.*]] = taso.constant {{.*}} dense_resource<[[A:__elided__[_0-9]*]]>
// UNKNOWN-DAG: %[[W:.*]] = taso.constant {{.*}} dense_resource<[[B:__elided__[_0-9]*]]>
// UNKNOWN: taso.matmul %arg0, %[[VW:.*]]
// UNKNOWN-NOT: taso.matmul %arg0, %[[VW]]
// UNKNOWN: taso.matmul %arg0,

func.func @images(%x: tensor<1x9x9x3xf32>) -> tensor<1x1x1x16xf32> {
  %w = "tosa.const"() <{values = dense<0.25> : tensor<8x3x3x3xf32>}> {note = "kept"} : () -> tensor<8x3x3x3xf32>
  %b = "tosa.const"() <{values = dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %m = "tosa.const"() <{values = dense<[[[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]]]]> : tensor<1x1x1x8xf32>}> : () -> tensor<1x1x1x8xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %unused = tosa.exp %m : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
  %c = tosa.conv2d %x, %w, %b, %z, %z2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x9x9x3xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x8xf32>
  %s = tosa.sub %c, %m : (tensor<1x5x5x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x5x5x8xf32>
  %n = tosa.mul %s, %m, %shift : (tensor<1x5x5x8xf32>, tensor<1x1x1x8xf32>, tensor<1xi8>) -> tensor<1x5x5x8xf32>
  %a = tosa.add %m, %n {note = "kept"} : (tensor<1x1x1x8xf32>, tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
  %r = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
  %f = tosa.floor %r : (tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
  %dw = "tosa.const"() <{values = dense<0.5> : tensor<3x3x8x2xf32>}> : () -> tensor<3x3x8x2xf32>
  %db = "tosa.const"() <{values = dense<0.0> : tensor<16xf32>}> : () -> tensor<16xf32>
  %d = tosa.depthwise_conv2d %f, %dw, %db, %z2, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x5x5x8xf32>, tensor<3x3x8x2xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x16xf32>
  %p = tosa.avg_pool2d %d, %z, %z {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x16xf32>
  %q = tosa.max_pool2d %p {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
  return %q : tensor<1x1x1x16xf32>
}

func.func @twice(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %q = tosa.mul %p, %p, %shift : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>, tensor<1xi8>) -> tensor<1x4x4x2xf32>
  return %q : tensor<1x4x4x2xf32>
}

func.func @moves(%x: tensor<2x3x4xf32>) -> (tensor<1x6x1xf32>, tensor<1x2x6xf32>) {
  %s0 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s1 = tosa.const_shape {values = dense<[1, 6, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %k = "tosa.const"() <{values = dense<[[1, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %r = tosa.reshape %x, %s0 : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  %t = tosa.transpose %r {perms = array<i32: 1, 0>} : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %t2 = tosa.transpose %t {perms = array<i32: 1, 0>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %m = tosa.reduce_min %t2 {axis = 1 : i32} : (tensor<6x4xf32>) -> tensor<6x1xf32>
  %u = tosa.reshape %m, %s1 : (tensor<6x1xf32>, !tosa.shape<3>) -> tensor<1x6x1xf32>
  %s2 = tosa.const_shape {values = dense<[1, 4, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %w = tosa.reshape %t, %s2 : (tensor<4x6xf32>, !tosa.shape<3>) -> tensor<1x4x6xf32>
  %g = tosa.gather %w, %k : (tensor<1x4x6xf32>, tensor<1x2xi32>) -> tensor<1x2x6xf32>
  return %u, %g : tensor<1x6x1xf32>, tensor<1x2x6xf32>
}

func.func @unknown(%x: tensor<1x2x4xf32>) -> (tensor<1x2x4xf32>, tensor<1x2x4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense_resource<__elided__> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
  %w = "tosa.const"() <{values = dense_resource<__elided__> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
  %a = tosa.matmul %x, %v, %z, %z : (tensor<1x2x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %b = tosa.matmul %x, %w, %z, %z : (tensor<1x2x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return %a, %b : tensor<1x2x4xf32>, tensor<1x2x4xf32>
}
