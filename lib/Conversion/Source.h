//===- Source.h - Which node operations came from --------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operation that gives the result of a converted node carries a record of
// the node. Export restores the node from it where the operations (the cluster:
// all that the node became) are still intact; rewrites make new operations, and
// what changes a cluster changes its hash, so that a stale record is never
// used.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_SOURCE_H
#define TASO_LIB_CONVERSION_SOURCE_H

#include "MirroredForm.h"

namespace taso::conversion {

/// How records are spelled for one dialect.
struct SourceForm {
  llvm::StringLiteral attribute; ///< the discardable attribute that holds one
  llvm::StringLiteral constant;  ///< the dialect's constant, without prefix
  llvm::StringLiteral elements;  ///< the attribute with its elements
};
inline constexpr SourceForm kOnnxSource = {"onnx.source", "Constant", "value"};
inline constexpr SourceForm kTosaSource = {"tosa.source", "const", "values"};

/// On `onnx.*` operations whose results the model itself does not use.
inline constexpr llvm::StringLiteral kUnusedAttr = "onnx.unused";

/// A constant operand of which attributes of the operators hold the elements.
struct EmbeddedOperand {
  mlir::ElementsAttr elements; ///< null if it is no constant
  llvm::StringRef name;        ///< by which the constant is found again
};

/// Puts a record of `node` on `root`, which together with `cluster` (in order
/// of creation, root included) was made of it. Operands of the node that the
/// cluster does not read must be constants or known integers, given by
/// `embedded` by operand number. Fails if another operand is not read.
llvm::LogicalResult
attachSource(mlir::Operation *root, mlir::Operation *node,
             llvm::ArrayRef<mlir::Operation *> cluster,
             llvm::function_ref<EmbeddedOperand(unsigned)> embedded,
             const SourceForm &form);

/// The first number that no operation has in the attribute, a text: numbers
/// that an earlier conversion gave are not given again.
int64_t getNextNumber(mlir::Operation *module, llvm::StringRef attribute);

/// The record of a constant: all attributes but the elements.
void attachConstantSource(mlir::Operation *constant, mlir::Operation *node,
                          const SourceForm &form);

/// What an intact record says.
struct Source {
  /// How an operand of the node is found.
  struct Operand {
    mlir::Value value;           ///< what the cluster reads, or null
    llvm::StringRef name;        ///< else the name of the embedded constant
    mlir::ElementsAttr elements; ///< and its elements; null: missing operand
  };
  llvm::StringRef type;
  mlir::DictionaryAttr attributes;
  llvm::SmallVector<Operand> operands;
  /// Types of results behind those of the root.
  llvm::SmallVector<mlir::Type> moreResults;
  /// The operations of the cluster, root first.
  llvm::SmallVector<mlir::Operation *> cluster;
};

/// The record of `root` if there is one and the cluster is intact.
std::optional<Source> getIntactSource(mlir::Operation *root,
                                      const SourceForm &form);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_SOURCE_H
