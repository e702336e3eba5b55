//===- RootFinder.h - Where a change may make matches -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A match is listed at the root of its pattern. When an operation changes, only
// roots can have other matches than before that are reached from it along the
// edges of a pattern: this follows those edges, by the names of operations.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_ROOTFINDER_H
#define TASO_RULES_ROOTFINDER_H

#include "TASO/Rules/RuleSet.h"

#include "llvm/ADT/SetVector.h"

namespace taso {

/// Finds the operations whose matches a change may have made or unmade.
class RootFinder {
public:
  RootFinder(const RuleSet &rules, RuleSelection selection);

  /// Adds the possible roots of matches around operations that were created, or
  /// have other operands or users than before. Linear in the steps of patterns
  /// times the edges of the graph around them, however many ways lead from one
  /// operation to another.
  void find(llvm::ArrayRef<mlir::Operation *> changed,
            llvm::SetVector<mlir::Operation *> &roots) const;

private:
  /// How to come from one operation of a pattern to the next.
  enum class Step {
    ToUser,     ///< it uses a result
    ToOperand,  ///< it defines an operand
    ToSibling,  ///< it has an operand in common
  };
  /// A tree of paths, so that common beginnings are followed once.
  struct Node {
    Step step = Step::ToUser;
    mlir::StringAttr name; ///< of the operation it leads to; null for any
    bool isRoot = false;
    std::vector<unsigned> children;
  };

  void addPattern(mlir::pdl::PatternOp pattern);
  unsigned getChild(unsigned parent, Step step, mlir::StringAttr name);
  class Walk;

  std::vector<Node> nodes;
  /// Where the paths from operations of a name begin; under the null name those
  /// from any operation.
  llvm::DenseMap<mlir::StringAttr, unsigned> starts;
};

} // namespace taso

#endif // TASO_RULES_ROOTFINDER_H
