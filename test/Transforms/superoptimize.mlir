// RUN: taso-opt %s -split-input-file \
// RUN:   --taso-superoptimize="device=h200 verify-each=true" 2>/dev/null \
// RUN: | FileCheck %s

// The examples by which a superoptimizer is known. On a GPU each merge pays.

// Two convolutions that are added become one with summed weights.
// CHECK-LABEL: func @sum_of_convs
// CHECK-DAG: %[[W:.*]] = taso.add %{{.*}}, %{{.*}} : (tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>)
// CHECK: %[[Y:.*]] = taso.conv2d %{{.*}}, %[[W]]
// CHECK-NOT: taso.conv2d
// CHECK: return %[[Y]]
func.func @sum_of_convs(%x: tensor<1x4x9x9xf32>,
    %v: tensor<8x4x3x3xf32> {taso.weight},
    %w: tensor<8x4x3x3xf32> {taso.weight}) -> tensor<1x8x7x7xf32> {
  %a = taso.conv2d %x, %v : (tensor<1x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<1x8x7x7xf32>
  %b = taso.conv2d %x, %w : (tensor<1x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<1x8x7x7xf32>
  %y = taso.add %a, %b : (tensor<1x8x7x7xf32>, tensor<1x8x7x7xf32>) -> tensor<1x8x7x7xf32>
  return %y : tensor<1x8x7x7xf32>
}

// -----

// Two convolutions of one image become one with concatenated weights, at stride
// 1 and at stride 2.
// CHECK-LABEL: func @shared_image
// CHECK: %[[W:.*]] = taso.concat %{{.*}}, %{{.*}} axis 0
// CHECK: %[[Y:.*]] = taso.conv2d %{{.*}}, %[[W]] pads [1, 1, 1, 1]
// CHECK-NOT: taso.conv2d
// CHECK: taso.split %[[Y]] axis 1 sizes [8, 6]
func.func @shared_image(%x: tensor<1x4x9x9xf32>,
    %v: tensor<8x4x3x3xf32> {taso.weight},
    %w: tensor<6x4x3x3xf32> {taso.weight})
    -> (tensor<1x8x9x9xf32>, tensor<1x6x9x9xf32>) {
  %a = taso.conv2d %x, %v pads [1, 1, 1, 1] : (tensor<1x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<1x8x9x9xf32>
  %b = taso.conv2d %x, %w pads [1, 1, 1, 1] : (tensor<1x4x9x9xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x9x9xf32>
  return %a, %b : tensor<1x8x9x9xf32>, tensor<1x6x9x9xf32>
}

// -----

// CHECK-LABEL: func @shared_image_stride_2
// CHECK: %[[W:.*]] = taso.concat %{{.*}}, %{{.*}} axis 0
// CHECK: %[[Y:.*]] = taso.conv2d %{{.*}}, %[[W]] strides [2, 2] pads [1, 1, 1, 1]
// CHECK-NOT: taso.conv2d
// CHECK: taso.split %[[Y]] axis 1 sizes [8, 6]
func.func @shared_image_stride_2(%x: tensor<1x4x9x9xf32>,
    %v: tensor<8x4x3x3xf32> {taso.weight},
    %w: tensor<6x4x3x3xf32> {taso.weight})
    -> (tensor<1x8x5x5xf32>, tensor<1x6x5x5xf32>) {
  %a = taso.conv2d %x, %v strides [2, 2] pads [1, 1, 1, 1] : (tensor<1x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<1x8x5x5xf32>
  %b = taso.conv2d %x, %w strides [2, 2] pads [1, 1, 1, 1] : (tensor<1x4x9x9xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x5x5xf32>
  return %a, %b : tensor<1x8x5x5xf32>, tensor<1x6x5x5xf32>
}

// -----

// Two matrix products of unequal width.
// CHECK-LABEL: func @shared_rows
// CHECK: %[[W:.*]] = taso.concat %{{.*}}, %{{.*}} axis 1
// CHECK: %[[Y:.*]] = taso.matmul %{{.*}}, %[[W]]
// CHECK-NOT: taso.matmul
// CHECK: taso.split %[[Y]] axis 1 sizes [32, 8]
func.func @shared_rows(%x: tensor<4x16xf32>,
    %v: tensor<16x32xf32> {taso.weight},
    %w: tensor<16x8xf32> {taso.weight})
    -> (tensor<4x32xf32>, tensor<4x8xf32>) {
  %a = taso.matmul %x, %v : (tensor<4x16xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
  %b = taso.matmul %x, %w : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  return %a, %b : tensor<4x32xf32>, tensor<4x8xf32>
}

// -----

// (A B) C with a thin C: A (B C) is cheaper. With a thin A it stays.
// CHECK-LABEL: func @thin_right
// CHECK: %[[BC:.*]] = taso.matmul %arg1, %arg2
// CHECK: taso.matmul %arg0, %[[BC]]
func.func @thin_right(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>,
                      %c: tensor<512x1xf32>) -> tensor<512x1xf32> {
  %0 = taso.matmul %a, %b : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %1 = taso.matmul %0, %c : (tensor<512x512xf32>, tensor<512x1xf32>) -> tensor<512x1xf32>
  return %1 : tensor<512x1xf32>
}

// -----

// CHECK-LABEL: func @thin_left
// CHECK: %[[AB:.*]] = taso.matmul %arg0, %arg1
// CHECK: taso.matmul %[[AB]], %arg2
func.func @thin_left(%a: tensor<1x512xf32>, %b: tensor<512x512xf32>,
                     %c: tensor<512x512xf32>) -> tensor<1x512xf32> {
  %0 = taso.matmul %a, %b : (tensor<1x512xf32>, tensor<512x512xf32>) -> tensor<1x512xf32>
  %1 = taso.matmul %0, %c : (tensor<1x512xf32>, tensor<512x512xf32>) -> tensor<1x512xf32>
  return %1 : tensor<1x512xf32>
}

// -----

// An operation of another dialect is a barrier: what feeds it stays.
// CHECK-LABEL: func @barrier
// CHECK: %[[A:.*]] = taso.matmul
// CHECK: %[[F:.*]] = "onnx.Foo"(%[[A]])
// CHECK: taso.matmul %[[F]]
func.func @barrier(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>,
                   %c: tensor<512x1xf32>) -> tensor<512x1xf32> {
  %0 = taso.matmul %a, %b : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %1 = "onnx.Foo"(%0) : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %2 = taso.matmul %1, %c : (tensor<512x512xf32>, tensor<512x1xf32>) -> tensor<512x1xf32>
  return %2 : tensor<512x1xf32>
}
