// RUN: taso-opt %s --canonicalize --split-input-file | FileCheck %s

// What already is not negative stays under relu and abs.
// CHECK-LABEL: func @relu_of_non_negative
// CHECK-NEXT: %[[A:.+]] = taso.relu
// CHECK-NEXT: %[[B:.+]] = taso.sigmoid
// CHECK-NEXT: %[[C:.+]] = taso.exp
// CHECK-NEXT: %[[D:.+]] = taso.sqrt
// CHECK-NEXT: %[[E:.+]] = taso.abs
// CHECK-NEXT: %[[F:.+]] = taso.clamp
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[E]]
func.func @relu_of_non_negative(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %a = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  %b = taso.sigmoid %x : (tensor<2xf32>) -> tensor<2xf32>
  %c = taso.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  %d = taso.sqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %e = taso.abs %x : (tensor<2xf32>) -> tensor<2xf32>
  %f = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2xf32>) -> tensor<2xf32>
  %ra = taso.relu %a : (tensor<2xf32>) -> tensor<2xf32>
  %rb = taso.relu %b : (tensor<2xf32>) -> tensor<2xf32>
  %rc = taso.relu %c : (tensor<2xf32>) -> tensor<2xf32>
  %rd = taso.relu %d : (tensor<2xf32>) -> tensor<2xf32>
  %re = taso.relu %e : (tensor<2xf32>) -> tensor<2xf32>
  %rf = taso.relu %f : (tensor<2xf32>) -> tensor<2xf32>
  %ae = taso.abs %e : (tensor<2xf32>) -> tensor<2xf32>
  return %ra, %rb, %rc, %rd, %re, %rf, %ae : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @relu_of_activation
// CHECK-NEXT: %[[A:.+]] = taso.matmul {{.*}} activation relu
// CHECK-NEXT: %[[B:.+]] = taso.conv2d {{.*}} activation sigmoid
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @relu_of_activation(%x: tensor<2x2xf32>, %i: tensor<1x1x4x4xf32>, %w: tensor<1x1x1x1xf32>) -> (tensor<2x2xf32>, tensor<1x1x4x4xf32>) {
  %a = taso.matmul %x, %x activation relu : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = taso.conv2d %i, %w activation sigmoid : (tensor<1x1x4x4xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x4x4xf32>
  %ra = taso.relu %a : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %rb = taso.relu %b : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
  return %ra, %rb : tensor<2x2xf32>, tensor<1x1x4x4xf32>
}

// -----

// What may be negative does not.
// CHECK-LABEL: func @relu_stays
// CHECK: taso.tanh
// CHECK-NEXT: taso.clamp
// CHECK-NEXT: taso.matmul
// CHECK-NEXT: taso.relu
// CHECK-NEXT: taso.relu
// CHECK-NEXT: taso.relu
// CHECK-NEXT: taso.abs
func.func @relu_stays(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %a = taso.tanh %x : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = taso.clamp %x minimum -1.0 maximum 6.0 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %c = taso.matmul %x, %x activation tanh : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %ra = taso.relu %a : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %rb = taso.relu %b : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %rc = taso.relu %c : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %rx = taso.abs %a : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %ra, %rb, %rc, %rx : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// Only equal types may stand for each other.
// CHECK-LABEL: func @relu_refines
// CHECK: taso.relu
// CHECK-NEXT: taso.relu
func.func @relu_refines(%x: tensor<?xf32>) -> tensor<2xf32> {
  %a = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  %b = taso.relu %a : (tensor<?xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @neg_twice
// CHECK-SAME: %[[X:.+]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @neg_twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = taso.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  %b = taso.neg %a : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @neutral_elements
// CHECK-SAME: %[[X:.+]]: tensor
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @neutral_elements(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %zero = taso.constant dense<0.0> : tensor<2xf32>
  %one = taso.constant dense<1.0> : tensor<2xf32>
  %ones = taso.const_one shape [2] : tensor<2xf32>
  %s = taso.constant dense<1.0> : tensor<f32>
  %a = taso.add %x, %zero : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.add %zero, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.sub %x, %zero : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %d = taso.mul %x, %one : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %e = taso.mul %ones, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %f = taso.div %x, %ones : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g = taso.smul %x, %s : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %h = taso.max %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %i = taso.min %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %zeros = taso.const_zero shape [2] : tensor<2xf32>
  %j = taso.add %zeros, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %k = taso.sub %x, %zeros : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// 0 - x and 1 / x are not x, and no element of the other constants is neutral.
// CHECK-LABEL: func @not_neutral
// CHECK: taso.sub %{{.*}}, %arg0
// CHECK-NEXT: taso.div %{{.*}}, %arg0
// CHECK-NEXT: taso.add %arg0
// CHECK-NEXT: taso.mul %arg0
// CHECK-NEXT: taso.max %arg0, %arg1
// CHECK-NEXT: taso.min %arg0, %arg1
// CHECK-NEXT: taso.smul %arg0
func.func @not_neutral(%x: tensor<2xf32>, %y: tensor<2xf32>, %s: tensor<f32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %zero = taso.constant dense<0.0> : tensor<2xf32>
  %one = taso.constant dense<1.0> : tensor<2xf32>
  %mixed = taso.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %a = taso.sub %zero, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.div %one, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.add %x, %mixed : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %d = taso.mul %x, %mixed : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %e = taso.max %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %f = taso.min %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g = taso.smul %x, %s : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %a, %b, %c, %d, %e, %f, %g : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// A constant goes to the right of a commutative operator, and only there.
// CHECK-LABEL: func @constant_to_the_right
// CHECK: %[[C:.+]] = taso.constant
// CHECK: taso.add %arg0, %[[C]]
// CHECK: taso.mul %arg0, %[[C]]
// CHECK: taso.max %arg0, %[[C]]
// CHECK: taso.min %arg0, %[[C]]
// CHECK: taso.sub %[[C]], %arg0
// CHECK: taso.div %[[C]], %arg0
func.func @constant_to_the_right(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %c = taso.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %a = taso.add %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.mul %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %d = taso.max %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %e = taso.min %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %f = taso.sub %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g = taso.div %c, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %a, %b, %d, %e, %f, %g : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// Splats are computed with where that is exact.
// CHECK-LABEL: func @splats
// CHECK-DAG: %[[ADD:.+]] = taso.constant dense<5.000000e+00> : tensor<2xf32>
// CHECK-DAG: %[[SUB:.+]] = taso.constant dense<-1.000000e+00> : tensor<2xf32>
// CHECK-DAG: %[[MUL:.+]] = taso.constant dense<6.000000e+00> : tensor<2xf32>
// CHECK-DAG: %[[DIV:.+]] = taso.constant dense<1.500000e+00> : tensor<2xf32>
// CHECK-DAG: %[[ZERO:.+]] = taso.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK: return %[[ADD]], %[[SUB]], %[[MUL]], %[[DIV]], %[[MUL]], %[[ZERO]], %{{.*}}
func.func @splats() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %two = taso.constant dense<2.0> : tensor<2xf32>
  %three = taso.constant dense<3.0> : tensor<2xf32>
  %s = taso.constant dense<3.0> : tensor<f32>
  %a = taso.add %two, %three : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.sub %two, %three : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.mul %two, %three : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %d = taso.div %three, %two : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %e = taso.smul %two, %s : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %n = taso.neg %two : (tensor<2xf32>) -> tensor<2xf32>
  %f = taso.relu %n : (tensor<2xf32>) -> tensor<2xf32>
  %g = taso.abs %n : (tensor<2xf32>) -> tensor<2xf32>
  return %a, %b, %c, %d, %e, %f, %g : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// A rounded result, a division by zero and a constant of distinct elements are
// left alone: in f16, 2048 + 1 is not a number of the format.
// CHECK-LABEL: func @splats_stay
// CHECK: taso.div
// CHECK: taso.div
// CHECK: taso.add {{.*}} tensor<2xf16>
// CHECK: taso.add {{.*}} tensor<2xf32>
func.func @splats_stay() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf32>) {
  %two = taso.constant dense<2.0> : tensor<2xf32>
  %three = taso.constant dense<3.0> : tensor<2xf32>
  %zero = taso.constant dense<0.0> : tensor<2xf32>
  %big = taso.constant dense<2048.0> : tensor<2xf16>
  %one = taso.constant dense<1.0> : tensor<2xf16>
  %distinct = taso.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = taso.div %two, %three : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.div %two, %zero : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.add %big, %one : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %d = taso.add %distinct, %two : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %a, %b, %c, %d : tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @signs
// CHECK-NEXT: taso.sub %arg0, %arg1
// CHECK-NEXT: taso.sub %arg1, %arg0
// CHECK-NEXT: taso.add %arg0, %arg1
// CHECK-NEXT: return
func.func @signs(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %nx = taso.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  %ny = taso.neg %y : (tensor<2xf32>) -> tensor<2xf32>
  %a = taso.add %x, %ny : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = taso.add %nx, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %c = taso.sub %x, %ny : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %a, %b, %c : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// (-x) - y would need a negation all the same.
// CHECK-LABEL: func @signs_stay
// CHECK: taso.neg
// CHECK: taso.sub
func.func @signs_stay(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %nx = taso.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  %a = taso.sub %nx, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @clamps
// CHECK-NEXT: %[[A:.+]] = taso.clamp %arg0 minimum 0.000000e+00 maximum 6.000000e+00
// CHECK-NEXT: %[[B:.+]] = taso.clamp %arg0 minimum 1.000000e+00 maximum 6.000000e+00
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]]
func.func @clamps(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %a = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2xf32>) -> tensor<2xf32>
  %wider = taso.clamp %a minimum -1.0 maximum 7.0 : (tensor<2xf32>) -> tensor<2xf32>
  %across = taso.clamp %a minimum 1.0 maximum 8.0 : (tensor<2xf32>) -> tensor<2xf32>
  return %a, %wider, %across : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func @clamp_of_relu
// CHECK-NEXT: taso.clamp %arg0 minimum 0.000000e+00 maximum 6.000000e+00
// CHECK-NEXT: return
func.func @clamp_of_relu(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  %b = taso.clamp %a minimum 0.0 maximum 6.0 : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// -----

// Intervals without a common point, and a relu that cuts more than the clamp.
// CHECK-LABEL: func @clamps_stay
// CHECK: taso.clamp %arg0 minimum 0.0{{.*}} maximum 1.0
// CHECK: taso.clamp %{{.*}} minimum 2.0{{.*}} maximum 3.0
// CHECK: taso.relu
// CHECK: taso.clamp
func.func @clamps_stay(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = taso.clamp %x minimum 0.0 maximum 1.0 : (tensor<2xf32>) -> tensor<2xf32>
  %b = taso.clamp %a minimum 2.0 maximum 3.0 : (tensor<2xf32>) -> tensor<2xf32>
  %c = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  %d = taso.clamp %c minimum -1.0 maximum 6.0 : (tensor<2xf32>) -> tensor<2xf32>
  return %b, %d : tensor<2xf32>, tensor<2xf32>
}

// -----

// Two factors are not joined: the product would be rounded otherwise.
// CHECK-LABEL: func @smul_stays
// CHECK: taso.smul
// CHECK: taso.smul
func.func @smul_stays(%x: tensor<2xf32>) -> tensor<2xf32> {
  %s = taso.constant dense<0.1> : tensor<f32>
  %a = taso.smul %x, %s : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %b = taso.smul %a, %s : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// -----

// What is added to itself is read once.
// CHECK-LABEL: func @add_of_equal
// CHECK-NEXT: %[[TWO:.+]] = taso.constant dense<2.000000e+00> : tensor<f16>
// CHECK-NEXT: %[[Y:.+]] = taso.smul %{{.+}}, %[[TWO]]
// CHECK-NEXT: return %[[Y]]
func.func @add_of_equal(%x: tensor<3xf16>) -> tensor<3xf16> {
  %y = taso.add %x, %x : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  return %y : tensor<3xf16>
}
