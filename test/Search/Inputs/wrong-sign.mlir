// The rule that is wrong here only normalises; the steps before and after it are
// right.
func.func @sign(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = taso.mul %x, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = taso.mul %x, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = taso.neg %1 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = taso.tanh %2 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = taso.mul %0, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = taso.mul %3, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = taso.add %4, %5 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}
