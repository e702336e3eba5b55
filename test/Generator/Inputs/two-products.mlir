func.func @two(%x: tensor<4x8xf32>, %v: tensor<8x5xf32> {taso.weight},
               %w: tensor<8x3xf32> {taso.weight})
    -> (tensor<4x5xf32>, tensor<4x3xf32>) {
  %a = taso.matmul %x, %v
      : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %b = taso.matmul %x, %w
      : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %a, %b : tensor<4x5xf32>, tensor<4x3xf32>
}
