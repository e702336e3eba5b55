//===- Law.cpp - A law on random instances --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Law.h"
#include "Draft.h"

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Rules/NativeFunctions.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace taso::testing {
namespace {

/// Opens up the results of a native function.
struct NativeResults : PDLResultList {
  NativeResults() : PDLResultList(1) {}
  PDLValue get() const { return results.empty() ? PDLValue() : results[0]; }
};

class Instance {
public:
  Instance(pdl::PatternOp law, const Draft &draft) : law(law), draft(draft) {}

  Outcome build(Random &random);
  func::FuncOp getSource() { return source; }
  func::FuncOp getTarget() { return target; }

private:
  void findWeights();
  void buildSource(Random &random);
  bool conditionsHold();
  Outcome buildTarget();
  bool callNative(StringRef name, ValueRange arguments, NativeResults &results);
  bool create(pdl::OperationOp op, OpBuilder &builder);
  bool replace(pdl::ReplaceOp op, Operation *terminator);
  Operation *getOp(Value value) {
    return bound.lookup(value).dyn_cast<Operation *>();
  }

  pdl::PatternOp law;
  const Draft &draft;
  OwningOpRef<ModuleOp> module;
  func::FuncOp source, target;
  /// What each value of the law stands for.
  DenseMap<Value, PDLValue> bound;
  llvm::SetVector<Value> weights;
  /// The replaced operations of the law, in order.
  SmallVector<Value> replaced;
};

/// Operands that `taso_is_weight` looks at become constants.
void Instance::findWeights() {
  for (auto op : law.getOps<pdl::ApplyNativeConstraintOp>()) {
    if (op.getName() != "taso_is_weight")
      continue;
    SmallVector<Value> pending = {op.getArgs()[0]};
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (auto result = value.getDefiningOp<pdl::ResultOp>())
        llvm::append_range(pending, result.getParent()
                                        .getDefiningOp<pdl::OperationOp>()
                                        .getOperandValues());
      else
        weights.insert(value);
    }
  }
}

Operation *createOp(OpBuilder &builder, Location loc, StringRef name,
                    ValueRange operands, TypeRange types,
                    ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(attributes);
  return builder.create(state);
}

void Instance::buildSource(Random &random) {
  MLIRContext *context = law.getContext();
  Location loc = UnknownLoc::get(context);
  module = ModuleOp::create(loc);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  source = func::FuncOp::create(builder, loc, "source",
                                builder.getFunctionType({}, {}));
  Block *block = source.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  for (Operation &op : law.getBodyRegion().front()) {
    if (auto attribute = dyn_cast<pdl::AttributeOp>(op)) {
      bound[attribute] = draft.getAttribute(attribute);
    } else if (auto operand = dyn_cast<pdl::OperandOp>(op)) {
      RankedTensorType type = draft.getType(operand);
      if (weights.contains(operand))
        bound[operand] = Value(ConstantTensorOp::create(
            builder, loc, type,
            *toElements(randomTensor<float>(type, random.next()), type, "w")));
      else
        bound[operand] = Value(block->addArgument(type, loc));
    } else if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      SmallVector<Value> operands;
      for (Value value : operation.getOperandValues())
        operands.push_back(bound.lookup(value).cast<Value>());
      NamedAttrList list;
      for (auto [name, value] :
           llvm::zip_equal(operation.getAttributeValueNames(),
                           operation.getAttributeValues()))
        list.set(cast<StringAttr>(name), draft.getAttribute(value));
      auto types = draft.getResultTypes(operation);
      bound[operation] =
          createOp(builder, loc, *operation.getOpName(), operands,
                   SmallVector<Type>(types.begin(), types.end()), list);
    } else if (auto result = dyn_cast<pdl::ResultOp>(op)) {
      bound[result] =
          Value(getOp(result.getParent())->getResult(result.getIndex()));
    }
  }
  SmallVector<Value> returned;
  for (Value op : replaced)
    llvm::append_range(returned, getOp(op)->getResults());
  func::ReturnOp::create(builder, loc, returned);
  source.setFunctionType(builder.getFunctionType(
      block->getArgumentTypes(), ValueRange(returned).getTypes()));
}

bool Instance::callNative(StringRef name, ValueRange arguments,
                          NativeResults &results) {
  const NativeFunction *function = lookupNativeFunction(name);
  if (!function)
    llvm::report_fatal_error("unknown native function " + name);
  SmallVector<PDLValue> values;
  for (Value argument : arguments) {
    values.push_back(bound.lookup(argument));
    // An attribute that no operation of the law uses has no value.
    if (!values.back())
      return false;
  }
  PatternRewriter rewriter(law.getContext());
  return succeeded(function->body(rewriter, results, values));
}

bool Instance::conditionsHold() {
  for (auto op : law.getOps<pdl::ApplyNativeConstraintOp>()) {
    NativeResults results;
    if (callNative(op.getName(), op.getArgs(), results) == op.getIsNegated())
      return false;
  }
  return true;
}

bool Instance::create(pdl::OperationOp op, OpBuilder &builder) {
  SmallVector<Value> operands;
  TensorTypes operandTypes;
  for (Value value : op.getOperandValues()) {
    operands.push_back(bound.lookup(value).cast<Value>());
    operandTypes.push_back(cast<RankedTensorType>(operands.back().getType()));
  }
  NamedAttrList list;
  for (auto [name, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
    list.set(cast<StringAttr>(name), bound.lookup(value).cast<Attribute>());
  auto types = inferTypes(op.getOpName()->split('.').second, operandTypes,
                          list.getDictionary(op.getContext()));
  if (failed(types))
    return false;
  bound[op] =
      createOp(builder, builder.getUnknownLoc(), *op.getOpName(), operands,
               SmallVector<Type>(types->begin(), types->end()), list);
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
  for (Value value : op.getReplValues()) {
    Value replacement = bound.lookup(value).cast<Value>();
    if (replacement.getType() != terminator->getOperand(position).getType())
      return false;
    terminator->setOperand(position++, replacement);
  }
  return true;
}

Outcome Instance::buildTarget() {
  IRMapping mapping;
  target = cast<func::FuncOp>(source->clone(mapping));
  target.setName("target");
  module->push_back(target);
  for (auto &[key, value] : bound) {
    if (Value old = value.dyn_cast<Value>())
      value = mapping.lookup(old);
    else if (Operation *op = value.dyn_cast<Operation *>())
      value = mapping.lookup(op);
  }
  Operation *terminator = target.front().getTerminator();
  OpBuilder builder(terminator);
  for (Operation &op : law.getRewriter().getBodyRegion().front()) {
    bool done = true;
    if (auto attribute = dyn_cast<pdl::AttributeOp>(op)) {
      bound[attribute] = *attribute.getValue();
    } else if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      done = create(operation, builder);
    } else if (auto result = dyn_cast<pdl::ResultOp>(op)) {
      Operation *parent = getOp(result.getParent());
      done = result.getIndex() < parent->getNumResults();
      if (done)
        bound[result] = Value(parent->getResult(result.getIndex()));
    } else if (auto native = dyn_cast<pdl::ApplyNativeRewriteOp>(op)) {
      NativeResults results;
      done = callNative(native.getName(), native.getArgs(), results);
      if (done)
        bound[native.getResult(0)] = results.get();
    } else {
      done = replace(cast<pdl::ReplaceOp>(op), terminator);
    }
    if (!done)
      return Outcome::IllTyped;
  }
  return Outcome::Equal;
}

Outcome Instance::build(Random &random) {
  findWeights();
  for (auto op : law.getRewriter().getOps<pdl::ReplaceOp>())
    replaced.push_back(op.getOpValue());
  buildSource(random);
  if (!conditionsHold())
    return Outcome::Rejected;
  return buildTarget();
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

bool isEqual(FieldElement a, FieldElement b) { return a == b; }
bool isEqual(double a, double b) {
  return a == b || std::fabs(a - b) <= 1e-9 * std::max(1.0, std::fabs(a)) ||
         (std::isnan(a) && std::isnan(b));
}
bool isTelling(FieldElement a) { return a.isDefined() && a.getResidue() != 0; }
bool isTelling(double a) { return std::isfinite(a) && a != 0; }
double toDouble(FieldElement a) { return a.getOrder(); }
double toDouble(double a) { return a; }

std::string describe(Instance &instance, unsigned result, int64_t element,
                     double expected, double found) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << instance.getSource() << "\n"
     << instance.getTarget() << "\nelement " << element << " of result "
     << result << ": expected " << expected << ", found " << found;
  return text;
}

template <class S>
Trial compareOn(Instance &instance, uint64_t seed, const RandomRange &range) {
  auto inputs = randomInputs<S>(instance.getSource(), seed, range);
  auto expected = interpret<S>(instance.getSource(), inputs);
  auto found = interpret<S>(instance.getTarget(), inputs);
  if (failed(expected) || failed(found))
    return {Outcome::IllTyped, {}};
  bool telling = false;
  for (auto [r, pair] : llvm::enumerate(llvm::zip_equal(*expected, *found))) {
    auto &[a, b] = pair;
    for (int64_t i = 0; i < a.size(); ++i) {
      telling |= isTelling(a.values()[i]);
      if (!isEqual(a.values()[i], b.values()[i]))
        return {Outcome::Different,
                describe(instance, r, i, toDouble(a.values()[i]),
                         toDouble(b.values()[i]))};
    }
  }
  return {telling ? Outcome::Equal : Outcome::Undefined, {}};
}

template <class S> Trial compare(Instance &instance, Random &random) {
  // Several signs: a law about relu or max may hold for some only.
  const RandomRange ranges[] = {{-1, 1, 4}, {0.125, 2, 4}, {-2, 0.5, 4}};
  Outcome outcome = Outcome::Undefined;
  for (const RandomRange &range : ranges) {
    Trial trial = compareOn<S>(instance, random.next(), range);
    if (trial.outcome == Outcome::Different ||
        trial.outcome == Outcome::IllTyped)
      return trial;
    if (trial.outcome == Outcome::Equal)
      outcome = Outcome::Equal;
  }
  return {outcome, {}};
}

} // namespace

/// Rewrites the instance's target anew, as the matcher does it. Returns what
/// went wrong, or nothing.
static std::string applyByMatcher(Instance &instance, StringRef name,
                                  RuleMatcher &matcher) {
  func::FuncOp target = instance.getTarget();
  OwningOpRef<func::FuncOp> copy = instance.getSource().clone();
  target.getBody().takeBody(copy->getBody());
  // The rule set turns the prefix into the class.
  if (!name.consume_front("normalise_"))
    name.consume_front("enable_");
  SmallVector<Match> matches;
  matcher.collect(target.front(), matches);
  std::string reason = "not among the matches:";
  for (const Match &match : matches) {
    reason += " " + matcher.getRuleSet().getRules()[match.rule].name;
    if (matcher.getRuleSet().getRules()[match.rule].name != name)
      continue;
    Refusal refusal = matcher.apply(match);
    return refusal == Refusal::None ? "" : stringifyRefusal(refusal).str();
  }
  return reason;
}

template <class S>
static Trial compareAll(Instance &instance, StringRef name, Random &random,
                        RuleMatcher *matcher) {
  Trial trial = compare<S>(instance, random);
  if (trial.outcome != Outcome::Equal || !matcher)
    return trial;
  std::string reason = applyByMatcher(instance, name, *matcher);
  if (!reason.empty())
    return {Outcome::Unmatched, debugString(instance.getSource()) + reason};
  return compare<S>(instance, random);
}

Trial tryLaw(pdl::PatternOp law, Random &random, Arithmetic arithmetic,
             RuleMatcher *matcher) {
  FailureOr<Draft> draft = Draft::draw(law, random);
  if (failed(draft))
    return {};
  Instance instance(law, *draft);
  Outcome outcome = instance.build(random);
  if (outcome != Outcome::Equal)
    return {outcome, {}};
  StringRef name = law.getSymName().value_or("");
  if (arithmetic == Arithmetic::Exact)
    return compareAll<FieldElement>(instance, name, random, matcher);
  return compareAll<double>(instance, name, random, matcher);
}

Tally testLaw(pdl::PatternOp law, Random &random, Arithmetic arithmetic,
              unsigned wanted, unsigned trials, RuleMatcher *matcher) {
  Tally tally;
  while (tally.trials < trials && tally.equal < wanted && !tally.different &&
         !tally.unmatched) {
    Trial trial = tryLaw(law, random, arithmetic, matcher);
    ++tally.trials;
    tally.rejected += trial.outcome == Outcome::Rejected;
    tally.illTyped += trial.outcome == Outcome::IllTyped;
    tally.equal += trial.outcome == Outcome::Equal;
    tally.different += trial.outcome == Outcome::Different;
    tally.unmatched += trial.outcome == Outcome::Unmatched;
    if (!trial.counterexample.empty())
      tally.counterexample = trial.counterexample;
  }
  return tally;
}

} // namespace taso::testing
