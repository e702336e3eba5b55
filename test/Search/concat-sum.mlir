// A convolution of a concat of several parts becomes a sum of convolutions where their
// arithmetic hides the sums, and the copy is saved: such as between the cells of NasNet.

// RUN: taso-opt %s --taso-superoptimize="device=cpu check=true verify-each=true" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR < %t.err
// RUN: taso-opt %s --taso-superoptimize="device=cpu strategy=greedy look-ahead=2" 2>/dev/null | FileCheck %s --check-prefix=GREEDY

// ERR-DAG: remark: applied 'conv_add_concat_five_relu_reverse'
// ERR-DAG: remark: applied 'conv_add_concat_three_reverse'
// ERR-DAG: remark: equal

// CHECK-LABEL: @five(
// CHECK-NOT: taso.concat {{.*}}x14x14xf32>
// CHECK-COUNT-5: taso.conv2d
// CHECK-NOT: taso.conv2d
// CHECK: return
func.func @five(%a: tensor<1x128x14x14xf32>, %b: tensor<1x128x14x14xf32>, %c: tensor<1x64x14x14xf32>,
                %d: tensor<1x128x14x14xf32>, %e: tensor<1x192x14x14xf32>,
                %w: tensor<128x640x1x1xf32> {taso.weight}, %v: tensor<128x640x1x1xf32> {taso.weight})
    -> (tensor<1x128x14x14xf32>, tensor<1x128x14x14xf32>) {
  %x = taso.concat %a, %b, %c, %d, %e axis 1 : (tensor<1x128x14x14xf32>, tensor<1x128x14x14xf32>, tensor<1x64x14x14xf32>, tensor<1x128x14x14xf32>, tensor<1x192x14x14xf32>) -> tensor<1x640x14x14xf32>
  %y = taso.conv2d %x, %w strides [1, 1] pads [0, 0, 0, 0] activation relu : (tensor<1x640x14x14xf32>, tensor<128x640x1x1xf32>) -> tensor<1x128x14x14xf32>
  %z = taso.conv2d %x, %v strides [1, 1] pads [0, 0, 0, 0] activation relu : (tensor<1x640x14x14xf32>, tensor<128x640x1x1xf32>) -> tensor<1x128x14x14xf32>
  return %y, %z : tensor<1x128x14x14xf32>, tensor<1x128x14x14xf32>
}

// CHECK-LABEL: @three(
// CHECK-NOT: taso.concat {{.*}}x14x14xf32>
// CHECK-COUNT-3: taso.conv2d
// CHECK-NOT: taso.conv2d
// CHECK: return
func.func @three(%a: tensor<1x128x14x14xf32>, %b: tensor<1x64x14x14xf32>, %c: tensor<1x128x14x14xf32>,
                 %w: tensor<128x320x1x1xf32> {taso.weight}) -> tensor<1x128x14x14xf32> {
  %x = taso.concat %a, %b, %c axis 1 : (tensor<1x128x14x14xf32>, tensor<1x64x14x14xf32>, tensor<1x128x14x14xf32>) -> tensor<1x320x14x14xf32>
  %y = taso.conv2d %x, %w strides [1, 1] pads [0, 0, 0, 0] : (tensor<1x320x14x14xf32>, tensor<128x320x1x1xf32>) -> tensor<1x128x14x14xf32>
  return %y : tensor<1x128x14x14xf32>
}

// Two unlike readers: while one of them reads the concat it is copied, so that only taking
// both apart pays, although each could be from the start.
// CHECK-LABEL: @unlike(
// CHECK-NOT: taso.concat {{.*}}x14x14xf32>
// GREEDY-LABEL: @unlike(
// GREEDY-NOT: taso.concat
// GREEDY: return
// CHECK-COUNT-6: taso.conv2d
// CHECK-NOT: taso.conv2d
// CHECK: return
func.func @unlike(%a: tensor<1x128x14x14xf32>, %b: tensor<1x128x14x14xf32>, %c: tensor<1x128x14x14xf32>,
                  %w: tensor<128x384x1x1xf32> {taso.weight}, %v: tensor<256x384x3x3xf32> {taso.weight})
    -> (tensor<1x128x14x14xf32>, tensor<1x256x6x6xf32>) {
  %x = taso.concat %a, %b, %c axis 1 : (tensor<1x128x14x14xf32>, tensor<1x128x14x14xf32>, tensor<1x128x14x14xf32>) -> tensor<1x384x14x14xf32>
  %y = taso.conv2d %x, %w strides [1, 1] pads [0, 0, 0, 0] activation relu : (tensor<1x384x14x14xf32>, tensor<128x384x1x1xf32>) -> tensor<1x128x14x14xf32>
  %z = taso.conv2d %x, %v strides [2, 2] pads [0, 0, 0, 0] : (tensor<1x384x14x14xf32>, tensor<256x384x3x3xf32>) -> tensor<1x256x6x6xf32>
  return %y, %z : tensor<1x128x14x14xf32>, tensor<1x256x6x6xf32>
}
