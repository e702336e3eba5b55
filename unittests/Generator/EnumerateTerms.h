//===- EnumerateTerms.h - A table of small terms ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_GENERATOR_ENUMERATETERMS_H
#define TASO_UNITTESTS_GENERATOR_ENUMERATETERMS_H

#include "Proposals.h"
#include "TermEvaluation.h"

#include <vector>

namespace taso::generator::test {

inline OperatorSet parseSet(std::string_view operators,
                            std::string_view inputs) {
  std::string error;
  return OperatorSet::parse(operators, inputs, error).value();
}

/// Lists terms size by size and puts them into a table, as they come.
struct EnumeratedTerms {
  EnumeratedTerms(const OperatorSet &set, unsigned maxOps)
      : table(set, makeInstances(set)),
        typing(getFamilies()[0], table.getInstances()),
        proposals(table, typing, maxOps), evaluator(table) {}

  std::vector<Term> list(unsigned size) {
    std::vector<Term> terms;
    proposals.list(size, [&](const Term &term) { terms.push_back(term); });
    return terms;
  }
  void add(const std::vector<Term> &terms) {
    for (const Term &term : terms) {
      uint64_t fingerprint = evaluator.getFingerprint(term);
      if (fingerprint == 0)
        continue;
      bool isNew = !table.findValue(fingerprint);
      ClassId id = table.getClassOf(table.add(term, fingerprint));
      if (!isNew)
        continue;
      Values values = evaluator.getValues(term);
      table.setType(id, values[0].getType(), [&] { return values[0]; });
      table.setValues(id, std::move(values));
    }
  }

  TermTable table;
  Evaluator typing;
  Proposals proposals;
  TermEvaluator evaluator;
};

} // namespace taso::generator::test

#endif // TASO_UNITTESTS_GENERATOR_ENUMERATETERMS_H
