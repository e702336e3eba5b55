//===- Proposals.cpp - Terms with a given number of operators -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Proposals.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

namespace taso::generator {

/// Whether a graph can have a vector: a third operand is one.
static bool mayHaveVectors(const TermTable &table) {
  auto lowersRank = [](const OperatorInstance &instance) {
    for (auto [spec, choice] :
         llvm::zip_equal(instance.info->attributes, instance.choices))
      if (spec.name == "keep_dims" && choice == 0)
        return true;
    return instance.info->name == "gather";
  };
  return llvm::any_of(table.getInputs(),
                      [](const Input &input) {
                        return getInputKinds()[input.kind].shape.size() == 1;
                      }) ||
         llvm::any_of(table.getInstances(), lowersRank);
}

Proposals::Proposals(const TermTable &table, Evaluator &evaluator,
                     unsigned maxOps)
    : table(table), evaluator(evaluator), maxOps(maxOps) {
  std::vector<uint64_t> masks(getInputKinds().size());
  for (auto [i, input] : llvm::enumerate(table.getInputs()))
    masks[input.kind] |= uint64_t{1} << i;
  llvm::copy_if(masks, std::back_inserter(kindMasks),
                [](uint64_t mask) { return mask != 0; });
  for (const OperatorInstance &instance : table.getInstances())
    hasTernary |= instance.numOperands == 3;
  joinsThree = hasTernary && mayHaveVectors(table);
}

void Proposals::index() {
  if (indexed == table.getNumClasses())
    return;
  indexed = table.getNumClasses();
  bySize.assign(maxOps + 1, {});
  sharing.clear();
  for (ClassId id = 0; id < indexed; ++id)
    bySize[table.getClass(id).size()].push_back(id);
}

uint64_t Proposals::getMemory() const {
  uint64_t words = 0;
  for (const std::vector<ClassId> &classes : bySize)
    words += classes.capacity();
  for (const SharingIndex &index : sharing)
    words += index.starts.capacity() + index.classes.capacity();
  return words * sizeof(ClassId);
}

//===----------------------------------------------------------------------===//
// Pairs of operands
//===----------------------------------------------------------------------===//

static unsigned countUnion(llvm::ArrayRef<ClassId> a,
                           llvm::ArrayRef<ClassId> b) {
  unsigned i = 0, j = 0, count = 0;
  while (i < a.size() && j < b.size()) {
    ++count;
    ClassId x = a[i], y = b[j];
    i += x <= y;
    j += y <= x;
  }
  return count + (a.size() - i) + (b.size() - j);
}

/// Calls `sink` with a hash of each choice of `count` of the nodes, and the
/// position of the first one chosen.
static void listChoices(llvm::ArrayRef<ClassId> nodes, unsigned count,
                        llvm::function_ref<void(uint64_t, unsigned)> sink,
                        uint64_t hash = 0, unsigned from = 0,
                        std::optional<unsigned> first = std::nullopt) {
  if (count == 0)
    return sink(hash ^ (hash >> 32), first.value_or(0));
  for (unsigned i = from; i + count <= nodes.size(); ++i)
    listChoices(nodes, count - 1, sink,
                (hash ^ (nodes[i] + 1)) * 0x9e3779b97f4a7c15u, i + 1,
                first.value_or(i));
}

const Proposals::SharingIndex &Proposals::getSharingIndex(unsigned size,
                                                          unsigned shared) {
  for (const SharingIndex &known : sharing)
    if (known.size == size && known.shared == shared)
      return known;
  SharingIndex &added = sharing.emplace_back();
  added.size = size;
  added.shared = shared;
  size_t numBuckets = llvm::PowerOf2Ceil(4 * bySize[size].size() + 1);
  added.starts.assign(numBuckets + 1, 0);
  auto forEach = [&](llvm::function_ref<void(size_t, ClassId)> use) {
    for (ClassId id : bySize[size])
      listChoices(table.getNodes(id), shared, [&](uint64_t hash, unsigned) {
        use(hash & (numBuckets - 1), id);
      });
  };
  // Counts, then ends; filling from there backwards leaves the starts.
  forEach([&](size_t bucket, ClassId) { ++added.starts[bucket]; });
  std::partial_sum(added.starts.begin(), added.starts.end(),
                   added.starts.begin());
  added.classes.resize(added.starts.back());
  forEach([&](size_t bucket, ClassId id) {
    added.classes[--added.starts[bucket]] = id;
  });
  return added;
}

/// Pairs with `a` in which b shares so many operators with it, by the first one
/// that they share.
void Proposals::listSharing(
    ClassId a, const SharingIndex &index,
    llvm::function_ref<void(ClassId, ClassId)> sink) const {
  llvm::ArrayRef<ClassId> nodes = table.getNodes(a);
  size_t mask = index.starts.size() - 2;
  unsigned wanted = nodes.size() + index.size - index.shared, position = 0;
  llvm::SmallVector<ClassId, 64> found;
  auto flush = [&] {
    llvm::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    for (ClassId b : found)
      sink(a, b);
    found.clear();
  };
  listChoices(nodes, index.shared, [&](uint64_t hash, unsigned first) {
    if (first != position)
      flush();
    position = first;
    size_t bucket = hash & mask;
    for (uint32_t i = index.starts[bucket]; i < index.starts[bucket + 1]; ++i) {
      ClassId b = index.classes[i];
      if (index.size == nodes.size() && b > a)
        continue;
      llvm::ArrayRef<ClassId> others = table.getNodes(b);
      if (countUnion(nodes, others) != wanted)
        continue;
      auto firstShared = llvm::find_if(nodes, [&](ClassId node) {
        return llvm::is_contained(others, node);
      });
      if (firstShared == nodes.begin() + first)
        found.push_back(b);
    }
  });
  flush();
}

/// Unordered pairs, the larger first, whose graphs together have `size`
/// operators.
void Proposals::listPairs(unsigned size,
                          llvm::function_ref<void(ClassId, ClassId)> sink) {
  // The larger one has them all.
  for (ClassId a : bySize[size]) {
    if (cancelled)
      return;
    for (ClassId b : bySize[0])
      if (size > 0 || b <= a)
        sink(a, b);
    for (ClassId b : table.getNodes(a))
      sink(a, b);
  }
  for (unsigned aSize = 1; aSize < size; ++aSize)
    for (unsigned bSize = 1; bSize <= aSize; ++bSize)
      for (ClassId a : bySize[aSize]) {
        if (cancelled)
          return;
        if (aSize + bSize > size) {
          listSharing(a, getSharingIndex(bSize, aSize + bSize - size), sink);
          continue;
        }
        if (aSize + bSize < size)
          continue;
        for (ClassId b : bySize[bSize])
          if ((aSize != bSize || b <= a) &&
              countUnion(table.getNodes(a), table.getNodes(b)) == size)
            sink(a, b);
      }
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

const Evaluator::Typing &
Proposals::getTyping(unsigned instance, llvm::ArrayRef<ClassId> operands) {
  llvm::SmallVector<uint64_t, 3> types;
  llvm::SmallVector<const Value *, 3> values;
  for (ClassId operand : operands) {
    values.push_back(&table.getExample(operand));
    types.push_back(values.back()->getType());
  }
  return evaluator.getTyping(instance, types, values);
}

/// The instances that accept the operands, by the operands' types.
const std::vector<unsigned> &
Proposals::getAccepting(llvm::ArrayRef<ClassId> operands) {
  auto getType = [&](unsigned i) {
    return i < operands.size() ? table.getClass(operands[i]).type : kNone;
  };
  auto [it, isNew] =
      accepting.try_emplace(Types(getType(0), getType(1), getType(2)));
  if (!isNew)
    return it->second;
  for (auto [i, instance] : llvm::enumerate(table.getInstances()))
    if (instance.numOperands == operands.size() && getTyping(i, operands).valid)
      it->second.push_back(i);
  return it->second;
}

const std::vector<unsigned> &Proposals::getAcceptingPair(ClassId a, ClassId b) {
  unsigned first = table.getClass(a).type, second = table.getClass(b).type;
  if (first >= acceptingPairs.size())
    acceptingPairs.resize(first + 1);
  auto &known = acceptingPairs[first];
  if (second >= known.size())
    known.resize(second + 1);
  if (!known[second])
    known[second] = &getAccepting({a, b});
  return *known[second];
}

/// Inputs of a kind that are used although an earlier one is not.
static unsigned countGaps(uint64_t inputs,
                          const std::vector<uint64_t> &kindMasks) {
  unsigned gaps = 0;
  for (uint64_t mask : kindMasks) {
    uint64_t used = inputs & mask;
    if (!used)
      continue;
    uint64_t below = (uint64_t{2} << (63 - llvm::countl_zero(used))) - 1;
    gaps += llvm::popcount(mask & below) - llvm::popcount(used);
  }
  return gaps;
}

/// The first part of x and y joined, if it is smaller or larger than x, depends
/// on how sizes are drawn, and not on the operators.
bool Proposals::isUnaligned(const Term &term) const {
  const std::vector<OperatorInstance> &instances = table.getInstances();
  const OperatorInstance &cut = instances[term.instance];
  if (cut.info->numResults >= 0)
    return false;
  const Term &joined = table.getRepresentative(term.operands[0]);
  if (joined.isInput() || instances[joined.instance].info->maxOperands >= 0)
    return false;
  auto getType = [&](ClassId id) { return table.getClass(id).type; };
  return instances[joined.instance].choices[0] == cut.choices[0] &&
         getType(joined.operands[0]) != getType(joined.operands[1]);
}

void Proposals::propose(const Term &term, unsigned size,
                        llvm::function_ref<void(const Term &)> sink) {
  if (!table.isNormal(term)) {
    ++counts.notNormal;
    return;
  }
  // Each operator that is still to come can bring one new input, or two. Where
  // graphs are few, some more are of use to deduce others.
  bool isLenient = joinsThree || (hasTernary && size < kManyFrom);
  unsigned allowed = (maxOps - size) * (isLenient ? 2 : 1);
  if (countGaps(table.getInputsOf(term), kindMasks) > allowed) {
    ++counts.gaps;
    return;
  }
  // x - x and x / x are constants, which no rule can create.
  const OperatorInstance &instance = table.getInstances()[term.instance];
  bool isConstant = instance.info->has(semantics::kPointwise) &&
                    !instance.isCommutative() && term.size() == 2 &&
                    term.operands[0] == term.operands[1];
  if (isConstant || table.getConstantsOf(term) > 1) {
    ++counts.constants;
    return;
  }
  if (isUnaligned(term)) {
    ++counts.unaligned;
    return;
  }
  ++counts.proposed;
  sink(term);
}

void Proposals::proposePair(ClassId a, ClassId b, unsigned size,
                            llvm::function_ref<void(const Term &)> sink) {
  auto listOrdered = [&](ClassId x, ClassId y) {
    for (unsigned i : getAcceptingPair(x, y))
      propose({i, {x, y, kNone}}, size, sink);
  };
  listOrdered(a, b);
  if (a != b)
    listOrdered(b, a);
}

/// Terms of a and b and one of the vectors, which are sorted by their types.
void Proposals::proposeTriples(ClassId a, ClassId b,
                               llvm::ArrayRef<ClassId> vectors, unsigned size,
                               llvm::function_ref<void(const Term &)> sink) {
  llvm::SmallVector<ClassId, 8> nodes = table.getNodes({0, {a, b, kNone}});
  unsigned type = kNone;
  const std::vector<unsigned> *accepted = nullptr;
  for (ClassId c : vectors) {
    if (!accepted || table.getClass(c).type != type)
      accepted = &getAccepting({a, b, c});
    type = table.getClass(c).type;
    if (accepted->empty() || countUnion(nodes, table.getNodes(c)) != size - 1)
      continue;
    for (unsigned i : *accepted)
      propose({i, {a, b, c}}, size, sink);
  }
}

/// The third operand is a bias: a vector that shares nothing with the others.
void Proposals::listTernary(unsigned size,
                            llvm::function_ref<void(const Term &)> sink) {
  for (unsigned rest = 0; rest < size; ++rest) {
    std::vector<ClassId> vectors;
    llvm::copy_if(bySize[rest], std::back_inserter(vectors), [&](ClassId c) {
      return table.getExample(c).tensor.rank() == 1;
    });
    llvm::stable_sort(vectors, [&](ClassId a, ClassId b) {
      return table.getClass(a).type < table.getClass(b).type;
    });
    if (vectors.empty() || cancelled)
      continue;
    listPairs(size - 1 - rest, [&](ClassId a, ClassId b) {
      proposeTriples(a, b, vectors, size, sink);
      if (a != b)
        proposeTriples(b, a, vectors, size, sink);
    });
  }
}

void Proposals::list(unsigned size,
                     llvm::function_ref<void(const Term &)> sink) {
  index();
  cancelled = false;
  const std::vector<OperatorInstance> &instances = table.getInstances();
  for (auto [i, instance] : llvm::enumerate(instances))
    if (instance.isConstant() && size == 1 && getTyping(i, {}).valid)
      propose({unsigned(i), {kNone, kNone, kNone}}, size, sink);
  for (ClassId a : bySize[size - 1]) {
    if (cancelled)
      return;
    for (unsigned i : getAccepting({a}))
      propose({i, {a, kNone, kNone}}, size, sink);
  }
  listPairs(size - 1,
            [&](ClassId a, ClassId b) { proposePair(a, b, size, sink); });
  if (hasTernary)
    listTernary(size, sink);
}

} // namespace taso::generator
