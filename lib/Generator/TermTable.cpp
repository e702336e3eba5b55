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
      setType(id, values[0]);
      setValues(id, std::move(values));
    }
}

unsigned TermTable::TermInfo::getHashValue(const Term &term) {
  uint64_t hash = term.instance;
  for (ClassId operand : term.operands)
    hash = (hash ^ operand) * 0x9e3779b97f4a7c15u;
  return static_cast<unsigned>(hash ^ (hash >> 32));
}

std::optional<TermId> TermTable::find(const Term &term) const {
  auto it = index.find(term);
  if (it == index.end())
    return std::nullopt;
  return it->second;
}

std::optional<ClassId> TermTable::findValue(uint64_t fingerprint) const {
  auto it = byValue.find(fingerprint);
  if (it == byValue.end())
    return std::nullopt;
  return it->second;
}

llvm::SmallVector<ClassId, 8> TermTable::getNodes(const Term &term) const {
  llvm::SmallVector<ClassId, 8> nodes;
  for (ClassId operand : term.getOperands())
    nodes.append(classes[operand].nodes);
  llvm::sort(nodes);
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  return nodes;
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

TermId TermTable::add(const Term &term, uint64_t fingerprint) {
  TermId id = terms.size();
  auto [it, isNew] = byValue.try_emplace(fingerprint, classes.size());
  if (isNew) {
    TermClass &added = classes.emplace_back();
    added.representative = id;
    added.inputs = getInputsOf(term);
    added.constants = getConstantsOf(term);
    added.cost = getCostOf(term);
    if (!term.isInput()) {
      llvm::SmallVector<ClassId, 8> nodes = getNodes(term);
      classes[it->second].nodes.append(nodes.begin(), nodes.end());
      classes[it->second].nodes.push_back(it->second);
    }
  }
  terms.push_back(term);
  classOf.push_back(it->second);
  classes[it->second].members.push_back({term.instance, id});
  classes[it->second].instances |= uint64_t{1} << (term.instance % 64);
  index.try_emplace(term, id);
  return id;
}

bool TermTable::hasOnesOf(ClassId id, uint32_t type) const {
  if (classes[id].type == type)
    return true;
  const Value &value = getExample(id), &wanted = examples[type];
  if (value.role != wanted.role ||
      value.tensor.rank() != wanted.tensor.rank())
    return false;
  return llvm::all_of_zip(value.tensor.shape(), wanted.tensor.shape(),
                          [](int64_t size, int64_t of) {
                            return of != 1 || size == 1;
                          });
}

void TermTable::setType(ClassId id, const Value &value) {
  auto [it, isNew] = typeIndex.try_emplace(value.getType(), examples.size());
  if (isNew)
    examples.push_back(value);
  classes[id].type = it->second;
}

void TermTable::setValues(ClassId id, Values values) {
  keptValues.resize(id + 1);
  keptValues[id] = std::move(values);
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
