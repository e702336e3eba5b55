// Two products of one tensor, and two convolutions of one image.
func.func @two_merges(%x: tensor<8x32xf32>, %v: tensor<32x16xf32> {taso.weight}, %w: tensor<32x16xf32> {taso.weight}, %i: tensor<1x8x9x9xf32>, %k: tensor<4x8x3x3xf32> {taso.weight}, %l: tensor<6x8x3x3xf32> {taso.weight}) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>) {
  %a = taso.matmul %x, %v : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %b = taso.matmul %x, %w : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %c = taso.conv2d %i, %k : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
  %d = taso.conv2d %i, %l : (tensor<1x8x9x9xf32>, tensor<6x8x3x3xf32>) -> tensor<1x6x7x7xf32>
  return %a, %b, %c, %d : tensor<8x16xf32>, tensor<8x16xf32>, tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>
}
