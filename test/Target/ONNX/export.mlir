// Weights that are taso.constant become initializers, values keep their names and
// get readable ones where they have none, and outputs get the name that the
// function states.

// RUN: rm -f %t.onnx %t.bad.onnx
// RUN: taso-translate --export-onnx %s -o %t.onnx
// RUN: taso-translate --import-onnx %t.onnx | FileCheck %s
// RUN: %python -c "import onnx; onnx.checker.check_model(onnx.load(r'%t.onnx'))"

// CHECK: func.func @main_graph(%arg0: tensor<2xf32> {onnx.name = "x"}
// CHECK-SAME: -> (tensor<2xf32> {onnx.name = "y"}, tensor<2xf32> {onnx.name = "again"}, tensor<2xf32> {onnx.name = "copy"})
// CHECK: "onnx.Constant"() {onnx.initializer, value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>} : () -> tensor<2xf32> loc([[W:#.*]])
// CHECK: "onnx.Constant"() {onnx.initializer, value = dense<3.000000e+00> : tensor<2xf32>} : () -> tensor<2xf32> loc([[FRESH:#.*]])
// CHECK: "onnx.Add"({{.*}}) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc([[X1:#.*]])
// CHECK: "onnx.Add"
// CHECK: "onnx.Identity"
// CHECK-DAG: [[W]] = loc("w")
// CHECK-DAG: [[FRESH]] = loc("constant_1")
// CHECK-DAG: [[X1]] = loc("x_1")

func.func @main_graph(%x: tensor<2xf32> {onnx.name = "x"})
    -> (tensor<2xf32> {onnx.name = "y"}, tensor<2xf32> {onnx.name = "again"},
        tensor<2xf32> {onnx.name = "copy"}) {
  %w = taso.constant dense<[1.0, 2.0]> : tensor<2xf32> loc("w")
  %v = taso.constant dense<3.0> : tensor<2xf32>
  %a = "onnx.Add"(%x, %w) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("x")
  %b = "onnx.Add"(%a, %v) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("y_old")
  return %b, %b, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
