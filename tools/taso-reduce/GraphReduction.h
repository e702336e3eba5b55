//===- GraphReduction.h - Makes a graph smaller step by step ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's --reduction-tree erases operations, and never one that others use. In
// a graph that is nearly all of them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOREDUCE_GRAPHREDUCTION_H
#define TASO_TOOLS_TASOREDUCE_GRAPHREDUCTION_H

namespace taso::tools {

/// Registers --taso-reduction.
void registerGraphReduction();

} // namespace taso::tools

#endif // TASO_TOOLS_TASOREDUCE_GRAPHREDUCTION_H
