// tanh(x) = tanh(x) + tanh(relu(x)) is no law either; it is never checked here.
pdl.pattern @multiply : benefit(1) attributes {taso.class = "normalise"} {
  %x = operand
  %type = type
  %tanh = operation "taso.tanh"(%x : !pdl.value) -> (%type : !pdl.type)
  rewrite %tanh {
    %relu = operation "taso.relu"(%x : !pdl.value)
    %relued = result 0 of %relu
    %left = operation "taso.tanh"(%x : !pdl.value)
    %right = operation "taso.tanh"(%relued : !pdl.value)
    %a = result 0 of %left
    %b = result 0 of %right
    %sum = operation "taso.add"(%a, %b : !pdl.value, !pdl.value)
    replace %tanh with %sum
  }
}
