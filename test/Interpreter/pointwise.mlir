// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// CHECK-LABEL: func @arithmetic
// CHECK: %[[ADD:.+]] = taso.constant dense<[5.000000e+00, 1.000000e+00, -5.000000e-01]>
// CHECK: %[[SUB:.+]] = taso.constant dense<[-3.000000e+00, -5.000000e+00, -5.000000e-01]>
// CHECK: %[[MUL:.+]] = taso.constant dense<[4.000000e+00, -6.000000e+00, -0.000000e+00]>
// CHECK: %[[DIV:.+]] = taso.constant dense<[2.500000e-01, -0.666666686, 0xFF800000]>
// CHECK: %[[MAX:.+]] = taso.constant dense<[4.000000e+00, 3.000000e+00, 0.000000e+00]>
// CHECK: %[[MIN:.+]] = taso.constant dense<[1.000000e+00, -2.000000e+00, -5.000000e-01]>
// CHECK: return %[[ADD]], %[[SUB]], %[[MUL]], %[[DIV]], %[[MAX]], %[[MIN]]
func.func @arithmetic() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %x = taso.constant dense<[1.0, -2.0, -0.5]> : tensor<3xf32>
  %y = taso.constant dense<[4.0, 3.0, 0.0]> : tensor<3xf32>
  %add = taso.add %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %sub = taso.sub %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %mul = taso.mul %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %div = taso.div %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %max = taso.max %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %min = taso.min %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %add, %sub, %mul, %div, %max, %min : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @smul
// CHECK: taso.constant dense<{{\[}}[2.500000e+00, -5.000000e+00], [0.000000e+00, 1.000000e+01]]>
func.func @smul() -> tensor<2x2xf32> {
  %x = taso.constant dense<[[1.0, -2.0], [0.0, 4.0]]> : tensor<2x2xf32>
  %s = taso.constant dense<2.5> : tensor<f32>
  %y = taso.smul %x, %s : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %y : tensor<2x2xf32>
}

// CHECK-LABEL: func @by_the_order
// CHECK: %[[RELU:.+]] = taso.constant dense<[0.000000e+00, 0.000000e+00, 3.500000e+00]>
// CHECK: %[[NEG:.+]] = taso.constant dense<[1.500000e+00, 0.000000e+00, -3.500000e+00]>
// CHECK: %[[CLAMP:.+]] = taso.constant dense<[-1.000000e+00, 0.000000e+00, 2.000000e+00]>
// CHECK: %[[ABS:.+]] = taso.constant dense<[1.500000e+00, 0.000000e+00, 3.500000e+00]>
// CHECK: return %[[RELU]], %[[NEG]], %[[CLAMP]], %[[ABS]]
func.func @by_the_order() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %x = taso.constant dense<[-1.5, 0.0, 3.5]> : tensor<3xf32>
  %relu = taso.relu %x : (tensor<3xf32>) -> tensor<3xf32>
  %neg = taso.neg %x : (tensor<3xf32>) -> tensor<3xf32>
  %clamp = taso.clamp %x minimum -1.0 maximum 2.0 : (tensor<3xf32>) -> tensor<3xf32>
  %abs = taso.abs %x : (tensor<3xf32>) -> tensor<3xf32>
  return %relu, %neg, %clamp, %abs : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// sigmoid(1) = 1 / (1 + 1/e) = 0.731058..., tanh(1) = 0.761594..., e = 2.718281...
// CHECK-LABEL: func @transcendental
// CHECK: %[[SIGMOID:.+]] = taso.constant dense<[5.000000e-01, 0.731058{{[0-9]*}}]>
// CHECK: %[[TANH:.+]] = taso.constant dense<[0.000000e+00, 0.761594{{[0-9]*}}]>
// CHECK: %[[EXP:.+]] = taso.constant dense<[1.000000e+00, 2.71828{{[0-9]*}}]>
// CHECK: %[[ERF:.+]] = taso.constant dense<[0.000000e+00, 0.842700{{[0-9]*}}]>
// CHECK: return %[[SIGMOID]], %[[TANH]], %[[EXP]], %[[ERF]]
func.func @transcendental() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = taso.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %sigmoid = taso.sigmoid %x : (tensor<2xf32>) -> tensor<2xf32>
  %tanh = taso.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  %exp = taso.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  %erf = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
  return %sigmoid, %tanh, %exp, %erf : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @roots
// CHECK: %[[SQRT:.+]] = taso.constant dense<[2.000000e+00, 5.000000e-01, 0.000000e+00]>
// CHECK: %[[RSQRT:.+]] = taso.constant dense<[5.000000e-01, 2.000000e+00, 0x7F800000]>
// CHECK: return %[[SQRT]], %[[RSQRT]]
func.func @roots() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = taso.constant dense<[4.0, 0.25, 0.0]> : tensor<3xf32>
  %sqrt = taso.sqrt %x : (tensor<3xf32>) -> tensor<3xf32>
  %rsqrt = taso.rsqrt %x : (tensor<3xf32>) -> tensor<3xf32>
  return %sqrt, %rsqrt : tensor<3xf32>, tensor<3xf32>
}

// gelu(1) = (1 + erf(0.70710678)) / 2 = 0.841344..., gelu(-1) = gelu(1) - 1; by tanh
// gelu(1) = (1 + tanh(0.79788456 * 1.044715)) / 2 = 0.841191...
// CHECK-LABEL: func @gelu
// CHECK: %[[ERF:.+]] = taso.constant dense<[0.000000e+00, 0.841344{{[0-9]*}}, -0.158655{{[0-9]*}}]>
// CHECK: %[[TANH:.+]] = taso.constant dense<[0.000000e+00, {{8.41192.*e-01|0.841191[0-9]*}}, {{-1.58808.*e-01|-0.158808[0-9]*}}]>
// CHECK: return %[[ERF]], %[[TANH]]
func.func @gelu() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = taso.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  %a = taso.gelu %x : (tensor<3xf32>) -> tensor<3xf32>
  %b = taso.gelu %x approximate tanh : (tensor<3xf32>) -> tensor<3xf32>
  return %a, %b : tensor<3xf32>, tensor<3xf32>
}

// NaN wins in max, min, relu and clamp, on either side.
// CHECK-LABEL: func @nan
// CHECK-COUNT-6: taso.constant dense<0x7FC00000> : tensor<1xf32>
func.func @nan() -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %x = taso.constant dense<0x7FC00000> : tensor<1xf32>
  %y = taso.constant dense<1.0> : tensor<1xf32>
  %a = taso.max %x, %y : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %b = taso.max %y, %x : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %c = taso.min %x, %y : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %d = taso.min %y, %x : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %e = taso.relu %x : (tensor<1xf32>) -> tensor<1xf32>
  %f = taso.clamp %x minimum -1.0 maximum 2.0 : (tensor<1xf32>) -> tensor<1xf32>
  return %a, %b, %c, %d, %e, %f : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}

// CHECK-LABEL: func @abs
// CHECK: taso.constant dense<[1.500000e+00, 0.000000e+00, 3.500000e+00]>
func.func @abs() -> tensor<3xf32> {
  %x = taso.constant dense<[-1.5, 0.0, 3.5]> : tensor<3xf32>
  %y = taso.abs %x : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}
