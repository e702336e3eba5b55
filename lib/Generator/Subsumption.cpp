//===- Subsumption.cpp - Which rules a candidate follows from -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Subsumption.h"

#include "TASO/Generator/Instances.h"
#include "TASO/Rules/GraphHash.h"

#include "mlir/IR/OwningOpRef.h"

#include <set>

using namespace mlir;

namespace taso::generator {

namespace {
/// The source of a candidate in one witness, which is rewritten and restored.
class WitnessMatcher {
public:
  WitnessMatcher(const Candidate &candidate, const Witness &witness,
                 MLIRContext *context)
      : module(ModuleOp::create(UnknownLoc::get(context))) {
    auto built = buildFunction(*module, candidate.source, witness.inputs,
                               witness.source, "source");
    auto target = buildFunction(*module, candidate.target, witness.inputs,
                                witness.target, "target");
    if (failed(built) || failed(target))
      return;
    source = *built;
    wanted = hasher.hashGraph(*target, /*flat=*/true);
  }

  /// The rules that turn the source into the target.
  std::set<unsigned> findRules(RuleMatcher &matcher) {
    std::set<unsigned> rules;
    if (!source)
      return rules;
    size_t count = collect(matcher).size();
    for (size_t i = 0; i < count; ++i) {
      func::FuncOp original = source;
      source = original.clone();
      module->push_back(source);
      Match match = collect(matcher)[i];
      if (!rules.count(match.rule) && matcher.apply(match) == Refusal::None &&
          hasher.hashGraph(source, /*flat=*/true) == wanted)
        rules.insert(match.rule);
      source.erase();
      source = original;
    }
    return rules;
  }

private:
  SmallVector<Match> collect(RuleMatcher &matcher) {
    SmallVector<Match> matches;
    matcher.collect(source.front(), matches);
    return matches;
  }

  OwningOpRef<ModuleOp> module;
  func::FuncOp source;
  GraphHasher hasher;
  uint64_t wanted = 0;
};
} // namespace

std::optional<unsigned> findSubsuming(const Candidate &candidate,
                                      RuleMatcher &matcher) {
  MLIRContext *context = matcher.getRuleSet().getPureModule()->getContext();
  std::optional<std::set<unsigned>> rules;
  for (const Witness &witness : candidate.witnesses) {
    std::set<unsigned> found =
        WitnessMatcher(candidate, witness, context).findRules(matcher);
    if (rules)
      std::erase_if(*rules, [&](unsigned rule) { return !found.count(rule); });
    else
      rules = std::move(found);
    if (rules->empty())
      return std::nullopt;
  }
  if (!rules)
    return std::nullopt;
  return *rules->begin();
}

} // namespace taso::generator
