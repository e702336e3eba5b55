"builtin.module"() ({
  "pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_mul_broadcast_to_conv2d_2"}> ({
    %0 = "pdl.operand"() : () -> !pdl.value
    %1 = "pdl.attribute"() : () -> !pdl.attribute
    %2 = "pdl.type"() : () -> !pdl.type
    %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
    %4 = "pdl.operand"() : () -> !pdl.value
    %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %6 = "pdl.type"() : () -> !pdl.type
    %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
    %8 = "pdl.operand"() : () -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() : () -> !pdl.attribute
    %12 = "pdl.attribute"() : () -> !pdl.attribute
    %13 = "pdl.attribute"() : () -> !pdl.attribute
    %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %15 = "pdl.type"() : () -> !pdl.type
    %16 = "pdl.operation"(%8, %9, %10, %11, %12, %13, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
    "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %17 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
      %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
      %19 = "pdl.operation"(%8, %4, %17, %11, %12, %13, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
      %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
      %22 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
      %23 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %24 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %25 = "pdl.apply_native_rewrite"(%24) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
      %26 = "pdl.apply_native_rewrite"(%22, %23, %25, %12) <{name = "taso_enlarged_pads"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
      %27 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
      %28 = "pdl.apply_native_rewrite"(%4, %27) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
      %29 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
      %30 = "pdl.operation"(%20, %0, %21, %26, %12, %28, %29) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
      %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      "pdl.replace"(%16, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
