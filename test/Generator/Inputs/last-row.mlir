func.func @row(%x: tensor<8x16xf32>, %w: tensor<16x64xf32> {taso.weight},
               %b: tensor<8x64xf32> {taso.weight},
               %v: tensor<64x16xf32> {taso.weight},
               %scale: tensor<16xf32> {taso.weight},
               %bias: tensor<16xf32> {taso.weight}) -> tensor<1x16xf32> {
  %0 = taso.matmul %x, %w
      : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %1 = taso.add %0, %b
      : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  %2 = taso.gelu %1 : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %3 = taso.matmul %2, %v
      : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  %4 = taso.add %3, %x
      : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  %5 = taso.layer_norm %4, %scale bias %bias axis 1 epsilon 1.0e-5
      : (tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x16xf32>
  %6 = taso.slice %5 axis 0 start 0 size 1
      : (tensor<8x16xf32>) -> tensor<1x16xf32>
  return %6 : tensor<1x16xf32>
}
