// The law of traced-rules.mlir, and other rules with the names of the rest.

// x z + y z = (x + y) z, under another name.
pdl.pattern @factor_out : benefit(0) {
  %x = operand
  %y = operand
  %z = operand
  %ta = type
  %a = operation "taso.mul"(%x, %z : !pdl.value, !pdl.value) -> (%ta : !pdl.type)
  %ra = result 0 of %a
  %tb = type
  %b = operation "taso.mul"(%y, %z : !pdl.value, !pdl.value) -> (%tb : !pdl.type)
  %rb = result 0 of %b
  %tc = type
  %c = operation "taso.add"(%ra, %rb : !pdl.value, !pdl.value) -> (%tc : !pdl.type)
  rewrite %c {
    %sum = operation "taso.add"(%x, %y : !pdl.value, !pdl.value)
    %s = result 0 of %sum
    %product = operation "taso.mul"(%s, %z : !pdl.value, !pdl.value)
    replace %c with %product
  }
}

// relu(relu(x)) = relu(x)
pdl.pattern @wrong_sum : benefit(0) {
  %x = operand
  %ta = type
  %a = operation "taso.relu"(%x : !pdl.value) -> (%ta : !pdl.type)
  %ra = result 0 of %a
  %tb = type
  %b = operation "taso.relu"(%ra : !pdl.value) -> (%tb : !pdl.type)
  rewrite %b {
    replace %b with %a
  }
}
