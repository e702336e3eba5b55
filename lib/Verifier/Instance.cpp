//===- Instance.cpp - A rule for one choice of shapes ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Instance.h"

#include "TASO/Rules/NativeFunctions.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace taso {

namespace {
/// Opens up the result of a native function.
struct NativeResults : PDLResultList {
  NativeResults() : PDLResultList(1) {}
  Attribute get() const {
    return results.empty() ? Attribute() : results[0].dyn_cast<Attribute>();
  }
};
} // namespace

static Operation *createOp(OpBuilder &builder, StringRef name,
                           ValueRange operands,
                           ArrayRef<RankedTensorType> types,
                           ArrayRef<NamedAttribute> attributes) {
  OperationState state(builder.getUnknownLoc(), name);
  state.addOperands(operands);
  state.addTypes(SmallVector<Type>(types.begin(), types.end()));
  state.addAttributes(attributes);
  return builder.create(state);
}

//===----------------------------------------------------------------------===//
// Source
//===----------------------------------------------------------------------===//

Operation *Instance::createSourceOp(pdl::OperationOp op, const Draft &draft,
                                    OpBuilder &builder) {
  SmallVector<Value> operands;
  for (Value value : op.getOperandValues())
    operands.push_back(bound.lookup(value).cast<Value>());
  NamedAttrList list;
  for (auto [name, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues())) {
    list.set(cast<StringAttr>(name), draft.getAttribute(value));
    // Not every attribute is a pdl.attribute: some are computed.
    bound[value] = draft.getAttribute(value);
  }
  return createOp(builder, *op.getOpName(), operands, draft.getResultTypes(op),
                  list);
}

void Instance::returnReplaced(OpBuilder &builder) {
  SmallVector<Value> returned;
  for (Value op : replaced)
    llvm::append_range(returned, getOp(op)->getResults());
  func::ReturnOp::create(builder, builder.getUnknownLoc(), returned);
  source.setFunctionType(builder.getFunctionType(
      source.front().getArgumentTypes(), ValueRange(returned).getTypes()));
}

void Instance::buildSource(const Draft &draft) {
  OpBuilder builder(rule.getContext());
  Location loc = builder.getUnknownLoc();
  module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  source = func::FuncOp::create(builder, loc, "source",
                                builder.getFunctionType({}, {}));
  Block *block = source.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  for (Operation &op : rule.getBodyRegion().front()) {
    if (auto attribute = dyn_cast<pdl::AttributeOp>(op))
      bound[attribute] = draft.getAttribute(attribute);
    else if (auto operand = dyn_cast<pdl::OperandOp>(op))
      bound[operand] = Value(block->addArgument(draft.getType(operand), loc));
    else if (auto operation = dyn_cast<pdl::OperationOp>(op))
      bound[operation] = createSourceOp(operation, draft, builder);
    else if (auto result = dyn_cast<pdl::ResultOp>(op))
      bound[result] =
          Value(getOp(result.getParent())->getResult(result.getIndex()));
  }
  returnReplaced(builder);
}

/// Finds the operands that `taso_is_weight` looks at.
void Instance::findWeights() {
  llvm::SmallSetVector<unsigned, 4> found;
  for (auto op : rule.getOps<pdl::ApplyNativeConstraintOp>()) {
    if (op.getName() != "taso_is_weight")
      continue;
    SmallVector<Value> pending = {bound.lookup(op.getArgs()[0]).cast<Value>()};
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (auto argument = dyn_cast<BlockArgument>(value))
        found.insert(argument.getArgNumber());
      else
        llvm::append_range(pending, value.getDefiningOp()->getOperands());
    }
  }
  weights.assign(found.begin(), found.end());
}

//===----------------------------------------------------------------------===//
// Side conditions
//===----------------------------------------------------------------------===//

/// Calls a function of the table; returns what it computes, if it does.
Attribute Instance::callNative(StringRef name, ValueRange arguments,
                               bool &holds) {
  SmallVector<PDLValue> values;
  for (Value argument : arguments) {
    values.push_back(bound.lookup(argument));
    // An attribute that no operation of the rule uses has no value.
    holds = static_cast<bool>(values.back());
    if (!holds)
      return {};
  }
  PatternRewriter rewriter(rule.getContext());
  NativeResults results;
  holds =
      succeeded(lookupNativeFunction(name)->body(rewriter, results, values));
  return results.get();
}

bool Instance::conditionHolds(pdl::ApplyNativeConstraintOp op) {
  bool holds = false;
  Attribute result = callNative(op.getName(), op.getArgs(), holds);
  if (holds == op.getIsNegated())
    return false;
  if (op->getNumResults() == 0)
    return true;
  // An operation that stands before the call has drawn the value.
  PDLValue &value = bound[op->getResult(0)];
  if (value && value.cast<Attribute>() != result)
    return false;
  value = result;
  return true;
}

bool Instance::conditionsHold() {
  for (auto op : rule.getOps<pdl::ApplyNativeConstraintOp>())
    if (!isGuidance(op) && !conditionHolds(op))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

bool Instance::create(pdl::OperationOp op, OpBuilder &builder) {
  SmallVector<Value> operands;
  TensorTypes operandTypes;
  for (Value value : op.getOperandValues()) {
    operands.push_back(bound.lookup(value).cast<Value>());
    operandTypes.push_back(cast<RankedTensorType>(operands.back().getType()));
  }
  NamedAttrList list;
  for (auto [name, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues())) {
    PDLValue attribute = bound.lookup(value);
    if (!attribute)
      return false;
    list.set(cast<StringAttr>(name), attribute.cast<Attribute>());
  }
  auto types = inferTypes(*op.getOpName(), operandTypes,
                          list.getDictionary(op.getContext()));
  if (failed(types))
    return false;
  bound[op] = createOp(builder, *op.getOpName(), operands, *types, list);
  return true;
}

/// Puts the replacement where the source returned the operation's results.
bool Instance::replace(pdl::ReplaceOp op, Operation *terminator) {
  unsigned position = 0;
  for (Value other : replaced) {
    if (other == op.getOpValue())
      break;
    position += getOp(other)->getNumResults();
  }
  SmallVector<Value> values;
  if (Value operation = op.getReplOperation())
    llvm::append_range(values, getOp(operation)->getResults());
  for (Value value : op.getReplValues())
    values.push_back(bound.lookup(value).cast<Value>());
  if (values.size() != getOp(op.getOpValue())->getNumResults())
    return false;
  for (Value value : values) {
    if (value.getType() != terminator->getOperand(position).getType())
      return false;
    terminator->setOperand(position++, value);
  }
  return true;
}

bool Instance::buildTargetOp(Operation &op, OpBuilder &builder) {
  if (auto attribute = dyn_cast<pdl::AttributeOp>(op)) {
    bound[attribute] = attribute.getValue().value_or(Attribute());
    return attribute.getValue().has_value();
  }
  if (auto operation = dyn_cast<pdl::OperationOp>(op))
    return create(operation, builder);
  if (auto result = dyn_cast<pdl::ResultOp>(op)) {
    Operation *parent = getOp(result.getParent());
    if (result.getIndex() >= parent->getNumResults())
      return false;
    bound[result] = Value(parent->getResult(result.getIndex()));
    return true;
  }
  if (auto native = dyn_cast<pdl::ApplyNativeRewriteOp>(op)) {
    bool holds = false;
    bound[native.getResult(0)] =
        callNative(native.getName(), native.getArgs(), holds);
    return holds;
  }
  return replace(cast<pdl::ReplaceOp>(op), target.front().getTerminator());
}

bool Instance::buildTarget() {
  IRMapping mapping;
  target = cast<func::FuncOp>(source->clone(mapping));
  target.setName("target");
  module->push_back(target);
  for (auto &[key, value] : bound) {
    // An attribute that no operation of the rule uses has no value.
    if (!value)
      continue;
    if (Value old = value.dyn_cast<Value>())
      value = mapping.lookup(old);
    else if (Operation *op = value.dyn_cast<Operation *>())
      value = mapping.lookup(op);
  }
  OpBuilder builder(target.front().getTerminator());
  for (Operation &op : rule.getRewriter().getBodyRegion().front())
    if (!buildTargetOp(op, builder))
      return false;
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(target.front())))
    if (isOpTriviallyDead(&op))
      op.erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

Outcome Instance::draw(Random &random) {
  FailureOr<Draft> draft = Draft::draw(rule, random);
  if (failed(draft))
    return Outcome::Untyped;
  for (auto op : rule.getRewriter().getOps<pdl::ReplaceOp>())
    replaced.push_back(op.getOpValue());
  buildSource(*draft);
  if (!conditionsHold())
    return Outcome::Rejected;
  findWeights();
  return buildTarget() ? Outcome::Equal : Outcome::IllTyped;
}

/// The types of all arguments and results.
static SmallVector<RankedTensorType> getInterface(func::FuncOp function) {
  SmallVector<RankedTensorType> types;
  for (Type type : function.getArgumentTypes())
    types.push_back(cast<RankedTensorType>(type));
  for (Type type : function.getResultTypes())
    types.push_back(cast<RankedTensorType>(type));
  return types;
}

int64_t Instance::countElements() {
  int64_t total = 0;
  for (RankedTensorType type : getInterface(source))
    total += type.getNumElements();
  return total;
}

int64_t Instance::sumRanks() {
  int64_t total = 0;
  for (RankedTensorType type : getInterface(source))
    total += type.getRank();
  return total;
}

int64_t Instance::sumAttributes() {
  int64_t total = 0;
  for (Operation &op : source.front())
    for (NamedAttribute named : op.getAttrs()) {
      if (auto number = dyn_cast<IntegerAttr>(named.getValue()))
        total += std::abs(number.getInt());
      if (auto list = dyn_cast<DenseI64ArrayAttr>(named.getValue()))
        for (int64_t entry : list.asArrayRef())
          total += std::abs(entry);
    }
  return total;
}

} // namespace taso
