// From proofs to certificates that are checked, and are those of one rule.

// RUN: rm -rf %t && mkdir %t
// RUN: taso-opt %s --taso-verify-rules="max-rank=3 certificates=%t/proofs.jsonl" -o %t/rules.mlir
// RUN: taso-gen --check-certificates %t/proofs.jsonl --rules=%s | FileCheck %s
// CHECK: checked: sum_of_add ({{[0-9]+}} results, {{[0-9]+}} proofs,
// CHECK-NEXT: checked: relu_twice (
// CHECK-NEXT: 2 checked, 0 wrong

// The annotations of the verdict change no rule.
// RUN: taso-gen --check-certificates %t/proofs.jsonl --rules=%t/rules.mlir | FileCheck %s

// Another rule's certificate, and one of no rule in the file.
// RUN: sed "s/relu_twice/sum_of_add/" %t/proofs.jsonl > %t/foreign.jsonl
// RUN: not taso-gen --check-certificates %t/foreign.jsonl --rules=%s 2>&1 | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: error: sum_of_add: the hash {{[0-9a-f]+}} is that of the rule relu_twice
// RUN: sed "s/\"hash\":\"..../\"hash\":\"0000/" %t/proofs.jsonl > %t/hash.jsonl
// RUN: not taso-gen --check-certificates %t/hash.jsonl --rules=%s 2>&1 | FileCheck %s --check-prefix=HASH
// HASH: error: sum_of_add: no rule has the hash 0000{{[0-9a-f]+}}

// A leaf, a step and a value that are others.
// RUN: sed "s/\[\"equal\"\]/[\"void\"]/" %t/proofs.jsonl > %t/leaf.jsonl
// RUN: not taso-gen --check-certificates %t/leaf.jsonl 2>&1 | FileCheck %s --check-prefix=LEAF
// LEAF: error: sum_of_add: proof {{[0-9]+}}: step {{[0-9]+}}: a case is left out that may occur
// RUN: sed "s/\[\"zero\"\],//" %t/proofs.jsonl > %t/step.jsonl
// RUN: not taso-gen --check-certificates %t/step.jsonl 2>&1 | FileCheck %s --check-prefix=STEP
// STEP: error: sum_of_add: proof {{[0-9]+}}: step {{[0-9]+}}: {{.*}}was expected
// RUN: sed "s/\"target\":\[\[\"1\"/\"target\":[[\"3\"/" %t/proofs.jsonl > %t/value.jsonl
// RUN: not taso-gen --check-certificates %t/value.jsonl 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: sum_of_add: proof {{[0-9]+}}: step {{[0-9]+}}: 'sum' was expected

pdl.pattern @sum_of_add : benefit(0) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %axes = pdl.attribute
  %keep = pdl.attribute
  %add = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %sum = pdl.result 0 of %add
  %root = pdl.operation "taso.reduce_sum"(%sum : !pdl.value) {"axes" = %axes, "keep_dims" = %keep} -> (%u : !pdl.type)
  pdl.rewrite %root {
    %a = pdl.operation "taso.reduce_sum"(%x : !pdl.value) {"axes" = %axes, "keep_dims" = %keep}
    %p = pdl.result 0 of %a
    %b = pdl.operation "taso.reduce_sum"(%y : !pdl.value) {"axes" = %axes, "keep_dims" = %keep}
    %q = pdl.result 0 of %b
    %c = pdl.operation "taso.add"(%p, %q : !pdl.value, !pdl.value)
    pdl.replace %root with %c
  }
}

pdl.pattern @relu_twice : benefit(0) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %once = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %once
  %root = pdl.operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %root {
    %only = pdl.operation "taso.relu"(%x : !pdl.value)
    pdl.replace %root with %only
  }
}
