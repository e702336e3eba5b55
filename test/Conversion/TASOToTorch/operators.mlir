// Operations without a record are expressed by themselves.
// RUN: taso-opt %s --convert-taso-to-torch | FileCheck %s
// What comes out has the same meaning: it is converted back and compared.
// RUN: taso-opt %s --convert-taso-to-torch --convert-torch-to-taso -o %t.back 2>/dev/null
// RUN: taso-opt %t.back --taso-check=against=%s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME

// SAME-NOT: error:
// SAME-COUNT-49: remark: equal
// SAME-NOT: error:

// CHECK-LABEL: @convolution(
// CHECK: torch.aten.convolution
// CHECK: return
func.func @convolution(%arg0: tensor<1x4x8x8xf32>, %arg1: tensor<6x4x3x3xf32>, %arg2: tensor<6xf32>) -> (tensor<1x6x8x8xf32>) {
  %0 = taso.conv2d %arg0, %arg1 bias %arg2 pads [1, 1, 1, 1] : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>, tensor<6xf32>) -> tensor<1x6x8x8xf32>
  return %0 : tensor<1x6x8x8xf32>
}

// CHECK-LABEL: @convolution_groups(
// CHECK: torch.aten.convolution
// CHECK: return
func.func @convolution_groups(%arg0: tensor<1x4x8x8xf32>, %arg1: tensor<6x2x3x3xf32>) -> (tensor<1x6x3x3xf32>) {
  %0 = taso.conv2d %arg0, %arg1 strides [2, 2] groups 2 : (tensor<1x4x8x8xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x3x3xf32>
  return %0 : tensor<1x6x3x3xf32>
}

// CHECK-LABEL: @max_pool2d(
// CHECK: torch.aten.max_pool2d
// CHECK: return
func.func @max_pool2d(%arg0: tensor<1x4x8x8xf32>) -> (tensor<1x4x4x4xf32>) {
  %0 = taso.pool2d_max %arg0 kernel [2, 2] strides [2, 2] : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: @avg_pool2d(
// CHECK: torch.aten.avg_pool2d
// CHECK: return
func.func @avg_pool2d(%arg0: tensor<1x4x8x8xf32>) -> (tensor<1x4x8x8xf32>) {
  %0 = taso.pool2d_avg %arg0 kernel [3, 3] pads [1, 1, 1, 1] count_include_pad 1 : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return %0 : tensor<1x4x8x8xf32>
}

// CHECK-LABEL: @sum(
// CHECK: torch.aten.sum.dim_IntList
// CHECK: return
func.func @sum(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x1xf32>) {
  %0 = taso.reduce_sum %arg0 axes [2] keep_dims 1 : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  return %0 : tensor<2x3x1xf32>
}

// CHECK-LABEL: @mean(
// CHECK: torch.aten.mean.dim
// CHECK: return
func.func @mean(%arg0: tensor<2x3x4xf32>) -> (tensor<2xf32>) {
  %0 = taso.reduce_mean %arg0 axes [1, 2] : (tensor<2x3x4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @amax(
// CHECK: torch.aten.amax
// CHECK: return
func.func @amax(%arg0: tensor<2x3x4xf32>) -> (tensor<3x4xf32>) {
  %0 = taso.reduce_max %arg0 axes [0] : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @softmax(
// CHECK: torch.aten.softmax.int
// CHECK: return
func.func @softmax(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
  %0 = taso.softmax %arg0 axis 2 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: @layer_norm(
// CHECK: torch.aten.layer_norm
// CHECK: return
func.func @layer_norm(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x3x4xf32>) {
  %0 = taso.layer_norm %arg0, %arg1 bias %arg2 axis 2 epsilon 1.000000e-05 : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: @batch_norm(
// CHECK: torch.aten.batch_norm
// CHECK: return
func.func @batch_norm(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xf32>) {
  %0 = taso.batch_norm %arg0, %arg1, %arg2, %arg3, %arg4 epsilon 1.000000e-05 : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: @view(
// CHECK: torch.aten.view
// CHECK: return
func.func @view(%arg0: tensor<2x3x4xf32>) -> (tensor<2x12xf32>) {
  %0 = taso.reshape %arg0 shape [2, 12] : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

// CHECK-LABEL: @transpose(
// CHECK: torch.aten.transpose.int
// CHECK: return
func.func @transpose(%arg0: tensor<2x3x4xf32>) -> (tensor<2x4x3xf32>) {
  %0 = taso.transpose %arg0 perm [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

// CHECK-LABEL: @permute(
// CHECK: torch.aten.permute
// CHECK: return
func.func @permute(%arg0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
  %0 = taso.transpose %arg0 perm [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// CHECK-LABEL: @expand(
// CHECK: torch.aten.view
// CHECK: torch.aten.expand
// CHECK: return
func.func @expand(%arg0: tensor<3x1xf32>) -> (tensor<2x3x4xf32>) {
  %0 = taso.reshape %arg0 shape [1, 3, 1] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
  %1 = taso.broadcast %0 shape [2, 3, 4] : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}

// -1 keeps a size.
// CHECK-LABEL: @expand_dynamic(
// CHECK: %[[K:.*]] = torch.constant.int -1
// CHECK: %[[L:.*]] = torch.prim.ListConstruct %[[K]], %{{.*}}
// CHECK: torch.aten.expand %{{.*}}, %[[L]]
func.func @expand_dynamic(%arg0: tensor<?x1xf32>) -> tensor<?x3xf32> {
  %0 = taso.broadcast %arg0 shape [?, 3] : (tensor<?x1xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: @cat(
// CHECK: torch.aten.cat
// CHECK: return
func.func @cat(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x6xf32>) {
  %0 = taso.concat %arg0, %arg1 axis 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// CHECK-LABEL: @slice(
// CHECK: torch.aten.slice.Tensor
// CHECK: return
func.func @slice(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x2xf32>) {
  %0 = taso.slice %arg0 axis 2 start 1 size 2 step 2 : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

// CHECK-LABEL: @split(
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.slice.Tensor
// CHECK: return
func.func @split(%arg0: tensor<2x3x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x1x4xf32>) {
  %0:2 = taso.split %arg0 axis 1 sizes [2, 1] : (tensor<2x3x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x1x4xf32>)
  return %0#0, %0#1 : tensor<2x2x4xf32>, tensor<2x1x4xf32>
}

// CHECK-LABEL: @pad(
// CHECK: torch.aten.constant_pad_nd
// CHECK: return
func.func @pad(%arg0: tensor<2x3xf32>) -> (tensor<2x6xf32>) {
  %0 = taso.pad %arg0 low [0, 1] high [0, 2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// CHECK-LABEL: @embedding(
// CHECK: torch.aten.embedding
// CHECK: return
func.func @embedding(%arg0: tensor<10x4xf32>, %arg1: tensor<2x3xi64>) -> (tensor<2x3x4xf32>) {
  %0 = taso.gather %arg0, %arg1 axis 0 : (tensor<10x4xf32>, tensor<2x3xi64>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: @index_select(
// CHECK: torch.aten.index_select
// CHECK: return
func.func @index_select(%arg0: tensor<2x3x4xf32>, %arg1: tensor<5xi64>) -> (tensor<2x5x4xf32>) {
  %0 = taso.gather %arg0, %arg1 axis 1 : (tensor<2x3x4xf32>, tensor<5xi64>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// CHECK-LABEL: @relu(
// CHECK: torch.aten.relu
// CHECK: return
func.func @relu(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.relu %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @sigmoid(
// CHECK: torch.aten.sigmoid
// CHECK: return
func.func @sigmoid(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.sigmoid %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @rsqrt(
// CHECK: torch.aten.rsqrt
// CHECK: return
func.func @rsqrt(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.rsqrt %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @erf(
// CHECK: torch.aten.erf
// CHECK: return
func.func @erf(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @gelu(
// CHECK: torch.aten.gelu
// CHECK: return
func.func @gelu(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.gelu %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @gelu_tanh(
// CHECK: torch.aten.gelu
// CHECK: return
func.func @gelu_tanh(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.gelu %arg0 approximate tanh : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @add(
// CHECK: torch.aten.add.Tensor
// CHECK: return
func.func @add(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @add_broadcast(
// CHECK: torch.aten.view
// CHECK: torch.aten.add.Tensor
// CHECK: return
func.func @add_broadcast(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.reshape %arg1 shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
  %1 = taso.broadcast %0 shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = taso.add %arg0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: @add_scalar(
// CHECK: torch.aten.add.Scalar
// CHECK: return
func.func @add_scalar(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.constant dense<1.500000e+00> : tensor<2x3xf32>
  %1 = taso.add %arg0, %0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @sub(
// CHECK: torch.aten.view
// CHECK: torch.aten.sub.Tensor
// CHECK: return
func.func @sub(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.reshape %arg0 shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
  %1 = taso.broadcast %0 shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = taso.sub %1, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: @div(
// CHECK: torch.aten.view
// CHECK: torch.aten.div.Tensor
// CHECK: return
func.func @div(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.reshape %arg1 shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
  %1 = taso.broadcast %0 shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = taso.div %arg0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: @mul(
// CHECK: torch.aten.mul.Tensor
// CHECK: return
func.func @mul(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.mul %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @mul_scalar(
// CHECK: torch.aten.mul.Scalar
// CHECK: return
func.func @mul_scalar(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.constant dense<2.500000e-01> : tensor<f32>
  %1 = taso.smul %arg0, %0 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @mul_scalar_tensor(
// CHECK: torch.aten.mul.Tensor
// CHECK: return
func.func @mul_scalar_tensor(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> (tensor<2x3xf32>) {
  %0 = taso.smul %arg0, %arg1 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @maximum(
// CHECK: torch.aten.view
// CHECK: torch.aten.maximum
// CHECK: return
func.func @maximum(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.reshape %arg1 shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
  %1 = taso.broadcast %0 shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = taso.max %arg0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: @minimum(
// CHECK: torch.aten.minimum
// CHECK: return
func.func @minimum(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.min %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @clamp(
// CHECK: torch.aten.clamp
// CHECK: return
func.func @clamp(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = taso.clamp %arg0 minimum -1.000000e+00 maximum 1.000000e+00 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @mm(
// CHECK: torch.aten.mm
// CHECK: return
func.func @mm(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
  %0 = taso.matmul %arg0, %arg1 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @bmm(
// CHECK: torch.aten.bmm
// CHECK: return
func.func @bmm(%arg0: tensor<5x2x3xf32>, %arg1: tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>) {
  %0 = taso.matmul %arg0, %arg1 : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  return %0 : tensor<5x2x4xf32>
}

// CHECK-LABEL: @matmul_shared(
// CHECK: torch.aten.matmul
// CHECK: return
func.func @matmul_shared(%arg0: tensor<5x2x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<5x2x4xf32>) {
  %0 = taso.matmul %arg0, %arg1 : (tensor<5x2x3xf32>, tensor<3x4xf32>) -> tensor<5x2x4xf32>
  return %0 : tensor<5x2x4xf32>
}

// CHECK-LABEL: @conv_activation(
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.convolution
// CHECK: torch.aten.relu
// CHECK: return
func.func @conv_activation(%x: tensor<1x4x8x8xf32>, %w: tensor<6x4x3x3xf32>, %b: tensor<6xf32>) -> tensor<1x6x9x8xf32> {
  %y = taso.conv2d %x, %w bias %b pads [1, 1, 2, 1] activation relu : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>, tensor<6xf32>) -> tensor<1x6x9x8xf32>
  return %y : tensor<1x6x9x8xf32>
}

// CHECK-LABEL: @matmul_activation(
// CHECK: torch.aten.mm
// CHECK: torch.aten.sigmoid
// CHECK: return
func.func @matmul_activation(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %y = taso.matmul %x, %w activation sigmoid : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}

// CHECK-LABEL: @max_pool(
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.max_pool2d
// CHECK: return
func.func @max_pool(%x: tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32> {
  %y = taso.pool2d_max %x kernel [3, 3] strides [2, 2] pads [0, 0, 1, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: @avg_pool(
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.avg_pool2d
// CHECK: torch.vtensor.literal(dense<{{[[][[][[][[]}}1.500000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.500000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.500000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [2.250000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00]]]]> : tensor<1x1x4x4xf32>) : !torch.vtensor<[1,1,4,4],f32>
// CHECK: torch.aten.mul.Tensor
// CHECK: return
func.func @avg_pool(%x: tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32> {
  %y = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [0, 1, 1, 0] : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: @avg_pool_count(
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.avg_pool2d
// CHECK: return
func.func @avg_pool_count(%x: tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32> {
  %y = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [0, 1, 1, 0] count_include_pad 1 : (tensor<1x4x8x8xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: @enlarge(
// CHECK: torch.aten.constant_pad_nd
// CHECK: return
func.func @enlarge(%w: tensor<6x4x1x2xf32>) -> tensor<6x4x3x3xf32> {
  %y = taso.enlarge %w kernel [3, 3] : (tensor<6x4x1x2xf32>) -> tensor<6x4x3x3xf32>
  return %y : tensor<6x4x3x3xf32>
}

// CHECK-LABEL: @merge(
// CHECK: torch.aten.view
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.constant_pad_nd
// CHECK: torch.aten.cat
// CHECK: torch.aten.view
// CHECK: return
func.func @merge(%w: tensor<8x4x3x3xf32>) -> tensor<8x8x3x3xf32> {
  %y = taso.merge_gconv %w count 2 groups 4 : (tensor<8x4x3x3xf32>) -> tensor<8x8x3x3xf32>
  return %y : tensor<8x8x3x3xf32>
}

// CHECK-LABEL: @no_axes(
// CHECK: return
func.func @no_axes(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %y = taso.reduce_sum %x axes [] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %y : tensor<2x3xf32>
}

// CHECK-LABEL: @constants(
// CHECK: torch.vtensor.literal(dense<{{[[][[]}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) : !torch.vtensor<[2,2],f32>
// CHECK: torch.vtensor.literal(dense<{{[[][[]}}1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf32>) : !torch.vtensor<[2,2],f32>
// CHECK: torch.aten.mm
// CHECK: torch.aten.add.Tensor
// CHECK: return
func.func @constants(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %c = taso.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %i = taso.const_imm size 2 : tensor<2x2xf32>
  %0 = taso.matmul %c, %i : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = taso.add %x, %0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
