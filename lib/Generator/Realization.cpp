//===- Realization.cpp - Terms as graphs with shapes ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Realization.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <array>

namespace taso::generator {

namespace {

/// The classes that are inputs of a candidate, in the order in which the source
/// uses them.
class InputOrder {
public:
  unsigned get(ClassId input) {
    auto it = llvm::find(order, input);
    if (it == order.end())
      it = order.insert(order.end(), input);
    return it - order.begin();
  }
  const std::vector<ClassId> &getOrder() const { return order; }

private:
  std::vector<ClassId> order;
};

/// Builds one side. Equal terms share a node, and so do the results of a split.
/// The classes in `cuts` become inputs.
class SideBuilder {
public:
  SideBuilder(const TermTable &table, InputOrder &inputs,
              llvm::ArrayRef<ClassId> cuts = {})
      : table(table), inputs(inputs), cuts(cuts) {}

  void build(const Term &term) { graph.results.push_back(visit(term)); }
  void build(ClassId id) { graph.results.push_back(visit(id)); }
  /// Builds a sum of three, the first two or the last two of them first.
  void buildSum(uint32_t instance, llvm::ArrayRef<ClassId> parts,
                bool firstTwo) {
    llvm::SmallVector<GraphValue, 3> values;
    for (ClassId part : parts)
      values.push_back(visit(part));
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

  GraphValue visit(ClassId id) {
    const Term &term = table.getRepresentative(id);
    if (term.isInput() || llvm::is_contained(cuts, id))
      return {true, inputs.get(id), 0};
    return visit(term);
  }
  GraphValue visit(const Term &term) {
    std::vector<GraphValue> operands;
    for (ClassId operand : term.getOperands())
      operands.push_back(visit(operand));
    return add(term.instance, operands);
  }
  GraphValue add(uint32_t number, const std::vector<GraphValue> &operands) {
    const OperatorInstance &instance = table.getInstances()[number];
    // Results of one operator are neighbours in the list of instances.
    uint32_t first = number - instance.result;
    for (auto [i, node] : llvm::enumerate(graph.nodes))
      if (instances[i] == first && node.operands == operands)
        return {false, unsigned(i), instance.result};
    graph.nodes.push_back(
        {std::string(instance.info->name), operands, instance.getNumResults()});
    instances.push_back(first);
    return {false, unsigned(graph.nodes.size() - 1), instance.result};
  }
  const TermTable &table;
  InputOrder &inputs;
  llvm::ArrayRef<ClassId> cuts;
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

  std::optional<Value> evaluate(unsigned f, ClassId id);
  std::optional<Evaluated> evaluate(unsigned f, const SideBuilder &side,
                                    const std::vector<Value> &given);
  std::optional<std::vector<Shape>> getShapes(unsigned f);
  Value makeInput(unsigned f, unsigned i, const Shape &shape) const;
  std::string getInputName(unsigned i) const;
  Comparison compare(unsigned f, const std::vector<Shape> &shapes,
                     FoundEquation &found);
  void addVariations(unsigned f, FoundEquation &found);
  void setSides(const SideBuilder &left, const SideBuilder &right,
                const InputOrder &order);
  bool complete(FoundEquation &found);
  bool isEqual();
  bool holdsWith(const Term &term, ClassId id, llvm::ArrayRef<ClassId> cuts);

  // The equation at hand.
  const SideBuilder *source = nullptr, *target = nullptr;
  std::vector<ClassId> inputs = {};
};

Realization::Realization(const TermTable &table) : impl(new Impl{table, {}}) {
  for (const Family &family : getFamilies())
    impl->evaluators.push_back(
        std::make_unique<Evaluator>(family, table.getInstances()));
}

Realization::~Realization() = default;

uint64_t Realization::getMemory() const {
  uint64_t bytes = 0;
  for (const std::unique_ptr<Evaluator> &evaluator : impl->evaluators)
    bytes += evaluator->getMemory();
  return bytes;
}

/// A class of the table, with all that it is made of.
std::optional<Value> Realization::Impl::evaluate(unsigned f, ClassId id) {
  const Term &term = table.getRepresentative(id);
  if (term.isInput()) {
    const Input &input = table.getInputs()[term.operands[0]];
    return generator::makeInput(getFamilies()[f], input.kind, input.index);
  }
  std::vector<Value> values;
  for (ClassId operand : term.getOperands()) {
    std::optional<Value> value = evaluate(f, operand);
    if (!value)
      return std::nullopt;
    values.push_back(std::move(*value));
  }
  llvm::SmallVector<const Value *, 3> operands;
  for (const Value &value : values)
    operands.push_back(&value);
  return evaluators[f]->evaluate(term.instance, operands);
}

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

/// The shapes of the inputs in a family, or nothing if one has none there.
std::optional<std::vector<Shape>> Realization::Impl::getShapes(unsigned f) {
  std::vector<Shape> shapes;
  for (ClassId input : inputs) {
    std::optional<Value> value = evaluate(f, input);
    if (!value)
      return std::nullopt;
    shapes.push_back(value->tensor.shape());
  }
  return shapes;
}

/// Fresh data for a class that is cut, or the data of an input.
Value Realization::Impl::makeInput(unsigned f, unsigned i,
                                   const Shape &shape) const {
  const Family &family = getFamilies()[f];
  const Term &term = table.getRepresentative(inputs[i]);
  if (!term.isInput())
    return makeFreshValue(family, i, table.getExample(inputs[i]).role, shape);
  const Input &input = table.getInputs()[term.operands[0]];
  return generator::makeInput(family, input.kind, input.index, shape);
}

std::string Realization::Impl::getInputName(unsigned i) const {
  const Term &term = table.getRepresentative(inputs[i]);
  std::string name = "z"; // of any kind
  if (term.isInput())
    name = getInputKinds()[table.getInputs()[term.operands[0]].kind].name;
  return name + std::to_string(i);
}

/// Adds a witness if the sides are equal.
Comparison Realization::Impl::compare(unsigned f,
                                      const std::vector<Shape> &shapes,
                                      FoundEquation &found) {
  std::vector<Value> values;
  for (auto [i, shape] : llvm::enumerate(shapes))
    values.push_back(makeInput(f, i, shape));
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

void Realization::Impl::setSides(const SideBuilder &left,
                                 const SideBuilder &right,
                                 const InputOrder &order) {
  source = &left;
  target = &right;
  inputs = order.getOrder();
}

/// Fills in what the sides of an equation say in all families. False if they
/// are equal by a coincidence only.
bool Realization::Impl::complete(FoundEquation &found) {
  found.candidate.numInputs = inputs.size();
  found.candidate.source = source->getGraph();
  found.candidate.target = target->getGraph();
  auto getName = [&](unsigned i) { return getInputName(i); };
  found.text = source->getText(getName) + " = " + target->getText(getName);
  found.isSymmetry = source->getShapeText() == target->getShapeText();
  const std::vector<Family> &families = getFamilies();
  bool isVaried = false;
  for (unsigned f = 0; f < families.size(); ++f) {
    std::optional<std::vector<Shape>> shapes = getShapes(f);
    if (!shapes)
      continue;
    Comparison comparison = compare(f, *shapes, found);
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

/// Whether the sides are equal in the families of the fingerprint.
bool Realization::Impl::isEqual() {
  FoundEquation found;
  for (unsigned f = 0; f < kFingerprintFamilies; ++f) {
    std::optional<std::vector<Shape>> shapes = getShapes(f);
    Comparison comparison =
        shapes ? compare(f, *shapes, found) : Comparison::BothIllTyped;
    if (comparison != Comparison::Equal &&
        comparison != Comparison::BothIllTyped)
      return false;
  }
  return !found.candidate.witnesses.empty();
}

/// The inputs of a graph: those that the result depends on.
static llvm::SmallDenseSet<unsigned> getUsedInputs(const Graph &graph) {
  llvm::SmallDenseSet<unsigned> used;
  auto add = [&](const GraphValue &value) {
    if (value.isInput)
      used.insert(value.index);
  };
  llvm::for_each(graph.results, add);
  for (const GraphNode &node : graph.nodes)
    llvm::for_each(node.operands, add);
  return used;
}

bool Realization::Impl::holdsWith(const Term &term, ClassId id,
                                  llvm::ArrayRef<ClassId> cuts) {
  InputOrder order;
  SideBuilder left(table, order, cuts), right(table, order, cuts);
  left.build(term);
  unsigned numInputs = order.getOrder().size();
  right.build(id);
  // What was inside a cut may be used outside of it.
  if (order.getOrder().size() != numInputs ||
      left.getShapeText() == right.getShapeText())
    return false;
  setSides(left, right, order);
  return isEqual();
}

std::vector<ClassId> Realization::findCuts(const Term &term, ClassId id) {
  const TermTable &table = impl->table;
  llvm::SmallVector<ClassId, 8> common = table.getNodes(term);
  llvm::erase_if(common, [&](ClassId node) {
    return !llvm::is_contained(table.getNodes(id), node);
  });
  // The largest first: what is inside is gone with it.
  llvm::stable_sort(common, [&](ClassId a, ClassId b) {
    return table.getClass(a).size() > table.getClass(b).size();
  });
  std::vector<ClassId> cuts;
  for (ClassId node : common) {
    std::vector<ClassId> more = cuts;
    more.push_back(node);
    if (impl->holdsWith(term, id, more))
      cuts = std::move(more);
  }
  return cuts;
}

std::optional<FoundEquation>
Realization::realize(const Term &term, ClassId id,
                     llvm::ArrayRef<ClassId> cuts) {
  const TermTable &table = impl->table;
  InputOrder order;
  SideBuilder source(table, order, cuts), target(table, order, cuts);
  source.build(term);
  target.build(id);
  FoundEquation found;
  impl->setSides(source, target, order);
  if (!impl->complete(found))
    return std::nullopt;
  found.usesAllInputs =
      getUsedInputs(found.candidate.target).size() == order.getOrder().size();
  // Nobody wants relu(relu(x)) in place of relu(x).
  found.reversible = found.usesAllInputs &&
                     !found.candidate.target.results[0].isInput &&
                     !llvm::is_contained(table.getNodes(term), id);
  return found;
}

std::optional<FoundEquation>
Realization::realizeAssociativity(uint32_t instance) {
  const TermTable &table = impl->table;
  unsigned numInputs = table.getInputs().size();
  for (unsigned first = 0; first + 2 < numInputs; ++first) {
    // Inputs of one kind are neighbours, and inputs are the first classes.
    const Input &input = table.getInputs()[first];
    if (input.index != 0 || table.getInputs()[first + 2].kind != input.kind)
      continue;
    InputOrder order;
    SideBuilder source(table, order), target(table, order);
    std::array<ClassId, 3> parts = {first, first + 1, first + 2};
    source.buildSum(instance, parts, /*firstTwo=*/true);
    target.buildSum(instance, parts, /*firstTwo=*/false);
    FoundEquation found;
    found.usesAllInputs = found.reversible = true;
    impl->setSides(source, target, order);
    if (impl->complete(found) && !found.candidate.witnesses.empty())
      return found;
  }
  return std::nullopt;
}

} // namespace taso::generator
