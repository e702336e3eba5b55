//===- CompiledRule.h - A rule's source and target as tables ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/EGraph. Every value, attribute and type that a rule's source
// names has a slot; what an operation of the source has in common with another
// is that they share slots.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_EGRAPH_COMPILEDRULE_H
#define TASO_LIB_EGRAPH_COMPILEDRULE_H

#include "TASO/EGraph/EGraph.h"
#include "TASO/Rules/NativeFunctions.h"
#include "TASO/Rules/PatternGraph.h"

#include <optional>

namespace taso::detail {

/// A literal, or what a slot holds.
template <class T> struct Reference {
  T literal = T();
  unsigned slot = kNone;
};

struct SourceOp {
  mlir::OperationName name;
  llvm::SmallVector<unsigned, 3> operands = {}; ///< value slots
  llvm::SmallVector<unsigned, 1> results = {};  ///< value slots
  llvm::SmallVector<Reference<mlir::Type>, 1> types = {}; ///< of the results
  llvm::SmallVector<std::pair<mlir::StringAttr, Reference<mlir::Attribute>>, 4>
      attributes = {};
  bool isCommutative = false;
  bool isRoot = false;
  /// Of many roots that are alike, the one that must be the neighbour.
  unsigned previous = kNone;
};

struct Argument {
  bool isValue = false;
  mlir::Attribute literal;
  unsigned slot = kNone;
};

enum class Guidance { None, OneUse, IsWeight };

/// A call of a native function.
struct Call {
  const NativeFunction *function = nullptr;
  Guidance guidance = Guidance::None;
  llvm::SmallVector<Argument, 4> arguments;
  bool isNegated = false;
  std::optional<Reference<mlir::Attribute>> result;
  /// Of a condition: the step of the order after which its arguments are bound.
  unsigned step = 0;
};

/// A value of the target: a slot, or a result of a created operation.
struct Target {
  unsigned created = kNone; ///< index of the target operation
  unsigned index = 0;       ///< slot, or number of the result
};

struct TargetOp {
  mlir::OperationName name;
  mlir::DictionaryAttr defaults = {};
  llvm::SmallVector<std::pair<mlir::StringAttr, Reference<mlir::Attribute>>, 4>
      attributes = {};
  llvm::SmallVector<Target, 3> operands = {};
};

struct Replacement {
  unsigned source = 0;
  llvm::SmallVector<Target, 2> values;
};

struct CompiledRule {
  CompiledRule(mlir::pdl::PatternOp pure, unsigned rule);

  unsigned rule;
  std::string unsupported;
  std::vector<SourceOp> sources;
  /// In which order operations are bound: each but the first shares a value
  /// with one before it.
  llvm::SmallVector<unsigned> order;
  unsigned root = 0;
  unsigned numRoots = 0;
  unsigned numValues = 0, numAttributes = 0, numTypes = 0;
  std::vector<std::pair<unsigned, Reference<mlir::Type>>> leafTypes;
  std::vector<Call> conditions; ///< of the source
  std::vector<Call> functions;  ///< of the rewrite
  std::vector<TargetOp> targets;
  std::vector<Replacement> replacements;
  /// Pairs of source operations the first of which must be the older node, so
  /// that of symmetric matches there is one.
  std::vector<std::pair<unsigned, unsigned>> before;

private:
  class Compiler;
};

} // namespace taso::detail

#endif // TASO_LIB_EGRAPH_COMPILEDRULE_H
