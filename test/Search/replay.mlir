// A trace gives the bytes of the search again, whole and in part.

// RUN: rm -rf %t && mkdir %t
// RUN: taso-opt %S/Inputs/traced.mlir --taso-superoptimize="device=h200 rules=%S/Inputs/traced-rules.mlir" \
// RUN:   --taso-trace=%t/trace.json --mlir-print-debuginfo -o %t/found.mlir 2> %t/remarks
// RUN: taso-opt %S/Inputs/traced.mlir --taso-replay="rules=%S/Inputs/traced-rules.mlir trace=%t/trace.json" \
// RUN:   --mlir-print-debuginfo -o %t/replayed.mlir
// RUN: cmp %t/found.mlir %t/replayed.mlir

// Nor do threads change the trace.
// RUN: taso-opt %S/Inputs/traced.mlir -o /dev/null \
// RUN:   --taso-superoptimize="device=h200 rules=%S/Inputs/traced-rules.mlir threads=3 trace=%t/threads.json" 2> %t/remarks
// RUN: cmp %t/trace.json %t/threads.json

// No steps are the input; a part of the steps lies between.
// RUN: taso-opt %S/Inputs/traced.mlir -o %t/input.mlir
// RUN: taso-opt %S/Inputs/traced.mlir --taso-replay="rules=%S/Inputs/traced-rules.mlir trace=%t/trace.json steps=0" -o %t/none.mlir
// RUN: cmp %t/input.mlir %t/none.mlir
// RUN: taso-opt %S/Inputs/traced.mlir --taso-replay="rules=%S/Inputs/traced-rules.mlir trace=%t/trace.json steps=2" \
// RUN:   | FileCheck %s --check-prefix=PART
// PART-LABEL: func @same_twice
// PART-COUNT-2: taso.mul
// PART-NOT: taso.mul
// PART-LABEL: func @law
// PART-NEXT: taso.add
// PART-NEXT: taso.mul
// PART-NEXT: return
// PART-LABEL: func @sum
// PART-COUNT-2: taso.mul

// Names of values and of rules, and the order of operations, do not matter.
// RUN: sed 's/%%\([abc]\) /%%\1\1 /g; s/%%\([abc]\),/%%\1\1,/g' %S/Inputs/traced.mlir > %t/renamed.mlir
// RUN: not cmp -s %t/renamed.mlir %S/Inputs/traced.mlir
// RUN: taso-opt %t/renamed.mlir --taso-replay="rules=%S/Inputs/traced-rules.mlir trace=%t/trace.json" -o %t/again.mlir
// RUN: taso-opt %t/found.mlir | cmp - %t/again.mlir
// RUN: %python %S/Inputs/edit_trace.py %t/trace.json keep law > %t/law.json
// RUN: taso-opt %s --taso-replay="rules=%S/Inputs/right-rules.mlir trace=%t/law.json" | FileCheck %s
// CHECK-LABEL: func @law
// CHECK-NEXT: %[[SUM:.*]] = taso.add %arg0, %arg1
// CHECK-NEXT: %[[PRODUCT:.*]] = taso.mul %[[SUM]], %arg2
// CHECK-NEXT: return %[[PRODUCT]]
func.func @law(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = taso.mul %y, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = taso.mul %x, %z : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = taso.add %1, %0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A function that the trace does not name stays as it is.
// CHECK-LABEL: func @other
// CHECK-NEXT: taso.relu
// CHECK-NEXT: taso.relu
func.func @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = taso.relu %x : (tensor<8xf32>) -> tensor<8xf32>
  %1 = taso.relu %0 : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
