//===- TASOOps.td - The operators -----------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every operator of the dialect. A description has five parts: the equation,
// inputs, outputs, numbered constraints and an example. The labels of the
// constraints (conv2d_c1) also stand in the diagnostics and in the tests.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TASOOPS
#define TASO_DIALECT_TASOOPS

include "TASO/Dialect/Ops/Weights.td"
include "TASO/Dialect/Ops/Convolution.td"
include "TASO/Dialect/Ops/Pooling.td"
include "TASO/Dialect/Ops/Pointwise.td"
include "TASO/Dialect/Ops/DataMovement.td"
include "TASO/Dialect/Ops/Reduction.td"
include "TASO/Dialect/Ops/Constants.td"

#endif // TASO_DIALECT_TASOOPS
