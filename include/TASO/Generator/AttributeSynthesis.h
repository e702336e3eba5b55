//===- AttributeSynthesis.h - How a target's attribute follows --*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks for expressions that give an attribute of the target in every witness:
// an attribute of the source, a literal, or rule functions of these and of the
// shapes of the source's values. Expressions are enumerated bottom-up, and of
// those that are equal in all witnesses one is kept (observational
// equivalence), so that the number of witnesses decides how much they mean.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_ATTRIBUTESYNTHESIS_H
#define TASO_GENERATOR_ATTRIBUTESYNTHESIS_H

#include "TASO/Generator/SymbolicRule.h"

#include <map>

namespace taso::generator {

/// The values of the source that a rule can name: inputs that the source uses,
/// then results of its nodes.
std::vector<GraphValue> getSourceValues(const Candidate &candidate);

/// The numbers that functions and conditions are tried with, the likely ones
/// first: negative ones count axes from the end.
inline constexpr int64_t kSmallNumbers[] = {-1, -2, 0, 1, 2, 3};

struct FunctionSignature;

class AttributeSynthesis {
public:
  /// `instances` are those of the witnesses.
  AttributeSynthesis(const Candidate &candidate,
                     llvm::ArrayRef<SourceInstance> instances);

  /// Expressions for an attribute of the target that has these values in the
  /// witnesses, the most natural one first: the source's attribute of that
  /// name, a literal, then what is larger. Empty if there is none.
  std::vector<Expression> find(const semantics::AttributeSpec &spec,
                               llvm::ArrayRef<AttributeValue> wanted);

private:
  using Key = std::vector<int64_t>;
  struct Entry {
    Expression expression;
    std::vector<RuleNumber> values; ///< by witness
    char sort = 0;                  ///< FunctionSignatures.h
    unsigned size = 1;
    bool isLiteral = false;
  };

  void addVariables();
  void addLiterals(const Candidate &candidate);
  void addLiteralLists(const Candidate &candidate);
  void addMeasures();
  void addCalls();
  void addCallsOf(const FunctionSignature &signature, size_t numSimple);
  bool tryCall(std::string_view function,
               llvm::ArrayRef<const Entry *> arguments, Entry &result);
  void add(Entry entry);
  std::vector<const Entry *> getEntries(char argument, size_t limit) const;
  const Entry *lookup(char argument,
                      const std::vector<RuleNumber> &values) const;
  bool mayPermute(const semantics::AttributeSpec &spec) const;

  void findVariables(const semantics::AttributeSpec &spec,
                     llvm::ArrayRef<AttributeValue> wanted, bool sameName,
                     std::vector<Expression> &found) const;
  void findMeasures(const semantics::AttributeSpec &spec,
                    const std::vector<RuleNumber> &wanted,
                    std::vector<Expression> &found) const;
  void findCalls(const semantics::AttributeSpec &spec,
                 const std::vector<RuleNumber> &wanted,
                 std::vector<Expression> &found);
  void findElements(const semantics::AttributeSpec &spec,
                    const std::vector<RuleNumber> &wanted,
                    std::vector<Expression> &found);
  void findInverse(char sort, const std::vector<RuleNumber> &wanted,
                   std::vector<Expression> &found) const;

  std::vector<Slot> slots;
  llvm::ArrayRef<SourceInstance> instances;
  std::vector<Entry> values;   ///< shapes, as arguments
  std::vector<Entry> bank;     ///< unequal numbers and lists
  std::map<Key, size_t> index; ///< of the bank
  std::vector<Entry> measures; ///< functions of one shape, all of them
  std::vector<Entry> calls;    ///< all calls that were evaluated, by size
  unsigned evaluations = 0;
  bool hasCalls = false;
};

} // namespace taso::generator

#endif // TASO_GENERATOR_ATTRIBUTESYNTHESIS_H
