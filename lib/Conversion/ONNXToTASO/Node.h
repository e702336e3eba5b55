//===- Node.h - One ONNX operation under conversion ------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a conversion function sees: the attributes and operands of one mirrored
// operation, beside the helpers that create taso operations.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H
#define TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H

#include "../OperatorBuilder.h"
#include "../ShapeArithmetic.h"

#include <map>

namespace taso::conversion {

class Node : public OperatorBuilder {
public:
  Node(mlir::Operation *op, int64_t opset, const KnownIntegers &known,
       mlir::OpBuilder &builder, SizeExpressions &sizes)
      : OperatorBuilder(op, builder, sizes), opset(opset),
        attributes(op->getAttrDictionary()), known(known) {}

  /// The version of the operation's domain.
  const int64_t opset;

  bool has(llvm::StringRef name) const { return attributes.contains(name); }
  int64_t getInt(llvm::StringRef name, int64_t otherwise) const;
  double getFloat(llvm::StringRef name, double otherwise) const;
  llvm::StringRef getString(llvm::StringRef name,
                            llvm::StringRef otherwise) const;
  std::optional<Sizes> getInts(llvm::StringRef name) const;
  /// Empty if there is no such list.
  llvm::SmallVector<double> getFloats(llvm::StringRef name) const;
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
  /// The same, with the dynamic sizes among the elements.
  std::optional<IntTensor>
  getKnownWithSizes(unsigned i,
                    llvm::SmallVectorImpl<std::optional<OpenSize>> &open) const;
  bool areEqual(mlir::Value a, unsigned dimA, mlir::Value b, unsigned dimB) {
    return sizes.areEqual(a, dimA, b, dimB);
  }
  /// Operand i, if it is the shape for a reshape of `x`: -1 stands for one size
  /// that is computed, 0 for those that `x` has in the same place. Rejects
  /// others.
  std::optional<Sizes> getReshapeTarget(unsigned i, mlir::Value x);
  /// A list that is an attribute in older opsets and operand i in newer ones.
  /// `missing` tells an absent list from one that is not known.
  std::optional<Sizes> getList(llvm::StringRef name, unsigned i,
                               bool &missing) const;
  /// What an operand that the taso operations do not read holds, or null.
  mlir::ElementsAttr getEmbedded(unsigned i) const;

  /// The node cannot come back as it is: it reads what is computed.
  void leaveOutRecord() { hasRecord = false; }
  bool keepsRecord() const { return hasRecord; }

  unsigned getNumResults() const { return op->getNumResults(); }
  /// True if result i is there and used.
  bool isResultUsed(unsigned i) const;
  /// True if result i is not left out.
  bool hasResult(unsigned i) const;

private:
  mlir::DictionaryAttr attributes;
  const KnownIntegers &known;
  bool hasRecord = true;
  /// What stands for an operand with open sizes.
  std::map<unsigned, IntTensor> resolved;
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXTOTASO_NODE_H
