//===- Passes.td - Passes on tensor graphs --------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In alphabetical order. Each pass has a summary, a description with an example
// before and after, and documented options.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TRANSFORMS_PASSES
#define TASO_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def Superoptimize : Pass<"taso-superoptimize", "mlir::ModuleOp"> {
  let summary = "Search for a cheaper equal graph with rewrite rules.";
  let description = [{
    Replaces the body of each function by the cheapest equal graph found.
  }];
}

#endif // TASO_TRANSFORMS_PASSES
