// RUN: rm -f %t.mlir
// RUN: not taso-opt %s --taso-verify-rules="mutate=true report=%t.md" -o %t.mlir 2> %t.txt
// RUN: FileCheck %s --input-file=%t.txt
// RUN: FileCheck %s --check-prefix=TABLE --input-file=%t.md
// RUN: not test -e %t.mlir

// A law: its broken copies are refuted.
// CHECK: verify-rules.mlir:[[#@LINE+2]]:1: remark: proved: 'relu_of_relu': exact, ranks up to 6,
// CHECK-SAME: mutants refuted
pdl.pattern @relu_of_relu : benefit(1) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %a = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %a
  %op = pdl.operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%r : !pdl.value)
  }
}

// A planted wrong rule, with its counterexample.
// CHECK: verify-rules.mlir:[[#@LINE+5]]:1: error: refuted: 'relu_over_add': element [] of result 0 is
// CHECK: note: counterexample:
// CHECK: func.func @source
// CHECK: taso.relu
// CHECK: func.func @target
pdl.pattern @relu_over_add : benefit(1) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %sum = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %s = pdl.result 0 of %sum
  %op = pdl.operation "taso.relu"(%s : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %op {
    %a = pdl.operation "taso.relu"(%x : !pdl.value)
    %b = pdl.operation "taso.relu"(%y : !pdl.value)
    %p = pdl.result 0 of %a
    %q = pdl.result 0 of %b
    %z = pdl.operation "taso.add"(%p, %q : !pdl.value, !pdl.value)
    pdl.replace %op with %z
  }
}

// A rule that says nothing.
// CHECK: verify-rules.mlir:[[#@LINE+1]]:1: warning: unknown: 'nothing': both sides are the same graph
pdl.pattern @nothing : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %op = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %z = pdl.operation "taso.add"(%y, %x : !pdl.value, !pdl.value)
    pdl.replace %op with %z
  }
}

// An operation without a definition.
// CHECK: verify-rules.mlir:[[#@LINE+1]]:1: warning: unknown: 'foreign':
pdl.pattern @foreign : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "tosa.ceil"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// TABLE: | `relu_of_relu` | proved | exact | 6 | 7 |
// TABLE: | `relu_over_add` | refuted |
// TABLE: 1 proved, 1 refuted, 2 unknown, 0 timeouts
