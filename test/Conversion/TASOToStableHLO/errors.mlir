// RUN: taso-opt %s --split-input-file --verify-diagnostics --convert-taso-to-stablehlo

func.func @erf(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'taso.erf' op cannot be expressed in StableHLO: there is no conversion for it}}
  %0 = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{'taso.softmax' op cannot be expressed in StableHLO: a softmax of a dynamic shape}}
  %0 = taso.softmax %x axis 1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
