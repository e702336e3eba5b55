//===- Refuter.cpp - Search a counterexample to a rule --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/Refuter.h"

#include "Minimization.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Rules/Normalisation.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Rules that cannot be tested
//===----------------------------------------------------------------------===//

/// Runs the linter and returns its first error.
static std::string lint(pdl::PatternOp rule) {
  std::string message;
  uint64_t thread = llvm::get_threadid();
  ScopedDiagnosticHandler handler(rule.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (llvm::get_threadid() != thread)
                                      return failure();
                                    if (message.empty())
                                      message = diagnostic.str();
                                    return success();
                                  });
  return succeeded(lintPattern(rule)) ? std::string() : message;
}

/// What lint allows, but instances cannot be built of. `rule` is normalised.
static std::string findUnsupported(pdl::PatternOp rule) {
  std::string reason;
  rule.walk([&](Operation *op) {
    if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      OperationName name(*operation.getOpName(), rule.getContext());
      if (getOperatorInfo(name) || name.getStringRef() == "taso.constant")
        return WalkResult::advance();
      reason = "'" + name.getStringRef().str() + "' has no definition";
    } else if (!isa<pdl::PatternOp, pdl::RewriteOp, pdl::AttributeOp,
                    pdl::OperandOp, pdl::TypeOp, pdl::ResultOp,
                    pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp,
                    pdl::ReplaceOp>(op)) {
      reason = "'" + op->getName().getStringRef().str() +
               "' is not supported: name each value";
    }
    return reason.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  return reason;
}

/// Loads what instances are made of.
static std::string prepare(MLIRContext *context) {
  if (!context->getLoadedDialect<TASODialect>())
    return "the taso dialect is not loaded";
  context->loadDialect<func::FuncDialect>();
  return {};
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

namespace {
/// An instance that refutes the rule.
struct Find {
  std::unique_ptr<Instance> instance;
  Inputs inputs;
  bool opaque = false;
  /// What is compared: a wrong number is better than an undefined one, then
  /// fewer elements are, then lower ranks, then smaller attributes.
  std::tuple<bool, int64_t, int64_t, int64_t> size;
};

class Search {
public:
  Search(pdl::PatternOp rule, const RefuteOptions &options)
      : rule(rule), options(options), random(options.seed) {}

  RefuteReport run() {
    while (!best && report.trials < options.trials &&
           report.accepted < options.wanted && work < options.work)
      count(tryOnce());
    if (best)
      minimize();
    return std::move(report);
  }

private:
  Outcome tryOnce();
  void count(Outcome outcome);
  void minimize();

  pdl::PatternOp rule;
  const RefuteOptions &options;
  Random random;
  RefuteReport report;
  double work = 0;
  std::optional<Find> best;
};

/// Draws one instance and compares it on each kind of inputs; keeps it if it
/// refutes the rule and is the smallest that does.
Outcome Search::tryOnce() {
  auto instance = std::make_unique<Instance>(rule);
  Outcome outcome = instance->draw(random);
  if (outcome != Outcome::Equal)
    return outcome;
  func::FuncOp source = instance->getSource(), target = instance->getTarget();
  bool opaque = appliesOpaqueFunction(source) || appliesOpaqueFunction(target);
  double once = countScalarOperations(source) + countScalarOperations(target);
  outcome = Outcome::Undefined;
  for (unsigned kind = 0; kind < kInputKinds; ++kind) {
    Inputs inputs = drawInputs(source, kind, random);
    Comparison comparison = compare(source, target, inputs, opaque);
    work += once;
    if (comparison.outcome == Outcome::Different) {
      Find find{std::move(instance), std::move(inputs), opaque, {}};
      find.size = {!comparison.difference->targetIsDefined,
                   find.instance->countElements(), find.instance->sumRanks(),
                   find.instance->sumAttributes()};
      if (!best || find.size < best->size)
        best = std::move(find);
      return Outcome::Different;
    }
    if (comparison.outcome != Outcome::Undefined)
      outcome = comparison.outcome;
    if (outcome == Outcome::IllTyped)
      return outcome;
  }
  return outcome;
}

void Search::count(Outcome outcome) {
  ++report.trials;
  report.untyped += outcome == Outcome::Untyped;
  report.rejected += outcome == Outcome::Rejected;
  report.illTyped += outcome == Outcome::IllTyped;
  report.undefined += outcome == Outcome::Undefined;
  report.accepted += outcome == Outcome::Equal;
}

/// Draws more, preferably small instances, then simplifies the smallest.
void Search::minimize() {
  random.preferSmall();
  for (unsigned i = 0; i < options.smaller && work < 2 * options.work; ++i)
    tryOnce();
  simplifyInputs(*best->instance, best->inputs, best->opaque);
  report.counterexample =
      printCounterexample(rule.getSymName().value_or(""), *best->instance,
                          best->inputs, best->opaque);
}
} // namespace

std::string explainWhyUntestable(pdl::PatternOp rule) {
  std::string reason = prepare(rule.getContext());
  if (reason.empty())
    reason = lint(rule);
  if (!reason.empty())
    return reason;
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  return findUnsupported(*normal);
}

RefuteReport refute(pdl::PatternOp rule, const RefuteOptions &options) {
  RefuteReport report;
  report.error = explainWhyUntestable(rule);
  if (!report.error.empty())
    return report;
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  return Search(*normal, options).run();
}

} // namespace taso
