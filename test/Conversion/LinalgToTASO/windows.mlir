// Convolutions and pools, in any layout.
//
// RUN: taso-opt %s --convert-linalg-to-taso 2>/dev/null | FileCheck %s

// Padding and bias become part of the convolution.
// CHECK-LABEL: @nchw
// CHECK-NEXT: %[[C:.*]] = taso.conv2d %arg0, %arg1 bias %arg2 strides [2, 1] pads [1, 0, 0, 2] dilations [1, 2] :
// CHECK-NEXT: return %[[C]]
func.func @nchw(%x: tensor<1x3x8x9xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x7xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x4x7xf32>
  %i = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<1x4x4x7xf32>) dimensions = [0, 2, 3]
  %p = tensor.pad %x low[0, 0, 1, 0] high[0, 0, 0, 2] {
  ^bb0(%0: index, %1: index, %2: index, %3: index):
    tensor.yield %zero : f32
  } : tensor<1x3x8x9xf32> to tensor<1x3x9x11xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%p, %w : tensor<1x3x9x11xf32>, tensor<4x3x3x3xf32>) outs(%i : tensor<1x4x4x7xf32>) -> tensor<1x4x4x7xf32>
  return %c : tensor<1x4x4x7xf32>
}

// Channels are in front between two convolutions.
// CHECK-LABEL: @nhwc
// CHECK: %[[X:.*]] = taso.transpose %arg0 perm [0, 3, 1, 2]
// CHECK: %[[C:.*]] = taso.conv2d %[[X]], %{{.*}} pads [1, 1, 1, 1] :
// CHECK: %[[R:.*]] = taso.relu %[[C]]
// CHECK: %[[D:.*]] = taso.conv2d %[[R]], %{{.*}} pads [1, 1, 1, 1] :
// CHECK: %[[Y:.*]] = taso.transpose %[[D]] perm [0, 2, 3, 1]
// CHECK: return %[[Y]]
func.func @nhwc(%x: tensor<1x6x5x3xf32>, %v: tensor<4x3x3x3xf32>, %w: tensor<3x3x4x4xf32>) -> tensor<1x6x5x4xf32> {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<1x6x5x4xf32>
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%0: index, %1: index, %2: index, %3: index):
    tensor.yield %zero : f32
  } : tensor<1x6x5x3xf32> to tensor<1x8x7x3xf32>
  %c = linalg.conv_2d_nhwc_fhwc ins(%p, %v : tensor<1x8x7x3xf32>, tensor<4x3x3x3xf32>) outs(%zeros : tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c : tensor<1x6x5x4xf32>) outs(%zeros : tensor<1x6x5x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<1x6x5x4xf32>
  %q = tensor.pad %r low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%0: index, %1: index, %2: index, %3: index):
    tensor.yield %zero : f32
  } : tensor<1x6x5x4xf32> to tensor<1x8x7x4xf32>
  %d = linalg.conv_2d_nhwc_hwcf ins(%q, %w : tensor<1x8x7x4xf32>, tensor<3x3x4x4xf32>) outs(%zeros : tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
  return %d : tensor<1x6x5x4xf32>
}

// CHECK-LABEL: @depthwise
// CHECK: taso.conv2d {{.*}} groups 3 : (tensor<1x3x6x5xf32>, tensor<3x1x3x3xf32>) -> tensor<1x3x4x3xf32>
// CHECK: taso.conv2d {{.*}} groups 3 : (tensor<1x3x4x3xf32>, tensor<6x1x2x2xf32>) -> tensor<1x6x3x2xf32>
func.func @depthwise(%x: tensor<1x3x6x5xf32>, %v: tensor<3x3x3xf32>, %w: tensor<2x2x3x2xf32>) -> tensor<1x3x2x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1x3x4x3xf32>
  %more = arith.constant dense<0.0> : tensor<1x3x2x3x2xf32>
  %e = tensor.empty() : tensor<1x4x3x3xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %v : tensor<1x3x6x5xf32>, tensor<3x3x3xf32>) outs(%zeros : tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
  %t = linalg.transpose ins(%c : tensor<1x3x4x3xf32>) outs(%e : tensor<1x4x3x3xf32>) permutation = [0, 2, 3, 1]
  %d = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%t, %w : tensor<1x4x3x3xf32>, tensor<2x2x3x2xf32>) outs(%more : tensor<1x3x2x3x2xf32>) -> tensor<1x3x2x3x2xf32>
  %s = tensor.collapse_shape %d [[0], [1], [2], [3, 4]] : tensor<1x3x2x3x2xf32> into tensor<1x3x2x6xf32>
  return %s : tensor<1x3x2x6xf32>
}

// CHECK-LABEL: @groups
// CHECK: taso.conv2d {{.*}} groups 2 : (tensor<1x4x6x5xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x4x3xf32>
func.func @groups(%x: tensor<1x2x2x6x5xf32>, %w: tensor<2x3x2x3x3xf32>) -> tensor<1x2x3x4x3xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1x2x3x4x3xf32>
  %c = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<1x2x2x6x5xf32>, tensor<2x3x2x3x3xf32>) outs(%zeros : tensor<1x2x3x4x3xf32>) -> tensor<1x2x3x4x3xf32>
  return %c : tensor<1x2x3x4x3xf32>
}

// A generic without a batch, and one without channels.
// CHECK-LABEL: @generic
// CHECK: taso.conv2d {{.*}} strides [2, 2] : (tensor<1x3x7x7xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x3x3xf32>
// CHECK: taso.conv2d {{.*}} : (tensor<1x1x7x7xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x5x5xf32>
func.func @generic(%x: tensor<3x7x7xf32>, %w: tensor<4x3x3x3xf32>, %y: tensor<7x7xf32>, %v: tensor<4x3x3xf32>) -> (tensor<4x3x3xf32>, tensor<4x5x5xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<4x3x3xf32>
  %more = arith.constant dense<0.0> : tensor<4x5x5xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(o, i, j, c, r, s) -> (c, i * 2 + r, j * 2 + s)>, affine_map<(o, i, j, c, r, s) -> (o, c, r, s)>, affine_map<(o, i, j, c, r, s) -> (o, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<3x7x7xf32>, tensor<4x3x3x3xf32>) outs(%zeros : tensor<4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %out, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x3x3xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(o, i, r, j, s) -> (i + r, j + s)>, affine_map<(o, i, r, j, s) -> (o, r, s)>, affine_map<(o, i, r, j, s) -> (o, i, j)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "reduction"]} ins(%y, %v : tensor<7x7xf32>, tensor<4x3x3xf32>) outs(%more : tensor<4x5x5xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %out, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x5x5xf32>
  return %c, %d : tensor<4x3x3xf32>, tensor<4x5x5xf32>
}

// A kernel of one element with steps has no loops over it.
// CHECK-LABEL: @steps
// CHECK: taso.conv2d {{.*}} strides [2, 2] : (tensor<1x3x7x7xf32>, tensor<4x3x1x1xf32>) -> tensor<1x4x4x4xf32>
func.func @steps(%x: tensor<3x7x7xf32>, %w: tensor<4x3xf32>) -> tensor<4x4x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4x4x4xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(c, o, i, j) -> (c, i * 2, j * 2)>, affine_map<(c, o, i, j) -> (o, c)>, affine_map<(c, o, i, j) -> (o, i, j)>], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%x, %w : tensor<3x7x7xf32>, tensor<4x3xf32>) outs(%zeros : tensor<4x4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %out, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x4x4xf32>
  return %c : tensor<4x4x4xf32>
}

// CHECK-LABEL: @conv_1d
// CHECK: taso.conv2d {{.*}} : (tensor<2x3x1x8xf32>, tensor<4x3x1x3xf32>) -> tensor<2x4x1x6xf32>
func.func @conv_1d(%x: tensor<2x3x8xf32>, %w: tensor<4x3x3xf32>) -> tensor<2x4x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4x6xf32>
  %c = linalg.conv_1d_ncw_fcw ins(%x, %w : tensor<2x3x8xf32>, tensor<4x3x3xf32>) outs(%zeros : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %c : tensor<2x4x6xf32>
}

// A convolution that starts from a whole tensor adds it; rows that no window
// starts at are cut off.
// CHECK-LABEL: @from
// CHECK: %[[C:.*]] = taso.conv2d %arg0, %arg1 strides [2, 2] :
// CHECK: taso.add %[[C]], %arg2
func.func @from(%x: tensor<1x3x6x6xf32>, %w: tensor<4x3x2x2xf32>, %init: tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32> {
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x3x6x6xf32>, tensor<4x3x2x2xf32>) outs(%init : tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32>
  return %c : tensor<1x4x3x3xf32>
}

// CHECK-LABEL: @max_pool
// CHECK-NEXT: %[[P:.*]] = taso.pool2d_max %arg0 kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] :
// CHECK-NEXT: return %[[P]]
func.func @max_pool(%x: tensor<1x3x7x7xf32>) -> tensor<1x3x4x4xf32> {
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x3x4x4xf32>
  %k = tensor.empty() : tensor<3x3xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%0: index, %1: index, %2: index, %3: index):
    tensor.yield %low : f32
  } : tensor<1x3x7x7xf32> to tensor<1x3x9x9xf32>
  %m = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%p, %k : tensor<1x3x9x9xf32>, tensor<3x3xf32>) outs(%f : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  return %m : tensor<1x3x4x4xf32>
}

// Zeros can win: such padding is no padding of a maximum.
// CHECK-LABEL: @max_pool_zeros
// CHECK: %[[P:.*]] = taso.pad %arg0
// CHECK: taso.pool2d_max %[[P]] kernel [3, 3] :
func.func @max_pool_zeros(%x: tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x3x7x7xf32>
  %k = tensor.empty() : tensor<3x3xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%0: index, %1: index, %2: index, %3: index):
    tensor.yield %zero : f32
  } : tensor<1x3x7x7xf32> to tensor<1x3x9x9xf32>
  %m = linalg.pooling_nchw_max ins(%p, %k : tensor<1x3x9x9xf32>, tensor<3x3xf32>) outs(%f : tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
  return %m : tensor<1x3x7x7xf32>
}

// CHECK-LABEL: @average_pool
// CHECK: %[[P:.*]] = taso.pool2d_avg %{{.*}} kernel [2, 3] strides [2, 2] count_include_pad 1 : (tensor<1x3x6x7xf32>) -> tensor<1x3x3x3xf32>
// CHECK-NOT: taso.div
// CHECK: taso.transpose %[[P]] perm [0, 2, 3, 1]
func.func @average_pool(%x: tensor<1x6x7x3xf32>) -> tensor<1x3x3x3xf32> {
  %six = arith.constant 6.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<1x3x3x3xf32>
  %k = tensor.empty() : tensor<2x3xf32>
  %s = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<1x6x7x3xf32>, tensor<2x3xf32>) outs(%zeros : tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<1x3x3x3xf32>) outs(%zeros : tensor<1x3x3x3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %d = arith.divf %a, %six : f32
    linalg.yield %d : f32
  } -> tensor<1x3x3x3xf32>
  return %m : tensor<1x3x3x3xf32>
}
