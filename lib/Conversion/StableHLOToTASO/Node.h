//===- Node.h - One StableHLO operation under conversion -------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees of one StableHLO operation, beside the
// helpers that create taso operations.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_STABLEHLOTOTASO_NODE_H
#define TASO_LIB_CONVERSION_STABLEHLOTOTASO_NODE_H

#include "../OperatorBuilder.h"
#include "../StableHLOForm.h"

#include "llvm/ADT/StringMap.h"

namespace taso::conversion {

class HloNode : public OperatorBuilder {
public:
  using OperatorBuilder::OperatorBuilder;

  /// Operand i, a ranked tensor of f32, f16 or bf16. A constant becomes a
  /// taso.constant.
  mlir::Value getInput(unsigned i);
  /// The declared type of the result; null, with a reason, if it has no static
  /// shape.
  mlir::RankedTensorType getStaticResult();
  /// The one number that all elements of operand i are.
  std::optional<double> getNumber(unsigned i);
  /// An attribute that is a list or tensor of integers.
  std::optional<Sizes> getList(llvm::StringRef name) const;
  /// The same, or `count` times `otherwise` where it is missing.
  Sizes getList(llvm::StringRef name, size_t count, int64_t otherwise) const;
  int64_t getInt(llvm::StringRef name, int64_t otherwise) const;
};

/// Gives the operation a meaning in taso: a result of the operation that
/// computes its result. Null leaves it what it is.
using ConvertHloFunction = mlir::Value (*)(HloNode &);
using HloTable = llvm::StringMap<ConvertHloFunction>;

void addHloShapes(HloTable &table);
void addHloArithmetic(HloTable &table);
void addHloWindows(HloTable &table);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_STABLEHLOTOTASO_NODE_H
