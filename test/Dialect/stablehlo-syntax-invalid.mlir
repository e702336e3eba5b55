// RUN: taso-opt %s --split-input-file --verify-diagnostics

func.func @types(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected one type, or that of a function}}
  %0 = stablehlo.add %x, %x : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @padding(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) {
  // expected-error @+1 {{expected two numbers for each dimension}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1, 2]]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @window(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) {
  // expected-error @+1 {{unknown part of a window: size}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {size = [1]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @several(%x: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'applies' is for one operand}}
  %0:2 = stablehlo.reduce(%x init: %s), (%x init: %s) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}
