// Pointwise operations, named and generic, are what their bodies compute.
//
// RUN: taso-opt %s --convert-linalg-to-taso 2>/dev/null | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#column = affine_map<(d0, d1) -> (d0, 0)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>

// CHECK-LABEL: @named
// CHECK: %[[A:.*]] = taso.add %arg0, %arg1
// CHECK: %[[E:.*]] = taso.exp %[[A]]
// CHECK: %[[N:.*]] = taso.neg %[[E]]
// CHECK: return %[[N]]
func.func @named(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.add ins(%x, %y : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = linalg.exp ins(%0 : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = linalg.negf ins(%1 : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: @repeated
// CHECK: %[[R:.*]] = taso.reshape %arg1 shape [1, 3]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] shape [2, 3]
// CHECK: %[[S:.*]] = taso.sub %arg0, %[[B]]
// CHECK: %[[C:.*]] = taso.broadcast %arg2 shape [2, 3]
// CHECK: %[[M:.*]] = taso.mul %[[S]], %[[C]]
// CHECK: return %[[M]]
func.func @repeated(%x: tensor<2x3xf32>, %y: tensor<3xf32>, %z: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y, %z : tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>) outs(%e : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %s = arith.subf %a, %b : f32
    %m = arith.mulf %s, %c : f32
    linalg.yield %m : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @transposed
// CHECK: %[[T:.*]] = taso.transpose %arg0 perm [1, 0]
// CHECK: taso.add %[[T]], %arg1
func.func @transposed(%x: tensor<3x2xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.generic {indexing_maps = [#swap, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<3x2xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// The order of loops is no matter, and transposes of neighbours cancel.
// CHECK-LABEL: @cancels
// CHECK-NEXT: %[[R:.*]] = taso.relu %arg0
// CHECK-NEXT: return %[[R]]
func.func @cancels(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x2xf32>
  %f = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.transpose ins(%x : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %1 = linalg.generic {indexing_maps = [#id, #swap], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x2xf32>) outs(%f : tensor<2x3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @bodies
// CHECK: taso.clamp %arg0 minimum 0.000000e+00 maximum 6.000000e+00
// CHECK: taso.sigmoid %arg0
// CHECK: taso.relu %arg0
// CHECK: taso.smul %arg0
// CHECK: taso.min %arg0
func.func @bodies(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %six = arith.constant 6.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %0:5 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%e, %e, %e, %e, %e : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%a: f32, %o0: f32, %o1: f32, %o2: f32, %o3: f32, %o4: f32):
    %low = arith.minimumf %a, %six : f32
    %clamp = arith.maximumf %low, %zero : f32
    %n = arith.negf %a : f32
    %p = math.exp %n : f32
    %q = arith.addf %p, %one : f32
    %sigmoid = arith.divf %one, %q : f32
    %isPositive = arith.cmpf ugt, %a, %zero : f32
    %relu = arith.select %isPositive, %a, %zero : f32
    %scaled = arith.mulf %six, %a : f32
    %isLarge = arith.cmpf ogt, %a, %six : f32
    %min = arith.select %isLarge, %six, %a : f32
    linalg.yield %clamp, %sigmoid, %relu, %scaled, %min : f32, f32, f32, f32, f32
  } -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: @outside
// CHECK: %[[M:.*]] = taso.mul %arg0, %arg0
// CHECK: taso.rsqrt %[[M]]
func.func @outside(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = arith.mulf %x, %x : tensor<2x3xf32>
  %1 = math.rsqrt %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// What is written over is read like an operand.
// CHECK-LABEL: @accumulates
// CHECK: taso.add %arg0, %arg1
func.func @accumulates(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%y : tensor<2x3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @dynamic
// CHECK: %[[T:.*]] = taso.tanh %arg0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: taso.mul %[[T]], %arg0
func.func @dynamic(%x: tensor<?x3xf32>, %e: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = linalg.tanh ins(%x : tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = linalg.mul ins(%0, %x : tensor<?x3xf32>, tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
