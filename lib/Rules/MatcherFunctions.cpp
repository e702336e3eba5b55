//===- MatcherFunctions.cpp - Native functions of lowered rules -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constraints may run on candidates that fail a later check, so none of these
// assumes anything of its arguments but their kinds.
//
//===----------------------------------------------------------------------===//

#include "MatcherFunctions.h"

#include "TASO/Rules/NativeFunctions.h"

#include "CycleCheck.h"
#include "TASO/Rules/TypeInference.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso {

thread_local GateState *GateState::current = nullptr;

/// The two operations differ.
static LogicalResult distinct(PatternRewriter &, PDLResultList &,
                              ArrayRef<PDLValue> args) {
  return success(args[0].cast<Operation *>() != args[1].cast<Operation *>());
}

/// The first operation stands before the second, in the same block.
static LogicalResult before(PatternRewriter &, PDLResultList &,
                            ArrayRef<PDLValue> args) {
  auto *first = args[0].cast<Operation *>();
  auto *second = args[1].cast<Operation *>();
  return success(first != second && first->getBlock() == second->getBlock() &&
                 first->isBeforeInBlock(second));
}

static bool hasMoreUses(Value value, PDLValue limit) {
  unsigned count = cast<IntegerAttr>(limit.cast<Attribute>()).getInt();
  return llvm::hasNItemsOrMore(value.getUses(), count + 1);
}

/// Refuses a match, and counts why.
static LogicalResult refuseWide() {
  if (GateState *state = GateState::current)
    ++state->tooWide;
  return failure();
}

/// The value (the first one of a range) has no more uses than the limit.
static LogicalResult fewUsers(PatternRewriter &, PDLResultList &,
                              ArrayRef<PDLValue> args) {
  // An operation with other results than the pattern's gives nothing.
  if (!args[0])
    return success();
  Value value;
  if (auto range = args[0].dyn_cast<ValueRange>())
    value = range->empty() ? Value() : range->front();
  else
    value = args[0].cast<Value>();
  return value && hasMoreUses(value, args[1]) ? refuseWide() : success();
}

/// Two types that differ along one axis at most: what a split may give.
static bool differAlongOneAxis(Type a, Type b) {
  auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
  if (!x || !y || x.getRank() != y.getRank() ||
      x.getElementType() != y.getElementType())
    return false;
  unsigned different = 0;
  for (auto [m, n] : llvm::zip_equal(x.getShape(), y.getShape()))
    different += m != n;
  return different <= 1;
}

/// The second operation could be merged with whatever the first one is merged
/// with: they differ in operands other than `tie` and in one size only.
static bool areAlike(Operation *a, Operation *b, Value tie) {
  return a->getName() == b->getName() &&
         a->getNumOperands() == b->getNumOperands() &&
         a->getNumResults() == b->getNumResults() &&
         llvm::all_of(llvm::zip_equal(a->getOperands(), b->getOperands()),
                      [&](auto pair) {
                        auto [x, y] = pair;
                        return (x == tie) == (y == tie);
                      }) &&
         a->getName().compareOpProperties(a->getPropertiesStorage(),
                                          b->getPropertiesStorage()) &&
         llvm::all_of(llvm::zip_equal(a->getResultTypes(), b->getResultTypes()),
                      [](auto pair) {
                        return differAlongOneAxis(std::get<0>(pair),
                                                  std::get<1>(pair));
                      });
}

/// `second` is the next operation behind `first` that uses the value and is
/// like `first`.
static bool areNeighbours(Operation *first, Operation *second, Value tie) {
  auto isBetween = [&](Operation *op) {
    return op->getBlock() == first->getBlock() && first->isBeforeInBlock(op) &&
           op->isBeforeInBlock(second);
  };
  return tie && first != second && first->getBlock() == second->getBlock() &&
         first->isBeforeInBlock(second) && areAlike(first, second, tie) &&
         llvm::none_of(tie.getUsers(), [&](Operation *op) {
           return isBetween(op) && areAlike(first, op, tie);
         });
}

/// The arguments are the second operation, the first one, and the value.
static LogicalResult adjacent(PatternRewriter &, PDLResultList &,
                              ArrayRef<PDLValue> args) {
  return success(areNeighbours(args[1].cast<Operation *>(),
                               args[0].cast<Operation *>(),
                               args[2].cast<Value>()));
}

/// Likewise, but any two will do if the value has no more uses than the first
/// limit, and none if it has more than the second.
static LogicalResult fewOrAdjacent(PatternRewriter &rewriter,
                                   PDLResultList &results,
                                   ArrayRef<PDLValue> args) {
  auto tie = args[2].cast<Value>();
  if (!tie || !hasMoreUses(tie, args[3]))
    return success();
  return hasMoreUses(tie, args[4]) ? refuseWide()
                                   : adjacent(rewriter, results, args);
}

static LogicalResult countIllTyped(LogicalResult result) {
  if (failed(result) && GateState::current)
    ++GateState::current->illTyped;
  return result;
}

static LogicalResult infer(PatternRewriter &rewriter, PDLResultList &results,
                           ArrayRef<PDLValue> args) {
  SmallVector<Type> types;
  if (failed(countIllTyped(inferTargetTypes(args, types))))
    return failure();
  results.push_back(TypeRange(types));
  return success();
}

static LogicalResult sameTypes(PatternRewriter &, PDLResultList &,
                               ArrayRef<PDLValue> args) {
  return countIllTyped(checkReplacementTypes(args));
}

static LogicalResult acyclic(PatternRewriter &, PDLResultList &,
                             ArrayRef<PDLValue> args) {
  BoundPattern bound = decodeBoundPattern(args);
  return success(bound.inOneBlock() && !closesCycle(bound));
}

/// Lists the match and fails, or lets the wanted match through.
static LogicalResult gate(PatternRewriter &, PDLResultList &,
                          ArrayRef<PDLValue> args) {
  GateState *state = GateState::current;
  if (!state)
    return failure();
  BoundPattern bound = decodeBoundPattern(args);
  bound.isSorted = true;
  if (!bound.inOneBlock())
    return failure();
  if (state->found) {
    FoundMatch &found = state->found->emplace_back();
    found.match.variant = bound.variant;
    found.match.root = state->root;
    found.match.ops.assign(bound.ops.begin(), bound.ops.end());
    for (PDLValue leaf : bound.leaves) {
      if (auto range = leaf.dyn_cast<ValueRange>())
        for (Value value : *range)
          found.leaves.push_back(value.getAsOpaquePointer());
      else
        found.leaves.push_back(leaf.getAsOpaquePointer());
    }
    return failure();
  }
  if (!state->wanted || state->wanted->variant != bound.variant ||
      !llvm::equal(state->wanted->ops, bound.ops))
    return failure();
  state->cycle = closesCycle(bound);
  return failure(state->cycle);
}

namespace {
struct MatcherFunction {
  StringRef name;
  PDLConstraintFunction body;
};
} // namespace

static constexpr StringRef kGate = "taso_gate";

static ArrayRef<MatcherFunction> getMatcherConstraints() {
  static const MatcherFunction table[] = {
      {"taso_acyclic", acyclic},
      {"taso_adjacent", adjacent},
      {"taso_before", before},
      {"taso_distinct", distinct},
      {"taso_few_or_adjacent", fewOrAdjacent},
      {"taso_few_users", fewUsers},
      {"taso_infer", infer},
      {"taso_same_types", sameTypes}};
  return table;
}

std::string getHoistedName(StringRef name) { return (name + ".hoisted").str(); }

bool isMatcherFunction(StringRef name) {
  return name == kGate ||
         llvm::any_of(getMatcherConstraints(),
                      [&](const auto &f) { return f.name == name; });
}

void registerMatcherFunctions(PDLPatternModule &patterns) {
  for (const MatcherFunction &function : getMatcherConstraints())
    patterns.registerConstraintFunction(function.name, function.body);
  for (const NativeFunction &function : getNativeFunctions())
    if (function.hasResult)
      patterns.registerConstraintFunction(
          getHoistedName(function.name),
          [body = function.body](PatternRewriter &rewriter,
                                 PDLResultList &results,
                                 ArrayRef<PDLValue> args) {
            return body(rewriter, results, args.drop_back());
          });
  patterns.registerRewriteFunction(kGate, PDLRewriteFunction(gate));
}

} // namespace taso
