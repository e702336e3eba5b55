// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @transpose_c1_short(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_c1_repeated(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [1, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_c1_range(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [0, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [-1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_c1_long(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [0, 1, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @transpose_c1_empty(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.transpose' op perm must be a permutation of the dimensions [transpose_c1]}}
  // expected-error @+1 {{'taso.transpose' op failed to infer returned types}}
  %y = taso.transpose %x perm [] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @concat_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.concat' op axis 2 must lie in [0, 2) [concat_c1]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %y = taso.concat %x, %x axis 2 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @concat_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.concat' op axis -1 must lie in [0, 2) [concat_c1]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %y = taso.concat %x, %x axis -1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @concat_c1_least(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.concat' op axis -9223372036854775808 must lie in [0, 2) [concat_c1]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %y = taso.concat %x, %x axis -9223372036854775808 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @concat_c2(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'taso.concat' op rank of operand 1: expected rank 2, found rank 1 [concat_c2]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %z = taso.concat %x, %y axis 0 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @concat_c3(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+2 {{'taso.concat' op dimension 1 of operand 2: expected 3, found 4 [concat_c3]}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %z = taso.concat %x, %x, %y axis 0 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<6x3xf32>
  return
}

// -----

func.func @concat_none() {
  // expected-error @+2 {{'taso.concat' op expected an operand of floating-point elements}}
  // expected-error @+1 {{'taso.concat' op failed to infer returned types}}
  %z = taso.concat axis 0 : () -> tensor<0xf32>
  return
}

// -----

func.func @split_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.split' op axis 5 must lie in [0, 2) [split_c1]}}
  // expected-error @+1 {{'taso.split' op failed to infer returned types}}
  %y = taso.split %x axis 5 sizes [2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @split_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.split' op sizes must not be negative [split_c2]}}
  // expected-error @+1 {{'taso.split' op failed to infer returned types}}
  %y:2 = taso.split %x axis 1 sizes [4, -1] : (tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>)
  return
}

// -----

func.func @split_c3(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.split' op the sum of the sizes: expected 3, found 2 [split_c3]}}
  // expected-error @+1 {{'taso.split' op failed to infer returned types}}
  %y:2 = taso.split %x axis 1 sizes [1, 1] : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return
}

// -----

func.func @split_c3_huge(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.split' op the sum of the sizes: expected 3, found a number beyond 64 bits [split_c3]}}
  // expected-error @+1 {{'taso.split' op failed to infer returned types}}
  %y:2 = taso.split %x axis 1 sizes [9223372036854775807, 9223372036854775807] : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return
}

// -----

func.func @split_results(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.split' op inferred type(s) 'tensor<2x1xf32>', 'tensor<2x2xf32>' are incompatible with return type(s) of operation 'tensor<2x1xf32>'}}
  // expected-error @+1 {{'taso.split' op failed to infer returned types}}
  %y = taso.split %x axis 1 sizes [1, 2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @reshape_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reshape' op the number of elements: expected 6, found 5 [reshape_c1]}}
  // expected-error @+1 {{'taso.reshape' op failed to infer returned types}}
  %y = taso.reshape %x shape [5] : (tensor<2x3xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @reshape_c1_huge(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reshape' op the number of elements: expected 6, found a number beyond 64 bits [reshape_c1]}}
  // expected-error @+1 {{'taso.reshape' op failed to infer returned types}}
  %y = taso.reshape %x shape [4294967296, 4294967296] : (tensor<2x3xf32>) -> tensor<4294967296x4294967296xf32>
  return
}

// -----

func.func @reshape_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reshape' op a shape has at most 8 entries, found 9 [reshape_c2]}}
  // expected-error @+1 {{'taso.reshape' op failed to infer returned types}}
  %y = taso.reshape %x shape [1, 1, 1, 1, 1, 1, 1, 2, 3] : (tensor<2x3xf32>) -> tensor<1x1x1x1x1x1x1x2x3xf32>
  return
}

// -----

func.func @slice_c1(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op axis 2 must lie in [0, 2) [slice_c1]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 2 start 0 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_c2(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op the step must be positive [slice_c2]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 1 start 0 size 3 step 0 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_c3_start(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op the start must not be negative [slice_c3]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 1 start -1 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_c3_size(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op the size must be positive [slice_c3]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 1 start 0 size 0 : (tensor<2x8xf32>) -> tensor<2x0xf32>
  return
}

// -----

func.func @slice_c4(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op the last element must lie in the operand [slice_c4]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 1 start 4 size 3 step 2 : (tensor<2x8xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_c4_huge(%x: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.slice' op the last element must lie in the operand [slice_c4]}}
  // expected-error @+1 {{'taso.slice' op failed to infer returned types}}
  %y = taso.slice %x axis 1 start 0 size 9223372036854775807 step 9223372036854775807 : (tensor<2x8xf32>) -> tensor<2x9223372036854775807xf32>
  return
}

// -----

func.func @pad_c1_low(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.pad' op entries of low: expected 2, found 1 [pad_c1]}}
  // expected-error @+1 {{'taso.pad' op failed to infer returned types}}
  %y = taso.pad %x low [1] high [0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @pad_c1_high(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.pad' op entries of high: expected 2, found 3 [pad_c1]}}
  // expected-error @+1 {{'taso.pad' op failed to infer returned types}}
  %y = taso.pad %x low [0, 0] high [0, 0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @pad_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.pad' op padding must not be negative [pad_c2]}}
  // expected-error @+1 {{'taso.pad' op failed to infer returned types}}
  %y = taso.pad %x low [0, 0] high [0, -1] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @broadcast_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.broadcast' op entries of shape: expected 2, found 3 [broadcast_c1]}}
  // expected-error @+1 {{'taso.broadcast' op failed to infer returned types}}
  %y = taso.broadcast %x shape [4, 2, 3] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @broadcast_c1_long(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.broadcast' op entries of shape: expected 2, found 10 [broadcast_c1]}}
  // expected-error @+1 {{'taso.broadcast' op failed to infer returned types}}
  %y = taso.broadcast %x shape [1, 1, 1, 1, 1, 1, 1, 1, 2, 3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.broadcast' op dimension 0 must be 1 or keep its size [broadcast_c2]}}
  // expected-error @+1 {{'taso.broadcast' op failed to infer returned types}}
  %y = taso.broadcast %x shape [4, 3] : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @broadcast_c3(%x: tensor<1x3xf32>, %l: tensor<4x7xf32>) {
  // expected-error @+2 {{'taso.broadcast' op dimension 0 must keep its size or have that of `like` [broadcast_c3]}}
  // expected-error @+1 {{'taso.broadcast' op failed to infer returned types}}
  %y = taso.broadcast %x like %l shape [5, 3] : (tensor<1x3xf32>, tensor<4x7xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @broadcast_c2_huge(%x: tensor<4611686018427387904xf32>) {
  // expected-error @+2 {{'taso.broadcast' op dimension 0 must be 1 or keep its size [broadcast_c2]}}
  // expected-error @+1 {{'taso.broadcast' op failed to infer returned types}}
  %y = taso.broadcast %x shape [3] : (tensor<4611686018427387904xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_c1(%x: tensor<2x3xf32>, %k: tensor<2xi64>) {
  // expected-error @+2 {{'taso.gather' op axis 2 must lie in [0, 2) [gather_c1]}}
  // expected-error @+1 {{'taso.gather' op failed to infer returned types}}
  %y = taso.gather %x, %k axis 2 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @gather_c2(%x: tensor<2x3xf32>, %k: tensor<1x1x1x1x1x1x1x1xi64>) {
  // expected-error @+2 {{'taso.gather' op the result's rank must not exceed 8 [gather_c2]}}
  // expected-error @+1 {{'taso.gather' op failed to infer returned types}}
  %y = taso.gather %x, %k axis 0 : (tensor<2x3xf32>, tensor<1x1x1x1x1x1x1x1xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @gather_c3(%x: tensor<0x3xf32>, %k: tensor<2xi64>) {
  // expected-error @+2 {{'taso.gather' op the axis must not be empty [gather_c3]}}
  // expected-error @+1 {{'taso.gather' op failed to infer returned types}}
  %y = taso.gather %x, %k axis 0 : (tensor<0x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @gather_indices(%x: tensor<2x3xf32>, %k: tensor<2xf32>) {
  // expected-error @+1 {{'taso.gather' op operand #1 must be ranked tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2xf32>'}}
  %y = taso.gather %x, %k axis 0 : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @enlarge_c1(%w: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.enlarge' op the kernel: expected rank 4, found rank 2 [enlarge_c1]}}
  // expected-error @+1 {{'taso.enlarge' op failed to infer returned types}}
  %y = taso.enlarge %w kernel [3, 3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @enlarge_c2_height(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.enlarge' op the new kernel must not be lower than the old [enlarge_c2]}}
  // expected-error @+1 {{'taso.enlarge' op failed to infer returned types}}
  %y = taso.enlarge %w kernel [2, 3] : (tensor<4x2x3x3xf32>) -> tensor<4x2x2x3xf32>
  return
}

// -----

func.func @enlarge_c2_width(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.enlarge' op the new kernel must not be narrower than the old [enlarge_c2]}}
  // expected-error @+1 {{'taso.enlarge' op failed to infer returned types}}
  %y = taso.enlarge %w kernel [3, 1] : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x1xf32>
  return
}

// -----

func.func @merge_gconv_c1(%w: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.merge_gconv' op the kernel: expected rank 4, found rank 2 [merge_gconv_c1]}}
  // expected-error @+1 {{'taso.merge_gconv' op failed to infer returned types}}
  %y = taso.merge_gconv %w count 1 groups 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @merge_gconv_c2_count(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.merge_gconv' op count must be positive [merge_gconv_c2]}}
  // expected-error @+1 {{'taso.merge_gconv' op failed to infer returned types}}
  %y = taso.merge_gconv %w count 0 groups 2 : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  return
}

// -----

func.func @merge_gconv_c2_groups(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.merge_gconv' op groups must be positive [merge_gconv_c2]}}
  // expected-error @+1 {{'taso.merge_gconv' op failed to infer returned types}}
  %y = taso.merge_gconv %w count 1 groups 0 : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  return
}

// -----

func.func @merge_gconv_c3(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.merge_gconv' op the largest multiple of count up to groups: expected 4, found 3 [merge_gconv_c3]}}
  // expected-error @+1 {{'taso.merge_gconv' op failed to infer returned types}}
  %y = taso.merge_gconv %w count 3 groups 4 : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  return
}

// -----

func.func @merge_gconv_c4(%w: tensor<4x2x3x3xf32>) {
  // expected-error @+2 {{'taso.merge_gconv' op the largest multiple of groups up to the output channels: expected 4, found 3 [merge_gconv_c4]}}
  // expected-error @+1 {{'taso.merge_gconv' op failed to infer returned types}}
  %y = taso.merge_gconv %w count 1 groups 3 : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
  return
}
