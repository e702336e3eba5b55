//===- Law.cpp - A law on random instances --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Law.h"

#include "Comparison.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/CheckEqual.h"

#include "mlir/Support/DebugStringHelper.h"

using namespace mlir;

namespace taso::testing {

/// The source with random constants for the arguments that must be weights: the
/// matcher looks at what computes them.
static OwningOpRef<func::FuncOp> fixWeights(Instance &instance,
                                            Random &random) {
  OwningOpRef<func::FuncOp> source = instance.getSource().clone();
  OpBuilder builder = OpBuilder::atBlockBegin(&source->front());
  llvm::BitVector fixed(source->getNumArguments());
  for (unsigned index : instance.getWeights()) {
    BlockArgument argument = source->getArgument(index);
    auto type = cast<RankedTensorType>(argument.getType());
    argument.replaceAllUsesWith(Value(ConstantTensorOp::create(
        builder, source->getLoc(), type,
        *toElements(randomTensor<float>(type, random.next()), type, "w"))));
    fixed.set(index);
  }
  source->front().eraseArguments(fixed);
  source->setFunctionType(builder.getFunctionType(
      source->front().getArgumentTypes(), source->getResultTypes()));
  return source;
}

/// Rewrites a function as the matcher does it. Returns what went wrong, or
/// nothing.
static std::string applyByMatcher(func::FuncOp function, StringRef name,
                                  RuleMatcher &matcher) {
  // The rule set turns the prefix into the class.
  if (!name.consume_front("normalise_"))
    name.consume_front("enable_");
  SmallVector<Match> matches;
  matcher.collect(function.front(), matches);
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

/// Compares on each kind of inputs.
static Outcome compareAll(func::FuncOp source, func::FuncOp target,
                          Random &random, std::string &failure) {
  bool opaque = appliesOpaqueFunction(source) || appliesOpaqueFunction(target);
  Outcome outcome = Outcome::Undefined;
  for (unsigned kind = 0; kind < kInputKinds; ++kind) {
    Inputs inputs = drawInputs(source, kind, random);
    Outcome found = compare(source, target, inputs, opaque).outcome;
    if (found == Outcome::Different)
      failure = debugString(source) + debugString(target);
    if (found == Outcome::Different || found == Outcome::IllTyped)
      return found;
    if (found == Outcome::Equal)
      outcome = found;
  }
  return outcome;
}

static Outcome tryLaw(pdl::PatternOp law, Random &random, RuleMatcher &matcher,
                      Tally &tally) {
  Instance instance(law);
  Outcome outcome = instance.draw(random);
  if (outcome != Outcome::Equal)
    return outcome;
  outcome = compareAll(instance.getSource(), instance.getTarget(), random,
                       tally.failure);
  if (outcome != Outcome::Equal)
    return outcome;
  OwningOpRef<func::FuncOp> source = fixWeights(instance, random);
  OwningOpRef<func::FuncOp> target = source->clone();
  std::string reason =
      applyByMatcher(*target, law.getSymName().value_or(""), matcher);
  if (reason.empty())
    return compareAll(*source, *target, random, tally.failure);
  ++tally.unmatched;
  tally.failure = debugString(*source) + reason;
  return outcome;
}

Tally testLaw(pdl::PatternOp law, Random &random, unsigned wanted,
              unsigned trials, RuleMatcher &matcher) {
  Tally tally;
  while (tally.trials < trials && tally.equal < wanted && !tally.different &&
         !tally.unmatched) {
    Outcome outcome = tryLaw(law, random, matcher, tally);
    ++tally.trials;
    tally.rejected += outcome == Outcome::Rejected;
    tally.illTyped += outcome == Outcome::IllTyped;
    tally.equal += outcome == Outcome::Equal;
    tally.different += outcome == Outcome::Different;
  }
  return tally;
}

} // namespace taso::testing
