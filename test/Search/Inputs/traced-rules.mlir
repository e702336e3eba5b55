// Rules for the tests of traces: one law, and two that are wrong.

// x z + y z = (x + y) z. What is said of its proof is for the reports only.
pdl.pattern @factor : benefit(0) attributes {taso.fp = "rounds", taso.hash = "d9b4b93350cec4cd", taso.proof = "definitions, ranks up to 6", taso.certificate = "0123456789abcdef"} {
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

// relu(x) + relu(y) = relu(x + y) is no law.
pdl.pattern @wrong_sum : benefit(0) {
  %x = operand
  %y = operand
  %ta = type
  %a = operation "taso.relu"(%x : !pdl.value) -> (%ta : !pdl.type)
  %ra = result 0 of %a
  %tb = type
  %b = operation "taso.relu"(%y : !pdl.value) -> (%tb : !pdl.type)
  %rb = result 0 of %b
  %tc = type
  %c = operation "taso.add"(%ra, %rb : !pdl.value, !pdl.value) -> (%tc : !pdl.type)
  rewrite %c {
    %sum = operation "taso.add"(%x, %y : !pdl.value, !pdl.value)
    %s = result 0 of %sum
    %relu = operation "taso.relu"(%s : !pdl.value)
    replace %c with %relu
  }
}

// tanh(-x) = tanh(x) is no law either; it is applied without being searched.
pdl.pattern @wrong_sign : benefit(0) attributes {taso.class = "normalise"} {
  %x = operand
  %ta = type
  %a = operation "taso.neg"(%x : !pdl.value) -> (%ta : !pdl.type)
  %ra = result 0 of %a
  %tb = type
  %b = operation "taso.tanh"(%ra : !pdl.value) -> (%tb : !pdl.type)
  rewrite %b {
    %tanh = operation "taso.tanh"(%x : !pdl.value)
    replace %b with %tanh
  }
}
