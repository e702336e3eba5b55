//===- Instances.cpp - A candidate's graphs with one witness --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Instances.h"

#include "TASO/Dialect/Attributes.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso::generator {

using semantics::Dim;
using semantics::OperatorInfo;
using semantics::ShapeInference;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static semantics::Attributes<Dim> toDims(const OperatorInfo &info,
                                         const AttributeValues &values) {
  semantics::Attributes<Dim> result;
  for (const semantics::AttributeSpec &spec : info.attributes) {
    const std::vector<int64_t> &numbers = values.list(spec.name);
    result.setNumbers(spec.name,
                      std::vector<Dim>(numbers.begin(), numbers.end()));
    result.setReal(spec.name, values.real(spec.name));
    result.setKeyword(spec.name, std::string(values.keyword(spec.name)));
  }
  return result;
}

static ShapeInference::Tensor toTensor(const Shape &shape) {
  semantics::SmallList<Dim> sizes;
  for (int64_t size : shape)
    sizes.push_back(size);
  return ShapeInference::Tensor(sizes);
}

static ResultShapes inferNode(const GraphNode &node,
                              std::vector<ShapeInference::Tensor> operands,
                              const AttributeValues &values) {
  const OperatorInfo *info = semantics::getOperatorInfo(node.op);
  if (!info)
    return {};
  semantics::Attributes<Dim> attributes = toDims(*info, values);
  if (!semantics::checkAttributes(*info, attributes, operands.size()).empty())
    return {};
  ShapeInference algebra;
  auto results = semantics::getDefinition<ShapeInference>(node.op)(
      algebra, operands, attributes);
  if (algebra.failed() || results.size() != node.numResults)
    return {};
  ResultShapes shapes;
  for (const ShapeInference::Tensor &result : results) {
    Shape &shape = shapes.emplace_back();
    for (const Dim &size : result.shape())
      shape.push_back(size.value);
  }
  return shapes;
}

FailureOr<std::vector<ResultShapes>>
inferShapes(const Graph &graph, ArrayRef<Shape> inputs,
            ArrayRef<AttributeValues> attributes) {
  std::vector<ResultShapes> shapes;
  for (auto [node, values] : llvm::zip_equal(graph.nodes, attributes)) {
    std::vector<ShapeInference::Tensor> operands;
    for (const GraphValue &value : node.operands)
      operands.push_back(toTensor(value.isInput
                                      ? inputs[value.index]
                                      : shapes[value.index][value.result]));
    shapes.push_back(inferNode(node, std::move(operands), values));
    if (shapes.back().empty())
      return failure();
  }
  return shapes;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
class FunctionBuilder {
public:
  FunctionBuilder(ModuleOp module, const Graph &graph)
      : graph(graph), builder(module.getContext()),
        loc(builder.getUnknownLoc()) {
    builder.setInsertionPointToEnd(module.getBody());
  }

  FailureOr<func::FuncOp> build(ArrayRef<Shape> inputs,
                                ArrayRef<AttributeValues> attributes,
                                StringRef name);

private:
  bool isIndex(unsigned input) const;
  Value lookup(const GraphValue &value) const;
  LogicalResult createNode(const GraphNode &node,
                           const AttributeValues &values);

  const Graph &graph;
  OpBuilder builder;
  Location loc;
  Block *block = nullptr;
  std::vector<Operation *> ops;
};
} // namespace

/// The second operand of gather holds indices.
bool FunctionBuilder::isIndex(unsigned input) const {
  return llvm::any_of(graph.nodes, [&](const GraphNode &node) {
    return node.op == "gather" && node.operands[1].isInput &&
           node.operands[1].index == input;
  });
}

Value FunctionBuilder::lookup(const GraphValue &value) const {
  if (value.isInput)
    return block->getArgument(value.index);
  return ops[value.index]->getResult(value.result);
}

LogicalResult FunctionBuilder::createNode(const GraphNode &node,
                                          const AttributeValues &values) {
  const OperatorInfo *info = semantics::getOperatorInfo(node.op);
  DictionaryAttr attributes =
      info ? makeAttributes(builder.getContext(), *info, values)
           : DictionaryAttr();
  if (!attributes)
    return failure();
  OperationState state(loc, "taso." + node.op);
  for (const GraphValue &value : node.operands)
    state.operands.push_back(lookup(value));
  SmallVector<Type> types;
  std::string error;
  if (failed(inferResultTypes(node.op, ValueRange(state.operands).getTypes(),
                              attributes, types, error, builder.getF32Type())))
    return failure();
  state.addTypes(types);
  state.addAttributes(attributes.getValue());
  ops.push_back(builder.create(state));
  return success(ops.back()->getNumResults() == node.numResults);
}

FailureOr<func::FuncOp>
FunctionBuilder::build(ArrayRef<Shape> inputs,
                       ArrayRef<AttributeValues> attributes, StringRef name) {
  SmallVector<Type> types;
  for (auto [i, shape] : llvm::enumerate(inputs)) {
    Type element =
        isIndex(i) ? Type(builder.getI64Type()) : Type(builder.getF32Type());
    types.push_back(RankedTensorType::get(
        ArrayRef<int64_t>(shape.begin(), shape.end()), element));
  }
  auto function = func::FuncOp::create(builder, loc, name,
                                       builder.getFunctionType(types, {}));
  block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  for (auto [node, values] : llvm::zip_equal(graph.nodes, attributes))
    if (failed(createNode(node, values))) {
      function.erase();
      return failure();
    }
  SmallVector<Value> results;
  for (const GraphValue &value : graph.results)
    results.push_back(lookup(value));
  func::ReturnOp::create(builder, loc, results);
  function.setFunctionType(
      builder.getFunctionType(types, ValueRange(results).getTypes()));
  return function;
}

FailureOr<func::FuncOp> buildFunction(ModuleOp module, const Graph &graph,
                                      ArrayRef<Shape> inputs,
                                      ArrayRef<AttributeValues> attributes,
                                      StringRef name) {
  return FunctionBuilder(module, graph).build(inputs, attributes, name);
}

} // namespace taso::generator
