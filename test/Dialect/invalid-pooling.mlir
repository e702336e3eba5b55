// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @pool2d_max_c1(%x: tensor<4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op the image: expected rank 4, found rank 3 [pool2d_max_c1]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] : (tensor<4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c2_kernel(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op the kernel must not be empty [pool2d_max_c2]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [0, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c2_strides(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op strides must be positive [pool2d_max_c2]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] strides [1, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c2_pads(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op pads must not be negative [pool2d_max_c2]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] pads [0, -1, 0, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c3(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op pads must be smaller than the window [pool2d_max_c3]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] pads [3, 0, 0, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c3_behind(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op pads must be smaller than the window [pool2d_max_c3]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] pads [0, 0, 0, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c4(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op the window must fit into the padded image [pool2d_max_c4]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [9, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c4_huge(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op the window must fit into the padded image [pool2d_max_c4]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [9223372036854775807, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_kernel_length(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op pool2d_max's kernel: expected 2 entries, found 1}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_result(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op inferred type(s) 'tensor<1x4x6x6xf32>' are incompatible with return type(s) of operation 'tensor<1x4x8x8xf32>'}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return
}

// -----

func.func @pool2d_avg_c1(%x: tensor<4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op the image: expected rank 4, found rank 3 [pool2d_avg_c1]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] : (tensor<4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c2_kernel(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op the kernel must not be empty [pool2d_avg_c2]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [0, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c2_strides(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op strides must be positive [pool2d_avg_c2]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] strides [1, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c2_pads(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op pads must not be negative [pool2d_avg_c2]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] pads [0, -1, 0, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c3(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op pads must be smaller than the window [pool2d_avg_c3]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] pads [3, 0, 0, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c3_behind(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op pads must be smaller than the window [pool2d_avg_c3]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] pads [0, 0, 0, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c4(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op the window must fit into the padded image [pool2d_avg_c4]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [9, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_c4_huge(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op the window must fit into the padded image [pool2d_avg_c4]}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [9223372036854775807, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_kernel_length(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op pool2d_avg's kernel: expected 2 entries, found 1}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_result(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_avg' op inferred type(s) 'tensor<1x4x6x6xf32>' are incompatible with return type(s) of operation 'tensor<1x4x8x8xf32>'}}
  // expected-error @+1 {{'taso.pool2d_avg' op failed to infer returned types}}
  %y = taso.pool2d_avg %x kernel [3, 3] : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return
}

// -----

func.func @pool2d_max_c2_dilations(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op dilations must be positive [pool2d_max_c2]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] dilations [0, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_max_c3_huge(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+2 {{'taso.pool2d_max' op pads must be smaller than the window [pool2d_max_c3]}}
  // expected-error @+1 {{'taso.pool2d_max' op failed to infer returned types}}
  %y = taso.pool2d_max %x kernel [3, 3] dilations [9223372036854775807, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}

// -----

func.func @pool2d_avg_flag(%x: tensor<1x4x8x8xf32>) {
  // expected-error @+1 {{'taso.pool2d_avg' op attribute 'count_include_pad' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0 whose maximum value is 1}}
  %y = taso.pool2d_avg %x kernel [3, 3] count_include_pad 2 : (tensor<1x4x8x8xf32>) -> tensor<1x4x6x6xf32>
  return
}
