//===- Symbols.cpp - What symbols stand for -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NormalForm.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace taso::proof {

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

Symbol SymbolTable::create(Kind kind, std::string name) {
  Entry entry;
  entry.kind = kind;
  entry.name = std::move(name);
  entry.leaves = {Symbol(entries.size())};
  entries.push_back(std::move(entry));
  return entries.size() - 1;
}

void SymbolTable::collectLeaves(const Poly &poly,
                                llvm::SmallVector<Symbol> &out) const {
  for (const Poly::Entry &entry : poly.entries())
    for (Symbol symbol : entry.monomial)
      llvm::append_range(out, entries[symbol].leaves);
  llvm::sort(out);
  out.erase(llvm::unique(out), out.end());
}

/// The polynomial with one product replaced by another that equals it.
static Poly exchange(const Poly &poly, const Monomial &from,
                     const Monomial &to) {
  Poly rest;
  Poly whole = poly.quotient({from, Rational(1)}, rest);
  return whole * Poly::monomial(to, Rational(1)) + rest;
}

/// numerator = whole * denominator + rest, with as little rest as is easy.
static Poly takeOut(const Poly &numerator, const Poly::Entry &denominator,
                    llvm::ArrayRef<std::pair<Monomial, Monomial>> equal,
                    Poly &rest) {
  Poly whole = numerator.quotient(denominator, rest);
  for (const auto &[a, b] : equal)
    for (const Poly &other : {exchange(rest, a, b), exchange(rest, b, a)}) {
      Poly smaller;
      Poly more = other.quotient(denominator, smaller);
      if (more.isZero())
        continue;
      whole = whole + more;
      rest = smaller;
    }
  return whole;
}

Poly SymbolTable::floorDiv(const Poly &numerator, const Poly &denominator) {
  std::optional<int64_t> n = numerator.getInteger(),
                         d = denominator.getInteger();
  if (d && *d == 1)
    return numerator;
  if (n && d && *d > 1)
    return Poly(*n / *d - (*n % *d != 0 && *n < 0));
  Poly rest;
  Poly whole;
  if (denominator.entries().size() == 1)
    whole = takeOut(numerator, denominator.entries()[0], equalProducts, rest);
  else if (numerator == denominator)
    return Poly(1);
  else
    rest = numerator;
  if (rest.isZero())
    return whole;
  auto [it, isNew] = floors.insert({{rest, denominator}, 0});
  if (isNew) {
    Entry entry;
    entry.kind = Floor;
    entry.first = rest;
    entry.second = denominator;
    collectLeaves(rest, entry.leaves);
    collectLeaves(denominator, entry.leaves);
    it->second = entries.size();
    entries.push_back(std::move(entry));
  }
  return whole + Poly::symbol(it->second);
}

Poly SymbolTable::reduceProducts(Poly poly) const {
  for (const auto &[a, b] : equalProducts) {
    constexpr unsigned kMaxPower = 4;
    for (unsigned i = 0; i < kMaxPower; ++i)
      poly = exchange(poly, b, a);
  }
  return poly;
}

Symbol SymbolTable::intern(std::string key, Entry entry) {
  auto [it, isNew] = interned.insert({std::move(key), Symbol(entries.size())});
  if (isNew)
    entries.push_back(std::move(entry));
  return it->second;
}

Poly SymbolTable::count(const Variables &variables, const Conjunction &guards) {
  // Counts are compared by name: their variables have fixed ones.
  Substitution map;
  Entry entry;
  entry.kind = Count;
  for (unsigned i = 0; i < variables.size(); ++i) {
    if (i == countVariables.size())
      countVariables.push_back(create(Bound, "n" + std::to_string(i)));
    map[variables[i]] = Poly::symbol(countVariables[i]);
    entry.variables.push_back(countVariables[i]);
  }
  entry.guards = substitute(guards, map);
  llvm::sort(entry.guards);
  entry.guards.erase(llvm::unique(entry.guards), entry.guards.end());
  std::string key = "#" + std::to_string(variables.size());
  for (const Constraint &guard : entry.guards) {
    key += " " + print(guard);
    collectLeaves(guard.poly, entry.leaves);
  }
  llvm::erase_if(entry.leaves, [&](Symbol symbol) {
    return llvm::is_contained(entry.variables, symbol);
  });
  return Poly::symbol(intern(std::move(key), std::move(entry)));
}

Poly SymbolTable::element(const NormalForm &value) {
  if (std::optional<Rational> constant = getConstant(value))
    if (constant->den == 1)
      return Poly(*constant);
  Entry entry;
  entry.kind = Element;
  entry.value = value;
  visitPolys(value,
             [&](const Poly &poly) { collectLeaves(poly, entry.leaves); });
  return Poly::symbol(intern("@" + print(value), std::move(entry)));
}

bool SymbolTable::dependsOn(Symbol symbol, Symbol other) const {
  return std::binary_search(entries[symbol].leaves.begin(),
                            entries[symbol].leaves.end(), other);
}

bool SymbolTable::dependsOn(const Poly &poly, Symbol other) const {
  return llvm::any_of(poly.entries(), [&](const Poly::Entry &entry) {
    return llvm::any_of(entry.monomial, [&](Symbol symbol) {
      return dependsOn(symbol, other);
    });
  });
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

Poly SymbolTable::substitutePayload(Symbol symbol, const Substitution &map) {
  // By value: the table may grow, and move, meanwhile.
  Entry entry = entries[symbol];
  bool touched = llvm::any_of(entry.leaves,
                              [&](Symbol leaf) { return map.contains(leaf); });
  // A key may itself be a payload inside of this one.
  for (const auto &[key, value] : map)
    touched |= isPayload(key);
  if (!touched)
    return Poly::symbol(symbol);
  switch (entry.kind) {
  case Floor:
    return floorDiv(substitute(entry.first, map),
                    substitute(entry.second, map));
  case Count:
    return count(entry.variables, substitute(entry.guards, map));
  default:
    return element(substitute(entry.value, map));
  }
}

Poly SymbolTable::substitute(const Poly &poly, const Substitution &map) {
  if (map.empty())
    return poly;
  Poly result;
  for (const Poly::Entry &entry : poly.entries()) {
    Poly product(entry.coefficient);
    bool changed = false;
    Monomial kept;
    for (Symbol symbol : entry.monomial) {
      auto it = map.find(symbol);
      if (it != map.end()) {
        product = product * it->second;
        changed = true;
      } else if (isPayload(symbol)) {
        product = product * substitutePayload(symbol, map);
        changed = true;
      } else {
        kept.push_back(symbol);
      }
    }
    if (!changed)
      result = result + Poly::monomial(entry.monomial, entry.coefficient);
    else
      result = result + product * Poly::monomial(kept, Rational(1));
  }
  return result;
}

Conjunction SymbolTable::substitute(const Conjunction &conjunction,
                                    const Substitution &map) {
  Conjunction result;
  for (const Constraint &constraint : conjunction)
    result.push_back(substitute(constraint, map));
  return result;
}

Term SymbolTable::substitute(const Term &term, const Substitution &map) {
  Term result;
  result.coefficient = substitute(term.coefficient, map);
  result.variables = term.variables;
  result.guards = substitute(term.guards, map);
  for (const AtomRef &atom : term.atoms)
    result.atoms.push_back(substitute(atom, map));
  return result;
}

NormalForm SymbolTable::substitute(const NormalForm &value,
                                   const Substitution &map) {
  NormalForm result;
  for (const Term &term : value)
    result.push_back(substitute(term, map));
  return result;
}

Branch SymbolTable::substitute(const Branch &branch, const Substitution &map) {
  return {branch.variables, substitute(branch.guards, map),
          substitute(branch.body, map)};
}

AtomRef SymbolTable::substitute(const AtomRef &atom, const Substitution &map) {
  if (map.empty())
    return atom;
  Atom result;
  result.kind = atom->kind;
  result.id = atom->id;
  for (const Poly &poly : atom->index)
    result.index.push_back(substitute(poly, map));
  for (const NormalForm &argument : atom->arguments)
    result.arguments.push_back(substitute(argument, map));
  for (const Branch &branch : atom->branches)
    result.branches.push_back(substitute(branch, map));
  return std::make_shared<const Atom>(std::move(result));
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

std::string SymbolTable::print(Symbol symbol) const {
  const Entry &entry = entries[symbol];
  switch (entry.kind) {
  case Floor:
    return "floor((" + print(entry.first) + ")/(" + print(entry.second) + "))";
  case Count:
    return "#{" + print(entry.guards) + "}";
  case Element:
    return "<" + print(entry.value) + ">";
  case Bound:
    return entry.name + std::to_string(symbol);
  default:
    return entry.name;
  }
}

static std::string toString(const Rational &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << value.num;
  if (value.den != 1)
    os << "/" << value.den;
  return text;
}

std::string SymbolTable::print(const Poly &poly) const {
  if (poly.isZero())
    return "0";
  std::string text;
  for (const Poly::Entry &entry : llvm::reverse(poly.entries())) {
    bool negative = entry.coefficient < Rational(0);
    Rational size = negative ? -entry.coefficient : entry.coefficient;
    text += text.empty() ? (negative ? "-" : "") : (negative ? " - " : " + ");
    bool first = true;
    if (entry.monomial.empty() || size != Rational(1)) {
      text += toString(size);
      first = false;
    }
    for (Symbol symbol : entry.monomial) {
      if (!first)
        text += "*";
      text += print(symbol);
      first = false;
    }
  }
  return text;
}

std::string SymbolTable::print(const Constraint &constraint) const {
  static const char *const relations[] = {" >= 0", " = 0", " != 0"};
  return print(constraint.poly) + relations[constraint.kind];
}

std::string SymbolTable::print(const Conjunction &conjunction) const {
  std::string text;
  for (const Constraint &constraint : conjunction)
    text += (text.empty() ? "" : ", ") + print(constraint);
  return text;
}

std::string SymbolTable::print(const Term &term) const {
  std::string text = "(" + print(term.coefficient) + ")";
  if (!term.variables.empty()) {
    text += " Sum{";
    for (auto [i, variable] : llvm::enumerate(term.variables))
      text += (i ? "," : "") + print(variable);
    text += "}";
  }
  if (!term.guards.empty())
    text += " [" + print(term.guards) + "]";
  for (const AtomRef &atom : term.atoms)
    text += " " + print(*atom);
  return text;
}

std::string SymbolTable::print(const NormalForm &value) const {
  if (value.empty())
    return "0";
  std::string text;
  for (const Term &term : value)
    text += (text.empty() ? "" : " + ") + print(term);
  return text;
}

std::string SymbolTable::print(const Atom &atom) const {
  static const char *const functions[] = {"relu", "sigmoid", "tanh", "exp",
                                          "sqrt", "erf",     "add",  "mul"};
  std::string text;
  switch (atom.kind) {
  case Atom::Input:
    text = atom.id < inputs.size() ? inputs[atom.id]
                                   : "x" + std::to_string(atom.id);
    text += "[";
    for (auto [i, poly] : llvm::enumerate(atom.index))
      text += (i ? ", " : "") + print(poly);
    return text + "]";
  case Atom::Constant:
    return atom.id < constants.size() ? constants[atom.id]
                                      : "c" + std::to_string(atom.id);
  case Atom::Apply:
    text = functions[atom.id];
    break;
  case Atom::Recip:
    text = "recip";
    break;
  case Atom::Largest:
    text = "max";
    break;
  case Atom::Total:
    text = "total";
    break;
  }
  text += "(";
  for (auto [i, argument] : llvm::enumerate(atom.arguments))
    text += (i ? "; " : "") + print(argument);
  for (auto [i, branch] : llvm::enumerate(atom.branches)) {
    text += i ? "; " : "";
    for (Symbol variable : branch.variables)
      text += print(variable) + " ";
    if (!branch.guards.empty())
      text += "[" + print(branch.guards) + "] ";
    text += print(branch.body);
  }
  return text + ")";
}

} // namespace taso::proof
