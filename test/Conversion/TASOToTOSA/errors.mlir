// RUN: taso-opt %s --convert-taso-to-tosa --split-input-file --verify-diagnostics

func.func @dilations(%x: tensor<1x3x8x8xf32>) -> tensor<1x3x6x6xf32> {
  // expected-error @+1 {{cannot be expressed in TOSA: a pool with dilations}}
  %y = taso.pool2d_max %x kernel [2, 2] dilations [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x6x6xf32>
  return %y : tensor<1x3x6x6xf32>
}

// -----

func.func @dynamic(%x: tensor<1x?xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{cannot be expressed in TOSA: a broadcast of dynamic shape}}
  %y = taso.broadcast %x shape [?, ?] : (tensor<1x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
