// Eight heads of queries share two heads of keys and values, as exporters print it: keys and
// values are repeated, and the products are of eight matrices. Nothing need be repeated:
// the rows of four heads are rows of one matrix.

// RUN: taso-opt %s --taso-superoptimize="device=t4 check=true verify-each=true" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR < %t.err

// ERR-DAG: remark: applied 'broadcast_matmul_heads'
// ERR-DAG: remark: applied 'reshape_transpose_joined'
// ERR-DAG: remark: applied 'broadcast_matmul_heads_batched'
// ERR-DAG: remark: applied 'reshape_transpose_joined_batched'

// CHECK-LABEL: @attention
// CHECK-NOT: taso.broadcast
// CHECK: taso.matmul {{.*}} -> tensor<2x256x64xf32>
// CHECK-NOT: taso.broadcast
// CHECK: taso.matmul {{.*}} -> tensor<2x256x32xf32>
func.func @attention(%q: tensor<8x64x32xf32>, %k: tensor<2x64x32xf32>, %v: tensor<2x64x32xf32>) -> tensor<8x64x32xf32> {
  %0 = taso.reshape %k shape [2, 1, 64, 32] : (tensor<2x64x32xf32>) -> tensor<2x1x64x32xf32>
  %1 = taso.broadcast %0 shape [2, 4, 64, 32] : (tensor<2x1x64x32xf32>) -> tensor<2x4x64x32xf32>
  %2 = taso.reshape %1 shape [8, 64, 32] : (tensor<2x4x64x32xf32>) -> tensor<8x64x32xf32>
  %3 = taso.transpose %2 perm [0, 2, 1] : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %4 = taso.matmul %q, %3 : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %5 = taso.softmax %4 axis 2 : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %6 = taso.reshape %v shape [2, 1, 64, 32] : (tensor<2x64x32xf32>) -> tensor<2x1x64x32xf32>
  %7 = taso.broadcast %6 shape [2, 4, 64, 32] : (tensor<2x1x64x32xf32>) -> tensor<2x4x64x32xf32>
  %8 = taso.reshape %7 shape [8, 64, 32] : (tensor<2x4x64x32xf32>) -> tensor<8x64x32xf32>
  %9 = taso.matmul %5, %8 : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  return %9 : tensor<8x64x32xf32>
}

// CHECK-LABEL: @batches
// CHECK-NOT: taso.broadcast
// CHECK: taso.matmul {{.*}} -> tensor<3x2x256x64xf32>
// CHECK-NOT: taso.broadcast
// CHECK: taso.matmul {{.*}} -> tensor<3x2x256x32xf32>
func.func @batches(%q: tensor<3x8x64x32xf32>, %k: tensor<3x2x64x32xf32>, %v: tensor<3x2x64x32xf32>) -> tensor<3x8x64x32xf32> {
  %0 = taso.reshape %k shape [3, 2, 1, 64, 32] : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %1 = taso.broadcast %0 shape [3, 2, 4, 64, 32] : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %2 = taso.reshape %1 shape [3, 8, 64, 32] : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %3 = taso.transpose %2 perm [0, 1, 3, 2] : (tensor<3x8x64x32xf32>) -> tensor<3x8x32x64xf32>
  %4 = taso.matmul %q, %3 : (tensor<3x8x64x32xf32>, tensor<3x8x32x64xf32>) -> tensor<3x8x64x64xf32>
  %5 = taso.softmax %4 axis 3 : (tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32>
  %6 = taso.reshape %v shape [3, 2, 1, 64, 32] : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %7 = taso.broadcast %6 shape [3, 2, 4, 64, 32] : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %8 = taso.reshape %7 shape [3, 8, 64, 32] : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %9 = taso.matmul %5, %8 : (tensor<3x8x64x64xf32>, tensor<3x8x64x32xf32>) -> tensor<3x8x64x32xf32>
  return %9 : tensor<3x8x64x32xf32>
}
