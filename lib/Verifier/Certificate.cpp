//===- Certificate.cpp - What a proof leaves to be checked ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Certificate.h"

#include "mlir/Analysis/Presburger/Simplex.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace taso::proof {

using llvm::DynamicAPInt;

static std::string quote(const std::string &text) {
  std::string result;
  llvm::raw_string_ostream(result)
      << llvm::json::Value(llvm::json::fixUTF8(text));
  return result;
}

static std::string toString(const Rational &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << value.num;
  if (value.den != 1)
    os << "/" << value.den;
  return text;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// A letter for the kind, and a number.
std::string Recorder::getName(Symbol symbol) {
  static const char letters[] = "povfne";
  auto [it, isNew] = numbers.insert({symbol, unsigned(numbers.size())});
  if (isNew)
    written.push_back(symbol);
  return letters[table.getKind(symbol)] + std::to_string(it->second);
}

std::string Recorder::print(const Poly &poly) {
  std::string text;
  for (const Poly::Entry &entry : llvm::reverse(poly.entries())) {
    std::string coefficient = toString(entry.coefficient);
    if (!entry.monomial.empty() && entry.coefficient == Rational(1))
      coefficient.clear();
    else if (!entry.monomial.empty() && entry.coefficient == Rational(-1))
      coefficient = "-";
    else if (!entry.monomial.empty())
      coefficient += "*";
    if (!text.empty() && (coefficient.empty() || coefficient[0] != '-'))
      text += "+";
    text += coefficient;
    for (auto [i, symbol] : llvm::enumerate(entry.monomial))
      text += (i ? "*" : "") + getName(symbol);
  }
  return text.empty() ? "0" : text;
}

std::string Recorder::write(Symbol symbol) {
  return "\"" + getName(symbol) + "\"";
}

std::string Recorder::write(const Poly &poly) {
  return "\"" + print(poly) + "\"";
}

std::string Recorder::write(const Rational &value) {
  return "\"" + toString(value) + "\"";
}

std::string Recorder::write(const Constraint &constraint) {
  static const char *const relations[] = {">=0", "=0", "!=0"};
  return "\"" + print(constraint.poly) + relations[constraint.kind] + "\"";
}

std::string Recorder::write(const Branch &branch) {
  return "[" + write(branch.variables) + "," + write(branch.guards) + "," +
         write(branch.body) + "]";
}

std::string Recorder::write(const Atom &atom) {
  std::string id = std::to_string(atom.id);
  switch (atom.kind) {
  case Atom::Input:
    return "[\"x\"," + id + "," + write(atom.index) + "]";
  case Atom::Constant:
    return "[\"c\"," + id + "]";
  case Atom::Apply:
    return "[\"f\"," + id + "," + write(atom.arguments) + "]";
  case Atom::Recip:
    return "[\"r\"," + write(atom.arguments[0]) + "]";
  case Atom::Largest:
    return "[\"m\"," + write(atom.branches) + "]";
  case Atom::Total:
    return "[\"t\"," + write(atom.branches) + "]";
  }
  return "";
}

std::string Recorder::write(const Term &term) {
  std::string text = "[" + write(term.coefficient) + "," +
                     write(term.variables) + "," + write(term.guards) + ",[";
  for (auto [i, atom] : llvm::enumerate(term.atoms))
    text += (i ? "," : "") + write(*atom);
  return text + "]]";
}

std::string Recorder::write(const NormalForm &value) {
  std::string text = "[";
  for (auto [i, term] : llvm::enumerate(value))
    text += (i ? "," : "") + write(term);
  return text + "]";
}

/// What a symbol stands for. May write further symbols.
std::string Recorder::writeSymbol(Symbol symbol) {
  std::string text = "[" + write(symbol);
  switch (table.getKind(symbol)) {
  case SymbolTable::Floor:
    text += "," + write(table.getNumerator(symbol)) + "," +
            write(table.getDenominator(symbol));
    break;
  case SymbolTable::Count:
    text += "," + write(table.getVariables(symbol)) + "," +
            write(table.getGuards(symbol));
    break;
  case SymbolTable::Element:
    text += "," + write(table.getValue(symbol));
    break;
  case SymbolTable::Parameter:
    text += "," + quote(table.print(symbol));
    break;
  case SymbolTable::Position:
  case SymbolTable::Bound:
    break;
  }
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static std::string joinAll(const std::vector<std::string> &list) {
  return "[" + llvm::join(list, ",") + "]";
}

/// Equations in their order, which floors are simplified in; then the others,
/// sorted, since their order means nothing.
std::string Recorder::writeFacts(llvm::ArrayRef<Constraint> facts) {
  std::vector<std::string> first, others;
  for (const Constraint &fact : facts)
    (fact.kind == Constraint::Zero ? first : others).push_back(write(fact));
  llvm::sort(others);
  llvm::append_range(first, others);
  return joinAll(first);
}

void Recorder::begin(const NormalForm &source, const NormalForm &target,
                     llvm::ArrayRef<Constraint> facts, bool assumeDefined) {
  current = Result();
  numbers.clear();
  written.clear();
  current.source = write(source);
  current.target = write(target);
  current.facts = writeFacts(facts);
  current.assumeDefined = assumeDefined;
}

void Recorder::split(Symbol position, Symbol floor, Symbol quotient,
                     Symbol rest) {
  current.claims.clear();
  current.steps.clear();
  current.splits.push_back("[" + write(position) + "," + write(floor) + "," +
                           write(quotient) + "," + write(rest) + "]");
}

void Recorder::keep(const std::string &what) {
  // Writing a symbol may number further ones.
  std::vector<std::string> symbols;
  for (size_t i = 0; i < written.size(); ++i)
    symbols.push_back(writeSymbol(written[i]));
  std::string text =
      "\"symbols\":" + joinAll(symbols) + ",\"facts\":" + current.facts +
      ",\"assumeDefined\":" + (current.assumeDefined ? "true" : "false") +
      ",\"source\":" + current.source + ",\"target\":" + current.target +
      ",\"splits\":" + joinAll(current.splits) +
      ",\"claims\":" + joinAll(current.claims) +
      ",\"steps\":" + joinAll(current.steps);
  auto [it, isNew] = places.insert({text, proofs.size()});
  if (isNew)
    proofs.push_back({std::move(text), what, 0});
  ++proofs[it->second].numCases;
  kept.push_back(it->second);
}

void Recorder::truncate(size_t count) {
  for (; kept.size() > count; kept.pop_back()) {
    if (--proofs[kept.back()].numCases)
      continue;
    places.erase(proofs[kept.back()].text);
    proofs.pop_back();
  }
}

std::string Recorder::finish(const CertificateHeader &header) {
  std::vector<std::string> list;
  for (const Proof &proof : proofs)
    list.push_back("{\"case\":" + quote(proof.what) + ",\"cases\":" +
                   std::to_string(proof.numCases) + "," + proof.text + "}");
  return "{\"version\":1,\"rule\":" + quote(header.rule) +
         ",\"hash\":" + quote(header.hash) + ",\"verdict\":\"proved\"" +
         ",\"maxRank\":" + std::to_string(header.maxRank) +
         ",\"proofs\":" + joinAll(list) + "}";
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

namespace {
/// A row with whole coefficients, divided by their common divisor.
struct Tightened {
  Poly poly;
  DynamicAPInt divisor;
};
} // namespace

static Tightened tighten(const Constraint &row) {
  DynamicAPInt divisor(0);
  Poly whole = row.poly * Poly(Rational(row.poly.scale(), DynamicAPInt(1)));
  for (const Poly::Entry &entry : whole.entries())
    if (!entry.monomial.empty())
      divisor = llvm::gcd(divisor, llvm::abs(entry.coefficient.num));
  if (row.kind != Constraint::AtLeastZero || divisor <= 1)
    return {whole, DynamicAPInt(1)};
  Poly result;
  for (const Poly::Entry &entry : whole.entries())
    result = result +
             Poly::monomial(entry.monomial,
                            Rational(floorDiv(entry.coefficient.num, divisor),
                                     DynamicAPInt(1)));
  return {result, divisor};
}

std::vector<Rational>
Recorder::findMultipliers(llvm::ArrayRef<Constraint> rows) {
  std::map<Monomial, llvm::SmallVector<DynamicAPInt>> columns;
  llvm::SmallVector<DynamicAPInt> none(rows.size() + 1, DynamicAPInt(0));
  columns[{}] = none;
  std::vector<DynamicAPInt> scales;
  for (auto [i, row] : llvm::enumerate(rows)) {
    scales.push_back(row.poly.scale());
    for (const Poly::Entry &entry : row.poly.entries())
      columns.insert({entry.monomial, none}).first->second[i] =
          entry.coefficient.num * (scales[i] / entry.coefficient.den);
  }
  columns[{}].back() = 1;
  mlir::presburger::Simplex simplex(rows.size());
  for (const auto &[monomial, column] : columns)
    simplex.addEquality(column);
  for (auto [i, row] : llvm::enumerate(rows)) {
    if (row.kind == Constraint::Zero)
      continue;
    llvm::SmallVector<DynamicAPInt> sign = none;
    sign[i] = 1;
    simplex.addInequality(sign);
  }
  if (simplex.isEmpty())
    return {};
  std::vector<Rational> multipliers;
  if (auto sample = simplex.getRationalSample())
    for (auto [value, scale] : llvm::zip_equal(*sample, scales))
      multipliers.push_back(value * Rational(scale, DynamicAPInt(1)));
  return multipliers;
}

/// A row that is no product: a hypothesis, or what its symbol means.
std::string Recorder::writeLeaf(const Constraint &row) {
  for (Symbol symbol : row.poly.symbols()) {
    if (table.getKind(symbol) == SymbolTable::Count &&
        row == Constraint::atLeastZero(Poly::symbol(symbol)))
      return "[\"count\"," + write(symbol) + "]";
    if (table.getKind(symbol) != SymbolTable::Floor)
      continue;
    Poly denominator = table.getDenominator(symbol),
         rest = table.getNumerator(symbol) - denominator * Poly::symbol(symbol);
    if (row == Constraint::atLeastZero(rest))
      return "[\"low\"," + write(symbol) + "]";
    if (row == Constraint::atLeastZero(denominator - Poly(1) - rest))
      return "[\"high\"," + write(symbol) + "]";
  }
  return write(row);
}

/// A row that is a product of two of the others, or of one with symbols; for an
/// inequality these are not negative, since they are at least 0 or 1.
std::string Recorder::writeProduct(llvm::ArrayRef<Constraint> rows,
                                   const Constraint &product) {
  for (size_t i = 0; i < rows.size(); ++i)
    for (size_t j = i; j < rows.size(); ++j)
      if (rows[i].poly * rows[j].poly == product.poly)
        return "[" + writeLeaf(rows[i]) + "," + writeLeaf(rows[j]) + "]";
  for (const Constraint &row : rows) {
    if (row.poly.isZero() || row.kind != product.kind)
      continue;
    const Poly::Entry &leading = row.poly.entries().back();
    for (const Poly::Entry &entry : product.poly.entries()) {
      Poly rest;
      Poly factor = Poly::monomial(entry.monomial, Rational(1))
                        .quotient({leading.monomial, Rational(1)}, rest);
      if (factor.isZero() || !(row.poly * factor == product.poly))
        continue;
      std::string text = "[" + writeLeaf(row);
      for (Symbol symbol : factor.entries()[0].monomial) {
        Poly self = Poly::symbol(symbol);
        if (row.kind == Constraint::Zero)
          text += ",[\"any\"," + write(self) + "]";
        else if (llvm::is_contained(rows, Constraint::atLeastZero(self)))
          text += "," + writeLeaf(Constraint::atLeastZero(self));
        else
          text += ",[\"weak\"," +
                  write(Constraint::atLeastZero(self - Poly(1))) + "]";
      }
      return text + "]";
    }
  }
  return "null";
}

void Recorder::claim(llvm::ArrayRef<Constraint> rows, size_t numGiven) {
  Conjunction whole;
  std::vector<DynamicAPInt> divisors;
  for (const Constraint &row : rows) {
    Tightened tightened = tighten(row);
    whole.push_back({row.kind, tightened.poly});
    divisors.push_back(tightened.divisor);
  }
  std::vector<Rational> multipliers = findMultipliers(whole);
  if (multipliers.empty())
    return;
  std::string text;
  for (size_t k = 0; k < rows.size(); ++k) {
    if (multipliers[k] == Rational(0))
      continue;
    std::string origin = k < numGiven
                             ? writeLeaf(rows[k])
                             : writeProduct(rows.take_front(numGiven), rows[k]);
    text += (text.empty() ? "[" : ",") + ("[" + origin) + "," +
            write(Rational(divisors[k], DynamicAPInt(1))) + "," +
            write(multipliers[k]) + "]";
  }
  text += "]";
  if (!llvm::is_contained(current.claims, text))
    current.claims.push_back(std::move(text));
}

} // namespace taso::proof
