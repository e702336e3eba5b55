// Branches of different widths on one operand.
func.func @products(%x: tensor<16x5xf32>, %w: tensor<5x8xf32> {taso.weight},
                    %v: tensor<5x3xf32> {taso.weight})
    -> (tensor<16x8xf32>, tensor<16x3xf32>) {
  %a = taso.matmul %x, %w
      : (tensor<16x5xf32>, tensor<5x8xf32>) -> tensor<16x8xf32>
  %b = taso.matmul %x, %v
      : (tensor<16x5xf32>, tensor<5x3xf32>) -> tensor<16x3xf32>
  return %a, %b : tensor<16x8xf32>, tensor<16x3xf32>
}

func.func @convolutions(%x: tensor<1x6x9x9xf32>,
                        %w: tensor<4x6x3x3xf32> {taso.weight},
                        %v: tensor<7x6x3x3xf32> {taso.weight})
    -> (tensor<1x4x5x5xf32>, tensor<1x7x5x5xf32>) {
  %a = taso.conv2d %x, %w strides [2, 2] pads [1, 1, 1, 1]
      : (tensor<1x6x9x9xf32>, tensor<4x6x3x3xf32>) -> tensor<1x4x5x5xf32>
  %b = taso.conv2d %x, %v strides [2, 2] pads [1, 1, 1, 1]
      : (tensor<1x6x9x9xf32>, tensor<7x6x3x3xf32>) -> tensor<1x7x5x5xf32>
  return %a, %b : tensor<1x4x5x5xf32>, tensor<1x7x5x5xf32>
}
