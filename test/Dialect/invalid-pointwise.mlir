// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @add_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.add' op rank of the second operand: expected rank 2, found rank 1 [add_c1]}}
  // expected-error @+1 {{'taso.add' op failed to infer returned types}}
  %z = taso.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @add_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.add' op dimension 0 of the second operand: expected 2, found 1 [add_c1]}}
  // expected-error @+1 {{'taso.add' op failed to infer returned types}}
  %z = taso.add %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @add_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.add' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.add' op failed to infer returned types}}
  %z = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @sub_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.sub' op rank of the second operand: expected rank 2, found rank 1 [sub_c1]}}
  // expected-error @+1 {{'taso.sub' op failed to infer returned types}}
  %z = taso.sub %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @sub_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.sub' op dimension 0 of the second operand: expected 2, found 1 [sub_c1]}}
  // expected-error @+1 {{'taso.sub' op failed to infer returned types}}
  %z = taso.sub %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @sub_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.sub' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.sub' op failed to infer returned types}}
  %z = taso.sub %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @mul_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.mul' op rank of the second operand: expected rank 2, found rank 1 [mul_c1]}}
  // expected-error @+1 {{'taso.mul' op failed to infer returned types}}
  %z = taso.mul %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @mul_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.mul' op dimension 0 of the second operand: expected 2, found 1 [mul_c1]}}
  // expected-error @+1 {{'taso.mul' op failed to infer returned types}}
  %z = taso.mul %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @mul_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.mul' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.mul' op failed to infer returned types}}
  %z = taso.mul %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @div_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.div' op rank of the second operand: expected rank 2, found rank 1 [div_c1]}}
  // expected-error @+1 {{'taso.div' op failed to infer returned types}}
  %z = taso.div %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @div_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.div' op dimension 0 of the second operand: expected 2, found 1 [div_c1]}}
  // expected-error @+1 {{'taso.div' op failed to infer returned types}}
  %z = taso.div %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @div_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.div' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.div' op failed to infer returned types}}
  %z = taso.div %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @max_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.max' op rank of the second operand: expected rank 2, found rank 1 [max_c1]}}
  // expected-error @+1 {{'taso.max' op failed to infer returned types}}
  %z = taso.max %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @max_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.max' op dimension 0 of the second operand: expected 2, found 1 [max_c1]}}
  // expected-error @+1 {{'taso.max' op failed to infer returned types}}
  %z = taso.max %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @max_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.max' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.max' op failed to infer returned types}}
  %z = taso.max %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @min_c1_rank(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.min' op rank of the second operand: expected rank 2, found rank 1 [min_c1]}}
  // expected-error @+1 {{'taso.min' op failed to infer returned types}}
  %z = taso.min %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @min_c1_shape(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) {
  // expected-error @+2 {{'taso.min' op dimension 0 of the second operand: expected 2, found 1 [min_c1]}}
  // expected-error @+1 {{'taso.min' op failed to infer returned types}}
  %z = taso.min %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @min_taso_c2(%x: tensor<2x3xf32>, %y: tensor<2x3xf16>) {
  // expected-error @+2 {{'taso.min' op operand 1: expected elements of type f32 as in the first operand, found f16 [taso_c2]}}
  // expected-error @+1 {{'taso.min' op failed to infer returned types}}
  %z = taso.min %x, %y : (tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @smul_c1(%x: tensor<2x3xf32>, %s: tensor<1xf32>) {
  // expected-error @+2 {{'taso.smul' op the scalar: expected rank 0, found rank 1 [smul_c1]}}
  // expected-error @+1 {{'taso.smul' op failed to infer returned types}}
  %y = taso.smul %x, %s : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @clamp_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.clamp' op the minimum must not exceed the maximum [clamp_c1]}}
  // expected-error @+1 {{'taso.clamp' op failed to infer returned types}}
  %y = taso.clamp %x minimum 1.0 maximum 0.0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @clamp_c1_nan(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.clamp' op the minimum must not exceed the maximum [clamp_c1]}}
  // expected-error @+1 {{'taso.clamp' op failed to infer returned types}}
  %y = taso.clamp %x minimum 0.0 maximum 0x7FF8000000000000 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @gelu_keyword(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{unknown approximation 'sigmoid'}}
  %y = taso.gelu %x approximate sigmoid : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @relu_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.relu' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.relu' op failed to infer returned types}}
  %y = taso.relu %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @sigmoid_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.sigmoid' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.sigmoid' op failed to infer returned types}}
  %y = taso.sigmoid %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @tanh_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.tanh' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.tanh' op failed to infer returned types}}
  %y = taso.tanh %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @neg_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.neg' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.neg' op failed to infer returned types}}
  %y = taso.neg %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @abs_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.abs' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.abs' op failed to infer returned types}}
  %y = taso.abs %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @exp_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.exp' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.exp' op failed to infer returned types}}
  %y = taso.exp %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @sqrt_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.sqrt' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.sqrt' op failed to infer returned types}}
  %y = taso.sqrt %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @rsqrt_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.rsqrt' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.rsqrt' op failed to infer returned types}}
  %y = taso.rsqrt %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @erf_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.erf' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.erf' op failed to infer returned types}}
  %y = taso.erf %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @gelu_result(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.gelu' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'taso.gelu' op failed to infer returned types}}
  %y = taso.gelu %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
