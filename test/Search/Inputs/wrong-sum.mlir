// After one right step a wrong one.
func.func @sum(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = taso.mul %x, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.mul %y, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = taso.add %a, %b : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = taso.relu %c : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = taso.relu %y : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = taso.add %p, %q : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
