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

/// Loads what instances are made of, unless the pass has: threads must not.
static std::string prepare(MLIRContext *context) {
  if (!context->getLoadedDialect<TASODialect>())
    return "the taso dialect is not loaded";
  if (!context->getLoadedDialect<func::FuncDialect>())
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
  /// A wrong number is better than an undefined one, then fewer elements are,
  /// then lower ranks, then smaller attributes.
  std::tuple<bool, int64_t, int64_t, int64_t> size;
  /// The choices that made the instance: fewer and smaller ones are better.
  std::vector<uint64_t> choices;

  bool isSmallerThan(const Find &other) const {
    return std::make_tuple(size, choices.size(), choices) <
           std::make_tuple(other.size, other.choices.size(), other.choices);
  }
};

class Search {
public:
  Search(pdl::PatternOp rule, const RefuteOptions &options)
      : rule(rule), options(options), random(options.seed) {}

  RefuteReport run() {
    while (!best && report.trials < options.trials &&
           report.accepted < options.wanted && work < options.work)
      count(tryOnce(random));
    if (best)
      minimize();
    return std::move(report);
  }

private:
  Outcome tryOnce(Random &random);
  bool improves(std::vector<uint64_t> choices);
  bool removeChoices();
  bool lowerChoices();
  bool mayTry() const {
    return attempts < options.smaller && work < 2 * options.work;
  }
  void count(Outcome outcome);
  void minimize();

  pdl::PatternOp rule;
  const RefuteOptions &options;
  Random random;
  RefuteReport report;
  double work = 0;
  unsigned attempts = 0;
  std::optional<Find> best;
};

/// Draws one instance and compares it on each kind of inputs; keeps it if it
/// refutes the rule and is the smallest that does.
Outcome Search::tryOnce(Random &random) {
  random.takeChoices();
  auto instance = std::make_unique<Instance>(rule);
  Outcome outcome = instance->draw(random);
  if (outcome != Outcome::Equal)
    return outcome;
  Find find{std::move(instance), {}, false, {}, random.takeChoices()};
  func::FuncOp source = find.instance->getSource(),
               target = find.instance->getTarget();
  find.opaque = appliesOpaqueFunction(source) || appliesOpaqueFunction(target);
  double once = countScalarOperations(source) + countScalarOperations(target);
  outcome = Outcome::Undefined;
  for (unsigned kind = 0; kind < kInputKinds; ++kind) {
    find.inputs = drawInputs(source, kind, random);
    Comparison comparison = compare(source, target, find.inputs, find.opaque);
    work += once;
    if (comparison.outcome == Outcome::Different) {
      find.size = {!comparison.difference->targetIsDefined,
                   find.instance->countElements(), find.instance->sumRanks(),
                   find.instance->sumAttributes()};
      if (!best || find.isSmallerThan(*best))
        best = std::move(find);
      return Outcome::Different;
    }
    if (comparison.outcome != Outcome::Undefined)
      outcome = comparison.outcome;
    if (outcome == Outcome::IllTyped)
      return outcome;
  }
  if (outcome == Outcome::Equal && options.keepAccepted)
    llvm::raw_string_ostream(report.acceptedSources.emplace_back()) << source;
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

//===----------------------------------------------------------------------===//
// Smaller counterexamples
//===----------------------------------------------------------------------===//

/// Builds the instance of other choices; true if it is smaller than the best.
bool Search::improves(std::vector<uint64_t> choices) {
  ++attempts;
  std::vector<uint64_t> before = best->choices;
  Random scripted(std::move(choices));
  tryOnce(scripted);
  return best->choices != before;
}

/// Leaves out runs of choices: proposals that came to nothing.
bool Search::removeChoices() {
  bool improved = false;
  for (unsigned length : {8, 4, 2, 1})
    for (size_t at = 0; at + length <= best->choices.size() && mayTry();) {
      std::vector<uint64_t> shorter = best->choices;
      shorter.erase(shorter.begin() + at, shorter.begin() + at + length);
      if (improves(std::move(shorter)))
        improved = true;
      else
        ++at;
    }
  return improved;
}

bool Search::lowerChoices() {
  bool improved = false;
  for (size_t at = 0; at < best->choices.size(); ++at)
    for (uint64_t divisor : {0, 2, 1}) {
      if (at >= best->choices.size() || !mayTry())
        break;
      uint64_t choice = best->choices[at];
      uint64_t lower = divisor == 0   ? 0
                       : divisor == 1 ? choice - 1
                                      : choice / divisor;
      if (choice == 0 || lower == choice)
        break;
      std::vector<uint64_t> simpler = best->choices;
      simpler[at] = lower;
      improved |= improves(std::move(simpler));
    }
  return improved;
}

/// Draws more, preferably small instances, simplifies the choices that led to
/// the smallest (MacIver and Donaldson, ECOOP 2020), then its inputs.
void Search::minimize() {
  random.preferSmall();
  for (; attempts < options.smaller / 4 && mayTry(); ++attempts)
    tryOnce(random);
  bool improved = true;
  while (improved && mayTry()) {
    improved = removeChoices();
    improved |= lowerChoices();
  }
  if (options.smaller > 0)
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
