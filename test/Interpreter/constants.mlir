// RUN: taso-opt %s --taso-evaluate | FileCheck %s

// CHECK-LABEL: func @const_pool
// CHECK: taso.constant dense<2.500000e-01> : tensor<3x1x2x2xf32>
func.func @const_pool() -> tensor<3x1x2x2xf32> {
  %w = taso.const_pool channels 3 kernel [2, 2] : tensor<3x1x2x2xf32>
  return %w : tensor<3x1x2x2xf32>
}

// In each of two groups of one channel, the centre of a 1x3 kernel.
// CHECK-LABEL: func @const_iconv
// CHECK: %[[A:.+]] = taso.constant dense<{{\[}}{{\[}}{{\[}}[0.000000e+00, 1.000000e+00, 0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00, 1.000000e+00, 0.000000e+00]]]]> : tensor<2x1x1x3xf32>
// CHECK: %[[B:.+]] = taso.constant dense<{{\[}}{{\[}}{{\[}}[1.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[1.000000e+00]]]]> : tensor<2x2x1x1xf32>
// CHECK: return %[[A]], %[[B]]
func.func @const_iconv() -> (tensor<2x1x1x3xf32>, tensor<2x2x1x1xf32>) {
  %a = taso.const_iconv channels 2 groups 2 kernel [1, 3] : tensor<2x1x1x3xf32>
  %b = taso.const_iconv channels 2 groups 1 kernel [1, 1] : tensor<2x2x1x1xf32>
  return %a, %b : tensor<2x1x1x3xf32>, tensor<2x2x1x1xf32>
}

// CHECK-LABEL: func @const_imm
// CHECK: taso.constant dense<{{\[}}[1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00]]>
func.func @const_imm() -> tensor<2x2xf32> {
  %m = taso.const_imm size 2 : tensor<2x2xf32>
  return %m : tensor<2x2xf32>
}

// CHECK-LABEL: func @const_one
// CHECK: taso.constant dense<1.000000e+00> : tensor<2x3xbf16>
func.func @const_one() -> tensor<2x3xbf16> {
  %o = taso.const_one shape [2, 3] : tensor<2x3xbf16>
  return %o : tensor<2x3xbf16>
}

// CHECK-LABEL: func @const_zero
// CHECK: taso.constant dense<0.000000e+00> : tensor<2x3xf16>
func.func @const_zero() -> tensor<2x3xf16> {
  %z = taso.const_zero shape [2, 3] : tensor<2x3xf16>
  return %z : tensor<2x3xf16>
}
