//===- OperatorBuilder.h - Creating taso operations ------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the taso operations that one operation of another dialect becomes.
// Every helper returns a null value when an operand is null or the operator
// refuses its operands, so that a conversion function reads as one expression;
// the first reason is kept. A null result means that the operation stays what
// it is.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_OPERATORBUILDER_H
#define TASO_LIB_CONVERSION_OPERATORBUILDER_H

#include "TASO/Dialect/SizeExpressions.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace taso::conversion {

/// The shape of a value; it is a ranked tensor.
llvm::ArrayRef<int64_t> getShape(mlir::Value value);
bool isStatic(mlir::Value value);
/// The product of sizes, or 2^63-1 if it does not fit: types may have any size.
int64_t getProduct(llvm::ArrayRef<int64_t> sizes);
/// The shape that numpy broadcasts two static shapes to.
std::optional<llvm::SmallVector<int64_t>>
broadcastShapes(llvm::ArrayRef<int64_t> lhs, llvm::ArrayRef<int64_t> rhs);
/// Axis in [0, rank) for one in [-rank, rank).
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);
/// Distinct, increasing axes; null if one is out of range.
std::optional<llvm::SmallVector<int64_t>>
normalizeAxes(llvm::ArrayRef<int64_t> axes, int64_t rank);

class OperatorBuilder {
public:
  using Sizes = llvm::SmallVector<int64_t>;
  using Shape = llvm::ArrayRef<int64_t>;

  /// Operations are created where `builder` stands, at the location of `op`.
  /// Dynamic sizes are compared by `sizes`, those of the function.
  OperatorBuilder(mlir::Operation *op, mlir::OpBuilder &builder,
                  SizeExpressions &sizes)
      : op(op), builder(builder), sizes(sizes) {}

  /// The operation that is converted.
  mlir::Operation *getOperation() const { return op; }

  /// Keeps the first reason, and returns a null value.
  mlir::Value reject(const llvm::Twine &why);
  llvm::StringRef getReason() const { return reason; }

  mlir::NamedAttribute number(llvm::StringRef name, int64_t value);
  mlir::NamedAttribute numbers(llvm::StringRef name, Shape values);
  mlir::NamedAttribute real(llvm::StringRef name, double value);
  mlir::NamedAttribute activation(Activation value);

  /// The first result of a new operation; all attributes must be given.
  template <class OpTy>
  mlir::Value create(mlir::ValueRange operands,
                     llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    return create(OpTy::getOperationName(), operands, attributes);
  }
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands,
                     llvm::ArrayRef<mlir::NamedAttribute> attributes);

  mlir::Value matmul(mlir::Value lhs, mlir::Value rhs);
  mlir::Value transpose(mlir::Value input, Shape perm);
  /// A reshape, or the input itself if it has the shape.
  mlir::Value reshape(mlir::Value input, Shape shape);
  /// A reshape to the same shape, or the transpose that leaves everything where
  /// it is if that is dynamic: the trace of a node that does nothing.
  mlir::Value identity(mlir::Value input);
  /// Right-aligned, as numpy broadcasts. A dynamic dimension must have the size
  /// that is asked for, which is dynamic, too. One of size 1 grows to a dynamic
  /// size only if `like`, of that rank, is given and has it.
  mlir::Value broadcastTo(mlir::Value input, Shape shape,
                          mlir::Value like = {});
  /// Two operands, each in its shape, the shapes being of one rank: the sizes
  /// that one must grow to the other has.
  std::pair<mlir::Value, mlir::Value>
  broadcastBoth(mlir::Value lhs, mlir::Value rhs, Shape left, Shape right);
  /// The shape that numpy broadcasts two shapes to. Dynamic dimensions must
  /// have one size, or meet one of size 1, else there is none, and a reason.
  std::optional<Sizes> broadcastShapes(mlir::Value lhs, mlir::Value rhs,
                                       unsigned ignoredDims = 0);
  /// A constant whose elements are all `value`, rounded to their type.
  mlir::Value constant(double value, mlir::RankedTensorType type);
  /// The same of the type of `like`, or a scalar of its elements' type.
  mlir::Value splat(double value, mlir::Value like);
  mlir::Value scalar(double value, mlir::Value like);
  /// input * scalar.
  mlir::Value scale(mlir::Value input, double factor);
  /// 1 / input.
  mlir::Value reciprocal(mlir::Value input);
  /// input to the power of 2, 1, 0.5 or -1; other exponents are rejected.
  mlir::Value power(mlir::Value input, double exponent);
  /// A pointwise operator of two operands that broadcast as in numpy. A product
  /// with one element is an smul.
  template <class OpTy>
  mlir::Value pointwise(mlir::Value lhs, mlir::Value rhs) {
    return pointwise(OpTy::getOperationName(), lhs, rhs);
  }
  mlir::Value pointwise(llvm::StringRef name, mlir::Value lhs, mlir::Value rhs);

  /// The operations created so far, in order.
  llvm::ArrayRef<mlir::Operation *> getCreated() const { return created; }
  /// Erases them again.
  void discard();
  /// Erases those but `root` that nothing reads.
  void eraseUnused(mlir::Operation *root);

protected:
  mlir::Operation *op;
  mlir::OpBuilder &builder;
  SizeExpressions &sizes;

private:
  mlir::Value multiplyByScalar(mlir::Value lhs, mlir::Value rhs);
  mlir::Value prependDims(mlir::Value input, unsigned rank);
  mlir::Value findLike(mlir::Value like, llvm::ArrayRef<unsigned> dims);

  std::string reason;
  llvm::SmallVector<mlir::Operation *> created;
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_OPERATORBUILDER_H
