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

  /// The equation `term` = representative of `id`, or nothing if the two are
  /// equal by a coincidence of the fingerprints' families.
  std::optional<FoundEquation> realize(const Term &term, ClassId id);

  /// The equation (x + y) + z = x + (y + z) for an instance that is
  /// commutative, and so associative, or nothing if no three inputs fit it.
  /// Normal forms take it for granted: among terms it is not found.
  std::optional<FoundEquation> realizeAssociativity(uint32_t instance);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_REALIZATION_H
