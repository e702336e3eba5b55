// Proved rewrite rules, written by taso-gen; see MANIFEST. Do not edit: the loader
// compares each rule with its hash.
module {
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_const_iconv_to_input"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["channels", "groups", "kernel"], opName = "taso.const_iconv", operandSegmentSizes = array<i32: 0, 3, 1>}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%5, %6, %7, %8, %9, %1, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%12, %5) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "85e910de0d088544", taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "dcd2c015eadc9b89", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_const_imm_to_input_4b1e"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = ["size"], opName = "taso.const_imm", operandSegmentSizes = array<i32: 0, 1, 1>}> : (!pdl.attribute, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%7, %4) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "da65a9ff3532dcce", taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "4b1ea25bd5e0ea99", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_const_imm_to_input_9a6e"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = ["size"], opName = "taso.const_imm", operandSegmentSizes = array<i32: 0, 1, 1>}> : (!pdl.attribute, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%7, %3) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b738381311c11649", taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "9a6e5c53c8deea70", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_const_pool_to_pool2d_avg"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["channels", "kernel"], opName = "taso.const_pool", operandSegmentSizes = array<i32: 0, 2, 1>}> : (!pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%4, %1, %6, %7, %13) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d94aa41b349a1ca7", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "aed6d5b939ee3e94", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_enlarge_to_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.apply_native_rewrite"(%7, %7) <{name = "taso_add"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%7, %0, %1, %8) <{name = "taso_enlarged_pads"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%13, %14) <{name = "taso_subtract"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.operation"(%4, %0, %6, %15, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "77f1e5b90054524b", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "030345f8523fae2f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_conv2d_to_conv2d_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d09c9c6efbcc99df", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ef8d997deed6ca53", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_relu_to_relu_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ffb8c4407bdc7feb", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3eed6c925b5cc598", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_to_conv2d_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %9) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%3, %1, %12, %4) <{name = "taso_enlarged_pads"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%0, %11, %2, %13, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5d11f19bfca20afb", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "95da40da5113355e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_matmul_to_matmul_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%0, %1, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e39b62e3cb2bbfee", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "19cbae418a28688b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_relu_to_relu_matmul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %1, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %9) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6c1951e4d75a8fe2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "501f0f455b5c58e1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_relu_to_relu_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c87675a058b2a6ff", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "467c70d551b2d724", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_smul_to_smul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%0, %9) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9370731a3283f451", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f3f5bd2c7d20f185", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%4, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c49d798ea07c5637", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "ad51e78f173adc29", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_add_to_add_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "80a225446815c55f", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "718708a2eb762f85", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_to_smul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%4, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%0, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a35ab5c2cb025501", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0d49171b6e0d46e6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_to_add_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%3, %0) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "46e5bc0f3e4b1504", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "4f708d651b3f00b2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_enlarge_to_enlarge_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7a7eb4295d063601", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "884c32dcbcb1f3fd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_to_split_concat_8774"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "574a8a0bf592d77f", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "87747796e20dfb5f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_to_split_concat_6eac"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d77fe80831d58e94", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6eacdcaa489d5513", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_concat_to_concat_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%9, %10, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ec80f77de85a2f2d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "629a038bc8bea708", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_edf5"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %16, %17, %18) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %19, %17, %20) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%0, %8, %21, %22, %23, %12, %24) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %30 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %31 = "pdl.operation"(%26, %27, %28, %29, %30) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %32) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "70d46f20e743eafd", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "edf5b2f6336c6c63", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_73b6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %16, %17, %18) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %19, %17, %20) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%0, %8, %21, %22, %23, %12, %24) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %30 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %31 = "pdl.operation"(%26, %27, %28, %29, %30) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %32) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "799aaff68c7aa6b1", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "73b60f02c12bb2de", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_smul_to_conv2d_smul_36f3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%5, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%0, %14, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ab0e80b17f2f46dc", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "36f36c3e501c2a90", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_split_to_split_conv2d_db01"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%16, %17, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1aff8bb956a63b9d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "db01e333f6743138", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_split_to_split_conv2d_93af"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%16, %17, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1325d9a826b46a89", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "93af7819a2c081de", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_smul_to_smul_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%4, %0, %6, %7, %8, %9, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c7f8066c3408d680", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "830864480cf0e354", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_split_to_split_conv2d_4d42"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%6, %0, %8, %9, %10, %15, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%17, %18, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bb15623ddcfb120a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4d42a8c8143f5ae5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_smul_to_conv2d_smul_982a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%4, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %0, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a6eed93176e49eac", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "982a02bddd814b29", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_split_to_split_conv2d_dcd9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%6, %0, %8, %9, %10, %15, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%17, %18, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "73df15a94373c9fb", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "dcd9766712ecb7dc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_conv2d_to_conv2d_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%1, %10) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %14, %2, %3, %4, %5, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "40cdcfdd305cd7e8", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ee2829da6ad4b528", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_ea4e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%9, %10, %11, %12, %13, %14) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %16, %9, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %18, %9, %19) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %20, %21, %22, %23) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%25, %1, %26, %27, %4, %5, %28) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8095dac232f5d184", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ea4e5faf18b77718", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_f7fa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%9, %10, %11, %12, %13, %14) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %16, %9, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %18, %9, %19) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %20, %21, %22, %23) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%25, %1, %26, %27, %4, %5, %28) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6a5b274c6c7b129d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f7faf129ef732175", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_mul_to_mul_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "67680bdee5444d4c", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "513d3b7b5b56784f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_smul_to_smul_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "489020ce181515d2", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f47bb5d5c8ecfdff", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_split_to_split_enlarge_f3fa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f98865f6f661cc12", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f3fafd7285175d49", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_split_to_split_enlarge_6359"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "192fffc2644aaeb4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "635950958a6760f6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_enlarge_to_enlarge_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6f38521594e79f4b", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5830d2a9a6afd378", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_enlarge_to_enlarge_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ff7fd252e6082f89", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c9612faf8c7cac81", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_matmul_2_628e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%1, %6, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%0, %12, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "04dbf95b55348930", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "628ed9c050d4a339", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_smul_to_matmul_smul_2eff"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%5, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%0, %10, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a3d4f94dea94aa76", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2efff7a84037bfaa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_split_to_split_matmul_c899"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8deb289c4e684f14", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c899c4e03df2282c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_split_to_split_matmul_4428"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "140f1c215ab6a683", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4428cda77aacb256", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_smul_to_smul_matmul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%4, %0, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e217c27027486436", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "79f1f6f39aaf7ac4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_matmul_2_2c5f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%5, %0, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5452e50d5ef5a377", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2c5f777ac6e8d9f2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_smul_to_matmul_smul_7124"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%4, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %0, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2055bba0fa21e19f", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "7124b54fb6ab7f9c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_split_to_split_matmul_66c2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%6, %0, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%6, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %14, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "dcc875512bce5938", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "66c29b5059ac2891", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_split_to_split_matmul_cc77"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%6, %0, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%6, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %14, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7905ac24fbca8492", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cc77ae235008362e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_matmul_to_matmul_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%1, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d357423111dcf1f1", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b5166b8ba45d9d80", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_relu_to_mul_relu_f09c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%0, %8) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "59de333d4443bd83", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f09c2902dcec69f5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%4, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6005df84abe5ef89", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d434475811d47414", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_relu_to_mul_relu_6c73"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6af1e50610c8cddc", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6c7394c4e468227d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_smul_to_smul_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5621770c113d8623", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "8ab0e3c6252367c2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_mul_to_mul_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%1, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7a7f410ffba6f95a", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1d41900626ea4d99", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_mul_to_smul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%4, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %0) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "affab7b4252295f8", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b6ef429fc3358a5a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_smul_to_smul_pool2d_avg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %5, %6, %7, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "de0c983ff48de91f", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "402ca8a89e4dd28c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_split_to_split_pool2d_avg_9c45"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a9285e056b7431c1", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9c45d129b0f70a61", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_split_to_split_pool2d_avg_4cfa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6bffaeaf42627b95", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4cfa4b903ff987a3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_pool2d_avg_to_pool2d_avg_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3e41a8e05f5ef85a", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "8720a97ced278ec0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_split_to_split_pool2d_max_4fc0"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "503289998d6b3998", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4fc0298b2bbc4aba", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_relu_to_relu_pool2d_max"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %4, %5, %6, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3e83dbbc89db0f6d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "feb19d24a4c4afd6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_split_to_split_pool2d_max_526e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ba9285e582eb0329", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "526e4e3d9736add9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_pool2d_max_to_pool2d_max_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%11, %1, %2, %3, %12) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "21cbe3fe44d917fc", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "13f4f8ba0214686c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_split_to_split_relu_7a54"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "16cd30e23b3a39bf", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7a54524c1e5a7555", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_transpose_to_transpose_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6cb7a704f01d3e2d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5739d41acf054e0d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_split_to_split_relu_a684"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5ee0d2252513fac1", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a684dbee3707a444", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_relu_to_relu_transpose"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d15467ae5e667bd2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "51a08d22f6b20ce0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_to_smul_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%5, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%0, %9) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6ca9f761c5f6d3a5", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "33133e44de750b9f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_split_to_split_smul_ad24"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f7967c3f0dbfb554", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ad24d8115787de2a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_transpose_to_transpose_smul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "50627fa1a62ccc2d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b1bdcb4df5a8ec54", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_split_to_split_smul_5ba8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "236bf1d3ee3bc4f3", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5ba83dc87f5bddcd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_smul_to_smul_transpose"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8a72cce0eec4c162", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ceb0363863157000", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_split_to_split_transpose_803a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.apply_native_rewrite"(%7, %1) <{name = "taso_index_of"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3f485cc7fedd1cd9", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "803a6b83d7e95a07", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_split_to_split_transpose_b8e1"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.apply_native_rewrite"(%7, %1) <{name = "taso_index_of"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "75a01cf6ab3ede21", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b8e1e7ce327fe5a8", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2828e8631db0f5d6", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "205d0f4f54d95577", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_add_484f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %9, %2, %3, %4, %5, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%13, %14, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%1, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%0, %18, %2, %3, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fb3f59a1a6979962", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "484fb5cb0aad023f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_add_ede3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%13, %14, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6c23b89faf31013d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ede37eaefa934e02", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_enlarge_2_to_enlarge_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a6daed22ea3ae58f", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "11a1a2e787ff60da", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_matmul_2_to_matmul_add_c56e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%1, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %14, %15) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3229c46fabdb4e6d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c56e593674b36ec1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_matmul_2_to_matmul_add_ccd7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %1, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%14, %1, %15) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6111d071553a9bbd", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ccd7bbf875359984", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_mul_2_to_mul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%1, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%0, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a982da0f9e907209", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ee8f8fb713c0c316", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_pool2d_avg_2_to_pool2d_avg_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fc3f7bf74c90d885", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "abfea09f2034f743", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_smul_2_to_smul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b94110476ac593a6", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "7306636d09710fc6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_split_2_to_split_add_b7d6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "27214a689fc92422", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b7d6608aa9a88cb0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_split_2_to_split_add_13fd"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "98fb46ef04257b74", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "13fdd8f7f9ab4479", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_2_add_to_relu_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e7fe1c5e6d9d9c3d", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "7789498a6e6ef16e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_transpose_to_transpose_2_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%4, %8) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%0, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ba1e2cc513f0117a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "760b0e4688fc1859", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_add_to_relu_2_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b497e9d4800c6fc9", taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "5c6090849cca30f9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_to_add_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.operation"(%1, %1, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "75dd0f365c876598", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fddb37d4352a1c81", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_add_conv2d_2_da47"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %5, %6, %7, %8, %9, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%1, %5, %6, %7, %8, %9, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%17, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bd9dde176ae04da2", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "da47dfafe95e6331", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_concat_2_3f8a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%1, %0, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%5, %5, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%17, %18, %6, %7, %8, %19, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8437108139cf8093", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3f8a11da4aa598c0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_add_conv2d_2_e879"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%4, %0, %6, %7, %8, %9, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%4, %1, %6, %7, %8, %9, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%17, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fe56f7955689b672", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "e879ba26bd9ac101", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_concat_2_1817"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%4, %4, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%1, %0, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%17, %18, %6, %7, %8, %19, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "04fb8903b403ff64", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1817d4f0fc964b6d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_add_to_add_enlarge_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.operation"(%1, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c274b51f748fa5b9", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "badfba1defd4cfa7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_to_add_matmul_2_221e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %5, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%1, %5, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3e25fbe9b8eecef6", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "221ecfe72929ac44", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_to_matmul_concat_2_1a9c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%1, %0, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%5, %5, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bda156ef31890c9c", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1a9ccd24cd87759e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_to_add_matmul_2_5742"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%4, %0, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%4, %1, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d8ecb1b44d315b72", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "57428b08487f4780", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_to_matmul_concat_2_8cc9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%4, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%4, %4, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%4, %12) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%1, %0, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b707aa089e2e118a", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "8cc9b1b613980f38", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_add_to_add_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%4, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%4, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6b2be17fffc1a507", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "120fe181ffa1ca89", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_add_to_add_pool2d_avg_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %5, %6, %7, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%1, %5, %6, %7, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "003ca706e8c39e0b", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f0a8cde27f584c30", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_to_add_smul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "cc39ca195ba7d90d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "cede471f929d57b5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_concat_610a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%12, %13, %14, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %9, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a31a49899d5689f4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "610a53e17f0c24a4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_concat_6228"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %9, %2, %3, %4, %10, %6, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%1, %9, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %20, %2, %3, %4, %21, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b5a8bbb816292f47", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6228f90647ee708e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_matmul_2_to_matmul_concat_cde9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %5, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%1, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%1, %5, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%0, %16, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "79ccf237643ea786", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cde992d43bc0a014", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_matmul_2_to_matmul_concat_6c1d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %1, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "faefcb0e04f0e2a4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6c1db696f90d84a2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_mul_2_to_mul_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %3, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6e502236b541f0fb", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "93b8daedaf6b20bb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_avg_2_to_pool2d_avg_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%12, %0, %15) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a400b81e3ee62415", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "267049156db4b512", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_max_2_to_pool2d_max_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%12, %0, %15) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3aa3d7b316b159cf", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2ae379b6e98d6050", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_relu_2_to_relu_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "65fadcd04e081031", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6cfe5a1513504f75", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_smul_2_to_smul_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c162460eb91acad0", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cdc9279544907493", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_concat_542e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %6, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d6d807528b493748", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "542efb27188f5217", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_2_concat_to_concat_transpose_a343"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%5, %13) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1fdad5bc132b36e5", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a343d63387207adf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_2_concat_to_concat_transpose_b78d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%5, %13) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b85938e4ec70bc30", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b78ddf33aef81798", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_2_concat_to_relu_concat_0261"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "da796f3e9317ae1b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "026194eb909da966", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_concat_fe55"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %6, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9f17eebd06db1497", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fe5593554ca13e38", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_2_concat_to_relu_concat_e1b9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%3, %0, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6a9831e8ef8589e7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e1b97d5d1e1ffe28", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_conv2d_add_f28c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %1, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%8, %9, %10, %11, %12, %13, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %17) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%5, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %10, %11, %12, %20, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0e041a005b4ad60d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f28c22ade9253365", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_conv2d_add_1abe"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %5, %2, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%8, %9, %10, %11, %12, %13, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%2, %0, %17) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %5, %10, %11, %12, %20, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3d9e6094d0c3bd21", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1abe14784ef3fa39", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_2_to_matmul_add_5e3a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%5, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%0, %15, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "009209b731a0ee7d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5e3acf48fe6ae06b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_2_to_matmul_add_0c42"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %5, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "edd3d94ff1ba58d9", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0c429a7ae8fb56ac", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_to_concat_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %17, %18) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4e3bc8558c1a2e28", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7b3c521062c6516b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_2_c747"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.operation"(%1, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%16, %17, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1f3a5f1a2a0ed8ef", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c7471fcef8b357ab", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_2_5458"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%5, %0, %7, %8, %9, %14, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%5, %1, %7, %8, %9, %16, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%18, %19, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "78818b43e03262e6", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "545824f200f83e9f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_to_concat_matmul_2_0c09"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%1, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "dfadce22b1e0bd2c", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0c09961be2d88375", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_to_concat_matmul_2_f1a3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%5, %0, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%5, %1, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%5, %14) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.operation"(%12, %13, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "64250e22f4861c83", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f1a337231d3e2e86", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_to_concat_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "111b3029ef61ddd7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c77d7406139ef466", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_concat_to_concat_pool2d_avg_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%2, %0, %12) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%1, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3831d8d15981ea3d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "97599125a41f2096", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_concat_to_concat_pool2d_max_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%2, %0, %12) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%1, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "50d6f58c5ab5ee29", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a736871d46ef8d9c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_concat_relu_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a1fbaac15c7d6b74", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b9a90a9b6bb98480", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_2_concat_ee3c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "34c74d333d852248", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ee3cdea33451f3fd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_2_concat_e3af"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%0, %9, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bef108b0ae8a4d95", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e3afbf60fcbcdd69", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_concat_to_concat_smul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.operation"(%1, %6) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "76ecd8ed53f51a86", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9e422d55a630dcd7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_split_2_31ba"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %2, %12, %13, %14) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.operation"(%1, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %18, %19) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4f6174b77d579ffa", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "31ba91525f869abf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_split_2_bb95"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %2, %12, %13, %14) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.operation"(%1, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %18, %19) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0e30c511930cb23b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bb959b9f5de49227", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_2_concat_to_relu_concat_831d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%3, %4, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0cfa83d49bb5d5a1", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "831d77a69f0adf1c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_2_concat_1b3e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%0, %1, %10, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0123251b283d96bf", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1b3e8f993c6d7043", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_8a4f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %9, %2, %3, %4, %10, %6, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%1, %9, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %15, %2, %3, %4, %16, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%9, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%21, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.operation"(%18, %19, %24) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%12, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9e1286083eba1cd8", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8a4f12dbe6cf6c57", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_to_conv2d_2_split_2b28"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%1, %15, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%0, %17, %2, %3, %4, %18, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %20, %2, %3, %4, %21, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f2ea99fa374464c0", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2b28388ffff492c4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_6421"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %9, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%9, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%16, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%11, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4f8d71c1c83bd419", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "64214e237b991608", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_to_conv2d_2_split_f3d0"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %15, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %21, %22) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "48c42e36194120aa", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f3d0cb01b9ed0f1a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_mul_to_mul_enlarge_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.operation"(%1, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "482e32bb08a78d27", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0c96d98350b0fd26", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_enlarge_2_to_enlarge_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9df5a2f0c53c790c", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d7af718c3a1ddcaf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_enlarge_to_enlarge_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15, %16) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3b3cae4917e55472", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "15e868bd0768c617", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_transpose_to_transpose_2_matmul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%1) <{isNegated = false, name = "taso_swaps_last"}> : (!pdl.attribute) -> ()
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%5, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %0, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2226e78bebd390fc", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f65613ece9d21024", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_concat_d3a0"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %5, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.apply_native_rewrite"(%1, %8) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %10 = "pdl.operation"(%1, %5, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%0, %11, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%0, %14) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%1, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%5, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%13, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "433264f48fb4f2d4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d3a0df6ef4342dc9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_concat_866f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %1, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %9 = "pdl.apply_native_rewrite"(%0, %8) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %10 = "pdl.operation"(%0, %5, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%0, %14) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%5, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%13, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e2393bd17e270b8b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "866fd6c3096dae96", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_matmul_to_matmul_2_split_c9d7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16, %17) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2584f782368aaa14", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c9d7c4a845ed2470", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_matmul_to_matmul_2_split_51dc"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%1, %12, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%0, %14, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%0, %16, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %18, %19) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7798d7763aef053a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "51dcae97a516b7d3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_split_2_to_split_mul_d693"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "445392e559a4a74d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d6931c5cb22f37dc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_split_2_to_split_mul_9f37"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d442eb360e3b141c", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9f371c4946230466", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_transpose_to_transpose_2_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%4, %8) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%0, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b42f1afd3f41dad7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "391c89c2b50f163d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_pool2d_avg_to_pool2d_avg_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%7, %8, %9, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3c121e8309786c88", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0206503dcaf9cb61", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_pool2d_max_to_pool2d_max_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%7, %8, %9, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "736d9367c61ee59a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3b973726e750e6a9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_relu_to_relu_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14, %15) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c32c56b736032a33", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "15554d57c67c3567", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_to_split_smul_concat_05d4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%0, %13) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%4, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%14, %16) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.operation"(%11, %12, %17) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9beb201c803ffc42", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "05d4145de36eadfe", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_to_split_smul_concat_bf4c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%0, %13) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%4, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%14, %16) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.operation"(%11, %12, %17) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0541ee85020bd0f4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bf4c958bd75df413", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_to_split_smul_concat_806c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%0, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%4, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%12, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0b14ef178cff6afc", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "806c665d6b65ec24", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_to_split_smul_concat_3923"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%0, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%4, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%12, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c0538a1a650ce2d8", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3923dbb26f5d9b1e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_smul_to_smul_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15, %16) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0a18a07154a83959", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cf7e0bb1286e17ad", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_transpose_to_transpose_2_split"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.apply_native_rewrite"(%1, %5) <{name = "taso_element"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%0, %10, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %16, %17) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "915b389fdc667bc5", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6301a98ccb624f30", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %2, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.operation"(%6, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c82cee37e6e5d27e", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5d25d3e76ab073e0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %2, %3, %4, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%15, %16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%9, %0, %19) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%10, %1, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%23, %24, %2, %3, %4, %25, %26) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "72a24786b2428383", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "4f0970db5e08ff0a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_matmul_2_to_matmul_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%0, %14) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.operation"(%5, %0, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%6, %1, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%19, %20, %21) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1a0655b524bc489c", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "75bbd25a55477c2c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_2_to_smul_add_2_14f2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%7, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%0, %13) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "268c4e572a1d1ee4", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "14f270bbae38f76b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_2_to_smul_add_2_0af2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%6, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %0) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b30a74e048fedc56", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0af2d9d9584c500a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_add_to_matmul_2_add_c93b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%1, %9, %13) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%9, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%0, %17, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "53f35792a64ef875", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c93ba4f265a6dba6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_add_to_matmul_2_add_57d7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%1, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%8, %0, %13) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%8, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "678cbefd2eb30995", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "57d7fb2b89ace065", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_add_mul_to_smul_2_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%6, %0) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%6, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %0) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7a2a2fc37c15f547", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "04df49933f84066b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_2_add_to_smul_add_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%1, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%0, %13) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6b55f7369f5dae33", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a716a53b432d1547", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_smul_to_conv2d_add_smul_99a5"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%8, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%8, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%0, %19, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9085041ef2cc9d33", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "99a52e03fa4cca1e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_smul_to_conv2d_add_smul_7ba3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%7, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%7, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %0, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bb99d6a40d0e0138", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "7ba30eef376a6889", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_smul_to_matmul_add_smul_cd16"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%8, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%8, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%0, %15, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b3ca427d6be2dba2", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "cd165f41c8837ed6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_add_smul_to_matmul_add_smul_73d8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%7, %1) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%7, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %0, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a4b3d5dd67cf0658", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "73d82c5f2051cb50", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_0c51"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b5f2e5fcae9247b4", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0c51004eb89ebff4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_895c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "839fe8262700af99", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "895c12bf5996515f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_eaab"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "89e1e68fa7cd51cd", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "eaab806fe9d63702", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_b243"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bc488aca980d1bd3", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b243a99562bd4237", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_f5ab"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3b54ea70f3799381", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f5ab3c48d044f512", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_0e63"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e1938acebedde9b9", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0e63e7e1ac1c49cd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_2c6a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %4, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e8c6f00da1b15eb0", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2c6a61e80e37baad", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_8dd7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %4, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "80aba7cf135ccee1", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8dd78bf08f9ec436", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_2_to_add_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%1, %4, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e04733567d68e98b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9eb73b50b5ef464e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_add_to_add_2_split_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%1, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %18, %19) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "88035d5fdad65b70", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0da438a7b53e6074", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_2_to_split_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %2, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  "pdl.apply_native_constraint"(%0, %2, %15, %2) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%17, %18, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20, %2, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %22, %23) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3e82ba61f5970959", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "dc560f4f95a45afa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_d687"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %2, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%11, %0, %2) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %5, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.operation"(%1, %6, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%16, %17, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4fb4e3d3ff1451ca", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d68787f7d691d9ab", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_b4a7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %2, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%2, %0, %11) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %5, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.operation"(%1, %6, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%16, %17, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8ad0ccb661af3049", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b4a7e539db88446b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_concat_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %9, %2, %10, %4, %11, %6, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3, %1, %10, %9, %4) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.apply_native_rewrite"(%9) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %20 = "pdl.operation"(%1, %19) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.operation"(%21, %9, %22) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%0, %24, %2, %10, %4, %25, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b931c4ebaf9b82fc", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "305c76bc789343df", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %2, %3, %4, %5, %6, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %19 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %18, %10, %19) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %9, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%1, %10, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.apply_native_rewrite"(%5, %5) <{name = "taso_add"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.operation"(%23, %24, %2, %3, %4, %25, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ce2e054bfe3456a6", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f00f739bb1e0fae6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_mul_2_to_mul_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%1, %4, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2940187eac87ab86", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "12c140d254939700", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_f858"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "0d79c4a75919afd9", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f858ecc6dc9efa31", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_31a5"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%0, %17, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b7ed17e469813e67", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "31a573c60bf03d80", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_3_to_conv2d_concat_47da"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %2, %3, %4, %5, %6, %7, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operand"() : () -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%12, %2, %3, %4, %5, %6, %7, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%15, %16, %17, %18, %19) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %1, %12, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b6a33ff4dbce4699", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "47da57029d2b0f72", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_3_to_conv2d_concat_8d22"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%0, %1, %3, %4, %5, %6, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%0, %2, %3, %4, %5, %7, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%0, %13, %3, %4, %5, %14, %8, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%17, %18, %19, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%22) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%1, %2, %13, %23) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%0, %25, %3, %4, %5, %26, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%22, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bfc46774f3142aff", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8d222849d02d01aa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_matmul_3_to_matmul_concat_6b2a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %3, %4) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%0, %2, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %8, %3, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %13, %14, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%1, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%2, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%1, %2, %8, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%0, %21, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "46d811268a13f11c", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6b2a75c98f14e9d5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_matmul_3_to_matmul_concat_9c8c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %3, %4) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %2, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %2, %3, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %13, %14, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %1, %8, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a78bae2eeb4b04e1", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9c8cb8132010bb63", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_mul_3_to_mul_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %0, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %5 = "pdl.operation"(%1, %1, %3) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %6, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %1, %6, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%16, %17) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5d0779f93b37fa8c", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1dbcfac15468f791", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_avg_3_to_pool2d_avg_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%16, %0, %19) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%16, %1, %19) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %1, %10, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "39a36d59908cfea2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d5829220e21297eb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_max_3_to_pool2d_max_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%16, %0, %19) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%16, %1, %19) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %1, %10, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f002bdfb295c3ecd", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9088f5bb13660be4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_relu_3_to_relu_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %5 = "pdl.operation"(%1, %3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %1, %6, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a69332c8b3539b68", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3db59dd009862a59", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_smul_3_to_smul_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%10, %11, %12, %13, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %1, %7, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5407ef6b7d4e058a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "024c3a5eafd9f059", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_3_to_split_concat_3af1"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.attribute"() : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %16, %17, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %1, %10, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "2e8d1f731994c36f", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3af192682181e986", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_3_concat_to_concat_transpose_be1c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %4) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%8, %9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%10, %18) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %1, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "71418097da698421", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "be1cd88abcf35880", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "transpose_3_concat_to_concat_transpose_4334"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %4) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%8, %9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = array<i64: 1, 0>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%10, %18) <{attributeValueNames = ["perm"], opName = "taso.transpose", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %1, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fa76851c833cc4d5", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "43349d9f9bc0afaa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_3_concat_to_relu_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %5 = "pdl.operation"(%1, %3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %1, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "19983bfaffe88b41", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b77702c17a2a0d33", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_61f7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "88e996036bea8979", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "61f74add06b46d16", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_bbe9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%0, %17, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fa05d468aff91d39", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bbe993e19bcdd975", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_b3ef"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "09213d2afdbf1e9b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b3ef73eb2fbeebd5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_1afe"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a91cc3c147b82e87", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1afe8595c8484972", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_bbbd"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "cf143cb454846aca", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bbbd115b70296574", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_01e6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%0, %17, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1e58b53a8399f3b2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "01e6aa953b639c0e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_9d36"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fa023a6ce9341031", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9d362809f58eec58", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_2_to_split_2_concat_d361"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %13, %7, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%0, %17, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "d96f09ee638d19fe", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d361e6a3939204f6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_split_3_to_split_concat_22cc"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.attribute"() : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %16, %17, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %1, %10, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8a6094ad70eb53f7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "22ccd7a69fc0dfe5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_3376"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "73d33adb4c4652af", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3376e45d0a2d7d22", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_0e66"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7cbd91fc45d720e6", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0e663f4646b8adf7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_08c2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "87038d70a7493d19", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "08c206d77fda4439", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_cfd9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a007833d9ad04dc2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cfd9be8d5974545e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_a0fb"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bfca115380c2fd7a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a0fb9edbd30f672e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_2_0bec"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %1, %16, %17, %18) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "78e64f8a7aac2fd0", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0bec4dae73684048", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_add_conv2d_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%1, %6, %12, %13, %14, %19, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %5, %12, %13, %14, %22, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%25, %26) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b379528ed3e562c3", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "be8c7cbf6467150e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_0276"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%1, %5, %2, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %9 = "pdl.apply_native_rewrite"(%0, %8) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %10 = "pdl.operation"(%0, %1, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%1, %5, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%0, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%21, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.operation"(%17, %19, %24) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ab23c2708ea4eab3", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0276a2c9f998dd64", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_6be1"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %0, %2, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.apply_native_rewrite"(%0, %8) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %10 = "pdl.operation"(%0, %5, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%1, %0, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%0, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%21, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.operation"(%17, %19, %24) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "500eab3aa0d29887", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6be17c5fc03b5e9b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_17df"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %1, %2, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.apply_native_rewrite"(%0, %8) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %10 = "pdl.operation"(%0, %5, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%1, %1, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%0, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%21, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.operation"(%17, %19, %24) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "b412e133ad044788", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "17dfb03c998ffe1b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_2_to_concat_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %2, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.operation"(%6, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f7edeaaecd9cad3d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ef6f9b859a137fba", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_2_to_add_matmul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%1, %6, %15) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %5, %17) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%19, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "aa1439f1cceae850", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "35235e24d46d59e1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_to_concat_2_split_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%1, %6, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%12) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%16, %17, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "648d56b2852ea1c8", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "279f9d1a1272d481", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_3_2c40"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.operation"(%1, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.operation"(%2, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%18, %19, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4464f97353240e17", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2c406f0dbe280e6a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_3_765a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%6, %0, %8, %9, %10, %15, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.operation"(%6, %1, %8, %9, %10, %15, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%6, %2, %8, %9, %10, %18, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%20, %21, %22, %23) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ee7f078836dc0e24", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "765ac1679249b538", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_to_concat_matmul_3_b793"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%1, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%2, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%14, %15, %16, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ffd84de4d6336db6", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b793c6946bc721c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_to_concat_matmul_3_d91b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%6, %0, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%6, %1, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%6, %2, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%6, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.operation"(%14, %15, %16, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4feed04602f33cbe", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d91bc38563573ffb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_to_concat_mul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%2, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%13, %14, %15, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "13d6aff9a8b5c5bf", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "24e6001797f456f6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_concat_to_concat_pool2d_avg_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%3, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%3, %1, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.operation"(%1, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.operation"(%2, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%17, %18, %19, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "dc38d58e6e7aca3e", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ac6cff66d62bf1d2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_concat_to_concat_pool2d_max_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%3, %0, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%3, %1, %13) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.operation"(%1, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.operation"(%2, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%17, %18, %19, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a58c06c753792ac9", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "072907c6eb26cf2a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_concat_relu_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%12, %13, %14, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "225ba2a106b4f847", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1f173128b503c747", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_3_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "f3ece61821dbfe47", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6badd1f733ec23a0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_concat_to_concat_smul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%1, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%2, %7) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%13, %14, %15, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "16d34de9763e6014", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "28a95b90092a376e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_3_to_split_conv2d_concat_4432"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%0, %1, %3, %4, %5, %6, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%0, %2, %3, %4, %5, %7, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%0, %13, %3, %4, %5, %14, %8, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%1, %2, %13, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %3, %4, %5, %20, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%2, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %28 = "pdl.apply_native_rewrite"(%13, %27) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %29 = "pdl.apply_native_rewrite"(%25, %26) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%29, %28) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.operation"(%22, %23, %30) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %33 = "pdl.result"(%31) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.result"(%31) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %32) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%12, %33) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%16, %34) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e0febaaaf2ec7cf0", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4432dd81cf2e2b1b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_enlarge_2d3c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %9, %2, %10, %4, %11, %6, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3, %1, %10, %9, %4) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.apply_native_rewrite"(%9) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %15 = "pdl.operation"(%1, %14) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%16, %9, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %2, %10, %4, %20, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%9, %26) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.apply_native_rewrite"(%25, %27) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %29 = "pdl.operation"(%22, %23, %28) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%29) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%13, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "13e74b5e6a478c44", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2d3c597ba7109500", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_enlarge_a75f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %9, %2, %10, %4, %11, %6, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%10, %9, %3, %1, %4) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.apply_native_rewrite"(%1) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %15 = "pdl.operation"(%9, %14) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%1, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %2, %3, %4, %20, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%9, %26) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.apply_native_rewrite"(%25, %27) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %29 = "pdl.operation"(%22, %23, %28) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%29) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%13, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e25bd2742c59f0b5", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a75ffee9a483fc7e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %9, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%1, %1, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.apply_native_rewrite"(%5, %5) <{name = "taso_add"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.operation"(%16, %17, %2, %3, %4, %18, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%1, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%23, %25) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.operation"(%20, %21, %26) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%11, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "09c74b0cfd96202c", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "40edc352817db880", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_3_to_split_conv2d_concat_5a6a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %2, %3, %4, %5, %6, %7, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operand"() : () -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%12, %2, %3, %4, %5, %6, %7, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %1, %12, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%1, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%12, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%22, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%26, %25) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.operation"(%19, %20, %27) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%28) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%28) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%11, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "284c8c786306cc58", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5a6a2b7c95fbd17d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_to_conv2d_2_split_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %15, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%1, %17, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%21, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%19, %20, %2, %3, %4, %23, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%18) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %29 = "pdl.apply_native_rewrite"(%27, %28) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %30 = "pdl.operation"(%25, %26, %2, %3, %4, %29, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %31 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %31, %32) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a3fc58e96abe379b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bd9b53cd16e0fc6b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_2_concat_914e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%1, %6, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%1, %13) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %1, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %16, %17) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%6, %22) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%23, %25) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.operation"(%19, %21, %26) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%4, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ed20780e2025b238", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "914e4a1fb486d1ea", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_2_concat_916a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%5, %0, %10) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%12, %0, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%15, %1, %16) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%5) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %21 = "pdl.operation"(%18, %19, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%4, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4aefcedd229fc68d", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "916ad542520a18c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_2_concat_efe4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %5, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%9, %1, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%0, %13, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%1, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%4, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "225fe9f2c0e381d3", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "efe471c029cf9bcf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_split_matmul_2_concat_213a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %5, %2, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %9, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%0, %13, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%1, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e7452216c256d96b", taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "213a67aa49b37585", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_3_to_split_matmul_concat_6b2a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %3, %4) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%0, %2, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %8, %3, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%2, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%1, %2, %8, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%0, %15, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%2, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%8, %23) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%21, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%25, %24) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.operation"(%17, %19, %26) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%27) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%10, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e3e45ad0388aadac", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6b2aa89ff7a651c2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_3_to_split_matmul_concat_1ac2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %3, %4) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %2, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %2, %3, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%1, %11) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %8, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%1, %18) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%1, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%8, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%22, %23) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%26, %25) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.operation"(%17, %19, %27) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%28) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%28) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%7, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%10, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "806b7db34e0c3dbe", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1ac20f8065696762", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_5c48"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "601a5d4e1a373ec2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5c485cf599709568", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_b77a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %4, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "11eaa6d2ee2eca6b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b77ab7bd04514723", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_fb4c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8c69525526dedcbc", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fb4ce8dccc1e5a0e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_a811"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %4, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a2b5875036075625", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a81157b0154aaea7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_e813"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "81e06d18e956dfef", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e813a1a9a527208f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_67a3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%17, %19) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %15, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8b40fd4799b0f34a", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "67a3968bb758033b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_a3d7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %4, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "45424116f77843dd", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a3d77a7971f7cf79", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_to_split_mul_concat_2_0323"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %4, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%0, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%0, %21) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.apply_native_rewrite"(%20, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %24 = "pdl.operation"(%16, %18, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "257d442a97ca7bc2", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0323b9d39f4e0a4b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_mul_to_mul_2_split_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%1, %5, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%10) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%11) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%15, %16) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %18, %19) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "542845515f2ace3e", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4be5f4962c616767", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_3_to_split_smul_concat_a636"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %1, %7, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%1, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%7, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%17, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%21, %20) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%14, %15, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%23) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%9, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4c9a379c50b633f6", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a6366440b83390f4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_3_to_split_smul_concat_360d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %1, %7, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%1, %16) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%7, %19) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%17, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%21, %20) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%14, %15, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.result"(%23) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%9, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "511ada4159592c35", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "360de305c855b0de", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_3_to_split_smul_concat_453a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%0, %1, %7, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%1, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%7, %23) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%21, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%25, %24) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.operation"(%16, %18, %26) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%27) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%9, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c220929656864835", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "453a30ff4c83d6ae", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "smul_3_to_split_smul_concat_1dbc"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%0, %1, %7, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%1, %17) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%1, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%7, %23) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%21, %22) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%25, %24) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.operation"(%16, %18, %26) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%27) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%9, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "8fd6b6d1dce452d7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1dbc5da65cf47ac1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %3, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%11, %12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.operation"(%1, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.operation"(%8, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%18, %19, %20, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "4e87689b439e0c0b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "df628c08c945a5d5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_3_to_add_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%8, %9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%12, %13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1, %9, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.operation"(%2, %3, %8, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%20, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c39d5eba3454b001", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "61c552c8e0b657e3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_mul_3_to_mul_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%8, %9, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%12, %13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1, %9, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.operation"(%2, %3, %8, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%20, %21) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1de4e72407af1717", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "386b699e4ac87719", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_3_3f95"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %13, %14, %15) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.operation"(%17, %8, %18, %19, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.operation"(%7, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "81ddb53b70a06a16", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3f956b0c2112e2c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_3_concat_to_split_3_66fe"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %13, %14, %15) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%16) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.operation"(%17, %8, %18, %19, %20) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.operation"(%7, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%24) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "1133442675a2632e", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "66fe8b465e278283", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %2, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%0, %6, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%1, %7, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%1, %15) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.operation"(%2, %2, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%19, %20, %21, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%0, %24) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %28 = "pdl.apply_native_rewrite"(%0, %27) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %29 = "pdl.apply_native_rewrite"(%1, %27) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %30 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %31 = "pdl.apply_native_rewrite"(%0, %30) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%1, %30) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%28, %31) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.apply_native_rewrite"(%29, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %35 = "pdl.operation"(%23, %25, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %36 = "pdl.result"(%35) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %37 = "pdl.result"(%35) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%5, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%9, %37) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7733e4312bd1031d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bbcdd85f0ece25c9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_2_to_concat_mul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %3, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%11, %12, %13) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.operation"(%1, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.operation"(%8, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%18, %19, %20, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "5328c085c2bf8862", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4e2a0c66a6d16e86", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_to_concat_2_split_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%1, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.operation"(%2, %7, %8) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%15, %16, %17, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%12) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%19, %20, %21, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "95b0191b5a6bbbe7", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "db9a938b0d5aaa05", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_3_to_split_conv2d_concat_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %1, %3, %4, %6, %7, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%0, %2, %3, %5, %6, %8, %9, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operand"() : () -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%0, %14, %3, %15, %6, %16, %9, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%15, %14, %4, %1, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%15, %14, %5, %2, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.apply_native_rewrite"(%1) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %20 = "pdl.apply_native_rewrite"(%2) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %21 = "pdl.operation"(%14, %19) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%1, %2, %22, %23) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%0, %25, %3, %4, %6, %26, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %30 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %31 = "pdl.apply_native_rewrite"(%1, %30) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%2, %30) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %34 = "pdl.apply_native_rewrite"(%14, %33) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %35 = "pdl.apply_native_rewrite"(%31, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %36 = "pdl.apply_native_rewrite"(%35, %34) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %37 = "pdl.operation"(%28, %29, %36) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %39 = "pdl.result"(%37) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %40 = "pdl.result"(%37) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %38) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%13, %39) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%18, %40) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9fbfc456d412f1e9", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3c972a1485885331", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_conv2d_3_to_conv2d_add_2_825c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%0, %1, %3, %4, %5, %6, %7, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%0, %2, %3, %4, %5, %6, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%0, %13, %3, %4, %5, %6, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%17, %18, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.operation"(%23, %19, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%26, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %30 = "pdl.operation"(%0, %28, %3, %4, %5, %6, %29) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "34083572b8e14cce", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "825c0323d385051a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_conv2d_3_to_conv2d_add_2_2d90"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%0, %2, %3, %4, %5, %6, %7, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%1, %2, %3, %4, %5, %6, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%13, %2, %3, %4, %5, %6, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%17, %18, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.operation"(%23, %19, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%26, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %30 = "pdl.operation"(%28, %2, %3, %4, %5, %6, %29) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "9bc930edd65e0580", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2d906c67581d94b1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_enlarge_3_to_enlarge_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%10, %11, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.operation"(%16, %12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "30a314484ca676d6", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "5974ae8d3a8ced14", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_matmul_3_to_matmul_add_2_92a0"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %1, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%0, %2, %4, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %9, %10, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.operation"(%19, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%0, %24, %25) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "6d5cac37b12fc2c4", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "92a0b026d8b422fd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_matmul_3_to_matmul_add_2_30de"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %2, %3, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%1, %2, %4, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %2, %10, %11) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.operation"(%19, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%24, %2, %25) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c430078b01aed336", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "30de8263d2f9d79d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_mul_3_to_mul_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %3) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%0, %2, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %7, %8) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%10, %11, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.operation"(%16, %12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%0, %21) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "3f14865a7a611162", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "4f2a89a7543e2d14", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_pool2d_avg_3_to_pool2d_avg_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.operation"(%19, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%24, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "bf72e5c963678f45", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d789a70fb03263db", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_smul_3_to_smul_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%10, %11, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.operation"(%16, %12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2) <{attributeValueNames = [], opName = "taso.smul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "c0ae48704331a1a4", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "33ae7740ab274807", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_split_3_to_split_add_2_5383"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.operation"(%20, %16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "a35e32f8138fe49d", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "538384cda5db409d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_split_3_to_split_add_2_1208"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.operation"(%20, %16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "fc1e754ee2f5f711", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "12080cb74d31905e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_3_to_conv2d_concat_enlarge_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %1, %3, %4, %6, %7, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%0, %2, %3, %5, %6, %8, %9, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operand"() : () -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%0, %14, %3, %15, %6, %16, %9, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.attribute"() : () -> !pdl.attribute
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%19, %20, %21, %22, %23) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%4, %1, %15, %14, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%5, %2, %15, %14, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.apply_native_rewrite"(%14) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %26 = "pdl.operation"(%1, %25) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.operation"(%2, %25) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %31 = "pdl.operation"(%28, %29, %14, %30) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %33 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %34 = "pdl.operation"(%0, %32, %3, %15, %6, %33, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "cc7607c23cabcb1e", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "37c594bf81493c93", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_concat_2_split_3_1d4a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%18, %19, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%23, %24, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "38a43597c5570b5b", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1d4a0f0ad231eafa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_concat_2_split_3_8729"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%18, %19, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%23, %24, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "23fd6379a6cbc5fd", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8729ddb4a936905c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_concat_2_split_3_a747"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%18, %19, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%23, %24, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "e3e4f514abe21896", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a747548cda714dda", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_2_concat_to_concat_2_split_3_5695"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %6, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%18, %19, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %1, %2) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%15) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%22) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%23, %24, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %26, %27) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "59912800ee2c394e", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5695b335925276e7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_2_concat_to_conv2d_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %7, %8, %9, %16, %17, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %22 = "pdl.attribute"() : () -> !pdl.attribute
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%20, %21, %22, %23, %24) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %28 = "pdl.operation"(%5, %0, %7, %8, %9, %26, %27) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %31 = "pdl.apply_native_rewrite"(%16, %30) <{name = "taso_divide"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %32 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %33 = "pdl.operation"(%29, %0, %7, %8, %9, %31, %32) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %34 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %35 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %36 = "pdl.operation"(%5, %1, %7, %8, %9, %34, %35) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %37 = "pdl.result"(%36) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %38 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %39 = "pdl.apply_native_rewrite"(%16, %38) <{name = "taso_divide"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %40 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %41 = "pdl.operation"(%37, %1, %7, %8, %9, %39, %40) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %42 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %43 = "pdl.result"(%41) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%25, %42, %43) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "63bab93d22246f16", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b7cf187c44cac72b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_add_2_conv2d_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%12, %13, %14, %15, %16, %17, %18, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %23 = "pdl.operation"(%2, %8, %14, %15, %16, %21, %22) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%0, %6, %14, %15, %16, %24, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.operation"(%1, %7, %14, %15, %16, %24, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.operation"(%29, %30) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %33 = "pdl.operation"(%32, %28) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %34 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %34) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "046a00e0542458aa", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "fcde734666958579", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_concat_2_to_add_2_matmul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%6, %7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%12, %13, %14, %15) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%2, %8, %17) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%0, %6, %19) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.operation"(%1, %7, %19) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%23, %24) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%26, %22) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "ffca8e951ee3ed5b", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "d89124cd01aac766", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_3_to_split_conv2d_concat_enlarge_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %1, %3, %4, %6, %7, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%0, %2, %3, %5, %6, %8, %9, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operand"() : () -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%0, %14, %3, %15, %6, %16, %9, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%4, %1, %15, %14, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%5, %2, %15, %14, %6) <{isNegated = false, name = "taso_windows_align"}> : (!pdl.attribute, !pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.apply_native_rewrite"(%14) <{name = "taso_kernel"}> : (!pdl.value) -> !pdl.attribute
    %20 = "pdl.operation"(%1, %19) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.operation"(%2, %19) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%22, %23, %14, %24) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %28 = "pdl.operation"(%0, %26, %3, %15, %6, %27, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%1, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%2, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %35 = "pdl.apply_native_rewrite"(%14, %34) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %36 = "pdl.apply_native_rewrite"(%32, %33) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %37 = "pdl.apply_native_rewrite"(%36, %35) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %38 = "pdl.operation"(%29, %30, %37) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %39 = "pdl.result"(%38) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %40 = "pdl.result"(%38) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %41 = "pdl.result"(%38) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %39) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%13, %40) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%18, %41) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "7a59229c95d43c46", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "8ea85f4bb09aaa88", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_enlarge_3_to_enlarge_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%10, %11, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.operation"(%16, %12, %13) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "78f98d51f9328c25", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b27bc803383f4eaf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_split_3_to_split_mul_2_3b42"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %18) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.operation"(%20, %16, %17) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "da83685102a69c91", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3b42cab133a6ec34", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_split_3_to_split_mul_2_d647"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%14, %15, %18) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.operation"(%20, %16, %17) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %2, %3) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.certificate = "75030b39b31f3049", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d6471fb40f05473d", taso.proof = "definitions, ranks up to 6"} : () -> ()
}
