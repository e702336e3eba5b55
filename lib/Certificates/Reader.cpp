//===- Reader.cpp - Certificates from JSON --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace taso::certificates {

using llvm::StringRef;

static const StringRef kLetters = "povfne";

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

/// "v12": a letter for the kind, and the place in the table.
std::optional<Symbol> Reader::parseSymbol(StringRef text) const {
  unsigned number;
  size_t kind = text.empty() ? StringRef::npos : kLetters.find(text[0]);
  if (kind == StringRef::npos || text.drop_front().getAsInteger(10, number) ||
      number >= kinds.size() || kinds[number] != kind)
    return std::nullopt;
  return number;
}

/// "3*p0*v12-1/2": a sum of products of a number and symbols.
std::optional<Poly> Reader::parsePoly(StringRef text) const {
  if (text.empty())
    return std::nullopt;
  Poly result;
  while (!text.empty()) {
    bool negative = text.consume_front("-");
    if (!negative)
      text.consume_front("+");
    StringRef product = text.take_until(
        [](char letter) { return letter == '+' || letter == '-'; });
    text = text.drop_front(product.size());
    Rational coefficient(negative ? -1 : 1);
    Monomial monomial;
    llvm::SmallVector<StringRef> factors;
    product.split(factors, '*');
    for (StringRef factor : factors) {
      if (std::optional<Symbol> symbol = parseSymbol(factor))
        monomial.push_back(*symbol);
      else if (std::optional<Rational> number = parseRational(factor))
        coefficient = coefficient * *number;
      else
        return std::nullopt;
    }
    llvm::sort(monomial);
    result.add(monomial, coefficient);
  }
  return result;
}

std::optional<Symbol> Reader::readSymbol(const Value &value) const {
  auto text = value.getAsString();
  return text ? parseSymbol(*text) : std::nullopt;
}

std::optional<Poly> Reader::readPoly(const Value &value) const {
  auto text = value.getAsString();
  return text ? parsePoly(*text) : std::nullopt;
}

std::optional<Constraint> Reader::readConstraint(const Value &value) const {
  auto string = value.getAsString();
  if (!string)
    return std::nullopt;
  StringRef text = *string;
  Constraint result;
  if (text.consume_back(">=0"))
    result.kind = Constraint::AtLeastZero;
  else if (text.consume_back("!=0"))
    result.kind = Constraint::NonZero;
  else if (text.consume_back("=0"))
    result.kind = Constraint::Zero;
  else
    return std::nullopt;
  // The negation of p >= 0 is p <= -1 for whole numbers only.
  std::optional<Poly> poly = parsePoly(text);
  if (!poly || !poly->isInteger())
    return std::nullopt;
  result.poly = std::move(*poly);
  return result;
}

std::optional<Conjunction> Reader::readConjunction(const Value &value) const {
  return readList<Constraint>(value, &Reader::readConstraint);
}

std::optional<Variables> Reader::readVariables(const Value &value) const {
  auto list = readList<Symbol>(value, &Reader::readSymbol);
  if (!list)
    return std::nullopt;
  for (size_t i = 0; i < list->size(); ++i)
    if (kinds[(*list)[i]] != Symbols::Bound ||
        llvm::is_contained(llvm::ArrayRef(*list).take_front(i), (*list)[i]))
      return std::nullopt;
  return list;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<Branch> Reader::readBranch(const Value &value) const {
  const Array *parts = value.getAsArray();
  if (!parts || parts->size() != 3)
    return std::nullopt;
  auto variables = readVariables((*parts)[0]);
  auto guards = readConjunction((*parts)[1]);
  auto body = readValue((*parts)[2]);
  if (!variables || !guards || !body)
    return std::nullopt;
  return Branch{std::move(*variables), std::move(*guards), std::move(*body)};
}

std::optional<Atom> Reader::readAtom(const Value &value) const {
  const Array *parts = value.getAsArray();
  if (!parts || parts->size() < 2)
    return std::nullopt;
  StringRef kind = (*parts)[0].getAsString().value_or("");
  Atom atom;
  if (kind == "r") {
    atom.kind = Atom::Recip;
    auto argument = readValue((*parts)[1]);
    if (!argument)
      return std::nullopt;
    atom.arguments = {std::move(*argument)};
    return atom;
  }
  if (kind == "m") {
    atom.kind = Atom::Largest;
    auto branches = readList<Branch>((*parts)[1], &Reader::readBranch);
    if (!branches)
      return std::nullopt;
    atom.branches = std::move(*branches);
    return atom;
  }
  auto id = (*parts)[1].getAsInteger();
  if (!id || *id < 0 || *id > 1000000)
    return std::nullopt;
  atom.id = *id;
  if (kind == "c" && parts->size() == 2) {
    atom.kind = Atom::Constant;
    return atom;
  }
  if (parts->size() != 3)
    return std::nullopt;
  if (kind == "x") {
    atom.kind = Atom::Input;
    auto index = readPolys((*parts)[2]);
    if (!index)
      return std::nullopt;
    atom.index = std::move(*index);
    return atom;
  }
  auto arguments = readList<NormalForm>((*parts)[2], &Reader::readValue);
  if (kind != "f" || !arguments || arguments->size() != 1 ||
      atom.id >= NumFunctions)
    return std::nullopt;
  atom.kind = Atom::Apply;
  atom.arguments = std::move(*arguments);
  return atom;
}

std::optional<Term> Reader::readTerm(const Value &value) const {
  const Array *parts = value.getAsArray();
  if (!parts || parts->size() != 4)
    return std::nullopt;
  auto coefficient = readPoly((*parts)[0]);
  auto variables = readVariables((*parts)[1]);
  auto guards = readConjunction((*parts)[2]);
  auto atoms = readList<Atom>((*parts)[3], &Reader::readAtom);
  if (!coefficient || !variables || !guards || !atoms)
    return std::nullopt;
  Term term{
      std::move(*coefficient), std::move(*variables), std::move(*guards), {}};
  for (Atom &atom : *atoms)
    term.atoms.push_back(std::make_shared<const Atom>(std::move(atom)));
  return term;
}

std::optional<NormalForm> Reader::readValue(const Value &value) const {
  return readList<Term>(value, &Reader::readTerm);
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

bool Reader::readSymbols(const Array &list, Symbols &symbols) {
  // Their kinds first: definitions may speak of later symbols.
  for (auto [i, entry] : llvm::enumerate(list)) {
    const Array *parts = entry.getAsArray();
    StringRef name =
        parts && !parts->empty() ? (*parts)[0].getAsString().value_or("") : "";
    size_t kind = name.empty() ? StringRef::npos : kLetters.find(name[0]);
    if (kind == StringRef::npos || name.drop_front() != llvm::utostr(i))
      return false;
    size_t wanted = kind == Symbols::Floor || kind == Symbols::Count      ? 3
                    : kind == Symbols::Position || kind == Symbols::Bound ? 1
                                                                          : 2;
    if (parts->size() != wanted)
      return false;
    kinds.push_back(Symbols::Kind(kind));
  }
  std::vector<Symbols::Entry> entries;
  for (auto [i, value] : llvm::enumerate(list)) {
    const Array &parts = *value.getAsArray();
    Symbols::Entry entry;
    entry.kind = kinds[i];
    if (entry.kind == Symbols::Floor) {
      auto numerator = readPoly(parts[1]), denominator = readPoly(parts[2]);
      if (!numerator || !denominator || !numerator->isInteger() ||
          !denominator->isInteger())
        return false;
      entry.numerator = std::move(*numerator);
      entry.denominator = std::move(*denominator);
    } else if (entry.kind == Symbols::Count) {
      auto variables = readVariables(parts[1]);
      auto guards = readConjunction(parts[2]);
      if (!variables || !guards)
        return false;
      entry.variables = std::move(*variables);
      entry.guards = std::move(*guards);
    } else if (entry.kind == Symbols::Element) {
      auto element = readValue(parts[1]);
      if (!element)
        return false;
      entry.value = std::move(*element);
    }
    entries.push_back(std::move(entry));
  }
  symbols.load(std::move(entries));
  return symbols.finish();
}

} // namespace taso::certificates
