// Names, places, and what follows from them.
//
// RUN: taso-opt %s --split-input-file --allow-unregistered-dialect --taso-specialize="batch=8" 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.err
// RUN: taso-opt %s --split-input-file --allow-unregistered-dialect --taso-specialize="dims=batch=8" 2>/dev/null | FileCheck %s

// CHECK-LABEL: func.func @graph(
// CHECK-SAME: %arg0: tensor<8x?x4xf32> {onnx.dim_params = "1:seq"}
// CHECK-SAME: %arg1: tensor<4x6xf32>
// CHECK-SAME: -> (tensor<8x6xf32>, tensor<8x?x4xf32> {onnx.dim_params = "1:seq"})
func.func @graph(%x: tensor<?x?x4xf32> {onnx.dim_params = "0:batch,1:seq"}, %w: tensor<4x6xf32>,
                 %y: tensor<?x4xf32> {onnx.dim_params = "0:batch"})
    -> (tensor<?x6xf32> {onnx.dim_params = "0:batch"}, tensor<?x?x4xf32> {onnx.dim_params = "0:batch,1:seq"}) {
  // CHECK: taso.matmul {{.*}} -> tensor<8x6xf32>
  %a = taso.matmul %y, %w : (tensor<?x4xf32>, tensor<4x6xf32>) -> tensor<?x6xf32>
  // CHECK: taso.relu {{.*}} -> tensor<8x6xf32>
  %b = taso.relu %a : (tensor<?x6xf32>) -> tensor<?x6xf32>
  // CHECK: taso.relu {{.*}} -> tensor<8x?x4xf32>
  %c = taso.relu %x : (tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  return %b, %c : tensor<?x6xf32>, tensor<?x?x4xf32>
}

// -----

// An open size of a reshape or a broadcast follows from the operand.
// CHECK-LABEL: func.func @sizes(
// CHECK: taso.reshape %{{.*}} shape [8, 12] : {{.*}} -> tensor<8x12xf32>
// CHECK: taso.broadcast %{{.*}} shape [8, 12, 5] : {{.*}} -> tensor<8x12x5xf32>
// CHECK: return {{.*}} : tensor<8x12x5xf32>
func.func @sizes(%x: tensor<?x3x4xf32> {onnx.dim_params = "0:batch"}) -> tensor<?x12x5xf32> {
  %a = taso.reshape %x shape [?, 12] : (tensor<?x3x4xf32>) -> tensor<?x12xf32>
  %b = taso.reshape %a shape [?, 12, 1] : (tensor<?x12xf32>) -> tensor<?x12x1xf32>
  %c = taso.broadcast %b shape [?, 12, 5] : (tensor<?x12x1xf32>) -> tensor<?x12x5xf32>
  return %c : tensor<?x12x5xf32>
}

// -----

// Operations that are not known keep their types; those of ONNX take any, and those
// that can infer do.
// CHECK-LABEL: func.func @foreign(
// CHECK: %[[A:.*]] = tensor.cast %arg0 : tensor<8x4xf32> to tensor<?x4xf32>
// CHECK: %[[B:.*]] = "foreign.op"(%[[A]]) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK: taso.relu %[[B]] : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK: "onnx.LpNormalization"(%arg0) : (tensor<8x4xf32>) -> tensor<?x4xf32>
// CHECK: tosa.tanh %arg0 : (tensor<8x4xf32>) -> tensor<8x4xf32>
// REMARK: remark: sizes are not known behind operations that are none of taso's: 1 x foreign.op, 1 x onnx.LpNormalization
func.func @foreign(%x: tensor<?x4xf32> {onnx.dim_params = "0:batch"}) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %a = "foreign.op"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %b = taso.relu %a : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %c = "onnx.LpNormalization"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %d = tosa.tanh %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %b, %c, %d : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// Nothing of it is meant: all stays. The other function has the name.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: tensor<8xf32>) -> tensor<8xf32>
func.func @named(%x: tensor<?xf32> {onnx.dim_params = "0:batch"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
// CHECK-LABEL: func.func @untouched(
// CHECK-SAME: %arg0: tensor<?xf32> {onnx.dim_params = "0:n"}) -> tensor<?xf32>
func.func @untouched(%x: tensor<?xf32> {onnx.dim_params = "0:n"}) -> tensor<?xf32> {
  %y = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
