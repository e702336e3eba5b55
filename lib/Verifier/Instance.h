//===- Instance.h - A rule for one choice of shapes -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An instance of a rule is a function that holds what the pattern's source
// describes, with given shapes and attributes, beside the function that the
// pattern's rewrite makes of it. No matcher is involved: the instance is built
// from the text of the rule, so it is the rule that is tested.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_INSTANCE_H
#define TASO_LIB_VERIFIER_INSTANCE_H

#include "Draft.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

namespace taso {

/// What became of an instance.
enum class Outcome {
  Untyped,   ///< no types were found for the source
  Rejected,  ///< a side condition does not hold
  IllTyped,  ///< the target has no valid type, or another one
  Undefined, ///< no element of the source is defined and not zero
  Equal,
  Different,
};

class Instance {
public:
  /// `rule` is checked and normalised, and outlives the instance.
  explicit Instance(mlir::pdl::PatternOp rule) : rule(rule) {}

  /// Draws shapes and attributes and builds both functions. Equal stands for
  /// success: nothing has been compared.
  Outcome draw(Random &random);

  mlir::func::FuncOp getSource() { return source; }
  mlir::func::FuncOp getTarget() { return target; }
  /// The module that owns both functions.
  mlir::OwningOpRef<mlir::ModuleOp> takeModule() { return std::move(module); }
  /// The functions' arguments that the rule wants to be constants.
  llvm::ArrayRef<unsigned> getWeights() const { return weights; }
  /// Elements and ranks of all arguments and results of the source.
  int64_t countElements();
  int64_t sumRanks();
  /// The sum of the magnitudes of all integers in the source's attributes.
  int64_t sumAttributes();

private:
  void buildSource(const Draft &draft);
  mlir::Operation *createSourceOp(mlir::pdl::OperationOp op, const Draft &draft,
                                  mlir::OpBuilder &builder);
  void returnReplaced(mlir::OpBuilder &builder);
  void findWeights();
  bool conditionsHold();
  bool conditionHolds(mlir::pdl::ApplyNativeConstraintOp op);
  bool buildTarget();
  bool buildTargetOp(mlir::Operation &op, mlir::OpBuilder &builder);
  mlir::Attribute callNative(llvm::StringRef name, mlir::ValueRange arguments,
                             bool &holds);
  bool create(mlir::pdl::OperationOp op, mlir::OpBuilder &builder);
  bool replace(mlir::pdl::ReplaceOp op, mlir::Operation *terminator);
  mlir::Operation *getOp(mlir::Value value) {
    return bound.lookup(value).dyn_cast<mlir::Operation *>();
  }

  mlir::pdl::PatternOp rule;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp source, target;
  /// What each value of the rule stands for.
  llvm::DenseMap<mlir::Value, mlir::PDLValue> bound;
  llvm::SmallVector<unsigned> weights;
  /// The replaced operations of the rule, in order.
  llvm::SmallVector<mlir::Value> replaced;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_INSTANCE_H
