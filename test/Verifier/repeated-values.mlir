// Maxima over what is repeated, and axes of one element.

// RUN: rm -rf %t && mkdir %t
// RUN: not taso-opt %s --taso-verify-rules -o /dev/null 2>&1 | FileCheck %s
// RUN: sed '/^.. Neither holds/,$d' %s > %t/true.mlir
// RUN: taso-opt %t/true.mlir --taso-verify-rules="certificates=%t/proofs.jsonl" -o %t/rules.mlir
// RUN: taso-gen --check-certificates %t/proofs.jsonl --rules=%s | FileCheck %s --check-prefix=CHECKED
// CHECKED: 2 checked, 0 wrong

// The maximum of copies is what was copied, and the maximum that softmax
// subtracts from one element is that element.
// CHECK-DAG: remark: proved: 'max_of_copies'
pdl.pattern @max_of_copies : benefit(0) {
  %x = pdl.operand
  %shape = pdl.attribute
  %t = pdl.type
  %copies = pdl.operation "taso.broadcast"(%x : !pdl.value) {"shape" = %shape} -> (%t : !pdl.type)
  %all = pdl.result 0 of %copies
  %axes = pdl.attribute
  %keep = pdl.attribute = 1 : i64
  %u = pdl.type
  %max = pdl.operation "taso.reduce_max"(%all : !pdl.value) {"axes" = %axes, "keep_dims" = %keep} -> (%u : !pdl.type)
  %root = pdl.result 0 of %max
  pdl.apply_native_constraint "taso_same_type"(%x, %root : !pdl.value, !pdl.value)
  pdl.rewrite %max {
    pdl.replace %max with (%x : !pdl.value)
  }
}

// CHECK-DAG: remark: proved: 'softmax_of_one'
pdl.pattern @softmax_of_one : benefit(0) {
  %x = pdl.operand
  %t = pdl.type
  %tanh = pdl.operation "taso.tanh"(%x : !pdl.value) -> (%t : !pdl.type)
  %y = pdl.result 0 of %tanh
  %axis = pdl.attribute
  %u = pdl.type
  %softmax = pdl.operation "taso.softmax"(%y : !pdl.value) {"axis" = %axis} -> (%u : !pdl.type)
  %one = pdl.attribute = 1 : i64
  pdl.apply_native_constraint "taso_is_dim"(%x, %axis, %one : !pdl.value, !pdl.attribute, !pdl.attribute)
  pdl.rewrite %softmax {
    %new = pdl.operation "taso.softmax"(%x : !pdl.value) {"axis" = %axis}
    %result = pdl.result 0 of %new
    pdl.replace %softmax with (%result : !pdl.value)
  }
}

// Neither holds without its condition.
// CHECK-DAG: error: refuted: 'sum_of_copies'
pdl.pattern @sum_of_copies : benefit(0) {
  %x = pdl.operand
  %shape = pdl.attribute
  %t = pdl.type
  %copies = pdl.operation "taso.broadcast"(%x : !pdl.value) {"shape" = %shape} -> (%t : !pdl.type)
  %all = pdl.result 0 of %copies
  %axes = pdl.attribute
  %keep = pdl.attribute = 1 : i64
  %u = pdl.type
  %sum = pdl.operation "taso.reduce_sum"(%all : !pdl.value) {"axes" = %axes, "keep_dims" = %keep} -> (%u : !pdl.type)
  %root = pdl.result 0 of %sum
  pdl.apply_native_constraint "taso_same_type"(%x, %root : !pdl.value, !pdl.value)
  pdl.rewrite %sum {
    pdl.replace %sum with (%x : !pdl.value)
  }
}

// CHECK-DAG: error: refuted: 'softmax_of_many'
pdl.pattern @softmax_of_many : benefit(0) {
  %x = pdl.operand
  %t = pdl.type
  %tanh = pdl.operation "taso.tanh"(%x : !pdl.value) -> (%t : !pdl.type)
  %y = pdl.result 0 of %tanh
  %axis = pdl.attribute
  %u = pdl.type
  %softmax = pdl.operation "taso.softmax"(%y : !pdl.value) {"axis" = %axis} -> (%u : !pdl.type)
  pdl.rewrite %softmax {
    %new = pdl.operation "taso.softmax"(%x : !pdl.value) {"axis" = %axis}
    %result = pdl.result 0 of %new
    pdl.replace %softmax with (%result : !pdl.value)
  }
}
