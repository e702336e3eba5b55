// @law holds whatever is searched; each of the others is wrong after one rule.
// @same_twice has to be simplified first, and @nothing has no steps.
func.func @same_twice(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = taso.mul %x, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.mul %x, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = taso.exp %b : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = taso.mul %a, %c : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %d : tensor<8x8xf32>
}

func.func @nothing(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = taso.exp %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %a : tensor<8x8xf32>
}

func.func @law(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = taso.mul %x, %z {import.note = "mine"} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("first")
  %b = taso.mul %y, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc(fused["second", "third"])
  %c = taso.add %a, %b : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc(unknown)
  return %c : tensor<8x8xf32>
}

func.func @sum(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = taso.mul %x, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.mul %y, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = taso.add %a, %b : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = taso.relu %c : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = taso.relu %y : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = taso.add %p, %q : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
