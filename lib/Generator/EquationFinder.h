//===- EquationFinder.h - Equations between the terms of a table -*- C++
//-*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Goes through the terms of a size that are equal to one before them, and keeps
// the equations that do not follow from those it kept before. That order
// counts, but what follows from equations follows from more of them, too: all
// threads look at a block of terms with what was kept before the block, and
// only the equations of the block itself are left to be tried in turn.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_EQUATIONFINDER_H
#define TASO_LIB_GENERATOR_EQUATIONFINDER_H

#include "Deduction.h"
#include "Realization.h"

#include "llvm/ADT/StringSet.h"

namespace taso::generator {

class EquationFinder {
public:
  EquationFinder(const TermTable &table, const EnumerationOptions &options);

  /// Whether equations between graphs of this size have to save operators.
  bool needsGain(unsigned size) const;
  /// Compares the terms from `first` on, all of one size, and counts what
  /// becomes of them. Asks `goOn` now and then, with the number of terms done.
  void compare(TermId first, LevelCounts &level,
               llvm::function_ref<bool(uint64_t)> goOn);
  /// The equations without special cases, when all sizes are done. Bytes that
  /// equations take are those of getMemory().
  std::vector<FoundEquation> finish();
  uint64_t getMemory() const;

  uint64_t getNumSpecial() const { return special; }
  uint64_t getNumUseless() const { return useless; }

private:
  /// An equation between terms that does not follow from others.
  struct Accepted {
    bool isMerge = false;
    FoundEquation equation;
    /// The same with inputs in place of what does not matter, if there is such.
    std::optional<FoundEquation> general;
    /// Those inputs, as classes.
    std::vector<ClassId> cuts;
    /// The general form is about inputs with a size of 1. That may be a
    /// condition that no rule can state: the special form is kept beside it.
    bool needsSizeOne = false;
  };
  /// A term that is looked at, and what was found of it.
  struct Pending {
    TermId term;
    bool follows = false;
    std::optional<Accepted> found = std::nullopt; ///< unless a coincidence
  };

  bool isLargest(unsigned size) const;
  bool hasGain(unsigned source, unsigned target) const;
  bool isPrefix(const Term &term) const;
  bool isMerge(const Term &term) const;
  bool mergesSums(const Term &term) const;
  bool isPending(TermId id, LevelCounts &level) const;
  void examine(Pending &pending, Realization &realization) const;
  void settle(Pending &pending, unsigned firstNew, LevelCounts &level);
  void accept(TermId id, Accepted added, LevelCounts &level);
  void keep(FoundEquation equation);
  void addAssociativity();

  const TermTable &table;
  const EnumerationOptions &options;
  unsigned threads;
  Deduction deduction;
  std::vector<std::unique_ptr<Realization>> realizations; ///< one per thread
  std::vector<Accepted> accepted;
  std::vector<FoundEquation> equations;
  llvm::StringSet<> merges; ///< the accepted ones as text
  uint64_t special = 0, useless = 0, bytes = 0;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_EQUATIONFINDER_H
