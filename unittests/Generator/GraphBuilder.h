//===- GraphBuilder.h - Candidates written by hand --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short ways to write graphs and attributes in tests.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_GENERATOR_GRAPHBUILDER_H
#define TASO_UNITTESTS_GENERATOR_GRAPHBUILDER_H

#include "TASO/Generator/Candidate.h"

#include <utility>

namespace taso::generator::test {

inline GraphValue input(unsigned index) { return {true, index, 0}; }
inline GraphValue node(unsigned index, unsigned result = 0) {
  return {false, index, result};
}

/// Attributes by name: `attributes({{"axis", {1}}}, {{"activation", "none"}})`.
inline AttributeValues
attributes(std::vector<std::pair<std::string, std::vector<int64_t>>> numbers,
           std::vector<std::pair<std::string, std::string>> keywords = {}) {
  AttributeValues values;
  for (auto &[name, list] : numbers)
    values.setNumbers(name, list);
  for (auto &[name, word] : keywords)
    values.setKeyword(name, word);
  return values;
}

} // namespace taso::generator::test

#endif // TASO_UNITTESTS_GENERATOR_GRAPHBUILDER_H
