// Import, search, folding and export in one option, also in a stock mlir-opt.
// RUN: taso-opt %s --taso-torch-pipeline='search={device=h200}' 2>/dev/null | FileCheck %s
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(taso-torch-pipeline{search={device=h200}})' 2>/dev/null | FileCheck %s
// RUN: not taso-opt %s --taso-torch-pipeline='search={device=none}' 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error:

// The transposes cancel, the copy and the views do nothing.
// CHECK-LABEL: @cancel(
// CHECK-SAME: %arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
// CHECK-NEXT: %[[R:.*]] = torch.aten.relu %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
// CHECK-NEXT: return %[[R]]
func.func @cancel(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.t %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,2],f32>
  %n = torch.constant.none
  %1 = torch.aten.clone %0, %n : !torch.vtensor<[3,2],f32>, !torch.none -> !torch.vtensor<[3,2],f32>
  %2 = torch.aten.relu %1 : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f32>
  %3 = torch.aten.t %2 : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[2,3],f32>
  %i2 = torch.constant.int 2
  %i3 = torch.constant.int 3
  %s = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.view %3, %s : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,3],f32>
  return %4 : !torch.vtensor<[2,3],f32>
}
