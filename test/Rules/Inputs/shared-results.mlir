module {
  pdl.pattern @pool_conv : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = attribute
    %3 = type
    %4 = operation "taso.concat"(%0, %1 : !pdl.value, !pdl.value)  {"axis" = %2} -> (%3 : !pdl.type)
    %5 = operand
    %6 = result 0 of %4
    %7 = attribute = array<i64: 1, 1>
    %8 = attribute = array<i64: 0, 0, 0, 0>
    %9 = attribute = array<i64: 1, 1>
    %10 = attribute
    %11 = attribute = #taso.activation<none>
    %12 = type
    %13 = operation "taso.conv2d"(%5, %6 : !pdl.value, !pdl.value)  {"strides" = %7, "pads" = %8, "dilations" = %9, "groups" = %10, "activation" = %11} -> (%12 : !pdl.type)
    %14 = result 0 of %13
    %15 = attribute = array<i64: 3, 3>
    %16 = attribute = array<i64: 1, 1>
    %17 = attribute = array<i64: 1, 1, 1, 1>
    %18 = attribute = 0 : i64
    %19 = type
    %20 = operation "taso.pool2d_avg"(%14 : !pdl.value)  {"kernel" = %15, "strides" = %16, "pads" = %17, "count_include_pad" = %18} -> (%19 : !pdl.type)
    %21 = attribute = -1 : i64
    %22 = result 0 of %13
    %23 = attribute = -1 : i64
    apply_native_constraint "taso_equal_dim"(%5, %21, %22, %23 : !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute)
    %24 = attribute = -2 : i64
    %25 = result 0 of %13
    %26 = attribute = -2 : i64
    apply_native_constraint "taso_equal_dim"(%5, %24, %25, %26 : !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute)
    rewrite %20 {
      %27 = attribute = array<i64: 3, 3>
      %28 = attribute = array<i64: 1, 1>
      %29 = attribute = array<i64: 1, 1, 1, 1>
      %30 = attribute = 0 : i64
      %31 = operation "taso.pool2d_avg"(%5 : !pdl.value)  {"kernel" = %27, "strides" = %28, "pads" = %29, "count_include_pad" = %30}
      %32 = operation "taso.concat"(%0, %1 : !pdl.value, !pdl.value)  {"axis" = %2}
      %33 = result 0 of %31
      %34 = result 0 of %32
      %35 = attribute = array<i64: 1, 1>
      %36 = attribute = array<i64: 0, 0, 0, 0>
      %37 = attribute = array<i64: 1, 1>
      %38 = attribute = #taso.activation<none>
      %39 = operation "taso.conv2d"(%33, %34 : !pdl.value, !pdl.value)  {"strides" = %35, "pads" = %36, "dilations" = %37, "groups" = %10, "activation" = %38}
      %40 = result 0 of %39
      replace %20 with(%40 : !pdl.value)
    }
  }
}
