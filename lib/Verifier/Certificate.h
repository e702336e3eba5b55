//===- Certificate.h - What a proof leaves to be checked --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Solver, Simplifier and Equality tell a recorder, where one is attached to the
// symbol table, which steps they take and which claims of infeasibility they
// establish. docs/Certificates.md describes what is written; lib/Certificates
// checks it, and shares no code with this.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_CERTIFICATE_H
#define TASO_LIB_VERIFIER_CERTIFICATE_H

#include "NormalForm.h"

#include <set>

namespace taso::proof {

/// The header of a certificate.
struct CertificateHeader {
  std::string rule, hash;
  unsigned maxRank = 0;
};

class Recorder {
public:
  explicit Recorder(const SymbolTable &table) : table(table) {}

  /// Starts a result: the values that are compared, before anything was done to
  /// them, and what is known. What is recorded from here on belongs to it.
  void begin(const NormalForm &source, const NormalForm &target,
             llvm::ArrayRef<Constraint> facts, bool assumeDefined);
  /// Keeps the result, which is one of a case of the rule.
  void keep(const std::string &what);
  /// How many results were kept.
  size_t getNumKept() const { return kept.size(); }
  /// Takes back all results that were kept but the first ones.
  void truncate(size_t count);
  /// A position is split, and the comparison starts again.
  void split(Symbol position, Symbol floor, Symbol quotient, Symbol rest);

  /// Adds a step: its name and arguments.
  template <class... Arguments>
  void step(const char *name, const Arguments &...arguments) {
    std::string text = std::string("[\"") + name + "\"";
    ((text += "," + write(arguments)), ...);
    current.steps.push_back(text + "]");
  }
  size_t mark() const { return current.steps.size(); }
  void rollback(size_t mark) { current.steps.resize(mark); }

  /// These rows have no solution; those from `numGiven` on are products of two
  /// of the others. Finds multipliers that show it.
  void claim(llvm::ArrayRef<Constraint> rows, size_t numGiven);

  /// Numbers, not negative for inequalities, with which the rows add up to -1.
  /// Empty if there are none.
  static std::vector<Rational> findMultipliers(llvm::ArrayRef<Constraint> rows);

  /// One line of JSON, without its end.
  std::string finish(const CertificateHeader &header);

  std::string write(const Poly &poly);
  std::string write(const Constraint &constraint);
  std::string write(const Rational &value);
  std::string write(Symbol symbol);
  std::string write(int value) { return std::to_string(value); }
  std::string write(size_t value) { return std::to_string(value); }
  std::string write(const Term &term);
  std::string write(const Atom &atom);
  std::string write(const Branch &branch);
  std::string write(const NormalForm &value);
  template <class Element> std::string write(llvm::ArrayRef<Element> list) {
    std::string text = "[";
    for (const Element &element : list)
      text += (text.size() > 1 ? "," : "") + write(element);
    return text + "]";
  }
  template <class Element> std::string write(const std::vector<Element> &list) {
    return write(llvm::ArrayRef<Element>(list));
  }
  template <class Element, unsigned N>
  std::string write(const llvm::SmallVector<Element, N> &list) {
    return write(llvm::ArrayRef<Element>(list));
  }
  template <class A, class B> std::string write(const std::pair<A, B> &pair) {
    return "[" + write(pair.first) + "," + write(pair.second) + "]";
  }

private:
  struct Result {
    std::string facts, source, target;
    bool assumeDefined = false;
    std::vector<std::string> splits, claims, steps;
  };
  /// A proof, and the first of the cases that have it.
  struct Proof {
    std::string text, what;
    unsigned numCases = 0;
  };
  std::string getName(Symbol symbol);
  std::string print(const Poly &poly);
  std::string writeLeaf(const Constraint &row);
  std::string writeProduct(llvm::ArrayRef<Constraint> rows,
                           const Constraint &product);
  std::string writeSymbol(Symbol symbol);
  std::string writeFacts(llvm::ArrayRef<Constraint> facts);

  const SymbolTable &table;
  Result current;
  std::vector<Proof> proofs;
  std::map<std::string, size_t> places; ///< of proofs, by their texts
  std::vector<size_t> kept;             ///< the proof of each result
  /// Symbols get numbers in the order in which they are first written in a
  /// result, so that proofs which only differ by names are the same.
  llvm::DenseMap<Symbol, unsigned> numbers;
  std::vector<Symbol> written;
};

/// Adds a step if someone records.
template <class... Arguments>
void record(const SymbolTable &table, const char *name,
            const Arguments &...arguments) {
  if (table.recorder)
    table.recorder->step(name, arguments...);
}

/// Where the steps are, to return to if an attempt fails.
inline size_t markSteps(const SymbolTable &table) {
  return table.recorder ? table.recorder->mark() : 0;
}
inline void rollbackSteps(const SymbolTable &table, size_t mark) {
  if (table.recorder)
    table.recorder->rollback(mark);
}

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_CERTIFICATE_H
