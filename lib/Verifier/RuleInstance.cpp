//===- RuleInstance.cpp - A rule for given shapes -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/RuleInstance.h"

#include "Instance.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Verifier/Refuter.h"

#include <map>
#include <set>

using namespace mlir;

namespace taso {

namespace {
/// An instance with what it is chosen by.
struct Drawn {
  std::unique_ptr<Instance> instance;
  /// Less is more general.
  int64_t coincidences = 0;
};

/// Instances of one kind differ in sizes and numbers only.
using Kind = std::vector<int64_t>;
} // namespace

/// The ranks of the arguments, and the activations.
static Kind getKind(func::FuncOp source) {
  Kind kind;
  for (Type type : source.getArgumentTypes())
    kind.push_back(cast<RankedTensorType>(type).getRank());
  source.walk([&](Operation *op) {
    if (auto activation = op->getAttrOfType<ActivationAttr>("activation"))
      kind.push_back(int64_t(activation.getValue()));
  });
  return kind;
}

/// Whether an attribute makes its operator do less than it could.
static bool isPlain(Attribute attribute) {
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return number.getInt() == 1;
  auto list = dyn_cast<DenseI64ArrayAttr>(attribute);
  if (!list || list.empty())
    return false;
  ArrayRef<int64_t> numbers = list.asArrayRef();
  bool isConstant = llvm::all_equal(numbers);
  bool isIdentity =
      numbers ==
      ArrayRef(llvm::to_vector(llvm::seq<int64_t>(0, numbers.size())));
  return isConstant || isIdentity;
}

/// Whether the operation gives one of its operands, whatever that is.
static bool doesNothing(Operation *op) {
  Operation *copy = op->clone();
  SmallVector<OpFoldResult> folded;
  bool result = succeeded(copy->fold(folded)) && !folded.empty() &&
                isa<Value>(folded.front());
  copy->destroy();
  return result;
}

/// Whether some operation does nothing, so that the instance is one of a
/// simpler rule: an enlargement of a kernel to its own size, for example.
static bool isDegenerate(func::FuncOp function) {
  return llvm::any_of(function.front().without_terminator(),
                      [](Operation &op) { return doesNothing(&op); });
}

static int64_t countCoincidences(func::FuncOp source) {
  int64_t ones = 0, dims = 0, plain = 0;
  std::set<int64_t> sizes;
  for (Type type : source.getArgumentTypes())
    for (int64_t size : cast<RankedTensorType>(type).getShape()) {
      ones += size == 1;
      ++dims;
      sizes.insert(size);
    }
  source.walk([&](Operation *op) {
    for (NamedAttribute named : op->getAttrs())
      plain += isPlain(named.getValue());
  });
  return 2 * ones + (dims - int64_t(sizes.size())) + plain;
}

namespace {
/// Draws instances, by kind, until there are enough.
class Drawing {
public:
  Drawing(pdl::PatternOp rule, const InstanceOptions &options)
      : rule(rule), options(options) {}

  void draw(Random random) {
    for (unsigned i = 0; i < options.trials && !isEnough(i); ++i) {
      auto instance = std::make_unique<Instance>(rule);
      if (instance->draw(random) == Outcome::Equal)
        add(std::move(instance));
    }
  }
  bool hasWanted() const { return good + degenerate >= options.wanted; }

  /// Takes the most general instances of kinds that lie as far apart as
  /// possible; of each kind several if there are few kinds.
  std::vector<Drawn> choose();

private:
  using Kinds = std::map<Kind, std::vector<Drawn>>;

  /// Where most instances are degenerate, many are drawn, and where instances
  /// are rare, as many as are wanted.
  bool isEnough(unsigned trials) const {
    constexpr unsigned kFactor = 10;
    if (trials >= options.trials / 2 && hasWanted())
      return true;
    return good >= options.drawn ||
           good + degenerate >= kFactor * options.drawn;
  }

  void add(std::unique_ptr<Instance> instance) {
    func::FuncOp source = instance->getSource();
    bool isGood = !isDegenerate(source) && !isDegenerate(instance->getTarget());
    (isGood ? good : degenerate) += 1;
    Kinds &kinds = isGood ? goodKinds : degenerateKinds;
    int64_t coincidences = countCoincidences(source);
    kinds[getKind(source)].push_back({std::move(instance), coincidences});
  }

  pdl::PatternOp rule;
  const InstanceOptions &options;
  unsigned good = 0, degenerate = 0;
  Kinds goodKinds, degenerateKinds;
};
} // namespace

std::vector<Drawn> Drawing::choose() {
  auto isLess = [](const Drawn &a, const Drawn &b) {
    return a.coincidences < b.coincidences;
  };
  std::vector<std::vector<Drawn> *> lists;
  for (auto &[kind, list] : good ? goodKinds : degenerateKinds) {
    llvm::stable_sort(list, isLess);
    lists.push_back(&list);
  }
  std::vector<Drawn> chosen;
  size_t picked = std::min<size_t>(options.wanted, lists.size());
  unsigned rounds = good + degenerate;
  for (unsigned round = 0; round < rounds; ++round)
    for (size_t i = 0; i < picked && chosen.size() < options.wanted; ++i) {
      std::vector<Drawn> &list = *lists[i * lists.size() / picked];
      if (round < list.size())
        chosen.push_back(std::move(list[round]));
    }
  llvm::stable_sort(chosen, isLess);
  return chosen;
}

std::vector<RuleInstance> drawInstances(pdl::PatternOp rule,
                                        const InstanceOptions &options) {
  if (!explainWhyUntestable(rule).empty())
    return {};
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  Drawing drawing(*normal, options);
  Random distinct(options.seed);
  distinct.preferDistinctSizes();
  drawing.draw(distinct);
  // Some rules hold for small sizes only.
  if (!drawing.hasWanted())
    drawing.draw(Random(options.seed));
  std::vector<RuleInstance> instances;
  for (Drawn &drawn : drawing.choose()) {
    func::FuncOp source = drawn.instance->getSource(),
                 target = drawn.instance->getTarget();
    instances.push_back({drawn.instance->takeModule(), source, target});
  }
  return instances;
}

} // namespace taso
