// A constant of one value that would be large becomes a node that fills a shape, and comes
// back as it was. Others, and all where the opset has no such node, are errors and take no memory.
//
// REQUIRES: address-limit
//
// RUN: split-file %s %t
// RUN: sh -c "ulimit -v 4000000; exec taso-opt %t/large.mlir -o %t/large.onnx" && taso-translate --import-onnx %t/large.onnx | FileCheck %s
// CHECK-DAG: "onnx.ConstantOfShape"({{.*}}) {onnx_node_name = "{{.*}}", value = dense<0.000000e+00> : tensor<1xf32>} : (tensor<2xi64>) -> tensor<200000x200000xf32>
// CHECK-DAG: "onnx.ConstantOfShape"({{.*}}) {onnx_node_name = "{{.*}}", value = dense<1.000000e+00> : tensor<1xf32>} : (tensor<2xi64>) -> tensor<200000x200000xf32>
// CHECK-DAG: "onnx.ConstantOfShape"({{.*}}) {onnx_node_name = "{{.*}}", value = dense<3.000000e+00> : tensor<1xf32>} : (tensor<2xi64>) -> tensor<200000x200000xf32>
// RUN: taso-opt %t/large.onnx | FileCheck %s --check-prefix=BACK
// BACK-DAG: taso.constant {{.*}}dense<0.000000e+00> : tensor<200000x200000xf32>
// BACK-DAG: taso.constant {{.*}}dense<3.000000e+00> : tensor<200000x200000xf32>
//
// RUN: sed 's/200000/16/g' %t/large.mlir | taso-opt --convert-taso-to-onnx | FileCheck %s --check-prefix=SMALL
// SMALL: "onnx.Constant"() {onnx.initializer, value = dense<0.000000e+00> : tensor<16x16xf32>}
// SMALL-NOT: onnx.ConstantOfShape
//
// RUN: sed 's/200000/128/g' %t/large.mlir | taso-opt --convert-taso-to-onnx | FileCheck %s --check-prefix=MEDIUM
// MEDIUM-COUNT-3: "onnx.ConstantOfShape"
// MEDIUM-NOT: dense<{{.*}}> : tensor<128x128xf32>
// RUN: sed 's/200000/128/g' %t/old.mlir | taso-opt --convert-taso-to-onnx | FileCheck %s --check-prefix=MEDIUM-OLD
// MEDIUM-OLD: "onnx.Constant"() {onnx.initializer, value = dense<0.000000e+00> : tensor<128x128xf32>}
//
// RUN: not sh -c "ulimit -v 4000000; exec taso-opt %t/old.mlir -o %t/old.onnx" 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: error: 'taso.const_zero' op cannot be expressed in opset 8: a constant of 40000000000 elements is too large to be written one by one, and ConstantOfShape is of opset 9
// RUN: not sh -c "ulimit -v 4000000; exec taso-opt %t/matrix.mlir -o %t/matrix.onnx" 2>&1 | FileCheck %s --check-prefix=MATRIX
// MATRIX: error: 'taso.const_imm' op cannot be expressed in opset 17: its definition has no value, or more elements than could be written one by one
// RUN: not sh -c "ulimit -v 4000000; exec taso-translate --export-onnx %t/direct.mlir -o %t/direct.onnx" 2>&1 | FileCheck %s --check-prefix=DIRECT
// DIRECT: error: a constant of 40000000000 elements is too large to be written one by one
// RUN: not ls %t/old.onnx && not ls %t/matrix.onnx && not ls %t/direct.onnx

//--- large.mlir
func.func @f(%x: tensor<200000x200000xf32>) -> tensor<200000x200000xf32> {
  %z = taso.const_zero shape [200000, 200000] : tensor<200000x200000xf32>
  %o = taso.const_one shape [200000, 200000] : tensor<200000x200000xf32>
  %c = taso.constant dense<3.0> : tensor<200000x200000xf32>
  %0 = taso.max %x, %z : (tensor<200000x200000xf32>, tensor<200000x200000xf32>) -> tensor<200000x200000xf32>
  %1 = taso.min %0, %c : (tensor<200000x200000xf32>, tensor<200000x200000xf32>) -> tensor<200000x200000xf32>
  %2 = taso.sub %o, %1 : (tensor<200000x200000xf32>, tensor<200000x200000xf32>) -> tensor<200000x200000xf32>
  return %2 : tensor<200000x200000xf32>
}
//--- old.mlir
module attributes {onnx.opset_import = [{domain = "", version = 8 : i64}]} {
  func.func @f(%x: tensor<200000x200000xf32>) -> tensor<200000x200000xf32> {
    %z = taso.const_zero shape [200000, 200000] : tensor<200000x200000xf32>
    %0 = taso.max %x, %z : (tensor<200000x200000xf32>, tensor<200000x200000xf32>) -> tensor<200000x200000xf32>
    return %0 : tensor<200000x200000xf32>
  }
}
//--- matrix.mlir
func.func @f() -> tensor<200000x200000xf32> {
  %m = taso.const_imm size 200000 : tensor<200000x200000xf32>
  return %m : tensor<200000x200000xf32>
}
//--- direct.mlir
func.func @f() -> tensor<200000x200000xf32> {
  %c = taso.constant dense<3.0> : tensor<200000x200000xf32>
  return %c : tensor<200000x200000xf32>
}
