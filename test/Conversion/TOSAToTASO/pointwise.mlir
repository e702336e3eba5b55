// RUN: taso-opt %s --convert-tosa-to-taso 2>/dev/null | FileCheck %s

// CHECK-LABEL: func @unary
// CHECK: taso.abs %arg0
// CHECK: taso.erf
// CHECK: taso.exp
// CHECK: taso.sigmoid
// CHECK: taso.tanh
// CHECK: taso.rsqrt
// CHECK: %[[ONE:.*]] = taso.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK: taso.div %[[ONE]],
// CHECK: taso.neg
// CHECK: taso.reshape %{{.*}} shape [2, 3]
func.func @unary(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a = tosa.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = tosa.erf %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = tosa.exp %b : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %d = tosa.sigmoid %c : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e = tosa.tanh %d : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = tosa.rsqrt %e : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g = tosa.reciprocal %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h = tosa.negate %g, %z, %z : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %i = tosa.identity %h : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %i : tensor<2x3xf32>
}

// CHECK-LABEL: func @binary
// CHECK: %[[B:.*]] = taso.broadcast %arg1 shape [2, 3]
// CHECK: %[[A:.*]] = taso.add %arg0, %[[B]]
// CHECK: taso.sub %[[A]],
// CHECK: taso.mul
// CHECK: taso.max
// CHECK: taso.min
func.func @binary(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a = tosa.add %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %b = tosa.sub %a, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %c = tosa.mul %b, %y, %shift : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %d = tosa.maximum %c, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %e = tosa.minimum %d, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %e : tensor<2x3xf32>
}

// Weights that are broadcast are subtracted by adding their negatives, so that
// they can become part of a bias.
// CHECK-LABEL: func @subtract_weights
// CHECK: %[[W:.*]] = taso.constant
// CHECK: %[[N:.*]] = taso.neg %[[W]]
// CHECK: %[[B:.*]] = taso.broadcast %[[N]]
// CHECK: taso.add %arg0, %[[B]]
func.func @subtract_weights(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %w = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
  %a = tosa.sub %x, %w : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %a : tensor<2x3xf32>
}

// The ways in which producers spell relu, a product with a number, and powers.
// CHECK-LABEL: func @idioms
// CHECK: taso.relu %arg0
// CHECK: taso.relu
// CHECK: taso.clamp %{{.*}} minimum 0.000000e+00 maximum 6.000000e+00
// CHECK: taso.smul
// CHECK: %[[S:.*]] = taso.mul %[[X:.*]], %[[X]]
// CHECK: taso.sqrt %[[S]]
func.func @idioms(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %three = "tosa.const"() {values = dense<3.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %two = "tosa.const"() {values = dense<2.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %half = "tosa.const"() {values = dense<0.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %a = tosa.clamp %x {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = tosa.maximum %zero, %a : (tensor<1x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = tosa.clamp %b {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %d = tosa.mul %three, %c, %shift : (tensor<1x1xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %e = tosa.pow %d, %two : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  %f = tosa.pow %e, %half : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %f : tensor<2x3xf32>
}
