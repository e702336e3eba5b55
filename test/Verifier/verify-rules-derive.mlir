// The report says which rules follow from the others.
// RUN: taso-opt %s --taso-verify-rules="derive=true cross-check=true report=%t.md" -o /dev/null 2> /dev/null
// RUN: FileCheck %s --input-file=%t.md

// CHECK: 2 proved, 0 refuted, 0 unknown, 0 timeouts
// CHECK: | rule | follows from |
// CHECK: | `twice` | `once` |
// CHECK: 1 rules follow from the others

// relu(relu(x)) = relu(x)
pdl.pattern @once : benefit(1) {
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

// relu(relu(-x)) = relu(-x)
pdl.pattern @twice : benefit(1) {
  %s = pdl.type
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %n = pdl.operation "taso.neg"(%x : !pdl.value) -> (%s : !pdl.type)
  %m = pdl.result 0 of %n
  %a = pdl.operation "taso.relu"(%m : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %a
  %op = pdl.operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%r : !pdl.value)
  }
}
