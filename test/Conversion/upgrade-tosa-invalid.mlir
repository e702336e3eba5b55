// What cannot be upgraded is an error that names the operation.
//
// RUN: taso-opt %s --split-input-file --verify-diagnostics --taso-upgrade-tosa

func.func @permutation(%x: tensor<2x3xf32>, %p: tensor<2xi32>) -> tensor<3x2xf32> {
  // expected-error @+1 {{'tosa.transpose' op cannot be upgraded to TOSA 1.0: its permutation is not a constant}}
  %0 = "tosa.transpose"(%x, %p) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

func.func @lost() -> tensor<2xf32> {
  // expected-error @+1 {{'tosa.const' op cannot be upgraded to TOSA 1.0: its elements are not there}}
  %0 = "tosa.const"() : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @quantized(%x: tensor<1x2x2x1xi8>, %w: tensor<1x1x1x1xi8>, %b: tensor<1xi32>) -> tensor<1x2x2x1xi32> {
  // expected-error @+1 {{'tosa.conv2d' op cannot be upgraded to TOSA 1.0: it is quantised}}
  %0 = "tosa.conv2d"(%x, %w, %b) {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, quantization_info = 1 : i32} : (tensor<1x2x2x1xi8>, tensor<1x1x1x1xi8>, tensor<1xi32>) -> tensor<1x2x2x1xi32>
  return %0 : tensor<1x2x2x1xi32>
}

// -----

func.func @unknown(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'tosa.clamp' op cannot be upgraded to TOSA 1.0: operand 0 has no known rank}}
  %0 = "tosa.clamp"(%x) {max_fp = 6.0 : f32, min_fp = 0.0 : f32} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
