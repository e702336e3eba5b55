// The libraries that were found, in a stock mlir-opt: MLIR's own greedy driver, and
// the search, on the cases that PDL makes hard. Rules of both directions are in a
// library, so that the driver stops at its limits, with a warning.
//
// RUN: mkdir -p %t
// RUN: %mlir_opt %S/Inputs/hard-cases.mlir --pass-pipeline='builtin.module(taso-apply-rules{rules=%taso_source/rules/taso2019.mlir max-iterations=2 max-rewrites=40},cse)' -o %t/taso2019.mlir 2> %t/taso2019.err
// RUN: %mlir_opt %t/taso2019.mlir --pass-pipeline='builtin.module(taso-check{against=%S/Inputs/hard-cases.mlir})' -o /dev/null
// RUN: %mlir_opt %S/Inputs/hard-cases.mlir --pass-pipeline='builtin.module(taso-apply-rules{rules=%taso_source/rules/cnn.mlir max-iterations=2 max-rewrites=40},cse)' -o %t/cnn.mlir 2> %t/cnn.err
// RUN: %mlir_opt %t/cnn.mlir --pass-pipeline='builtin.module(taso-check{against=%S/Inputs/hard-cases.mlir})' -o /dev/null
// RUN: %mlir_opt %S/Inputs/hard-cases.mlir --pass-pipeline='builtin.module(taso-apply-rules{rules=%taso_source/rules/transformer.mlir max-iterations=2 max-rewrites=40},cse)' -o %t/transformer.mlir 2> %t/transformer.err
// RUN: %mlir_opt %t/transformer.mlir --pass-pipeline='builtin.module(taso-check{against=%S/Inputs/hard-cases.mlir})' -o /dev/null
//
// RUN: %mlir_opt %S/Inputs/hard-cases.mlir --pass-pipeline='builtin.module(canonicalize,taso-superoptimize{rules=%taso_source/rules/taso2019.mlir device=h200 check=true verify-each=true},cse)' 2> %t/search.err | FileCheck %s

// One operation is no pair.
// CHECK-LABEL: func.func @distinct
// CHECK-COUNT-1: taso.matmul
// CHECK-NOT: taso.concat

// What depends on the other cannot run together with it.
// CHECK-LABEL: func.func @cycle
// CHECK-COUNT-2: taso.matmul

// The second weight is computed behind the first product.
// CHECK-LABEL: func.func @dominance
// CHECK: taso.relu
// CHECK: taso.matmul {{.*}} -> tensor<4x11xf32>
// CHECK-NOT: taso.matmul
