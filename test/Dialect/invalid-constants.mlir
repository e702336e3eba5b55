// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @const_pool_c1() {
  // expected-error @+1 {{'taso.const_pool' op sizes must be positive [const_pool_c1]}}
  %w = taso.const_pool channels 0 kernel [3, 3] : tensor<0x1x3x3xf32>
  return
}

// -----

func.func @const_iconv_c1() {
  // expected-error @+1 {{'taso.const_iconv' op groups must be positive [const_iconv_c1]}}
  %w = taso.const_iconv channels 4 groups 0 kernel [3, 3] : tensor<4x4x3x3xf32>
  return
}

// -----

func.func @const_iconv_c1_kernel() {
  // expected-error @+1 {{'taso.const_iconv' op sizes must be positive [const_iconv_c1]}}
  %w = taso.const_iconv channels 4 groups 1 kernel [-3, 3] : tensor<4x4x3x3xf32>
  return
}

// -----

func.func @const_iconv_c2() {
  // expected-error @+1 {{'taso.const_iconv' op the largest multiple of groups up to the channels: expected 4, found 3 [const_iconv_c2]}}
  %w = taso.const_iconv channels 4 groups 3 kernel [3, 3] : tensor<4x1x3x3xf32>
  return
}

// -----

func.func @const_iconv_c3() {
  // expected-error @+1 {{'taso.const_iconv' op the kernel's height modulo 2: expected 1, found 0 [const_iconv_c3]}}
  %w = taso.const_iconv channels 4 groups 1 kernel [2, 3] : tensor<4x4x2x3xf32>
  return
}

// -----

func.func @const_iconv_c3_width() {
  // expected-error @+1 {{'taso.const_iconv' op the kernel's width modulo 2: expected 1, found 0 [const_iconv_c3]}}
  %w = taso.const_iconv channels 4 groups 1 kernel [3, 4] : tensor<4x4x3x4xf32>
  return
}

// -----

func.func @const_imm_c1() {
  // expected-error @+1 {{'taso.const_imm' op sizes must be positive [const_imm_c1]}}
  %w = taso.const_imm size 0 : tensor<0x0xf32>
  return
}

// -----

func.func @const_one_c1() {
  // expected-error @+1 {{'taso.const_one' op sizes must be positive [const_one_c1]}}
  %w = taso.const_one shape [2, 0] : tensor<2x0xf32>
  return
}

// -----

func.func @const_one_c1_dynamic() {
  // expected-error @+1 {{'taso.const_one' op sizes must be positive [const_one_c1]}}
  %w = "taso.const_one"() {shape = array<i64: -9223372036854775808>} : () -> tensor<?xf32>
  return
}

// -----

func.func @const_zero_c1() {
  // expected-error @+1 {{'taso.const_zero' op sizes must be positive [const_zero_c1]}}
  %w = taso.const_zero shape [2, 0] : tensor<2x0xf32>
  return
}

// -----

func.func @const_zero_c1_dynamic() {
  // expected-error @+1 {{'taso.const_zero' op sizes must be positive [const_zero_c1]}}
  %w = "taso.const_zero"() {shape = array<i64: -9223372036854775808>} : () -> tensor<?xf32>
  return
}

// -----

func.func @const_one_negative() {
  // expected-error @+1 {{a size is not negative; write '?' for a dynamic one}}
  %w = taso.const_one shape [-1] : tensor<1xf32>
  return
}

// -----

func.func @const_one_c2() {
  // expected-error @+1 {{'taso.const_one' op a shape has at most 8 entries, found 9 [const_one_c2]}}
  %w = taso.const_one shape [1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor<1x1x1x1x1x1x1x1x1xf32>
  return
}

// -----

func.func @const_zero_c2() {
  // expected-error @+1 {{'taso.const_zero' op a shape has at most 8 entries, found 9 [const_zero_c2]}}
  %w = taso.const_zero shape [1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor<1x1x1x1x1x1x1x1x1xf32>
  return
}

// -----

func.func @const_one_type() {
  // expected-error @+1 {{'taso.const_one' op expected a result of type 'tensor<2x3xf32>', found 'tensor<3x2xf32>'}}
  %w = taso.const_one shape [2, 3] : tensor<3x2xf32>
  return
}

// -----

func.func @constant_c1() {
  // expected-error @+1 {{'taso.constant' op the type of the value: expected 'tensor<3xf32>', found 'tensor<2xf32>' [constant_c1]}}
  %w = "taso.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_elements() {
  // expected-error @+1 {{expected elements, such as dense<1.0> : tensor<2xf32>}}
  %w = taso.constant 1.0 : f32
  return
}
