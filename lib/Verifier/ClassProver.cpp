//===- ClassProver.cpp - Proving two values of graphs equal ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClassProver.h"
#include "Refinement.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Semantics/Operators.h"

#include <cmath>

using namespace mlir;

namespace taso {

using namespace proof;
using Class = ValueClasses::Class;

namespace {

/// How many operators away from a root each class is that it depends on.
using Distances = llvm::DenseMap<Class, unsigned>;

/// Evaluates classes in the symbolic algebra.
class Evaluation {
public:
  Evaluation(const ValueClasses &classes, ConstantBlocks &blocks,
             const llvm::DenseSet<Class> &inputs, Symbolic &algebra)
      : classes(classes), blocks(blocks), inputs(inputs), algebra(algebra) {}

  /// The tensor of a class, by its operator even if it is an input. Fails
  /// where that has no definition, or too much is involved.
  FailureOr<Symbolic::Tensor> getRoot(Class number);

private:
  /// What is known of a value, and how many products its elements may have.
  struct Value {
    Symbolic::Tensor tensor;
    uint64_t terms = 1;
  };
  FailureOr<Value> get(Class number);
  FailureOr<Value> evaluate(Class number);
  Symbolic::Tensor makeInput(Class number);
  std::optional<Symbolic::Tensor> makeSplat(Operation *op);
  FailureOr<Value> makeMerged(Class number);

  const ValueClasses &classes;
  ConstantBlocks &blocks;
  const llvm::DenseSet<Class> &inputs;
  Symbolic &algebra;
  llvm::DenseMap<Class, Value> known;
  unsigned operators = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Symbolic::IndexList getShape(Type type) {
  Symbolic::IndexList shape;
  for (int64_t size : cast<RankedTensorType>(type).getShape())
    shape.push_back(Poly(size));
  return shape;
}

/// The attributes of an operation, as numbers of the algebra.
static FailureOr<semantics::Attributes<Poly>>
getAttributes(const semantics::OperatorInfo &info, Operation *op) {
  std::string error;
  auto numbers =
      getSemanticAttributes<int64_t>(info, getAllAttributes(op), error);
  if (failed(numbers))
    return failure();
  semantics::Attributes<Poly> result;
  for (const semantics::AttributeSpec &spec : info.attributes) {
    switch (spec.kind) {
    case semantics::AttributeKind::Real:
      result.setReal(spec.name, numbers->real(spec.name));
      break;
    case semantics::AttributeKind::Keyword:
      result.setKeyword(spec.name, std::string(numbers->keyword(spec.name)));
      break;
    default: {
      const std::vector<int64_t> &list = numbers->list(spec.name);
      result.setNumbers(spec.name, {list.begin(), list.end()});
    }
    }
  }
  return result;
}

Symbolic::Tensor Evaluation::makeInput(Class number) {
  unsigned id = algebra.table.inputs.size();
  algebra.table.inputs.push_back("x" + std::to_string(number));
  return Symbolic::Tensor(
      getShape(classes.getType(number)),
      [id, a = &algebra](const Symbolic::IndexList &at) {
        Atom atom;
        atom.kind = Atom::Input;
        atom.id = id;
        for (const Poly &index : at)
          atom.index.push_back(a->resolve(index));
        return Symbolic::Scalar{makeAtom(std::move(atom)), a};
      });
}

/// A constant of one repeated number.
std::optional<Symbolic::Tensor> Evaluation::makeSplat(Operation *op) {
  auto constant = dyn_cast<ConstantTensorOp>(op);
  if (!constant)
    return std::nullopt;
  auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
  if (!splat || !isa<FloatType>(splat.getElementType()))
    return std::nullopt;
  APFloat element = splat.getSplatValue<APFloat>();
  bool loses = false;
  element.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &loses);
  double value = element.convertToDouble();
  if (!std::isfinite(value))
    return std::nullopt;
  return Symbolic::Tensor(getShape(splat.getType()),
                          [value, a = &algebra](const Symbolic::IndexList &) {
                            return a->number(value);
                          });
}

FailureOr<Evaluation::Value> Evaluation::evaluate(Class number) {
  constexpr unsigned kMaxOperators = 24;
  constexpr uint64_t kMaxTerms = 256;
  Operation *op = classes.getOperation(number);
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  auto attributes = getAttributes(*info, op);
  if (failed(attributes) || ++operators > kMaxOperators)
    return failure();
  std::vector<Symbolic::Tensor> operands;
  uint64_t sum = 0, product = 1;
  for (Class operand : classes.getOperands(number)) {
    FailureOr<Value> value = get(operand);
    if (failed(value))
      return failure();
    operands.push_back(value->tensor);
    sum += value->terms;
    product *= value->terms;
    if (std::max(sum, product) > kMaxTerms)
      return failure();
  }
  std::vector<Symbolic::Tensor> results = semantics::getDefinition<Symbolic>(
      info->name)(algebra, operands, *attributes);
  if (algebra.failed() || !algebra.unsupported.empty())
    return failure();
  unsigned result = cast<OpResult>(classes.getValue(number)).getResultNumber();
  return Value{results[result], std::max(sum, product)};
}

/// A constant of earlier ones: the sum over the blocks of the element of that
/// in which the position lies.
FailureOr<Evaluation::Value> Evaluation::makeMerged(Class number) {
  using Part = std::pair<Symbolic::Tensor, ConstantBlocks::Block>;
  std::vector<Part> parts;
  for (const ConstantBlocks::Block &block : blocks.get(number)) {
    FailureOr<Value> value = get(block.constant);
    if (failed(value))
      return failure();
    parts.push_back({value->tensor, block});
  }
  auto element = [parts, a = &algebra](const Symbolic::IndexList &at) {
    Symbolic::Scalar sum = a->zero();
    for (const auto &[tensor, block] : parts) {
      Symbolic::Cond inside;
      Symbolic::IndexList inner;
      for (auto [d, image] : llvm::enumerate(block.dimensions)) {
        inner.push_back(image < 0 ? Poly(0)
                                  : at[image] - Poly(block.offset[image]));
        inside = a->both(inside, a->both(a->atMost(Poly(0), inner[d]),
                                         a->less(inner[d], tensor.dim(d))));
      }
      sum =
          sum + a->select(
                    inside,
                    [&] { return a->number(block.factor) * tensor.at(inner); },
                    [&] { return a->zero(); });
    }
    return sum;
  };
  return Value{Symbolic::Tensor(getShape(classes.getType(number)), element),
               parts.size()};
}

/// True if the definition of an operator gives the class its elements.
static bool isDefined(const ValueClasses &classes, Class number) {
  Operation *op = classes.getOperation(number);
  return op && getOperatorInfo(op) && hasStaticShapes(op);
}

FailureOr<Evaluation::Value> Evaluation::get(Class number) {
  auto found = known.find(number);
  if (found != known.end())
    return found->second;
  Operation *op = classes.getOperation(number);
  FailureOr<Value> value = failure();
  if (isDefined(classes, number) && !inputs.contains(number))
    value = evaluate(number);
  else if (std::optional<Symbolic::Tensor> splat =
               op ? makeSplat(op) : std::nullopt)
    value = Value{*splat};
  else if (!inputs.contains(number) && !blocks.get(number).empty())
    value = makeMerged(number);
  else if (auto type = dyn_cast<RankedTensorType>(classes.getType(number));
           type && type.hasStaticShape())
    value = Value{makeInput(number)};
  if (succeeded(value))
    known[number] = *value;
  return value;
}

FailureOr<Symbolic::Tensor> Evaluation::getRoot(Class number) {
  FailureOr<Value> value =
      isDefined(classes, number) ? evaluate(number) : get(number);
  if (failed(value))
    return failure();
  return value->tensor;
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

static Distances getDistances(const ValueClasses &classes, Class root) {
  Distances distances = {{root, 0}};
  std::vector<Class> queue = {root};
  for (size_t next = 0; next < queue.size(); ++next)
    for (Class operand : classes.getOperands(queue[next]))
      if (distances.insert({operand, distances[queue[next]] + 1}).second)
        queue.push_back(operand);
  return distances;
}

bool ClassProver::attempt(Class a, Class b, const llvm::DenseSet<Class> &common,
                          bool bothWays) {
  SymbolTable table;
  Symbolic algebra(table);
  Solver solver(table);
  solver.limit = maxSteps;
  Evaluation evaluation(classes, blocks, common, algebra);
  FailureOr<Symbolic::Tensor> left = evaluation.getRoot(a);
  if (failed(left))
    return false;
  FailureOr<Symbolic::Tensor> right = evaluation.getRoot(b);
  if (failed(right))
    return false;
  Refinement refinement(algebra, solver);
  bool proved = bothWays ? refinement.areShownEqual(*left, *right)
                         : refinement.isShown(*left, *right);
  steps += solver.steps;
  return proved && algebra.unsupported.empty();
}

bool ClassProver::prove(Class a, Class b, bool bothWays) {
  constexpr unsigned kMaxDistance = 4;
  Distances first = getDistances(classes, a), second = getDistances(classes, b);
  llvm::DenseSet<Class> previous;
  for (unsigned distance = 1; distance <= kMaxDistance; ++distance) {
    llvm::DenseSet<Class> common;
    for (auto [number, steps] : first) {
      auto other = second.find(number);
      if (other != second.end() && std::max(steps, other->second) >= distance)
        common.insert(number);
    }
    if (distance > 1 && common == previous)
      return false;
    if (attempt(a, b, common, bothWays))
      return true;
    previous = std::move(common);
  }
  return false;
}

} // namespace taso
