//===- RuleCases.h - A pdl.pattern in the symbolic algebra ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the operations, constraints and native functions of a pattern one
// after the other in the symbolic algebra. A step that has to choose (a rank,
// an axis, a permutation) is run once for each alternative, and the steps after
// it in each of them: each path through all steps is a case of the rule.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_RULECASES_H
#define TASO_LIB_VERIFIER_RULECASES_H

#include "Symbolic.h"

#include "TASO/Semantics/RuleFunctions.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace taso::proof {

/// The value of a pdl.attribute in a case.
struct AttributeValue {
  enum Kind { Unknown, Number, List, Real, Keyword, Other };
  Kind kind = Unknown;
  std::vector<Poly> numbers;
  double real = 0;
  std::string keyword;
};

/// A result of the source and what the rewrite puts in its place.
struct Replacement {
  Symbolic::Tensor source, target;
};

class RuleCases {
public:
  /// What to do with a case; false stops the enumeration.
  using Visitor = std::function<bool(llvm::ArrayRef<Replacement>)>;

  RuleCases(mlir::pdl::PatternOp rule, Symbolic &algebra, unsigned maxRank);

  /// Visits every case that is not known to be impossible. False if the
  /// visitor stopped it, or the rule is not supported (then the algebra says
  /// why).
  bool enumerate(const Visitor &visit);

  /// The ranks and attributes of the case at hand, for messages.
  std::string describe() const;

private:
  /// Runs one step; false if the case is impossible.
  bool run(mlir::Operation *step);
  bool runOperation(mlir::pdl::OperationOp op);
  bool runConstraint(mlir::pdl::ApplyNativeConstraintOp op);
  bool runFunction(mlir::Operation *op, llvm::StringRef name,
                   mlir::ValueRange arguments, mlir::ValueRange results);
  bool enumerate(size_t index, const Visitor &visit);
  bool unsupported(std::string why);

  Symbolic::Tensor getTensor(mlir::Value value);
  void tieRanks(mlir::pdl::OperationOp op);
  std::optional<unsigned> getTiedRank(mlir::Value input) const;
  bool chooseAttribute(const semantics::AttributeSpec &spec, unsigned rank,
                       int numResults, AttributeValue &value);
  bool chooseList(const semantics::AttributeSpec &spec, unsigned rank,
                  int numResults, AttributeValue &value);
  std::optional<std::vector<semantics::RuleValue<Poly>>>
  getArguments(mlir::ValueRange arguments);
  bool collectReplacements(std::vector<Replacement> &out);

  mlir::pdl::PatternOp rule;
  Symbolic &algebra;
  unsigned maxRank;
  std::vector<mlir::Operation *> steps;
  std::vector<mlir::pdl::ReplaceOp> replaces;
  llvm::DenseMap<mlir::Value, Symbolic::Tensor> tensors;
  llvm::DenseMap<mlir::Operation *, std::vector<Symbolic::Tensor>> results;
  llvm::DenseMap<mlir::Value, AttributeValue> attributes;
  llvm::DenseMap<mlir::Value, std::string> names;
  /// Values of one rank in every case: an operation stands for its results.
  llvm::EquivalenceClasses<void *> ranks;
};

/// The operands of an operator that have the rank of its result wherever the
/// operator is well-typed: so many from the first on.
unsigned countOperandsOfOneRank(const semantics::OperatorInfo &info,
                                unsigned operands);

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_RULECASES_H
