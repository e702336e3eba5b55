//===- FunctionVariants.cpp - From one function to others -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/FunctionVariants.h"

#include "DerivedRule.h"

#include "TASO/Rules/PatternGraph.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace taso::generator {

using semantics::OperatorInfo;

static bool isFunction(const OperatorInfo &info) {
  return info.has(semantics::kPointwise) && info.minOperands == 1 &&
         info.maxOperands == 1 && info.numResults == 1;
}

/// The operations of the one function in the rule; none if there are several
/// functions, or operators that do more than move data.
static SmallVector<pdl::OperationOp> findFunction(pdl::PatternOp rule) {
  SmallVector<pdl::OperationOp> found;
  const OperatorInfo *function = nullptr;
  bool isPure = true;
  rule.walk([&](pdl::OperationOp op) {
    const OperatorInfo *info = getOperatorInfo(op);
    if (info && isFunction(*info)) {
      isPure &= !function || function == info;
      function = info;
      found.push_back(op);
      return;
    }
    isPure &= info && info->has(semantics::kDataMovement);
  });
  return isPure ? found : SmallVector<pdl::OperationOp>();
}

/// The operation with another function, whose attributes are `values`.
static void exchange(pdl::OperationOp op, const OperatorInfo &info,
                     ArrayRef<Value> values) {
  OpBuilder builder(op);
  SmallVector<StringRef> names;
  for (const semantics::AttributeSpec &spec : info.attributes)
    names.push_back(StringRef(spec.name.data(), spec.name.size()));
  std::string name = "taso." + std::string(info.name);
  auto other = pdl::OperationOp::create(builder, op.getLoc(), StringRef(name),
                                        op.getOperandValues(), names,
                                        ValueRange(values), op.getTypeValues());
  op.replaceAllUsesWith(other.getOp());
  op.erase();
}

/// The rule with another function; null if an attribute of the one that it has
/// is used for something else.
static OwningOpRef<pdl::PatternOp> makeVariant(pdl::PatternOp rule,
                                               const OperatorInfo &info) {
  OwningOpRef<pdl::PatternOp> variant = copyToChange(rule);
  SmallVector<pdl::OperationOp> functions = findFunction(*variant);
  OpBuilder builder =
      OpBuilder::atBlockBegin(&variant->getBodyRegion().front());
  SmallVector<Value> values;
  for (size_t i = 0; i < info.attributes.size(); ++i)
    values.push_back(pdl::AttributeOp::create(
        builder, rule.getLoc(), builder.getType<pdl::AttributeType>(), Value(),
        Attribute()));
  llvm::SmallSetVector<Operation *, 4> attributes;
  for (pdl::OperationOp op : functions) {
    for (Value value : op.getAttributeValues())
      attributes.insert(value.getDefiningOp());
    exchange(op, info, values);
  }
  for (Operation *attribute : attributes) {
    if (!isa<pdl::AttributeOp>(attribute) || !attribute->use_empty())
      return {};
    attribute->erase();
  }
  return variant;
}

std::vector<OwningOpRef<pdl::PatternOp>>
deriveFunctionVariants(pdl::PatternOp rule) {
  std::vector<OwningOpRef<pdl::PatternOp>> variants;
  SmallVector<pdl::OperationOp> functions = findFunction(rule);
  if (functions.empty())
    return variants;
  const OperatorInfo *function = getOperatorInfo(functions.front());
  for (const OperatorInfo &info : semantics::getOperators())
    if (isFunction(info) && &info != function)
      if (auto variant = makeVariant(rule, info))
        variants.push_back(std::move(variant));
  return variants;
}

} // namespace taso::generator
