//===- Node.h - What is read of one linalg operation -----------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees of one operation of linalg, tensor, arith or
// math, beside the helpers that create taso operations.
//
// Dimensions of tensors are named by keys: the loop of a linalg operation that
// runs over them, or kUnit for one of size 1 that no loop runs over. arrange()
// brings a tensor from one list of keys to another, by a transpose and a
// reshape where these do something; transposes that come before are looked
// through, so that chains of them cancel.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_LINALGTOTASO_NODE_H
#define TASO_LIB_CONVERSION_LINALGTOTASO_NODE_H

#include "../OperatorBuilder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::linalg {
class LinalgOp;
} // namespace mlir::linalg

namespace taso::conversion {

inline constexpr int64_t kUnit = -1;
using Keys = llvm::SmallVector<int64_t>;

/// An element of a body: a number, or one element of a tensor. Neither after a
/// rejection.
struct Scalar {
  mlir::Value tensor;
  std::optional<double> number;
  Scalar() = default;
  Scalar(mlir::Value tensor) : tensor(tensor) {}
  Scalar(double number) : number(number) {}
  explicit operator bool() const { return tensor || number; }
};

class LinalgNode : public OperatorBuilder {
public:
  /// The taso.constant that was made of an `arith.constant` or `linalg.fill`.
  using Constants = llvm::DenseMap<mlir::Value, mlir::Value>;

  LinalgNode(mlir::Operation *op, mlir::OpBuilder &builder,
             SizeExpressions &sizes, Constants &constants)
      : OperatorBuilder(op, builder, sizes), constants(constants) {}

  /// A ranked tensor of f32, f16 or bf16 that has known contents.
  mlir::Value getInput(mlir::Value value);
  /// A tensor of i32 or i64.
  mlir::Value getIndices(mlir::Value value);
  /// The number that a scalar, or each element of a fill, or the only element
  /// of a constant, is.
  std::optional<double> getNumber(mlir::Value value) const;
  /// The number that all elements of an initial value are, also of a constant
  /// of any size or a broadcast of such.
  std::optional<double> getUniform(mlir::Value value) const;

  /// Dimension i of the result has all `groups[i]`, in row-major order; of a
  /// key that the value does not have, the size is 1.
  mlir::Value arrange(mlir::Value value, Keys keys,
                      llvm::ArrayRef<Keys> groups);
  /// The same for one key in each dimension.
  mlir::Value arrangeTo(mlir::Value value, Keys keys,
                        llvm::ArrayRef<int64_t> order);
  /// A reshape that looks through others.
  mlir::Value reshapeTo(mlir::Value value, Shape shape);

  /// The tensor of which `value` is the transpose, or `value`; `perm` is then
  /// the identity.
  static mlir::Value lookThrough(mlir::Value value, Keys &perm);

  /// A tensor like `like` for a number.
  mlir::Value toTensor(Scalar scalar, mlir::Value like);

private:
  mlir::Value addConstant(mlir::Value value, mlir::ElementsAttr elements);

  Constants &constants;
};

/// Gives an operation of arith or math, on scalars or tensors, its meaning;
/// `get` converts its operands.
Scalar convertScalar(LinalgNode &node, mlir::Operation *op,
                     llvm::function_ref<Scalar(mlir::Value)> get);
/// True for the names of operations that convertScalar knows.
bool isScalarOperation(llvm::StringRef name);

/// One result of a structured operation by its maths: indexing maps, iterator
/// types and body.
mlir::Value convertStructured(LinalgNode &node, mlir::linalg::LinalgOp op,
                              unsigned result);

/// A sum of products of `lhs` and `rhs` (operand numbers), or null without a
/// reason if it is none.
mlir::Value convertContraction(LinalgNode &node, mlir::linalg::LinalgOp op,
                               unsigned lhs, unsigned rhs, unsigned result);
/// A convolution or, without `rhs`, a pool by `reduction`, an operation of
/// arith. Includes the initial value.
mlir::Value convertWindows(LinalgNode &node, mlir::linalg::LinalgOp op,
                           unsigned lhs, std::optional<unsigned> rhs,
                           llvm::StringRef reduction, unsigned result);
/// True if operand `i` is read through windows or steps.
bool hasWindows(mlir::linalg::LinalgOp op, unsigned i);

/// A body that yields an element of a table, by `tensor.extract`.
mlir::Value convertGather(LinalgNode &node, mlir::linalg::LinalgOp op,
                          mlir::Value yielded, unsigned result);

/// `value` joined with what the reduction starts from.
mlir::Value addInitial(LinalgNode &node, mlir::Value value, mlir::Value init,
                       llvm::StringRef reduction);

/// The keys of the dimensions of operand `i`: of a sum of dimensions that of
/// the first; null if there is another expression.
std::optional<Keys> getKeys(mlir::linalg::LinalgOp op, unsigned i);

/// Operations of tensor, and linalg.softmax.
using ConvertTensorFunction = mlir::Value (*)(LinalgNode &);
ConvertTensorFunction lookupTensorOperation(llvm::StringRef name);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_LINALGTOTASO_NODE_H
