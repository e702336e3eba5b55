// Two convolutions of one image, which become one.
func.func @main_graph(%x: tensor<1x8x9x9xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>) {
  %v = taso.constant dense<0.5> : tensor<4x8x3x3xf32>
  %w = taso.constant dense<0.25> : tensor<6x8x3x3xf32>
  %a = taso.conv2d %x, %v : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
  %b = taso.conv2d %x, %w : (tensor<1x8x9x9xf32>, tensor<6x8x3x3xf32>) -> tensor<1x6x7x7xf32>
  return %a, %b : tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>
}
