//===- NormalForm.h - Scalars as sums of guarded products -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The "Iverson normal form" of one element of a tensor:
//
//   sum over terms of   coefficient * Sum_{v in Z^n} [guards(v)] * atoms(v)
//
// Loop ranges, concat boundaries, paddings, identity matrices and kernels are
// all guards. An atom is an element of an input, or something opaque: a
// function of a normal form, its reciprocal, or the largest of some.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_NORMALFORM_H
#define TASO_LIB_VERIFIER_NORMALFORM_H

#include "Polynomial.h"

#include <functional>
#include <map>
#include <memory>

namespace taso::proof {

struct Atom;
class Recorder;
using AtomRef = std::shared_ptr<const Atom>;
using Variables = llvm::SmallVector<Symbol, 4>;

/// coefficient * Sum_{variables} [guards] * product of atoms.
struct Term {
  Poly coefficient = Poly(1);
  Variables variables;
  Conjunction guards;
  std::vector<AtomRef> atoms;
};

/// A sum of terms; none is zero.
using NormalForm = std::vector<Term>;

/// The values of `body` for all `variables` that satisfy the guards.
struct Branch {
  Variables variables;
  Conjunction guards;
  NormalForm body;
};

/// An indivisible factor.
struct Atom {
  enum Kind : uint8_t {
    Input,    ///< the element of input `id` at `index`
    Constant, ///< the real number `id`
    Apply,    ///< function `id` of the arguments
    Recip,    ///< 1 / the argument
    Largest,  ///< the largest value of all branches
    Total,    ///< the sum over the one branch, as one operation
  };
  Kind kind = Input;
  unsigned id = 0;
  std::vector<Poly> index;
  std::vector<NormalForm> arguments;
  std::vector<Branch> branches;
};

/// What symbols stand for. Grows only; shared by all cases of one proof.
class SymbolTable {
public:
  enum Kind : uint8_t {
    Parameter, ///< a size or attribute
    Position,  ///< an index of the result that is looked at
    Bound,     ///< a variable of a sum or maximum
    Floor,     ///< floor(first / second), second >= 1
    Count,     ///< the number of variables' values that satisfy the guards
    Element,   ///< an element of a tensor, used as an index
  };

  Symbol create(Kind kind, std::string name);
  Poly fresh(Kind kind, std::string name) {
    return Poly::symbol(create(kind, std::move(name)));
  }
  /// floor(numerator / denominator), simplified as far as that needs no facts.
  Poly floorDiv(const Poly &numerator, const Poly &denominator);
  /// The polynomial with each product that equals an earlier one replaced by
  /// it.
  Poly reduceProducts(Poly poly) const;
  Poly count(const Variables &variables, const Conjunction &guards);
  Poly element(const NormalForm &value);

  Kind getKind(Symbol symbol) const { return entries[symbol].kind; }
  const Poly &getNumerator(Symbol floor) const { return entries[floor].first; }
  const Poly &getDenominator(Symbol floor) const {
    return entries[floor].second;
  }
  const Variables &getVariables(Symbol count) const {
    return entries[count].variables;
  }
  const Conjunction &getGuards(Symbol count) const {
    return entries[count].guards;
  }
  const NormalForm &getValue(Symbol element) const {
    return entries[element].value;
  }
  bool isPayload(Symbol symbol) const { return getKind(symbol) >= Floor; }
  /// True if the symbol is, or its payload depends on, `other`.
  bool dependsOn(Symbol symbol, Symbol other) const;
  bool dependsOn(const Poly &poly, Symbol other) const;
  bool dependsOn(const Constraint &constraint, Symbol other) const {
    return dependsOn(constraint.poly, other);
  }

  /// Replaces symbols, also in payloads; keys are any symbols.
  Poly substitute(const Poly &poly, const Substitution &map);
  Constraint substitute(const Constraint &constraint, const Substitution &map) {
    return {constraint.kind, substitute(constraint.poly, map)};
  }
  Conjunction substitute(const Conjunction &conjunction,
                         const Substitution &map);
  Term substitute(const Term &term, const Substitution &map);
  NormalForm substitute(const NormalForm &value, const Substitution &map);
  Branch substitute(const Branch &branch, const Substitution &map);
  AtomRef substitute(const AtomRef &atom, const Substitution &map);

  std::string print(Symbol symbol) const;
  std::string print(const Poly &poly) const;
  std::string print(const Constraint &constraint) const;
  std::string print(const Conjunction &conjunction) const;
  std::string print(const Term &term) const;
  std::string print(const NormalForm &value) const;
  std::string print(const Atom &atom) const;

  /// Products that are equal in the case at hand; floorDiv exchanges them where
  /// that takes more out of a numerator.
  std::vector<std::pair<Monomial, Monomial>> equalProducts;

  /// Who is told of the steps of a proof; null if no one is.
  Recorder *recorder = nullptr;

  /// The names of inputs, constants and functions, for printing.
  std::vector<std::string> inputs, constants;

private:
  struct Entry {
    Kind kind;
    std::string name;
    Poly first, second;               // Floor
    Variables variables;              // Count
    Conjunction guards;               // Count
    NormalForm value;                 // Element
    llvm::SmallVector<Symbol> leaves; // what the payload depends on, sorted
  };
  Poly substitutePayload(Symbol symbol, const Substitution &map);
  void collectLeaves(const Poly &poly, llvm::SmallVector<Symbol> &out) const;
  Symbol intern(std::string key, Entry entry);

  std::vector<Entry> entries;
  std::map<std::pair<Poly, Poly>, Symbol> floors;
  std::map<std::string, Symbol> interned;
  std::vector<Symbol> countVariables;
};

/// Calls `visit` for each polynomial in the value, with nested ones.
void visitPolys(const NormalForm &value,
                llvm::function_ref<void(const Poly &)> visit);
void visitPolys(const Atom &atom, llvm::function_ref<void(const Poly &)> visit);
void visitPolys(const Term &term, llvm::function_ref<void(const Poly &)> visit);

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

NormalForm makeNumber(const Poly &value);
NormalForm makeAtom(Atom atom);
NormalForm negate(NormalForm value);
NormalForm add(NormalForm a, const NormalForm &b);
/// Distributes; bound variables that both factors use are renamed.
NormalForm multiply(const NormalForm &a, const NormalForm &b,
                    SymbolTable &table);
/// The term with fresh bound variables.
Term renameBound(const Term &term, SymbolTable &table);

/// The number, if the value is a constant without atoms.
std::optional<Rational> getConstant(const NormalForm &value);

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_NORMALFORM_H
