// Two products that share the left operand are one.
pdl.pattern @share_two : benefit(0) {
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
