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

namespace taso::generator {

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

  /// Ends the list early; to be called by the sink.
  void cancel() { cancelled = true; }

  const ProposalCounts &getCounts() const { return counts; }

private:
  void index();
  void listPairs(unsigned size,
                 llvm::function_ref<void(ClassId, ClassId)> sink) const;
  void listSharing(ClassId a, unsigned bSize, unsigned size,
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
  bool isTyped(unsigned instance, llvm::ArrayRef<ClassId> operands);
  const std::vector<unsigned> &getAccepting(llvm::ArrayRef<ClassId> operands);

  const TermTable &table;
  Evaluator &evaluator;
  unsigned maxOps;
  bool hasTernary = false;
  bool cancelled = false;
  std::vector<uint64_t> kindMasks; ///< the inputs of each kind
  std::vector<std::vector<ClassId>> bySize;
  /// By class: the classes that contain it, itself included.
  std::vector<std::vector<ClassId>> users;
  /// Of up to three operands; absent ones are kNone.
  using Types = std::tuple<unsigned, unsigned, unsigned>;
  llvm::DenseMap<Types, std::vector<unsigned>> accepting;
  ProposalCounts counts;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_PROPOSALS_H
