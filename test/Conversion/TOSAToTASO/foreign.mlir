// What taso cannot express exactly stays, and each kind is listed once.
//
// RUN: taso-opt %s --convert-tosa-to-taso --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @unknown
// CHECK: %[[F:.*]] = tosa.floor %arg0
// CHECK: %[[G:.*]] = tosa.floor %[[F]]
// CHECK: taso.exp %[[G]]
// CHECK: tosa.custom
// expected-remark @+3 {{tosa.floor stays foreign, 2x: taso has no such operator}}
// expected-remark @+2 {{tosa.custom stays foreign, 1x: taso has no such operator}}
// expected-remark @+1 {{1 of 4 operations converted}}
module {
  func.func @unknown(%x: tensor<2xf32>) -> tensor<2xf32> {
    %a = tosa.floor %x : (tensor<2xf32>) -> tensor<2xf32>
    %b = tosa.floor %a : (tensor<2xf32>) -> tensor<2xf32>
    %c = tosa.exp %b : (tensor<2xf32>) -> tensor<2xf32>
    %d = tosa.custom %c {domain_name = "d", implementation_attrs = "", operator_name = "f"} : (tensor<2xf32>) -> tensor<2xf32>
    return %d : tensor<2xf32>
  }
}

// -----

// Quantised arithmetic stays what it is.
// CHECK-LABEL: func @quantised
// CHECK: tosa.conv2d
// CHECK: tosa.add
// CHECK: tosa.cast
// CHECK: tosa.matmul
// CHECK: tosa.mul
// expected-remark @+6 {{tosa.conv2d stays foreign, 1x: elements of type i8}}
// expected-remark @+5 {{tosa.add stays foreign, 1x: elements of type i32}}
// expected-remark @+4 {{tosa.cast stays foreign, 1x: taso has no such operator}}
// expected-remark @+3 {{tosa.matmul stays foreign, 1x: elements of type i8}}
// expected-remark @+2 {{tosa.mul stays foreign, 1x: a shift}}
// expected-remark @+1 {{0 of 5 operations converted}}
module {
  func.func @quantised(%x: tensor<1x4x4x1xi8>, %w: tensor<1x1x1x1xi8>, %b: tensor<1xi32>, %m: tensor<1x2x2xi8>) -> (tensor<1x4x4x1xf32>, tensor<1x2x2xi32>) {
    %zp = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %c = tosa.conv2d %x, %w, %b, %zp, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xi8>, tensor<1x1x1x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x1xi32>
    %a = tosa.add %c, %c : (tensor<1x4x4x1xi32>, tensor<1x4x4x1xi32>) -> tensor<1x4x4x1xi32>
    %f = tosa.cast %a : (tensor<1x4x4x1xi32>) -> tensor<1x4x4x1xf32>
    %p = tosa.matmul %m, %m, %z, %z : (tensor<1x2x2xi8>, tensor<1x2x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32>
    %q = tosa.mul %p, %p, %zp : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1xi8>) -> tensor<1x2x2xi32>
    return %f, %q : tensor<1x4x4x1xf32>, tensor<1x2x2xi32>
  }
}

// -----

// CHECK-LABEL: func @modes
// CHECK: tosa.clamp
// CHECK: tosa.max_pool2d
// CHECK: tosa.pow
// CHECK: tosa.gather
// CHECK: tosa.add
// expected-remark @+6 {{tosa.clamp stays foreign, 1x: nan_mode is IGNORE}}
// expected-remark @+5 {{tosa.max_pool2d stays foreign, 1x: nan_mode is IGNORE}}
// expected-remark @+4 {{tosa.pow stays foreign, 1x: the exponent is none of 2, 1, 0.5, -1}}
// expected-remark @+3 {{tosa.gather stays foreign, 1x: several batches}}
// expected-remark @+2 {{tosa.add stays foreign, 1x: dynamic shapes may hide a broadcast}}
// expected-remark @+1 {{0 of 5 operations converted}}
module {
  func.func @modes(%x: tensor<1x4x4x1xf32>, %t: tensor<2x3x4xf32>, %k: tensor<2x5xi32>, %d: tensor<?x4xf32>, %e: tensor<?x4xf32>) -> (tensor<1x4x4x1xf32>, tensor<2x5x4xf32>, tensor<?x4xf32>) {
    %three = "tosa.const"() {values = dense<3.0> : tensor<1x1x1x1xf32>} : () -> tensor<1x1x1x1xf32>
    %c = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
    %m = tosa.max_pool2d %c {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
    %p = tosa.pow %m, %three : (tensor<1x4x4x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x4x1xf32>
    %g = tosa.gather %t, %k : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
    %a = tosa.add %d, %e : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %p, %g, %a : tensor<1x4x4x1xf32>, tensor<2x5x4xf32>, tensor<?x4xf32>
  }
}
