//===- CheckCoverage.cpp - taso-gen --check-coverage ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckCoverage.h"

#include "RuleFile.h"

#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Verifier/Refuter.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Threading.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <map>

namespace taso::tools {

namespace {
enum class Coverage {
  Refuted,
  InLibrary,
  Instance,
  Chain,
  Canonical,
  NotCovered,
  NotTested,
};
constexpr unsigned kNumCoverages = 7;

/// What is said of one rule.
struct Finding {
  Coverage coverage = Coverage::NotCovered;
  std::string details;
  /// How the library derives a rule that is wrong; empty if it does not.
  std::string contradiction;
};

class CoverageCheck {
public:
  CoverageCheck(const CoverageOptions &options,
                std::shared_ptr<const RuleSet> library);

  Finding check(mlir::pdl::PatternOp rule) const;
  /// Prints the table; returns false if something is wrong.
  bool report(llvm::ArrayRef<mlir::pdl::PatternOp> rules,
              llvm::ArrayRef<Finding> findings) const;

private:
  Finding findCover(mlir::pdl::PatternOp rule) const;
  std::string findContradiction(const Counterexample &counterexample,
                                mlir::MLIRContext *context) const;
  bool reportErrors(mlir::StringRef name, const Finding &finding) const;

  const CoverageOptions &options;
  std::shared_ptr<const RuleSet> library;
  /// Rules of the library by their canonical texts.
  std::map<std::string, std::string> texts;
};
} // namespace

static std::string getCanonicalText(mlir::pdl::PatternOp rule) {
  mlir::OwningOpRef<mlir::pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  return PatternGraph(*normal).getCanonicalText();
}

CoverageCheck::CoverageCheck(const CoverageOptions &options,
                             std::shared_ptr<const RuleSet> rules)
    : options(options), library(std::move(rules)) {
  for (auto [rule, pattern] : llvm::zip_equal(
           library->getRules(), listRules(library->getPureModule())))
    texts.try_emplace(getCanonicalText(pattern), rule.name);
}

/// The types of the arguments of a function.
static std::string describeArguments(mlir::func::FuncOp function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::interleaveComma(function.getArgumentTypes(), stream);
  return text;
}

/// Looks a rule up that was not refuted.
Finding CoverageCheck::findCover(mlir::pdl::PatternOp rule) const {
  auto known = texts.find(getCanonicalText(rule));
  if (known != texts.end())
    return {Coverage::InLibrary, known->second, ""};
  std::vector<RuleInstance> instances = drawInstances(rule, options.instances);
  if (instances.empty())
    return {Coverage::NotTested, "no instance was found", ""};
  generator::Deriver deriver(library, options.derivation);
  generator::RuleDerivation derivation =
      generator::deriveRule(deriver, getGraphs(instances));
  if (!derivation.follows()) {
    std::string where =
        derivation.limited ? "the search gave up for " : "for example for ";
    return {Coverage::NotCovered,
            where + describeArguments(instances[*derivation.failed].source),
            ""};
  }
  std::string chains = describeChains(derivation.chains, *library);
  unsigned length = derivation.getLength();
  if (length == 0)
    return {Coverage::Canonical, "", ""};
  if (length == 1)
    return {Coverage::Instance, chains, ""};
  return {Coverage::Chain, llvm::utostr(length) + ": " + chains, ""};
}

/// The chain by which the library derives the one side of a counterexample from
/// the other, or nothing.
std::string
CoverageCheck::findContradiction(const Counterexample &counterexample,
                                 mlir::MLIRContext *context) const {
  auto module =
      mlir::parseSourceString<mlir::ModuleOp>(counterexample.module, context);
  if (!module)
    return "";
  generator::Deriver deriver(library, options.derivation);
  generator::Derivation derivation =
      deriver.derive(module->lookupSymbol<mlir::func::FuncOp>("source"),
                     module->lookupSymbol<mlir::func::FuncOp>("target"));
  return derivation.chain ? describeChains({*derivation.chain}, *library) : "";
}

Finding CoverageCheck::check(mlir::pdl::PatternOp rule) const {
  std::string reason = explainWhyUntestable(rule);
  if (!reason.empty())
    return {Coverage::NotTested, reason, ""};
  // Counterexamples of a rule that is right most of the time are rare.
  constexpr unsigned kFactor = 25;
  RefuteOptions refuting;
  refuting.smaller = 0;
  refuting.trials *= kFactor;
  refuting.wanted *= kFactor;
  RefuteReport refuted = refute(rule, refuting);
  if (!refuted.counterexample)
    return findCover(rule);
  return {Coverage::Refuted, refuted.counterexample->summary,
          findContradiction(*refuted.counterexample, rule.getContext())};
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static std::string describe(const Finding &finding) {
  switch (finding.coverage) {
  case Coverage::Refuted:
    return "refuted: " + finding.details;
  case Coverage::InLibrary:
    return "in the library: " + finding.details;
  case Coverage::Instance:
    return "instance of " + finding.details;
  case Coverage::Chain:
    return "chain of " + finding.details;
  case Coverage::Canonical:
    return "canonicalisation alone";
  case Coverage::NotCovered:
    return "not covered, " + finding.details;
  case Coverage::NotTested:
    return "not tested: " + finding.details;
  }
  return "";
}

/// Reports what is wrong about one rule; returns false if something is.
bool CoverageCheck::reportErrors(llvm::StringRef name,
                                 const Finding &finding) const {
  if (!finding.contradiction.empty()) {
    llvm::WithColor::error() << name
                             << ": the rule is wrong, but the library derives "
                                "it by "
                             << finding.contradiction << "\n";
    return false;
  }
  if (!options.require)
    return true;
  if (finding.coverage == Coverage::NotCovered) {
    llvm::WithColor::error()
        << name << ": no chain of at most " << options.derivation.maxSteps
        << " rules of the library does the same\n";
    return false;
  }
  if (finding.coverage == Coverage::NotTested) {
    llvm::WithColor::error() << name
                             << ": whether the rule is covered is not "
                                "known\n";
    return false;
  }
  return true;
}

bool CoverageCheck::report(llvm::ArrayRef<mlir::pdl::PatternOp> rules,
                           llvm::ArrayRef<Finding> findings) const {
  std::vector<std::string> names;
  size_t width = 0;
  for (mlir::pdl::PatternOp rule : rules) {
    names.push_back(rule.getSymName().value_or("").str());
    width = std::max(width, names.back().size());
  }
  std::array<unsigned, kNumCoverages> counts = {};
  for (auto [name, finding] : llvm::zip_equal(names, findings)) {
    llvm::outs() << llvm::left_justify(name, width) << "  " << describe(finding)
                 << "\n";
    ++counts[unsigned(finding.coverage)];
  }
  static const char *const kinds[kNumCoverages] = {
      "refuted",   "in the library",      "instances",
      "chains",    "by canonicalisation", "not covered",
      "not tested"};
  llvm::outs() << rules.size() << " rules";
  for (auto [i, kind] : llvm::enumerate(kinds))
    llvm::outs() << (i ? ", " : ": ") << counts[i] << " " << kind;
  llvm::outs() << "\n";
  llvm::outs().flush();
  bool isRight = true;
  for (auto [name, finding] : llvm::zip_equal(names, findings))
    isRight &= reportErrors(name, finding);
  return isRight;
}

bool checkCoverage(const CoverageOptions &options) {
  mlir::MLIRContext context;
  loadRuleDialects(context);
  auto published = readRules(options.file, context),
       library = readRules(options.libraries, context);
  if (!published || !library)
    return false;
  auto rules = generator::createDerivationRules(*library);
  if (failed(rules))
    return false;
  CoverageCheck check(options, *rules);
  std::vector<mlir::pdl::PatternOp> patterns = listRules(*published);
  std::vector<Finding> findings(patterns.size());
  mlir::parallelFor(&context, 0, patterns.size(),
                    [&](size_t i) { findings[i] = check.check(patterns[i]); });
  return check.report(patterns, findings);
}

} // namespace taso::tools
