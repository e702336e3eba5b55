//===- RuleMatcher.h - List all matches, apply one --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's pattern applicator finds every match of every pattern at a root and
// runs the first. Our patterns begin with a gate that records the match and
// fails, so the applicator goes on to the next: that lists them all, and
// nothing changes. To apply one, the gate lets that match through.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_RULEMATCHER_H
#define TASO_RULES_RULEMATCHER_H

#include "TASO/Rules/RuleSet.h"
#include "TASO/Rules/UndoRewriter.h"

namespace taso {

/// One way to apply one rule.
struct Match {
  /// Index into RuleSet::getRules.
  unsigned rule = 0;
  /// Index into RuleSet::getVariants: which operand order matched.
  unsigned variant = 0;
  /// The matched operations in the order of the pattern's source.
  llvm::SmallVector<mlir::Operation *, 4> ops;
  /// The operation at which the pattern is rooted; one of `ops`.
  mlir::Operation *root = nullptr;
};

/// Why a match was not applied.
enum class Refusal {
  None,     ///< it was applied
  Cycle,    ///< the rewrite would close a cycle
  IllTyped, ///< a created operation has no valid type, or the wrong one
  Stale,    ///< the rule does not match these operations (any more)
  TooWide,  ///< a value that ties the roots has too many users
};
inline constexpr unsigned kNumRefusals = 5;
llvm::StringRef stringifyRefusal(Refusal refusal);

/// Counters since construction.
struct MatchStatistics {
  uint64_t matches = 0;    ///< listed by collect
  uint64_t duplicates = 0; ///< found again and dropped
  uint64_t applied = 0;
  /// By kind of refusal. IllTyped and TooWide count candidates that the matcher
  /// itself dropped, the others calls of apply.
  std::array<uint64_t, kNumRefusals> refused = {};
  struct PerRule {
    uint64_t matches = 0;
    uint64_t applied = 0;
    std::array<uint64_t, kNumRefusals> refused = {};
  };
  std::vector<PerRule> rules; ///< by rule index
};

/// Matches the rules of one set. One per thread, reused.
class RuleMatcher {
public:
  /// Lists the matches of the rules selected; any match can be applied.
  explicit RuleMatcher(std::shared_ptr<const RuleSet> rules,
                       RuleSelection selection = RuleSelection::All);
  ~RuleMatcher();

  const RuleSet &getRuleSet() const { return *rules; }

  /// Appends every distinct match whose operations all lie in `block`, ordered
  /// by rule, then positions of the operations. The block must be in
  /// topological order and is not changed.
  void collect(mlir::Block &block, llvm::SmallVectorImpl<Match> &matches);

  /// The same for the matches rooted at the given operations of one block.
  void collectAt(llvm::ArrayRef<mlir::Operation *> roots,
                 llvm::SmallVectorImpl<Match> &matches);

  /// Applies a match in place. What is refused leaves the IR as it was. After
  /// success the block is in topological order and matched operations that
  /// nothing uses are gone. `listener` hears of the changes, but not of the
  /// sorting.
  Refusal apply(const Match &match,
                mlir::RewriterBase::Listener *listener = nullptr);

  /// The same through a rewriter that can take it back. The block is left
  /// unsorted; see UndoRewriter::restoreOrder.
  Refusal apply(const Match &match, UndoRewriter &rewriter);

  const MatchStatistics &getStatistics() const;

private:
  struct Impl;
  std::shared_ptr<const RuleSet> rules;
  std::unique_ptr<Impl> impl;
};

} // namespace taso

#endif // TASO_RULES_RULEMATCHER_H
