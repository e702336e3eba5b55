//===- Values.h - Normal forms of the checker -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values that a certificate speaks of (docs/Certificates.md):
//
//   sum over terms of  coefficient * Sum_{variables} [guards] * atoms
//
// and the table of its symbols. Everything compares by structure: texts are
// keys, made of the symbols' numbers.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CERTIFICATES_VALUES_H
#define TASO_LIB_CERTIFICATES_VALUES_H

#include "Polynomial.h"

#include "llvm/ADT/ArrayRef.h"

#include <functional>
#include <memory>
#include <set>

namespace taso::certificates {

struct Atom;
using AtomRef = std::shared_ptr<const Atom>;
using Variables = std::vector<Symbol>;

struct Term {
  Poly coefficient = Poly(1);
  Variables variables;
  Conjunction guards;
  std::vector<AtomRef> atoms;
};
using NormalForm = std::vector<Term>;

struct Branch {
  Variables variables;
  Conjunction guards;
  NormalForm body;
};

/// An element of an input, a constant, or a function of values. `Wrapper` only
/// carries a value along while the branch around it is changed.
struct Atom {
  enum Kind : uint8_t { Input, Constant, Apply, Recip, Largest, Wrapper };
  Kind kind = Input;
  unsigned id = 0;
  std::vector<Poly> index;
  std::vector<NormalForm> arguments;
  std::vector<Branch> branches;
};

/// The functions of Atom::Apply.
enum Function : unsigned { Relu, Sigmoid, Tanh, Exp, Sqrt, Erf, NumFunctions };

NormalForm makeNumber(const Poly &value);
NormalForm makeAtom(Atom atom);
NormalForm makeApply(unsigned function, NormalForm argument);
NormalForm makeRecip(NormalForm argument);
NormalForm negate(NormalForm value);
NormalForm add(NormalForm a, const NormalForm &b);
/// True for a single atom as a value.
bool isAtom(const NormalForm &value);

/// Texts that are equal for equal values only.
std::string key(const Atom &atom);
std::string key(const NormalForm &value);
/// The same without the coefficient.
std::string keyOfProduct(const Term &term);

/// What symbols are replaced by, all at once.
using Substitution = std::map<Symbol, Poly>;

class Symbols {
public:
  enum Kind : uint8_t { Parameter, Position, Bound, Floor, Count, Element };
  struct Entry {
    Kind kind = Parameter;
    Poly numerator, denominator; // Floor
    Variables variables;         // Count
    Conjunction guards;          // Count
    NormalForm value;            // Element
    std::set<Symbol> leaves;     // the symbols that its value depends on
  };

  size_t size() const { return entries.size(); }
  const Entry &operator[](Symbol symbol) const { return entries[symbol]; }
  /// Fills the table; `finish` must follow. False if a symbol is defined by
  /// itself.
  void load(std::vector<Entry> list) { entries = std::move(list); }
  bool finish();

  bool dependsOn(const Poly &poly, Symbol symbol) const;
  /// All symbols that the value depends on or binds.
  void collect(const Poly &poly, std::set<Symbol> &out) const;
  void collect(const Conjunction &guards, std::set<Symbol> &out) const;
  void collect(const Atom &atom, std::set<Symbol> &out) const;
  void collect(const Term &term, std::set<Symbol> &out) const;
  void collect(const NormalForm &value, std::set<Symbol> &out) const;

  /// floor(numerator / denominator), with whole multiples taken out.
  Poly floorDiv(const Poly &numerator, const Poly &denominator);
  /// The polynomial with products replaced by those that the facts say are
  /// equal.
  Poly reduceProducts(Poly poly) const;
  /// The number of values of the variables that satisfy the guards.
  Poly count(const Variables &variables, const Conjunction &guards);

  Poly substitute(const Poly &poly, const Substitution &map);
  Constraint substitute(const Constraint &constraint, const Substitution &map) {
    return {constraint.kind, substitute(constraint.poly, map)};
  }
  Conjunction substitute(const Conjunction &guards, const Substitution &map);
  AtomRef substitute(const AtomRef &atom, const Substitution &map);
  NormalForm substitute(const NormalForm &value, const Substitution &map);
  Branch substitute(const Branch &branch, const Substitution &map);
  /// Replaces symbols in the term, also variables of the term itself.
  void replace(Term &term, const Substitution &map);

  /// True if a substitution went under a sum or maximum whose variables it
  /// speaks of: its result means nothing.
  bool captured = false;

  /// Products that are equal by the facts.
  std::vector<std::pair<Monomial, Monomial>> equalProducts;

private:
  bool computeLeaves(Symbol symbol, std::vector<int> &state);
  Poly substitutePayload(Symbol symbol, const Substitution &map);
  Term substituteTerm(const Term &term, const Substitution &map);
  void enter(const Variables &variables, const Substitution &map);
  Symbol intern(const std::string &key, Entry entry);
  std::string keyOf(const Entry &entry) const;

  std::vector<Entry> entries;
  std::map<std::string, Symbol> interned;
  Variables countVariables;
};

} // namespace taso::certificates

#endif // TASO_LIB_CERTIFICATES_VALUES_H
