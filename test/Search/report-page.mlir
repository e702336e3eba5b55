// A report for a browser: one page that shows the graphs, plays the steps and finds
// operations, whatever names they have.
// REQUIRES: report-viewer, browser
// RUN: taso-opt %s --taso-superoptimize="device=h200 check=true report=%t.html" -o %t.mlir
// RUN: %browse %t.html --find matmul | FileCheck %s

// CHECK: summary: {{.*}}less by roofline(NVIDIA H200)), 5 → 4 operations
// CHECK-NEXT: steps: [[N:[0-9]+]]
// CHECK-NEXT: position: [[N]] / [[N]]
// CHECK-NEXT: search: 2 + 1 found
// CHECK-NEXT: details: operationtaso.matmul
// CHECK-NEXT: first: 0 / [[N]], Before any step
// CHECK-NEXT: next: 1 / [[N]], current: matmul_relunormalising
// CHECK-NEXT: played: on
// CHECK-NEXT: last: [[N]] / [[N]]
// CHECK-NEXT: kernels: {{[0-9]+}}
// CHECK-NEXT: facts: cost modelroofline(NVIDIA H200)
// CHECK-NOT: problem

func.func @main(%x: tensor<64x512xf32>, %a: tensor<512x256xf32> {taso.weight},
                %b: tensor<512x256xf32> {taso.weight})
    -> (tensor<64x256xf32>, tensor<64x256xf32>) {
  %0 = taso.matmul %x, %a : (tensor<64x512xf32>, tensor<512x256xf32>) -> tensor<64x256xf32> loc("</script><b>")
  %1 = taso.matmul %x, %b : (tensor<64x512xf32>, tensor<512x256xf32>) -> tensor<64x256xf32> loc("second")
  %2 = taso.relu %0 : (tensor<64x256xf32>) -> tensor<64x256xf32>
  %3 = taso.relu %1 : (tensor<64x256xf32>) -> tensor<64x256xf32>
  return %2, %3 : tensor<64x256xf32>, tensor<64x256xf32>
}
