//===- TermTable.cpp - Terms and the classes of equal ones ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TermTable.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace taso::generator {

/// What an operator weighs when a representative is chosen: one that computes
/// sums is dearer than one that only moves or maps elements.
static unsigned getWeight(const OperatorInstance &instance) {
  unsigned cheap = semantics::kPointwise | semantics::kDataMovement;
  return instance.isConstant() || (instance.info->traits & cheap) ? 1 : 2;
}

TermTable::TermTable(const OperatorSet &set,
                     std::vector<OperatorInstance> operatorInstances)
    : instances(std::move(operatorInstances)) {
  for (const OperatorInstance &instance : instances)
    weights.push_back(getWeight(instance));
  const std::vector<Family> &families = getFamilies();
  for (const OperatorSet::Inputs &group : set.inputs)
    for (unsigned i = 0; i < group.count; ++i) {
      Values values;
      uint64_t fingerprint = 0;
      for (unsigned f = 0; f < kFingerprintFamilies; ++f) {
        values[f] = makeInput(families[f], group.kind, i);
        fingerprint =
            ExponentialElement::mix(fingerprint) + values[f].getHash();
      }
      Term term;
      term.operands[0] = inputs.size();
      inputs.push_back({group.kind, i});
      ClassId id = classOf[add(term, fingerprint)];
      setType(id, values[0].getType(), [&] { return values[0]; });
      setValues(id, std::move(values));
    }
}

static uint64_t getHash(const Term &term) {
  uint64_t hash = term.instance;
  for (ClassId operand : term.operands)
    hash = (hash ^ operand) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 32);
}

std::optional<TermId> TermTable::find(const Term &term) const {
  TermId id = byTerm.find(getHash(term),
                          [&](TermId other) { return terms[other] == term; });
  return id == kNone ? std::nullopt : std::optional(id);
}

std::optional<ClassId> TermTable::findValue(uint64_t fingerprint) const {
  ClassId id = byFingerprint.find(fingerprint, [&](ClassId other) {
    return fingerprints[other] == fingerprint;
  });
  return id == kNone ? std::nullopt : std::optional(id);
}

llvm::SmallVector<ClassId, 8> TermTable::getNodes(const Term &term) const {
  llvm::SmallVector<ClassId, 8> all;
  for (ClassId operand : term.getOperands())
    llvm::append_range(all, getNodes(operand));
  llvm::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

uint64_t TermTable::getInputsOf(const Term &term) const {
  if (term.isInput())
    return uint64_t{1} << term.operands[0];
  uint64_t mask = 0;
  for (ClassId operand : term.getOperands())
    mask |= classes[operand].inputs;
  return mask;
}

unsigned TermTable::getConstantsOf(const Term &term) const {
  if (term.isInput())
    return 0;
  unsigned count = instances[term.instance].isConstant();
  bool any = false;
  for (ClassId operand : term.getOperands())
    any |= classes[operand].constants > 0;
  if (!any)
    return count;
  for (ClassId node : getNodes(term))
    count += instances[getRepresentative(node).instance].isConstant();
  return count;
}

unsigned TermTable::getCostOf(const Term &term) const {
  if (term.isInput())
    return 0;
  unsigned cost = weights[term.instance];
  for (ClassId node : getNodes(term))
    cost += weights[getRepresentative(node).instance];
  return cost + 100 * getConstantsOf(term);
}

void TermTable::reserve(size_t more, unsigned operators) {
  size_t size = terms.size() + more;
  terms.reserve(size);
  classOf.reserve(size);
  next.reserve(size);
  // Each may be of a class of its own. Room that is not used costs nothing.
  classes.reserve(classes.size() + more);
  fingerprints.reserve(classes.size() + more);
  nodes.reserve(nodes.size() + more * operators);
  byTerm.reserve(size, [&](TermId id) { return getHash(terms[id]); });
}

uint64_t TermTable::getMemory() const {
  uint64_t perTerm = sizeof(Term) + sizeof(ClassId) + sizeof(TermId);
  uint64_t perClass = sizeof(TermClass) + sizeof(uint64_t);
  return terms.size() * perTerm + classes.size() * perClass +
         nodes.size() * sizeof(ClassId) + members.size() * sizeof(Members) +
         byTerm.getMemory() + byFingerprint.getMemory() +
         byMembers.getMemory() + valueBytes;
}

static uint64_t getHash(ClassId id, uint32_t instance) {
  uint64_t hash = (uint64_t(id) << 16 ^ instance) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 32);
}

/// The number of a list of members, or kNone.
uint32_t TermTable::findMembers(ClassId id, uint32_t instance) const {
  return byMembers.find(getHash(id, instance), [&](uint32_t other) {
    return members[other].of == id && members[other].instance == instance;
  });
}

TermId TermTable::getFirstMember(ClassId id, uint32_t instance) const {
  if (getRepresentative(id).instance == instance)
    return classes[id].representative;
  uint32_t list = findMembers(id, instance);
  return list == kNone ? kNone : members[list].first;
}

/// Appends a term to the members of a class.
void TermTable::addMember(ClassId id, uint32_t instance, TermId member) {
  if (getRepresentative(id).instance == instance) {
    next[classes[id].last] = member;
    classes[id].last = member;
    return;
  }
  uint32_t list = findMembers(id, instance);
  if (list != kNone) {
    next[members[list].last] = member;
    members[list].last = member;
    return;
  }
  members.push_back({id, instance, member, member});
  byMembers.insert(members.size() - 1, [&](uint32_t other) {
    return getHash(members[other].of, members[other].instance);
  });
}

TermId TermTable::add(const Term &term, uint64_t fingerprint) {
  TermId id = terms.size();
  ClassId of = findValue(fingerprint).value_or(classes.size());
  if (of == classes.size()) {
    TermClass added;
    added.representative = id;
    added.inputs = getInputsOf(term);
    added.constants = getConstantsOf(term);
    added.cost = getCostOf(term);
    added.firstNode = nodes.size();
    if (!term.isInput()) {
      llvm::append_range(nodes, getNodes(term));
      nodes.push_back(of);
    }
    added.numNodes = nodes.size() - added.firstNode;
    classes.push_back(added);
    fingerprints.push_back(fingerprint);
    byFingerprint.insert(of, [&](ClassId c) { return fingerprints[c]; });
    classes.back().last = id;
  } else {
    addMember(of, term.instance, id);
  }
  terms.push_back(term);
  classOf.push_back(of);
  next.push_back(kNone);
  classes[of].instances |= uint64_t{1} << (term.instance % 64);
  if (!find(term))
    byTerm.insert(id, [&](TermId other) { return getHash(terms[other]); });
  return id;
}

bool TermTable::hasOnesOf(ClassId id, uint32_t type) const {
  if (classes[id].type == type)
    return true;
  const Value &value = getExample(id), &wanted = examples[type];
  if (value.role != wanted.role || value.tensor.rank() != wanted.tensor.rank())
    return false;
  return llvm::all_of_zip(
      value.tensor.shape(), wanted.tensor.shape(),
      [](int64_t size, int64_t of) { return of != 1 || size == 1; });
}

void TermTable::setType(ClassId id, uint64_t type,
                        llvm::function_ref<Value()> makeExample) {
  auto [it, isNew] = typeIndex.try_emplace(type, examples.size());
  if (isNew)
    examples.push_back(makeExample());
  classes[id].type = it->second;
}

void TermTable::setValues(ClassId id, Values values) {
  for (auto [f, kept, value] : llvm::enumerate(keptValues, values)) {
    // Probes need the first family only.
    uint64_t bytes = value.getMemory();
    if (valueBytes + bytes > valueBudget / (f == 0 ? 1 : 2))
      continue;
    valueBytes += bytes + (id + 1 - kept.size()) * sizeof(Value);
    kept.resize(id + 1);
    kept[id] = std::move(value);
  }
}

//===----------------------------------------------------------------------===//
// Associativity and commutativity
//===----------------------------------------------------------------------===//

/// Every commutative operator that we have is associative as well.
bool TermTable::isAssociative(uint32_t instance) const {
  return instances[instance].isCommutative();
}

void TermTable::flatten(uint32_t instance, ClassId id,
                        llvm::SmallVectorImpl<ClassId> &parts) const {
  const Term &term = getRepresentative(id);
  if (term.instance != instance) {
    parts.push_back(id);
    return;
  }
  for (ClassId operand : term.getOperands())
    flatten(instance, operand, parts);
}

bool TermTable::isNormal(const Term &term) const {
  const OperatorInstance &instance = instances[term.instance];
  bool isConcat = instance.info->maxOperands < 0;
  if (!instance.isCommutative() && !isConcat)
    return true;
  ClassId left = term.operands[0], right = term.operands[1];
  if (getRepresentative(right).instance == term.instance)
    return false;
  if (isConcat)
    return true;
  const Term &first = getRepresentative(left);
  ClassId last = first.instance == term.instance ? first.operands[1] : left;
  return last <= right;
}

std::optional<Term> TermTable::normalise(const Term &term, TermId limit) const {
  const OperatorInstance &instance = instances[term.instance];
  bool isConcat = instance.info->maxOperands < 0;
  if (!instance.isCommutative() && !isConcat)
    return term;
  llvm::SmallVector<ClassId, 6> parts;
  flatten(term.instance, term.operands[0], parts);
  flatten(term.instance, term.operands[1], parts);
  if (!isConcat)
    llvm::sort(parts);
  Term result;
  result.instance = term.instance;
  result.operands = {parts[0], parts[1], kNone};
  for (ClassId part : llvm::ArrayRef(parts).drop_front(2)) {
    std::optional<TermId> inner = find(result);
    if (!inner || *inner >= limit)
      return std::nullopt;
    ClassId sum = classOf[*inner];
    bool isSum = getRepresentative(sum).instance == term.instance;
    result.operands = {sum, part, kNone};
    if (!isConcat && !isSum && part < sum)
      std::swap(result.operands[0], result.operands[1]);
  }
  return result;
}

} // namespace taso::generator
