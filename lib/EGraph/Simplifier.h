//===- Simplifier.h - Folds and canonicalisations on an e-graph -*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/EGraph. What the dialect folds and canonicalises is no rule:
// it is code on operations. So a node is made an operation, alone and together
// with each node that computes an operand, and what that code makes of it is
// added.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_EGRAPH_SIMPLIFIER_H
#define TASO_LIB_EGRAPH_SIMPLIFIER_H

#include "TASO/EGraph/EGraph.h"

#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/DenseSet.h"

namespace taso::detail {

class Simplifier {
public:
  explicit Simplifier(EGraph &graph);
  ~Simplifier();

  /// Looks at what is new since the last time. Stops early if the e-graph has
  /// more than `maxNodes` nodes. True if something was found equal or added.
  bool run(size_t maxNodes);

private:
  using Pair = std::pair<NodeId, NodeId>;
  struct Tries {
    unsigned tried = 0, succeeded = 0;
  };

  bool simplify(NodeId node, NodeId producer);
  mlir::Operation *create(NodeId node,
                          llvm::function_ref<mlir::Value(ClassId)> getValue);
  mlir::Value getLeaf(ClassId id);
  ClassId import(mlir::Value value);

  EGraph &graph;
  mlir::Block block;
  mlir::FrozenRewritePatternSet patterns;
  mlir::PatternApplicator applicator;
  mlir::OperationName constant; ///< taso.constant
  llvm::DenseSet<Pair> done;
  /// By the names of the two nodes.
  llvm::DenseMap<std::pair<mlir::OperationName, mlir::OperationName>, Tries>
      tries;
};

} // namespace taso::detail

#endif // TASO_LIB_EGRAPH_SIMPLIFIER_H
