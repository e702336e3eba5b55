// torch-mlir's import of ONNX: each operator goes through the table of ONNX under
// the opset of its function, and comes out as it went in.
//
// RUN: taso-opt %s -o %t.mlir
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch | diff %t.mlir -
// RUN: taso-opt %s --convert-torch-to-taso | taso-opt --convert-taso-to-torch | diff %t.mlir -
// RUN: taso-opt %s --convert-torch-to-taso 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: taso-opt %s --taso-torch-pipeline='search={device=t4}' 2>/dev/null | FileCheck %s --check-prefix=BETTER
//
// REMARK-DAG: onnx.LSTM stays foreign, 1x
// REMARK-DAG: torch.operator stays foreign, 1x: regions, or values of unknown rank
// REMARK: 5 of 8 operations converted, 1 evaluated as shape arithmetic

// CHECK-LABEL: func.func @model(
// CHECK-SAME: %arg0: tensor<2x3xf32>
// BETTER-LABEL: func.func @model(
func.func @model(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,8],f32> attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %none = torch.constant.none
  %0 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf32>} : () -> !torch.vtensor<[4,3],f32>
  %1 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[1, -1]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64>
  // CHECK: torch.operator "onnx.Identity"
  %2 = torch.operator "onnx.Identity"(%1) : (!torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si64>
  // CHECK: taso.matmul
  // BETTER: torch.operator "onnx.
  %3 = torch.operator "onnx.Gemm"(%arg0, %0) {torch.onnx.transB = 1 : si64} : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,4],f32>
  // CHECK: taso.relu
  %4 = torch.operator "onnx.Relu"(%3) : (!torch.vtensor<[2,4],f32>) -> !torch.vtensor<[2,4],f32>
  // CHECK: taso.reshape %{{.*}} shape [1, 8]
  %5 = torch.operator "onnx.Reshape"(%4, %2) : (!torch.vtensor<[2,4],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[1,8],f32>
  // CHECK: taso.clamp
  %6 = torch.operator "onnx.Clip"(%5, %none, %none) : (!torch.vtensor<[1,8],f32>, !torch.none, !torch.none) -> !torch.vtensor<[1,8],f32>
  // CHECK: taso.add
  %7 = torch.operator "onnx.Add"(%6, %5) : (!torch.vtensor<[1,8],f32>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[1,8],f32>
  return %7 : !torch.vtensor<[1,8],f32>
}

// CHECK-LABEL: func.func @foreign(
func.func @foreign(%arg0: !torch.vtensor<[1,3,3],f32>, %arg1: !torch.vtensor<[1,16,3],f32>, %arg2: !torch.vtensor<[1,16,4],f32>, %arg3: !torch.vtensor<*,f32>) -> (!torch.vtensor<[1,3,4],f32>, !torch.vtensor<*,f32>) attributes {torch.onnx_meta.opset_version = 22 : si64} {
  // CHECK: torch.operator "onnx.LSTM"(%{{.*}}, %{{.*}}, %{{.*}}) {torch.onnx.hidden_size = 4 : si64} : ({{.*}}) -> (!torch.none, !torch.vtensor<[1,3,4],f32>)
  %0:2 = torch.operator "onnx.LSTM"(%arg0, %arg1, %arg2) {torch.onnx.hidden_size = 4 : si64} : (!torch.vtensor<[1,3,3],f32>, !torch.vtensor<[1,16,3],f32>, !torch.vtensor<[1,16,4],f32>) -> (!torch.none, !torch.vtensor<[1,3,4],f32>)
  // CHECK: torch.operator "onnx.Relu"(%arg3)
  %1 = torch.operator "onnx.Relu"(%arg3) : (!torch.vtensor<*,f32>) -> !torch.vtensor<*,f32>
  return %0#1, %1 : !torch.vtensor<[1,3,4],f32>, !torch.vtensor<*,f32>
}
