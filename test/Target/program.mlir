// RUN: taso-translate --taso-to-program %s | FileCheck %s

// A function becomes a program of what its results need. What is left of a model's
// shape arithmetic is no part of it, and need not be expressible.

// CHECK: "name": "layer"
// CHECK: {"name":"arg0","shape":[2,3],"type":"f32","kind":"input"}
// CHECK: {"name":"arg1","shape":[3,4],"type":"f32","kind":"weight","seed":1}
// CHECK: "kind":"output"
// CHECK: "steps": [
// CHECK-NEXT: {"op":"matmul","operands":["arg0","arg1"],"results":["[[Y:.*]]"],"attributes":{"activation":"relu"}}
// CHECK-NEXT: ]
func.func @layer(%x: tensor<2x3xf32>, %w: tensor<3x4xf32> {taso.weight}) -> tensor<2x4xf32> {
  %shape = "onnx.Shape"(%x) : (tensor<2x3xf32>) -> tensor<2xi64>
  %unused = taso.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = taso.matmul %x, %w activation relu : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}
