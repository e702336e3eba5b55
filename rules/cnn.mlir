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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_reduce_mean_broadcast_8c34"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = array<i64: 2, 2, 3, 3>}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %4) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.attribute"() <{value = array<i64: 2, 3>}> : () -> !pdl.attribute
    %8 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %9 = "pdl.operation"(%6, %7, %8) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %10) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "8c341ffc087b2672", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_to_split_broadcast"}> ({
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
    %10 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%8, %9, %10) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "cc5b6dc7f4fa2d7c", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_broadcast_to_input_0f9d"}> ({
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
  %13 = "pdl.attribute"() : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %12, %13, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%15, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "0f9d74b130a48fbf", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "reduce_mean_slice_broadcast_to_input_790e"}> ({
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
  %12 = "pdl.attribute"() <{value = array<i64: 1>}> : () -> !pdl.attribute
  %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %14 = "pdl.type"() : () -> !pdl.type
  %15 = "pdl.operation"(%11, %12, %13, %14) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%15, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "normalise", taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "790efa6610602b96", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "ef8d997deed6ca53", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "3eed6c925b5cc598", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_to_conv2d_broadcast_97f3"}> ({
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "conv2d_to_conv2d_broadcast_8a33"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.operand"() : () -> !pdl.value
  %2 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
  %3 = "pdl.attribute"() : () -> !pdl.attribute
  %4 = "pdl.attribute"() : () -> !pdl.attribute
  %5 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %6 = "pdl.attribute"() : () -> !pdl.attribute
  %7 = "pdl.type"() : () -> !pdl.type
  %8 = "pdl.operation"(%0, %1, %2, %3, %4, %5, %6, %7) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %9 = "pdl.attribute"() <{value = array<i64: 2, 2, 3, 4>}> : () -> !pdl.attribute
    %10 = "pdl.operation"(%0, %9) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %12 = "pdl.attribute"() <{value = array<i64: 1, 1>}> : () -> !pdl.attribute
    %13 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%11, %1, %12, %3, %4, %13, %6) <{attributeValueNames = ["strides", "pads", "dilations", "groups", "activation"], opName = "taso.conv2d", operandSegmentSizes = array<i32: 2, 5, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%8, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "reassociates", taso.generator = "taso-gen 0.1.0", taso.hash = "8a331dc9f858fcfe", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_to_split_enlarge_concat_a62e"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.operation"(%6, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%0, %12) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%11, %13) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%8, %9, %14) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a62eee2d55a3bb20", taso.proof = "definitions, ranks up to 6"} : () -> ()
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "enlarge_to_split_enlarge_concat_80bd"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.type"() : () -> !pdl.type
  %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %4 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %5 = "pdl.operation"(%0, %0, %4) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %6 = "pdl.result"(%5) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %7 = "pdl.operation"(%6, %1) <{attributeValueNames = ["kernel"], opName = "taso.enlarge", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %9 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %10 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %11 = "pdl.apply_native_rewrite"(%0, %10) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %13 = "pdl.apply_native_rewrite"(%0, %12) <{name = "taso_dim"}> : (!pdl.value, !pdl.attribute) -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%11, %13) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%8, %9, %14) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%3, %16) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.class = "enable", taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "80bd6ed6a548e40a", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_reduce_mean_to_reduce_mean_merge_gconv"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %6 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
  %7 = "pdl.attribute"() : () -> !pdl.attribute
  %8 = "pdl.type"() : () -> !pdl.type
  %9 = "pdl.operation"(%5, %6, %7, %8) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %10 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %11 = "pdl.operation"(%0, %10, %7) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = 1 : i64}> : () -> !pdl.attribute
    %14 = "pdl.operation"(%12, %1, %13) <{attributeValueNames = ["axes", "keep_dims"], opName = "taso.reduce_mean", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%9, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "rounds", taso.generator = "taso-gen 0.1.0", taso.hash = "73f23b2c0320116e", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "merge_gconv_to_split_merge_gconv_concat"}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  %1 = "pdl.attribute"() : () -> !pdl.attribute
  %2 = "pdl.attribute"() : () -> !pdl.attribute
  %3 = "pdl.type"() : () -> !pdl.type
  %4 = "pdl.operation"(%0, %1, %2, %3) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 1>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) -> !pdl.operation
  "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %5 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%0, %0, %5) <{attributeValueNames = ["axis"], opName = "taso.concat", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
    %7 = "pdl.result"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %8 = "pdl.apply_native_rewrite"(%2, %2) <{name = "taso_add"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %9 = "pdl.operation"(%7, %1, %8) <{attributeValueNames = ["count", "groups"], opName = "taso.merge_gconv", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %10 = "pdl.result"(%9) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %11 = "pdl.attribute"() <{value = 0 : i64}> : () -> !pdl.attribute
    %12 = "pdl.apply_native_rewrite"(%2, %2) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %13 = "pdl.operation"(%10, %11, %12) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%4, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "a54a0045392df124", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
"pdl.pattern"() <{benefit = 0 : i16, sym_name = "broadcast_slice_to_split_broadcast_slice"}> ({
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
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.operation"(%0, %1, %2, %3, %4) <{attributeValueNames = ["axis", "start", "size", "step"], opName = "taso.slice", operandSegmentSizes = array<i32: 1, 4, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %12 = "pdl.result"(%11) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %13 = "pdl.attribute"() <{value = 2 : i64}> : () -> !pdl.attribute
    %14 = "pdl.apply_native_rewrite"(%8, %1, %13) <{name = "taso_replace"}> : (!pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %15 = "pdl.operation"(%12, %14) <{attributeValueNames = ["shape"], opName = "taso.broadcast", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.value, !pdl.attribute) -> !pdl.operation
    %16 = "pdl.result"(%15) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.apply_native_rewrite"(%2, %2) <{name = "taso_pair"}> : (!pdl.attribute, !pdl.attribute) -> !pdl.attribute
    %18 = "pdl.operation"(%16, %1, %17) <{attributeValueNames = ["axis", "sizes"], opName = "taso.split", operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.value, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %19 = "pdl.result"(%18) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %19) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) {taso.fp = "exact", taso.generator = "taso-gen 0.1.0", taso.hash = "f332c7ab2d7d70a1", taso.proof = "definitions, ranks up to 6"} : () -> ()
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
}
