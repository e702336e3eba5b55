func.func @inner(%x: tensor<?xf32> {onnx.dim_params = "0:batch"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @outer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = call @inner(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
