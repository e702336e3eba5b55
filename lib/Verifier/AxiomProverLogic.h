//===- AxiomProverLogic.h - Terms about tensors in Z3 -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The language of the axiom prover. Four sorts: tensors, shapes, attributes and
// integers. Everything said of them, beyond the laws, is said in
// AxiomProverTheory.cpp (attributes) and AxiomProverShapes.cpp (operators). The
// intended model, in which all of it is true:
//
//   Tensor     a shape of at least one element, with real numbers, or
//   `nothing`,
//              the value of every ill-typed operation
//   Shape      a list of positive integers, or `none`, the shape of `nothing`
//   Attribute  what MLIR calls an attribute, with unbounded integers, or
//              `undefined`, the value of a native function that fails
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_AXIOMPROVERLOGIC_H
#define TASO_LIB_VERIFIER_AXIOMPROVERLOGIC_H

#include "TASO/Semantics/Algebra.h"

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <z3.h>

#include <map>
#include <string>
#include <vector>

namespace taso {

using Term = Z3_ast;
using Terms = llvm::ArrayRef<Term>;

/// A Z3 context with the sorts and functions of the axiom prover. Terms live as
/// long as it does.
class AxiomProverLogic {
public:
  AxiomProverLogic();
  ~AxiomProverLogic();
  AxiomProverLogic(const AxiomProverLogic &) = delete;
  AxiomProverLogic &operator=(const AxiomProverLogic &) = delete;

  Z3_context getContext() const { return context; }

  // Logic.
  Term equal(Term a, Term b) { return Z3_mk_eq(context, a, b); }
  Term less(Term a, Term b) { return Z3_mk_lt(context, a, b); }
  Term atMost(Term a, Term b) { return Z3_mk_le(context, a, b); }
  Term negate(Term a) { return Z3_mk_not(context, a); }
  Term implies(Term a, Term b) { return Z3_mk_implies(context, a, b); }
  Term equivalent(Term a, Term b) { return Z3_mk_iff(context, a, b); }
  Term choose(Term c, Term a, Term b) { return Z3_mk_ite(context, c, a, b); }
  Term both(Terms all);
  Term either(Terms any);
  Term add(Terms terms);
  Term subtract(Term a, Term b);
  Term multiply(Term a, Term b);
  Term integer(int64_t value);
  /// For all `variables` (constants that occur in the rest): `body`. Each entry
  /// of `triggers` is a set of terms; an instance is looked for where terms of
  /// one set are known.
  /// A `step` makes the terms of its instances one level deeper.
  enum class Quantifier { Theory, Step };
  Term forAll(Terms variables, llvm::ArrayRef<llvm::SmallVector<Term>> triggers,
              Term body, Quantifier quantifier = Quantifier::Theory);

  // Constants.
  Term freshTensor(llvm::StringRef prefix);
  Term freshAttribute(llvm::StringRef prefix);
  Term freshInteger(llvm::StringRef prefix);
  Term freshShape(llvm::StringRef prefix);
  Term flag(llvm::StringRef name);

  // Functions and predicates by name; declared where first used.
  Term makeTensor(llvm::StringRef name, Terms arguments);
  Term makeShape(llvm::StringRef name, Terms arguments);
  Term makeAttribute(llvm::StringRef name, Terms arguments);
  Term makeInteger(llvm::StringRef name, Terms arguments);
  Term holds(llvm::StringRef name, Terms arguments);

  // Shapes.
  Term shapeOf(Term tensor) { return makeShape("shape", {tensor}); }
  Term none() { return makeShape("none", {}); }
  Term isShape(Term shape) { return negate(equal(shape, none())); }
  Term isTyped(Term tensor) { return isShape(shapeOf(tensor)); }
  Term rank(Term shape) { return makeInteger("rank", {shape}); }
  /// 0 where there is no such dimension.
  Term dim(Term shape, Term i) { return makeInteger("dim", {shape, i}); }
  /// Equality of shapes, which is looked for dimension by dimension.
  Term sameShape(Term a, Term b) { return holds("same-shape", {a, b}); }

  /// Shapes u and v have equal dimensions, but perhaps at axis n.
  Term equalBut(Term u, Term v, Term n) {
    return holds("equal-but", {u, v, n});
  }
  /// Dimensions 0 to n - 1 of u and v are equal.
  Term equalBelow(Term u, Term v, Term n) {
    return holds("equal-below", {u, v, n});
  }

  // Attributes.
  Term number(Term integer) { return makeAttribute("number", {integer}); }
  Term valueOf(Term number) { return makeInteger("value", {number}); }
  Term isNumber(Term a) { return holds("is-number", {a}); }
  Term emptyList() { return makeAttribute("nil", {}); }
  Term append(Term list, Term number) {
    return makeAttribute("append", {list, number});
  }
  Term isList(Term a) { return holds("is-list", {a}); }
  Term length(Term list) { return makeInteger("length", {list}); }
  Term entry(Term list, Term i) { return makeInteger("entry", {list, i}); }
  Term undefined() { return makeAttribute("undefined", {}); }
  /// An MLIR attribute. Equal attributes give equal terms.
  Term literal(mlir::Attribute attribute);

  /// The term of result `index` of an operator.
  Term operation(const semantics::OperatorInfo &info, unsigned index,
                 Terms attributes, Terms operands);

  /// Everything that is true of attributes, of shapes and of the operators used
  /// so far.
  std::vector<Term> getTheory();

private:
  enum class Kind { Tensor, Shape, Attribute, Integer, Boolean };
  Term apply(llvm::StringRef name, Kind kind, Terms arguments);
  Term fresh(llvm::StringRef prefix, Kind kind);
  Z3_sort getSort(Kind kind) const { return sorts[unsigned(kind)]; }

  // AxiomProverTheory.cpp.
  void addNumbers(std::vector<Term> &theory);
  void addArithmetic(std::vector<Term> &theory);
  void addLists(std::vector<Term> &theory);
  void addListPredicates(std::vector<Term> &theory);
  void addListFunctions(std::vector<Term> &theory);
  void addShapes(std::vector<Term> &theory);
  void addRelations(std::vector<Term> &theory);
  void addDimensions(std::vector<Term> &theory);

  Z3_context context;
  Z3_sort sorts[5];
  unsigned numFresh = 0;
  std::map<std::string, Z3_func_decl, std::less<>> functions;
  llvm::DenseMap<mlir::Attribute, Term> literals;
  std::vector<Term> operatorTheory;
};

/// What is true of the shape of result `index` of an operator of `numOperands`
/// operands, and whether these may be exchanged.
std::vector<Term> describeOperator(AxiomProverLogic &logic,
                                   const semantics::OperatorInfo &info,
                                   unsigned index, unsigned numOperands);

} // namespace taso

#endif // TASO_LIB_VERIFIER_AXIOMPROVERLOGIC_H
