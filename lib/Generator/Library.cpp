//===- Library.cpp - Proved rules become a file ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Library.h"

#include "TASO/Generator/RuleNames.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Support/OutputFile.h"

#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringSet.h"

#include <tuple>

using namespace mlir;

namespace taso::generator {

pdl::PatternOp getPublishedRule(ModuleOp module) {
  return *module.getOps<pdl::PatternOp>().begin();
}

FailureOr<OwningOpRef<ModuleOp>> publishRule(pdl::PatternOp rule) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(rule.getLoc());
  auto copy = cast<pdl::PatternOp>(rule->clone());
  module->push_back(copy);
  copy->removeAttr("sym_name");
  SmallVector<StringAttr> ours;
  for (NamedAttribute attribute : copy->getDiscardableAttrs())
    // This one is a part of the law: equal result types are meant.
    if (attribute.getName() != "taso.same_types")
      ours.push_back(attribute.getName());
  for (StringAttr name : ours)
    copy->removeDiscardableAttr(name);
  normalisePattern(copy);
  if (failed(lintPattern(copy)))
    return failure();
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (failed(saveRules(*module, stream)))
    return failure();
  auto parsed = parseSourceString<ModuleOp>(
      text, ParserConfig(rule.getContext()), "published rule");
  if (!parsed || getRuleHash(getPublishedRule(*parsed)) != getRuleHash(copy))
    return rule.emitError("the rule is not the same after it was written and "
                          "parsed back"),
           failure();
  return parsed;
}

namespace {
/// A rule on its way, with what it is sorted by.
struct Entry {
  ProvedRule proved;
  pdl::PatternOp pattern;
  size_t size = 0;
  std::string text;
};
} // namespace

/// Sorts by size, then by text; the hash decides between spellings of one rule.
static std::vector<Entry> sortEntries(std::vector<ProvedRule> rules) {
  std::vector<Entry> entries;
  for (ProvedRule &rule : rules) {
    Entry &entry = entries.emplace_back();
    entry.proved = std::move(rule);
    entry.pattern = getPublishedRule(*entry.proved.rule);
    PatternGraph graph(entry.pattern);
    entry.size = graph.sources.size() + graph.targets.size();
    entry.text = graph.getCanonicalText();
  }
  auto getKey = [](const Entry &entry) {
    return std::tie(entry.size, entry.text, entry.proved.hash);
  };
  llvm::sort(entries, [&](const Entry &a, const Entry &b) {
    return getKey(a) < getKey(b);
  });
  auto isSame = [](const Entry &a, const Entry &b) { return a.text == b.text; };
  entries.erase(std::unique(entries.begin(), entries.end(), isSame),
                entries.end());
  return entries;
}

static void describe(pdl::PatternOp rule, const ProvedRule &proved,
                     StringRef generator) {
  Builder builder(rule.getContext());
  auto set = [&](StringRef name, const Twine &value) {
    rule->setAttr(name, builder.getStringAttr(value));
  };
  RuleClass ruleClass = classifyRule(rule);
  if (ruleClass != RuleClass::Decide)
    set("taso.class",
        ruleClass == RuleClass::Normalise ? "normalise" : "enable");
  set("taso.hash", proved.hash);
  set("taso.proof", proved.prover + ", ranks up to " + Twine(proved.maxRank));
  if (!proved.fpClass.empty())
    set("taso.fp", proved.fpClass);
  if (!proved.certificate.empty())
    set("taso.certificate", proved.certificate);
  set("taso.generator", generator);
}

FailureOr<OwningOpRef<ModuleOp>> makeLibrary(MLIRContext *context,
                                             std::vector<ProvedRule> rules,
                                             StringRef generator) {
  std::vector<Entry> entries = sortEntries(std::move(rules));
  std::vector<pdl::PatternOp> patterns;
  for (Entry &entry : entries) {
    if (getRuleHash(entry.pattern) != entry.proved.hash)
      return entry.pattern.emitError("the proof is of the rule ")
                 << entry.proved.hash << ", the text has the hash "
                 << getRuleHash(entry.pattern),
             failure();
    patterns.push_back(entry.pattern);
  }
  OwningOpRef<ModuleOp> library = ModuleOp::create(UnknownLoc::get(context));
  std::vector<std::string> names = nameRules(patterns);
  for (auto [entry, name] : llvm::zip_equal(entries, names)) {
    entry.pattern->remove();
    library->push_back(entry.pattern);
    entry.pattern.setSymName(name);
    describe(entry.pattern, entry.proved, generator);
  }
  return library;
}

LogicalResult writeLibrary(ModuleOp library, StringRef path) {
  std::string problem = printToFile(path, [&](llvm::raw_ostream &os) {
    os << "// Proved rewrite rules, written by taso-gen; see MANIFEST. Do "
          "not edit: the loader\n// compares each rule with its hash.\n";
    (void)saveRules(library, os); // only bytecode can fail
  });
  if (!problem.empty())
    return library.emitError() << problem;
  return success();
}

} // namespace taso::generator
