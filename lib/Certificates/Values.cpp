//===- Values.cpp - Normal forms of the checker ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace taso::certificates {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

NormalForm makeNumber(const Poly &value) {
  if (value.isZero())
    return {};
  Term term;
  term.coefficient = value;
  return {term};
}

NormalForm makeAtom(Atom atom) {
  Term term;
  term.atoms.push_back(std::make_shared<const Atom>(std::move(atom)));
  return {term};
}

NormalForm makeApply(unsigned function, NormalForm argument) {
  Atom atom;
  atom.kind = Atom::Apply;
  atom.id = function;
  atom.arguments = {std::move(argument)};
  return makeAtom(std::move(atom));
}

NormalForm makeRecip(NormalForm argument) {
  Atom atom;
  atom.kind = Atom::Recip;
  atom.arguments = {std::move(argument)};
  return makeAtom(std::move(atom));
}

NormalForm negate(NormalForm value) {
  for (Term &term : value)
    term.coefficient = -term.coefficient;
  return value;
}

NormalForm add(NormalForm a, const NormalForm &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

bool isAtom(const NormalForm &value) {
  return value.size() == 1 && value[0].variables.empty() &&
         value[0].guards.empty() && value[0].coefficient == Poly(1) &&
         value[0].atoms.size() == 1;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

static std::string keyOf(const Variables &variables) {
  std::string text = "{";
  for (Symbol variable : variables)
    text += std::to_string(variable) + ",";
  return text + "}";
}

static std::string keyOf(const Conjunction &guards) {
  std::set<std::string> keys;
  for (const Constraint &guard : guards)
    keys.insert(guard.key());
  std::string text = "[";
  for (const std::string &guard : keys)
    text += guard + ";";
  return text + "]";
}

std::string keyOfProduct(const Term &term) {
  std::string text = keyOf(term.variables) + keyOf(term.guards);
  for (const AtomRef &atom : term.atoms)
    text += key(*atom);
  return text;
}

std::string key(const NormalForm &value) {
  std::string text = "(";
  for (const Term &term : value)
    text += term.coefficient.key() + ":" + keyOfProduct(term) + "|";
  return text + ")";
}

std::string key(const Atom &atom) {
  std::string text =
      "<" + std::to_string(atom.kind) + "." + std::to_string(atom.id) + " ";
  for (const Poly &poly : atom.index)
    text += poly.key() + ",";
  for (const NormalForm &argument : atom.arguments)
    text += key(argument);
  for (const Branch &branch : atom.branches)
    text += keyOf(branch.variables) + keyOf(branch.guards) + key(branch.body);
  return text + ">";
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

bool Symbols::dependsOn(const Poly &poly, Symbol symbol) const {
  std::set<Symbol> all;
  collect(poly, all);
  return all.count(symbol) != 0;
}

void Symbols::collect(const Poly &poly, std::set<Symbol> &out) const {
  for (const auto &[monomial, coefficient] : poly.entries())
    for (Symbol symbol : monomial)
      out.insert(entries[symbol].leaves.begin(), entries[symbol].leaves.end());
}

void Symbols::collect(const Conjunction &guards, std::set<Symbol> &out) const {
  for (const Constraint &guard : guards)
    collect(guard.poly, out);
}

void Symbols::collect(const Atom &atom, std::set<Symbol> &out) const {
  for (const Poly &poly : atom.index)
    collect(poly, out);
  for (const NormalForm &argument : atom.arguments)
    collect(argument, out);
  for (const Branch &branch : atom.branches) {
    out.insert(branch.variables.begin(), branch.variables.end());
    collect(branch.guards, out);
    collect(branch.body, out);
  }
}

void Symbols::collect(const Term &term, std::set<Symbol> &out) const {
  out.insert(term.variables.begin(), term.variables.end());
  collect(term.coefficient, out);
  collect(term.guards, out);
  for (const AtomRef &atom : term.atoms)
    collect(*atom, out);
}

void Symbols::collect(const NormalForm &value, std::set<Symbol> &out) const {
  for (const Term &term : value)
    collect(term, out);
}

/// The leaves of a symbol, after those of the symbols in its payload. False if
/// these contain the symbol itself.
bool Symbols::computeLeaves(Symbol symbol, std::vector<int> &state) {
  if (state[symbol])
    return state[symbol] == 2;
  state[symbol] = 1;
  Entry &entry = entries[symbol];
  entry.leaves = {symbol};
  std::set<Symbol> direct;
  auto note = [&](const Poly &poly) {
    for (const auto &[monomial, coefficient] : poly.entries())
      direct.insert(monomial.begin(), monomial.end());
  };
  note(entry.numerator);
  note(entry.denominator);
  for (const Constraint &guard : entry.guards)
    note(guard.poly);
  std::function<void(const NormalForm &)> noteAll =
      [&](const NormalForm &value) {
        for (const Term &term : value) {
          note(term.coefficient);
          for (const Constraint &guard : term.guards)
            note(guard.poly);
          for (const AtomRef &atom : term.atoms) {
            for (const Poly &poly : atom->index)
              note(poly);
            for (const NormalForm &argument : atom->arguments)
              noteAll(argument);
            for (const Branch &branch : atom->branches) {
              for (const Constraint &guard : branch.guards)
                note(guard.poly);
              noteAll(branch.body);
            }
          }
        }
      };
  noteAll(entry.value);
  for (Symbol other : direct) {
    if (!computeLeaves(other, state))
      return false;
    entry.leaves.insert(entries[other].leaves.begin(),
                        entries[other].leaves.end());
  }
  // The variables of a count are its own.
  for (Symbol variable : entry.variables)
    entry.leaves.erase(variable);
  state[symbol] = 2;
  return true;
}

std::string Symbols::keyOf(const Entry &entry) const {
  switch (entry.kind) {
  case Floor:
    return "f" + entry.numerator.key() + "/" + entry.denominator.key();
  case Count:
    return "n" + std::to_string(entry.variables.size()) +
           certificates::keyOf(entry.guards);
  default:
    return "e" + key(entry.value);
  }
}

bool Symbols::finish() {
  std::vector<int> state(entries.size(), 0);
  for (Symbol symbol = 0; symbol < entries.size(); ++symbol)
    if (!computeLeaves(symbol, state))
      return false;
  for (Symbol symbol = 0; symbol < entries.size(); ++symbol) {
    const Entry &entry = entries[symbol];
    if (entry.kind < Floor)
      continue;
    interned.insert({keyOf(entry), symbol});
    // All counts use the same variables, the first ones of one list.
    if (entry.variables.size() > countVariables.size())
      countVariables = entry.variables;
  }
  for (const Entry &entry : entries)
    for (size_t i = 0; i < entry.variables.size(); ++i)
      if (entry.variables[i] != countVariables[i])
        return false;
  return true;
}

Symbol Symbols::intern(const std::string &key, Entry entry) {
  auto [it, isNew] = interned.insert({key, Symbol(entries.size())});
  if (!isNew)
    return it->second;
  entries.push_back(std::move(entry));
  std::vector<int> state(entries.size(), 2);
  state.back() = 0;
  computeLeaves(it->second, state);
  return it->second;
}

/// The polynomial divided by a monomial, as far as coefficients stay whole.
static Poly divide(const Poly &poly, const Monomial &monomial,
                   const Rational &coefficient, Poly &rest) {
  Poly result;
  for (const auto &[product, value] : poly.entries()) {
    Monomial left = product;
    bool divides = llvm::all_of(monomial, [&](Symbol symbol) {
      auto it = llvm::find(left, symbol);
      if (it == left.end())
        return false;
      left.erase(it);
      return true;
    });
    if (divides && (value / coefficient).isInteger())
      result.add(left, value / coefficient);
    else
      rest.add(product, value);
  }
  return result;
}

static Poly makeMonomial(const Monomial &monomial) {
  Poly result;
  result.add(monomial, Rational(1));
  return result;
}

Poly Symbols::floorDiv(const Poly &numerator, const Poly &denominator) {
  if (denominator == Poly(1))
    return numerator;
  if (numerator.isConstant() && denominator.isConstant() &&
      denominator.constant().isPositive()) {
    Rational value = numerator.constant() / denominator.constant();
    return Poly(Rational(llvm::floorDiv(value.numerator, value.denominator),
                         Integer(1)));
  }
  if (numerator == denominator)
    return Poly(1);
  Poly whole, rest;
  if (denominator.entries().size() == 1) {
    const auto &[monomial, coefficient] = *denominator.entries().begin();
    whole = divide(numerator, monomial, coefficient, rest);
    // Exchange products that the facts say are equal.
    for (const auto &[a, b] : equalProducts)
      for (const auto &[from, to] : {std::pair(a, b), std::pair(b, a)}) {
        Poly kept, smaller;
        Poly moved = divide(rest, from, Rational(1), kept);
        Poly more = divide(moved * makeMonomial(to) + kept, monomial,
                           coefficient, smaller);
        if (more.isZero())
          continue;
        whole = whole + more;
        rest = smaller;
      }
  } else {
    rest = numerator;
  }
  if (rest.isZero())
    return whole;
  Entry entry;
  entry.kind = Floor;
  entry.numerator = rest;
  entry.denominator = denominator;
  std::string text = keyOf(entry);
  return whole + Poly::symbol(intern(text, std::move(entry)));
}

Poly Symbols::reduceProducts(Poly poly) const {
  constexpr unsigned kMaxPower = 4;
  for (const auto &[a, b] : equalProducts)
    for (unsigned i = 0; i < kMaxPower; ++i) {
      Poly rest;
      Poly whole = divide(poly, b, Rational(1), rest);
      poly = whole * makeMonomial(a) + rest;
    }
  return poly;
}

Poly Symbols::count(const Variables &variables, const Conjunction &guards) {
  Entry entry;
  entry.kind = Count;
  Substitution map;
  for (size_t i = 0; i < variables.size(); ++i) {
    if (i == countVariables.size()) {
      Entry variable;
      variable.kind = Bound;
      variable.leaves = {Symbol(entries.size())};
      countVariables.push_back(entries.size());
      entries.push_back(std::move(variable));
    }
    map[variables[i]] = Poly::symbol(countVariables[i]);
    entry.variables.push_back(countVariables[i]);
  }
  entry.guards = substitute(guards, map);
  std::string text = keyOf(entry);
  return Poly::symbol(intern(text, std::move(entry)));
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

Poly Symbols::substitutePayload(Symbol symbol, const Substitution &map) {
  // By value: the table may grow, and move, meanwhile.
  Entry entry = entries[symbol];
  bool touched = llvm::any_of(
      map, [&](const auto &pair) { return entry.leaves.count(pair.first); });
  if (!touched)
    return Poly::symbol(symbol);
  if (entry.kind == Floor)
    return floorDiv(substitute(entry.numerator, map),
                    substitute(entry.denominator, map));
  if (entry.kind == Count) {
    enter(entry.variables, map);
    return count(entry.variables, substitute(entry.guards, map));
  }
  entry.value = substitute(entry.value, map);
  std::string text = keyOf(entry);
  return Poly::symbol(intern(text, std::move(entry)));
}

Poly Symbols::substitute(const Poly &poly, const Substitution &map) {
  Poly result;
  for (const auto &[monomial, coefficient] : poly.entries()) {
    Poly product(coefficient);
    for (Symbol symbol : monomial) {
      auto it = map.find(symbol);
      if (it != map.end())
        product = product * it->second;
      else if (entries[symbol].kind >= Floor)
        product = product * substitutePayload(symbol, map);
      else
        product = product * Poly::symbol(symbol);
    }
    result = result + product;
  }
  return result;
}

/// Notes if the variables of a sum clash with the substitution.
void Symbols::enter(const Variables &variables, const Substitution &map) {
  for (const auto &[from, to] : map)
    for (Symbol variable : variables)
      captured |= from == variable ||
                  entries[from].leaves.count(variable) != 0 ||
                  dependsOn(to, variable);
}

Conjunction Symbols::substitute(const Conjunction &guards,
                                const Substitution &map) {
  Conjunction result;
  for (const Constraint &guard : guards)
    result.push_back(substitute(guard, map));
  return result;
}

void Symbols::replace(Term &term, const Substitution &map) {
  term.coefficient = substitute(term.coefficient, map);
  term.guards = substitute(term.guards, map);
  for (AtomRef &atom : term.atoms)
    atom = substitute(atom, map);
}

Term Symbols::substituteTerm(const Term &term, const Substitution &map) {
  enter(term.variables, map);
  Term result = term;
  replace(result, map);
  return result;
}

NormalForm Symbols::substitute(const NormalForm &value,
                               const Substitution &map) {
  NormalForm result;
  for (const Term &term : value)
    result.push_back(substituteTerm(term, map));
  return result;
}

Branch Symbols::substitute(const Branch &branch, const Substitution &map) {
  enter(branch.variables, map);
  return {branch.variables, substitute(branch.guards, map),
          substitute(branch.body, map)};
}

AtomRef Symbols::substitute(const AtomRef &atom, const Substitution &map) {
  Atom result = *atom;
  for (Poly &poly : result.index)
    poly = substitute(poly, map);
  for (NormalForm &argument : result.arguments)
    argument = substitute(argument, map);
  for (Branch &branch : result.branches)
    branch = substitute(branch, map);
  return std::make_shared<const Atom>(std::move(result));
}

} // namespace taso::certificates
