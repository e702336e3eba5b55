//===- NativeFunctions.cpp - Rule functions on attributes and types -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rule function means stands in TASO/Semantics/RuleFunctionTable.h, for
// the prover as well. Here its definition is evaluated on what a match binds: a
// number is an i64 attribute, a list a dense array of i64, a value a tensor of
// static shape, in which assumed sizes are unknown. The algebra is
// ShapeInference, whose numbers know when they leave 64 bits: then a function
// fails. Only the two side conditions that no law needs to be true are written
// out here.
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/NativeFunctions.h"

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Semantics/RuleFunctions.h"
#include "TASO/Semantics/ShapeInference.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace taso {
namespace {

using semantics::Dim;
using semantics::RuleFunctionInfo;
using semantics::ShapeInference;
using RuleValue = semantics::RuleValue<Dim>;
using Arguments = ArrayRef<PDLValue>;
using Truth = ShapeInference::Truth;

//===----------------------------------------------------------------------===//
// Between attributes and numbers
//===----------------------------------------------------------------------===//

RuleValue makeRuleValue(RuleValue::Kind kind, ArrayRef<int64_t> numbers) {
  std::vector<Dim> values;
  for (int64_t number : numbers)
    values.push_back(ShapedType::isDynamic(number) ? Dim::unknown()
                                                   : Dim(number));
  return {kind, std::move(values)};
}

RuleValue readAttribute(Attribute attribute) {
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    if (number.getType().isInteger(64))
      return makeRuleValue(RuleValue::Kind::Number, number.getInt());
  if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute))
    return makeRuleValue(RuleValue::Kind::List, list.asArrayRef());
  return {};
}

RuleValue readArgument(PDLValue argument) {
  // An operation may lack the attribute.
  if (!argument)
    return {};
  if (Attribute attribute = argument.dyn_cast<Attribute>())
    return readAttribute(attribute);
  if (Value value = argument.dyn_cast<Value>())
    if (auto type = dyn_cast<RankedTensorType>(value.getType()))
      if (type.hasStaticShape())
        return makeRuleValue(RuleValue::Kind::Shape, getKnownShape(type));
  return {};
}

std::vector<RuleValue> readArguments(Arguments args) {
  std::vector<RuleValue> values;
  values.reserve(args.size());
  for (PDLValue argument : args)
    values.push_back(readArgument(argument));
  return values;
}

/// The attribute that stands for what a function computed, or null where it
/// does not fit in 64 bits.
Attribute writeAttribute(MLIRContext *context, const RuleValue &value) {
  SmallVector<int64_t> numbers;
  for (Dim number : value.numbers) {
    if (!number.known)
      return {};
    numbers.push_back(number.value);
  }
  if (value.isNumber())
    return IntegerAttr::get(IntegerType::get(context, 64), numbers.front());
  return DenseI64ArrayAttr::get(context, numbers);
}

//===----------------------------------------------------------------------===//
// What only the matcher asks
//===----------------------------------------------------------------------===//

/// An argument of a function that is marked as known before the model runs.
bool isWeightArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || !argument.getOwner()->isEntryBlock())
    return false;
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function &&
         function.getArgAttr(argument.getArgNumber(), "taso.weight");
}

/// taso_is_weight(x): x is computed from constants and weights alone, so that
/// what is computed from it and other weights costs nothing. True of no law's
/// validity: only guides the search.
bool isWeight(Arguments args) {
  constexpr unsigned kMaxOps = 64;
  SmallVector<Value> pending = {args[0].dyn_cast<Value>()};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (value && isWeightArgument(value))
      continue;
    Operation *op = value ? value.getDefiningOp() : nullptr;
    if (!op || op->getNumRegions() || seen.size() > kMaxOps)
      return false;
    if (!seen.insert(op).second)
      continue;
    if (op->getNumOperands() == 0 &&
        op->getName().getDialectNamespace() != "taso")
      return false;
    llvm::append_range(pending, op->getOperands());
  }
  return true;
}

/// taso_one_use(x): x has one use. True of no law's validity: keeps the search
/// from computing something twice.
bool oneUse(Arguments args) {
  Value value = args[0].dyn_cast<Value>();
  return value && value.hasOneUse();
}

/// The types of two values are equal, element types included.
bool haveEqualTypes(Arguments args) {
  return args[0].cast<Value>().getType() == args[1].cast<Value>().getType();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using Holds = std::function<bool(Arguments)>;

/// Reads the definition of a side condition.
Holds makeCondition(const RuleFunctionInfo &info) {
  auto condition = semantics::getRuleCondition<ShapeInference>(info.name);
  return [=](Arguments args) {
    ShapeInference algebra;
    std::optional<Truth> holds = condition(algebra, readArguments(args));
    return holds == Truth::True;
  };
}

Holds getHolds(const RuleFunctionInfo &info) {
  if (info.name == "taso_is_weight")
    return isWeight;
  if (info.name == "taso_one_use")
    return oneUse;
  Holds holds = makeCondition(info);
  if (info.name != "taso_same_type")
    return holds;
  return [=](Arguments args) { return holds(args) && haveEqualTypes(args); };
}

/// An operation with other results than the pattern's gives no value: then
/// nothing holds.
bool areThere(ArrayRef<semantics::RuleArgumentKind> kinds, Arguments args) {
  return kinds.size() == args.size() &&
         llvm::all_of(llvm::zip_equal(kinds, args), [](auto pair) {
           auto [kind, argument] = pair;
           return kind != semantics::RuleArgumentKind::Value || argument;
         });
}

PDLConstraintFunction makeSideCondition(const RuleFunctionInfo &info) {
  return [kinds = SmallVector<semantics::RuleArgumentKind>(
              info.arguments.begin(), info.arguments.end()),
          holds = getHolds(info)](PatternRewriter &, PDLResultList &,
                                  Arguments args) {
    return success(areThere(kinds, args) && holds(args));
  };
}

PDLConstraintFunction makeAttributeFunction(const RuleFunctionInfo &info) {
  auto compute = semantics::getRuleFunction<ShapeInference>(info.name);
  return [count = info.arguments.size(), compute](PatternRewriter &rewriter,
                                                  PDLResultList &results,
                                                  Arguments args) {
    ShapeInference algebra;
    std::optional<RuleValue> value;
    if (args.size() == count)
      value = compute(algebra, readArguments(args));
    Attribute result =
        value ? writeAttribute(rewriter.getContext(), *value) : Attribute();
    // Where there is none, who reads the list must not find a null.
    if (!result)
      return failure();
    results.push_back(result);
    return success();
  };
}

NativeFunction makeNativeFunction(const RuleFunctionInfo &info) {
  NativeFunction result;
  result.name = info.name;
  for (semantics::RuleArgumentKind kind : info.arguments)
    result.arguments.push_back(kind == semantics::RuleArgumentKind::Value
                                   ? NativeKind::Value
                                   : NativeKind::Attribute);
  result.hasResult = info.hasResult;
  result.symmetric = info.symmetric;
  result.body =
      info.hasResult ? makeAttributeFunction(info) : makeSideCondition(info);
  return result;
}

} // namespace

ArrayRef<NativeFunction> getNativeFunctions() {
  static const SmallVector<NativeFunction> table =
      llvm::map_to_vector(semantics::getRuleFunctions(), makeNativeFunction);
  return table;
}

const NativeFunction *lookupNativeFunction(StringRef name) {
  ArrayRef<NativeFunction> table = getNativeFunctions();
  const NativeFunction *it = llvm::find_if(
      table, [&](const NativeFunction &f) { return f.name == name; });
  return it == table.end() ? nullptr : it;
}

bool isNativeConstraint(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && !function->hasResult;
}

bool isNativeRewrite(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && function->hasResult;
}

void registerNativeFunctions(PDLPatternModule &patterns) {
  for (const NativeFunction &function : getNativeFunctions()) {
    patterns.registerConstraintFunction(function.name, function.body);
    if (function.hasResult)
      patterns.registerRewriteFunction(function.name, function.body);
  }
}

} // namespace taso
