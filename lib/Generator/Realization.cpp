//===- Realization.cpp - Terms as graphs with shapes ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Realization.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

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
    const OperatorInstance &instance = table.getInstances()[term.instance];
    // Results of one operator are neighbours in the list of instances.
    uint32_t first = term.instance - instance.result;
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

struct Realization::Impl {
  const TermTable &table;
  std::vector<std::unique_ptr<Evaluator>> evaluators;

  std::optional<Evaluated> evaluate(unsigned f, const SideBuilder &side,
                                    const std::vector<Value> &inputs);
};

Realization::Realization(const TermTable &table) : impl(new Impl{table, {}}) {
  for (const Family &family : getFamilies())
    impl->evaluators.push_back(
        std::make_unique<Evaluator>(family, table.getInstances()));
}

Realization::~Realization() = default;

std::optional<Evaluated>
Realization::Impl::evaluate(unsigned f, const SideBuilder &side,
                            const std::vector<Value> &inputs) {
  const Graph &graph = side.getGraph();
  const std::vector<OperatorInstance> &instances = table.getInstances();
  std::vector<std::vector<Value>> values;
  auto get = [&](const GraphValue &value) -> const Value & {
    return value.isInput ? inputs[value.index]
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

std::optional<FoundEquation> Realization::realize(const Term &term,
                                                  ClassId id) {
  const TermTable &table = impl->table;
  InputOrder order;
  SideBuilder source(table, order), target(table, order);
  source.build(term);
  unsigned numInputs = order.getOrder().size();
  target.build(table.getRepresentative(id));
  FoundEquation found;
  found.candidate.numInputs = numInputs;
  found.candidate.source = source.getGraph();
  found.candidate.target = target.getGraph();
  found.reversible = table.getClass(id).inputs == table.getInputsOf(term) &&
                     !table.getRepresentative(id).isInput();
  auto inputName = [&](unsigned i) {
    const Input &input = table.getInputs()[order.getOrder()[i]];
    return std::string(getInputKinds()[input.kind].name) + std::to_string(i);
  };
  found.text = source.getText(inputName) + " = " + target.getText(inputName);
  found.isSymmetry = source.getShapeText() == target.getShapeText();
  const std::vector<Family> &families = getFamilies();
  for (unsigned f = 0; f < families.size(); ++f) {
    std::vector<Value> inputs;
    Witness witness;
    for (unsigned i = 0; i < numInputs; ++i) {
      const Input &input = table.getInputs()[order.getOrder()[i]];
      inputs.push_back(makeInput(families[f], input.kind, input.index));
      witness.inputs.push_back(inputs.back().tensor.shape());
    }
    std::optional<Evaluated> left = impl->evaluate(f, source, inputs);
    std::optional<Evaluated> right = impl->evaluate(f, target, inputs);
    if (!left || !right) {
      found.needsGuard |= left.has_value() != right.has_value();
      continue;
    }
    if (left->result.getHash() == right->result.getHash()) {
      witness.source = std::move(left->attributes);
      witness.target = std::move(right->attributes);
      if (!left->partSizes.empty())
        found.partSizes.push_back(std::move(left->partSizes));
      found.candidate.witnesses.push_back(std::move(witness));
      continue;
    }
    // Groups may call for a condition; other shapes must not matter.
    if (families[f].perGroup == families[f].channels)
      return std::nullopt;
    found.needsGuard = true;
  }
  return found;
}

} // namespace taso::generator
