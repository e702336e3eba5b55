//===- Proposals.cpp - Terms with a given number of operators -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Proposals.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

namespace taso::generator {

Proposals::Proposals(const TermTable &table, Evaluator &evaluator,
                     unsigned maxOps)
    : table(table), evaluator(evaluator), maxOps(maxOps) {
  kindMasks.resize(getInputKinds().size());
  for (auto [i, input] : llvm::enumerate(table.getInputs()))
    kindMasks[input.kind] |= uint64_t{1} << i;
  for (const OperatorInstance &instance : table.getInstances())
    hasTernary |= instance.numOperands == 3;
}

void Proposals::index() {
  bySize.assign(maxOps + 1, {});
  users.assign(table.getNumClasses(), {});
  for (ClassId id = 0; id < table.getNumClasses(); ++id) {
    const TermClass &info = table.getClass(id);
    bySize[info.size()].push_back(id);
    for (ClassId node : info.nodes)
      users[node].push_back(id);
  }
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

/// Pairs with `a` in which b shares an operator with it: b is found from the
/// first one that they share.
void Proposals::listSharing(
    ClassId a, unsigned bSize, unsigned size,
    llvm::function_ref<void(ClassId, ClassId)> sink) const {
  const TermClass &first = table.getClass(a);
  for (ClassId shared : first.nodes)
    for (ClassId b : users[shared]) {
      const TermClass &second = table.getClass(b);
      if (second.size() != bSize || (second.size() == first.size() && b > a) ||
          countUnion(first.nodes, second.nodes) != size)
        continue;
      auto firstShared = llvm::find_if(first.nodes, [&](ClassId node) {
        return llvm::is_contained(second.nodes, node);
      });
      if (*firstShared == shared)
        sink(a, b);
    }
}

/// Unordered pairs, the larger first, whose graphs together have `size`
/// operators.
void Proposals::listPairs(
    unsigned size, llvm::function_ref<void(ClassId, ClassId)> sink) const {
  // The larger one has them all.
  for (ClassId a : bySize[size]) {
    if (cancelled)
      return;
    const TermClass &first = table.getClass(a);
    for (ClassId b : bySize[0])
      if (size > 0 || b <= a)
        sink(a, b);
    for (ClassId b : first.nodes)
      sink(a, b);
  }
  for (unsigned aSize = 1; aSize < size; ++aSize)
    for (unsigned bSize = 1; bSize <= aSize; ++bSize)
      for (ClassId a : bySize[aSize]) {
        if (cancelled)
          return;
        if (aSize + bSize > size) {
          listSharing(a, bSize, size, sink);
          continue;
        }
        if (aSize + bSize < size)
          continue;
        for (ClassId b : bySize[bSize])
          if ((aSize != bSize || b <= a) &&
              countUnion(table.getClass(a).nodes, table.getClass(b).nodes) ==
                  size)
            sink(a, b);
      }
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

bool Proposals::isTyped(unsigned instance, llvm::ArrayRef<ClassId> operands) {
  llvm::SmallVector<uint64_t, 3> types;
  llvm::SmallVector<const Value *, 3> values;
  for (ClassId operand : operands) {
    values.push_back(&table.getExample(operand));
    types.push_back(values.back()->getType());
  }
  return evaluator.getTyping(instance, types, values).valid;
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
    if (instance.numOperands == operands.size() && isTyped(i, operands))
      it->second.push_back(i);
  return it->second;
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
  // Each operator that is still to come can bring one new input, or two.
  unsigned allowed = (maxOps - size) * (hasTernary ? 2 : 1);
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
    for (unsigned i : getAccepting({x, y}))
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
    if (accepted->empty() ||
        countUnion(nodes, table.getClass(c).nodes) != size - 1)
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
    if (instance.isConstant() && size == 1 && isTyped(i, {}))
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
