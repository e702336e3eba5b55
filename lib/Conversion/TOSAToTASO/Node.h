//===- Node.h - One TOSA operation under conversion ------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees of one tosa operation, beside the helpers
// that create taso operations.
//
// TOSA's images are [N, H, W, C], those of taso [N, C, H, W]. An operation on
// images is converted between transposes: its operands are transposed where
// they are read, and its result is transposed back. Transposes of neighbours
// cancel when the module is canonicalised.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TOSATOTASO_NODE_H
#define TASO_LIB_CONVERSION_TOSATOTASO_NODE_H

#include "../OperatorBuilder.h"
#include "../Source.h"

namespace taso::conversion {

/// [N, C, H, W] of [N, H, W, C], and [O, I, KH, KW] of [O, KH, KW, I].
inline constexpr int64_t kChannelsFirst[] = {0, 3, 1, 2};
/// [N, H, W, C] of [N, C, H, W].
inline constexpr int64_t kChannelsLast[] = {0, 2, 3, 1};

/// The attribute that numbers the constants that records refer to.
inline constexpr llvm::StringLiteral kIdAttr = "tosa.id";
/// On operators whose results the model itself does not use.
inline constexpr llvm::StringLiteral kTosaUnusedAttr = "tosa.unused";

class TosaNode : public OperatorBuilder {
public:
  /// With `onImages`, tensors of rank 4 are read as images.
  TosaNode(mlir::Operation *op, bool onImages, mlir::OpBuilder &builder,
           SizeExpressions &sizes)
      : OperatorBuilder(op, builder, sizes), onImages(onImages) {}

  /// Operand i, a ranked tensor of f32, f16 or bf16; an image with channels in
  /// front. A constant becomes a taso.constant.
  mlir::Value getInput(unsigned i);
  /// Operand i as it is in TOSA.
  mlir::Value getPlain(unsigned i);
  /// Operand i, a tensor of i32 or i64.
  mlir::Value getIndices(unsigned i);
  std::optional<llvm::SmallVector<mlir::Value>> getInputs();

  /// The list in operand i, if it is a constant shape.
  std::optional<Sizes> getSizes(unsigned i) const;
  /// The only element of operand i, or the one that all its elements are, if it
  /// is a constant of numbers.
  std::optional<double> getNumber(unsigned i) const;
  /// Rejects the node if one of the operands is not a constant zero.
  bool hasZeroPoints(llvm::ArrayRef<unsigned> operands);
  /// Rejects the node if NaN is not propagated, or (for sums) if a bound on
  /// the error is local.
  bool hasPlainAttributes();

  /// Where a dimension of TOSA stands in what getInput gives.
  int64_t getAxis(int64_t axis) const;
  /// One number for each dimension, in the order of what getInput gives.
  Sizes arrange(Shape perDimension) const;
  /// The result in the order of TOSA.
  mlir::Value arrangeBack(mlir::Value value);

private:
  mlir::Value arrange(mlir::Value value);

  bool onImages;
  /// Operands that were read, so that one value is read as one value.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> arranged;
};

/// Gives the node a meaning in taso, in the order of dimensions in which the
/// node gives its operands. Null leaves the node what it is.
using ConvertTosaFunction = mlir::Value (*)(TosaNode &);

/// How operations treat the order of dimensions.
enum class Arrangement {
  Image,   ///< the operands are images
  Any,     ///< any order will do, if all operands have the same
  AsInTosa ///< the order of TOSA is part of the meaning
};

struct TosaRow {
  ConvertTosaFunction convert = nullptr;
  Arrangement arrangement = Arrangement::AsInTosa;
};

using TosaTable = llvm::StringMap<TosaRow>;
void addTosaDataMovement(TosaTable &table);
void addTosaPointwise(TosaTable &table);
void addTosaReductions(TosaTable &table);
void addTosaWindows(TosaTable &table);

/// The row of an operation; without a function where taso has no such operator.
TosaRow lookupTosa(mlir::Operation *op);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TOSATOTASO_NODE_H
