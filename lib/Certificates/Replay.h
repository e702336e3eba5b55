//===- Replay.h - The steps of a proof, one after the other -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the two values of a result through the recorded steps. The steps say
// what to do; whether it is right is decided here, for each of them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CERTIFICATES_REPLAY_H
#define TASO_LIB_CERTIFICATES_REPLAY_H

#include "Claims.h"

#include "TASO/Certificates/Checker.h"

namespace taso::certificates {

class Replay {
public:
  Replay(Symbols &symbols, const Reader &reader, CertificateReport &report)
      : symbols(symbols), reader(reader), report(report),
        claims(symbols, reader) {}

  /// Checks one result. False, with an error, if something is wrong.
  bool run(const llvm::json::Object &result);
  const std::string &getError() const { return error; }

private:
  /// One coefficient of a group of terms, where its guards hold.
  struct Member {
    Poly coefficient;
    Conjunction guards;
  };

  // Replay.cpp: the steps, and the result as a whole.
  bool fail(const std::string &why);
  bool require(bool condition, const char *why) {
    return condition || fail(why);
  }
  llvm::StringRef peek() const;
  bool isNext(llvm::StringRef name) const { return peek() == name; }
  const Array *take(llvm::StringRef name, size_t numArguments);
  template <class Type> bool get(std::optional<Type> found, Type &out) {
    if (!found)
      return fail("its arguments are malformed");
    out = std::move(*found);
    return true;
  }
  bool getNumber(const Value &value, int64_t low, int64_t high, int64_t &out);
  bool getConstraint(const Array &step, size_t place, Constraint &out) {
    return get(reader.readConstraint(step[place]), out);
  }
  bool getSymbol(const Array &step, size_t place, Symbols::Kind kind,
                 Symbol &out);
  bool enter(const Variables &variables);
  void leave(const Variables &variables) {
    scope.resize(scope.size() - variables.size());
  }
  bool isInScope(const Poly &poly, const Variables &more) const;
  bool isFresh(Symbol symbol, const Term &term) const;
  bool checkCapture();
  bool runSplit(const Value &value, NormalForm &source, NormalForm &target);
  bool compare(const NormalForm &source, const NormalForm &target);

  // ReplayTerms.cpp: sums, guards and floors.
  bool simplify(const NormalForm &value, NormalForm &out);
  bool simplifyTerm(Term term, NormalForm &out);
  bool clean(Term &term, bool isSum, bool &isZero);
  bool cleanStep(Term &term, bool isSum);
  bool rewriteGuard(Term &term);
  bool dropGuard(Term &term);
  bool solveVariable(Term &term);
  bool replaceFloor(Term &term);
  bool replaceNestedFloor(Term &term);
  bool splitVariable(Term &term);
  bool countVariable(Term &term, const Conjunction &context, bool isSum);
  bool countTogether(Term &term);
  bool recount(Term &term);
  bool cancel(Term &term);
  bool cancelAtoms(Term &term);
  bool cancelSize(Term &term);
  bool merge(NormalForm &value);
  bool multiply(const NormalForm &a, const NormalForm &b, NormalForm &out);
  bool multiplyTerms(const Term &a, const Term &b, NormalForm &out);
  Conjunction withGuards(const Conjunction &guards) const;

  // ReplayAtoms.cpp: functions and maxima.
  bool simplifyAtom(const AtomRef &atom, NormalForm &out);
  bool splitOn(const Atom &atom, NormalForm &out);
  bool simplifyFunction(const Atom &atom, NormalForm &out);
  bool expand(const NormalForm &argument, NormalForm &out);
  bool simplifyRecip(const NormalForm &argument, NormalForm &out);
  bool simplifyRecipTerm(const Term &term, NormalForm &out);
  bool recipOfPoly(Poly poly, NormalForm &out);
  bool simplifyLargest(const Atom &atom, NormalForm &out);
  bool simplifyBranch(const Branch &branch, std::vector<Branch> &out);

  // ReplayEquality.cpp: groups of terms, maxima, divisors.
  bool areEqual(const NormalForm &a, const NormalForm &b);
  bool areEqualAtoms(const Atom &a, const Atom &b);
  bool isZero(const NormalForm &value);
  bool joinGroup(const Term &fixed, const Term &moved, Member &member);
  bool checkBijection(const Variables &from, const Variables &to,
                      const std::vector<Poly> &images);
  bool cancels(std::vector<Member> members);
  bool covers(const std::vector<Branch> &branches, const Branch &branch);
  bool isCovered(llvm::ArrayRef<Conjunction> regions);
  bool checkDivisors();
  bool readDivisors(const Value &value, std::vector<Branch> &out);
  bool getFactors(const std::vector<Branch> &divisors,
                  std::vector<Branch> &out);
  bool isPositive(const NormalForm &value);

  // ReplayOrder.cpp: which of some numbers is the largest.
  bool isZeroIn(const NormalForm &value, std::vector<NormalForm> &order);
  bool isSettled(const NormalForm &value, const std::vector<NormalForm> &order);
  bool exchange(const NormalForm &value, const std::string &from,
                const NormalForm &to, NormalForm &out);
  bool exchange(const Atom &atom, const std::string &from, const NormalForm &to,
                NormalForm &out);

  Symbols &symbols;
  const Reader &reader;
  CertificateReport &report;
  Claims claims;
  const Array *steps = nullptr;
  size_t position = 0;
  unsigned depth = 0;
  Conjunction hypotheses; ///< what holds where the current value stands
  Variables scope;        ///< the variables that are bound around it
  /// Nothing is claimed where the source divides by zero: x / x is 1 there.
  bool assumeDefined = false;
  std::string error;
};

} // namespace taso::certificates

#endif // TASO_LIB_CERTIFICATES_REPLAY_H
