// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.
// What holds for every operator: element types, ranks and sizes.

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @+1 {{'taso.relu' op operand #0 must be ranked tensor of f32, f16 or bf16 values, but got 'tensor<*xf32>'}}
  %y = taso.relu %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f64(%x: tensor<2xf64>) {
  // expected-error @+1 {{'taso.relu' op operand #0 must be ranked tensor of f32, f16 or bf16 values, but got 'tensor<2xf64>'}}
  %y = taso.relu %x : (tensor<2xf64>) -> tensor<2xf64>
  return
}

// -----

func.func @integers(%x: tensor<2xi32>) {
  // expected-error @+1 {{'taso.relu' op operand #0 must be ranked tensor of f32, f16 or bf16 values, but got 'tensor<2xi32>'}}
  %y = taso.relu %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @memref(%x: memref<2xf32>) {
  // expected-error @+1 {{'taso.relu' op operand #0 must be ranked tensor of f32, f16 or bf16 values, but got 'memref<2xf32>'}}
  %y = taso.relu %x : (memref<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @taso_c1(%x: tensor<1x1x1x1x1x1x1x1x2xf32>) {
  // expected-error @+2 {{'taso.relu' op operand 0: expected rank 8 or less, found rank 9 [taso_c1]}}
  // expected-error @+1 {{'taso.relu' op failed to infer returned types}}
  %y = taso.relu %x : (tensor<1x1x1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x1x1x2xf32>
  return
}

// -----

func.func @taso_c1_second(%x: tensor<2xf32>, %y: tensor<1x1x1x1x1x1x1x1x2xf32>) {
  // expected-error @+2 {{'taso.add' op operand 1: expected rank 8 or less, found rank 9 [taso_c1]}}
  // expected-error @+1 {{'taso.add' op failed to infer returned types}}
  %z = taso.add %x, %y : (tensor<2xf32>, tensor<1x1x1x1x1x1x1x1x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @taso_c2(%x: tensor<2xf32>, %y: tensor<2xbf16>) {
  // expected-error @+2 {{'taso.concat' op operand 1: expected elements of type f32 as in the first operand, found bf16 [taso_c2]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %z = taso.concat %x, %y axis 0 : (tensor<2xf32>, tensor<2xbf16>) -> tensor<4xf32>
  return
}

// -----

func.func @taso_c2_weights(%x: tensor<1x1x4x4xf16>, %w: tensor<1x1x1x1xf32>) {
  // expected-error @+2 {{'taso.conv2d' op operand 1: expected elements of type f16 as in the first operand, found f32 [taso_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w : (tensor<1x1x4x4xf16>, tensor<1x1x1x1xf32>) -> tensor<1x1x4x4xf16>
  return
}

// -----

func.func @taso_c2_result(%x: tensor<2xf32>) {
  // expected-error @+2 {{'taso.relu' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf16>'}}
  // expected-error @+1 {{'taso.relu' op failed to infer returned types}}
  %y = taso.relu %x : (tensor<2xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @taso_c3_concat(%x: tensor<9223372036854775807xf32>) {
  // expected-error @+2 {{'taso.concat' op a size of the result: expected a number in [0, 2^63), found a number beyond 64 bits [taso_c3]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %y = taso.concat %x, %x axis 0 : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @taso_c3_pad(%x: tensor<2xf32>) {
  // expected-error @+2 {{'taso.pad' op a size of the result: expected a number in [0, 2^63), found a number beyond 64 bits [taso_c3]}}
  // expected-error @+1 {{'taso.pad' op failed to infer returned types}}
  %y = taso.pad %x low [9223372036854775807] high [0] : (tensor<2xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @taso_c3_negative(%w: tensor<2x2x?x?xf32>) {
  // expected-error @+2 {{'taso.enlarge' op a size of the result: expected a number in [0, 2^63), found -3 [taso_c3]}}
  // expected-error @+1 {{'taso.enlarge' op failed to infer returned types}}
  %y = taso.enlarge %w kernel [-3, 3] : (tensor<2x2x?x?xf32>) -> tensor<2x2x?x3xf32>
  return
}
