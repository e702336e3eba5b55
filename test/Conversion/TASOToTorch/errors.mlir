// RUN: taso-opt %s -split-input-file --convert-taso-to-torch -verify-diagnostics

func.func @broadcast(%x: tensor<1x1xf32>) -> tensor<?x3xf32> {
  // expected-error @below {{cannot be expressed in torch: a broadcast of dynamic dimensions}}
  %0 = taso.broadcast %x shape [?, 3] : (tensor<1x1xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @pool(%x: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
  // expected-error @below {{cannot be expressed in torch: padding that differs at both ends, on a dynamic shape}}
  %0 = taso.pool2d_avg %x kernel [2, 2] pads [0, 0, 1, 1] : (tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32>
  return %0 : tensor<1x2x?x?xf32>
}

// -----

func.func @open_sizes(%x: tensor<?x?xf32>) -> tensor<?x1x?xf32> {
  // expected-error @+1 {{cannot be expressed in torch: a reshape to several dynamic dimensions that the operand does not have}}
  %y = taso.reshape %x shape [?, 1, ?] : (tensor<?x?xf32>) -> tensor<?x1x?xf32>
  return %y : tensor<?x1x?xf32>
}
