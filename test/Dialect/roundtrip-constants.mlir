// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @weights
// CHECK: taso.constant dense<{{\[\[}}1.500000e+00, -2.000000e+00]]> : tensor<1x2xf32>
// GENERIC: "taso.constant"() <{value = dense<{{.*}}> : tensor<1x2xf32>}>
// CHECK: taso.constant dense<0.000000e+00> : tensor<1000000x1000000xf16>
// CHECK: taso.constant dense<[1, -1]> : tensor<2xi64>
// CHECK: taso.constant dense<true> : tensor<i1>
// CHECK: taso.constant {name = "w"} dense<1.000000e+00> : tensor<bf16>
// CHECK: taso.constant dense_resource<weights> : tensor<2xf32>
// GENERIC: "taso.constant"() <{value = dense_resource<weights> : tensor<2xf32>}>
func.func @weights() {
  %a = taso.constant dense<[[1.500000e+00, -2.000000e+00]]> : tensor<1x2xf32>
  %b = taso.constant dense<0.000000e+00> : tensor<1000000x1000000xf16>
  %c = taso.constant dense<[1, -1]> : tensor<2xi64>
  %d = taso.constant dense<true> : tensor<i1>
  %e = taso.constant {name = "w"} dense<1.000000e+00> : tensor<bf16>
  %f = taso.constant dense_resource<weights> : tensor<2xf32>
  return
}

// CHECK-LABEL: func @laws
// CHECK: taso.const_pool channels 8 kernel [3, 2] : tensor<8x1x3x2xf32>
// GENERIC: "taso.const_pool"() <{channels = 8 : i64, kernel = array<i64: 3, 2>}>
// CHECK: taso.const_iconv channels 8 groups 2 kernel [3, 1] : tensor<8x4x3x1xf16>
// GENERIC: "taso.const_iconv"() <{channels = 8 : i64, groups = 2 : i64, kernel = array<i64: 3, 1>}>
// CHECK: taso.const_imm size 4 : tensor<4x4xbf16>
// GENERIC: "taso.const_imm"() <{size = 4 : i64}>
// CHECK: taso.const_one shape [2, 3] : tensor<2x3xf32>
// GENERIC: "taso.const_one"() <{shape = array<i64: 2, 3>}>
// CHECK: taso.const_one shape [] : tensor<f32>
// CHECK: taso.const_zero shape [2, 3] : tensor<2x3xf16>
// GENERIC: "taso.const_zero"() <{shape = array<i64: 2, 3>}>
func.func @laws() {
  %a = taso.const_pool channels 8 kernel [3, 2] : tensor<8x1x3x2xf32>
  %b = taso.const_iconv channels 8 groups 2 kernel [3, 1] : tensor<8x4x3x1xf16>
  %c = taso.const_imm size 4 : tensor<4x4xbf16>
  %d = taso.const_one shape [2, 3] : tensor<2x3xf32>
  %e = taso.const_one shape [] : tensor<f32>
  %f = taso.const_zero shape [2, 3] : tensor<2x3xf16>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040"
    }
  }
#-}
