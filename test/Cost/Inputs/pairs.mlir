// Two pairs of products; each pair reads one operand.
func.func @pairs(%x: tensor<16x5xf32>, %y: tensor<8x5xf32>,
             %a: tensor<5x8xf32> {taso.weight}, %b: tensor<5x3xf32> {taso.weight},
             %c: tensor<5x4xf32> {taso.weight}, %d: tensor<5x6xf32> {taso.weight})
    -> (tensor<16x8xf32>, tensor<16x3xf32>, tensor<8x4xf32>, tensor<8x6xf32>) {
  %0 = taso.matmul %x, %a : (tensor<16x5xf32>, tensor<5x8xf32>) -> tensor<16x8xf32>
  %1 = taso.matmul %x, %b : (tensor<16x5xf32>, tensor<5x3xf32>) -> tensor<16x3xf32>
  %2 = taso.matmul %y, %c : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %3 = taso.matmul %y, %d : (tensor<8x5xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
  return %0, %1, %2, %3 : tensor<16x8xf32>, tensor<16x3xf32>, tensor<8x4xf32>, tensor<8x6xf32>
}
