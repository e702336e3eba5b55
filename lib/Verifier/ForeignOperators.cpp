//===- ForeignOperators.cpp - Rules over other dialects -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/ForeignOperators.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso {

namespace {
/// One operation of another dialect. Its one attribute, if it has one, must be
/// written in the pattern: defaults of other dialects are not looked up.
struct ForeignOperator {
  StringRef name, mnemonic;
  StringRef attribute = "", ourAttribute = "";
};

constexpr ForeignOperator kForeignOperators[] = {
    {"onnx.Abs", "abs"},
    {"onnx.Concat", "concat", "axis", "axis"},
    {"onnx.Erf", "erf"},
    {"onnx.Exp", "exp"},
    {"onnx.Neg", "neg"},
    {"onnx.Relu", "relu"},
    {"onnx.Sigmoid", "sigmoid"},
    {"onnx.Softmax", "softmax", "axis", "axis"},
    {"onnx.Sqrt", "sqrt"},
    {"onnx.Tanh", "tanh"},
    {"onnx.Transpose", "transpose", "perm", "perm"},
    {"tosa.abs", "abs"},
    {"tosa.concat", "concat", "axis", "axis"},
    {"tosa.erf", "erf"},
    {"tosa.exp", "exp"},
    {"tosa.rsqrt", "rsqrt"},
    {"tosa.sigmoid", "sigmoid"},
    {"tosa.tanh", "tanh"},
    {"tosa.transpose", "transpose", "perms", "perm"},
};
} // namespace

static const ForeignOperator *lookup(pdl::OperationOp op) {
  StringRef name = op.getOpName().value_or("");
  const auto *it =
      llvm::find_if(kForeignOperators, [&](const ForeignOperator &foreign) {
        return foreign.name == name;
      });
  return it == std::end(kForeignOperators) ? nullptr : it;
}

/// A number of any integer type as i64, a list of them as i64s.
static Attribute convert(Attribute attribute) {
  Builder builder(attribute.getContext());
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return builder.getI64IntegerAttr(number.getValue().getSExtValue());
  SmallVector<int64_t> entries;
  if (auto list = dyn_cast<DenseI32ArrayAttr>(attribute)) {
    llvm::append_range(entries, list.asArrayRef());
    return builder.getDenseI64ArrayAttr(entries);
  }
  if (auto list = dyn_cast<ArrayAttr>(attribute)) {
    for (Attribute entry : list) {
      auto number = dyn_cast<IntegerAttr>(entry);
      if (!number)
        return attribute;
      entries.push_back(number.getValue().getSExtValue());
    }
    return builder.getDenseI64ArrayAttr(entries);
  }
  return attribute;
}

bool hasForeignOperators(pdl::PatternOp rule) {
  return rule
      ->walk([](pdl::OperationOp op) {
        return lookup(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

OwningOpRef<pdl::PatternOp> translateForeignOperators(pdl::PatternOp rule) {
  OwningOpRef<pdl::PatternOp> copy(cast<pdl::PatternOp>(rule->clone()));
  Builder builder(rule.getContext());
  copy->walk([&](pdl::OperationOp op) {
    const ForeignOperator *foreign = lookup(op);
    if (!foreign)
      return;
    SmallVector<Attribute> names;
    for (auto [name, value] : llvm::zip_equal(op.getAttributeValueNames(),
                                              op.getAttributeValues())) {
      bool known = cast<StringAttr>(name).getValue() == foreign->attribute;
      names.push_back(known ? builder.getStringAttr(foreign->ourAttribute)
                            : cast<StringAttr>(name));
      auto attribute = value.getDefiningOp<pdl::AttributeOp>();
      if (attribute && attribute.getValue())
        attribute.setValueAttr(convert(*attribute.getValue()));
    }
    op.setAttributeValueNamesAttr(builder.getArrayAttr(names));
    op.setOpName(("taso." + foreign->mnemonic).str());
  });
  return copy;
}

} // namespace taso
