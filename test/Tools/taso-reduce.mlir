// What a script asks for stays, and hardly more.
//
// RUN: taso-reduce %s --taso-reduction="test=%S/Inputs/has_softmax.sh" -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: taso-opt %t.mlir -o /dev/null
// RUN: taso-reduce --version | FileCheck %s --check-prefix=VERSION
// RUN: taso-reduce --help | FileCheck %s --check-prefix=HELP
// RUN: not taso-reduce %s --taso-reduction="test=/bin/true" 2>&1 | FileCheck %s --check-prefix=DULL
// VERSION: TASO {{[0-9]+\.[0-9]+\.[0-9]+}}
// HELP: --taso-reduction
// HELP: EXAMPLES:
// DULL: error: the input is not interesting: expected '/bin/true' to exit with 1
//
// CHECK-LABEL: func.func @f
// CHECK-NOT: taso.relu
// CHECK-NOT: taso.matmul
// CHECK: taso.add
// CHECK-NOT: taso.{{relu|matmul|tanh|conv2d}}
// CHECK: taso.softmax
// CHECK-NOT: taso.{{relu|matmul|tanh|conv2d}}

func.func @f(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %a = taso.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %b = taso.matmul %a, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %c = taso.tanh %b : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %d = taso.add %c, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = taso.softmax %d axis 1 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %f = taso.matmul %e, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %f : tensor<4x8xf32>
}
