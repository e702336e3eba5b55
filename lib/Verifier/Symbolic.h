//===- Symbolic.h - Definitions as normal forms -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algebra of the definitional prover. Sizes and indices are polynomials, a
// tensor is a shape with the function that gives the normal form of the element
// at an index, and a requirement is assumed: a rule is applied only where both
// of its sides are well-typed.
//
// What a proof cannot keep symbolic (a rank, an axis, which of two conditions
// holds) is chosen: `choose` returns one alternative, and the caller runs the
// definition again for the others.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_SYMBOLIC_H
#define TASO_LIB_VERIFIER_SYMBOLIC_H

#include "Solver.h"

#include "TASO/Semantics/Algebra.h"

namespace taso::proof {

/// Which identities of the real numbers a proof may use.
enum class Arithmetic {
  Real,          ///< all
  Reassociating, ///< sums may be reordered and cut, products not changed
  Bitwise,       ///< each operation has the same operands as before
};

/// The alternatives of one step, run through like an odometer.
class Choices {
public:
  /// Starts the step again with the choices made so far.
  void rewind() { next = 0; }
  unsigned choose(unsigned alternatives);
  /// Goes to the next combination; false if all have been tried.
  bool advance();

private:
  std::vector<std::pair<unsigned, unsigned>> made; ///< chosen, alternatives
  size_t next = 0;
};

class Symbolic : public semantics::RequirementLog {
public:
  struct Scalar {
    NormalForm value;
    Symbolic *algebra = nullptr;
    friend Scalar operator+(const Scalar &a, const Scalar &b) {
      return a.algebra->addScalars(a, b);
    }
    friend Scalar operator-(const Scalar &a) {
      return {negate(a.value), a.algebra};
    }
    friend Scalar operator-(const Scalar &a, const Scalar &b) { return a + -b; }
    friend Scalar operator*(const Scalar &a, const Scalar &b) {
      return a.algebra->multiplyScalars(a, b);
    }
  };
  /// Either of two conditions.
  struct Alternative {
    Conjunction first, second;
  };
  struct Cond {
    Conjunction all;
    std::vector<Alternative> alternatives;
  };
  using Index = Poly;
  using IndexList = semantics::SmallList<Poly>;

  class Tensor {
  public:
    using Body = std::function<Scalar(const IndexList &)>;
    Tensor() = default;
    Tensor(IndexList shape, Body body)
        : sizes(std::move(shape)),
          body(std::make_shared<const Body>(std::move(body))) {}
    unsigned rank() const { return sizes.size(); }
    Poly dim(unsigned i) const { return sizes[i]; }
    const IndexList &shape() const { return sizes; }
    template <class... Indices> Scalar operator()(Indices... index) const {
      return (*body)(IndexList{Poly(index)...});
    }
    Scalar at(const IndexList &index) const { return (*body)(index); }

  private:
    IndexList sizes;
    std::shared_ptr<const Body> body;
  };

  explicit Symbolic(SymbolTable &table) : table(table) {}

  //===--------------------------------------------------------------------===//
  // The algebra
  //===--------------------------------------------------------------------===//

  Index index(int64_t value) const { return Poly(value); }
  int64_t literal(const Index &value);
  Index floorDiv(const Index &a, const Index &b) {
    return table.floorDiv(resolve(a), resolve(b));
  }
  Index mod(const Index &a, const Index &b) { return a - floorDiv(a, b) * b; }
  Cond atMost(const Index &a, const Index &b) const {
    return {{Constraint::atLeastZero(b - a)}, {}};
  }
  Cond less(const Index &a, const Index &b) const {
    return {{Constraint::atLeastZero(b - a - Poly(1))}, {}};
  }
  Cond equal(const Index &a, const Index &b) const {
    return {{Constraint::zero(a - b)}, {}};
  }
  Cond both(Cond a, const Cond &b) const {
    a.all.insert(a.all.end(), b.all.begin(), b.all.end());
    a.alternatives.insert(a.alternatives.end(), b.alternatives.begin(),
                          b.alternatives.end());
    return a;
  }
  Cond either(const Cond &a, const Cond &b) const {
    return {{}, {{a.all, b.all}}};
  }

  bool require(const Cond &cond, std::string_view label, std::string_view what);
  bool requireEqual(const Index &found, const Index &expected,
                    std::string_view label, std::string_view what) {
    return require(equal(found, expected), label, what);
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view label,
                   std::string_view what) {
    return tensor.rank() == rank || fail(label, std::string(what));
  }

  Scalar zero() { return {{}, this}; }
  Scalar number(double value);
  Scalar fromIndex(const Index &value) {
    return {makeNumber(resolve(value)), this};
  }
  Index toIndex(const Scalar &value) { return table.element(value.value); }
  Scalar recip(const Scalar &value);
  Scalar apply(semantics::Function function, const Scalar &value);
  Scalar maximum(const Scalar &a, const Scalar &b);
  Scalar minimum(const Scalar &a, const Scalar &b) { return -maximum(-a, -b); }
  /// Softmax subtracts the largest entry for the sake of floating point only.
  Scalar shift(const Scalar &value, const Scalar &) { return value; }

  template <class Then, class Else>
  Scalar select(const Cond &cond, Then then, Else otherwise) {
    Conjunction open;
    std::optional<bool> truth = decide(cond, open);
    if (truth)
      return *truth ? Scalar(then()) : Scalar(otherwise());
    size_t mark = scope.guards.size();
    scope.guards.insert(scope.guards.end(), open.begin(), open.end());
    Scalar inside = then();
    scope.guards.resize(mark);
    // The negation of several constraints is no conjunction.
    bool wasExact = scopeIsExact;
    if (open.size() == 1)
      scope.guards.push_back(open[0].negated());
    else
      scopeIsExact = false;
    Scalar outside = otherwise();
    scope.guards.resize(mark);
    scopeIsExact = wasExact;
    return guardScalars(open, inside, outside);
  }
  template <size_t N, class Body>
  Scalar sum(const std::array<Index, N> &bounds, Body body) {
    Branch branch;
    std::array<Index, N> variables = bindVariables(bounds, branch);
    branch.body = evaluateIn(branch, [&] { return Scalar(body(variables)); });
    return makeSum(std::move(branch));
  }
  template <size_t N, class Domain, class Body>
  Scalar largest(const std::array<Index, N> &bounds, Domain domain, Body body) {
    Branch branch;
    std::array<Index, N> variables = bindVariables(bounds, branch);
    Cond inside = domain(variables);
    branch.guards.insert(branch.guards.end(), inside.all.begin(),
                         inside.all.end());
    branch.body = evaluateIn(branch, [&] { return Scalar(body(variables)); });
    return makeLargest({std::move(branch)});
  }
  template <size_t N, class Domain>
  Index count(const std::array<Index, N> &bounds, Domain domain) {
    Branch branch;
    std::array<Index, N> variables = bindVariables(bounds, branch);
    Cond inside = domain(variables);
    branch.guards.insert(branch.guards.end(), inside.all.begin(),
                         inside.all.end());
    return table.count(branch.variables, branch.guards);
  }
  template <class Body> Tensor tensor(const IndexList &shape, Body body) {
    return Tensor(shape, std::move(body));
  }

  //===--------------------------------------------------------------------===//
  // The case at hand
  //===--------------------------------------------------------------------===//

  /// What is assumed: facts, and symbols that equations determine.
  struct State {
    Conjunction facts;
    Substitution solved;
    /// Products that are equal, by equations that determine no symbol.
    std::vector<std::pair<Monomial, Monomial>> equalProducts;
    /// Alternatives that are not distinguished: most proofs need not.
    std::vector<Alternative> open;
  };
  void setState(State newState) {
    state = std::move(newState);
    table.equalProducts = state.equalProducts;
  }

  unsigned choose(unsigned alternatives);
  Poly resolve(const Poly &poly) {
    return state.solved.empty() ? poly : table.substitute(poly, state.solved);
  }
  /// Adds a fact, and solves an equation for one of its symbols. False, with
  /// an error, if it is known to be false.
  bool assume(const Constraint &constraint);
  bool assumeAll(const Conjunction &conjunction);
  /// A size or attribute.
  Poly parameter(std::string name) {
    return table.fresh(SymbolTable::Parameter, std::move(name));
  }
  /// A real attribute of unknown value: number() of the token is a constant
  /// with this name.
  double realParameter(const std::string &name);

  /// What was divided by, where.
  struct Divisor {
    Branch branch;
    /// False if the division may not happen everywhere in the branch.
    bool isExact;
  };

  SymbolTable &table;
  State state;
  /// Filled with every divisor while elements are evaluated, if not null.
  std::vector<Divisor> *divisors = nullptr;
  Choices *choices = nullptr; ///< null where nothing may be chosen
  Arithmetic arithmetic = Arithmetic::Real;
  /// Why the case cannot be treated; empty if it can.
  std::string unsupported;

private:
  /// Evaluates the body of a loop, with its variables in scope.
  template <class Body> NormalForm evaluateIn(const Branch &loop, Body body) {
    size_t variables = scope.variables.size(), guards = scope.guards.size();
    scope.variables.append(loop.variables.begin(), loop.variables.end());
    scope.guards.insert(scope.guards.end(), loop.guards.begin(),
                        loop.guards.end());
    NormalForm value = body().value;
    scope.variables.resize(variables);
    scope.guards.resize(guards);
    return value;
  }
  template <size_t N>
  std::array<Index, N> bindVariables(const std::array<Index, N> &bounds,
                                     Branch &branch) {
    std::array<Index, N> variables;
    for (size_t i = 0; i < N; ++i)
      variables[i] = bindVariable(bounds[i], branch);
    return variables;
  }
  Index bindVariable(const Index &bound, Branch &branch);
  Scalar makeSum(Branch branch);
  Scalar makeLargest(std::vector<Branch> branches);
  Scalar applyOpaque(unsigned function, std::vector<NormalForm> arguments);
  Scalar addScalars(const Scalar &a, const Scalar &b);
  Scalar multiplyScalars(const Scalar &a, const Scalar &b);
  Scalar guardScalars(const Conjunction &open, const Scalar &then,
                      const Scalar &otherwise);
  /// The truth of a condition, or the constraints that it depends on.
  std::optional<bool> decide(const Cond &cond, Conjunction &open);
  bool require(const Alternative &alternative);
  Constraint normalise(const Constraint &constraint);
  bool solve(const Poly &poly);
  bool solveFloor(const Poly &poly);
  bool substituteSymbol(Symbol symbol, const Poly &value);
  void noteFactors(const Constraint &fact);
  bool isKnownPositive(Symbol symbol) const;
  void noteEqualProducts(const Poly &difference);

  std::map<double, unsigned> tokens;
  Branch scope; ///< the loops and conditions around what is evaluated
  bool scopeIsExact = true;
};

/// Functions of Atom::Apply beyond semantics::Function.
enum : unsigned { kAddFunction = 6, kMultiplyFunction = 7 };

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_SYMBOLIC_H
