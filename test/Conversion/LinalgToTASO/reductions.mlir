// Reductions and what they start from.
//
// RUN: taso-opt %s --convert-linalg-to-taso 2>/dev/null | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#kept = affine_map<(d0, d1) -> (d0, 0)>
#dropped = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: @sum
// CHECK-NEXT: %[[S:.*]] = taso.reduce_sum %arg0 axes [1] :
// CHECK-NEXT: return %[[S]]
func.func @sum(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %0 = linalg.reduce ins(%x : tensor<2x3xf32>) outs(%f : tensor<2xf32>) dimensions = [1]
    (%a: f32, %out: f32) {
      %s = arith.addf %a, %out : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @sum_from
// CHECK: %[[S:.*]] = taso.reduce_sum %arg0 axes [1] :
// CHECK: taso.add %[[S]], %arg1
func.func @sum_from(%x: tensor<2x3xf32>, %init: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.reduce ins(%x : tensor<2x3xf32>) outs(%init : tensor<2xf32>) dimensions = [1]
    (%a: f32, %out: f32) {
      %s = arith.addf %a, %out : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @mean
// CHECK-NEXT: %[[M:.*]] = taso.reduce_mean %arg0 axes [1] keep_dims 1 :
// CHECK-NEXT: return %[[M]]
func.func @mean(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3.0 : f32
  %e = tensor.empty() : tensor<2x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x1xf32>) -> tensor<2x1xf32>
  %0 = linalg.generic {indexing_maps = [#id, #kept], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x3xf32>) outs(%f : tensor<2x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %out, %a : f32
    linalg.yield %s : f32
  } -> tensor<2x1xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x1xf32>) outs(%e : tensor<2x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %d = arith.divf %a, %three : f32
    linalg.yield %d : f32
  } -> tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}

// The position of the maximum, which nobody reads, is left out.
// CHECK-LABEL: @largest
// CHECK: taso.reduce_max %arg0 axes [1] :
// CHECK-NOT: linalg
func.func @largest(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %low = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i64
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %i = tensor.empty() : tensor<2xi64>
  %g = linalg.fill ins(%none : i64) outs(%i : tensor<2xi64>) -> tensor<2xi64>
  %0:2 = linalg.generic {indexing_maps = [#id, #dropped, #dropped], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x3xf32>) outs(%f, %g : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %out: f32, %at: i64):
    %d = linalg.index 1 : index
    %p = arith.index_cast %d : index to i64
    %m = arith.maximumf %a, %out : f32
    %isLarger = arith.cmpf ogt, %a, %out : f32
    %q = arith.select %isLarger, %p, %at : i64
    linalg.yield %m, %q : f32, i64
  } -> (tensor<2xf32>, tensor<2xi64>)
  return %0#0 : tensor<2xf32>
}

// CHECK-LABEL: @squares
// CHECK: %[[M:.*]] = taso.mul %arg0, %arg0
// CHECK: taso.reduce_sum %[[M]] axes [0, 1] :
func.func @squares(%x: tensor<2x3xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<2x3xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %m = arith.mulf %a, %a : f32
    %s = arith.addf %out, %m : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: @softmax
// CHECK: taso.softmax %arg0 axis 1
func.func @softmax(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
