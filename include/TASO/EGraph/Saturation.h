//===- Saturation.h - Growing an e-graph by rules ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Equality saturation: all rules are matched, then all matches are applied, and
// again, until nothing is new or a limit is reached. For given limits, without
// a time limit, the result is the same in every run.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_EGRAPH_SATURATION_H
#define TASO_EGRAPH_SATURATION_H

#include "TASO/EGraph/EGraph.h"
#include "TASO/Rules/RuleSet.h"

#include <functional>

namespace taso {

struct SaturationOptions {
  /// Where the e-graph has as many nodes, nothing is added.
  size_t maxNodes = 20000;
  unsigned maxIterations = 30;
  /// New matches of one rule that an iteration applies at most, so that no rule
  /// takes all the room.
  unsigned matchesPerRule = 500;
  /// Rules with several roots apply to what fewer than so many of them made:
  /// merges of merges are many and seldom new.
  unsigned maxMerges = 2;
  /// Asked now and then; true ends the saturation.
  std::function<bool()> stopRequested;
};

enum class SaturationEnd {
  Saturated,  ///< no rule has anything to add
  Merges,     ///< none but rules with several roots, of what these made
  Nodes,      ///< the limit of nodes
  Iterations, ///< the limit of iterations
  Stopped,    ///< it was requested
};

/// The words that reports use.
llvm::StringRef stringify(SaturationEnd end);

struct SaturationResult {
  SaturationEnd end = SaturationEnd::Saturated;
  unsigned iterations = 0;
  uint64_t matches = 0; ///< new ones
  uint64_t applied = 0; ///< that said something new
  /// Rules that cannot be matched on an e-graph, by name.
  std::vector<std::string> leftOut;
};

SaturationResult saturate(EGraph &graph, const RuleSet &rules,
                          const SaturationOptions &options);

} // namespace taso

#endif // TASO_EGRAPH_SATURATION_H
