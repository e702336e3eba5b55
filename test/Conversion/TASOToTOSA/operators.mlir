// Every operator is expressed by operations that stock mlir-opt accepts, and that
// mean what the operator means.
//
// RUN: taso-opt %s --convert-taso-to-tosa -o %t.mlir
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s
// RUN: taso-opt %t.mlir --convert-tosa-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
//
// CHECK-NOT: taso.
// EQUAL-NOT: error:
// EQUAL-COUNT-34: remark: equal
// EQUAL-NOT: error:

func.func @conv2d(%x: tensor<2x3x9x8xf32>, %w: tensor<4x3x3x2xf32>, %b: tensor<4xf32>) -> tensor<2x4x4x5xf32> {
  %y = taso.conv2d %x, %w bias %b strides [2, 2] pads [1, 0, 0, 2] activation relu : (tensor<2x3x9x8xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) -> tensor<2x4x4x5xf32>
  return %y : tensor<2x4x4x5xf32>
}
// Rows and columns behind the last window are cut off.
func.func @conv2d_cut(%x: tensor<1x3x10x10xf32>, %w: tensor<4x3x1x1xf32>) -> tensor<1x4x4x4xf32> {
  %y = taso.conv2d %x, %w strides [3, 3] activation sigmoid : (tensor<1x3x10x10xf32>, tensor<4x3x1x1xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}
func.func @conv2d_trimmed(%x: tensor<1x3x12x12xf32>, %w: tensor<4x3x2x2xf32>) -> tensor<1x4x4x4xf32> {
  %y = taso.conv2d %x, %w strides [3, 3] pads [0, 0, 1, 0] activation tanh : (tensor<1x3x12x12xf32>, tensor<4x3x2x2xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}
func.func @conv2d_depthwise(%x: tensor<1x4x5x5xf32>, %w: tensor<8x1x3x3xf32>, %b: tensor<8xf32>) -> tensor<1x8x3x3xf32> {
  %y = taso.conv2d %x, %w bias %b groups 4 : (tensor<1x4x5x5xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>) -> tensor<1x8x3x3xf32>
  return %y : tensor<1x8x3x3xf32>
}
func.func @conv2d_groups(%x: tensor<1x6x5x5xf32>, %w: tensor<8x3x3x3xf32>, %b: tensor<8xf32>) -> tensor<1x8x3x3xf32> {
  %y = taso.conv2d %x, %w bias %b groups 2 : (tensor<1x6x5x5xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>) -> tensor<1x8x3x3xf32>
  return %y : tensor<1x8x3x3xf32>
}
func.func @matmul(%x: tensor<2x3x4x5xf32>, %y: tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32> {
  %z = taso.matmul %x, %y activation relu : (tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32>
  return %z : tensor<2x3x4x6xf32>
}
func.func @matmul_shared(%x: tensor<2x3x4x5xf32>, %y: tensor<5x6xf32>) -> tensor<2x3x4x6xf32> {
  %z = taso.matmul %x, %y : (tensor<2x3x4x5xf32>, tensor<5x6xf32>) -> tensor<2x3x4x6xf32>
  return %z : tensor<2x3x4x6xf32>
}
func.func @pool2d_max(%x: tensor<1x3x9x9xf32>) -> tensor<1x3x4x5xf32> {
  %y = taso.pool2d_max %x kernel [3, 2] strides [2, 2] pads [0, 1, 0, 1] : (tensor<1x3x9x9xf32>) -> tensor<1x3x4x5xf32>
  return %y : tensor<1x3x4x5xf32>
}
func.func @pool2d_avg(%x: tensor<1x3x9x9xf32>) -> tensor<1x3x5x5xf32> {
  %y = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] : (tensor<1x3x9x9xf32>) -> tensor<1x3x5x5xf32>
  return %y : tensor<1x3x5x5xf32>
}
func.func @pool2d_avg_counted(%x: tensor<1x3x9x9xf32>) -> tensor<1x3x5x5xf32> {
  %y = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] count_include_pad 1 : (tensor<1x3x9x9xf32>) -> tensor<1x3x5x5xf32>
  return %y : tensor<1x3x5x5xf32>
}
func.func @binary(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %s: tensor<f32>) -> tensor<2x3xf32> {
  %a = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = taso.sub %a, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = taso.mul %b, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %d = taso.max %c, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %e = taso.min %d, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = taso.smul %e, %s : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %g = taso.div %f, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %g : tensor<2x3xf32>
}
func.func @unary(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %v0 = taso.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v1 = taso.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v2 = taso.neg %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v3 = taso.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v4 = taso.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v5 = taso.sqrt %v4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v6 = taso.rsqrt %v4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v7 = taso.erf %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v8 = taso.clamp %x minimum -0.25 maximum 0.5 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v9 = taso.relu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @gelu(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %a = taso.gelu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b = taso.gelu %x approximate tanh : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %a, %b : tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @transpose(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %y = taso.transpose %x perm [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %y : tensor<4x2x3xf32>
}
func.func @concat(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<2x10xf32> {
  %z = taso.concat %x, %y, %x axis 1 : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x10xf32>
  return %z : tensor<2x10xf32>
}
func.func @split(%x: tensor<2x7xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x2xf32>) {
  %y:3 = taso.split %x axis 1 sizes [4, 1, 2] : (tensor<2x7xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x2xf32>)
  return %y#0, %y#1, %y#2 : tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x2xf32>
}
func.func @reshape(%x: tensor<2x6xf32>) -> tensor<3x4x1xf32> {
  %y = taso.reshape %x shape [3, 4, 1] : (tensor<2x6xf32>) -> tensor<3x4x1xf32>
  return %y : tensor<3x4x1xf32>
}
func.func @slice(%x: tensor<2x9x2xf32>) -> tensor<2x3x2xf32> {
  %y = taso.slice %x axis 1 start 2 size 3 step 3 : (tensor<2x9x2xf32>) -> tensor<2x3x2xf32>
  return %y : tensor<2x3x2xf32>
}
func.func @slice_whole_steps(%x: tensor<2x9x2xf32>) -> tensor<2x4x2xf32> {
  %y = taso.slice %x axis 1 start 1 size 4 step 2 : (tensor<2x9x2xf32>) -> tensor<2x4x2xf32>
  return %y : tensor<2x4x2xf32>
}
func.func @pad(%x: tensor<2x3xf32>) -> tensor<5x6xf32> {
  %y = taso.pad %x low [1, 0] high [2, 3] value 2.5 : (tensor<2x3xf32>) -> tensor<5x6xf32>
  return %y : tensor<5x6xf32>
}
func.func @broadcast(%x: tensor<1x3x1xf32>) -> tensor<2x3x4xf32> {
  %y = taso.broadcast %x shape [2, 3, 4] : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
func.func @gather(%x: tensor<3x7x2xf32>) -> tensor<3x2x3x2xf32> {
  %k = taso.constant dense<[[0, 3, -1], [6, 7, 2]]> : tensor<2x3xi64>
  %y = taso.gather %x, %k axis 1 : (tensor<3x7x2xf32>, tensor<2x3xi64>) -> tensor<3x2x3x2xf32>
  return %y : tensor<3x2x3x2xf32>
}
func.func @gather_scalar(%x: tensor<3x7x2xf32>) -> tensor<3x7xf32> {
  %k = taso.constant dense<1> : tensor<i32>
  %y = taso.gather %x, %k axis 2 : (tensor<3x7x2xf32>, tensor<i32>) -> tensor<3x7xf32>
  return %y : tensor<3x7xf32>
}
func.func @enlarge(%w: tensor<4x3x1x2xf32>) -> tensor<4x3x4x3xf32> {
  %y = taso.enlarge %w kernel [4, 3] : (tensor<4x3x1x2xf32>) -> tensor<4x3x4x3xf32>
  return %y : tensor<4x3x4x3xf32>
}
func.func @merge_gconv(%w: tensor<8x3x2x2xf32>) -> tensor<8x6x2x2xf32> {
  %y = taso.merge_gconv %w count 2 groups 4 : (tensor<8x3x2x2xf32>) -> tensor<8x6x2x2xf32>
  return %y : tensor<8x6x2x2xf32>
}
func.func @reduce_sum(%x: tensor<2x3x4x5xf32>) -> tensor<2x4xf32> {
  %y = taso.reduce_sum %x axes [1, 3] : (tensor<2x3x4x5xf32>) -> tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}
func.func @reduce_mean(%x: tensor<2x3x4x5xf32>) -> tensor<2x3x1x1xf32> {
  %y = taso.reduce_mean %x axes [2, 3] keep_dims 1 : (tensor<2x3x4x5xf32>) -> tensor<2x3x1x1xf32>
  return %y : tensor<2x3x1x1xf32>
}
func.func @reduce_max(%x: tensor<2x3x4xf32>) -> tensor<f32> {
  %y = taso.reduce_max %x axes [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func @softmax(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %y = taso.softmax %x axis 1 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
func.func @layer_norm(%x: tensor<2x3x4xf32>, %s: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<2x3x4xf32> {
  %y = taso.layer_norm %x, %s bias %b axis 1 epsilon 1.0e-03 : (tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
func.func @batch_norm(%x: tensor<2x3x4x4xf32>, %s: tensor<3xf32>, %b: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x3x4x4xf32> {
  %w = taso.abs %v : (tensor<3xf32>) -> tensor<3xf32>
  %y = taso.batch_norm %x, %s, %b, %m, %w epsilon 1.0e-03 : (tensor<2x3x4x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4x4xf32>
  return %y : tensor<2x3x4x4xf32>
}
func.func @constants(%x: tensor<1x4x5x5xf32>) -> (tensor<1x4x3x3xf32>, tensor<1x4x5x5xf32>) {
  %p = taso.const_pool channels 4 kernel [3, 3] : tensor<4x1x3x3xf32>
  %i = taso.const_iconv channels 4 groups 1 kernel [3, 3] : tensor<4x4x3x3xf32>
  %o = taso.const_one shape [1, 4, 5, 5] : tensor<1x4x5x5xf32>
  %a = taso.conv2d %x, %p groups 4 : (tensor<1x4x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x3x3xf32>
  %b = taso.conv2d %x, %i pads [1, 1, 1, 1] : (tensor<1x4x5x5xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x5x5xf32>
  %c = taso.add %b, %o : (tensor<1x4x5x5xf32>, tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
  return %a, %c : tensor<1x4x3x3xf32>, tensor<1x4x5x5xf32>
}
func.func @halves(%x: tensor<1x4x5x5xf16>, %w: tensor<2x4x3x3xf16>) -> tensor<1x2x3x3xf16> {
  %a = taso.conv2d %x, %w activation relu : (tensor<1x4x5x5xf16>, tensor<2x4x3x3xf16>) -> tensor<1x2x3x3xf16>
  %b = taso.clamp %a minimum 0.1 maximum 0.3 : (tensor<1x2x3x3xf16>) -> tensor<1x2x3x3xf16>
  return %b : tensor<1x2x3x3xf16>
}
func.func @brain_floats(%x: tensor<1x4x5x5xbf16>, %s: tensor<bf16>) -> tensor<1x4x3x3xbf16> {
  %a = taso.pool2d_avg %x kernel [3, 3] : (tensor<1x4x5x5xbf16>) -> tensor<1x4x3x3xbf16>
  %b = taso.smul %a, %s : (tensor<1x4x3x3xbf16>, tensor<bf16>) -> tensor<1x4x3x3xbf16>
  return %b : tensor<1x4x3x3xbf16>
}
