// Normalising can hide a merge: the slice of the result wants the rows of one product of
// %x only, which then is one of another matrix. The search also merges the input as it is
// and normalises the whole of it afterwards, which the trace says and a replay does again.

// RUN: rm -rf %t && mkdir %t
// RUN: taso-opt %s --taso-superoptimize="device=h200 check=true verify-each=true trace=%t/trace.json" -o %t/out.mlir 2>%t/err
// RUN: FileCheck %s < %t/out.mlir
// RUN: FileCheck %s --check-prefix=ERR < %t/err
// RUN: FileCheck %s --check-prefix=TRACE < %t/trace.json
// RUN: taso-opt %s --taso-replay=trace=%t/trace.json -o %t/again.mlir
// RUN: cmp %t/out.mlir %t/again.mlir
// RUN: taso-opt %s --taso-superoptimize="device=h200 threads=3" 2>/dev/null | cmp - %t/out.mlir

// CHECK-LABEL: @attention
// CHECK: taso.matmul %arg0, %{{.*}} -> tensor<64x768xf32>
// CHECK: taso.split
// CHECK-DAG: taso.tanh {{.*}} -> tensor<1x256xf32>
// CHECK-DAG: taso.slice %{{.*}}#0 axis
// CHECK: taso.matmul
// ERR: remark: applied 'matmul_share_lhs_three'
// ERR: remark: superoptimized: 23.002 us -> 17.933 us
// ERR: remark: equal
// TRACE: "whole": true
func.func @attention(%x: tensor<64x256xf32>, %q: tensor<256x256xf32> {taso.weight}, %k: tensor<256x256xf32> {taso.weight}, %v: tensor<256x256xf32> {taso.weight}, %y: tensor<64x256xf32>, %w: tensor<256x8xf32> {taso.weight}) -> (tensor<1x256xf32>, tensor<1x8xf32>) {
  %mq = taso.matmul %x, %q : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  %mk = taso.matmul %x, %k : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  %mv = taso.matmul %x, %v : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  %t = taso.transpose %mk perm [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
  %s = taso.matmul %mq, %t : (tensor<64x256xf32>, tensor<256x64xf32>) -> tensor<64x64xf32>
  %p = taso.softmax %s axis 1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %o = taso.matmul %p, %mv : (tensor<64x64xf32>, tensor<64x256xf32>) -> tensor<64x256xf32>
  %last = taso.slice %o axis 0 start 63 size 1 : (tensor<64x256xf32>) -> tensor<1x256xf32>
  %r = taso.tanh %y : (tensor<64x256xf32>) -> tensor<64x256xf32>
  %first = taso.slice %r axis 0 start 0 size 1 : (tensor<64x256xf32>) -> tensor<1x256xf32>
  %g = taso.matmul %first, %w : (tensor<1x256xf32>, tensor<256x8xf32>) -> tensor<1x8xf32>
  %n = taso.neg %g : (tensor<1x8xf32>) -> tensor<1x8xf32>
  return %last, %n : tensor<1x256xf32>, tensor<1x8xf32>
}
