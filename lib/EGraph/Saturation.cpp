//===- Saturation.cpp - Growing an e-graph by rules -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/EGraph/Saturation.h"

#include "Simplifier.h"

#include "TASO/EGraph/ClassMatcher.h"

#include "llvm/ADT/Hashing.h"

#include <unordered_set>

using namespace mlir;
using namespace taso;
using namespace taso::detail;

StringRef taso::stringify(SaturationEnd end) {
  switch (end) {
  case SaturationEnd::Saturated:
    return "saturated";
  case SaturationEnd::Merges:
    return "merges of merges left out";
  case SaturationEnd::Nodes:
    return "node limit";
  case SaturationEnd::Iterations:
    return "iteration limit";
  case SaturationEnd::Stopped:
    return "stopped";
  }
  llvm_unreachable("unknown end");
}

namespace {
class Saturation {
public:
  Saturation(EGraph &graph, const RuleSet &rules,
             const SaturationOptions &options)
      : graph(graph), options(options), simplifier(graph) {
    for (auto [index, pattern] :
         llvm::enumerate(rules.getPureModule().getOps<pdl::PatternOp>())) {
      ClassMatcher matcher(pattern, index);
      if (matcher.whyUnsupported().empty())
        matchers.push_back(std::move(matcher));
      else
        result.leftOut.push_back(rules.getRules()[index].name);
    }
  }

  SaturationResult run() {
    simplifier.run(options.maxNodes);
    while (iterate())
      ;
    return std::move(result);
  }

private:
  /// One round; false if it was the last.
  bool iterate() {
    if (result.iterations == options.maxIterations)
      return end(SaturationEnd::Iterations);
    ++result.iterations;
    isLimited = isSkipped = isChanged = false;
    for (const ClassMatcher &matcher : matchers) {
      collect(matcher);
      if (isStopped())
        return end(SaturationEnd::Stopped);
    }
    for (const auto &[matcher, match] : std::exchange(matches, {})) {
      if (isFull())
        break;
      if (!matcher->apply(graph, match, numApplications))
        continue;
      ++numApplications;
      ++result.applied;
      isChanged = true;
    }
    graph.rebuild();
    isChanged |= simplifier.run(options.maxNodes);
    if (isStopped())
      return end(SaturationEnd::Stopped);
    if (isFull())
      return end(SaturationEnd::Nodes);
    if (!isChanged && !isLimited)
      return end(isSkipped ? SaturationEnd::Merges : SaturationEnd::Saturated);
    return true;
  }

  bool end(SaturationEnd how) {
    result.end = how;
    return false;
  }

  bool isFull() const { return graph.getNumNodes() >= options.maxNodes; }
  bool isStopped() const {
    return options.stopRequested && options.stopRequested();
  }

  void collect(const ClassMatcher &matcher) {
    unsigned found = 0, seen = 0;
    matcher.match(graph, options.maxMerges, isSkipped,
                  [&](const ClassMatch &match) {
                    if (++seen % 1024 == 0 && isStopped())
                      return false;
                    if (!known.insert(hash(matcher, match)).second)
                      return true;
                    ++result.matches;
                    matches.push_back({&matcher, match});
                    if (++found < options.matchesPerRule)
                      return true;
                    isLimited = true;
                    return false;
                  });
  }

  static uint64_t hash(const ClassMatcher &matcher, const ClassMatch &match) {
    return llvm::hash_combine(
        matcher.getRule(), match.exchanged,
        llvm::hash_combine_range(match.nodes.begin(), match.nodes.end()));
  }

  EGraph &graph;
  const SaturationOptions &options;
  Simplifier simplifier;
  std::vector<ClassMatcher> matchers;
  std::vector<std::pair<const ClassMatcher *, ClassMatch>> matches;
  std::unordered_set<uint64_t> known; ///< hashes of matches
  unsigned numApplications = 0;
  bool isLimited = false, isSkipped = false, isChanged = false;
  SaturationResult result;
};
} // namespace

SaturationResult taso::saturate(EGraph &graph, const RuleSet &rules,
                                const SaturationOptions &options) {
  return Saturation(graph, rules, options).run();
}
