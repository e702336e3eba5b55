//===- TermTable.h - Terms and the classes of equal ones --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A term is an operator instance on classes; a class holds the terms of one
// value. Its representative is the first term that had the value: terms come by
// the number of their operators, then by cost. Operands are representatives, so
// a class is also a small graph: that of its representative.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_TERMTABLE_H
#define TASO_LIB_GENERATOR_TERMTABLE_H

#include "Evaluation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace taso::generator {

using ClassId = uint32_t;
using TermId = uint32_t;
inline constexpr uint32_t kNone = ~uint32_t{0};

/// An instance and its operands; kNone stands behind the last operand.
struct Term {
  static constexpr uint32_t kInput = 0xffff;
  uint32_t instance = kInput; ///< kInput: input number operands[0]
  std::array<ClassId, 3> operands = {kNone, kNone, kNone};

  bool isInput() const { return instance == kInput; }
  unsigned size() const {
    return (operands[0] != kNone) + (operands[1] != kNone) +
           (operands[2] != kNone);
  }
  llvm::ArrayRef<ClassId> getOperands() const {
    return llvm::ArrayRef(operands).take_front(isInput() ? 0 : size());
  }
  bool operator==(const Term &) const = default;
};

/// One of the inputs that graphs are made of.
struct Input {
  unsigned kind;  ///< index into getInputKinds()
  unsigned index; ///< among those of its kind
};

struct TermClass {
  TermId representative = 0;
  TermId last = 0;   ///< the last member of the representative's instance
  uint32_t type = 0; ///< index of the type in the first family
  uint32_t firstNode = 0;
  uint16_t cost = 0;
  uint8_t constants = 0;
  uint8_t numNodes = 0;
  uint64_t inputs = 0; ///< bit i: depends on input i
  /// Bit (instance modulo 64): whether a member may have the instance.
  uint64_t instances = 0;

  /// The operators of the representative's graph.
  unsigned size() const { return numNodes; }
};

/// Numbers of things that are found by a hash of what they stand for. Takes 6
/// to 11 bytes for each.
class NumberIndex {
public:
  /// The first number with this hash for which `isIt` holds, or kNone.
  template <class IsIt> uint32_t find(uint64_t hash, IsIt isIt) const {
    for (size_t i = hash & mask(); buckets[i] != kNone; i = (i + 1) & mask())
      if (isIt(buckets[i]))
        return buckets[i];
    return kNone;
  }
  /// Adds a number that is not there; `hashOf` is asked for the hashes of all
  /// where there is no room left.
  template <class HashOf> void insert(uint32_t number, HashOf hashOf) {
    reserve(count + 1, hashOf);
    ++count;
    place(number, hashOf(number));
  }
  /// Makes room for so many at once.
  template <class HashOf> void reserve(size_t wanted, HashOf hashOf) {
    if (wanted * 3 <= buckets.size() * 2)
      return;
    size_t size = buckets.size();
    while (wanted * 3 > size * 2)
      size *= 2;
    std::vector<uint32_t> old(size, kNone);
    old.swap(buckets);
    for (uint32_t number : old)
      if (number != kNone)
        place(number, hashOf(number));
  }
  uint64_t getMemory() const { return buckets.size() * sizeof(uint32_t); }

private:
  size_t mask() const { return buckets.size() - 1; }
  void place(uint32_t number, uint64_t hash) {
    size_t i = hash & mask();
    while (buckets[i] != kNone)
      i = (i + 1) & mask();
    buckets[i] = number;
  }

  std::vector<uint32_t> buckets = std::vector<uint32_t>(16, kNone);
  size_t count = 0;
};

class TermTable {
public:
  TermTable(const OperatorSet &set, std::vector<OperatorInstance> instances);

  const std::vector<OperatorInstance> &getInstances() const {
    return instances;
  }
  const std::vector<Input> &getInputs() const { return inputs; }
  const Term &getTerm(TermId id) const { return terms[id]; }
  ClassId getClassOf(TermId id) const { return classOf[id]; }
  const TermClass &getClass(ClassId id) const { return classes[id]; }
  /// The operators of the representative's graph, each by its class, in order.
  llvm::ArrayRef<ClassId> getNodes(ClassId id) const {
    return llvm::ArrayRef(nodes).slice(classes[id].firstNode,
                                       classes[id].numNodes);
  }
  /// The first member of a class that has the instance, or kNone.
  TermId getFirstMember(ClassId id, uint32_t instance) const;
  /// The member that follows a term, in the order of the terms: of the same
  /// class and with the same instance; or kNone.
  TermId getNextMember(TermId id) const { return next[id]; }
  const Term &getRepresentative(ClassId id) const {
    return terms[classes[id].representative];
  }
  size_t getNumClasses() const { return classes.size(); }
  size_t getNumTerms() const { return terms.size(); }

  /// The term, if it is in the table.
  std::optional<TermId> find(const Term &term) const;
  /// The class of the value with this fingerprint, if there is one.
  std::optional<ClassId> findValue(uint64_t fingerprint) const;

  /// The operators of a graph with this root, the root itself not included.
  llvm::SmallVector<ClassId, 8> getNodes(const Term &term) const;
  /// Makes room for so many more terms of so many operators each: what grows
  /// step by step takes three times its size while it is moved.
  void reserve(size_t more, unsigned operators);
  /// Bytes that the table takes.
  uint64_t getMemory() const;
  /// Bytes that the kept values may take; others are not kept.
  void setValueBudget(uint64_t bytes) { valueBudget = bytes; }
  /// Adds a term to the class of its fingerprint, which is new if there is no
  /// other term with it.
  TermId add(const Term &term, uint64_t fingerprint);
  /// Says what type a new class has in the first family. If that is new, too,
  /// `makeExample` is asked for a value of it.
  void setType(ClassId id, uint64_t type,
               llvm::function_ref<Value()> makeExample);
  /// Keeps the values of a new class, as far as there is room.
  void setValues(ClassId id, Values values);
  /// The value of a class in a family, or null if it is not kept.
  const Value *getValue(unsigned family, ClassId id) const {
    const std::vector<Value> &kept = keptValues[family];
    return id < kept.size() && !kept[id].isEmpty() ? &kept[id] : nullptr;
  }
  /// Whether the class has sizes of 1 wherever the type has, at the same rank
  /// and in the same role.
  bool hasOnesOf(ClassId id, uint32_t type) const;
  /// Some value of the class's type in the first family.
  const Value &getExample(ClassId id) const {
    return examples[classes[id].type];
  }

  /// The summands of a class under an associative and commutative instance, in
  /// order: those of its representative, or itself.
  void flatten(uint32_t instance, ClassId id,
               llvm::SmallVectorImpl<ClassId> &parts) const;
  /// Of all terms that differ only by associativity and commutativity, one is
  /// in normal form: sums lean to the left, summands are in order.
  bool isNormal(const Term &term) const;
  /// Joins the parts in normal form; nothing if a term on the way is not in the
  /// table before `limit`. The result is a term whose operands are.
  std::optional<Term> normalise(const Term &term, TermId limit) const;

  uint64_t getInputsOf(const Term &term) const;
  unsigned getConstantsOf(const Term &term) const;
  unsigned getCostOf(const Term &term) const;

private:
  /// The members of a class with an instance that is not the representative's.
  struct Members {
    ClassId of;
    uint32_t instance;
    TermId first, last;
  };

  bool isAssociative(uint32_t instance) const;
  uint32_t findMembers(ClassId id, uint32_t instance) const;
  void addMember(ClassId id, uint32_t instance, TermId member);

  std::vector<OperatorInstance> instances;
  std::vector<unsigned> weights; ///< by instance
  std::vector<Input> inputs;
  std::vector<Term> terms;
  std::vector<ClassId> classOf; ///< by term
  std::vector<TermId> next;     ///< by term
  std::vector<TermClass> classes;
  std::vector<uint64_t> fingerprints; ///< by class
  std::vector<ClassId> nodes;         ///< of all classes
  std::vector<Members> members;
  NumberIndex byTerm, byFingerprint, byMembers;
  llvm::DenseMap<uint64_t, uint32_t> typeIndex;
  std::vector<Value> examples; ///< by type
  /// By family and class, of the first classes only.
  std::array<std::vector<Value>, kFingerprintFamilies> keptValues;
  uint64_t valueBytes = 0, valueBudget = ~uint64_t{0};
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_TERMTABLE_H
