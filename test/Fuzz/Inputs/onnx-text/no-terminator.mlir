func.func @f(%x: tensor<2xf32>) {
  %0 = "onnx.Shape"(%x) : (tensor<2xf32>) -> tensor<1xi64>
  %1 = "onnx.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
}
func.func @g(%x: tensor<2xf32>) {
  %0 = "onnx.Shape"(%x) : (tensor<2xf32>) -> tensor<1xi64>
}
