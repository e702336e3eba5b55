//===- SplitDerived.cpp - taso-gen --split-derived ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitDerived.h"

#include "RuleFile.h"

#include "TASO/Support/OutputFile.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Threading.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

namespace taso::tools {

using Derivations = std::vector<generator::RuleDerivation>;

/// The derivation as an attribute: the names of the rules in their order. Where
/// one chain does not hold for all instances, an array of such arrays.
static mlir::ArrayAttr
getDerivationAttribute(const generator::RuleDerivation &derivation,
                       const RuleSet &rules, mlir::Builder &builder) {
  llvm::SmallVector<mlir::Attribute> chains;
  for (const generator::Chain &chain : derivation.chains) {
    llvm::SmallVector<llvm::StringRef> names;
    for (unsigned rule : chain)
      names.push_back(rules.getRules()[rule].name);
    chains.push_back(builder.getStrArrayAttr(names));
  }
  return chains.size() == 1 ? mlir::cast<mlir::ArrayAttr>(chains.front())
                            : builder.getArrayAttr(chains);
}

/// The rules of the file that are derived, or those that are not.
static mlir::OwningOpRef<mlir::ModuleOp> select(mlir::ModuleOp module,
                                                const Derivations &derivations,
                                                bool derived,
                                                const RuleSet &rules) {
  mlir::OwningOpRef<mlir::ModuleOp> result =
      mlir::ModuleOp::create(module.getLoc());
  mlir::Builder builder(module.getContext());
  for (auto [rule, derivation] :
       llvm::zip_equal(listRules(module), derivations)) {
    if (derivation.follows() != derived)
      continue;
    mlir::Operation *copy = rule->clone();
    result->push_back(copy);
    if (derived)
      copy->setAttr("taso.derivation",
                    getDerivationAttribute(derivation, rules, builder));
  }
  return result;
}

/// Writes a whole file, or says why not.
static bool write(mlir::ModuleOp module, const std::string &path) {
  std::string problem = printToFile(path, [&](llvm::raw_ostream &os) {
    (void)saveRules(module, os); // only bytecode can fail
  });
  if (!problem.empty())
    llvm::WithColor::error() << problem << "\n";
  return problem.empty();
}

/// Instances of each rule, drawn in parallel.
static std::vector<std::vector<RuleInstance>>
drawAll(llvm::ArrayRef<mlir::pdl::PatternOp> rules,
        const InstanceOptions &options, mlir::MLIRContext *context) {
  std::vector<std::vector<RuleInstance>> instances(rules.size());
  mlir::parallelFor(context, 0, rules.size(), [&](size_t i) {
    instances[i] = drawInstances(rules[i], options);
  });
  return instances;
}

static void report(const Derivations &derivations, const RuleSet &rules) {
  unsigned derived = 0, limited = 0, untested = 0;
  uint64_t applications = 0;
  for (auto [rule, derivation] :
       llvm::zip_equal(rules.getRules(), derivations)) {
    limited += derivation.limited;
    untested += !derivation.follows() && !derivation.failed;
    applications += derivation.applications;
    if (!derivation.follows())
      continue;
    ++derived;
    std::string chains = describeChains(derivation.chains, rules);
    llvm::errs() << rule.name << ": "
                 << (derivation.getLength() ? "follows from " + chains
                                            : "canonicalisation alone")
                 << "\n";
  }
  llvm::errs() << derivations.size()
               << " rules: " << derivations.size() - derived << " minimal, "
               << derived << " derived";
  if (untested)
    llvm::errs() << "; " << untested << " have no instance";
  if (limited)
    llvm::errs() << "; for " << limited << " the search gave up";
  llvm::errs() << "; " << applications << " applications of rules\n";
}

bool splitDerived(const SplitOptions &options) {
  if (!canWrite({{"-o", options.minimal}, {"--derived", options.derived}},
                options.files))
    return false;
  mlir::MLIRContext context;
  loadRuleDialects(context);
  auto module = readRules(options.files, context);
  if (!module)
    return false;
  auto rules = generator::createDerivationRules(*module);
  if (failed(rules))
    return false;
  std::vector<std::vector<RuleInstance>> instances =
      drawAll(listRules(*module), options.instances, &context);
  std::vector<std::vector<generator::GraphPair>> graphs;
  for (const std::vector<RuleInstance> &drawn : instances)
    graphs.push_back(getGraphs(drawn));
  Derivations derivations =
      generator::partitionDerived(*rules, graphs, options.derivation);
  report(derivations, **rules);
  auto minimal = select(*module, derivations, /*derived=*/false, **rules);
  if (!write(*minimal, options.minimal))
    return false;
  auto derived = select(*module, derivations, /*derived=*/true, **rules);
  return options.derived.empty() || write(*derived, options.derived);
}

} // namespace taso::tools
