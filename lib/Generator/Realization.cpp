//===- Realization.cpp - Terms as graphs with shapes ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Realization.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <array>

namespace taso::generator {

namespace {

/// The inputs of a candidate, in the order in which the source uses them.
class InputOrder {
public:
  unsigned get(unsigned input) {
    auto it = llvm::find(order, input);
    if (it == order.end())
      it = order.insert(order.end(), input);
    return it - order.begin();
  }
  const std::vector<unsigned> &getOrder() const { return order; }

private:
  std::vector<unsigned> order;
};

/// Builds one side. Equal terms share a node, and so do the results of a split.
class SideBuilder {
public:
  SideBuilder(const TermTable &table, InputOrder &inputs)
      : table(table), inputs(inputs) {}

  void build(const Term &term) { graph.results.push_back(visit(term)); }
  /// Builds a sum of three, the first two or the last two of them first.
  void buildSum(uint32_t instance, llvm::ArrayRef<ClassId> parts,
                bool firstTwo) {
    llvm::SmallVector<GraphValue, 3> values;
    for (ClassId part : parts)
      values.push_back(visit(table.getRepresentative(part)));
    GraphValue inner =
        add(instance, {values[firstTwo ? 0 : 1], values[firstTwo ? 1 : 2]});
    graph.results.push_back(add(instance, firstTwo
                                              ? std::vector{inner, values[2]}
                                              : std::vector{values[0], inner}));
  }
  const Graph &getGraph() const { return graph; }
  const std::vector<uint32_t> &getInstances() const { return instances; }
  /// The graph for people. `inputName` names an input.
  std::string
  getText(llvm::function_ref<std::string(unsigned)> inputName) const {
    return getText(graph.results[0], inputName);
  }
  /// The graph with inputs numbered as they come: equal for two graphs that
  /// differ only by the names of inputs.
  std::string getShapeText() const {
    InputOrder own;
    return getText(
        [&](unsigned input) { return std::to_string(own.get(input)); });
  }

private:
  std::string
  getText(const GraphValue &value,
          llvm::function_ref<std::string(unsigned)> inputName) const {
    if (value.isInput)
      return inputName(value.index);
    std::string text = table.getInstances()[instances[value.index]].label + "(";
    for (auto [i, operand] : llvm::enumerate(graph.nodes[value.index].operands))
      text += (i ? ", " : "") + getText(operand, inputName);
    text += ")";
    return value.result ? text + "#" + std::to_string(value.result) : text;
  }

  GraphValue visit(const Term &term) {
    if (term.isInput())
      return {true, inputs.get(term.operands[0]), 0};
    std::vector<GraphValue> operands;
    for (ClassId operand : term.getOperands())
      operands.push_back(visit(table.getRepresentative(operand)));
    return add(term.instance, operands);
  }
  GraphValue add(uint32_t number, const std::vector<GraphValue> &operands) {
    const OperatorInstance &instance = table.getInstances()[number];
    // Results of one operator are neighbours in the list of instances.
    uint32_t first = number - instance.result;
    for (auto [i, node] : llvm::enumerate(graph.nodes))
      if (instances[i] == first && isSame(node.operands, operands))
        return {false, unsigned(i), instance.result};
    graph.nodes.push_back(
        {std::string(instance.info->name), operands, instance.getNumResults()});
    instances.push_back(first);
    return {false, unsigned(graph.nodes.size() - 1), instance.result};
  }
  static bool isSame(llvm::ArrayRef<GraphValue> a,
                     llvm::ArrayRef<GraphValue> b) {
    return llvm::equal(a, b, [](const GraphValue &x, const GraphValue &y) {
      return x.isInput == y.isInput && x.index == y.index &&
             x.result == y.result;
    });
  }

  const TermTable &table;
  InputOrder &inputs;
  Graph graph;
  std::vector<uint32_t> instances;
};

/// A side evaluated in one family.
struct Evaluated {
  std::vector<AttributeValues> attributes; ///< by node
  Value result;
  /// Of the root, if it is a concat: the operands' sizes along the axis.
  std::vector<int64_t> partSizes;
};

} // namespace

/// How the two sides of an equation compare on inputs of given shapes.
enum class Comparison { Equal, Unequal, OneIllTyped, BothIllTyped };

struct Realization::Impl {
  const TermTable &table;
  std::vector<std::unique_ptr<Evaluator>> evaluators;

  std::optional<Evaluated> evaluate(unsigned f, const SideBuilder &side,
                                    const std::vector<Value> &given);
  Comparison compare(unsigned f, const std::vector<Shape> &shapes,
                     FoundEquation &found);
  void addVariations(unsigned f, FoundEquation &found);
  bool complete(const SideBuilder &left, const SideBuilder &right,
                const InputOrder &order, FoundEquation &found);

  // The equation at hand.
  const SideBuilder *source = nullptr, *target = nullptr;
  std::vector<Input> inputs = {};
};

Realization::Realization(const TermTable &table) : impl(new Impl{table, {}}) {
  for (const Family &family : getFamilies())
    impl->evaluators.push_back(
        std::make_unique<Evaluator>(family, table.getInstances()));
}

Realization::~Realization() = default;

std::optional<Evaluated>
Realization::Impl::evaluate(unsigned f, const SideBuilder &side,
                            const std::vector<Value> &given) {
  const Graph &graph = side.getGraph();
  const std::vector<OperatorInstance> &instances = table.getInstances();
  std::vector<std::vector<Value>> values;
  auto get = [&](const GraphValue &value) -> const Value & {
    return value.isInput ? given[value.index]
                         : values[value.index][value.result];
  };
  Evaluated evaluated;
  for (auto [node, first] : llvm::zip_equal(graph.nodes, side.getInstances())) {
    llvm::SmallVector<const Value *, 3> operands;
    std::vector<Shape> shapes;
    for (const GraphValue &operand : node.operands) {
      operands.push_back(&get(operand));
      shapes.push_back(operands.back()->tensor.shape());
    }
    std::vector<Value> results;
    for (unsigned i = 0; i < node.numResults; ++i) {
      std::optional<Value> result =
          evaluators[f]->evaluate(first + i, operands);
      if (!result)
        return std::nullopt;
      results.push_back(std::move(*result));
    }
    values.push_back(std::move(results));
    evaluated.attributes.push_back(
        *resolveAttributes(instances[first], getFamilies()[f], shapes));
  }
  evaluated.result = get(graph.results[0]);
  const GraphValue &root = graph.results[0];
  if (!root.isInput && graph.nodes[root.index].op == "concat")
    for (const GraphValue &operand : graph.nodes[root.index].operands)
      evaluated.partSizes.push_back(get(operand).tensor.dim(
          evaluated.attributes[root.index].number("axis")));
  return evaluated;
}

/// Adds a witness if the sides are equal.
Comparison Realization::Impl::compare(unsigned f,
                                      const std::vector<Shape> &shapes,
                                      FoundEquation &found) {
  std::vector<Value> values;
  for (auto [input, shape] : llvm::zip_equal(inputs, shapes))
    values.push_back(
        makeInput(getFamilies()[f], input.kind, input.index, shape));
  std::optional<Evaluated> left = evaluate(f, *source, values);
  std::optional<Evaluated> right = evaluate(f, *target, values);
  if (!left || !right)
    return left.has_value() == right.has_value() ? Comparison::BothIllTyped
                                                 : Comparison::OneIllTyped;
  if (left->result.getHash() != right->result.getHash())
    return Comparison::Unequal;
  found.candidate.witnesses.push_back(
      {shapes, std::move(left->attributes), std::move(right->attributes)});
  if (!left->partSizes.empty())
    found.partSizes.push_back(std::move(left->partSizes));
  return Comparison::Equal;
}

/// Inputs of one kind have one shape in a family. Here one size is changed at a
/// time, or two that are equal since they may have to be, wherever the equation
/// still holds.
void Realization::Impl::addVariations(unsigned f, FoundEquation &found) {
  // Keeps what halves, groups and windows ask for.
  constexpr int64_t kIncrease = 2;
  std::vector<Witness> &witnesses = found.candidate.witnesses;
  std::vector<Shape> shapes = witnesses.back().inputs;
  llvm::SmallVector<int64_t *, 12> sizes;
  for (Shape &shape : shapes)
    for (unsigned d = 0; d < shape.size(); ++d)
      sizes.push_back(&shape[d]);
  auto tryThis = [&] {
    if (compare(f, shapes, found) == Comparison::Equal)
      witnesses.back().isVariation = true;
  };
  for (auto [i, first] : llvm::enumerate(sizes)) {
    *first += kIncrease;
    tryThis();
    for (int64_t *second : llvm::ArrayRef(sizes).drop_front(i + 1)) {
      if (*second + kIncrease != *first)
        continue;
      *second += kIncrease;
      tryThis();
      *second -= kIncrease;
    }
    *first -= kIncrease;
  }
}

/// Fills in what the sides of an equation say in all families. False if they
/// are equal by a coincidence only.
bool Realization::Impl::complete(const SideBuilder &left,
                                 const SideBuilder &right,
                                 const InputOrder &order,
                                 FoundEquation &found) {
  source = &left;
  target = &right;
  inputs.clear();
  for (unsigned input : order.getOrder())
    inputs.push_back(table.getInputs()[input]);
  found.candidate.numInputs = inputs.size();
  found.candidate.source = left.getGraph();
  found.candidate.target = right.getGraph();
  auto inputName = [&](unsigned i) {
    return std::string(getInputKinds()[inputs[i].kind].name) +
           std::to_string(i);
  };
  found.text = left.getText(inputName) + " = " + right.getText(inputName);
  found.isSymmetry = left.getShapeText() == right.getShapeText();
  const std::vector<Family> &families = getFamilies();
  bool isVaried = false;
  for (unsigned f = 0; f < families.size(); ++f) {
    std::vector<Shape> shapes;
    for (const Input &input : inputs)
      shapes.push_back(families[f].getShape(getInputKinds()[input.kind]));
    Comparison comparison = compare(f, shapes, found);
    // Groups may call for a condition; other shapes must not matter.
    if (comparison == Comparison::Unequal &&
        families[f].perGroup == families[f].channels)
      return false;
    found.needsGuard |= comparison == Comparison::Unequal ||
                        comparison == Comparison::OneIllTyped;
    if (comparison != Comparison::Equal || isVaried)
      continue;
    addVariations(f, found);
    isVaried = true;
  }
  return true;
}

std::optional<FoundEquation> Realization::realize(const Term &term,
                                                  ClassId id) {
  const TermTable &table = impl->table;
  InputOrder order;
  SideBuilder source(table, order), target(table, order);
  source.build(term);
  target.build(table.getRepresentative(id));
  FoundEquation found;
  found.reversible = table.getClass(id).inputs == table.getInputsOf(term) &&
                     !table.getRepresentative(id).isInput();
  if (!impl->complete(source, target, order, found))
    return std::nullopt;
  return found;
}

std::optional<FoundEquation>
Realization::realizeAssociativity(uint32_t instance) {
  const TermTable &table = impl->table;
  unsigned numInputs = table.getInputs().size();
  for (unsigned first = 0; first + 2 < numInputs; ++first) {
    // Inputs of one kind are neighbours.
    const Input &input = table.getInputs()[first];
    if (input.index != 0 || table.getInputs()[first + 2].kind != input.kind)
      continue;
    InputOrder order;
    SideBuilder source(table, order), target(table, order);
    std::array<ClassId, 3> parts = {first, first + 1, first + 2};
    source.buildSum(instance, parts, /*firstTwo=*/true);
    target.buildSum(instance, parts, /*firstTwo=*/false);
    FoundEquation found;
    found.reversible = true;
    if (impl->complete(source, target, order, found) &&
        !found.candidate.witnesses.empty())
      return found;
  }
  return std::nullopt;
}

} // namespace taso::generator
