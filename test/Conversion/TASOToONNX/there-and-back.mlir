// RUN: taso-opt %s --convert-onnx-to-taso --convert-taso-to-onnx --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Nodes, attributes, names and wiring are what they were, one by one.
// CHECK: %[[NONE:.*]] = "onnx.NoValue"()
// CHECK-NEXT: %[[W:.*]] = "onnx.Constant"() {onnx.initializer, value = dense<5.000000e-01> : tensor<4x3x3x3xf32>} {{.*}} loc("w")
// CHECK-NEXT: %[[B:.*]] = "onnx.Constant"() {onnx.initializer, {{.*}} loc("b")
// CHECK-NEXT: %[[B2:.*]] = "onnx.Constant"() {onnx.initializer, {{.*}} loc("b2")
// CHECK-NEXT: %[[C:.*]] = "onnx.Conv"(%arg0, %[[W]], %[[B]]) {auto_pad = "SAME_UPPER", kernel_shape = [3, 3], onnx_node_name = "conv1", strides = [2, 2]} {{.*}} loc("c")
// CHECK-NEXT: %[[A:.*]] = "onnx.Add"(%[[C]], %[[B2]]) {{.*}} loc("a")
// CHECK: %[[S:.*]] = "onnx.Shape"(%[[A]]) {{.*}} loc("s")
// CHECK: %[[CC:.*]] = "onnx.Concat"({{.*}}) {axis = 0 : si64} {{.*}} loc("cc")
// CHECK-NEXT: %[[R:.*]] = "onnx.Reshape"(%[[A]], %[[CC]]) {{.*}} loc("r")
// CHECK-NEXT: %[[D:.*]]:2 = "onnx.Dropout"(%[[R]]) {ratio = 5.000000e-01 : f32} {{.*}} loc(fused["d", "mask"])
// CHECK: %[[F:.*]] = "onnx.Gemm"(%[[D]]#0, {{.*}}) {alpha = 2.000000e+00 : f32, transB = 1 : si64} {{.*}} loc("f")
// CHECK: %[[LO:.*]] = "onnx.Constant"() {value_float = 0.000000e+00 : f32} {{.*}} loc("lo")
// CHECK-NEXT: %[[CL:.*]] = "onnx.Clip"(%[[F]], %[[LO]], %[[NONE]]) {{.*}} loc("cl")
// CHECK-NEXT: %[[Y:.*]] = "onnx.Softmax"(%[[CL]]) {axis = 1 : si64} {{.*}} loc("y")
// CHECK-NEXT: "onnx.Constant"() {{.*}} loc("unused")
// CHECK-NEXT: return %[[Y]], %[[A]]
module attributes {onnx.opset_import = [{domain = "", version = 12 : i64}]} {
  func.func @main_graph(%x: tensor<1x3x8x8xf32> {onnx.name = "x"}) -> (tensor<*xf32> {onnx.name = "y"}, tensor<*xf32> {onnx.name = "a"}) {
    %none = "onnx.NoValue"() : () -> none
    %w = "onnx.Constant"() {value = dense<0.5> : tensor<4x3x3x3xf32>, onnx.initializer} : () -> tensor<4x3x3x3xf32> loc("w")
    %b = "onnx.Constant"() {value = dense<0.5> : tensor<4xf32>, onnx.initializer} : () -> tensor<4xf32> loc("b")
    %b2 = "onnx.Constant"() {value = dense<0.5> : tensor<4x1x1xf32>, onnx.initializer} : () -> tensor<4x1x1xf32> loc("b2")
    %c = "onnx.Conv"(%x, %w, %b) {auto_pad = "SAME_UPPER", kernel_shape = [3, 3], strides = [2, 2], onnx_node_name = "conv1"} : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<*xf32> loc("c")
    %a = "onnx.Add"(%c, %b2) : (tensor<*xf32>, tensor<4x1x1xf32>) -> tensor<*xf32> loc("a")
    %s = "onnx.Shape"(%a) : (tensor<*xf32>) -> tensor<4xi64> loc("s")
    %i = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64> loc("i")
    %g = "onnx.Gather"(%s, %i) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64> loc("g")
    %u = "onnx.Unsqueeze"(%g) {axes = [0]} : (tensor<i64>) -> tensor<1xi64> loc("u")
    %m = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64> loc("m")
    %cc = "onnx.Concat"(%u, %m) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64> loc("cc")
    %r = "onnx.Reshape"(%a, %cc) : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32> loc("r")
    %d:2 = "onnx.Dropout"(%r) {ratio = 0.5 : f32} : (tensor<*xf32>) -> (tensor<*xf32>, none) loc(fused["d", "mask"])
    %fw = "onnx.Constant"() {value = dense<0.5> : tensor<10x64xf32>, onnx.initializer} : () -> tensor<10x64xf32> loc("fw")
    %fb = "onnx.Constant"() {value = dense<0.5> : tensor<10xf32>, onnx.initializer} : () -> tensor<10xf32> loc("fb")
    %f = "onnx.Gemm"(%d#0, %fw, %fb) {transB = 1 : si64, alpha = 2.0 : f32} : (tensor<*xf32>, tensor<10x64xf32>, tensor<10xf32>) -> tensor<*xf32> loc("f")
    %lo = "onnx.Constant"() {value_float = 0.0 : f32} : () -> tensor<f32> loc("lo")
    %cl = "onnx.Clip"(%f, %lo, %none) : (tensor<*xf32>, tensor<f32>, none) -> tensor<*xf32> loc("cl")
    %y = "onnx.Softmax"(%cl) {axis = 1 : si64} : (tensor<*xf32>) -> tensor<*xf32> loc("y")
    %z = "onnx.Constant"() {value = dense<7> : tensor<1xi64>} : () -> tensor<1xi64> loc("unused")
    return %y, %a : tensor<*xf32>, tensor<*xf32>
  }
}
