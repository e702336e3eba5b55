// RUN: taso-opt %s --split-input-file --verify-diagnostics

// One case for each numbered constraint; its label ends the message.

func.func @reduce_sum_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_sum' op axis 2 must lie in [0, 2) [reduce_sum_c1]}}
  // expected-error @+1 {{'taso.reduce_sum' op failed to infer returned types}}
  %y = taso.reduce_sum %x axes [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_sum_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_sum' op axis -1 must lie in [0, 2) [reduce_sum_c1]}}
  // expected-error @+1 {{'taso.reduce_sum' op failed to infer returned types}}
  %y = taso.reduce_sum %x axes [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_sum_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_sum' op axes must increase [reduce_sum_c2]}}
  // expected-error @+1 {{'taso.reduce_sum' op failed to infer returned types}}
  %y = taso.reduce_sum %x axes [1, 0] : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_sum_c2_repeated(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_sum' op axes must increase [reduce_sum_c2]}}
  // expected-error @+1 {{'taso.reduce_sum' op failed to infer returned types}}
  %y = taso.reduce_sum %x axes [0, 0] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_sum_flag(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'taso.reduce_sum' op attribute 'keep_dims' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0 whose maximum value is 1}}
  %y = taso.reduce_sum %x axes [1] keep_dims 2 : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @reduce_mean_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_mean' op axis 2 must lie in [0, 2) [reduce_mean_c1]}}
  // expected-error @+1 {{'taso.reduce_mean' op failed to infer returned types}}
  %y = taso.reduce_mean %x axes [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_mean_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_mean' op axis -1 must lie in [0, 2) [reduce_mean_c1]}}
  // expected-error @+1 {{'taso.reduce_mean' op failed to infer returned types}}
  %y = taso.reduce_mean %x axes [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_mean_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_mean' op axes must increase [reduce_mean_c2]}}
  // expected-error @+1 {{'taso.reduce_mean' op failed to infer returned types}}
  %y = taso.reduce_mean %x axes [1, 0] : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_mean_c2_repeated(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_mean' op axes must increase [reduce_mean_c2]}}
  // expected-error @+1 {{'taso.reduce_mean' op failed to infer returned types}}
  %y = taso.reduce_mean %x axes [0, 0] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_mean_c3(%x: tensor<2x0xf32>) {
  // expected-error @+2 {{'taso.reduce_mean' op a reduced dimension must not be empty [reduce_mean_c3]}}
  // expected-error @+1 {{'taso.reduce_mean' op failed to infer returned types}}
  %y = taso.reduce_mean %x axes [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_mean_flag(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'taso.reduce_mean' op attribute 'keep_dims' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0 whose maximum value is 1}}
  %y = taso.reduce_mean %x axes [1] keep_dims 2 : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @reduce_max_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_max' op axis 2 must lie in [0, 2) [reduce_max_c1]}}
  // expected-error @+1 {{'taso.reduce_max' op failed to infer returned types}}
  %y = taso.reduce_max %x axes [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_max_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_max' op axis -1 must lie in [0, 2) [reduce_max_c1]}}
  // expected-error @+1 {{'taso.reduce_max' op failed to infer returned types}}
  %y = taso.reduce_max %x axes [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_max_c2(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_max' op axes must increase [reduce_max_c2]}}
  // expected-error @+1 {{'taso.reduce_max' op failed to infer returned types}}
  %y = taso.reduce_max %x axes [1, 0] : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_max_c2_repeated(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.reduce_max' op axes must increase [reduce_max_c2]}}
  // expected-error @+1 {{'taso.reduce_max' op failed to infer returned types}}
  %y = taso.reduce_max %x axes [0, 0] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_max_c3(%x: tensor<2x0xf32>) {
  // expected-error @+2 {{'taso.reduce_max' op a reduced dimension must not be empty [reduce_max_c3]}}
  // expected-error @+1 {{'taso.reduce_max' op failed to infer returned types}}
  %y = taso.reduce_max %x axes [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_max_flag(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'taso.reduce_max' op attribute 'keep_dims' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0 whose maximum value is 1}}
  %y = taso.reduce_max %x axes [1] keep_dims 2 : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @softmax_c1(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'taso.softmax' op axis 2 must lie in [0, 2) [softmax_c1]}}
  // expected-error @+1 {{'taso.softmax' op failed to infer returned types}}
  %y = taso.softmax %x axis 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @softmax_c1_rank_0(%x: tensor<f32>) {
  // expected-error @+2 {{'taso.softmax' op axis 0 must lie in [0, 0) [softmax_c1]}}
  // expected-error @+1 {{'taso.softmax' op failed to infer returned types}}
  %y = taso.softmax %x axis 0 : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @layer_norm_c1(%x: tensor<2x8xf32>, %s: tensor<8xf32>) {
  // expected-error @+2 {{'taso.layer_norm' op axis 2 must lie in [0, 2) [layer_norm_c1]}}
  // expected-error @+1 {{'taso.layer_norm' op failed to infer returned types}}
  %y = taso.layer_norm %x, %s axis 2 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @layer_norm_c2_rank(%x: tensor<2x8xf32>, %s: tensor<2x8xf32>) {
  // expected-error @+2 {{'taso.layer_norm' op the scale: expected rank 1, found rank 2 [layer_norm_c2]}}
  // expected-error @+1 {{'taso.layer_norm' op failed to infer returned types}}
  %y = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @layer_norm_c2_scale(%x: tensor<2x8xf32>, %s: tensor<7xf32>) {
  // expected-error @+2 {{'taso.layer_norm' op dimension 0 of the scale: expected 8, found 7 [layer_norm_c2]}}
  // expected-error @+1 {{'taso.layer_norm' op failed to infer returned types}}
  %y = taso.layer_norm %x, %s axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<7xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @layer_norm_c2_bias(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'taso.layer_norm' op dimension 0 of the bias: expected 8, found 1 [layer_norm_c2]}}
  // expected-error @+1 {{'taso.layer_norm' op failed to infer returned types}}
  %y = taso.layer_norm %x, %s bias %b axis 1 epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>, tensor<1xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @batch_norm_c1(%x: tensor<8xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the operand must have rank 2 or more [batch_norm_c1]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %x, %x, %x, %x epsilon 1.0e-5 : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @batch_norm_c2_scale(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<7xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the size of the scale: expected 8, found 7 [batch_norm_c2]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %b, %s, %s, %s epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<7xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @batch_norm_c2_bias(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<7xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the size of the bias: expected 8, found 7 [batch_norm_c2]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %s, %b, %s, %s epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @batch_norm_c2_mean(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<7xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the size of the mean: expected 8, found 7 [batch_norm_c2]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %s, %s, %b, %s epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @batch_norm_c2_variance(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<7xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the size of the variance: expected 8, found 7 [batch_norm_c2]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %s, %s, %s, %b epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @batch_norm_c2_rank(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %b: tensor<1x8xf32>) {
  // expected-error @+2 {{'taso.batch_norm' op the bias: expected rank 1, found rank 2 [batch_norm_c2]}}
  // expected-error @+1 {{'taso.batch_norm' op failed to infer returned types}}
  %y = taso.batch_norm %x, %s, %b, %s, %s epsilon 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>, tensor<1x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return
}
