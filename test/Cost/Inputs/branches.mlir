// Two products on one operand, and what only weights are needed for.
func.func @products(%x: tensor<16x5xf32>, %w: tensor<5x8xf32> {taso.weight},
                    %v: tensor<5x3xf32> {taso.weight})
    -> (tensor<16x8xf32>, tensor<16x3xf32>) {
  %a = taso.matmul %x, %w
      : (tensor<16x5xf32>, tensor<5x8xf32>) -> tensor<16x8xf32>
  %b = taso.matmul %x, %v
      : (tensor<16x5xf32>, tensor<5x3xf32>) -> tensor<16x3xf32>
  return %a, %b : tensor<16x8xf32>, tensor<16x3xf32>
}
