//===- Realization.h - Terms as graphs with shapes --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns an equation of terms into a candidate: two graphs over shared inputs,
// evaluated again in every family, also in those that the fingerprints have not
// seen.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_REALIZATION_H
#define TASO_LIB_GENERATOR_REALIZATION_H

#include "TASO/Generator/Enumeration.h"

#include "TermTable.h"

namespace taso::generator {

class Realization {
public:
  explicit Realization(const TermTable &table);
  ~Realization();

  /// The classes that occur on both sides of `term` = representative of `id`
  /// and whose values do not matter: the equation holds for any data in their
  /// places. That a class occurs on both sides does not suffice: relu(relu(x))
  /// is relu(x), but for no y is relu(y) = y.
  std::vector<ClassId> findCuts(const Term &term, ClassId id);

  /// The equation `term` = representative of `id`, with inputs in place of
  /// `cuts`, or nothing if the two are equal by a coincidence of the
  /// fingerprints' families.
  std::optional<FoundEquation> realize(const Term &term, ClassId id,
                                       llvm::ArrayRef<ClassId> cuts = {});

  /// The equation (x + y) + z = x + (y + z) for an instance that is
  /// commutative, and so associative, or nothing if no three inputs fit it.
  /// Normal forms take it for granted: among terms it is not found.
  std::optional<FoundEquation> realizeAssociativity(uint32_t instance);

  /// Bytes of what is kept between equations.
  uint64_t getMemory() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_REALIZATION_H
