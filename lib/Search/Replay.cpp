//===- Replay.cpp - Taking the steps of a trace again ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Trace.h"

#include "Normaliser.h"
#include "OperationIndex.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

static std::string printHash(uint64_t hash) {
  return llvm::utohexstr(hash, /*LowerCase=*/true, /*Width=*/16);
}

namespace {

/// Takes steps on a copy of a function, in the order and with the
/// simplifications of the search that wrote them down.
class Replayer {
public:
  Replayer(func::FuncOp original, std::shared_ptr<const RuleSet> rules)
      : original(original), rules(rules), function(original.clone()),
        rewriter(std::make_unique<UndoRewriter>((*function).getBody().front())),
        normaliser(rules, original.getContext()) {}
  /// The observer of the rewriter goes before it.
  ~Replayer() { endAction(); }

  LogicalResult take(const TraceStep &step, size_t number);
  OwningOpRef<func::FuncOp> takeFunction();

private:
  LogicalResult fail(const Twine &message, const Twine &hint);
  void beginAction(const TraceStep &step);
  void endAction();
  LogicalResult simplify(const TraceStep &step);
  LogicalResult apply(const TraceStep &step);
  FailureOr<unsigned> findRule(const TraceStep &step);
  FailureOr<unsigned> findVariant(unsigned rule, const TraceStep &step);

  func::FuncOp original;
  std::shared_ptr<const RuleSet> rules;
  OwningOpRef<func::FuncOp> function;
  std::unique_ptr<UndoRewriter> rewriter;
  Normaliser normaliser;
  GraphHasher hasher;

  std::string where; ///< the step, for messages
  /// What changed in the action, how much of it is simplified, and in how many
  /// rounds. None before the first action.
  std::optional<ChangeTracker> changes;
  unsigned action = 0;
  size_t simplified = 0;
  unsigned round = 0;
};

} // namespace

static constexpr char kOtherVersion[] =
    "the trace was edited, or written by another version of this program; "
    "search again to get a new one";

LogicalResult Replayer::fail(const Twine &message, const Twine &hint) {
  // Not at the operation, which would be printed with its body.
  InFlightDiagnostic error =
      emitError(original.getLoc(), where + ": " + message);
  error.attachNote() << "hint: " << hint;
  return failure();
}

OwningOpRef<func::FuncOp> Replayer::takeFunction() {
  endAction();
  rewriter.reset();
  return std::move(function);
}

void Replayer::beginAction(const TraceStep &step) {
  endAction();
  changes.emplace(rewriter->getBlock(), std::numeric_limits<int64_t>::max());
  rewriter->setObserver(&*changes);
  action = step.action;
  simplified = round = 0;
  // The first action is on the whole input.
  if (action == 0 || step.isWhole)
    changes->markAll();
}

void Replayer::endAction() {
  if (rewriter)
    rewriter->setObserver(nullptr);
  changes.reset();
}

LogicalResult Replayer::take(const TraceStep &step, size_t number) {
  where = "step " + std::to_string(number) + " of the trace";
  where += step.rule.empty() ? ", a simplification" : ", '" + step.rule + "'";
  if (!changes || step.action != action)
    beginAction(step);
  if (failed(simplify(step)) || (!step.rule.empty() && failed(apply(step))))
    return failure();
  uint64_t hash = hasher.hashGraph(*function);
  if (hash != step.graph)
    return fail("expected that it gives the graph " + printHash(step.graph) +
                    ", and it gives " + printHash(hash),
                kOtherVersion);
  return success();
}

/// Each round of normalising begins with a simplification. Only those that
/// change something are steps, but what all of them have looked at is not
/// looked at again.
LogicalResult Replayer::simplify(const TraceStep &step) {
  bool isStep = step.rule.empty();
  if (step.round < round || step.round > round + 1 ||
      (isStep && step.round == round))
    return fail("expected round " + Twine(round + isStep) + " of action " +
                    Twine(action) + ", found " + Twine(step.round),
                kOtherVersion);
  if (step.round == round)
    return success();
  round = step.round;
  bool changed = normaliser.simplify(*rewriter, *changes, simplified, nullptr);
  if (changed == isStep)
    return success();
  return fail(isStep ? "expected that the graph can be simplified, and it "
                       "cannot"
                     : "expected that the graph needs no simplification "
                       "before, and it does",
              kOtherVersion);
}

FailureOr<unsigned> Replayer::findRule(const TraceStep &step) {
  // The hash is of all that a rule does; a name may be given anew.
  std::string found = "none";
  for (auto [i, rule] : llvm::enumerate(rules->getRules())) {
    if (rule.hash == step.hash)
      return i;
    if (rule.name == step.rule)
      found = "one with the hash " + rule.hash;
  }
  return fail("expected a rule with the hash " + step.hash + ", found " + found,
              "give the file of rules that the search used, with the option "
              "rules=FILE");
}

FailureOr<unsigned> Replayer::findVariant(unsigned rule,
                                          const TraceStep &step) {
  for (auto [i, variant] : llvm::enumerate(rules->getVariants()))
    if (variant.rule == rule && variant.swapped == step.operandOrder)
      return i;
  return fail("the rule has no operand order " + Twine(step.operandOrder),
              kOtherVersion);
}

LogicalResult Replayer::apply(const TraceStep &step) {
  FailureOr<unsigned> rule = findRule(step);
  if (failed(rule))
    return failure();
  FailureOr<unsigned> variant = findVariant(*rule, step);
  if (failed(variant))
    return failure();
  Match match;
  match.rule = *rule;
  match.variant = *variant;
  OperationIndex index(*function, hasher);
  for (const TraceOperation &named : step.operations) {
    Operation *op = index.find(named);
    if (!op)
      return fail("expected an operation '" + named.name + "' that computes " +
                      printHash(named.computes) + ", found none",
                  kOtherVersion);
    match.ops.push_back(op);
  }
  match.root = match.ops[step.root];
  if (normaliser.apply(match, *rewriter, nullptr))
    return success();
  return fail("the rule does not match the operations that the step names",
              kOtherVersion);
}

FailureOr<OwningOpRef<func::FuncOp>>
taso::replay(func::FuncOp function, std::shared_ptr<const RuleSet> rules,
             const FunctionTrace &trace, size_t numSteps, size_t firstNumber) {
  uint64_t found = hashInput(function);
  if (found != trace.input) {
    InFlightDiagnostic error =
        emitError(function.getLoc())
        << "the trace is not one of '" << function.getName()
        << "' as it is here: expected a function with "
           "the hash "
        << printHash(trace.input) << ", found " << printHash(found);
    error.attachNote()
        << "hint: replay on what --taso-superoptimize was given: "
           "the same file, after the same passes";
    return failure();
  }
  Replayer replayer(function, std::move(rules));
  for (auto [i, step] :
       llvm::enumerate(ArrayRef(trace.steps).take_front(numSteps)))
    if (failed(replayer.take(step, firstNumber + i)))
      return failure();
  return replayer.takeFunction();
}
