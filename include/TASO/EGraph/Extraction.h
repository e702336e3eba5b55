//===- Extraction.h - The cheapest graph of an e-graph ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses a node for each class that is needed, so that the sum of the prices
// is small, each node counting once however many use it. Prices are those of
// kernels as the cost model has them, alone or with the pointwise operations
// that join them; what depends on weights only is free.
//
// A greedy choice comes first and is improved by single changes, so there is a
// result at any time. Where the problem is small enough it is then solved
// exactly, as an integer program by CBC, if the project was built with it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_EGRAPH_EXTRACTION_H
#define TASO_EGRAPH_EXTRACTION_H

#include "TASO/Cost/CostModel.h"
#include "TASO/EGraph/EGraph.h"

#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <optional>

namespace taso {

struct ExtractionOptions {
  /// Larger problems are not given to the solver.
  size_t maxExactChoices = 600;
  /// Nodes of its search tree.
  unsigned maxSolverNodes = 200;
  /// Seconds of one call of the solver; with 0 there is no limit.
  double solverSeconds = 0;
  /// Asked now and then; true ends the extraction with what there is.
  std::function<bool()> stopRequested;
};

/// A graph that was taken out.
struct ExtractedGraph {
  mlir::OwningOpRef<mlir::func::FuncOp> function;
  /// The applications of rules that made its nodes, each once.
  std::vector<NodeOrigin> origins;
  int64_t estimate = 0; ///< the sum of the prices, picoseconds
  /// No choice has a smaller sum.
  bool isOptimal = false;
};

/// True if the project was built with the solver.
bool hasExactExtraction();

/// Takes a graph out. The e-graph must be rebuilt.
ExtractedGraph extract(const EGraph &graph, const CostModel &costModel,
                       const ExtractionOptions &options);

/// What no graph in the e-graph costs less than, in picoseconds, whatever is
/// fused; nothing, and `why`, if none is known.
std::optional<int64_t> computeLowerBound(const EGraph &graph,
                                         const CostModel &costModel,
                                         const ExtractionOptions &options,
                                         std::string &why);

} // namespace taso

#endif // TASO_EGRAPH_EXTRACTION_H
