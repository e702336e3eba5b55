// Without rules there is nothing to verify.
// RUN: not taso-opt %s --taso-verify-rules 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: there is no pdl.pattern to verify; pass a file of rules

// A rule that the prover cannot decide passes, unless a proof is required.
// RUN: %python %S/print_pattern.py %taso_build/unittests/Axioms/repaired-rewrites.mlir relu_over_smul > %t.mlir
// RUN: taso-opt %t.mlir --taso-verify-rules 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not taso-opt %t.mlir --taso-verify-rules=require-proof=true > /dev/null 2>&1
// UNKNOWN: warning: unknown: 'relu_over_smul'
// UNKNOWN: note: the source is stuck at
// UNKNOWN: note: the target is stuck at
// UNKNOWN: taso.verdict = "unknown"

// A limit ends every proof.
// RUN: %python %S/print_pattern.py %taso_build/share/taso/rules/axioms.mlir conv_merge_groups > %t.law.mlir
// RUN: taso-opt %t.law.mlir --taso-verify-rules=max-steps=10 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// TIMEOUT: warning: timeout: 'conv_merge_groups': the limit of 10 steps was reached

// What is proved is annotated, and its certificate checked.
// RUN: taso-opt %t.law.mlir --taso-verify-rules="max-rank=4 certificates=%t.jsonl" 2> /dev/null | FileCheck %s --check-prefix=ANNOTATED
// RUN: taso-gen --check-certificates %t.jsonl --rules=%t.law.mlir | FileCheck %s --check-prefix=CHECKED
// ANNOTATED: pdl.pattern @conv_merge_groups
// ANNOTATED-SAME: taso.fp = "{{reassociates|rounds}}", taso.hash = "{{[0-9a-f]+}}", taso.max_rank = 4 : i64, taso.verdict = "proved"
// CHECKED: checked: conv_merge_groups

// A file that cannot be written is an error.
// RUN: not taso-opt %t.law.mlir --taso-verify-rules=report=%t.missing/laws.md -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}laws.md': there is no directory '{{.*}}.missing'

// So is an effort that is no number.
// RUN: not taso-opt %t.law.mlir --taso-verify-rules=refute-work=nan -o /dev/null 2>&1 | FileCheck %s --check-prefix=EFFORT
// EFFORT: error: refute-work must be a number of operations, found nan

// No tensor has more than eight dimensions.
// RUN: not taso-opt %t.law.mlir --taso-verify-rules=max-rank=9 -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not taso-opt %t.law.mlir --taso-verify-rules=max-rank=0 -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: error: max-rank must be between 1 and 8, which is the highest rank of a tensor; found {{9|0}}

// A bound below what the rule needs is named, and not only that nothing matches.
// RUN: taso-opt %t.law.mlir --taso-verify-rules=max-rank=1 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOW
// LOW: warning: unknown: 'conv_merge_groups': no instance of the rule exists with ranks up to 1: {{.*}}; a higher max-rank may find some
