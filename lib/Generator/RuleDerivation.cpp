//===- RuleDerivation.cpp - Rules that follow from other rules ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/RuleDerivation.h"

#include "mlir/IR/Threading.h"

using namespace mlir;

namespace taso::generator {

unsigned RuleDerivation::getLength() const {
  unsigned length = 0;
  for (const Chain &chain : chains)
    length = std::max<unsigned>(length, chain.size());
  return length;
}

//===----------------------------------------------------------------------===//
// One rule
//===----------------------------------------------------------------------===//

static bool leadsThrough(Deriver &deriver, ArrayRef<GraphPair> instances,
                         const Chain &chain) {
  return llvm::all_of(instances, [&](const GraphPair &instance) {
    return deriver.leadsTo(instance.source, instance.target, chain);
  });
}

RuleDerivation deriveRule(Deriver &deriver, ArrayRef<GraphPair> instances) {
  RuleDerivation result;
  for (auto [i, instance] : llvm::enumerate(instances)) {
    if (llvm::any_of(result.chains, [&](const Chain &chain) {
          return deriver.leadsTo(instance.source, instance.target, chain);
        }))
      continue;
    Derivation found = deriver.derive(instance.source, instance.target);
    result.applications += found.applications;
    if (!found.chain) {
      result.chains.clear();
      result.failed = i;
      result.limited = found.limited;
      return result;
    }
    result.chains.push_back(*found.chain);
  }
  // The shortest chain of one instance may be too short for another.
  if (result.chains.size() > 1)
    for (const Chain &chain : result.chains)
      if (leadsThrough(deriver, instances, chain)) {
        result.chains = {Chain(chain)};
        break;
      }
  return result;
}

//===----------------------------------------------------------------------===//
// All rules
//===----------------------------------------------------------------------===//

namespace {
/// Rules are tested together although each depends on the earlier ones: a rule
/// that does not follow from all that may be kept follows from none that are,
/// and one that follows is settled once the rules of its chains are.
class Partition {
public:
  Partition(std::shared_ptr<const RuleSet> rules,
            ArrayRef<std::vector<GraphPair>> instances,
            const DerivationOptions &options)
      : rules(std::move(rules)), instances(instances), options(options),
        kept(instances.size()), derived(instances.size()),
        results(instances.size()) {}

  std::vector<RuleDerivation> run() {
    SmallVector<unsigned> pending;
    for (unsigned i = 0; i < instances.size(); ++i)
      pending.push_back(i);
    while (!pending.empty()) {
      parallelFor(rules->getPureModule()->getContext(), 0, pending.size(),
                  [&](size_t i) { derive(pending[i]); });
      pending = settle();
    }
    return std::move(results);
  }

private:
  /// Derives a rule from the earlier ones that are not known to be derived.
  void derive(unsigned rule) {
    Deriver deriver(rules, options);
    llvm::BitVector allowed = derived;
    allowed.flip();
    allowed.reset(rule, allowed.size());
    deriver.allow(std::move(allowed));
    uint64_t before = results[rule].applications;
    results[rule] = deriveRule(deriver, instances[rule]);
    results[rule].applications += before;
  }

  /// Whether some rule of a chain is in the set.
  bool uses(const RuleDerivation &result, const llvm::BitVector &set) const {
    return llvm::any_of(result.chains, [&](const Chain &chain) {
      return llvm::any_of(chain, [&](unsigned rule) { return set.test(rule); });
    });
  }

  /// Decides what can be decided. Returns the rules to derive again: their
  /// chains use rules that turned out to be derived.
  SmallVector<unsigned> settle() {
    llvm::BitVector open = kept;
    open |= derived;
    open.flip();
    SmallVector<unsigned> again;
    for (unsigned rule = 0; rule < open.size(); ++rule) {
      if (!open.test(rule))
        continue;
      if (uses(results[rule], derived)) {
        again.push_back(rule);
      } else if (!uses(results[rule], open)) {
        (results[rule].follows() ? derived : kept).set(rule);
        open.reset(rule);
      }
    }
    return again;
  }

  std::shared_ptr<const RuleSet> rules;
  ArrayRef<std::vector<GraphPair>> instances;
  const DerivationOptions &options;
  llvm::BitVector kept, derived;
  std::vector<RuleDerivation> results;
};
} // namespace

std::vector<RuleDerivation>
partitionDerived(std::shared_ptr<const RuleSet> rules,
                 ArrayRef<std::vector<GraphPair>> instances,
                 const DerivationOptions &options) {
  assert(rules->getRules().size() == instances.size());
  return Partition(std::move(rules), instances, options).run();
}

} // namespace taso::generator
