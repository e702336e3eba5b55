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
  uint32_t type = 0; ///< index of the type in the first family
  uint16_t cost = 0;
  uint8_t constants = 0;
  uint64_t inputs = 0; ///< bit i: depends on input i
  /// The operators of the representative's graph, each by its class, in order;
  /// the last is the class itself. Empty for an input.
  llvm::SmallVector<ClassId, 4> nodes;
  struct Member {
    uint32_t instance;
    TermId term;
  };
  std::vector<Member> members; ///< in order of the terms
  /// Bit (instance modulo 64): whether a member may have the instance.
  uint64_t instances = 0;

  unsigned size() const { return nodes.size(); }
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
  /// Adds a term to the class of its fingerprint, which is new if there is no
  /// other term with it.
  TermId add(const Term &term, uint64_t fingerprint);
  /// Says what type a new class has in the first family.
  void setType(ClassId id, const Value &value);
  /// Keeps the values of a new class.
  void setValues(ClassId id, Values values);
  /// The values of a class, or null if they are not kept.
  const Values *getValues(ClassId id) const {
    return id < keptValues.size() && !keptValues[id][0].isEmpty()
               ? &keptValues[id]
               : nullptr;
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
  bool isAssociative(uint32_t instance) const;

  std::vector<OperatorInstance> instances;
  std::vector<unsigned> weights; ///< by instance
  std::vector<Input> inputs;
  std::vector<Term> terms;
  std::vector<ClassId> classOf; ///< by term
  std::vector<TermClass> classes;
  struct TermInfo {
    static Term getEmptyKey() { return {0xfffe, {kNone, kNone, kNone}}; }
    static Term getTombstoneKey() { return {0xfffd, {kNone, kNone, kNone}}; }
    static unsigned getHashValue(const Term &term);
    static bool isEqual(const Term &a, const Term &b) { return a == b; }
  };
  llvm::DenseMap<Term, TermId, TermInfo> index;
  llvm::DenseMap<uint64_t, ClassId> byValue;
  llvm::DenseMap<uint64_t, uint32_t> typeIndex;
  std::vector<Value> examples;    ///< by type
  std::vector<Values> keptValues; ///< by class, of the first classes only
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_TERMTABLE_H
