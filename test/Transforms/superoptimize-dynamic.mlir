// Dynamic dimensions stay dynamic: what holds for all sizes is done, and costs
// assume some.
// RUN: taso-opt %s --split-input-file --allow-unregistered-dialect --taso-superoptimize=device=t4 2> %t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.remarks

// Two products of one operand are one, whatever the batch.
// SAID: remark: costs assume the sizes batch=8 (the option assume gives others); what is done is right for all
// SAID: remark: superoptimized:
// CHECK-LABEL: func.func @products
// CHECK-SAME: tensor<?x64xf32>
// CHECK: taso.matmul {{.*}} : (tensor<?x64xf32>, tensor<64x48xf32>) -> tensor<?x48xf32>
// CHECK: taso.split {{.*}} : (tensor<?x48xf32>) -> (tensor<?x32xf32>, tensor<?x16xf32>)
// CHECK: return {{.*}} : tensor<?x32xf32>, tensor<?x16xf32>
func.func @products(%x: tensor<?x64xf32> {onnx.dim_params = "0:batch"},
                    %v: tensor<64x32xf32> {taso.weight},
                    %w: tensor<64x16xf32> {taso.weight}) -> (tensor<?x32xf32>, tensor<?x16xf32>) {
  %0 = taso.matmul %x, %v : (tensor<?x64xf32>, tensor<64x32xf32>) -> tensor<?x32xf32>
  %1 = taso.matmul %x, %w : (tensor<?x64xf32>, tensor<64x16xf32>) -> tensor<?x16xf32>
  return %0, %1 : tensor<?x32xf32>, tensor<?x16xf32>
}

// -----

// A slice of as many rows as are assumed is not all of them.
// CHECK-LABEL: func.func @not_all
// CHECK-NEXT: taso.slice
// CHECK: return {{.*}} : tensor<8x64xf32>
func.func @not_all(%x: tensor<?x64xf32>) -> tensor<8x64xf32> {
  %0 = taso.transpose %x perm [1, 0] : (tensor<?x64xf32>) -> tensor<64x?xf32>
  %1 = taso.transpose %0 perm [1, 0] : (tensor<64x?xf32>) -> tensor<?x64xf32>
  %2 = taso.slice %1 axis 0 start 0 size 8 : (tensor<?x64xf32>) -> tensor<8x64xf32>
  return %2 : tensor<8x64xf32>
}

// -----

// Sizes in attributes become dynamic again; other dialects see what they saw.
// CHECK-LABEL: func.func @foreign
// CHECK: taso.reshape {{.*}} shape [?, 64] : (tensor<?x8x8xf32>) -> tensor<?x64xf32>
// CHECK-NEXT: "other.op"(%{{.*}}) : (tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK-NEXT: taso.neg
// CHECK-NEXT: return
func.func @foreign(%x: tensor<?x8x8xf32>) -> tensor<?x64xf32> {
  %0 = taso.reshape %x shape [?, 64] : (tensor<?x8x8xf32>) -> tensor<?x64xf32>
  %1 = "other.op"(%0) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = taso.neg %1 : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %3 = taso.transpose %2 perm [1, 0] : (tensor<?x64xf32>) -> tensor<64x?xf32>
  %4 = taso.transpose %3 perm [1, 0] : (tensor<64x?xf32>) -> tensor<?x64xf32>
  return %4 : tensor<?x64xf32>
}

// -----

// Products with biases are one product with one bias, which is known before the
// model runs, and grows to the batch once.
// CHECK-LABEL: func.func @biased(
// CHECK: %[[C:.*]] = taso.concat %{{.*}}, %{{.*}} axis 1 : (tensor<1x32xf32>, tensor<1x16xf32>) -> tensor<1x48xf32>
// CHECK: %[[B:.*]] = taso.broadcast %[[C]] like %arg0 shape [?, 48]
// CHECK: taso.add %{{.*}}, %[[B]] : (tensor<?x48xf32>, tensor<?x48xf32>) -> tensor<?x48xf32>
// CHECK: taso.split {{.*}} : (tensor<?x48xf32>) -> (tensor<?x32xf32>, tensor<?x16xf32>)
func.func @biased(%x: tensor<?x64xf32>,
                  %v: tensor<64x32xf32> {taso.weight}, %w: tensor<64x16xf32> {taso.weight},
                  %b: tensor<1x32xf32> {taso.weight}, %c: tensor<1x16xf32> {taso.weight})
    -> (tensor<?x32xf32>, tensor<?x16xf32>) {
  %0 = taso.matmul %x, %v : (tensor<?x64xf32>, tensor<64x32xf32>) -> tensor<?x32xf32>
  %1 = taso.broadcast %b like %x shape [?, 32] : (tensor<1x32xf32>, tensor<?x64xf32>) -> tensor<?x32xf32>
  %2 = taso.add %0, %1 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
  %3 = taso.matmul %x, %w : (tensor<?x64xf32>, tensor<64x16xf32>) -> tensor<?x16xf32>
  %4 = taso.broadcast %c like %x shape [?, 16] : (tensor<1x16xf32>, tensor<?x64xf32>) -> tensor<?x16xf32>
  %5 = taso.add %3, %4 : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  return %2, %5 : tensor<?x32xf32>, tensor<?x16xf32>
}

// -----

// Two open sizes of a reshape are those of its operand, at any sizes.
// CHECK-LABEL: func.func @heads(
// CHECK: taso.reshape {{.*}} shape [?, ?, 4, 16] : (tensor<?x?x64xf32>) -> tensor<?x?x4x16xf32>
// CHECK: return
func.func @heads(%x: tensor<?x?x64xf32>, %v: tensor<64x64xf32> {taso.weight}, %w: tensor<64x64xf32> {taso.weight})
    -> (tensor<?x?x4x16xf32>, tensor<?x?x4x16xf32>) {
  %0 = taso.matmul %x, %v : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
  %1 = taso.reshape %0 shape [?, ?, 4, 16] : (tensor<?x?x64xf32>) -> tensor<?x?x4x16xf32>
  %2 = taso.matmul %x, %w : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
  %3 = taso.reshape %2 shape [?, ?, 4, 16] : (tensor<?x?x64xf32>) -> tensor<?x?x4x16xf32>
  return %1, %3 : tensor<?x?x4x16xf32>, tensor<?x?x4x16xf32>
}
