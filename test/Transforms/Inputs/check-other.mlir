func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
  return %x : tensor<5xf32>
}
