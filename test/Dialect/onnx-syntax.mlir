// What ONNX-MLIR prints in a way of its own is printed so again; the generic form
// of the mirror stays generic.
//
// RUN: taso-opt %s | FileCheck %s
// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s -o %t.mlir && sed 's/: tensor<2xi64>$/: 2/' %t.mlir > %t.bad.mlir
// RUN: not taso-opt %t.bad.mlir 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: expected

// CHECK-LABEL: func.func @constants
func.func @constants(%x: tensor<2xi64>) -> tensor<*xf32> {
  // CHECK: onnx.Constant dense<[1, 2]> : tensor<2xi64>
  %0 = onnx.Constant dense<[1, 2]> : tensor<2xi64>
  // CHECK: onnx.Constant {value_int = 1 : si64} : tensor<i64>
  %1 = onnx.Constant {value_int = 1 : si64} : tensor<i64>
  // CHECK: onnx.Constant : tensor<64xf32>
  %2 = onnx.Constant : tensor<64xf32>
  // CHECK: onnx.Constant dense_resource<__elided__> : tensor<4xf32>
  %3 = onnx.Constant dense_resource<__elided__> : tensor<4xf32>
  // CHECK: onnx.Constant {value = dense<1.000000e+00> : tensor<f32>} : tensor<1xf32>
  %4 = onnx.Constant {value = dense<1.0> : tensor<f32>} : tensor<1xf32>
  // CHECK: onnx.ConstantOfShape(%{{.*}}) {value = dense<1> : tensor<1xi64>} : (tensor<2xi64>) -> tensor<?x?xi64>
  %5 = onnx.ConstantOfShape(%x) {value = dense<1> : tensor<1xi64>} : (tensor<2xi64>) -> tensor<?x?xi64>
  // CHECK: onnx.ConstantOfShape(%{{.*}}) : (tensor<2xi64>) -> tensor<?x?xf32>
  %6 = onnx.ConstantOfShape(%x) : (tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  // CHECK: "onnx.ConstantOfShape"(%{{.*}}) : (tensor<2xi64>) -> tensor<*xf32>
  %8 = "onnx.ConstantOfShape"(%x) : (tensor<2xi64>) -> tensor<*xf32>
  // CHECK: onnx.Return %{{.*}} : tensor<*xf32>
  onnx.Return %8 : tensor<*xf32>
}

// CHECK-LABEL: func.func @nothing
func.func @nothing() {
  // CHECK: onnx.Return{{$}}
  onnx.Return
}

// CHECK-LABEL: func.func @types(%arg0: !onnx.Opt<!onnx.Seq<tensor<*xf32>>>, %arg1: tensor<2x!onnx.String>, %arg2: tensor<1x4x2x2xf32, #onnx.layout<{dataLayout = "NCHW4C"}>>)
func.func @types(%x: !onnx.Opt<!onnx.Seq<tensor<*xf32>>>, %y: tensor<2x!onnx.String>,
                 %z: tensor<1x4x2x2xf32, #onnx.layout<{dataLayout = "NCHW4C"}>>) -> i1 {
  %c = "onnx.OptionalHasElement"(%x) : (!onnx.Opt<!onnx.Seq<tensor<*xf32>>>) -> i1
  %r = "onnx.If"(%c) ({
    // CHECK: onnx.Yield %{{.*}} : i1
    onnx.Yield %c : i1
  }) : (i1) -> i1
  onnx.Return %r : i1
}
