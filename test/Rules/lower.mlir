// What lowering adds to a law: a root, distinct operations, one of the two orders
// of a symmetric match, a bound on users, types, and no cycles.
// RUN: taso-opt %s --taso-lower-rules | FileCheck %s

// CHECK-LABEL: pdl.pattern @share
// CHECK-DAG: apply_native_constraint "taso_distinct"
// CHECK-DAG: apply_native_constraint "taso_before"
// CHECK-DAG: apply_native_constraint "taso_few_or_adjacent"
// CHECK-DAG: apply_native_constraint "taso_infer"
// CHECK-DAG: apply_native_constraint "taso_same_types"
// CHECK-DAG: apply_native_constraint "taso_acyclic"
// CHECK: rewrite %{{[0-9]+}} {
pdl.pattern @share : benefit(1) {
  %ta = type
  %tb = type
  %x = operand
  %a = operation "taso.tanh"(%x : !pdl.value) -> (%ta : !pdl.type)
  %b = operation "taso.tanh"(%x : !pdl.value) -> (%tb : !pdl.type)
  rewrite {
    %c = operation "taso.tanh"(%x : !pdl.value)
    replace %a with %c
    replace %b with %c
  }
}
