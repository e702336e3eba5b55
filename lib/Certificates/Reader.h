//===- Reader.h - Certificates from JSON ------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the notation of docs/Certificates.md. Every function returns nothing
// for what is not of the expected form.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CERTIFICATES_READER_H
#define TASO_LIB_CERTIFICATES_READER_H

#include "Values.h"

#include "llvm/Support/JSON.h"

namespace taso::certificates {

using llvm::json::Array;
using llvm::json::Value;

class Reader {
public:
  /// Reads the table. False if it is malformed.
  bool readSymbols(const Array &list, Symbols &symbols);

  std::optional<Symbol> readSymbol(const Value &value) const;
  std::optional<Poly> readPoly(const Value &value) const;
  std::optional<Constraint> readConstraint(const Value &value) const;
  std::optional<Conjunction> readConjunction(const Value &value) const;
  std::optional<Variables> readVariables(const Value &value) const;
  std::optional<NormalForm> readValue(const Value &value) const;
  std::optional<Branch> readBranch(const Value &value) const;
  template <class Element>
  std::optional<std::vector<Element>>
  readList(const Value &value,
           std::optional<Element> (Reader::*read)(const Value &) const) const {
    const Array *list = value.getAsArray();
    if (!list)
      return std::nullopt;
    std::vector<Element> result;
    for (const Value &entry : *list) {
      std::optional<Element> element = (this->*read)(entry);
      if (!element)
        return std::nullopt;
      result.push_back(std::move(*element));
    }
    return result;
  }
  std::optional<std::vector<Poly>> readPolys(const Value &value) const {
    return readList<Poly>(value, &Reader::readPoly);
  }

private:
  std::optional<Symbol> parseSymbol(llvm::StringRef text) const;
  std::optional<Poly> parsePoly(llvm::StringRef text) const;
  std::optional<Atom> readAtom(const Value &value) const;
  std::optional<Term> readTerm(const Value &value) const;

  std::vector<Symbols::Kind> kinds;
};

} // namespace taso::certificates

#endif // TASO_LIB_CERTIFICATES_READER_H
