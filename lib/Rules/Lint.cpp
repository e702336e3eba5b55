//===- Lint.cpp - What is wrong with a rule file --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class checks one pattern; each check says which law of PDL, or of our
// lowering, it guards. A pattern is only looked at further where the parts that
// later checks build on are sound.
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Lint.h"

#include "MatcherFunctions.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Rules/NativeFunctions.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace taso {

/// The bytecode numbers literals and patterns in 16 bits; beyond that rules
/// silently stop to match.
static constexpr size_t kMaxLiterals = 50000;

static NativeKind getKind(Type type) {
  return llvm::TypeSwitch<Type, NativeKind>(type)
      .Case([](pdl::AttributeType) { return NativeKind::Attribute; })
      .Case([](pdl::OperationType) { return NativeKind::Operation; })
      .Case([](pdl::TypeType) { return NativeKind::Type; })
      .Case([](pdl::ValueType) { return NativeKind::Value; })
      .Case([](pdl::RangeType range) {
        return isa<pdl::TypeType>(range.getElementType())
                   ? NativeKind::TypeRange
                   : NativeKind::ValueRange;
      });
}

static std::string describe(NativeKind kind) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  PDLValue::print(stream, kind);
  return text;
}

namespace {
class PatternLint {
public:
  explicit PatternLint(pdl::PatternOp pattern) : graph(pattern) {}

  LogicalResult run() {
    checkForm();
    if (sound) {
      for (pdl::OperationOp op : graph.sources)
        checkOperation(op, /*isSource=*/true);
      for (pdl::OperationOp op : graph.targets)
        checkOperation(op, /*isSource=*/false);
      checkCalls();
    }
    if (sound) {
      checkRoot();
      checkConnected();
      checkFewRoots();
      checkSharedTypes();
      checkReplaces();
      checkUnused();
    }
    return success(sound);
  }

private:
  InFlightDiagnostic error(Operation *op) {
    sound = false;
    return op->emitError();
  }

  //===--------------------------------------------------------------------===//
  // Form
  //===--------------------------------------------------------------------===//

  void checkForm() {
    if (graph.rewrite.getName())
      error(graph.rewrite) << "an external rewriter; write the rewrite in PDL";
    if (graph.sources.empty())
      error(graph.pattern) << "the source has no operation";
    for (Operation &op : graph.rewrite.getBodyRegion().getOps())
      if (isa<pdl::EraseOp>(op))
        error(&op) << "pdl.erase leaves users of the results without operand; "
                      "drop it, dead operations go by themselves";
    if (!graph.rewrite.getName() && graph.replaces.empty())
      error(graph.rewrite) << "nothing is replaced; end with pdl.replace";
  }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  void checkOperation(pdl::OperationOp op, bool isSource) {
    if (!op.getOpName()) {
      error(op) << "an operation without a name "
                << (isSource ? "matches everything" : "cannot be created")
                << "; name it";
      return;
    }
    OperationName name(*op.getOpName(), op.getContext());
    if (!name.isRegistered()) {
      StringRef dialect = name.getDialectNamespace();
      bool isLoaded = op.getContext()->getLoadedDialect(dialect);
      error(op) << "'" << *op.getOpName() << "' is no registered operation"
                << (isLoaded ? ""
                             : "; its dialect '" + dialect.str() +
                                   "' is not loaded");
      return;
    }
    if (isSource && op.getTypeValues().empty())
      error(op) << "a source operation without result types matches only "
                   "operations without results; add '-> (%type : !pdl.type)'";
    checkOperands(op, name);
    checkAttributes(op, name, isSource);
    if (!isSource)
      checkTarget(op, name);
  }

  void checkOperands(pdl::OperationOp op, OperationName name) {
    unsigned ranges = llvm::count_if(op.getOperandValues(), [](Value value) {
      return isa<pdl::RangeType>(value.getType());
    });
    unsigned count = op.getOperandValues().size();
    if (ranges > 1 || (ranges == 1 && count > 1)) {
      error(op) << "a range of operands beside others; PDL cannot tell where "
                   "it ends, so name each operand or make one range of all";
      return;
    }
    const semantics::OperatorInfo *info = getOperatorInfo(name);
    if (!info || ranges > 0)
      return;
    if (count < info->minOperands ||
        (info->maxOperands >= 0 && count > unsigned(info->maxOperands)))
      error(op) << "'" << name.getStringRef() << "' does not take " << count
                << " operands";
  }

  /// The kind that the operator's table says, for a literal.
  static bool hasKind(Attribute value, const semantics::AttributeSpec &spec) {
    switch (spec.kind) {
    case semantics::AttributeKind::Number: {
      auto number = dyn_cast<IntegerAttr>(value);
      return number && number.getType().isSignlessInteger(64);
    }
    case semantics::AttributeKind::Numbers:
    case semantics::AttributeKind::Sizes: {
      auto list = dyn_cast<DenseI64ArrayAttr>(value);
      return list && (spec.length < 0 || list.size() == spec.length);
    }
    case semantics::AttributeKind::Real: {
      auto real = dyn_cast<FloatAttr>(value);
      return real && real.getType().isF64();
    }
    case semantics::AttributeKind::Keyword:
      return value.getDialect().getNamespace() == "taso";
    }
    llvm_unreachable("all kinds are handled");
  }

  static StringRef describe(const semantics::AttributeSpec &spec) {
    static constexpr StringRef names[] = {
        "an i64", "a list of i64 (array<i64: ...>) of the right length",
        "a list of sizes (array<i64: ...>)", "an f64",
        "a keyword of the dialect (#taso...)"};
    return names[unsigned(spec.kind)];
  }

  void checkAttributes(pdl::OperationOp op, OperationName name, bool isSource) {
    const semantics::OperatorInfo *info = getOperatorInfo(name);
    llvm::StringSet<> given;
    for (auto [nameAttr, value] : llvm::zip_equal(op.getAttributeValueNames(),
                                                  op.getAttributeValues())) {
      StringRef attribute = cast<StringAttr>(nameAttr).getValue();
      given.insert(attribute);
      if (!llvm::is_contained(name.getAttributeNames(), nameAttr)) {
        error(op) << "'" << name.getStringRef() << "' has no attribute '"
                  << attribute << "'"
                  << (isSource ? "; the rule would never match" : "");
        continue;
      }
      auto literal = value.getDefiningOp<pdl::AttributeOp>();
      if (!info || !literal || !literal.getValue())
        continue;
      for (const semantics::AttributeSpec &spec : info->attributes)
        if (spec.name == std::string_view(attribute) &&
            !hasKind(*literal.getValue(), spec))
          error(literal) << "attribute '" << attribute << "' of '"
                         << name.getStringRef() << "': expected "
                         << describe(spec) << ", found " << *literal.getValue();
    }
    if (isSource)
      checkPinnedAttributes(op, info, given);
  }

  /// PDL ignores the attributes that a source operation does not name, so the
  /// law would be applied for every value of them.
  void checkPinnedAttributes(pdl::OperationOp op,
                             const semantics::OperatorInfo *info,
                             const llvm::StringSet<> &given) {
    if (!info)
      return;
    for (const semantics::AttributeSpec &spec : info->attributes)
      if (!given.contains(spec.name))
        error(op) << "attribute '" << StringRef(spec.name) << "' of '"
                  << *op.getOpName()
                  << "' is not named, so the rule matches every value of it "
                     "and loses it; bind it to a pdl.attribute";
  }

  void checkTarget(pdl::OperationOp op, OperationName name) {
    if (!op.getTypeValues().empty()) {
      error(op) << "a created operation has result types; leave them out, they "
                   "are inferred from the definitions";
      return;
    }
    const semantics::OperatorInfo *info = getOperatorInfo(name);
    if (!info && name.getStringRef() != "taso.constant")
      error(op) << "'" << name.getStringRef()
                << "' has no definition, so the types of its results are not "
                   "known";
  }

  //===--------------------------------------------------------------------===//
  // Native functions
  //===--------------------------------------------------------------------===//

  void checkCalls() {
    graph.pattern.walk([&](Operation *op) {
      if (auto call = dyn_cast<pdl::ApplyNativeConstraintOp>(op))
        checkCall(call, call.getIsNegated());
      else if (auto call = dyn_cast<pdl::ApplyNativeRewriteOp>(op))
        checkCall(call, /*isNegated=*/false);
    });
  }

  template <class OpTy> void checkCall(OpTy call, bool isNegated) {
    StringRef name = call.getName();
    if (isMatcherFunction(name)) {
      error(call) << "'" << name
                  << "' is added by lowering; a pure rule does not call it";
      return;
    }
    const NativeFunction *function = lookupNativeFunction(name);
    if (!function) {
      error(call) << "unknown native function '" << name
                  << "'; PDL would run another one in its place";
      return;
    }
    if (call->getNumResults() != unsigned(function->hasResult)) {
      error(call) << "'" << name << "' "
                  << (function->hasResult
                          ? "computes one attribute"
                          : "is a side condition without result");
      return;
    }
    if (function->hasResult &&
        !isa<pdl::AttributeType>(call->getResult(0).getType()))
      error(call) << "'" << name << "' computes an attribute";
    if (isNegated && function->hasResult)
      error(call) << "'" << name << "' has a result and cannot be negated";
    checkArguments(call, *function);
    for (Value argument : call.getArgs())
      checkMatched(call, argument);
  }

  template <class OpTy>
  void checkArguments(OpTy call, const NativeFunction &function) {
    size_t declared = function.arguments.size();
    size_t given = call.getArgs().size();
    if (given != declared && !(function.variadic && given + 1 >= declared)) {
      error(call) << "'" << function.name << "' takes "
                  << (function.variadic ? "at least " : "") << declared
                  << " arguments, found " << given;
      return;
    }
    for (auto [i, argument] : llvm::enumerate(call.getArgs())) {
      NativeKind expected = function.arguments[std::min(i, declared - 1)];
      NativeKind found = getKind(argument.getType());
      bool isRange = function.variadic && expected == NativeKind::Value &&
                     found == NativeKind::ValueRange;
      if (found != expected && !isRange)
        error(call) << "'" << function.name << "', argument " << i
                    << ": expected " << taso::describe(expected) << ", found "
                    << taso::describe(found);
    }
  }

  /// Calls are made while matching, when nothing has been created.
  void checkMatched(Operation *call, Value argument) {
    Operation *def = argument.getDefiningOp();
    if (auto result = dyn_cast<pdl::ResultOp>(def))
      def = result.getParent().getDefiningOp();
    else if (auto results = dyn_cast<pdl::ResultsOp>(def))
      def = results.getParent().getDefiningOp();
    if (isa<pdl::OperationOp>(def) && !isSourceOperation(def))
      error(call) << "an argument is created by the rewrite; native functions "
                     "run before that, on matched values only";
  }

  //===--------------------------------------------------------------------===//
  // Source
  //===--------------------------------------------------------------------===//

  void checkRoot() {
    Value root = graph.rewrite.getRoot();
    if (!root)
      return;
    unsigned index = *graph.getSourceIndex(root.getDefiningOp());
    if (!llvm::is_contained(graph.getRoots(), index))
      error(graph.rewrite)
          << "the root feeds another source operation; name one whose results "
             "no source operation uses";
  }

  /// The operations of the source hang together by values.
  void checkConnected() {
    llvm::EquivalenceClasses<void *> classes;
    for (pdl::OperationOp op : graph.sources) {
      void *self = op.getOperation();
      classes.insert(self);
      for (Value operand : op.getOperandValues()) {
        Operation *def = operand.getDefiningOp();
        if (isa<pdl::ResultOp, pdl::ResultsOp>(def))
          def = def->getOperand(0).getDefiningOp();
        classes.unionSets(self, def);
      }
    }
    void *first = graph.sources.front().getOperation();
    for (pdl::OperationOp op : graph.sources)
      if (!classes.isEquivalent(first, op.getOperation()))
        error(op) << "the source is not connected: no value ties '"
                  << *op.getOpName() << "' to the operations before it";
  }

  /// MLIR 22.1.8 crashes in PDLByteCode::match on some rules in which a result
  /// of a source operation ties three roots. Roots on an input are fine.
  void checkFewRoots() {
    llvm::SmallMapVector<Operation *, unsigned, 4> tied;
    for (unsigned root : graph.getRoots()) {
      llvm::SmallSetVector<Operation *, 4> producers;
      for (Value operand : graph.sources[root].getOperandValues()) {
        Operation *def = operand.getDefiningOp();
        if (isa<pdl::ResultOp, pdl::ResultsOp>(def))
          producers.insert(def->getOperand(0).getDefiningOp());
      }
      for (Operation *producer : producers)
        ++tied[producer];
    }
    for (auto [producer, roots] : tied)
      if (roots > 2)
        error(producer)
            << "three or more roots use a result of this operation, "
               "which MLIR's matcher does not survive; write a rule "
               "for two of them";
  }

  /// A type named by two source results is a test that they are equal, which
  /// hardly any law needs. Attribute `taso.same_types` says that it is meant.
  void checkSharedTypes() {
    if (graph.pattern->hasAttr("taso.same_types"))
      return;
    llvm::DenseMap<Value, Operation *> owner;
    for (pdl::OperationOp op : graph.sources)
      for (Value type : op.getTypeValues()) {
        auto typeOp = type.getDefiningOp<pdl::TypeOp>();
        if (typeOp && typeOp.getConstantType())
          continue;
        if (!owner.try_emplace(type, op).second)
          error(op) << "the result type is shared with another source result, "
                       "so both must be equal; use one pdl.type for each, or "
                       "set taso.same_types on the pattern";
      }
  }

  void checkUnused() {
    for (Value leaf : graph.leaves)
      if (llvm::none_of(leaf.getUsers(), isSourceOperation))
        error(leaf.getDefiningOp())
            << "an input that no source operation uses; drop it";
    llvm::SmallBitVector reached(graph.targets.size());
    for (pdl::ReplaceOp replace : graph.replaces)
      for (Value value : getReplacements(replace))
        markReached(value, reached);
    for (auto [i, target] : llvm::enumerate(graph.targets))
      if (!reached.test(i))
        error(target) << "created, but part of no replacement; drop it";
  }

  void markReached(Value value, llvm::SmallBitVector &reached) {
    Operation *def = value.getDefiningOp();
    if (auto *it = llvm::find(graph.targets, def); it != graph.targets.end())
      reached.set(it - graph.targets.begin());
    else if (isSourceOperation(def) || isa<pdl::ApplyNativeConstraintOp>(def))
      return;
    for (Value operand : def->getOperands())
      markReached(operand, reached);
  }

  //===--------------------------------------------------------------------===//
  // Replacements
  //===--------------------------------------------------------------------===//

  void checkReplaces() {
    checkOrder();
    llvm::SmallBitVector replaced(graph.sources.size());
    for (pdl::ReplaceOp replace : graph.replaces) {
      auto index = graph.getSourceIndex(getReplacedOperation(replace));
      if (!index) {
        error(replace) << "replaces an operation that the rewrite created";
        return;
      }
      if (replaced.test(*index))
        error(replace) << "this operation is already replaced";
      replaced.set(*index);
      checkResultCount(replace);
    }
    for (pdl::OperationOp target : graph.targets)
      checkOperandsStay(target, replaced);
    checkCircles(replaced);
  }

  /// Creation, results and replacement come in this order; replacing frees an
  /// operation, and what mentions it later reads freed memory.
  void checkOrder() {
    bool seenReplace = false;
    for (Operation &op : graph.rewrite.getBodyRegion().getOps()) {
      if (isa<pdl::ReplaceOp>(op))
        seenReplace = true;
      else if (seenReplace && isa<pdl::OperationOp>(op))
        error(&op) << "created after a pdl.replace; replace at the end";
    }
  }

  static int getNumResults(pdl::OperationOp op) {
    OperationName name(*op.getOpName(), op.getContext());
    if (const semantics::OperatorInfo *info = getOperatorInfo(name))
      return info->numResults;
    return name.hasTrait<OpTrait::OneResult>() ? 1 : -1;
  }

  void checkResultCount(pdl::ReplaceOp replace) {
    int expected = getNumResults(getReplacedOperation(replace));
    int found = replace.getReplValues().size();
    if (Value operation = replace.getReplOperation()) {
      auto target = operation.getDefiningOp<pdl::OperationOp>();
      found = getNumResults(target);
    } else if (llvm::any_of(replace.getReplValues(), [](Value value) {
                 return isa<pdl::RangeType>(value.getType());
               })) {
      return;
    }
    if (expected >= 0 && found >= 0 && expected != found)
      error(replace) << "'" << *getReplacedOperation(replace).getOpName()
                     << "' has " << expected << " results, found " << found
                     << " replacements";
  }

  /// Replacing rewires every use, those in the target too.
  void checkOperandsStay(pdl::OperationOp target,
                         const llvm::SmallBitVector &replaced) {
    for (Value operand : target.getOperandValues()) {
      Operation *def = operand.getDefiningOp();
      if (!isa<pdl::ResultOp, pdl::ResultsOp>(def))
        continue;
      auto source = graph.getSourceIndex(def->getOperand(0).getDefiningOp());
      if (source && replaced.test(*source))
        error(target) << "uses a result of an operation that is replaced, and "
                         "would then use the replacement; use that instead";
    }
  }

  /// Operations whose results replace each other's.
  void checkCircles(const llvm::SmallBitVector &replaced) {
    SmallVector<llvm::SmallBitVector> needs(
        graph.sources.size(), llvm::SmallBitVector(graph.sources.size()));
    for (pdl::ReplaceOp replace : graph.replaces)
      for (Value value : getReplacements(replace)) {
        llvm::SmallBitVector bits = graph.getDependencies(value);
        for (unsigned k : replaced.set_bits())
          if (bits.test(graph.leaves.size() + k))
            needs[*graph.getSourceIndex(getReplacedOperation(replace))].set(k);
      }
    for (unsigned k = 0, e = needs.size(); k < e; ++k)
      for (llvm::SmallBitVector &row : needs)
        if (row.test(k))
          row |= needs[k];
    for (pdl::ReplaceOp replace : graph.replaces) {
      unsigned index = *graph.getSourceIndex(getReplacedOperation(replace));
      if (needs[index].test(index))
        error(replace) << "the replacement depends on what it replaces";
    }
  }

  PatternGraph graph;
  bool sound = true;
};
} // namespace

/// Counts what takes a number in the bytecode.
static LogicalResult checkSize(ModuleOp pure) {
  llvm::DenseSet<Attribute> literals;
  size_t patterns = 0;
  pure.walk([&](Operation *op) {
    patterns += isa<pdl::PatternOp>(op);
    for (NamedAttribute attribute : op->getAttrs())
      literals.insert(attribute.getValue());
  });
  if (literals.size() + patterns <= kMaxLiterals)
    return success();
  return pure.emitError("too many rules and literals for one set: ")
         << literals.size() + patterns << ", at most " << kMaxLiterals
         << "; split the file";
}

/// The generic form must give the same rules back.
static LogicalResult checkRoundTrip(ModuleOp pure) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  pure->print(stream, OpPrintingFlags().printGenericOpForm());
  OwningOpRef<ModuleOp> parsed =
      parseSourceString<ModuleOp>(text, ParserConfig(pure.getContext()));
  if (!parsed)
    return pure.emitError("the rules do not parse back from generic form");
  return success();
}

LogicalResult lintPattern(pdl::PatternOp pattern) {
  OwningOpRef<pdl::PatternOp> normal = pattern.clone();
  normalisePattern(*normal);
  return PatternLint(*normal).run();
}

LogicalResult lintRules(ModuleOp pure) {
  if (failed(checkSize(pure)))
    return failure();
  bool sound = true;
  for (Operation &op : pure.getOps()) {
    auto pattern = dyn_cast<pdl::PatternOp>(op);
    if (!pattern) {
      op.emitError("expected a pdl.pattern; a rule file holds nothing else");
      sound = false;
      continue;
    }
    sound &= succeeded(lintPattern(pattern));
  }
  return success(sound && succeeded(checkRoundTrip(pure)));
}

} // namespace taso
