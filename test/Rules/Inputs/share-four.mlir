// Four products that share the left operand are one.
pdl.pattern @share_four : benefit(0) {
  %x = operand
  %act = attribute
  %w0 = operand
  %t0 = type
  %a0 = operation "taso.matmul"(%x, %w0 : !pdl.value, !pdl.value) {"activation" = %act} -> (%t0 : !pdl.type)
  %w1 = operand
  %t1 = type
  %a1 = operation "taso.matmul"(%x, %w1 : !pdl.value, !pdl.value) {"activation" = %act} -> (%t1 : !pdl.type)
  %w2 = operand
  %t2 = type
  %a2 = operation "taso.matmul"(%x, %w2 : !pdl.value, !pdl.value) {"activation" = %act} -> (%t2 : !pdl.type)
  %w3 = operand
  %t3 = type
  %a3 = operation "taso.matmul"(%x, %w3 : !pdl.value, !pdl.value) {"activation" = %act} -> (%t3 : !pdl.type)
  rewrite %a0 {
    %last = attribute = -1 : i64
    %columns = apply_native_rewrite "taso_axis"(%w0, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %c = operation "taso.concat"(%w0, %w1, %w2, %w3 : !pdl.value, !pdl.value, !pdl.value, !pdl.value) {"axis" = %columns}
    %rc = result 0 of %c
    %m = operation "taso.matmul"(%x, %rc : !pdl.value, !pdl.value) {"activation" = %act}
    %rm = result 0 of %m
    %axis = apply_native_rewrite "taso_axis"(%x, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %n0 = apply_native_rewrite "taso_dim"(%w0, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %n1 = apply_native_rewrite "taso_dim"(%w1, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %n2 = apply_native_rewrite "taso_dim"(%w2, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %n3 = apply_native_rewrite "taso_dim"(%w3, %last : !pdl.value, !pdl.attribute) : !pdl.attribute
    %l1 = apply_native_rewrite "taso_pair"(%n0, %n1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %l2 = apply_native_rewrite "taso_append"(%l1, %n2 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %l3 = apply_native_rewrite "taso_append"(%l2, %n3 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %s = operation "taso.split"(%rm : !pdl.value) {"axis" = %axis, "sizes" = %l3}
    %s0 = result 0 of %s
    %s1 = result 1 of %s
    %s2 = result 2 of %s
    %s3 = result 3 of %s
    replace %a0 with (%s0 : !pdl.value)
    replace %a1 with (%s1 : !pdl.value)
    replace %a2 with (%s2 : !pdl.value)
    replace %a3 with (%s3 : !pdl.value)
  }
}
