//===- AxiomProverShapes.cpp - When operators are typed, and how ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shape of a result depends on attributes and operands' shapes only, and
// there is none where an operand has none: that much holds for every operator,
// and is enough where shapes do not change on the way from one side of a rule
// to the other. For the operators that most chains pass through, the shape is
// described here for every rank at once, where the definitions give it one rank
// at a time. The tests compare these descriptions with type inference.
//
//===----------------------------------------------------------------------===//

#include "AxiomProverLogic.h"

using namespace mlir;

namespace taso {
namespace {

/// One operator: its attributes a and its operands' shapes s are the variables
/// of every formula about the shape of its result.
class OperatorShapes {
public:
  OperatorShapes(AxiomProverLogic &logic, const semantics::OperatorInfo &info,
                 unsigned index, unsigned numOperands)
      : l(logic), info(info), index(index) {
    std::string name = std::string(info.name) + "/" +
                       std::to_string(numOperands) + "#" +
                       std::to_string(index);
    for (const auto &attribute : info.attributes)
      a.push_back(l.freshAttribute(std::string(attribute.name)));
    SmallVector<Term> arguments(a), ofShapes(a);
    for (unsigned i = 0; i < numOperands; ++i) {
      tensors.push_back(l.freshTensor("x"));
      s.push_back(l.freshShape("s"));
    }
    llvm::append_range(arguments, tensors);
    llvm::append_range(ofShapes, s);
    tensor = l.makeTensor(name, arguments);
    shape = l.makeShape("shape:" + name, ofShapes);
  }

  std::vector<Term> describe();

private:
  // Formulas with the variables a and s, where `shape` is known.
  void state(Term formula);
  /// Which instances are typed: those of typed operands where `condition`.
  void typedIff(Term condition);
  /// What is true of typed instances.
  void ifTyped(Term formula) { state(l.implies(l.isShape(shape), formula)); }
  /// Dimension i of the shape, for all i, where `i` is known.
  void dimension(Term i, Term size);

  void exchangeOperands();
  bool describePointwise();
  void describeConcat();
  void describeSplit();
  void describeTranspose();
  void describeListed();
  void describeSlice();
  void describeMatMul();
  void describeConvolution();
  void describePool();
  void describeAlongAxis();
  void describeParametric();
  void describeNormalisation();

  Term isAxis(Term attribute, Term of) {
    Term value = l.valueOf(attribute);
    return l.both({l.isNumber(attribute), l.atMost(l.integer(0), value),
                   l.less(value, l.rank(of))});
  }
  AxiomProverLogic &l;
  const semantics::OperatorInfo &info;
  unsigned index;
  SmallVector<Term> a, tensors, s;
  Term tensor = nullptr, shape = nullptr;
  std::vector<Term> formulas;
};

//===----------------------------------------------------------------------===//
// All operators
//===----------------------------------------------------------------------===//

void OperatorShapes::state(Term formula) {
  SmallVector<Term> variables(a);
  llvm::append_range(variables, s);
  formulas.push_back(l.forAll(variables, {{shape}}, formula));
}

void OperatorShapes::typedIff(Term condition) {
  SmallVector<Term> all = {condition};
  for (Term operand : s)
    all.push_back(l.isShape(operand));
  state(l.equivalent(l.isShape(shape), l.both(all)));
}

void OperatorShapes::dimension(Term i, Term size) {
  SmallVector<Term> variables(a);
  llvm::append_range(variables, s);
  variables.push_back(i);
  Term known = l.dim(shape, i);
  formulas.push_back(l.forAll(
      variables, {{known}}, l.implies(l.isShape(shape), l.equal(known, size))));
}

void OperatorShapes::exchangeOperands() {
  Term swapped = l.operation(info, index, a, {tensors[1], tensors[0]});
  SmallVector<Term> variables(a);
  llvm::append_range(variables, tensors);
  formulas.push_back(l.forAll(variables, {{tensor}}, l.equal(tensor, swapped)));
}

std::vector<Term> OperatorShapes::describe() {
  if (info.has(semantics::kCommutative) && s.size() == 2)
    exchangeOperands();
  if (describePointwise())
    return formulas;
  // The shape is a function of attributes and shapes, and strict.
  SmallVector<Term> ofTensors(a), variables(a);
  for (Term operand : tensors)
    ofTensors.push_back(l.shapeOf(operand));
  llvm::append_range(variables, tensors);
  std::string name = "shape:" + std::string(info.name) + "/" +
                     std::to_string(s.size()) + "#" + std::to_string(index);
  formulas.push_back(
      l.forAll(variables, {{tensor}},
               l.equal(l.shapeOf(tensor), l.makeShape(name, ofTensors))));
  for (Term operand : s)
    ifTyped(l.isShape(operand));

  using Method = void (OperatorShapes::*)();
  static const std::map<std::string_view, Method> methods = {
      {"batch_norm", &OperatorShapes::describeNormalisation},
      {"broadcast", &OperatorShapes::describeListed},
      {"clamp", &OperatorShapes::describeParametric},
      {"concat", &OperatorShapes::describeConcat},
      {"conv2d", &OperatorShapes::describeConvolution},
      {"gelu", &OperatorShapes::describeParametric},
      {"layer_norm", &OperatorShapes::describeNormalisation},
      {"matmul", &OperatorShapes::describeMatMul},
      {"pool2d_avg", &OperatorShapes::describePool},
      {"pool2d_max", &OperatorShapes::describePool},
      {"reshape", &OperatorShapes::describeListed},
      {"slice", &OperatorShapes::describeSlice},
      {"softmax", &OperatorShapes::describeAlongAxis},
      {"split", &OperatorShapes::describeSplit},
      {"transpose", &OperatorShapes::describeTranspose},
  };
  if (auto it = methods.find(info.name); it != methods.end())
    (this->*it->second)();
  return formulas;
}

/// Pointwise operators without attributes keep the shape of their operands,
/// which are equal, or the second is a scalar.
bool OperatorShapes::describePointwise() {
  if (!info.has(semantics::kPointwise) || !a.empty() || s.size() > 2)
    return false;
  Term x = l.shapeOf(tensors[0]), result = x;
  if (s.size() == 2) {
    Term y = l.shapeOf(tensors[1]);
    Term fits = info.name != "smul"
                    ? l.equal(x, y)
                    : l.both({l.isShape(y), l.equal(l.rank(y), l.integer(0))});
    result = l.choose(fits, x, l.none());
  }
  formulas.push_back(
      l.forAll(tensors, {{tensor}}, l.equal(l.shapeOf(tensor), result)));
  return true;
}

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

void OperatorShapes::describeConcat() {
  Term axis = l.valueOf(a[0]), i = l.freshInteger("i");
  SmallVector<Term> conditions = {isAxis(a[0], s[0])}, sizes;
  for (Term operand : s)
    sizes.push_back(l.dim(operand, axis));
  for (Term operand : ArrayRef(s).drop_front()) {
    conditions.push_back(l.equal(l.rank(operand), l.rank(s[0])));
    conditions.push_back(l.equalBut(s[0], operand, axis));
  }
  typedIff(l.both(conditions));
  ifTyped(l.equal(l.rank(shape), l.rank(s[0])));
  dimension(i, l.choose(l.equal(i, axis), l.add(sizes), l.dim(s[0], i)));
}

void OperatorShapes::describeSplit() {
  Term axis = l.valueOf(a[0]), sizes = a[1], i = l.freshInteger("i");
  typedIff(
      l.both({isAxis(a[0], s[0]), l.isList(sizes), l.holds("positive", {sizes}),
              l.less(l.integer(index), l.length(sizes)),
              l.equal(l.makeInteger("total", {sizes}), l.dim(s[0], axis))}));
  state(l.equal(l.makeInteger("results:split", a), l.length(sizes)));
  ifTyped(l.equal(l.rank(shape), l.rank(s[0])));
  dimension(i, l.choose(l.equal(i, axis), l.entry(sizes, l.integer(index)),
                        l.dim(s[0], i)));
}

void OperatorShapes::describeTranspose() {
  Term i = l.freshInteger("i");
  typedIff(l.holds("permutes", {a[0], l.rank(s[0])}));
  ifTyped(l.both({l.equal(l.rank(shape), l.rank(s[0])), l.isList(a[0]),
                  l.equal(l.length(a[0]), l.rank(s[0]))}));
  Term inside = l.both({l.atMost(l.integer(0), i), l.less(i, l.rank(s[0]))});
  dimension(i, l.choose(inside, l.dim(s[0], l.entry(a[0], i)), l.integer(0)));
}

/// The shape of the result is written down.
void OperatorShapes::describeListed() {
  ifTyped(l.equal(shape, l.makeShape("listed", {a[0]})));
}

void OperatorShapes::describeSlice() {
  Term axis = l.valueOf(a[0]), i = l.freshInteger("i");
  typedIff(
      l.both({isAxis(a[0], s[0]), l.isNumber(a[2]),
              l.holds("slice-fits", {l.dim(s[0], axis), a[1], a[2], a[3]})}));
  ifTyped(l.equal(l.rank(shape), l.rank(s[0])));
  dimension(i, l.choose(l.equal(i, axis), l.valueOf(a[2]), l.dim(s[0], i)));
}

//===----------------------------------------------------------------------===//
// Products and windows
//===----------------------------------------------------------------------===//

void OperatorShapes::describeMatMul() {
  Term i = l.freshInteger("i"), one = l.integer(1), two = l.integer(2);
  Term rank = l.rank(s[0]), last = l.subtract(rank, one);
  Term right = l.rank(s[1]);
  Term batches = l.both(
      {l.equal(right, rank), l.equalBelow(s[0], s[1], l.subtract(rank, two))});
  typedIff(l.both(
      {l.atMost(two, rank), l.either({l.equal(right, two), batches}),
       l.equal(l.dim(s[0], last), l.dim(s[1], l.subtract(right, two)))}));
  ifTyped(l.equal(l.rank(shape), rank));
  dimension(i, l.choose(l.equal(i, last), l.dim(s[1], l.subtract(right, one)),
                        l.dim(s[0], i)));
}

/// How a window moves over rows and columns stays a function and a predicate of
/// its parameters and the sizes.
void OperatorShapes::describeConvolution() {
  Term four = l.integer(4), zero = l.integer(0), one = l.integer(1);
  Term groups = a[3], i = l.freshInteger("i");
  SmallVector<Term> sizes = {a[0], a[1], a[2]};
  for (Term of : {s[0], s[1]})
    for (unsigned k : {2, 3})
      sizes.push_back(l.dim(of, l.integer(k)));
  Term channels[] = {groups, l.dim(s[0], one), l.dim(s[1], one),
                     l.dim(s[1], zero)};
  Term grouped = l.holds("channels-fit", channels);
  SmallVector<Term> conditions = {
      l.equal(l.rank(s[0]), four), l.equal(l.rank(s[1]), four),
      l.isNumber(groups), grouped, l.holds("window-fits", sizes)};
  if (s.size() == 3) {
    conditions.push_back(l.equal(l.rank(s[2]), one));
    conditions.push_back(l.equal(l.dim(s[2], zero), l.dim(s[1], zero)));
  }
  typedIff(l.both(conditions));
  // One group is an equation between the channels.
  state(l.implies(l.equal(groups, l.number(one)),
                  l.equivalent(grouped, l.equal(channels[1], channels[2]))));
  ifTyped(l.equal(l.rank(shape), four));
  Term rows = l.makeInteger("window-rows", sizes);
  Term columns = l.makeInteger("window-columns", sizes);
  dimension(i, l.choose(l.equal(i, zero), l.dim(s[0], zero),
                        l.choose(l.equal(i, one), l.dim(s[1], zero),
                                 l.choose(l.equal(i, l.integer(2)), rows,
                                          l.choose(l.equal(i, l.integer(3)),
                                                   columns, zero)))));
}

void OperatorShapes::describePool() {
  Term i = l.freshInteger("i"), four = l.integer(4);
  std::string name(info.name);
  SmallVector<Term> sizes(a);
  for (unsigned k : {2, 3})
    sizes.push_back(l.dim(s[0], l.integer(k)));
  typedIff(
      l.both({l.equal(l.rank(s[0]), four), l.holds(name + ":fits", sizes)}));
  ifTyped(l.equal(l.rank(shape), four));
  Term rows = l.makeInteger(name + ":rows", sizes);
  Term columns = l.makeInteger(name + ":columns", sizes);
  dimension(i, l.choose(l.less(i, l.integer(2)), l.dim(s[0], i),
                        l.choose(l.equal(i, l.integer(2)), rows,
                                 l.choose(l.equal(i, l.integer(3)), columns,
                                          l.integer(0)))));
}

//===----------------------------------------------------------------------===//
// Operators that keep the shape
//===----------------------------------------------------------------------===//

void OperatorShapes::describeAlongAxis() {
  typedIff(isAxis(a[0], s[0]));
  ifTyped(l.equal(shape, s[0]));
}

/// A pointwise operator whose attributes must be valid.
void OperatorShapes::describeParametric() {
  typedIff(l.holds(std::string(info.name) + ":fits", a));
  ifTyped(l.equal(shape, s[0]));
}

void OperatorShapes::describeNormalisation() { ifTyped(l.equal(shape, s[0])); }

} // namespace

std::vector<Term> describeOperator(AxiomProverLogic &logic,
                                   const semantics::OperatorInfo &info,
                                   unsigned index, unsigned numOperands) {
  return OperatorShapes(logic, info, index, numOperands).describe();
}

} // namespace taso
