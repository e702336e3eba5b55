func.func @products(%m: tensor<2x3xf32>, %n: tensor<3x2xf32>, %x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %i: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) {
  %d = stablehlo.dot %m, %n, precision = [DEFAULT, DEFAULT] {name = "d"} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.convolution(%i, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [1, 0]], rhs_dilate = [1, 1], reverse = [false, false]} {feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
}
