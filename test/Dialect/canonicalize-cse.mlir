// RUN: taso-opt %s --canonicalize --cse | FileCheck %s

// Operators without folds: all are free of side effects, so equal ones become
// one and unused ones go; attributes tell them apart.
// CHECK-LABEL: func @unary
// CHECK-NEXT: %[[V0:.+]] = taso.sigmoid %arg0
// CHECK-NEXT: %[[V1:.+]] = taso.tanh %arg0
// CHECK-NEXT: %[[V2:.+]] = taso.exp %arg0
// CHECK-NEXT: %[[V3:.+]] = taso.sqrt %arg0
// CHECK-NEXT: %[[V4:.+]] = taso.rsqrt %arg0
// CHECK-NEXT: %[[V5:.+]] = taso.erf %arg0
// CHECK-NEXT: %[[V6:.+]] = taso.gelu %arg0
// CHECK-NEXT: return %[[V0]], %[[V0]], %[[V1]], %[[V1]], %[[V2]], %[[V2]], %[[V3]], %[[V3]], %[[V4]], %[[V4]], %[[V5]], %[[V5]], %[[V6]], %[[V6]]
func.func @unary(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %sigmoid_dead = taso.sigmoid %x : (tensor<2xf32>) -> tensor<2xf32>
  %sigmoid_a = taso.sigmoid %x : (tensor<2xf32>) -> tensor<2xf32>
  %sigmoid_b = taso.sigmoid %x : (tensor<2xf32>) -> tensor<2xf32>
  %tanh_dead = taso.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  %tanh_a = taso.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  %tanh_b = taso.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  %exp_dead = taso.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  %exp_a = taso.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  %exp_b = taso.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  %sqrt_dead = taso.sqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %sqrt_a = taso.sqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %sqrt_b = taso.sqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %rsqrt_dead = taso.rsqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %rsqrt_a = taso.rsqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %rsqrt_b = taso.rsqrt %x : (tensor<2xf32>) -> tensor<2xf32>
  %erf_dead = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
  %erf_a = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
  %erf_b = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
  %gelu_dead = taso.gelu %x : (tensor<2xf32>) -> tensor<2xf32>
  %gelu_a = taso.gelu %x : (tensor<2xf32>) -> tensor<2xf32>
  %gelu_b = taso.gelu %x : (tensor<2xf32>) -> tensor<2xf32>
  return %sigmoid_a, %sigmoid_b, %tanh_a, %tanh_b, %exp_a, %exp_b, %sqrt_a, %sqrt_b, %rsqrt_a, %rsqrt_b, %erf_a, %erf_b, %gelu_a, %gelu_b : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @attributes
// CHECK-NEXT: taso.gelu %arg0 :
// CHECK-NEXT: taso.gelu %arg0 approximate tanh
// CHECK-NEXT: return
func.func @attributes(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = taso.gelu %x : (tensor<2xf32>) -> tensor<2xf32>
  %b = taso.gelu %x approximate tanh : (tensor<2xf32>) -> tensor<2xf32>
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @constants
// CHECK-NEXT: taso.constant
// CHECK-NEXT: taso.const_pool channels 2
// CHECK-NEXT: taso.const_pool channels 3
// CHECK-NEXT: taso.const_iconv
// CHECK-NEXT: taso.const_imm
// CHECK-NEXT: taso.const_one
// CHECK-NEXT: return
func.func @constants() -> (tensor<2x1x3x3xf32>, tensor<3x1x3x3xf32>, tensor<2x2x3x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %a = taso.const_pool channels 2 kernel [3, 3] : tensor<2x1x3x3xf32>
  %b = taso.const_pool channels 3 kernel [3, 3] : tensor<3x1x3x3xf32>
  %c = taso.const_iconv channels 2 groups 1 kernel [3, 3] : tensor<2x2x3x3xf32>
  %d = taso.const_imm size 2 : tensor<2x2xf32>
  %e = taso.const_one shape [2] : tensor<2xf32>
  %f = taso.const_one shape [2] : tensor<2xf32>
  %g = taso.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %h = taso.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : tensor<2x1x3x3xf32>, tensor<3x1x3x3xf32>, tensor<2x2x3x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
