// RUN: taso-translate --taso-to-program %s | FileCheck %s
// RUN: taso-translate --taso-to-program --weights-as-seeds %s | FileCheck %s --check-prefix=SEEDS
// RUN: taso-translate --taso-to-program %s > %t.json
// RUN: taso-run %t.json --device=reference | FileCheck %s --check-prefix=VALUES

// CHECK: "name": "layer"
// CHECK: {"name":"arg0","shape":[1,2],"type":"f32","kind":"input"}
// CHECK: {"name":"arg1","shape":[2,2],"type":"f32","kind":"weight","seed":1}
// CHECK: {"name":"c2","shape":[1,2],"type":"f32","kind":"weight","data":[1.0,-2.0]}
// CHECK: "kind":"output"
// CHECK: {"op":"matmul","operands":["arg0","arg1"]
// CHECK: {"op":"add"
// SEEDS: {"name":"c2","shape":[1,2],"type":"f32","kind":"weight","seed":
// VALUES: 2 elements

func.func @layer(%x: tensor<1x2xf32>, %w: tensor<2x2xf32> {taso.weight})
    -> tensor<1x2xf32> {
  %b = taso.constant dense<[[1.0, -2.0]]> : tensor<1x2xf32>
  %0 = taso.matmul %x, %w
      : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  %1 = taso.add %0, %b
      : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}
