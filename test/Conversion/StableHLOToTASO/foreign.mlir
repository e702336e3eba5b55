// What taso cannot express exactly stays, with a reason.
//
// RUN: taso-opt %s --convert-stablehlo-to-taso 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// REMARK-DAG: stablehlo.add stays foreign, 1x: elements of type i32
// REMARK-DAG: stablehlo.convert stays foreign, 1x: another type of elements
// REMARK-DAG: stablehlo.reduce stays foreign, 2x: another initial value than that of the body
// REMARK-DAG: stablehlo.dot_general stays foreign, 1x: a declared type that the operands do not give
// REMARK-DAG: stablehlo.pad stays foreign, 1x: negative padding
// REMARK-DAG: stablehlo.convolution stays foreign, 1x: a dilated image, a reversed window or batch groups
// REMARK-DAG: stablehlo.iota stays foreign, 1x: taso has no such operator
// REMARK: 1 of 9 operations converted

// CHECK-LABEL: func.func @foreign(
// CHECK-NOT: taso.
// CHECK: taso.add
// CHECK-NOT: taso.
func.func @foreign(%i: tensor<2xi32>, %x: tensor<2x3xf32>, %w: tensor<3x2xf32>, %s: tensor<f32>, %img: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %i, %i : tensor<2xi32>
  %1 = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xf16>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf16>
  %5 = stablehlo.pad %x, %one, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  %6 = stablehlo.convolution(%img, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [2, 2]} {feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x13x13x4xf32>
  %7 = stablehlo.iota dim = 0 : tensor<2xf32>
  %8 = stablehlo.add %2, %3 : tensor<2xf32>
  return %8 : tensor<2xf32>
}
