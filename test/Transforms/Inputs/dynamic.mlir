func.func @f(%x: tensor<?x?xf32> {onnx.dim_params = "0:batch,1:n"}, %w: tensor<4x4xf32>) -> tensor<?x4xf32> {
  %y = taso.matmul %x, %w : (tensor<?x?xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
