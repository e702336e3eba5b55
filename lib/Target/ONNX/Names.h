//===- Names.h - Names of exported values -----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of ONNX are known by name only. Names that the file gave are kept,
// those of inputs and outputs first; new ones are readable; none occurs twice
// where both are visible.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_NAMES_H
#define TASO_LIB_TARGET_ONNX_NAMES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace taso::target {

/// The names of all values of a graph and of the graphs inside its nodes.
class ValueNames {
public:
  /// Names the values of `block` and of the blocks inside it. `outputs` are the
  /// names of what its terminator returns, "" where any will do.
  void assign(mlir::Block &block, llvm::ArrayRef<std::string> outputs);

  /// "" for a value that is left out.
  llvm::StringRef get(mlir::Value value) const;
  /// The names of the graph outputs that `block` returns. Where the name is not
  /// that of the returned value, a copy must be made under it.
  llvm::ArrayRef<std::string> getOutputs(mlir::Block &block) const;

private:
  struct Scope {
    const Scope *parent = nullptr;
    llvm::StringSet<> used;
  };

  void assignBlock(mlir::Block &block, llvm::ArrayRef<std::string> outputs,
                   const Scope *parent);
  void assignOutputs(mlir::Block &block, llvm::ArrayRef<std::string> outputs,
                     Scope &scope);
  void assignResults(mlir::Operation &op, Scope &scope);
  std::string makeUnique(llvm::StringRef name, Scope &scope);
  std::string makeFresh(mlir::Operation &op, Scope &scope);

  llvm::DenseMap<mlir::Value, std::string> names;
  llvm::DenseMap<mlir::Block *, std::vector<std::string>> outputNames;
  llvm::StringMap<unsigned> counters;
};

/// The names of the graph outputs in the list `onnx.outputs` of a terminator of
/// a graph inside a node.
std::vector<std::string> getYieldedNames(mlir::Operation *yield);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_NAMES_H
