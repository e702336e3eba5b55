// RUN: taso-opt %s --convert-taso-to-linalg --split-input-file --verify-diagnostics

func.func @broadcast(%x: tensor<1x?xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{cannot be expressed in linalg: a broadcast of dynamic shape}}
  %y = taso.broadcast %x shape [?, ?] : (tensor<1x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

// The tensor that is to give the size has no such dimension.
func.func @broadcast_like(%x: tensor<1x3xf32>, %l: tensor<f32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{cannot be expressed in linalg: a broadcast of dynamic shape}}
  %y = taso.broadcast %x like %l shape [?, 3] : (tensor<1x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

// -----

func.func @conv2d(%x: tensor<1x3x?x?xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x?x?xf32> {
  // expected-error @+1 {{cannot be expressed in linalg: a convolution of dynamic shape, but for the batch}}
  %y = taso.conv2d %x, %w : (tensor<1x3x?x?xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x?x?xf32>
  return %y : tensor<1x4x?x?xf32>
}

// -----

func.func @mean(%x: tensor<2x?xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{cannot be expressed in linalg: a mean over a dynamic dimension}}
  %y = taso.reduce_mean %x axes [1] : (tensor<2x?xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
