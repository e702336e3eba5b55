//===- Node.h - One ONNX operation under conversion ------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees: the attributes and operands of one mirrored
// operation, and helpers that create taso operations. Every helper returns a
// null value when an operand is null or the operator refuses its operands, so
// that a function reads as one expression; the first reason is kept. A null
// result means that the operation stays what it is.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H
#define TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H

#include "../ShapeArithmetic.h"

#include "TASO/Dialect/TASOOps.h"

namespace taso::conversion {

class Node {
public:
  using Sizes = llvm::SmallVector<int64_t>;
  using Shape = llvm::ArrayRef<int64_t>;

  Node(mlir::Operation *op, int64_t opset, const KnownIntegers &known,
       mlir::OpBuilder &builder)
      : opset(opset), op(op), attributes(op->getAttrDictionary()), known(known),
        builder(builder) {}

  /// The version of the operation's domain.
  const int64_t opset;

  //===--------------------------------------------------------------------===//
  // The operation
  //===--------------------------------------------------------------------===//

  bool has(llvm::StringRef name) const { return attributes.contains(name); }
  int64_t getInt(llvm::StringRef name, int64_t otherwise) const;
  double getFloat(llvm::StringRef name, double otherwise) const;
  llvm::StringRef getString(llvm::StringRef name,
                            llvm::StringRef otherwise) const;
  std::optional<Sizes> getInts(llvm::StringRef name) const;
  mlir::ElementsAttr getElements(llvm::StringRef name) const;

  /// The number of operands, without missing ones at the end.
  unsigned getNumInputs() const;
  bool hasInput(unsigned i) const;
  /// Operand i, a tensor of f32, f16 or bf16 (or, with `integers`, of i32 or
  /// i64). A constant becomes a taso.constant.
  mlir::Value getInput(unsigned i, bool integers = false);
  /// All operands, as above.
  std::optional<llvm::SmallVector<mlir::Value>> getInputs();
  /// Operand i, if its elements are known.
  std::optional<IntTensor> getKnown(unsigned i) const;
  std::optional<llvm::SmallVector<double>> getKnownReals(unsigned i) const;
  /// A list that is an attribute in older opsets and operand i in newer ones.
  /// `missing` tells an absent list from one that is not known.
  std::optional<Sizes> getList(llvm::StringRef name, unsigned i,
                               bool &missing) const;
  /// What an operand that the taso operations do not read holds, or null.
  mlir::ElementsAttr getEmbedded(unsigned i) const;

  unsigned getNumResults() const { return op->getNumResults(); }
  /// True if result i is there and used.
  bool isResultUsed(unsigned i) const;
  /// True if result i is not left out.
  bool hasResult(unsigned i) const;
  mlir::Operation *getOperation() const { return op; }

  //===--------------------------------------------------------------------===//
  // Creating taso operations
  //===--------------------------------------------------------------------===//

  /// Keeps the first reason, and returns a null value.
  mlir::Value reject(const llvm::Twine &why);
  llvm::StringRef getReason() const { return reason; }

  mlir::NamedAttribute number(llvm::StringRef name, int64_t value);
  mlir::NamedAttribute numbers(llvm::StringRef name, Shape values);
  mlir::NamedAttribute real(llvm::StringRef name, double value);

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
  /// A reshape to the same shape: the trace of a node that does nothing.
  mlir::Value identity(mlir::Value input);
  /// Right-aligned, as numpy broadcasts; static shapes only.
  mlir::Value broadcastTo(mlir::Value input, Shape shape);
  /// A constant whose elements are all `value`, rounded to their type.
  mlir::Value constant(double value, mlir::RankedTensorType type);
  /// The same of the type of `like`, or a scalar of its elements' type.
  mlir::Value splat(double value, mlir::Value like);
  mlir::Value scalar(double value, mlir::Value like);
  /// input * scalar.
  mlir::Value scale(mlir::Value input, double factor);

  /// The operations created so far, in order.
  llvm::ArrayRef<mlir::Operation *> getCreated() const { return created; }
  /// Erases them again.
  void discard();

private:
  mlir::Operation *op;
  mlir::DictionaryAttr attributes;
  const KnownIntegers &known;
  mlir::OpBuilder &builder;
  std::string reason;
  llvm::SmallVector<mlir::Operation *> created;
};

/// The shape of a value; it is a ranked tensor.
llvm::ArrayRef<int64_t> getShape(mlir::Value value);
bool isStatic(mlir::Value value);
int64_t getProduct(llvm::ArrayRef<int64_t> sizes);
/// The shape that numpy broadcasts two static shapes to.
std::optional<llvm::SmallVector<int64_t>>
broadcastShapes(llvm::ArrayRef<int64_t> lhs, llvm::ArrayRef<int64_t> rhs);
/// Axis in [0, rank) for one in [-rank, rank).
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);
/// Distinct, increasing axes; null if one is out of range.
std::optional<llvm::SmallVector<int64_t>>
normalizeAxes(llvm::ArrayRef<int64_t> axes, int64_t rank);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H
