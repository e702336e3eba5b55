//===- Proposals.h - Terms with a given number of operators -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists every term whose graph has n operators, given the classes of those with
// fewer: each once, in a fixed order.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_PROPOSALS_H
#define TASO_LIB_GENERATOR_PROPOSALS_H

#include "TermTable.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <tuple>

namespace taso::generator {

/// From this size on graphs are so many that only those are listed or kept that
/// equations are made of.
inline constexpr unsigned kManyFrom = 4;

/// What was not proposed, and why.
struct ProposalCounts {
  uint64_t proposed = 0;
  uint64_t notNormal = 0; ///< equal up to associativity and commutativity
  uint64_t constants = 0; ///< several constants, or constant as a whole
  uint64_t gaps = 0;      ///< inputs of a kind that are no prefix
  uint64_t unaligned = 0; ///< cuts a concat elsewhere than where it joins
};

class Proposals {
public:
  Proposals(const TermTable &table, Evaluator &evaluator, unsigned maxOps);

  /// Calls `sink` for each term of `size` operators. All classes of smaller
  /// sizes must be in the table.
  void list(unsigned size, llvm::function_ref<void(const Term &)> sink);

  /// The type of a term that was listed, in the first family.
  uint64_t getType(const Term &term) {
    return getTyping(term.instance, term.getOperands()).type;
  }

  /// Ends the list early; to be called by the sink.
  void cancel() { cancelled = true; }

  const ProposalCounts &getCounts() const { return counts; }

  /// Bytes that the lists of classes take.
  uint64_t getMemory() const;

private:
  /// Classes of one size by the operators that they contain: for each choice of
  /// `shared` of these a list. Choices that fall into one bucket share it.
  struct SharingIndex {
    unsigned size = 0, shared = 0;
    std::vector<uint32_t> starts; ///< by bucket
    std::vector<ClassId> classes; ///< of one bucket in order
  };

  void index();
  const SharingIndex &getSharingIndex(unsigned size, unsigned shared);
  void listPairs(unsigned size,
                 llvm::function_ref<void(ClassId, ClassId)> sink);
  void listSharing(ClassId a, const SharingIndex &index,
                   llvm::function_ref<void(ClassId, ClassId)> sink) const;
  bool isUnaligned(const Term &term) const;
  void propose(const Term &term, unsigned size,
               llvm::function_ref<void(const Term &)> sink);
  void proposePair(ClassId a, ClassId b, unsigned size,
                   llvm::function_ref<void(const Term &)> sink);
  void proposeTriples(ClassId a, ClassId b, llvm::ArrayRef<ClassId> vectors,
                      unsigned size,
                      llvm::function_ref<void(const Term &)> sink);
  void listTernary(unsigned size, llvm::function_ref<void(const Term &)> sink);
  const Evaluator::Typing &getTyping(unsigned instance,
                                     llvm::ArrayRef<ClassId> operands);
  const std::vector<unsigned> &getAccepting(llvm::ArrayRef<ClassId> operands);
  const std::vector<unsigned> &getAcceptingPair(ClassId a, ClassId b);

  const TermTable &table;
  Evaluator &evaluator;
  unsigned maxOps;
  bool hasTernary = false;
  bool joinsThree = false; ///< some graph may have a third operand
  bool cancelled = false;
  std::vector<uint64_t> kindMasks; ///< the inputs of each kind that has some
  std::vector<std::vector<ClassId>> bySize;
  size_t indexed = 0; ///< classes when `bySize` was made
  std::vector<SharingIndex> sharing;
  /// Of up to three operands; absent ones are kNone.
  using Types = std::tuple<unsigned, unsigned, unsigned>;
  std::map<Types, std::vector<unsigned>> accepting;
  /// The same for two operands, by their types; null where it is not known yet.
  std::vector<std::vector<const std::vector<unsigned> *>> acceptingPairs;
  ProposalCounts counts;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_PROPOSALS_H
