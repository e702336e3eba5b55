// What was rewritten, or is read by others, is expressed anew, once.
//
// RUN: taso-opt %s --convert-taso-to-tosa --split-input-file | FileCheck %s
// RUN: taso-opt %s --convert-taso-to-tosa --split-input-file | mlir-opt --split-input-file -o /dev/null

// The product inside the transpose has another reader: it is not made twice, and
// the record of the transpose, which says tosa.conv2d, is not used.
// CHECK-LABEL: func.func @shared
// CHECK-COUNT-1: tosa.conv2d
// CHECK-NOT: tosa.conv2d
// CHECK: tosa.exp
// CHECK: return
func.func @shared(%x: tensor<1x4x4x2xf32>, %w: tensor<2x2x1x1xf32>) -> (tensor<1x4x4x2xf32>, tensor<1x2x4x4xf32>) {
  %0 = taso.transpose %x perm [0, 3, 1, 2] : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x4xf32>
  %1 = taso.conv2d %0, %w : (tensor<1x2x4x4xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x4x4xf32>
  %2 = taso.transpose %1 perm [0, 2, 3, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x4x4x2xf32>
  %3 = taso.exp %1 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  return %2, %3 : tensor<1x4x4x2xf32>, tensor<1x2x4x4xf32>
}

// -----

// A record that does not fit is not used.
// CHECK-LABEL: func.func @stale
// CHECK: tosa.tanh
// CHECK-NOT: tosa.sigmoid
func.func @stale(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = taso.tanh %x {tosa.source = {attributes = {}, edges = array<i64: 0>, hash = 1 : i64, op = "sigmoid", operands = [{}]}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A value that is transposed for several readers is transposed once, and a value
// that is transposed once for all stays so.
// CHECK-LABEL: func.func @readers
// CHECK-COUNT-1: tosa.transpose
// CHECK-NOT: tosa.transpose
func.func @readers(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
  %t = taso.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %a = taso.exp %t : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %b = taso.tanh %t : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %c = taso.add %a, %b : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %a, %b, %c : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}

// -----

// Constants are transposed here, those that are not known are not; a dimension
// of size 1 is moved by a reshape.
// CHECK-LABEL: func.func @constants
// CHECK-DAG: "tosa.const"() <{values = dense<{{\[}}[1.000000e+00, 3.000000e+00], [2.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}>
// CHECK-DAG: "tosa.const"() <{values = dense_resource<__elided__> : tensor<3x2xf32>}>
// CHECK-COUNT-1: tosa.transpose
// CHECK: tosa.reshape %arg0
// CHECK-NOT: tosa.transpose
func.func @constants(%x: tensor<1x3xf32>) -> (tensor<2x2xf32>, tensor<2x3xf32>, tensor<3x1xf32>) {
  %v = taso.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = taso.constant dense_resource<__elided__> : tensor<3x2xf32>
  %a = taso.transpose %v perm [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = taso.transpose %w perm [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %c = taso.transpose %x perm [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
  return %a, %b, %c : tensor<2x2xf32>, tensor<2x3xf32>, tensor<3x1xf32>
}

// -----

// Computed indices count from the end where they are negative.
// CHECK-LABEL: func.func @indices
// CHECK: %[[K:.*]] = tosa.reshape %arg1
// CHECK: %[[C:.*]] = tosa.cast %[[K]]
// CHECK: %[[N:.*]] = tosa.greater
// CHECK: %[[E:.*]] = tosa.add %[[C]]
// CHECK: %[[I:.*]] = tosa.select %[[N]], %[[E]], %[[C]]
// CHECK: tosa.gather %{{.*}}, %[[I]]
func.func @indices(%x: tensor<5x2xf32>, %k: tensor<3xi64>) -> tensor<3x2xf32> {
  %y = taso.gather %x, %k axis 0 : (tensor<5x2xf32>, tensor<3xi64>) -> tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}

// -----

// In regions, what is outside is read in the order in which it is there.
// CHECK-LABEL: func.func @regions
// CHECK: %[[P:.*]] = tosa.max_pool2d
// CHECK: %[[T:.*]] = tosa.transpose %[[P]]
// CHECK: scf.execute_region
// CHECK: scf.yield %[[T]]
// CHECK: return %{{.*}}, %[[T]]
func.func @regions(%x: tensor<1x3x4x4xf32>) -> (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) {
  %p = taso.pool2d_max %x kernel [2, 2] strides [2, 2] : (tensor<1x3x4x4xf32>) -> tensor<1x3x2x2xf32>
  %r = scf.execute_region -> tensor<1x3x2x2xf32> {
    scf.yield %p : tensor<1x3x2x2xf32>
  }
  return %r, %p : tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>
}

// -----

// A model that came from ONNX; what only its own operators read is gone.
// CHECK-LABEL: func.func @from_onnx
// CHECK-NOT: onnx.Constant
// CHECK: tosa.clamp %arg0
// CHECK: return
func.func @from_onnx(%x: tensor<2xf32>) -> tensor<2xf32> {
  %none = "onnx.NoValue"() : () -> none
  %c = "onnx.Constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %y = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

// A record that leaves an operand out is not used.
// CHECK-LABEL: func.func @incomplete
// CHECK: tosa.tanh %arg0
func.func @incomplete(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = taso.tanh %x {tosa.source = {attributes = {}, edges = array<i64: 0>, hash = -5150521155654658456 : i64, op = "tanh", operands = [{}, {}]}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
