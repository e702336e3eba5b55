//===- AxiomProverRule.cpp - A pdl.pattern as terms -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxiomProverRule.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Rules/NativeFunctions.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace taso {

SmallVector<Term> RuleTerms::getTyping(AxiomProverLogic &logic) const {
  SmallVector<Term> typing;
  for (Term root : sourceRoots)
    typing.push_back(logic.isTyped(root));
  for (Term root : targetRoots)
    typing.push_back(logic.isTyped(root));
  for (auto [source, target] : equations)
    typing.push_back(
        logic.sameShape(logic.shapeOf(source), logic.shapeOf(target)));
  return typing;
}

namespace {

/// The attributes that an operation has when none is given.
DictionaryAttr getDefaultAttributes(MLIRContext *context, StringRef name) {
  OperationState state(UnknownLoc::get(context), name);
  Operation *op = Operation::create(state);
  DictionaryAttr defaults = op->getAttrDictionary();
  op->destroy();
  return defaults;
}

class RuleEncoder {
public:
  RuleEncoder(AxiomProverLogic &logic, ComputedAttributes computed,
              std::string &error)
      : logic(logic), computed(computed), error(error) {}

  FailureOr<RuleTerms> encode(pdl::PatternOp pattern);

private:
  LogicalResult fail(const Twine &text) {
    if (error.empty())
      error = text.str();
    return failure();
  }

  bool isTarget(Operation *op) const {
    return isa<pdl::RewriteOp>(op->getParentOp());
  }
  LogicalResult encodeOperation(pdl::OperationOp op);
  FailureOr<Term> encodeAttribute(pdl::OperationOp op, StringRef name);
  LogicalResult constrainResults(pdl::OperationOp op);
  LogicalResult encodeConstraint(pdl::ApplyNativeConstraintOp op);
  LogicalResult encodeReplacement(pdl::ReplaceOp op);
  void findRoots();

  /// The shape that a pdl.type stands for: that of the first value which has
  /// it.
  LogicalResult haveType(Value type, Term value);

  Term tensor(Value value);
  Term result(Operation *op, unsigned index);
  Term attribute(Value value);
  template <class CallOp> Term call(CallOp op);
  FailureOr<Term> condition(StringRef name, OperandRange arguments);
  Term shape(Value value) {
    Term term = tensor(value);
    return term ? logic.shapeOf(term) : nullptr;
  }

  AxiomProverLogic &logic;
  ComputedAttributes computed;
  std::string &error;
  RuleTerms rule;
  /// Attributes and operands of encoded operations.
  struct Arguments {
    const semantics::OperatorInfo *info;
    SmallVector<Term> attributes, operands;
  };
  llvm::DenseMap<Operation *, Arguments> operations;
  llvm::DenseMap<Value, Term> terms, types;
  SmallVector<pdl::OperationOp> sourceOps, targetOps;
};

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Term RuleEncoder::result(Operation *op, unsigned index) {
  auto it = operations.find(op);
  if (it == operations.end()) {
    (void)fail("a value of an operation that is not encoded");
    return nullptr;
  }
  const Arguments &arguments = it->second;
  int numResults = arguments.info->numResults;
  if (numResults >= 0 && index >= unsigned(numResults)) {
    (void)fail("there is no result " + Twine(index));
    return nullptr;
  }
  return logic.operation(*arguments.info, index, arguments.attributes,
                         arguments.operands);
}

Term RuleEncoder::tensor(Value value) {
  if (auto it = terms.find(value); it != terms.end())
    return it->second;
  Operation *def = value.getDefiningOp();
  if (auto operand = dyn_cast<pdl::OperandOp>(def)) {
    Term term = terms[value] = logic.freshTensor("operand");
    rule.variables.push_back(term);
    Value type = operand.getValueType();
    return type && failed(haveType(type, term)) ? nullptr : term;
  }
  if (auto single = dyn_cast<pdl::ResultOp>(def))
    return result(single.getParent().getDefiningOp(), single.getIndex());
  auto all = dyn_cast<pdl::ResultsOp>(def);
  if (all && isa<pdl::ValueType>(value.getType()) && all.getIndex())
    return result(all.getParent().getDefiningOp(), *all.getIndex());
  (void)fail("ranges of values are not supported");
  return nullptr;
}

LogicalResult RuleEncoder::haveType(Value type, Term value) {
  Term shape = logic.shapeOf(value);
  auto [it, isNew] = types.try_emplace(type, shape);
  if (!isNew)
    rule.conditions.push_back(logic.equal(shape, it->second));
  auto op = type.getDefiningOp<pdl::TypeOp>();
  if (!isNew || !op || !op.getConstantType())
    return success();
  auto tensor = dyn_cast<RankedTensorType>(*op.getConstantType());
  if (!tensor || !tensor.hasStaticShape())
    return fail("only types of static shape are supported");
  Term sizes =
      logic.literal(DenseI64ArrayAttr::get(op.getContext(), tensor.getShape()));
  rule.conditions.push_back(
      logic.equal(shape, logic.makeShape("listed", {sizes})));
  return success();
}

template <class CallOp> Term RuleEncoder::call(CallOp op) {
  const NativeFunction *function = lookupNativeFunction(op.getName());
  if (!function || !function->hasResult) {
    (void)fail("unknown native function " + op.getName());
    return nullptr;
  }
  SmallVector<Term> arguments;
  for (Value argument : op.getArgs()) {
    Term term = isa<pdl::ValueType>(argument.getType()) ? shape(argument)
                                                        : attribute(argument);
    if (!term)
      return nullptr;
    arguments.push_back(term);
  }
  if (arguments.size() != function->arguments.size()) {
    (void)fail(op.getName() + " has the wrong number of arguments");
    return nullptr;
  }
  if (function->name == "taso_pair")
    return logic.append(logic.append(logic.emptyList(), arguments[0]),
                        arguments[1]);
  if (function->name == "taso_append")
    return logic.append(arguments[0], arguments[1]);
  return logic.makeAttribute(function->name, arguments);
}

Term RuleEncoder::attribute(Value value) {
  if (auto it = terms.find(value); it != terms.end())
    return it->second;
  Term term =
      llvm::TypeSwitch<Operation *, Term>(value.getDefiningOp())
          .Case([&](pdl::AttributeOp op) {
            if (Attribute constant = op.getValueAttr())
              return logic.literal(constant);
            Term variable = logic.freshAttribute("attribute");
            rule.variables.push_back(variable);
            return variable;
          })
          .Case<pdl::ApplyNativeRewriteOp, pdl::ApplyNativeConstraintOp>(
              [&](auto op) { return call(op); })
          .Default([&](Operation *op) -> Term {
            (void)fail(op->getName().getStringRef() + " is no attribute here");
            return nullptr;
          });
  return terms[value] = term;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// An attribute of an operation. One that a source does not mention is any; one
/// that a target does not mention is the default.
FailureOr<Term> RuleEncoder::encodeAttribute(pdl::OperationOp op,
                                             StringRef name) {
  for (auto [key, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues())) {
    if (cast<StringAttr>(key).getValue() != name)
      continue;
    Term term = attribute(value);
    if (!term)
      return failure();
    bool isComputed = !value.getDefiningOp<pdl::AttributeOp>();
    if (!isComputed || computed == ComputedAttributes::Spelled)
      return term;
    Term named = logic.freshAttribute("computed");
    rule.variables.push_back(named);
    rule.conditions.push_back(logic.equal(named, term));
    return named;
  }
  if (!isTarget(op)) {
    Term any = logic.freshAttribute("any");
    rule.variables.push_back(any);
    return any;
  }
  Attribute byDefault =
      getDefaultAttributes(op.getContext(), *op.getOpName()).get(name);
  if (!byDefault)
    return fail("a created " + *op.getOpName() + " lacks its " + name);
  return logic.literal(byDefault);
}

LogicalResult RuleEncoder::encodeOperation(pdl::OperationOp op) {
  std::optional<StringRef> name = op.getOpName();
  if (!name)
    return fail("an operation of any name has no meaning");
  const semantics::OperatorInfo *info =
      getOperatorInfo(OperationName(*name, op.getContext()));
  if (!info)
    return fail(*name + " has no definition");
  Arguments arguments;
  arguments.info = info;
  llvm::StringSet<> known;
  for (const semantics::AttributeSpec &spec : info->attributes) {
    known.insert(StringRef(spec.name.data(), spec.name.size()));
    FailureOr<Term> term = encodeAttribute(op, spec.name);
    if (failed(term))
      return failure();
    arguments.attributes.push_back(*term);
  }
  for (Attribute key : op.getAttributeValueNames())
    if (!known.contains(cast<StringAttr>(key).getValue()))
      return fail(*name + " has no attribute " +
                  cast<StringAttr>(key).getValue());
  for (Value operand : op.getOperandValues()) {
    Term term = tensor(operand);
    if (!term)
      return failure();
    arguments.operands.push_back(term);
  }
  size_t count = arguments.operands.size();
  if (count < info->minOperands ||
      (info->maxOperands >= 0 && count > size_t(info->maxOperands)))
    return fail(*name + " does not take " + Twine(count) + " operands");
  operations[op] = std::move(arguments);
  (isTarget(op) ? targetOps : sourceOps).push_back(op);
  (isTarget(op) ? rule.targets : rule.sources).push_back(result(op, 0));
  return isTarget(op) ? success() : constrainResults(op);
}

/// The types that a source gives its results, and how many there are.
LogicalResult RuleEncoder::constrainResults(pdl::OperationOp op) {
  const Arguments &arguments = operations[op];
  for (Value type : op.getTypeValues())
    if (!isa<pdl::TypeType>(type.getType()))
      return fail("ranges of types are not supported");
  size_t count = op.getTypeValues().size();
  for (auto [index, type] : llvm::enumerate(op.getTypeValues())) {
    Term term = result(op, index);
    if (!term || failed(haveType(type, term)))
      return failure();
  }
  if (arguments.info->numResults < 0)
    rule.conditions.push_back(logic.equal(
        logic.makeInteger("results:" + std::string(arguments.info->name),
                          arguments.attributes),
        logic.integer(count)));
  return success();
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// The meaning of a side condition. A native function that fails makes it
/// false.
FailureOr<Term> RuleEncoder::condition(StringRef name, OperandRange arguments) {
  SmallVector<Term> args;
  for (Value argument : arguments) {
    Term term = isa<pdl::ValueType>(argument.getType()) ? shape(argument)
                                                        : attribute(argument);
    if (!term)
      return failure();
    args.push_back(term);
  }
  auto isNumber = [&](Term number, Term value) {
    return logic.both({logic.isNumber(number), logic.equal(number, value)});
  };
  auto axis = [&](Term shape, Term i) {
    return logic.makeAttribute("taso_axis", {shape, i});
  };
  auto dim = [&](Term shape, Term i) {
    return logic.makeAttribute("taso_dim", {shape, i});
  };
  if (name == "taso_is_number")
    return isNumber(args[0], args[1]);
  if (name == "taso_is_dim")
    return isNumber(args[2], dim(args[0], args[1]));
  if (name == "taso_equal_dim")
    return isNumber(dim(args[0], args[1]), dim(args[2], args[3]));
  if (name == "taso_is_axis")
    return isNumber(args[0], axis(args[1], args[2]));
  if (name == "taso_is_rank")
    return isNumber(args[1], logic.number(logic.rank(args[0])));
  if (name == "taso_equal_rank")
    return logic.equal(logic.rank(args[0]), logic.rank(args[1]));
  if (name == "taso_same_type")
    return logic.equal(args[0], args[1]);
  if (name == "taso_axis_before") {
    Term before = axis(args[1], args[2]);
    return logic.both(
        {logic.isNumber(args[0]), logic.isNumber(before),
         logic.less(logic.valueOf(args[0]), logic.valueOf(before))});
  }
  return logic.holds(name, args);
}

LogicalResult RuleEncoder::encodeConstraint(pdl::ApplyNativeConstraintOp op) {
  StringRef name = op.getName();
  // True of no law's validity: these guide the search.
  if (name == "taso_one_use" || name == "taso_is_weight")
    return success();
  const NativeFunction *function = lookupNativeFunction(name);
  if (!function)
    return fail("unknown native function " + name);
  if (function->hasResult) {
    Term value = attribute(op.getResult(0));
    if (!value)
      return failure();
    rule.conditions.push_back(
        logic.negate(logic.equal(value, logic.undefined())));
    return success();
  }
  if (function->arguments.size() != op.getArgs().size())
    return fail(name + " has the wrong number of arguments");
  FailureOr<Term> term = condition(name, op.getArgs());
  if (failed(term))
    return failure();
  rule.conditions.push_back(op.getIsNegated() ? logic.negate(*term) : *term);
  return success();
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

LogicalResult RuleEncoder::encodeReplacement(pdl::ReplaceOp op) {
  Operation *replaced = op.getOpValue().getDefiningOp();
  auto equate = [&](unsigned index, Term by) {
    Term of = by ? result(replaced, index) : nullptr;
    if (of)
      rule.equations.push_back({of, by});
    return success(of);
  };
  if (Value operation = op.getReplOperation()) {
    // One result each, or as many as the source names.
    size_t count = std::max<size_t>(
        1, cast<pdl::OperationOp>(replaced).getTypeValues().size());
    for (size_t index = 0; index < count; ++index)
      if (failed(equate(index, result(operation.getDefiningOp(), index))))
        return failure();
    return success();
  }
  for (auto [index, value] : llvm::enumerate(op.getReplValues()))
    if (failed(equate(index, tensor(value))))
      return failure();
  return success();
}

void RuleEncoder::findRoots() {
  auto feeds = [](Operation *result, ArrayRef<pdl::OperationOp> side) {
    return llvm::any_of(result->getUsers(), [&](Operation *user) {
      auto operation = dyn_cast<pdl::OperationOp>(user);
      return operation && llvm::is_contained(side, operation);
    });
  };
  auto collect = [&](ArrayRef<pdl::OperationOp> side, ArrayRef<Term> results,
                     SmallVector<Term> &roots) {
    for (auto [op, term] : llvm::zip_equal(side, results))
      if (llvm::none_of(pdl::OperationOp(op)->getUsers(), [&](Operation *user) {
            return isa<pdl::ResultOp, pdl::ResultsOp>(user) &&
                   feeds(user, side);
          }))
        roots.push_back(term);
  };
  collect(sourceOps, rule.sources, rule.sourceRoots);
  collect(targetOps, rule.targets, rule.targetRoots);
}

FailureOr<RuleTerms> RuleEncoder::encode(pdl::PatternOp pattern) {
  SmallVector<Operation *> ops;
  for (Operation &op : pattern.getBodyRegion().getOps())
    ops.push_back(&op);
  pdl::RewriteOp rewrite = pattern.getRewriter();
  if (rewrite.getName())
    return fail("a native rewrite has no meaning");
  for (Operation &op : rewrite.getBodyRegion().getOps())
    ops.push_back(&op);
  for (Operation *op : ops) {
    LogicalResult encoded =
        llvm::TypeSwitch<Operation *, LogicalResult>(op)
            .Case([&](pdl::OperationOp op) { return encodeOperation(op); })
            .Case([&](pdl::ApplyNativeConstraintOp op) {
              return encodeConstraint(op);
            })
            .Case([&](pdl::ReplaceOp op) { return encodeReplacement(op); })
            .Case([&](pdl::ApplyNativeRewriteOp op) {
              Term value = attribute(op->getResult(0));
              return success(value);
            })
            .Case<pdl::AttributeOp, pdl::OperandOp, pdl::TypeOp, pdl::ResultOp,
                  pdl::ResultsOp, pdl::RewriteOp>(
                [](Operation *) { return success(); })
            .Default([&](Operation *op) {
              return fail(op->getName().getStringRef() + " is not supported");
            });
    if (failed(encoded))
      return failure();
  }
  if (rule.equations.empty())
    return fail("the rule replaces nothing");
  findRoots();
  return rule;
}

//===----------------------------------------------------------------------===//
// Laws
//===----------------------------------------------------------------------===//

/// Removes from `missing` the constants that a term contains.
void removeConstants(Z3_context context, Term term,
                     llvm::DenseSet<Term> &missing,
                     llvm::DenseSet<Term> &seen) {
  if (missing.empty() || !seen.insert(term).second)
    return;
  missing.erase(term);
  Z3_app app = Z3_to_app(context, term);
  for (unsigned i = 0, e = Z3_get_app_num_args(context, app); i < e; ++i)
    removeConstants(context, Z3_get_app_arg(context, app, i), missing, seen);
}

/// A trigger must determine every variable.
bool determines(Z3_context context, Terms trigger, Terms variables) {
  llvm::DenseSet<Term> missing(variables.begin(), variables.end()), seen;
  for (Term term : trigger)
    removeConstants(context, term, missing, seen);
  return !trigger.empty() && missing.empty();
}

} // namespace

FailureOr<RuleTerms> encodeRule(AxiomProverLogic &logic, pdl::PatternOp pattern,
                                ComputedAttributes computed,
                                std::string &error) {
  return RuleEncoder(logic, computed, error).encode(pattern);
}

/// The law is stated once for each direction in which it can be found: where
/// the source's roots are known, and where the target's are.
FailureOr<SmallVector<Term>>
encodeLaw(AxiomProverLogic &logic, pdl::PatternOp pattern, std::string &error) {
  SmallVector<Term> formulas;
  auto state = [&](const RuleTerms &rule, Terms roots) {
    if (!determines(logic.getContext(), roots, rule.variables))
      return false;
    SmallVector<Term> guards = rule.getTyping(logic), equations;
    guards.append(rule.conditions);
    for (auto [source, target] : rule.equations)
      equations.push_back(logic.equal(source, target));
    formulas.push_back(
        logic.forAll(rule.variables, {SmallVector<Term>(roots)},
                     logic.implies(logic.both(guards), logic.both(equations)),
                     AxiomProverLogic::Quantifier::Step));
    return true;
  };
  FailureOr<RuleTerms> spelled =
      encodeRule(logic, pattern, ComputedAttributes::Spelled, error);
  if (failed(spelled))
    return failure();
  state(*spelled, spelled->sourceRoots);
  FailureOr<RuleTerms> named =
      encodeRule(logic, pattern, ComputedAttributes::Named, error);
  if (failed(named))
    return failure();
  if (!state(*named, named->targetRoots))
    state(*spelled, spelled->targetRoots);
  return formulas;
}

} // namespace taso
