//===- AxiomProverTheory.cpp - What is true of attributes and shapes ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The native functions of rules, as far as they are arithmetic: numbers, lists
// built by appending, axes and dimensions. What is not said here stays an
// uninterpreted function or predicate, which weakens proofs but never makes a
// wrong one. Each formula is true in the model of AxiomProverLogic.h.
//
//===----------------------------------------------------------------------===//

#include "AxiomProverLogic.h"

namespace taso {

std::vector<Term> AxiomProverLogic::getTheory() {
  std::vector<Term> theory;
  addNumbers(theory);
  addArithmetic(theory);
  addLists(theory);
  addListPredicates(theory);
  addListFunctions(theory);
  addShapes(theory);
  addRelations(theory);
  addDimensions(theory);
  llvm::append_range(theory, operatorTheory);
  return theory;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

void AxiomProverLogic::addNumbers(std::vector<Term> &theory) {
  Term i = freshInteger("i"), a = freshAttribute("a");
  Term n = number(i);
  theory.push_back(
      forAll({i}, {{n}}, both({isNumber(n), equal(valueOf(n), i)})));
  theory.push_back(
      forAll({a}, {{isNumber(a)}},
             implies(isNumber(a),
                     both({equal(a, number(valueOf(a))), negate(isList(a))}))));
  theory.push_back(negate(isNumber(undefined())));
  theory.push_back(negate(isList(undefined())));
}

void AxiomProverLogic::addArithmetic(std::vector<Term> &theory) {
  Term a = freshAttribute("a"), b = freshAttribute("b");
  Term x = valueOf(a), y = valueOf(b);
  Term numbers = both({isNumber(a), isNumber(b)});
  auto define = [&](llvm::StringRef name, Term value) {
    Term call = makeAttribute(name, {a, b});
    theory.push_back(
        forAll({a, b}, {{call}}, implies(numbers, equal(call, number(value)))));
  };
  define("taso_add", add({x, y}));
  define("taso_subtract", subtract(x, y));
  define("taso_multiply", multiply(x, y));
  for (llvm::StringRef name : {"taso_add", "taso_multiply"}) {
    Term call = makeAttribute(name, {a, b});
    theory.push_back(
        forAll({a, b}, {{call}}, equal(call, makeAttribute(name, {b, a}))));
  }
  Term quotient = makeAttribute("taso_divide", {a, b});
  Term divides = equal(Z3_mk_mod(context, x, y), integer(0));
  theory.push_back(
      forAll({a, b}, {{quotient}},
             implies(both({numbers, less(integer(0), y), divides}),
                     equal(quotient, number(Z3_mk_div(context, x, y))))));
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

void AxiomProverLogic::addLists(std::vector<Term> &theory) {
  Term l = freshAttribute("l"), n = freshAttribute("n"), i = freshInteger("i");
  Term longer = append(l, n);
  theory.push_back(isList(emptyList()));
  theory.push_back(equal(length(emptyList()), integer(0)));
  theory.push_back(forAll(
      {l, n}, {{longer}},
      both({equivalent(isList(longer), both({isList(l), isNumber(n)})),
            implies(isList(longer),
                    both({equal(length(longer), add({length(l), integer(1)})),
                          equal(entry(longer, length(l)), valueOf(n)),
                          equal(makeAttribute("front", {longer}), l),
                          equal(makeAttribute("last", {longer}), n)}))})));
  theory.push_back(
      forAll({l, n, i}, {{entry(longer, i)}},
             implies(both({isList(longer), negate(equal(i, length(l)))}),
                     equal(entry(longer, i), entry(l, i)))));
  Term known = length(l);
  theory.push_back(forAll({l}, {{known}}, atMost(integer(0), known)));
  for (unsigned size : {2, 3}) {
    Term spelled = emptyList();
    for (unsigned k = 0; k < size; ++k)
      spelled = append(spelled, number(entry(l, integer(k))));
    theory.push_back(
        forAll({l}, {{known}},
               implies(both({isList(l), equal(known, integer(size))}),
                       equal(l, spelled))));
  }
}

void AxiomProverLogic::addListPredicates(std::vector<Term> &theory) {
  Term l = freshAttribute("l"), m = freshAttribute("m"),
       n = freshAttribute("n");
  Term longer = append(l, m);
  Term valid = both({isList(longer), isNumber(n)});
  Term all = holds("taso_is_all", {longer, n});
  theory.push_back(
      forAll({l, m, n}, {{all}},
             implies(valid, equivalent(all, both({holds("taso_is_all", {l, n}),
                                                  equal(m, n)})))));
  Term allOfNone = holds("taso_is_all", {emptyList(), n});
  theory.push_back(forAll({n}, {{allOfNone}}, implies(isNumber(n), allOfNone)));
  Term contains = holds("taso_contains", {longer, n});
  theory.push_back(
      forAll({l, m, n}, {{contains}},
             implies(valid, equivalent(contains,
                                       either({holds("taso_contains", {l, n}),
                                               equal(m, n)})))));
  Term inNone = holds("taso_contains", {emptyList(), n});
  theory.push_back(forAll({n}, {{inNone}}, negate(inNone)));

  Term a = freshAttribute("a"), b = freshAttribute("b"),
       c = freshAttribute("c"), d = freshAttribute("d");
  Term two = append(append(emptyList(), a), b);
  Term four = append(append(two, c), d);
  Term symmetric = holds("taso_symmetric", {four});
  theory.push_back(
      forAll({a, b, c, d}, {{symmetric}},
             implies(isList(four),
                     equivalent(symmetric, both({equal(a, c), equal(b, d)})))));
  Term swaps = holds("taso_swaps_last", {two});
  theory.push_back(forAll(
      {a, b}, {{swaps}},
      implies(isList(two),
              equivalent(swaps, both({equal(valueOf(a), integer(1)),
                                      equal(valueOf(b), integer(0))})))));
}

void AxiomProverLogic::addListFunctions(std::vector<Term> &theory) {
  Term l = freshAttribute("l"), m = freshAttribute("m"),
       k = freshAttribute("k"), n = freshAttribute("n");
  Term left = append(l, m), right = append(k, n);
  for (llvm::StringRef name :
       {"taso_add", "taso_divide", "taso_multiply", "taso_subtract"}) {
    Term call = makeAttribute(name, {left, right});
    Term entries =
        append(makeAttribute(name, {l, k}), makeAttribute(name, {m, n}));
    theory.push_back(forAll({l, m, k, n}, {{call}},
                            implies(both({isList(left), isList(right),
                                          equal(length(l), length(k))}),
                                    equal(call, entries))));
    theory.push_back(
        equal(makeAttribute(name, {emptyList(), emptyList()}), emptyList()));
  }
  Term element = makeAttribute("taso_element", {l, n});
  theory.push_back(forAll(
      {l, n}, {{element}},
      implies(both({isList(l), isNumber(n), atMost(integer(0), valueOf(n)),
                    less(valueOf(n), length(l))}),
              equal(element, number(entry(l, valueOf(n)))))));

  Term total = makeInteger("total", {left});
  theory.push_back(forAll(
      {l, m}, {{total}},
      implies(isList(left),
              equal(total, add({makeInteger("total", {l}), valueOf(m)})))));
  theory.push_back(equal(makeInteger("total", {emptyList()}), integer(0)));
  Term positive = holds("positive", {left});
  theory.push_back(forAll(
      {l, m}, {{positive}},
      implies(isList(left),
              equivalent(positive, both({holds("positive", {l}),
                                         less(integer(0), valueOf(m))})))));
  theory.push_back(holds("positive", {emptyList()}));

  Term inner = makeAttribute("taso_compose", {l, m});
  Term outer = makeAttribute("taso_compose", {inner, n});
  theory.push_back(forAll(
      {l, m, n}, {{outer}},
      implies(isList(outer),
              equal(outer, makeAttribute(
                               "taso_compose",
                               {l, makeAttribute("taso_compose", {m, n})})))));
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

void AxiomProverLogic::addShapes(std::vector<Term> &theory) {
  Term s = freshShape("s"), t = freshShape("t"), i = freshInteger("i"),
       h = freshAttribute("h");
  theory.push_back(forAll({s}, {{rank(s)}}, atMost(integer(0), rank(s))));
  Term inside = both({atMost(integer(0), i), less(i, rank(s))});
  theory.push_back(
      forAll({s, i}, {{dim(s, i)}},
             implies(both({isShape(s), inside}), less(integer(0), dim(s, i)))));
  // Two shapes are equal, or differ in rank or at some dimension.
  Term same = sameShape(s, t), where = makeInteger("differ", {s, t});
  Term alike = either({less(where, integer(0)), atMost(rank(s), where),
                       equal(dim(s, where), dim(t, where))});
  theory.push_back(forAll({s, t}, {{same}},
                          both({equivalent(same, equal(s, t)),
                                implies(both({isShape(s), isShape(t),
                                              equal(rank(s), rank(t)), alike}),
                                        same)})));
  Term listed = makeShape("listed", {h});
  theory.push_back(
      forAll({h}, {{listed}},
             implies(isShape(listed),
                     both({isList(h), equal(rank(listed), length(h))}))));
  theory.push_back(
      forAll({h, i}, {{dim(listed, i)}},
             implies(isShape(listed), equal(dim(listed, i), entry(h, i)))));
}

/// Each relation holds iff the shapes agree at every dimension, which is where
/// it says or at the one where they may differ.
void AxiomProverLogic::addRelations(std::vector<Term> &theory) {
  Term u = freshShape("u"), v = freshShape("v"), n = freshInteger("n"),
       i = freshInteger("i");
  auto define = [&](Term related, llvm::StringRef name,
                    llvm::function_ref<Term(Term)> isFree) {
    auto agree = [&](Term at) {
      return either({isFree(at), equal(dim(u, at), dim(v, at))});
    };
    theory.push_back(forAll({u, v, n, i},
                            {{related, dim(u, i)}, {related, dim(v, i)}},
                            implies(related, agree(i))));
    Term where = makeInteger(name, {u, v, n});
    theory.push_back(forAll({u, v, n}, {{related}},
                            either({related, negate(agree(where))})));
  };
  define(equalBut(u, v, n), "differ-but", [&](Term at) {
    return either({equal(at, n), less(at, integer(0)), atMost(rank(u), at)});
  });
  define(equalBelow(u, v, n), "differ-below", [&](Term at) {
    return either({less(at, integer(0)), atMost(n, at)});
  });
}

void AxiomProverLogic::addDimensions(std::vector<Term> &theory) {
  Term s = freshShape("s"), a = freshAttribute("a"), i = freshInteger("i");
  Term axis = makeAttribute("taso_axis", {s, a});
  Term size = makeAttribute("taso_dim", {s, a});
  Term counted = choose(less(valueOf(a), integer(0)),
                        add({valueOf(a), rank(s)}), valueOf(a));
  Term inside = both({atMost(integer(0), counted), less(counted, rank(s))});
  theory.push_back(forAll(
      {s, a}, {{axis}},
      implies(both({isShape(s), isNumber(a)}),
              equal(axis, choose(inside, number(counted), undefined())))));
  theory.push_back(
      forAll({s, a}, {{size}},
             equal(size, choose(isNumber(axis), number(dim(s, valueOf(axis))),
                                undefined()))));
  Term kernel = makeAttribute("taso_kernel", {s});
  Term sides = append(append(emptyList(), number(dim(s, integer(2)))),
                      number(dim(s, integer(3))));
  theory.push_back(
      forAll({s}, {{kernel}},
             implies(both({isShape(s), equal(rank(s), integer(4))}),
                     equal(kernel, sides))));
  Term sizes = makeAttribute("taso_shape", {s});
  theory.push_back(forAll(
      {s}, {{sizes}},
      implies(isShape(s), both({isList(sizes), equal(length(sizes), rank(s)),
                                equal(makeShape("listed", {sizes}), s)}))));
  theory.push_back(
      forAll({s, i}, {{entry(sizes, i)}},
             implies(isShape(s), equal(entry(sizes, i), dim(s, i)))));
}

} // namespace taso
