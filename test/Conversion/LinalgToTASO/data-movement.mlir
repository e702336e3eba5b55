// Operations of the tensor dialect.
//
// RUN: taso-opt %s --convert-linalg-to-taso 2>/dev/null | FileCheck %s

// CHECK-LABEL: @shapes
// CHECK: %[[E:.*]] = taso.reshape %arg0 shape [2, 3, 4]
// CHECK: taso.reshape %arg0 shape [24]
func.func @shapes(%x: tensor<6x4xf32>) -> (tensor<2x3x4xf32>, tensor<24xf32>) {
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  return %0, %1 : tensor<2x3x4xf32>, tensor<24xf32>
}

// CHECK-LABEL: @pad
// CHECK: taso.pad %arg0 low [0, 1] high [2, 0] value 5.000000e-01
func.func @pad(%x: tensor<2x3xf32>) -> tensor<4x4xf32> {
  %half = arith.constant 0.5 : f32
  %0 = tensor.pad %x low[0, 1] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: @slice
// CHECK: %[[A:.*]] = taso.slice %arg0 axis 0 start 1 size 1
// CHECK: %[[B:.*]] = taso.slice %[[A]] axis 1 start 0 size 3 step 2
// CHECK: taso.reshape %[[B]] shape [3]
func.func @slice(%x: tensor<4x6xf32>) -> tensor<3xf32> {
  %0 = tensor.extract_slice %x[1, 0] [1, 3] [1, 2] : tensor<4x6xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @concat
// CHECK: taso.concat %arg0, %arg1 axis 1
func.func @concat(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %0 = tensor.concat dim(1) %x, %y : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// CHECK-LABEL: @inserts
// CHECK-NEXT: %[[C:.*]] = taso.concat %arg0, %arg1 axis 1
// CHECK-NEXT: return %[[C]]
func.func @inserts(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = tensor.insert_slice %y into %e[0, 3] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x8xf32>
  %1 = tensor.insert_slice %x into %0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}

// CHECK-LABEL: @overwrites
// CHECK: %[[B:.*]] = taso.slice %arg0 axis 1 start 0 size 2
// CHECK: %[[A:.*]] = taso.slice %arg0 axis 1 start 5 size 3
// CHECK: taso.concat %[[B]], %arg1, %[[A]] axis 1
func.func @overwrites(%x: tensor<2x8xf32>, %y: tensor<2x3xf32>) -> tensor<2x8xf32> {
  %0 = tensor.insert_slice %y into %x[0, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// CHECK-LABEL: @constants
// CHECK: taso.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK: taso.constant dense_resource<__elided___1> : tensor<2x3xf32>
// CHECK: taso.constant dense<2.000000e+00> : tensor<2x2xf32>
func.func @constants(%x: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2x3xf32>, tensor<2x4xf32>) {
  %two = arith.constant 2.0 : f32
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %u = arith.constant dense_resource<__elided__> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%two : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = arith.addf %c, %c : tensor<2xf32>
  %1 = arith.addf %u, %u : tensor<2x3xf32>
  %2 = tensor.concat dim(1) %f, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2x3xf32>, tensor<2x4xf32>
}

// A table is looked up; where it is read modulo its size, too, and the assert that the
// index lies inside is left out.
// CHECK-LABEL: @gather
// CHECK: taso.gather %arg0, %arg1 axis 0 : (tensor<7x3xf32>, tensor<2x5xi64>) -> tensor<2x5x3xf32>
func.func @gather(%table: tensor<7x3xf32>, %k: tensor<2x5xi64>) -> tensor<2x5x3xf32> {
  %seven = arith.constant 7 : index
  %e = tensor.empty() : tensor<2x5x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k : tensor<2x5xi64>) outs(%e : tensor<2x5x3xf32>) {
  ^bb0(%i: i64, %out: f32):
    %p = arith.index_cast %i : i64 to index
    %c = linalg.index 2 : index
    %inside = arith.cmpi slt, %p, %seven : index
    cf.assert %inside, "index out of bounds"
    %x = tensor.extract %table[%p, %c] : tensor<7x3xf32>
    linalg.yield %x : f32
  } -> tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}
