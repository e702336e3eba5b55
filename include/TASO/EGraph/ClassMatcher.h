//===- ClassMatcher.h - Rules on an e-graph ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's matcher asks a value for the operation that defines it. In an e-graph
// a class has many, so a rule is matched here by backtracking over the members
// and users of classes, straight from its pure pattern, and its rewrite is
// evaluated likewise. Native functions are the same ones: they read attributes
// and types only. The two that guide the search read the e-graph instead:
// `taso_is_weight` asks for any member, `taso_one_use` always holds, since what
// is shared is decided when a graph is taken out.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_EGRAPH_CLASSMATCHER_H
#define TASO_EGRAPH_CLASSMATCHER_H

#include "TASO/EGraph/EGraph.h"
#include "TASO/Rules/RuleSet.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace taso {

/// What the parts of a rule's source are bound to.
struct ClassMatch {
  llvm::SmallVector<NodeId, 4> nodes; ///< by source operation
  llvm::SmallVector<ClassId, 8> values;
  llvm::SmallVector<mlir::Attribute, 8> attributes;
  llvm::SmallVector<mlir::Type, 4> types;
  /// Which commutative operations have their operands exchanged.
  unsigned exchanged = 0;
};

/// One rule, ready to match on e-graphs.
class ClassMatcher {
public:
  /// `rule` is its index in the set.
  ClassMatcher(mlir::pdl::PatternOp pure, unsigned rule);
  ~ClassMatcher();
  ClassMatcher(ClassMatcher &&);

  /// Why the rule cannot be matched on an e-graph; empty if it can.
  llvm::StringRef whyUnsupported() const;
  unsigned getRule() const;
  /// Several operations of the source are replaced, none of which feeds
  /// another.
  bool hasManyRoots() const;

  /// Calls `found` with each match, until it returns false. With many roots
  /// only nodes with fewer than `maxMerges` merges behind them match; `skipped`
  /// is set if others would have. The e-graph must be rebuilt.
  void match(const EGraph &graph, unsigned maxMerges, bool &skipped,
             llvm::function_ref<bool(const ClassMatch &)> found) const;

  /// Adds what the rule says is equal. False if that has no valid type, or is
  /// known already.
  bool apply(EGraph &graph, const ClassMatch &match,
             unsigned application) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace taso

#endif // TASO_EGRAPH_CLASSMATCHER_H
