func.func @main(%x: tensor<10xf32>) -> tensor<10xf32> {
  %a = taso.add %x, %x : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %b = taso.relu %a : (tensor<10xf32>) -> tensor<10xf32>
  %c = taso.relu %b : (tensor<10xf32>) -> tensor<10xf32>
  return %c : tensor<10xf32>
}
