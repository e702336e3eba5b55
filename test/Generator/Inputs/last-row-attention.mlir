func.func @row(%x: tensor<8x16xf32>, %wq: tensor<16x16xf32> {taso.weight},
               %bq: tensor<1x16xf32> {taso.weight},
               %wk: tensor<16x16xf32> {taso.weight},
               %wv: tensor<16x16xf32> {taso.weight},
               %wo: tensor<16x16xf32> {taso.weight},
               %scale: tensor<16xf32> {taso.weight},
               %bias: tensor<16xf32> {taso.weight}) -> tensor<1x16xf32> {
  %0 = taso.matmul %x, %wq
      : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %1 = taso.broadcast %bq shape [8, 16] : (tensor<1x16xf32>) -> tensor<8x16xf32>
  %2 = taso.add %0, %1
      : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  %3 = taso.reshape %2 shape [8, 4, 4] : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
  %q = taso.transpose %3 perm [1, 0, 2]
      : (tensor<8x4x4xf32>) -> tensor<4x8x4xf32>
  %4 = taso.matmul %x, %wk
      : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %5 = taso.reshape %4 shape [8, 4, 4] : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
  %k = taso.transpose %5 perm [1, 2, 0]
      : (tensor<8x4x4xf32>) -> tensor<4x4x8xf32>
  %6 = taso.matmul %x, %wv
      : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %7 = taso.reshape %6 shape [8, 4, 4] : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
  %v = taso.transpose %7 perm [1, 0, 2]
      : (tensor<8x4x4xf32>) -> tensor<4x8x4xf32>
  %8 = taso.matmul %q, %k
      : (tensor<4x8x4xf32>, tensor<4x4x8xf32>) -> tensor<4x8x8xf32>
  %half = taso.constant dense<5.0e-01> : tensor<f32>
  %9 = taso.smul %8, %half
      : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8x8xf32>
  %10 = taso.softmax %9 axis 2 : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %11 = taso.matmul %10, %v
      : (tensor<4x8x8xf32>, tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
  %12 = taso.transpose %11 perm [1, 0, 2]
      : (tensor<4x8x4xf32>) -> tensor<8x4x4xf32>
  %13 = taso.reshape %12 shape [8, 16]
      : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
  %14 = taso.matmul %13, %wo
      : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %15 = taso.add %14, %x
      : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  %16 = taso.layer_norm %15, %scale bias %bias axis 1 epsilon 1.0e-5
      : (tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x16xf32>
  %17 = taso.slice %16 axis 0 start 0 size 1
      : (tensor<8x16xf32>) -> tensor<1x16xf32>
  return %17 : tensor<1x16xf32>
}
