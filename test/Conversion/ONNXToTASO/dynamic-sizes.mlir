// Sizes that a model computes from those of its tensors, and biases that grow to a
// dynamic batch.
//
// RUN: taso-opt %s --convert-onnx-to-taso=fold-shapes --split-input-file | FileCheck %s
// RUN: taso-opt %s --convert-onnx-to-taso=fold-shapes --split-input-file -o %t.mlir
// RUN: taso-opt %t.mlir --convert-taso-to-onnx --split-input-file | FileCheck %s --check-prefix=BACK

// The bias takes the batch of the argument, not of the product.
// CHECK-LABEL: func @gemm(
// CHECK: %[[P:.*]] = taso.matmul %arg0, %arg1
// CHECK: %[[R:.*]] = taso.reshape %arg2 shape [1, 8]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] like %arg0 shape [?, 8]
// CHECK: taso.add %[[P]], %[[B]]
// BACK-LABEL: func @gemm(
// BACK-NEXT: "onnx.Gemm"(%arg0, %arg1, %arg2)
// BACK-NEXT: return
func.func @gemm(%x: tensor<?x4xf32>, %w: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<?x8xf32> {
  %y = "onnx.Gemm"(%x, %w, %b) : (tensor<?x4xf32>, tensor<4x8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// C may be one row that is repeated.
// CHECK-LABEL: func @gemm_rows(
// CHECK: "onnx.Gemm"
func.func @gemm_rows(%x: tensor<?x4xf32>, %w: tensor<4x8xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = "onnx.Gemm"(%x, %w, %c) : (tensor<?x4xf32>, tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// Both grow, each to the other: their sizes are those of arguments.
// CHECK-LABEL: func @outer(
// CHECK: %[[A:.*]] = taso.broadcast %arg0 like %arg1 shape [?, ?]
// CHECK: %[[B:.*]] = taso.broadcast %arg1 like %arg0 shape [?, ?]
// CHECK: taso.add %[[A]], %[[B]]
// BACK-LABEL: func @outer(
// BACK-NEXT: "onnx.Add"(%arg0, %arg1)
func.func @outer(%x: tensor<?x1xf32>, %y: tensor<1x?xf32>) -> tensor<?x?xf32> {
  %z = "onnx.Add"(%x, %y) : (tensor<?x1xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  return %z : tensor<?x?xf32>
}

// -----

// A vector of any length is a row of the matrix before it can say how long.
// CHECK-LABEL: func @ranks(
// CHECK: %[[R:.*]] = taso.reshape %arg1 shape [1, ?]
// CHECK: %[[A:.*]] = taso.broadcast %arg0 like %[[R]] shape [4, ?]
// CHECK: %[[B:.*]] = taso.broadcast %[[R]] shape [4, ?]
// CHECK: taso.mul %[[A]], %[[B]]
func.func @ranks(%x: tensor<4x1xf32>, %y: tensor<?xf32>) -> tensor<4x?xf32> {
  %z = "onnx.Mul"(%x, %y) : (tensor<4x1xf32>, tensor<?xf32>) -> tensor<4x?xf32>
  return %z : tensor<4x?xf32>
}

// -----

// A constant has the shape of what it is added to.
// CHECK-LABEL: func @hard_sigmoid(
// CHECK: %[[C:.*]] = taso.constant dense<5.000000e-01> : tensor<1x4xf32>
// CHECK: taso.broadcast %[[C]] like %arg0 shape [?, 4]
func.func @hard_sigmoid(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %y = "onnx.HardSigmoid"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

// -----

// view(x.size(0), x.size(1), 4, -1), and back: two sizes are the operand's.
// CHECK-LABEL: func @heads(
// CHECK-NOT: "onnx.{{[^C]}}
// CHECK: %[[H:.*]] = taso.reshape %arg0 shape [?, ?, 4, 16]
// CHECK-SAME: (tensor<?x?x64xf32>) -> tensor<?x?x4x16xf32>
// CHECK-NOT: "onnx.{{[^C]}}
// CHECK: taso.reshape %{{.*}} shape [?, ?, 64]
// CHECK-NOT: "onnx.{{[^C]}}
// BACK-LABEL: func @heads(
// BACK: %[[S:.*]] = "onnx.Constant"() {{.*}}dense<[0, 0, 4, -1]> : tensor<4xi64>
// BACK: %[[H:.*]] = "onnx.Reshape"(%arg0, %[[S]])
// BACK: %[[N:.*]] = "onnx.Neg"(%[[H]])
// BACK: dense<[0, 0, 64]> : tensor<3xi64>
// BACK: "onnx.Reshape"(%[[N]],
func.func @heads(%x: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %zero = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %one = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %front = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %four = "onnx.Constant"() {value = dense<[4, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %all = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
  %s = "onnx.Shape"(%x) : (tensor<?x?x64xf32>) -> tensor<3xi64>
  %b = "onnx.Gather"(%s, %zero) : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %t = "onnx.Gather"(%s, %one) : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %b1 = "onnx.Unsqueeze"(%b, %front) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
  %t1 = "onnx.Unsqueeze"(%t, %front) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
  %split = "onnx.Concat"(%b1, %t1, %four) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<2xi64>) -> tensor<4xi64>
  %join = "onnx.Concat"(%b1, %t1, %all) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h = "onnx.Reshape"(%x, %split) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
  %n = "onnx.Neg"(%h) : (tensor<?x?x4x16xf32>) -> tensor<?x?x4x16xf32>
  %y = "onnx.Reshape"(%n, %join) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
  return %y : tensor<?x?x64xf32>
}

// -----

// One size that is computed follows from the number of elements, whatever it is.
// CHECK-LABEL: func @flat(
// CHECK: taso.reshape %arg0 shape [?, 12]
func.func @flat(%x: tensor<?x3x4xf32>) -> tensor<?x12xf32> {
  %twelve = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
  %b = "onnx.Shape"(%x) {end = 1 : si64} : (tensor<?x3x4xf32>) -> tensor<1xi64>
  %s = "onnx.Concat"(%b, %twelve) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %y = "onnx.Reshape"(%x, %s) : (tensor<?x3x4xf32>, tensor<2xi64>) -> tensor<?x12xf32>
  return %y : tensor<?x12xf32>
}

// -----

// Sizes in other places, of other tensors, or computed from sizes, are not seen through.
// CHECK-LABEL: func @elsewhere(
// CHECK-COUNT-3: "onnx.Reshape"
func.func @elsewhere(%x: tensor<?x?x8xf32>, %z: tensor<?x3xf32>) -> (tensor<?x?x8xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %two = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
  %turn = "onnx.Constant"() {value = dense<[1, 0, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
  %tail = "onnx.Constant"() {value = dense<[-1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %s = "onnx.Shape"(%x) : (tensor<?x?x8xf32>) -> tensor<3xi64>
  %turned = "onnx.Gather"(%s, %turn) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %a = "onnx.Reshape"(%x, %turned) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
  %other = "onnx.Shape"(%z) {end = 1 : si64} : (tensor<?x3xf32>) -> tensor<1xi64>
  %to = "onnx.Concat"(%other, %tail) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
  %b = "onnx.Reshape"(%x, %to) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
  %first = "onnx.Shape"(%x) {end = 1 : si64} : (tensor<?x?x8xf32>) -> tensor<1xi64>
  %twice = "onnx.Mul"(%first, %two) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
  %by = "onnx.Concat"(%twice, %tail) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
  %c = "onnx.Reshape"(%x, %by) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
  return %a, %b, %c : tensor<?x?x8xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>
}

// -----

// What is expanded to the sizes of a tensor grows to them; the nodes that compute
// them are made afresh.
// CHECK-LABEL: func @expand(
// CHECK: %[[E:.*]] = taso.broadcast %arg1 like %arg0 shape [?, 4, 8]
// CHECK: taso.matmul %arg0, %[[E]]
// CHECK: "onnx.Expand"(%arg2,
// BACK-LABEL: func @expand(
// BACK: "onnx.Shape"(%arg0)
// BACK: "onnx.Expand"(%arg1,
func.func @expand(%x: tensor<?x3x4xf32>, %w: tensor<1x4x8xf32>, %v: tensor<?x4x8xf32>) -> (tensor<?x3x8xf32>, tensor<?x4x8xf32>) {
  %tail = "onnx.Constant"() {value = dense<[4, 8]> : tensor<2xi64>} : () -> tensor<2xi64>
  %b = "onnx.Shape"(%x) {end = 1 : si64} : (tensor<?x3x4xf32>) -> tensor<1xi64>
  %s = "onnx.Concat"(%b, %tail) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
  %e = "onnx.Expand"(%w, %s) : (tensor<1x4x8xf32>, tensor<3xi64>) -> tensor<?x4x8xf32>
  %y = "onnx.MatMul"(%x, %e) : (tensor<?x3x4xf32>, tensor<?x4x8xf32>) -> tensor<?x3x8xf32>
  %f = "onnx.Expand"(%v, %s) : (tensor<?x4x8xf32>, tensor<3xi64>) -> tensor<?x4x8xf32>
  return %y, %f : tensor<?x3x8xf32>, tensor<?x4x8xf32>
}
