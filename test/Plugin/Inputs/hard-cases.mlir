func.func @distinct(%x: tensor<4x8xf32>, %w: tensor<8x8xf32> {taso.weight})
    -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %a = taso.matmul %x, %w
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %a, %a : tensor<4x8xf32>, tensor<4x8xf32>
}

func.func @cycle(%x: tensor<8x8xf32>, %w: tensor<8x8xf32> {taso.weight})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = taso.matmul %x, %w
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.relu %a : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = taso.matmul %x, %b
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %a, %c : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @dominance(%x: tensor<4x8xf32>, %w: tensor<8x8xf32> {taso.weight},
                     %v: tensor<8x3xf32> {taso.weight})
    -> (tensor<4x8xf32>, tensor<4x3xf32>) {
  %a = taso.matmul %x, %w
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %u = taso.relu %v : (tensor<8x3xf32>) -> tensor<8x3xf32>
  %b = taso.matmul %x, %u
      : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %a, %b : tensor<4x8xf32>, tensor<4x3xf32>
}
