// Records are used if, and only if, they are still right.
// RUN: taso-opt %s -split-input-file --convert-taso-to-torch | FileCheck %s

// CHECK-LABEL: @intact(
// CHECK-SAME: %arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT: torch.aten.tanh %arg0 {note = "kept"}
func.func @intact(%x: tensor<2xf32> {torch.type = !torch.vtensor<[2],f32>}) -> (tensor<2xf32> {torch.type = !torch.vtensor<[2],f32>}) {
  %0 = taso.tanh %x {torch.source = {attributes = {note = "kept", torch.arguments = [0]}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.tanh", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// The operation is another one by now.
// CHECK-LABEL: @stale(
// CHECK: torch.aten.relu
func.func @stale(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = taso.relu %x {torch.source = {attributes = {torch.arguments = [0]}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.tanh", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// The arguments are missing, or are none.
// CHECK-LABEL: @malformed(
// CHECK-COUNT-4: torch.aten.tanh
func.func @malformed(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = taso.tanh %x {torch.source = {attributes = {}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.other", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = taso.tanh %0 {torch.source = {attributes = {torch.arguments = [1]}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.other", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = taso.tanh %1 {torch.source = {attributes = {torch.arguments = ["x"]}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.other", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = taso.tanh %2 {torch.source = {attributes = {torch.arguments = [{type = !torch.list<vtensor>, tensors = [7]}]}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "aten.other", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}

// -----

// A type that is not that of the argument is left.
// CHECK-LABEL: @wrong_type(
// CHECK-SAME: %arg0: tensor<2xf32> {torch.type = !torch.vtensor<[3],f32>}
func.func @wrong_type(%x: tensor<2xf32> {torch.type = !torch.vtensor<[3],f32>}) -> tensor<2xf32> {
  %0 = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
