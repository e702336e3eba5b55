// A pair of products before operations that no executor knows, and a step behind
// them. They read a type and compute a shape that are in no program.
func.func @foreign(%x: tensor<16x5xf32>, %w: tensor<5x8xf32> {taso.weight},
                   %m: tensor<16x8xi1>)
    -> (tensor<?x8xf32>, tensor<16x8xf32>) {
  %0 = taso.matmul %x, %w
      : (tensor<16x5xf32>, tensor<5x8xf32>) -> tensor<16x8xf32>
  %1 = "other.op"(%0, %m) : (tensor<16x8xf32>, tensor<16x8xi1>) -> tensor<16x8xf32>
  %2 = taso.relu %1 : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %3 = taso.relu %2 : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %4 = "other.two"(%3) : (tensor<16x8xf32>) -> tensor<?x8xf32>
  return %4, %1 : tensor<?x8xf32>, tensor<16x8xf32>
}
