// Three laws and an equation that is none.
pdl.pattern @merge : benefit(0) {
  %x = operand
  %v = operand
  %act = attribute
  %ta = type
  %a = operation "taso.matmul"(%x, %v : !pdl.value, !pdl.value) {"activation" = %act} -> (%ta : !pdl.type)
  %w = operand
  %tb = type
  %b = operation "taso.matmul"(%x, %w : !pdl.value, !pdl.value) {"activation" = %act} -> (%tb : !pdl.type)
  rewrite %a {
    %last = attribute = -1 : i64
    %columns = apply_native_rewrite "taso_axis"(%v, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %c = operation "taso.concat"(%v, %w : !pdl.value, !pdl.value) {"axis" = %columns}
    %rc = result 0 of %c
    %m = operation "taso.matmul"(%x, %rc : !pdl.value, !pdl.value) {"activation" = %act}
    %rm = result 0 of %m
    %axis = apply_native_rewrite "taso_axis"(%x, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %nv = apply_native_rewrite "taso_dim"(%v, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %nw = apply_native_rewrite "taso_dim"(%w, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %sizes = apply_native_rewrite "taso_pair"(%nv, %nw : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %s = operation "taso.split"(%rm : !pdl.value) {"axis" = %axis, "sizes" = %sizes}
    %s0 = result 0 of %s
    %s1 = result 1 of %s
    replace %a with (%s0 : !pdl.value)
    replace %b with (%s1 : !pdl.value)
  }
}
pdl.pattern @twice : benefit(0) {
  %x = operand
  %t = type
  %a = operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %a
  %u = type
  %b = operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  rewrite %b {
    replace %b with (%r : !pdl.value)
  }
}
pdl.pattern @distribute : benefit(0) {
  %x = operand
  %y = operand
  %w = operand
  %plain = attribute = #taso.activation<none>
  %t = type
  %a = operation "taso.matmul"(%x, %w : !pdl.value, !pdl.value) {"activation" = %plain} -> (%t : !pdl.type)
  %ra = result 0 of %a
  %u = type
  %b = operation "taso.matmul"(%y, %w : !pdl.value, !pdl.value) {"activation" = %plain} -> (%u : !pdl.type)
  %rb = result 0 of %b
  %v = type
  %c = operation "taso.add"(%ra, %rb : !pdl.value, !pdl.value) -> (%v : !pdl.type)
  rewrite %c {
    %s = operation "taso.add"(%x, %y : !pdl.value, !pdl.value)
    %rs = result 0 of %s
    %m = operation "taso.matmul"(%rs, %w : !pdl.value, !pdl.value) {"activation" = %plain}
    %rm = result 0 of %m
    replace %c with (%rm : !pdl.value)
  }
}
pdl.pattern @wrong : benefit(0) {
  %x = operand
  %y = operand
  %t = type
  %a = operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %a
  %u = type
  %b = operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  rewrite %b {
    %c = operation "taso.relu"(%x : !pdl.value)
    %rc = result 0 of %c
    %d = operation "taso.add"(%rc, %y : !pdl.value, !pdl.value)
    %rd = result 0 of %d
    replace %b with (%rd : !pdl.value)
  }
}
