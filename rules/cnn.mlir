// Proved rewrite rules, written by taso-gen; see MANIFEST. Do not edit: the loader
// compares each rule with its hash.
module {
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %6) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "43496406972a1735", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_broadcast_to_input"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%8, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "23760c7382484880", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_broadcast_concat_8065"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.operation"(%6, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %8) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "80650ccdc4476c91", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_broadcast_concat_0b87"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.operation"(%6, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %8) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0b8798849c39108d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_reduce_mean_broadcast_9f42"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = array<i64: 2, 2, 3, 4>}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "9f4254375af63de2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_reduce_mean_broadcast_c825"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %5 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %6 = "pdl.apply_native_rewrite"(%1, %4, %5) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %7 = "pdl.operation"(%0, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%8, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c825f9d3b725764e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_reduce_mean_broadcast_3330"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = array<i64: 2, 2, 3, 3>}> : () -> !pdl.attribute
    %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %7 = "pdl.apply_native_rewrite"(%0, %6) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%4, %5, %7) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %8) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3330a84f7c165893", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_slice_broadcast_5afa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %5 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %6 = "pdl.apply_native_rewrite"(%1, %4, %5) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %7 = "pdl.operation"(%0, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%8, %9, %10, %11, %12) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5afaeb13110dfee7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_slice_broadcast_4788"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %5 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %6 = "pdl.apply_native_rewrite"(%1, %4, %5) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %7 = "pdl.operation"(%0, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%8, %9, %10, %11, %12) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4788406555b4f18c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_broadcast_to_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %0, %5, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%5, %0, %5) <{isNegated = false, name = "taso_is_axis"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.apply_native_rewrite"(%8) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %10 = "pdl.operation"(%0, %9) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0f6a3286e71b04a5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_broadcast_to_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%0, %5, %13, %7, %8, %14, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "bb0ad99c45af1871", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_2_broadcast_to_input"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%13, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5a53b79064805417", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_broadcast_to_input_6f17"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %12, %13, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%15, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "6f17e1dc913964c4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_broadcast_to_input_1848"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %12, %13, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%15, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "18480e618c505d59", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_merge_gconv_to_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%5, %0, %7, %8, %9, %2, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0449966b8ca4d7e2", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "030345f8523fae2f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_conv2d_to_conv2d_relu_ef8d"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ef8d997deed6ca53", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_conv2d_to_conv2d_sigmoid_6561"}> ({
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
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "656111dbfe31cff6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_conv2d_to_conv2d_tanh_b102"}> ({
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
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b102fc088bfc2ea8", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_relu_to_relu_conv2d_3eed"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3eed6c925b5cc598", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_sigmoid_to_sigmoid_conv2d_b983"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b9836a0f9ce820fc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_tanh_to_tanh_conv2d_88b7"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "88b7020c1db573d3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_to_conv2d_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.apply_native_rewrite"(%0) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%9, %10, %11) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%0, %12) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%14, %1, %2, %3, %4, %15, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "97f30354caa5c864", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "95da40da5113355e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_to_conv2d_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %9, %5) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%1, %11) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%1, %10, %12) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%5, %15) <{name = "taso_divide"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.operation"(%0, %14, %2, %3, %4, %16, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "946059431ad3529b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_conv2d_to_conv2d_relu_3376"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "337689b55be1514d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_conv2d_to_conv2d_sigmoid_9c05"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9c057ce1bdbecf8f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_conv2d_to_conv2d_tanh_c6b5"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c6b501ba0fc72ef5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_relu_to_relu_conv2d_8d85"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8d851a3450892f41", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_sigmoid_to_sigmoid_conv2d_8bc2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8bc286e79428c92c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_tanh_to_tanh_conv2d_eedb"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "eedb4dd81f5513e1", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "19cbae418a28688b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_matmul_to_matmul_sigmoid"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%0, %1, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "33cfa63cdda6663c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_matmul_to_matmul_tanh"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%0, %1, %8) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1382113edb392098", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "501f0f455b5c58e1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_sigmoid_to_sigmoid_matmul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %1, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%7) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %9) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "30beb9c478b63b5b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_tanh_to_tanh_matmul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %1, %5) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%7) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %9) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a1dbbab309703a3a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_to_reduce_mean_concat_07e8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %0, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%7, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %9) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "07e81e25df3b3ed3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_to_reduce_mean_concat_2a2a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %0, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.operation"(%7, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %9) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2a2aef3b64c5a7af", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "abs_broadcast_to_broadcast_abs"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8183bfe5435f5559", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "abs_merge_gconv_to_merge_gconv_abs"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b0ac21ea2f8dafde", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "abs_pad_to_pad_abs"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e9759af20f54a676", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "abs_slice_to_slice_abs"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e8909567b714218c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_abs_to_abs_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4668dcf4338dcaca", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_abs_to_abs_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "157be2fcf5a4a4c2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_abs_to_abs_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f840189f56d1ff34", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_abs_to_abs_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c75219cec10edb33", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_broadcast_to_broadcast_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fd5aee2bbb06113b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_to_conv2d_add"}> ({
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
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %14, %2, %3, %4, %5, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "abeb001c052cbf7d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_enlarge_to_enlarge_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "dc8842d36a8f91a4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_merge_gconv_to_merge_gconv_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1a333d0aa8e305b6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_mul_to_mul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%1, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b9c79c90fd049773", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "467c70d551b2d724", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_add_to_add_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "410ed3f64409e599", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_add_04ac"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%3, %4, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%4, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%0, %13, %5, %6, %7, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "04ac7687f000e479", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_add_5cf6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%3, %4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%4, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%0, %14, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5cf64857eda8512a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_add_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%3, %4, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%3, %0, %5, %6, %7, %8, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "dec0414adc8d6c0b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_add_d745"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%3, %4, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%3, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %0, %5, %6, %7, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d7458f9c24cd66e8", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_add_2825"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%3, %4, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%3, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %0, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "28254f0d4d7015c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_add_to_add_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "b6b8dc9ac68c90e4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_add_to_add_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "64ca50ffff7fc1bd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_add_to_add_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %3) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "7b28c421056c4f2f", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "718708a2eb762f85", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_clamp_to_clamp_broadcast"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%2, %0, %1, %3) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%2, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "dd45275e3ab0545b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_erf_to_erf_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e4f27357d3a5be80", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_exp_to_exp_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5ee6799db29c0282", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_gelu_to_gelu_broadcast"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%1, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a1047f1971596ce1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_mul_to_mul_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a1439b767e14cee3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_neg_to_neg_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "80b0e2acef48213e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_reduce_mean_to_reduce_mean_broadcast_114f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %11) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%6, %10, %12) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%0, %13) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%15, %16, %17) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "114f459df15293fa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_reduce_mean_to_reduce_mean_broadcast_45f1"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.apply_native_rewrite"(%0) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%12, %13) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.apply_native_rewrite"(%9, %11, %14) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %16 = "pdl.operation"(%0, %15) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%17, %18, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "45f17b87a1a6ce52", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_relu_to_relu_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d0d95dacd07d3261", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_rsqrt_to_rsqrt_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4f0f915843e1105c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_sigmoid_to_sigmoid_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c81231a66322e3e6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_sqrt_to_sqrt_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a8ba1ccaf887b45f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_tanh_to_tanh_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%3, %4, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "934d93f3427b7530", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "clamp_broadcast_to_broadcast_clamp"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%2, %3, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %1, %7) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%2, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1050c53e394c2d2b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "erf_broadcast_to_broadcast_erf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "783ffeafab4cad5a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "exp_broadcast_to_broadcast_exp"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c0dc100f710221bf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "gelu_broadcast_to_broadcast_gelu"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%1, %2, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %0, %6) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%1, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0a6d8e4586dfe0ec", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_broadcast_to_broadcast_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f4971dd478a915e2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "neg_broadcast_to_broadcast_neg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0a8a0ba2376c96a6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_broadcast_to_broadcast_pool2d_avg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %11, %4, %12) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %13 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %13, %4, %14) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %15, %6, %16, %17) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "917d85365a224dbb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_broadcast_to_broadcast_reduce_mean_b36a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.apply_native_rewrite"(%13) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %14) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b36a10e06a474f96", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_broadcast_to_broadcast_reduce_mean_3ed2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.apply_native_rewrite"(%13) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %14) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3ed20f0c963a85c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_broadcast_to_broadcast_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f91cf6d38a422b4e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "rsqrt_broadcast_to_broadcast_rsqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "557b166574efddd4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_broadcast_to_broadcast_sigmoid"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "06f734067e866ede", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sqrt_broadcast_to_broadcast_sqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ae4956450ee41da3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_broadcast_to_broadcast_tanh"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.operation"(%8, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "18167b6d1b2eb76f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "clamp_slice_to_slice_clamp"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%2, %3, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %0, %1, %10) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%2, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "53f22b0160313e32", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_clamp_to_clamp_slice"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%2, %0, %1, %3) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%5) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%2, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d93e097a737821c9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_to_conv2d_concat_8fba"}> ({
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
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%0, %0, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8fba173c493ea2f0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_to_conv2d_concat_7e3b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %0, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7e3b07f2fe013334", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_merge_gconv_to_merge_gconv_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %10, %2) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%0, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%14, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.operation"(%13, %1, %16) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4f4ec3371dba18d0", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "884c32dcbcb1f3fd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_f621"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %13 = "pdl.operation"(%0, %5, %6, %7, %8, %9, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f6215ab5e303d304", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_24c4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %5, %6, %7, %8, %9, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "24c447a9a37cd114", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "629a038bc8bea708", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_concat_to_concat_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %2, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%6, %8) <{isNegated = false, name = "taso_is_number"}> : (!pdl.attribute, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%5) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%0, %2) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%11, %12) <{name = "taso_add"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.operation"(%0, %2, %6, %13, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3efc3c6ac9ea5a17", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pad_2_to_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %6, %12, %13, %19, %20, %21) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "75bb42b334b2c96d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_reduce_mean_to_reduce_mean_conv2d_e116"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%0, %6, %7, %8, %9, %10, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%16, %17, %18) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "e116da5ee3617f39", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_reduce_mean_to_reduce_mean_conv2d_aa6c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %6, %14, %15, %9, %10, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "aa6c7bcafe41fcf2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_90cb"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
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
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %16, %8, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%7, %18, %19, %20) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%0, %8, %21, %22, %23, %12, %24) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%26, %1, %2, %27, %28) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "90cbce071f593f48", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "edf5b2f6336c6c63", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_752a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
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
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %16, %8, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%7, %18, %19, %20) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%0, %8, %21, %22, %23, %12, %24) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%26, %1, %2, %27, %28) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "752a00ac12266081", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "73b60f02c12bb2de", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_22ea"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %16, %8, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %18, %19) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %8, %20, %21, %22, %12, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %28 = "pdl.operation"(%25, %1, %26, %3, %27) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "22ea31fa53091088", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_pool2d_avg_to_pool2d_avg_conv2d_a921"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %16, %8, %17) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %18, %19) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %21 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %22 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %8, %20, %21, %22, %12, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %28 = "pdl.operation"(%25, %1, %26, %3, %27) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a921f3a1fd14de00", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_slice_to_slice_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %16 = "pdl.operation"(%0, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%17, %18, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "305dbeae92bfd499", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_conv2d_to_conv2d_reduce_mean_286c"}> ({
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
  %10 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%0, %14, %15) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%17, %1, %2, %3, %4, %5, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "286cebd99c873c79", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ea4e5faf18b77718", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_1f4b"}> ({
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
  %11 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
    %26 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%25, %1, %26, %27, %4, %5, %28) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1f4b7b1984a1c891", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_f374"}> ({
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
  %11 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
    %21 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f374fdc0d823c7db", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f7faf129ef732175", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_fd25"}> ({
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
  %11 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
    %26 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%25, %1, %26, %27, %4, %5, %28) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "fd25df907545ba6a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_conv2d_to_conv2d_pool2d_avg_c192"}> ({
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
  %11 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
    %21 = "pdl.attribute"() <{value = array<i64: 2, 2>}> : () -> !pdl.attribute
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c192121cac61cc08", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_conv2d_to_conv2d_reduce_mean_0e86"}> ({
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
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%0, %10, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = array<i64: 0, 0, 0, 0>}> : () -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%16, %1, %17, %18, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0e86cd07cada7222", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_conv2d_to_conv2d_slice"}> ({
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
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%9, %10, %11, %12, %13, %14) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%9) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %16, %11, %12, %13) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1b1e668ccf3028da", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "513d3b7b5b56784f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_pad_to_pad_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %7) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%11, %1, %2, %12) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "103dcb2352a076bf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_slice_to_slice_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %8) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7558d719322dddf7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_reduce_mean_to_reduce_mean_enlarge"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %9) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3b905f6107ef9c30", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5830d2a9a6afd378", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_enlarge_to_enlarge_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %5, %6, %10) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2f97e41e4380ebeb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_enlarge_to_enlarge_reduce_mean_f1a2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f1a2823526c6238c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_enlarge_to_enlarge_reduce_mean_948c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "948cf68140bf8cf6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_enlarge_to_enlarge_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%4) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "597cfc9adf21084e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "erf_merge_gconv_to_merge_gconv_erf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "de7fae426ae29042", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "erf_pad_to_pad_erf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d86b9525abcc337e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "erf_slice_to_slice_erf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4f739eabbd9b2036", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_erf_to_erf_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fa6170884cca701a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_erf_to_erf_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "116f782d0c4c65c1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_erf_to_erf_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "28c9f969b8809aa7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "exp_slice_to_slice_exp"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f07499f14390856f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_exp_to_exp_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9d2d243ece503b70", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "gelu_merge_gconv_to_merge_gconv_gelu"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%1, %2, %3, %4) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %7) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%1, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "821c2e1451739b53", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "gelu_pad_to_pad_gelu"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %2, %3, %4, %5) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %0, %8) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%1, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%11, %2, %3, %12) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "27cdb9f70cd39a41", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "gelu_slice_to_slice_gelu"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%1, %2, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %0, %9) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%1, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c4a48d22760a2830", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_gelu_to_gelu_merge_gconv"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%1, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "67d047d9770af554", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_gelu_to_gelu_pad"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%4, %5, %6, %7, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%1, %5, %6, %10) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "87a53f634cb2634a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_gelu_to_gelu_slice"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%4) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%1, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7af0f85af235123d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_matmul_2_026a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %1, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %1, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%0, %11, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "026a340dec87065b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "matmul_2_to_matmul_2_a4cf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%4, %0, %9) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %0, %6) <{attributeValueNames = ["activation"], opName = "taso.matmul", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a4cf6f97430e61c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_mul_to_mul_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "506f1a8f267bf614", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_neg_to_neg_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bb00ed62da5952c6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_reduce_mean_to_reduce_mean_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %6, %7) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%11, %12, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "f0b5a469f3d9957c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_relu_to_relu_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "60389be21915b056", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_sqrt_to_sqrt_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "22c45d2cad202d56", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_tanh_to_tanh_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%3, %4, %5, %6) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "179a9a6cab0798fc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_merge_gconv_to_merge_gconv_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.operation"(%10, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6ffa67b60da2a5a3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "neg_merge_gconv_to_merge_gconv_neg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ec05b27fcc5f8514", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_merge_gconv_to_merge_gconv_reduce_mean"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "4c682a9d1cb0475a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_merge_gconv_to_merge_gconv_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f1c917f2af4a7f14", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sqrt_merge_gconv_to_merge_gconv_sqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "171c28d339a3d1ff", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_merge_gconv_to_merge_gconv_tanh"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %10 = "pdl.operation"(%9, %1, %2) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %11) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ebe1f5a4b7a9bd0a", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f09c2902dcec69f5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_pool2d_avg_to_pool2d_avg_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%7, %11, %7, %12) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%7, %13, %14) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f81c75ee17cd0c22", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6c7394c4e468227d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_mul_to_mul_pool2d_avg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %11, %0, %12) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %13, %14) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %5, %6, %7, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%1, %16) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "071f3b3a5ef9283c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "neg_pad_to_pad_neg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d7566ef166eed8c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "neg_slice_to_slice_neg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "35b3fb5cef70a78f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_neg_to_neg_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ced7fb7c53b50990", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_neg_to_neg_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b89b0e935d779a74", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_reduce_mean_to_reduce_mean_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%5, %6, %7, %8, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%0, %6, %7, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%13, %1, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bdc75ec4a692c52a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_relu_to_relu_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5645d82346ad98d2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_sqrt_to_sqrt_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4ba20067dab04767", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_tanh_to_tanh_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%3, %4, %5, %6, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %5, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "607d9d198b2e0096", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pad_slice_to_slice_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%7, %8, %9, %10, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %8, %9, %10) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ab8557bb502ecd33", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_pad_to_pad_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "04d04564f0b77792", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sqrt_pad_to_pad_sqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "34189ef638565cac", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_pad_to_pad_tanh"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%10, %1, %2, %11) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5902d18a544d06c0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_pad_to_pad_reduce_mean_56d9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "56d93e02da189338", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_pad_to_pad_reduce_mean_0f4a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0f4a0a6a50d08517", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_pad_to_pad_reduce_mean_154b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "154b01151f849cb3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_pad_to_pad_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%6) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %7, %8, %9, %10) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "16e7d322c3e28f16", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_reduce_mean_to_reduce_mean_pool2d_avg_6e68"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%13, %14, %15) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "6e68ee97041317a5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_reduce_mean_to_reduce_mean_pool2d_avg_a6aa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %6, %7, %8, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%13, %14, %15) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a6aa5a1280d8c902", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_slice_to_slice_pool2d_avg"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%7, %8, %9, %10, %11, %12) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %14) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d50530a89e88dedc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_pool2d_avg_to_pool2d_avg_reduce_mean_cf4b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %12, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "cf4bc77bf783b423", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_pool2d_avg_to_pool2d_avg_reduce_mean_d4d8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %12, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d4d8d780e02091fe", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_pool2d_avg_to_pool2d_avg_slice"}> ({
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
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%7, %8, %9, %10, %11, %12) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %0, %14) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%7) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %8, %9, %10, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cf2c3de88c574054", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_max_slice_to_slice_pool2d_max"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%7, %8, %9, %10, %11, %12) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %14) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2d88f917e7a4a95f", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "feb19d24a4c4afd6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_pool2d_max_to_pool2d_max_slice"}> ({
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
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%7, %8, %9, %10, %11, %12) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%8, %0, %14) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%7) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %8, %9, %10, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "11f6775f296b6a16", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "13f4f8ba0214686c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_to_slice_reduce_mean"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%8, %1) <{isNegated = true, name = "taso_contains"}> : (!pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %8, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6c0b20c155738ce7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_reduce_mean_to_reduce_mean_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%5, %6, %7, %8, %9, %10) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%5) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%0, %6, %12, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2f4347ac07811c7f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_slice_to_slice_relu"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "704aaa0acd5484be", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_relu_to_relu_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8388d9aaec06a2aa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "rsqrt_slice_to_slice_rsqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4baa2eb95befced4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_rsqrt_to_rsqrt_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cbf141efd26445e1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_slice_to_slice_sigmoid"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c299f0457f475183", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_sigmoid_to_sigmoid_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6c144902b91e4626", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_sqrt_to_sqrt_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "db4a80b5eeb93a19", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_tanh_to_tanh_slice"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%3) <{isNegated = false, name = "taso_one_use"}> : (!pdl.value) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3692533d3e08955a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sqrt_slice_to_slice_sqrt"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8299deea85a4abbc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_slice_to_slice_tanh"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%11, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e28d7a229779b14b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "abs_concat_to_concat_abs_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "69e24a828bfce14e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_abs_2_to_abs_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.abs", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bdad6128f71fffec", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_add_concat_to_reduce_mean_add_a021"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %10, %11) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a02133b98ecba62c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_add_concat_to_reduce_mean_add_aa05"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %10, %11) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "aa05d38720038ea2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_to_concat_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %6, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %10 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3be02147a17bff50", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_broadcast_2_to_broadcast_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2a8b355f4747eba4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_205d"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "205d0f4f54d95577", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_a02f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a02f5400c3d73bcf", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "484fb5cb0aad023f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_add_43bd"}> ({
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
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %9, %10, %2, %3, %4, %5, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%9, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %10, %2, %3, %4, %5, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "43bd8ccdc388a29b", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ede37eaefa934e02", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_mul_2_to_mul_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%0, %11) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5a6ae1452a296ef2", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_pad_2_to_pad_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "8915285f765eb99b", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "abfea09f2034f743", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_reduce_mean_2_to_reduce_mean_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %1, %2, %6) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%8, %9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0c7d182d179941e0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_slice_2_to_slice_add"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "71ae30d227822755", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "pool2d_avg_add_2_to_reduce_mean_pad"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() <{value = array<i64: 3, 3>}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = array<i64: 1, 1, 1, 1>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%6, %7, %8, %9, %10, %11) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %13, %0, %14) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  %15 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %15, %0, %16) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = array<i64: 1, 0, 0, 0>}> : () -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = array<i64: 1, 0, 0, 0>}> : () -> !pdl.attribute
    %19 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%0, %17, %18, %19) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%21, %22, %23) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "3ae3455af2d3e8ef", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "7789498a6e6ef16e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_2_to_add_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3e2764cb35e1cdc8", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "5c6090849cca30f9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_to_add_concat_2_fddb"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fddb37d4352a1c81", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_to_add_concat_2_2283"}> ({
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
    %9 = "pdl.operation"(%1, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.operation"(%0, %1, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2283d15e7b7d5126", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "e879ba26bd9ac101", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1817d4f0fc964b6d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_add_conv2d_2_d800"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%4, %1, %7, %8, %9, %10, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%4, %0, %6, %7, %8, %9, %10, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%18, %19) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d80089dba35b37b6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_to_conv2d_concat_2_37db"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%4, %5, %6, %7, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.operation"(%4, %4, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%1, %0, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%18, %19, %6, %7, %8, %9, %20, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "37db6f101afa707a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "slice_2_broadcast_to_slice_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%11, %1, %2, %3, %4, %12) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %14, %2) <{isNegated = false, name = "taso_is_dim"}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> ()
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %8) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.operation"(%16, %1, %18, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "910faf978bf6c94e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_2_reduce_mean_to_broadcast_reduce_mean"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %1, %10) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.attribute"() <{value = array<i64: 0>}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %12, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d43e2e03f6901d5d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_broadcast_2_to_broadcast_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %1, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "113bcab65ebbe117", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_broadcast_enlarge_to_enlarge_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %5) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12, %4) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "441fb8e9e696c658", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_mul_broadcast_to_mul_reduce_mean"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%4, %9, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%0, %15) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "b29a9b05869beb2d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_broadcast_to_reduce_mean_broadcast"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%4, %5, %6, %7, %8, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %12, %13, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %17 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%0, %16, %17, %18) <{isNegated = false, name = "taso_equal_dim"}> : (!pdl.value, !pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%20, %12, %21) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0a79fffa1c5c39ad", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "clamp_concat_to_concat_clamp_2"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %0, %1, %8) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%2, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%3, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "11b127292afbab27", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_clamp_2_to_clamp_concat"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%2, %0, %1, %3) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %0, %1, %6) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%2, %5, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %0, %1) <{attributeValueNames = ["minimum", "maximum"], opName = "taso.clamp", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c8bc129b5477a851", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_concat_3_c8f9"}> ({
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
  "pdl.apply_native_constraint"(%7, %0, %2) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%1, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c8f9791fc36b3a97", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_concat_3_7bd5"}> ({
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
  "pdl.apply_native_constraint"(%2, %0, %7) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.operation"(%1, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7bd58bc886397a65", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "610a53e17f0c24a4", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6228f90647ee708e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_2_212d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%9, %0, %1) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "212df2bf1d9e2b32", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_2_0ba3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%1, %0, %9) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0ba38c21275cbe78", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_erf_2_to_erf_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "991705656dfcbad6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_exp_2_to_exp_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "096ed91bbd5c8bf1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_gelu_2_to_gelu_concat"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%1, %0, %2) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %5) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%1, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "dac06d6424d33460", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "93b8daedaf6b20bb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_neg_2_to_neg_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6015eb42d5fbef60", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pad_2_to_pad_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %1, %2, %3, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1bf7f247839ce613", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "267049156db4b512", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2ae379b6e98d6050", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_reduce_mean_2_to_reduce_mean_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %1, %2, %6) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%8, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%0, %5, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14, %1, %2) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "0e1c4b3e92631e49", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6cfe5a1513504f75", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_rsqrt_2_to_rsqrt_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "635ba1028960c180", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_sigmoid_2_to_sigmoid_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7f31737aa59bc625", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_slice_2_to_slice_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %7, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9cd2a6ea51ff24fe", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_sqrt_2_to_sqrt_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b495cd6fa555b83b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_tanh_2_to_tanh_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%12) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "80ecfbbee9b0c2cb", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "026194eb909da966", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e1b97d5d1e1ffe28", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_conv2d_add_0f8c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%9, %10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%5, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %20, %11, %12, %13, %14, %21, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0f8cfad909804d36", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_2_to_concat_mul_a2cd"}> ({
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
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a2cde6fc404ef353", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "f28c22ade9253365", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "1abe14784ef3fa39", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_2"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "545824f200f83e9f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_concat_2_to_concat_mul_75b8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "75b864e46a4b2b38", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "erf_concat_to_concat_erf_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.erf", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1ad3378432af1389", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "exp_concat_to_concat_exp_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.exp", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fff655900bc6e47d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "gelu_concat_to_concat_gelu_2"}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %0, %7) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.operation"(%1, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.operation"(%2, %0) <{attributeValueNames = ["approximate"], opName = "taso.gelu", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "acb56488553ad13f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "neg_concat_to_concat_neg_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.neg", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "344d6c84b3555089", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b9a90a9b6bb98480", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ee3cdea33451f3fd", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e3afbf60fcbcdd69", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "rsqrt_concat_to_concat_rsqrt_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.rsqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "956d66b742d0ef74", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sigmoid_concat_to_concat_sigmoid_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c358bb49e1c35919", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "sqrt_concat_to_concat_sqrt_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.sqrt", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b874b8df05a1e740", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "tanh_concat_to_concat_tanh_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %6) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %8 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %9 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.tanh", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %10 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%7, %13) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a644e8e66869d134", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "831d77a69f0adf1c", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1b3e8f993c6d7043", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_2_concat_to_relu_concat_023f"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%3, %4, %5, %6, %7, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.operation"(%3, %4, %5, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%14) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "023f5693d5958f5a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_2_concat_a3e6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%0, %1, %2, %11, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%13) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a3e69de7516647c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8a4f12dbe6cf6c57", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "64214e237b991608", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_pad_2_to_pad_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %1, %2, %7, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %6) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%15, %1, %2, %16) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b302574a9de0e200", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_slice_2_to_slice_mul"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %1, %2, %3, %4, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %14 = "pdl.operation"(%0, %7) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%15, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%13, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1047a0adccaeb507", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_to_concat_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%2, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%13, %14, %15, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cd75f596cb0e2b55", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_2_3d06"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3d064251b6ee52c9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_2_to_concat_add_2_6e28"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6e282aa83cef60a4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_2_add_7a1f"}> ({
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
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%9, %1, %10, %2, %3, %4, %5, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%0, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%22, %1, %10, %2, %3, %4, %5, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "7a1f346f792c2daf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_2_add_bfca"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %1, %3, %4, %5, %6, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %15, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%0, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%22, %1, %2, %3, %4, %5, %6, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "bfca6716df40424f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_conv2d_2_to_conv2d_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %10, %11, %3, %4, %5, %6, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%15, %16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%1, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %20 = "pdl.operation"(%11, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %24 = "pdl.operation"(%0, %21, %22, %3, %4, %5, %6, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "56d803548b3a2728", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_2_to_conv2d_add_2_d54b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
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
    %15 = "pdl.operation"(%7, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%0, %18, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d54bd89709b86092", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_2_to_conv2d_add_2_d4b6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%7, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%0, %19, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d4b6ea9cca81bd9b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_2_to_conv2d_add_2_5be8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%6, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %0, %8, %9, %10, %11, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5be8043110f14e5b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_2_to_conv2d_add_2_6977"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%3, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%6, %7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.operation"(%6, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %0, %8, %9, %10, %11, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "6977af1b3087dc75", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_add_to_add_conv2d_2_0a1e"}> ({
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
  %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%12, %1, %2, %3, %4, %5, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%21, %22) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0a1e6d087118d61f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_add_to_add_conv2d_2_9f80"}> ({
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
  %11 = "pdl.operation"(%0, %9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%12, %1, %13, %2, %3, %4, %5, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %1, %13, %2, %3, %4, %5, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%22, %23) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "9f8015a888656a42", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_add_to_add_conv2d_2_ec6e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%13, %1, %2, %3, %4, %5, %6, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %1, %3, %4, %5, %6, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%22, %23) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "ec6e2194721a14a0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_93e8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %7 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%13, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%2, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "93e804e60ca38d22", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_2b17"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %7 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%1, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%13, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2b1717fba9db0b2c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_6e9b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %7 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%13, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%2, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6e9bf9793c574db0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_0457"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %7 = "pdl.operation"(%0, %0, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%1, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.operation"(%10, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %16 = "pdl.apply_native_rewrite"(%0, %15) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %18 = "pdl.apply_native_rewrite"(%0, %17) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%16, %18) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.operation"(%13, %14, %19) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0457ef3f2413459b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_b6cf"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %7 = "pdl.apply_native_rewrite"(%0, %6) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%0, %3, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%2, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b6cf9532349763ab", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_2a0d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %7 = "pdl.apply_native_rewrite"(%0, %6) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%1, %0, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2a0dc5e0de0d14f3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_6820"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %7 = "pdl.apply_native_rewrite"(%0, %6) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%0, %3, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%2, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6820b6a19101ca3b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_to_split_add_concat_2_c9dc"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %6 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %7 = "pdl.apply_native_rewrite"(%0, %6) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %10 = "pdl.apply_native_rewrite"(%0, %9) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %11 = "pdl.operation"(%1, %0, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.operation"(%12, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %17 = "pdl.apply_native_rewrite"(%0, %16) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %19 = "pdl.apply_native_rewrite"(%0, %18) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %20 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %21 = "pdl.apply_native_rewrite"(%0, %20) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %22 = "pdl.apply_native_rewrite"(%19, %21) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %23 = "pdl.operation"(%15, %17, %22) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%5, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c9dcfbaf6176cd27", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_2_to_add_concat_2_4ca4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.operation"(%0, %0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%0, %3, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4ca4b0af5f22ac67", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_2_to_add_concat_2_a977"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %7 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%6, %7, %8, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.operation"(%1, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a977c82e87b64dd6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_3_to_add_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %0, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %5 = "pdl.operation"(%1, %1, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %6, %7) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
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
    %18 = "pdl.operation"(%16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c97814c0c9694ccf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_add_2_to_add_conv2d_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%4, %5, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%8, %9, %10, %11, %12, %13, %14, %15, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%8, %0, %5, %11, %12, %13, %14, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%8, %1, %4, %11, %12, %13, %14, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%22, %23) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "c7e3037ee8863c06", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %10, %11, %3, %4, %5, %12, %7, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%15, %16, %17, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%1, %10, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.operation"(%2, %11, %22) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%0, %24, %25, %3, %4, %5, %26, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%19, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "17797ba854bdf15f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_conv2d_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%15, %16, %12, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%12, %0, %19) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %20 = "pdl.operation"(%0, %0, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%21, %0, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "118108a15ed678c0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_3_to_concat_2_e639"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%12, %1, %13, %14, %15) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e6399f5c0a249f35", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_c780"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%9, %0, %1) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%0, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c78071850eeb6bf7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_689a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%1, %0, %9) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%0, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "689af8131dc81310", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_8b42"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%9, %0, %2) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8b429a66b7c7541d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_3_to_concat_3_ce4a"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.apply_native_constraint"(%2, %0, %9) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %12 = "pdl.operation"(%0, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%14, %15, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%11, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ce4ad43fd5bc4abc", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_concat_3_to_concat_2_2228"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%7, %8, %9, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%12, %2, %13, %14, %15) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %1, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "22285a00dc890d05", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_2_to_conv2d_2_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %1, %2, %3, %4, %5, %6, %7, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%15, %0, %18) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%0, %20, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "1527b581d9f27ed3", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "47da57029d2b0f72", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8d222849d02d01aa", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1dbcfac15468f791", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pad_3_to_pad_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %2, %3, %4, %5) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%1, %2, %3, %4, %6) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %2, %3, %4, %10) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.attribute"() : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%12, %13, %14, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1, %9, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %2, %3, %4) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fb4f88ffcb8bc7ef", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "d5829220e21297eb", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "9088f5bb13660be4", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_reduce_mean_3_to_reduce_mean_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %3, %4) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %2, %3, %5) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %2, %3, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %13, %14, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %1, %8, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "37be1fb9e177d9ad", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3db59dd009862a59", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_sigmoid_3_to_sigmoid_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %2) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %5 = "pdl.operation"(%1, %3) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%6, %7) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %10, %11, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.operation"(%0, %1, %6, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%16) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %18) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6d8cc327ecd575c3", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_slice_3_to_slice_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %10, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "e21abb51996d7e16", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b77702c17a2a0d33", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_concat_2_conv2d"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%4, %0, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%1, %0, %17) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%19, %20, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%22, %23, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "654582a8d5ad6fcd", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_concat_to_concat_conv2d_2_023b"}> ({
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
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %9, %10, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %1, %2, %3, %4, %5, %6, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%10, %0, %16) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %17 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%20, %21, %10) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "023bdb16f30a3295", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_concat_to_concat_conv2d_2_4104"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %10, %11, %12) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%14, %1, %2, %3, %4, %5, %6, %7, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%11, %0, %17) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.operation"(%19, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%21, %22, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%16, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "41045221b9b037c7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_concat_2_to_conv2d_2_bcf3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%4, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%9, %10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %21 = "pdl.attribute"() : () -> !pdl.attribute
  %22 = "pdl.type"() : () -> !pdl.type
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%19, %20, %21, %22, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%9, %0, %4, %12, %13, %25, %26, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %30 = "pdl.operation"(%9, %0, %5, %12, %13, %28, %29, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %31 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %31, %32) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bcf31bec49b24df5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_concat_2_to_conv2d_2_6795"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%9, %10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %21 = "pdl.attribute"() : () -> !pdl.attribute
  %22 = "pdl.type"() : () -> !pdl.type
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%19, %20, %21, %22, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%9, %0, %5, %12, %13, %25, %26, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %30 = "pdl.operation"(%9, %1, %5, %12, %13, %28, %29, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %31 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %31, %32) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "67957dbcf170371b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "split_conv2d_concat_2_to_conv2d_2_2322"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%5, %5, %6, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%9, %10, %11, %12, %13, %14, %15, %16, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %21 = "pdl.attribute"() : () -> !pdl.attribute
  %22 = "pdl.type"() : () -> !pdl.type
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%19, %20, %21, %22, %23) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %27 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %28 = "pdl.operation"(%9, %0, %5, %25, %13, %26, %27, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %30 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %32 = "pdl.operation"(%9, %1, %5, %29, %13, %30, %31, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %33 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %33, %34) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "23221e5b92266c8c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_5799"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "579976605086aa3b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_a1d3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a1d302fb0bbd9ed0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_2936"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %4, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "29369cd7e40eac53", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_40ef"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %0, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "40efe3a77d31b009", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_baa8"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "baa8648fba51e478", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_6f92"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %0, %1, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %4, %1, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%0, %4, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %1) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6f921b381c019c87", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_7d46"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %0, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7d46dce1727987cb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_2f64"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %1, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %1, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2f645d015b703dd9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_dbaa"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %1, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %1, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "dbaa6ab825b9efff", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_2d84"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %1, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %1, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %1, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "2d842cdfadbd4609", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_2_to_concat_conv2d_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%5, %5, %2, %6) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.attribute"() : () -> !pdl.attribute
  %15 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%8, %9, %10, %11, %12, %13, %14, %15, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%8, %0, %5, %11, %12, %13, %14, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%8, %1, %5, %11, %12, %13, %14, %20) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%22, %23, %24) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fdfd4545cd1e5f2b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_09d9"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "09d94f80fc2924e9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_6cca"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %8 = "pdl.operation"(%0, %1, %7) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%1, %0, %9) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.operation"(%11, %12, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6cca6e3e7dbf0ce7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_2_to_split_concat_3_fc19"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%1, %0, %2, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %7 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %8 = "pdl.apply_native_rewrite"(%0, %7) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%0, %1, %8) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_axis"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.operation"(%1, %0, %11) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %13 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.operation"(%13, %14, %2) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
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
    "pdl.replace"(%4, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%6, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "fc19fbfd72dfca32", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_3"}> ({
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "765ac1679249b538", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1f173128b503c747", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "6badd1f733ec23a0", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_2_concat_82b9"}> ({
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
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%15, %0, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%0, %23) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%0, %25) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%24, %26) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.operation"(%21, %22, %27) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%28) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%8, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "82b948e0ac4d42a9", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_2_concat_36a6"}> ({
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
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%9, %1, %2, %3, %4, %5, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%0, %15, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %20 = "pdl.operation"(%18, %1, %2, %3, %4, %5, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.apply_native_rewrite"(%0, %23) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%0, %25) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%24, %26) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.operation"(%21, %22, %27) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.result"(%28) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%12, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "36a6490015ac773b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_relu_2_to_split_conv2d_relu_2_concat_cff6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %0, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%8, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "cff6fc39e3c4a253", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_relu_2_to_split_conv2d_relu_2_concat_619c"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<relu>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "619cc86d979e2dc5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_sigmoid_2_to_split_conv2d_sigmoid_2_concat_6658"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %0, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%8, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "6658172d602a637f", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_sigmoid_2_to_split_conv2d_sigmoid_2_concat_1182"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<sigmoid>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "11820559b6b75704", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_tanh_2_to_split_conv2d_tanh_2_concat_9786"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%19, %0, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%8, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "978607eae5852278", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_tanh_2_to_split_conv2d_tanh_2_concat_28c3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%9, %1, %10, %3, %11, %5, %12, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %16 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %17 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%0, %1, %15, %3, %16, %5, %17) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%0, %19, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %25 = "pdl.attribute"() <{value = #taso.activation<tanh>}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%22, %1, %23, %3, %24, %5, %25) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%0, %29) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%0, %31) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%30, %32) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.operation"(%27, %28, %33) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%34) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "28c328602c8cb9d3", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "4432dd81cf2e2b1b", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5a6a2b7c95fbd17d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_2_to_split_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %10, %11, %3, %4, %5, %12, %7, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %15 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %16 = "pdl.operation"(%1, %10, %15) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %18 = "pdl.operation"(%2, %11, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %20 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%0, %19, %20, %3, %4, %5, %21, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%2) <{name = "taso_shape"}> : (!pdl.value) -> !pdl.attribute
    %26 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%10, %26) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.apply_native_rewrite"(%25, %27) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %29 = "pdl.operation"(%23, %24, %28) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%29) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %30) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "247348ea9e4151fa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_concat_to_concat_add_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%7, %8, %9) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %0) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%1, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %13 = "pdl.operation"(%2, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %14 = "pdl.operation"(%3, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%15, %16, %17, %18, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %20) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "7ddc8326df3d4afb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_add_4_to_add_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %1, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%2, %2, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %9, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%12, %13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %9, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%20, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0e1c2f102847ce91", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_3_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %1, %3, %5, %6, %7, %8, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operation"(%0, %2, %4, %5, %6, %7, %9, %10, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operand"() : () -> !pdl.value
  %16 = "pdl.operand"() : () -> !pdl.value
  %17 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%0, %15, %16, %5, %6, %7, %17, %10, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %23 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%20, %21, %22, %23, %24) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %26 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%1, %2, %15, %26) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%3, %4, %16, %28) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 3, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %33 = "pdl.operation"(%0, %30, %31, %5, %6, %7, %32, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %34 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%25, %34) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1548d4eecd8efc80", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_4_to_conv2d_concat_a0cb"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %3, %4, %5, %6, %7, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%1, %3, %4, %5, %6, %7, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operation"(%2, %3, %4, %5, %6, %7, %8, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operand"() : () -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%15, %3, %4, %5, %6, %7, %8, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%18, %19, %20, %21, %22, %23) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %26 = "pdl.operation"(%0, %1, %2, %15, %25) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.operation"(%27, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %29) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "a0cb8c6a84f57f6c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_4_to_conv2d_concat_88b5"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %1, %4, %5, %6, %7, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operation"(%0, %2, %4, %5, %6, %8, %10, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.operation"(%0, %3, %4, %5, %6, %9, %10, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.operand"() : () -> !pdl.value
  %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%0, %17, %4, %5, %6, %18, %10, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %23 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %25 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %26 = "pdl.type"() : () -> !pdl.type
  %27 = "pdl.operation"(%21, %22, %23, %24, %25, %26) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.operation"(%1, %2, %3, %17, %28) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %32 = "pdl.operation"(%0, %30, %4, %5, %6, %31, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%27, %33) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "88b5579aced899fa", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_mul_4_to_mul_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %0, %3) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %1, %4) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%2, %2, %5) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %9, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%12, %13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %9, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %22 = "pdl.operation"(%20, %21) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "0589965f2c47f0da", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pad_4_to_pad_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%0, %3, %4, %5, %6) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operation"(%1, %3, %4, %5, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%2, %3, %4, %5, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operand"() : () -> !pdl.value
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%12, %3, %4, %5, %13) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.attribute"() : () -> !pdl.attribute
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.operation"(%15, %16, %17, %18, %19, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %22 = "pdl.operation"(%0, %1, %2, %12, %19) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.operation"(%23, %3, %4, %5) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %25) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "47b29db0653aaed6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_avg_4_to_pool2d_avg_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() : () -> !pdl.attribute
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %18, %19, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %23 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%20, %0, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%20, %1, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%20, %2, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%22) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %24 = "pdl.operation"(%0, %1, %2, %13, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%22, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ce6cf5d110f5f0f8", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_pool2d_max_4_to_pool2d_max_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() : () -> !pdl.attribute
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %18, %19, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %23 = "pdl.attribute"() <{value = -2 : i64}> : () -> !pdl.attribute
  "pdl.apply_native_constraint"(%20, %0, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%20, %1, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.apply_native_constraint"(%20, %2, %23) <{isNegated = false, name = "taso_axis_before"}> : (!pdl.attribute, !pdl.value, !pdl.attribute) -> ()
  "pdl.rewrite"(%22) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %24 = "pdl.operation"(%0, %1, %2, %13, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.operation"(%25, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "dilations"], opName = "taso.pool2d_max", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%22, %27) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "514703ce119b731c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_reduce_mean_4_to_reduce_mean_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %3, %4, %5) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %3, %4, %6) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operation"(%2, %3, %4, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%11, %3, %4, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.attribute"() : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%14, %15, %16, %17, %18, %19) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.operation"(%0, %1, %2, %11, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %3, %4) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "32a3ded5a0ebd000", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_relu_4_to_relu_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %4) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%2, %5) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%12, %13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %9, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "8050cdc238c13c9d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_sigmoid_4_to_sigmoid_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %3) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %4) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%2, %5) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.operand"() : () -> !pdl.value
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%9, %10) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %12 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.attribute"() : () -> !pdl.attribute
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%12, %13, %14, %15, %16, %17) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %9, %16) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20) <{attributeValueNames = [], opName = "taso.sigmoid", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "b5df3d8d3e4418b7", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_slice_4_to_slice_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.attribute"() : () -> !pdl.attribute
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %18, %19, %20, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%22) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %23 = "pdl.operation"(%0, %1, %2, %13, %20) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%24, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%22, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f5debcfeba6ba837", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_4_concat_to_relu_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %4) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%2, %5) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  %9 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %10 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %11 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.operand"() : () -> !pdl.value
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%9, %10, %11, %12, %13, %14) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%16, %17) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1, %2, %12, %13) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %22) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c2ebf9e828d66224", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_concat_to_concat_conv2d_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%7, %8, %9, %10, %11, %12, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %16 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %17 = "pdl.operation"(%7, %0, %9, %10, %11, %16, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %18 = "pdl.operation"(%7, %1, %9, %10, %11, %16, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.operation"(%7, %2, %9, %10, %11, %16, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %21 = "pdl.operation"(%7, %3, %9, %10, %11, %20, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %26 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%22, %23, %24, %25, %26) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%15, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f25c3900771853a6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_concat_relu_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.operation"(%3) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %14 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%14, %15, %16, %17, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ba19d7cf50c93a15", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "relu_concat_to_relu_4_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %1, %2, %3, %4, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %8) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %11 = "pdl.operation"(%1) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %12 = "pdl.operation"(%2) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %14 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.operation"(%13, %14, %15, %3, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.operation"(%17) <{attributeValueNames = [], opName = "taso.relu", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "53617b1fdb3d74e5", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_4_to_split_conv2d_concat_239b"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %1, %4, %5, %6, %7, %10, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operation"(%0, %2, %4, %5, %6, %8, %10, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.operation"(%0, %3, %4, %5, %6, %9, %10, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.operand"() : () -> !pdl.value
  %18 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%0, %17, %4, %5, %6, %18, %10, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %22 = "pdl.operation"(%1, %2, %3, %17, %21) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %24 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %25 = "pdl.operation"(%0, %23, %4, %5, %6, %24, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.apply_native_rewrite"(%1, %28) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%2, %28) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.apply_native_rewrite"(%3, %28) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %32 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %33 = "pdl.apply_native_rewrite"(%17, %32) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %34 = "pdl.apply_native_rewrite"(%29, %30) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %35 = "pdl.apply_native_rewrite"(%34, %31) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %36 = "pdl.apply_native_rewrite"(%35, %33) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %37 = "pdl.operation"(%26, %27, %36) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %39 = "pdl.result"(%37) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %40 = "pdl.result"(%37) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    %41 = "pdl.result"(%37) <{index = 3 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%14, %38) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%15, %39) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%16, %40) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%20, %41) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "239bda30c09dcf2d", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_4_to_split_conv2d_concat_ab67"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%0, %3, %4, %5, %6, %7, %8, %9) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%1, %3, %4, %5, %6, %7, %8, %10) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operation"(%2, %3, %4, %5, %6, %7, %8, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operand"() : () -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%15, %3, %4, %5, %6, %7, %8, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %18 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %19 = "pdl.operation"(%0, %1, %2, %15, %18) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20, %3, %4, %5, %6, %7, %8) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %24 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %25 = "pdl.apply_native_rewrite"(%0, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %26 = "pdl.apply_native_rewrite"(%1, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %27 = "pdl.apply_native_rewrite"(%2, %24) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %28 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %29 = "pdl.apply_native_rewrite"(%15, %28) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %30 = "pdl.apply_native_rewrite"(%25, %26) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %31 = "pdl.apply_native_rewrite"(%30, %27) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %32 = "pdl.apply_native_rewrite"(%31, %29) <{name = "taso_append"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %33 = "pdl.operation"(%22, %23, %32) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %34 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %35 = "pdl.result"(%33) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.result"(%33) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    %37 = "pdl.result"(%33) <{index = 3 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%12, %34) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%13, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%14, %36) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%17, %37) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ab677d7e18df735b", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_broadcast_3_to_broadcast_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %22 = "pdl.operation"(%21, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "5787a53acc318e59", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "825c0323d385051a", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "2d906c67581d94b1", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d789a70fb03263db", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_reduce_mean_3_to_reduce_mean_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.operation"(%0, %2, %3, %4) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operation"(%1, %2, %3, %5) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operand"() : () -> !pdl.value
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%8, %2, %3, %9) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %12 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %13 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.operation"(%11, %12, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %17 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.operation"(%17, %13, %14) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %19 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %21 = "pdl.operation"(%20, %8) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%18, %24) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5db876d21d5d0595", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_slice_3_to_slice_add_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %25 = "pdl.operation"(%24, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "bb7177f8bec12afb", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_broadcast_3_to_broadcast_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.operation"(%0, %2, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %6 = "pdl.operation"(%1, %2, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %7 = "pdl.operand"() : () -> !pdl.value
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%7, %2, %8) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %22 = "pdl.operation"(%21, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "91e1289becadcf11", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "concat_conv2d_4_to_conv2d_concat_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%0, %1, %4, %7, %8, %9, %10, %13, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.operation"(%0, %2, %5, %7, %8, %9, %11, %13, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.operation"(%0, %3, %6, %7, %8, %9, %12, %13, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %20 = "pdl.operand"() : () -> !pdl.value
  %21 = "pdl.operand"() : () -> !pdl.value
  %22 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%0, %20, %21, %7, %8, %9, %22, %13, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %25 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %26 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %28 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %29 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %30 = "pdl.type"() : () -> !pdl.type
  %31 = "pdl.operation"(%25, %26, %27, %28, %29, %30) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%31) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %32 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %33 = "pdl.operation"(%1, %2, %3, %20, %32) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %34 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %35 = "pdl.operation"(%4, %5, %6, %21, %34) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 4, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %36 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %37 = "pdl.result"(%35) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %38 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %39 = "pdl.operation"(%0, %36, %37, %7, %8, %9, %38, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %40 = "pdl.result"(%39) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%31, %40) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "e1c5b3f45280bdba", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_pad_3_to_pad_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %6) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %5, %7) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%10, %2, %3, %11, %12) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
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
    %26 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %27 = "pdl.operation"(%25, %2, %3, %26) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%21, %28) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "aac58a03a653004c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_2_slice_3_to_slice_mul_2"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %2, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %2, %3, %4, %5, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %2, %3, %4, %5, %11) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.operation"(%13, %14, %17) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.operation"(%19, %15, %16) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %21 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %22 = "pdl.result"(%21) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %23 = "pdl.operation"(%22, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %25 = "pdl.operation"(%24, %2, %3, %4, %5) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%20, %26) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "c6af48cf20ab876e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_2_conv2d_3_to_conv2d_add_4"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%0, %1, %3, %5, %6, %7, %8, %9, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operation"(%0, %2, %4, %5, %6, %7, %8, %10, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operand"() : () -> !pdl.value
  %16 = "pdl.operand"() : () -> !pdl.value
  %17 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%0, %15, %16, %5, %6, %7, %8, %17, %18) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%20, %21, %24) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.operation"(%26, %22, %23) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %28 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.operation"(%29, %15) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.operation"(%3, %4) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %33 = "pdl.operation"(%32, %16) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %34 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %35 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %37 = "pdl.operation"(%0, %34, %35, %5, %6, %7, %8, %36) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%27, %38) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "fbde44172368a17a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_broadcast_4_to_broadcast_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%2, %3, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %3, %11) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%13, %14, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%20, %15, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.operation"(%23, %16, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%26, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.operation"(%28, %10) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.operation"(%30, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %32) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "df5e40cd40d92275", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_conv2d_4_to_conv2d_add_3_68ed"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %3, %4, %5, %6, %7, %8, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operation"(%1, %3, %4, %5, %6, %7, %9, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.operation"(%2, %3, %4, %5, %6, %7, %10, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.operand"() : () -> !pdl.value
  %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%17, %3, %4, %5, %6, %7, %18, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %23 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %25 = "pdl.type"() : () -> !pdl.type
  %26 = "pdl.type"() : () -> !pdl.type
  %27 = "pdl.operation"(%21, %22, %26) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %29 = "pdl.type"() : () -> !pdl.type
  %30 = "pdl.operation"(%28, %23, %29) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %32 = "pdl.operation"(%31, %24, %25) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%32) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %33 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %34 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %35 = "pdl.operation"(%34, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %36 = "pdl.result"(%35) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %37 = "pdl.operation"(%36, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %39 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %40 = "pdl.operation"(%38, %3, %4, %5, %6, %7, %39) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %41 = "pdl.result"(%40) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%32, %41) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "68ed78881c9e898e", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_conv2d_4_to_conv2d_add_3_d550"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %9 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %10 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.type"() : () -> !pdl.type
  %14 = "pdl.operation"(%0, %1, %4, %5, %6, %7, %8, %11) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %15 = "pdl.operation"(%0, %2, %4, %5, %6, %7, %9, %12) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.operation"(%0, %3, %4, %5, %6, %7, %10, %13) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %17 = "pdl.operand"() : () -> !pdl.value
  %18 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%0, %17, %4, %5, %6, %7, %18, %19) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %21 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %23 = "pdl.result"(%16) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %25 = "pdl.type"() : () -> !pdl.type
  %26 = "pdl.type"() : () -> !pdl.type
  %27 = "pdl.operation"(%21, %22, %26) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %29 = "pdl.type"() : () -> !pdl.type
  %30 = "pdl.operation"(%28, %23, %29) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %32 = "pdl.operation"(%31, %24, %25) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%32) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %33 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %34 = "pdl.result"(%33) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %35 = "pdl.operation"(%34, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %36 = "pdl.result"(%35) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %37 = "pdl.operation"(%36, %17) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %39 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %40 = "pdl.operation"(%0, %38, %4, %5, %6, %7, %39) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %41 = "pdl.result"(%40) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%32, %41) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "d550a40e83542ff1", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_pool2d_avg_4_to_pool2d_avg_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%23, %18, %24) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.operation"(%26, %19, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %28 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.operation"(%29, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.operation"(%31, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.operation"(%33, %3, %4, %5, %6) <{attributeValueNames = ["kernel", "strides", "pads", "count_include_pad"], opName = "taso.pool2d_avg", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%27, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "9f308b19c05e2cd6", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_reduce_mean_4_to_reduce_mean_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %3, %4, %5) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%1, %3, %4, %6) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operation"(%2, %3, %4, %7) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operand"() : () -> !pdl.value
  %12 = "pdl.type"() : () -> !pdl.type
  %13 = "pdl.operation"(%11, %3, %4, %12) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.type"() : () -> !pdl.type
  %20 = "pdl.operation"(%14, %15, %19) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %21 = "pdl.result"(%20) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.type"() : () -> !pdl.type
  %23 = "pdl.operation"(%21, %16, %22) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %24 = "pdl.result"(%23) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %25 = "pdl.operation"(%24, %17, %18) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %26 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %27 = "pdl.result"(%26) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %28 = "pdl.operation"(%27, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.operation"(%29, %11) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.operation"(%31, %3, %4) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%25, %33) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "fd567f4beaacd794", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_slice_4_to_slice_add_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%23, %18, %24) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.operation"(%26, %19, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %28 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.operation"(%29, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.operation"(%31, %13) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.operation"(%33, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%27, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "191c47e6eafba579", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_3_broadcast_4_to_broadcast_mul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.type"() : () -> !pdl.type
  %5 = "pdl.type"() : () -> !pdl.type
  %6 = "pdl.type"() : () -> !pdl.type
  %7 = "pdl.operation"(%0, %3, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %8 = "pdl.operation"(%1, %3, %5) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %9 = "pdl.operation"(%2, %3, %6) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %10 = "pdl.operand"() : () -> !pdl.value
  %11 = "pdl.type"() : () -> !pdl.type
  %12 = "pdl.operation"(%10, %3, %11) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %14 = "pdl.result"(%8) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %15 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %16 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.type"() : () -> !pdl.type
  %18 = "pdl.type"() : () -> !pdl.type
  %19 = "pdl.operation"(%13, %14, %18) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %20 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%20, %15, %21) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.operation"(%23, %16, %17) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %25 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %27 = "pdl.operation"(%26, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %29 = "pdl.operation"(%28, %10) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %30 = "pdl.result"(%29) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %31 = "pdl.operation"(%30, %3) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%24, %32) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "1bb4d2e4e3e72560", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_3_pad_4_to_pad_mul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.type"() : () -> !pdl.type
  %11 = "pdl.operation"(%0, %3, %4, %5, %8) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%1, %3, %4, %6, %9) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operation"(%2, %3, %4, %7, %10) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %14 = "pdl.operand"() : () -> !pdl.value
  %15 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%14, %3, %4, %15, %16) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %21 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %22 = "pdl.type"() : () -> !pdl.type
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%18, %19, %23) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %25 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %26 = "pdl.type"() : () -> !pdl.type
  %27 = "pdl.operation"(%25, %20, %26) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %28 = "pdl.result"(%27) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %29 = "pdl.operation"(%28, %21, %22) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%29) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %30 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.operation"(%31, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.operation"(%33, %14) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %36 = "pdl.attribute"() <{value = 0.000000e+00 : f64}> : () -> !pdl.attribute
    %37 = "pdl.operation"(%35, %3, %4, %36) <{attributeValueNames = ["low", "high", "value"], opName = "taso.pad", operandSegmentSizes = array<i32: 1, 3, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%29, %38) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "93f22c1d9c9d1a5c", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "mul_3_slice_4_to_slice_mul_3"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.type"() : () -> !pdl.type
  %10 = "pdl.operation"(%0, %3, %4, %5, %6, %7) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %11 = "pdl.operation"(%1, %3, %4, %5, %6, %8) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %12 = "pdl.operation"(%2, %3, %4, %5, %6, %9) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %13 = "pdl.operand"() : () -> !pdl.value
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%13, %3, %4, %5, %6, %14) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %16 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %17 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %18 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %19 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %20 = "pdl.type"() : () -> !pdl.type
  %21 = "pdl.type"() : () -> !pdl.type
  %22 = "pdl.operation"(%16, %17, %21) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %23 = "pdl.result"(%22) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %24 = "pdl.type"() : () -> !pdl.type
  %25 = "pdl.operation"(%23, %18, %24) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %26 = "pdl.result"(%25) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.operation"(%26, %19, %20) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %28 = "pdl.operation"(%0, %1) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %29 = "pdl.result"(%28) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %30 = "pdl.operation"(%29, %2) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %31 = "pdl.result"(%30) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %32 = "pdl.operation"(%31, %13) <{attributeValueNames = [], opName = "taso.mul", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %33 = "pdl.result"(%32) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %34 = "pdl.operation"(%33, %3, %4, %5, %6) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%27, %35) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "258b38be44d1920a", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "add_3_conv2d_4_to_conv2d_add_6"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.operand"() : () -> !pdl.value
  %3 = "pdl.operand"() : () -> !pdl.value
  %4 = "pdl.operand"() : () -> !pdl.value
  %5 = "pdl.operand"() : () -> !pdl.value
  %6 = "pdl.operand"() : () -> !pdl.value
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.attribute"() : () -> !pdl.attribute
  %9 = "pdl.attribute"() : () -> !pdl.attribute
  %10 = "pdl.attribute"() : () -> !pdl.attribute
  %11 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %12 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.type"() : () -> !pdl.type
  %16 = "pdl.type"() : () -> !pdl.type
  %17 = "pdl.operation"(%0, %1, %4, %7, %8, %9, %10, %11, %14) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %18 = "pdl.operation"(%0, %2, %5, %7, %8, %9, %10, %12, %15) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %19 = "pdl.operation"(%0, %3, %6, %7, %8, %9, %10, %13, %16) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %20 = "pdl.operand"() : () -> !pdl.value
  %21 = "pdl.operand"() : () -> !pdl.value
  %22 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
  %23 = "pdl.type"() : () -> !pdl.type
  %24 = "pdl.operation"(%0, %20, %21, %7, %8, %9, %10, %22, %23) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %25 = "pdl.result"(%17) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %26 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %27 = "pdl.result"(%19) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %28 = "pdl.result"(%24) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %29 = "pdl.type"() : () -> !pdl.type
  %30 = "pdl.type"() : () -> !pdl.type
  %31 = "pdl.operation"(%25, %26, %30) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %32 = "pdl.result"(%31) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %33 = "pdl.type"() : () -> !pdl.type
  %34 = "pdl.operation"(%32, %27, %33) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  %35 = "pdl.result"(%34) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %36 = "pdl.operation"(%35, %28, %29) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%36) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %37 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %38 = "pdl.result"(%37) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %39 = "pdl.operation"(%38, %3) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %40 = "pdl.result"(%39) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %41 = "pdl.operation"(%40, %20) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %42 = "pdl.operation"(%4, %5) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %43 = "pdl.result"(%42) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %44 = "pdl.operation"(%43, %6) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %45 = "pdl.result"(%44) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %46 = "pdl.operation"(%45, %21) <{attributeValueNames = [], opName = "taso.add", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    %47 = "pdl.result"(%41) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %48 = "pdl.result"(%46) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %49 = "pdl.attribute"() <{value = #taso.activation<none>}> : () -> !pdl.attribute
    %50 = "pdl.operation"(%0, %47, %48, %7, %8, %9, %10, %49) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 3, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %51 = "pdl.result"(%50) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%36, %51) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "5621f9d1e28d92b8", taso.proof = "definitions, ranks up to 6"} : () -> ()
}
