// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @conv2d_c1_image(%x: tensor<4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the image: expected rank 4, found rank 3 [conv2d_c1]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c1_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the kernel: expected rank 4, found rank 2 [conv2d_c1]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c2_strides(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op strides must be positive [conv2d_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w strides [0, 1] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c2_negative_strides(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op strides must be positive [conv2d_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w strides [1, -9223372036854775808] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c2_dilations(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op dilations must be positive [conv2d_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w dilations [1, 0] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c2_pads(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op pads must not be negative [conv2d_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w pads [0, 0, -1, 0] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c2_kernel(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x0x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the kernel must not be empty [conv2d_c2]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x0x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c3(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op groups must be positive [conv2d_c3]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 0 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c3_negative(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op groups must be positive [conv2d_c3]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups -2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c4(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op groups times the kernel's input channels: expected 4, found 2 [conv2d_c4]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c4_huge(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op groups times the kernel's input channels: expected 4, found a number beyond 64 bits [conv2d_c4]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 9223372036854775807 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c5(%x: tensor<1x4x8x8xf32>, %w: tensor<3x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the largest multiple of groups up to the output channels: expected 3, found 2 [conv2d_c5]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<1x4x8x8xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x6x6xf32>
  return
}

// -----

func.func @conv2d_c6(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x9x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the window must fit into the padded image [conv2d_c6]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x9x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c6_dilated(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the window must fit into the padded image [conv2d_c6]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w pads [0, 0, 1, 0] dilations [5, 1] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c6_huge(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the window must fit into the padded image [conv2d_c6]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w dilations [9223372036854775807, 1] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c6_huge_pads(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the window must fit into the padded image [conv2d_c6]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w pads [9223372036854775807, 0, 9223372036854775807, 0] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c7_rank(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>, %b: tensor<1x4xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the bias: expected rank 1, found rank 2 [conv2d_c7]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w bias %b groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>, tensor<1x4xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_c7_size(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'taso.conv2d' op the size of the bias: expected 4, found 1 [conv2d_c7]}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w bias %b groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>, tensor<1xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_result(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op inferred type(s) 'tensor<1x4x6x6xf32>' are incompatible with return type(s) of operation 'tensor<1x4x8x8xf32>'}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x8x8xf32>
  return
}

// -----

func.func @conv2d_strides_length(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op conv2d's strides: expected 2 entries, found 3}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w strides [1, 1, 1] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @conv2d_pads_length(%x: tensor<1x4x8x8xf32>, %w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.conv2d' op conv2d's pads: expected 4 entries, found 2}}
  // expected-error @+1 {{'taso.conv2d' op failed to infer returned types}}
  %y = taso.conv2d %x, %w pads [1, 1] groups 2 : (tensor<1x4x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @matmul_c1(%x: tensor<3xf32>, %y: tensor<3x4xf32>) {
  // expected-error @+2 {{'taso.matmul' op the first operand must have rank 2 or more [matmul_c1]}}
  // expected-error @+1 {{'taso.matmul' op failed to infer returned types}}
  %z = taso.matmul %x, %y : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @matmul_c2(%x: tensor<5x2x3xf32>, %y: tensor<1x5x3x4xf32>) {
  // expected-error @+2 {{'taso.matmul' op the second operand (rank 2, or the first's): expected rank 3, found rank 4 [matmul_c2]}}
  // expected-error @+1 {{'taso.matmul' op failed to infer returned types}}
  %z = taso.matmul %x, %y : (tensor<5x2x3xf32>, tensor<1x5x3x4xf32>) -> tensor<5x2x4xf32>
  return
}

// -----

func.func @matmul_c3(%x: tensor<5x2x3xf32>, %y: tensor<1x3x4xf32>) {
  // expected-error @+2 {{'taso.matmul' op batch dimension 0 of the second operand: expected 5, found 1 [matmul_c3]}}
  // expected-error @+1 {{'taso.matmul' op failed to infer returned types}}
  %z = taso.matmul %x, %y : (tensor<5x2x3xf32>, tensor<1x3x4xf32>) -> tensor<5x2x4xf32>
  return
}

// -----

func.func @matmul_c4(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+2 {{'taso.matmul' op rows of the second operand: expected 3, found 4 [matmul_c4]}}
  // expected-error @+1 {{'taso.matmul' op failed to infer returned types}}
  %z = taso.matmul %x, %y : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @matmul_result(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) {
  // expected-error @+2 {{'taso.matmul' op inferred type(s) 'tensor<2x4xf32>' are incompatible with return type(s) of operation 'tensor<2x3xf32>'}}
  // expected-error @+1 {{'taso.matmul' op failed to infer returned types}}
  %z = taso.matmul %x, %y : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @unknown_activation(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{unknown activation 'gelu'}}
  %y = taso.matmul %x, %x activation gelu : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
