//===- EGraphSearch.h - The e-graph as a strategy ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Search: grows an e-graph from a function, takes the cheapest
// graph out, and says what no graph in it can cost less than.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_EGRAPHSEARCH_H
#define TASO_LIB_SEARCH_EGRAPHSEARCH_H

#include "TASO/EGraph/Extraction.h"
#include "TASO/EGraph/Saturation.h"
#include "TASO/Search/Search.h"

namespace taso::detail {

class EGraphSearch {
public:
  /// `elapsed` are the seconds of the time limit that are spent.
  EGraphSearch(mlir::func::FuncOp function,
               std::shared_ptr<const RuleSet> rules, const CostModel &costModel,
               const SearchOptions &options, double elapsed);

  /// Adds a graph that is known to be equal, so that the result is not dearer
  /// by the sum of the prices.
  void addEqual(mlir::func::FuncOp function) { graph.addEqual(function); }

  ExtractedGraph run();

  /// How many nodes an e-graph has at most, given these options.
  static unsigned getMaxNodes(const SearchOptions &options);

  /// The rules that made a node, whether it was taken out or not.
  llvm::BitVector getUsedRules() const;

  const EGraphStatistics &getStatistics() const { return statistics; }
  const LowerBound &getBound() const { return bound; }
  StopReason getStopReason() const { return stopReason; }
  /// By phase.
  const std::map<std::string, double> &getSeconds() const { return seconds; }

private:
  bool shouldStop();
  void computeBound(const SaturationResult &saturation,
                    const ExtractionOptions &extraction);

  EGraph graph;
  std::shared_ptr<const RuleSet> rules;
  const CostModel &costModel;
  const SearchOptions &options;
  std::chrono::steady_clock::time_point deadline;
  EGraphStatistics statistics;
  LowerBound bound;
  std::map<std::string, double> seconds;
  StopReason stopReason = StopReason::EGraphLimit;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_EGRAPHSEARCH_H
