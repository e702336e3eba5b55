// RUN: taso-opt %s --convert-onnx-to-taso --split-input-file --verify-diagnostics | FileCheck %s

// Shapes stay known behind operators that taso lacks, and subgraphs keep the
// values that they read.
// CHECK-LABEL: func @barriers
// CHECK: %[[R:.*]] = taso.relu %arg0
// CHECK: %[[L:.*]] = "onnx.LRN"(%[[R]]) {size = 5 : si64} : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
// CHECK: "onnx.If"
// CHECK: "onnx.Relu"(%[[L]])
// CHECK: taso.tanh %[[L]]
// expected-remark @+3 {{onnx.LRN stays foreign, 1x: taso has no such operator}}
// expected-remark @+2 {{onnx.If stays foreign, 1x: taso has no such operator}}
// expected-remark @+1 {{2 of 4 operations converted, 0 evaluated as shape arithmetic}}
module {
  func.func @barriers(%x: tensor<1x4x8x8xf32>, %c: tensor<i1>) -> (tensor<*xf32>, tensor<*xf32>) {
    %r = "onnx.Relu"(%x) : (tensor<1x4x8x8xf32>) -> tensor<*xf32>
    %l = "onnx.LRN"(%r) {size = 5 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %i = "onnx.If"(%c) ({
      %t = "onnx.Relu"(%l) : (tensor<*xf32>) -> tensor<*xf32>
      "onnx.Yield"(%t) : (tensor<*xf32>) -> ()
    }, {
      "onnx.Yield"(%l) : (tensor<*xf32>) -> ()
    }) : (tensor<i1>) -> tensor<*xf32>
    %y = "onnx.Tanh"(%l) : (tensor<*xf32>) -> tensor<*xf32>
    return %i, %y : tensor<*xf32>, tensor<*xf32>
  }
}

// -----

// CHECK-LABEL: func @too_new
// CHECK: "onnx.Relu"
// expected-remark @+2 {{onnx.Relu stays foreign, 1x: opset 99 is not between 6 and 22}}
// expected-remark @+1 {{0 of 1 operations converted}}
module attributes {onnx.opset_import = [{domain = "", version = 99 : i64}]} {
  func.func @too_new(%x: tensor<2xf32>) -> tensor<2xf32> {
    %r = "onnx.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
}

// -----

// CHECK-LABEL: func @other_domain
// CHECK: "onnx.Relu"(%arg0) {onnx_domain = "my.domain"}
// expected-remark @+2 {{onnx.Relu stays foreign, 1x: domain 'my.domain'}}
// expected-remark @+1 {{0 of 1 operations converted}}
module {
  func.func @other_domain(%x: tensor<2xf32>) -> tensor<2xf32> {
    %r = "onnx.Relu"(%x) {onnx_domain = "my.domain"} : (tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
}

// -----

module {
  func.func @contradiction(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
    // expected-error @+1 {{the model declares 'tensor<2x4xf32>' for '', but its operands give 'tensor<2x3xf32>'}}
    %r = "onnx.Relu"(%x) : (tensor<2x3xf32>) -> tensor<2x4xf32>
    return %r : tensor<2x4xf32>
  }
}
