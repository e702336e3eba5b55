//===- Call.h - One torch operation under conversion -----------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees of one torch operation, beside the helpers
// that create taso operations. Arguments are numbered as in the operator's
// schema.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TORCHTOTASO_CALL_H
#define TASO_LIB_CONVERSION_TORCHTOTASO_CALL_H

#include "../OperatorBuilder.h"
#include "../TorchForm.h"

#include "llvm/ADT/StringMap.h"

namespace taso::conversion {

/// Finds the builtin tensors of torch values, and creates casts to them.
class TorchValues {
public:
  explicit TorchValues(mlir::OpBuilder &builder) : builder(builder) {}

  /// The builtin tensor of a value that has one. A literal becomes a
  /// taso.constant.
  mlir::Value get(mlir::Value value);

private:
  mlir::Value convertLiteral(mlir::Operation *literal);

  mlir::OpBuilder &builder;
  llvm::DenseMap<mlir::Value, mlir::Value> casts;
};

class TorchCall : public OperatorBuilder {
public:
  /// `results` are those of `op`, or of the operation that unpacks its list.
  TorchCall(mlir::Operation *op, mlir::ResultRange results, TorchValues &values,
            mlir::OpBuilder &builder, SizeExpressions &sizes)
      : OperatorBuilder(op, builder, sizes), results(results), values(values) {}

  mlir::ResultRange getResults() const { return results; }
  unsigned getNumArguments() const { return op->getNumOperands(); }

  /// Argument i, a ranked tensor of f32, f16 or bf16.
  mlir::Value getInput(unsigned i);
  /// Argument i, a tensor of i32 or i64.
  mlir::Value getIndices(unsigned i);
  /// Argument i, a list of tensors; empty, with a reason, if it is none.
  llvm::SmallVector<mlir::Value> getInputs(unsigned i);

  /// True if argument i is `none`, or missing.
  bool isNone(unsigned i) const;
  /// Constants; without a value, and with a reason, if it is none of that kind.
  std::optional<int64_t> getInt(unsigned i);
  /// An integer or float.
  std::optional<double> getNumber(unsigned i);
  std::optional<bool> getBool(unsigned i);
  std::optional<llvm::StringRef> getText(unsigned i);
  /// A list, or one integer.
  std::optional<Sizes> getInts(unsigned i);
  /// A list of `count`, or one integer for all.
  std::optional<Sizes> getInts(unsigned i, unsigned count);

  /// The declared shape of the result, to which argument i reshapes: a list of
  /// sizes, which may be computed where the declared type has them. At most one
  /// size is dynamic; it becomes -1 in the record.
  std::optional<Sizes> getDeclaredSizes(unsigned i);
  /// The constant that a record has in place of argument i, or null.
  mlir::Attribute getResolved(unsigned i) const { return resolved.lookup(i); }

  /// The dtype in argument i is none, or that of `like`.
  bool keepsType(unsigned i, mlir::Value like);

private:
  mlir::Value getTensor(unsigned i);
  mlir::Value getTensor(unsigned i, mlir::Value value);
  template <class AttrTy> AttrTy getConstant(unsigned i, llvm::StringRef what);

  mlir::ResultRange results;
  TorchValues &values;
  llvm::DenseMap<unsigned, mlir::Attribute> resolved;
};

/// Gives the call a meaning in taso: a result of the operation that computes
/// its results. Null leaves the operation what it is.
using ConvertTorchFunction = mlir::Value (*)(TorchCall &);
using TorchTable = llvm::StringMap<ConvertTorchFunction>;

void addTorchDataMovement(TorchTable &table);
void addTorchMatrixProducts(TorchTable &table);
void addTorchPointwise(TorchTable &table);
void addTorchReductions(TorchTable &table);
void addTorchWindows(TorchTable &table);

/// The function for a name such as `torch.aten.mm`; null if there is none.
ConvertTorchFunction lookupTorch(llvm::StringRef name);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TORCHTOTASO_CALL_H
