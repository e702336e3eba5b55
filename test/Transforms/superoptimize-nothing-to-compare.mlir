// check=true keeps only what it could compare: where nothing comes out of a function, the
// input is returned, and a warning says why.

// RUN: taso-opt %s --allow-unregistered-dialect --taso-superoptimize="device=h200 check=true report=%t.json" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR < %t.err
// RUN: FileCheck %s --check-prefix=REPORT < %t.json
// RUN: taso-opt %s --allow-unregistered-dialect --taso-superoptimize="device=h200" 2>/dev/null | FileCheck %s --check-prefix=UNCHECKED
// CHECK-COUNT-2: taso.matmul
// ERR: warning: check=true found nothing to compare by, and the input is returned: refused: the check would show nothing
// REPORT: "changed": false
// REPORT: "vacuous": true
// UNCHECKED-COUNT-1: taso.matmul
// UNCHECKED-NOT: taso.matmul
func.func @sink(%x: tensor<8x8xf32>, %w: tensor<8x8xf32> {taso.weight}, %v: tensor<8x8xf32> {taso.weight}) {
  %a = taso.matmul %x, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = taso.matmul %x, %v : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  "other.use"(%a, %b) : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
  return
}
