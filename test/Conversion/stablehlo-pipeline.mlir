// From StableHLO through the search, and back to StableHLO.
//
// RUN: taso-opt %s --taso-stablehlo-pipeline='search={device=h200}' 2>/dev/null | FileCheck %s
// RUN: not taso-opt %s --taso-stablehlo-pipeline='search={device=none}' 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: no device 'none'

// Two products of one matrix become one.
// CHECK-LABEL: @two
// CHECK-COUNT-1: stablehlo.dot_general {{.*}} -> tensor<64x96xf32>
// CHECK-NOT: stablehlo.dot
// CHECK-NOT: taso.
// CHECK: return
func.func @two(%x: tensor<64x128xf32>) -> (tensor<64x32xf32>, tensor<64x64xf32>) {
  %v = stablehlo.constant dense<0.5> : tensor<128x32xf32>
  %w = stablehlo.constant dense<0.25> : tensor<128x64xf32>
  %0 = stablehlo.dot %x, %v : (tensor<64x128xf32>, tensor<128x32xf32>) -> tensor<64x32xf32>
  %1 = stablehlo.dot %x, %w : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
  return %0, %1 : tensor<64x32xf32>, tensor<64x64xf32>
}
