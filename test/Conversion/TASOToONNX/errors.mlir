// RUN: taso-opt %s --convert-taso-to-onnx --split-input-file --verify-diagnostics

module attributes {onnx.opset_import = [{domain = "", version = 8 : i64}]} {
  func.func @no_erf(%x: tensor<2xf32>) -> tensor<2xf32> {
    // expected-error @+1 {{cannot be expressed in opset 8: Erf came with opset 9}}
    %y = taso.erf %x : (tensor<2xf32>) -> tensor<2xf32>
    return %y : tensor<2xf32>
  }
}

// -----

func.func @dynamic(%x: tensor<1x?xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{cannot be expressed in opset 17: a broadcast to dynamic dimensions}}
  %y = taso.broadcast %x shape [?, ?] : (tensor<1x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

func.func @open_sizes(%x: tensor<?x?xf32>) -> tensor<?x1x?xf32> {
  // expected-error @+1 {{cannot be expressed in opset 17: a reshape to several dynamic dimensions that the operand does not have}}
  %y = taso.reshape %x shape [?, 1, ?] : (tensor<?x?xf32>) -> tensor<?x1x?xf32>
  return %y : tensor<?x1x?xf32>
}
