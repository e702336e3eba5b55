//===- Lowering.cpp - From pure rules to patterns that are safe -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that lowering adds are native constraints: a failing rewrite would abort
// a stock driver, and a constraint with a result can compute types before
// anything is created. No result of one is ever compared with something else,
// where the bytecode of MLIR 22 can put the comparison too early.
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Lowering.h"

#include "CycleCheck.h"
#include "MatcherFunctions.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Rules/TypeInference.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace taso {

namespace {
/// Lowers one normalised pattern in place.
class PatternLowering {
public:
  PatternLowering(pdl::PatternOp pattern, const LoweringOptions &options,
                  unsigned variant)
      : graph(pattern), options(options), variant(variant),
        loc(pattern.getLoc()), builder(graph.rewrite),
        symmetries(graph.getSymmetries()) {
    for (ArrayRef<unsigned> image : symmetries)
      for (auto [from, to] : llvm::enumerate(image))
        alike.unionSets(unsigned(from), to);
  }

  void run() {
    setRoot();
    addDistinct();
    addBefore();
    addFewUsers();
    addAdjacent();
    hoistFunctions();
    for (pdl::OperationOp target : graph.targets)
      inferTypes(target);
    for (pdl::ReplaceOp replace : graph.replaces)
      checkTypes(replace);
    if (!options.gate && graph.replaces.size() > 1)
      addAcyclic();
    orderReplaces();
    if (options.gate)
      addGate();
  }

private:
  Value addLiteral(Attribute attribute) {
    return pdl::AttributeOp::create(builder, loc, attribute);
  }

  /// A literal that no other call of any pattern has. MLIR 22 merges equal
  /// constraints of different patterns and then reads the result of whichever
  /// it met first, also in branches where that one never ran
  /// (PDLToPDLInterp's constraintOpMap); so no two calls may be equal.
  Value addCallId() {
    return addLiteral(
        builder.getStringAttr(Twine(variant) + ":" + Twine(numCalls++)));
  }

  ValueRange addConstraint(StringRef name, TypeRange results,
                           ArrayRef<Value> args) {
    return pdl::ApplyNativeConstraintOp::create(builder, loc, results, name,
                                                ValueRange(args))
        ->getResults();
  }

  void setRoot() {
    if (!graph.rewrite.getRoot())
      graph.rewrite.getRootMutable().assign(
          graph.sources[graph.getRoots().back()].getOp());
  }

  void addDistinct() {
    for (auto [i, a] : llvm::enumerate(graph.sources))
      for (pdl::OperationOp b : ArrayRef(graph.sources).drop_front(i + 1))
        if (!a.getOpName() || !b.getOpName() ||
            *a.getOpName() == *b.getOpName())
          addConstraint("taso_distinct", {}, {a.getOp(), b.getOp()});
  }

  /// The first operation that a symmetry moves must stand before its image: of
  /// all matches in an orbit, that leaves the least.
  void addBefore() {
    llvm::SmallSetVector<std::pair<unsigned, unsigned>, 4> pairs;
    for (ArrayRef<unsigned> image : symmetries)
      for (auto [from, to] : llvm::enumerate(image))
        if (from != to) {
          pairs.insert({from, to});
          break;
        }
    for (auto [first, second] : pairs)
      addConstraint(
          "taso_before", {},
          {graph.sources[first].getOp(), graph.sources[second].getOp()});
  }

  /// The values that tie roots: those that several source operations use.
  void addFewUsers() {
    if (graph.getRoots().size() < 2)
      return;
    // Each use of a result has a pdl.result of its own.
    auto getKey = [](Value value) {
      auto result = value.getDefiningOp<pdl::ResultOp>();
      return result ? std::make_pair(Value(result.getParent()),
                                     unsigned(result.getIndex()))
                    : std::make_pair(value, 0u);
    };
    llvm::MapVector<std::pair<Value, unsigned>, SmallVector<unsigned>> users;
    llvm::DenseMap<std::pair<Value, unsigned>, Value> values;
    for (auto [i, source] : llvm::enumerate(graph.sources))
      for (Value operand : pdl::OperationOp(source).getOperandValues()) {
        SmallVector<unsigned> &known = users[getKey(operand)];
        if (!known.empty() && known.back() == i)
          continue;
        known.push_back(i);
        values.try_emplace(getKey(operand), operand);
      }
    for (const auto &[key, ops] : users)
      if (ops.size() > 1)
        boundUsers(values[key], ops);
  }

  /// Bounds the users of a value that ties source operations. Where those are
  /// alike, as in merges, more users are only as many rows of neighbours.
  void boundUsers(Value tie, ArrayRef<unsigned> users) {
    auto addLimit = [&](unsigned limit) {
      return addLiteral(builder.getI64IntegerAttr(limit));
    };
    bool areAlike = isa<pdl::OperandOp>(tie.getDefiningOp()) &&
                    llvm::all_of(users, [&](unsigned user) {
                      return alike.isEquivalent(user, users.front());
                    });
    if (!areAlike || hasManyRoots()) {
      Value limit = addLimit(areAlike ? options.maxHub : options.maxUsers);
      addWeighted("taso_few_users", {tie, limit},
                  hasManyRoots() ? kEarly + 1 : 1);
      return;
    }
    Value few = addLimit(options.maxUsers), many = addLimit(options.maxHub);
    for (auto [first, second] : llvm::zip(users, users.drop_front()))
      addWeighted("taso_few_or_adjacent",
                  {graph.sources[second].getOp(), graph.sources[first].getOp(),
                   tie, few, many},
                  users.size() > 2 ? kEarly : 1);
  }

  bool hasManyRoots() const {
    return graph.getRoots().size() > options.maxFreeRoots;
  }

  /// PDLToPDLInterp asks the most frequent predicates first, wherever they
  /// stand. Repeating one moves it before those that open a loop over the users
  /// of a value for the next root; otherwise all loops are open before any
  /// choice is refused. Of arguments that are equally far from the root, the
  /// first must be the one whose loop this predicate opens: the branch for a
  /// failure leaves that loop only.
  static constexpr unsigned kEarly = 4;

  void addWeighted(StringRef name, ArrayRef<Value> args, unsigned weight) {
    for (unsigned i = 0; i < weight; ++i)
      addConstraint(name, {}, args);
  }

  /// Roots that a symmetry exchanges are alike. Their order is that of the
  /// text, as taso_before has it.
  void addAdjacent() {
    if (!hasManyRoots())
      return;
    SmallVector<unsigned> roots = graph.getRoots();
    for (auto [i, root] : llvm::enumerate(roots)) {
      auto *next = std::find_if(roots.begin() + i + 1, roots.end(),
                                [&, root = root](unsigned other) {
                                  return alike.isEquivalent(root, other);
                                });
      Value tie;
      if (next != roots.end())
        tie = getTie(graph.sources[root], graph.sources[*next]);
      if (tie)
        addWeighted(
            "taso_adjacent",
            {graph.sources[*next].getOp(), graph.sources[root].getOp(), tie},
            kEarly);
    }
  }

  /// The input that both operations have as the same operand.
  static Value getTie(pdl::OperationOp a, pdl::OperationOp b) {
    for (auto [x, y] : llvm::zip(a.getOperandValues(), b.getOperandValues()))
      if (x == y && isa<pdl::OperandOp>(x.getDefiningOp()))
        return x;
    return {};
  }

  /// A value of the rewrite, in the part that matches: literals and results of
  /// matched operations are repeated there, types stand for created operations.
  Value inMatcher(Value value) {
    Operation *def = value.getDefiningOp();
    if (isa<pdl::PatternOp>(def->getParentOp()))
      return value;
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Operation *copy = builder.clone(*def, mapping);
    return copy->getResult(0);
  }

  /// Attribute functions move from the rewrite to the matcher, since types
  /// depend on them, and since they may fail.
  void hoistFunctions() {
    SmallVector<pdl::ApplyNativeRewriteOp> calls(
        graph.rewrite.getBodyRegion().getOps<pdl::ApplyNativeRewriteOp>());
    for (pdl::ApplyNativeRewriteOp call : calls) {
      SmallVector<Value> args;
      for (Value argument : call.getArgs())
        args.push_back(inMatcher(argument));
      args.push_back(addCallId());
      ValueRange results = addConstraint(getHoistedName(call.getName()),
                                         call->getResultTypes(), args);
      call->replaceAllUsesWith(results);
      call->erase();
    }
  }

  /// Appends what gives the types of a value, and which of them.
  void appendTypeSource(Value value, SmallVectorImpl<Value> &args,
                        SmallVectorImpl<int64_t> &select) {
    Operation *def = value.getDefiningOp();
    if (auto range = dyn_cast<pdl::RangeOp>(def)) {
      for (Value argument : range.getArguments())
        appendTypeSource(argument, args, select);
      return;
    }
    int64_t index = -1;
    Operation *parent = def;
    if (auto result = dyn_cast<pdl::ResultOp>(def)) {
      parent = result.getParent().getDefiningOp();
      index = result.getIndex();
    } else if (auto results = dyn_cast<pdl::ResultsOp>(def)) {
      parent = results.getParent().getDefiningOp();
    }
    auto it = types.find(parent);
    if (it == types.end()) {
      args.push_back(inMatcher(value));
      select.push_back(-1);
      return;
    }
    args.push_back(it->second);
    select.push_back(index);
  }

  void inferTypes(pdl::OperationOp target) {
    SmallVector<Value> operands;
    SmallVector<int64_t> select;
    for (Value operand : target.getOperandValues())
      appendTypeSource(operand, operands, select);
    SmallVector<Value> args = {
        addLiteral(encodeInference(builder, *target.getOpName(), select,
                                   target.getAttributeValueNames().getValue())),
        graph.rewrite.getRoot(), addCallId()};
    llvm::append_range(args, operands);
    for (Value attribute : target.getAttributeValues())
      args.push_back(inMatcher(attribute));
    Type range = pdl::RangeType::get(pdl::TypeType::get(builder.getContext()));
    Value inferred = addConstraint("taso_infer", range, args).front();
    types[target] = inferred;
    target.getTypeValuesMutable().assign(inferred);
  }

  void checkTypes(pdl::ReplaceOp replace) {
    SmallVector<Value> values;
    SmallVector<int64_t> select;
    for (Value value : getReplacements(replace))
      appendTypeSource(value, values, select);
    SmallVector<Value> args = {addLiteral(builder.getDenseI64ArrayAttr(select)),
                               replace.getOpValue()};
    llvm::append_range(args, values);
    addConstraint("taso_same_types", {}, args);
  }

  SmallVector<Value> getBinding(unsigned id) {
    SmallVector<Value> args = {addLiteral(encodePattern(graph, id))};
    for (pdl::OperationOp source : graph.sources)
      args.push_back(source.getOp());
    llvm::append_range(args, graph.leaves);
    return args;
  }

  void addAcyclic() { addConstraint("taso_acyclic", {}, getBinding(0)); }

  void addGate() {
    builder.setInsertionPointToStart(&graph.rewrite.getBodyRegion().front());
    SmallVector<Value> args = getBinding(variant);
    pdl::ApplyNativeRewriteOp::create(builder, loc, TypeRange(), "taso_gate",
                                      args);
  }

  /// Replaces come last; an operation whose result replaces another is itself
  /// replaced after that. Lint has refused circles.
  void orderReplaces() {
    SmallVector<pdl::ReplaceOp> pending(graph.replaces);
    auto isNeeded = [&](pdl::ReplaceOp replace) {
      unsigned index = *graph.getSourceIndex(getReplacedOperation(replace));
      return llvm::any_of(pending, [&](pdl::ReplaceOp other) {
        return other != replace &&
               llvm::any_of(getReplacements(other), [&](Value value) {
                 return graph.getDependencies(value).test(graph.leaves.size() +
                                                          index);
               });
      });
    };
    Block &body = graph.rewrite.getBodyRegion().front();
    while (!pending.empty()) {
      auto *next = llvm::find_if_not(pending, isNeeded);
      if (next == pending.end())
        next = pending.begin();
      (*next)->moveBefore(&body, body.end());
      pending.erase(next);
    }
  }

  PatternGraph graph;
  const LoweringOptions &options;
  unsigned variant;
  unsigned numCalls = 0;
  Location loc;
  OpBuilder builder;
  SmallVector<SmallVector<unsigned>> symmetries;
  /// Source operations that a symmetry exchanges.
  llvm::EquivalenceClasses<unsigned> alike;
  IRMapping mapping;
  llvm::DenseMap<Operation *, Value> types;
};
} // namespace

/// Exchanges the operands of the commutative source operations in the mask.
static void swapOperands(pdl::PatternOp pattern, unsigned mask) {
  unsigned index = 0;
  for (pdl::OperationOp op : PatternGraph(pattern).sources) {
    if (!isCommutative(op))
      continue;
    if (mask >> index++ & 1) {
      Value lhs = op.getOperandValues()[0], rhs = op.getOperandValues()[1];
      op.getOperandValuesMutable().assign(ValueRange{rhs, lhs});
    }
  }
}

/// The operand orders of a rule that are no renamings of each other.
static SmallVector<unsigned> getVariantMasks(pdl::PatternOp pattern,
                                             unsigned maxVariants) {
  unsigned commutative =
      llvm::count_if(PatternGraph(pattern).sources, isCommutative);
  unsigned masks = 1u << std::min(commutative, 10u);
  bool cut = commutative > 10;
  llvm::StringSet<> seen;
  SmallVector<unsigned> result;
  for (unsigned mask = 0; mask < masks; ++mask) {
    OwningOpRef<pdl::PatternOp> copy = pattern.clone();
    swapOperands(*copy, mask);
    if (!seen.insert(PatternGraph(*copy).getCanonicalText()).second)
      continue;
    if (result.size() == maxVariants) {
      cut = true;
      break;
    }
    result.push_back(mask);
  }
  if (cut)
    pattern.emitRemark("rule has more operand orders than ")
        << maxVariants << "; only the first are matched";
  return result;
}

LogicalResult lowerRules(ModuleOp pure, ModuleOp lowered,
                         const LoweringOptions &options,
                         std::vector<LoweredPattern> &patterns) {
  OpBuilder builder = OpBuilder::atBlockEnd(lowered.getBody());
  for (auto [rule, pattern] : llvm::enumerate(pure.getOps<pdl::PatternOp>())) {
    OwningOpRef<pdl::PatternOp> normal = pattern.clone();
    normalisePattern(*normal);
    for (unsigned mask : getVariantMasks(*normal, options.maxVariants)) {
      pdl::PatternOp variant = normal->clone();
      builder.insert(variant);
      if (mask != 0 && variant.getSymName())
        variant.setSymName((*variant.getSymName() + "." + Twine(mask)).str());
      swapOperands(variant, mask);
      PatternLowering(variant, options, patterns.size()).run();
      patterns.push_back({unsigned(rule), mask});
    }
  }
  return verify(lowered);
}

} // namespace taso
