//===- Import.cpp - From an .onnx file to the mirrored form ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each graph becomes a block: initializers first, then the nodes in an order in
// which values are defined before they are used.
//
//===----------------------------------------------------------------------===//

#include "Attributes.h"
#include "Metadata.h"
#include "Mirror.h"
#include "ModelFile.h"
#include "NodeOrder.h"
#include "Types.h"

#include "TASO/Target/ONNX.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using onnx::AttributeProto;
using onnx::GraphProto;
using onnx::NodeProto;
using onnx::TypeProto;
using onnx::ValueInfoProto;

namespace taso::target {

namespace {
/// What the file says about the values of a graph, before types are inferred.
struct DeclaredInfos {
  std::vector<ValueInfoProto> inputs, outputs, values;
};

/// The values that names stand for, in a graph and those around it.
struct Scope {
  const Scope *parent = nullptr;
  llvm::StringMap<Value> values;
  llvm::StringMap<const TypeProto *> types;

  Value lookup(StringRef name) const {
    for (const Scope *scope = this; scope; scope = scope->parent)
      if (Value value = scope->values.lookup(name))
        return value;
    return {};
  }
};

/// A graph whose nodes are in its block.
struct ImportedGraph {
  SmallVector<Attribute> inputs;
  SmallVector<Attribute> outputs;
  SmallVector<Value> results;
  NamedAttrList attributes;
};

class ModelImporter {
public:
  ModelImporter(onnx::ModelProto &model, Location loc, StringRef folder)
      : context(loc.getContext()), loc(loc), model(model), b(context),
        tensors(loc, folder) {}

  FailureOr<OwningOpRef<ModuleOp>> run();

private:
  // Declarations.
  LogicalResult collectDeclared(const GraphProto &graph);
  LogicalResult checkInfos(const GraphProto &graph);
  void collectTypes(GraphProto &graph, Scope &scope);
  FailureOr<Type> getType(const Scope &scope, StringRef name);

  // Model.
  LogicalResult importMainGraph(ModuleOp module);

  // Graphs.
  LogicalResult importGraph(GraphProto &graph, Block *block, Scope &scope,
                            ImportedGraph &result);
  LogicalResult importInputs(GraphProto &graph, Block *block, Scope &scope,
                             ImportedGraph &result);
  LogicalResult importInitializers(GraphProto &graph, Scope &scope);
  LogicalResult importOutputs(const GraphProto &graph, const Scope &scope,
                              ImportedGraph &result);
  void importGraphAttributes(const GraphProto &graph, const Scope &scope,
                             ImportedGraph &result);
  LogicalResult define(Scope &scope, StringRef name, Value value);

  // Nodes.
  LogicalResult importNode(NodeProto &node, Scope &scope);
  LogicalResult importOperands(const NodeProto &node, const Scope &scope,
                               OperationState &state);
  LogicalResult importAttributes(NodeProto &node, Scope &scope,
                                 OperationState &state);
  LogicalResult importRegion(GraphProto &graph, Scope &scope,
                             OperationState &state);
  Value getNoValue();

  MLIRContext *context;
  Location loc;
  onnx::ModelProto &model;
  OpBuilder b;
  TensorReader tensors;
  Block *mainBlock = nullptr;
  Value noValue;
  std::map<const GraphProto *, DeclaredInfos> declared;
};
} // namespace

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

LogicalResult ModelImporter::checkInfos(const GraphProto &graph) {
  llvm::StringMap<Type> types;
  for (const auto *infos :
       {&graph.input(), &graph.output(), &graph.value_info()})
    for (const ValueInfoProto &info : *infos) {
      std::string what = "value '" + info.name() + "'";
      FailureOr<Type> type = importType(loc, info.type(), what);
      if (failed(type))
        return failure();
      auto [entry, isNew] = types.try_emplace(info.name(), *type);
      if (!isNew && !isCompatible(entry->second, *type))
        return emitHint(emitError(loc) << what << " is declared as "
                                       << entry->second << " and as " << *type,
                        "the value_info of the model contradicts itself; "
                        "remove one of them");
    }
  for (const auto &initializer : graph.initializer()) {
    Type declaredType = types.lookup(initializer.name());
    Type element = getElementType(context, initializer.data_type());
    if (!declaredType || !element)
      continue;
    ArrayRef<int64_t> dims(initializer.dims().data(), initializer.dims_size());
    if (llvm::any_of(dims, [](int64_t dim) { return dim < 0; }))
      continue;
    auto type = RankedTensorType::get(dims, element);
    if (!isCompatible(declaredType, type))
      return emitHint(emitError(loc) << "initializer '" << initializer.name()
                                     << "' has type " << type
                                     << ", but is declared as " << declaredType,
                      "the declaration of the value contradicts its data");
  }
  return success();
}

LogicalResult ModelImporter::collectDeclared(const GraphProto &graph) {
  if (failed(checkInfos(graph)))
    return failure();
  DeclaredInfos &infos = declared[&graph];
  infos.inputs.assign(graph.input().begin(), graph.input().end());
  infos.outputs.assign(graph.output().begin(), graph.output().end());
  infos.values.assign(graph.value_info().begin(), graph.value_info().end());
  for (const NodeProto &node : graph.node())
    for (const AttributeProto &attribute : node.attribute()) {
      if (attribute.has_g() && failed(collectDeclared(attribute.g())))
        return failure();
      for (const GraphProto &inner : attribute.graphs())
        if (failed(collectDeclared(inner)))
          return failure();
    }
  return success();
}

/// Inference may compute nonsense where a node is invalid.
static void dropNegativeSizes(ValueInfoProto &info) {
  if (!info.type().has_tensor_type() || !info.type().tensor_type().has_shape())
    return;
  auto &tensor = *info.mutable_type()->mutable_tensor_type();
  for (auto &dim : *tensor.mutable_shape()->mutable_dim())
    if (dim.has_dim_value() && dim.dim_value() < 0)
      dim.clear_dim_value();
}

void ModelImporter::collectTypes(GraphProto &graph, Scope &scope) {
  for (auto *infos : {graph.mutable_input(), graph.mutable_output(),
                      graph.mutable_value_info()})
    for (ValueInfoProto &info : *infos) {
      dropNegativeSizes(info);
      scope.types.try_emplace(info.name(), &info.type());
    }
}

FailureOr<Type> ModelImporter::getType(const Scope &scope, StringRef name) {
  const TypeProto *proto = name.empty() ? nullptr : scope.types.lookup(name);
  if (!proto)
    return Type(b.getNoneType());
  return importType(loc, *proto, "value '" + name + "'");
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

FailureOr<OwningOpRef<ModuleOp>> ModelImporter::run() {
  GraphProto &graph = *model.mutable_graph();
  if (failed(collectDeclared(graph)))
    return failure();
  inferShapes(model);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  if (failed(importMainGraph(*module)))
    return failure();
  return module;
}

/// The dictionaries as those of arguments or results of a function.
static SmallVector<DictionaryAttr> toDictionaries(ArrayRef<Attribute> infos) {
  return llvm::map_to_vector(
      infos, [](Attribute info) { return cast<DictionaryAttr>(info); });
}

LogicalResult ModelImporter::importMainGraph(ModuleOp module) {
  b.setInsertionPointToStart(module.getBody());
  auto function = func::FuncOp::create(b, loc, mirror::kMainGraph,
                                       b.getFunctionType({}, {}));
  mainBlock = function.addEntryBlock();
  Scope scope;
  ImportedGraph result;
  if (failed(importGraph(*model.mutable_graph(), mainBlock, scope, result)))
    return failure();
  func::ReturnOp::create(b, loc, result.results);
  function.setFunctionType(b.getFunctionType(
      mainBlock->getArgumentTypes(), ValueRange(result.results).getTypes()));
  function.setAllArgAttrs(toDictionaries(result.inputs));
  function.setAllResultAttrs(toDictionaries(result.outputs));
  result.attributes.append(importModelMetadata(model, b));
  module->setDiscardableAttrs(result.attributes.getDictionary(context));
  return success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

LogicalResult ModelImporter::importGraph(GraphProto &graph, Block *block,
                                         Scope &scope, ImportedGraph &result) {
  if (graph.sparse_initializer_size())
    return emitHint(emitError(loc)
                        << "has the sparse initializer '"
                        << graph.sparse_initializer(0).values().name() << "'",
                    "sparse tensors are not supported: store it as a dense "
                    "initializer");
  FailureOr<std::vector<int>> order = sortNodes(graph, loc);
  if (failed(order))
    return failure();
  collectTypes(graph, scope);
  b.setInsertionPointToEnd(block);
  if (failed(importInputs(graph, block, scope, result)) ||
      failed(importInitializers(graph, scope)))
    return failure();
  for (int node : *order)
    if (failed(importNode(*graph.mutable_node(node), scope)))
      return failure();
  if (failed(importOutputs(graph, scope, result)))
    return failure();
  importGraphAttributes(graph, scope, result);
  return success();
}

LogicalResult ModelImporter::define(Scope &scope, StringRef name, Value value) {
  if (name.empty())
    return success();
  if (scope.values.try_emplace(name, value).second)
    return success();
  return emitHint(emitError(loc)
                      << "the value '" << name << "' is defined twice",
                  "each input, initializer and output of a node must have a "
                  "name of its own");
}

LogicalResult ModelImporter::importInputs(GraphProto &graph, Block *block,
                                          Scope &scope, ImportedGraph &result) {
  llvm::StringMap<onnx::TensorProto *> defaults;
  for (auto &initializer : *graph.mutable_initializer())
    defaults[initializer.name()] = &initializer;
  bool areListed = model.ir_version() < mirror::kFirstIRWithDefaults;
  for (const ValueInfoProto &info : declared[&graph].inputs) {
    onnx::TensorProto *initializer = defaults.lookup(info.name());
    if (initializer && areListed)
      continue;
    FailureOr<Type> type = getType(scope, info.name());
    if (failed(type))
      return failure();
    NamedAttrList entries(importValueInfo(context, info, *type));
    if (initializer) {
      auto elements = tensors.read(*initializer, info.name(),
                                   "initializer '" + info.name() + "'");
      if (failed(elements))
        return failure();
      entries.set(mirror::kDefault, *elements);
    }
    result.inputs.push_back(entries.getDictionary(context));
    Location nameLoc = NameLoc::get(b.getStringAttr(info.name()));
    if (failed(define(scope, info.name(), block->addArgument(*type, nameLoc))))
      return failure();
  }
  return success();
}

LogicalResult ModelImporter::importInitializers(GraphProto &graph,
                                                Scope &scope) {
  llvm::StringMap<int> listed;
  for (auto [position, info] : llvm::enumerate(declared[&graph].inputs))
    listed.try_emplace(info.name(), position);
  for (auto &initializer : *graph.mutable_initializer()) {
    const std::string &name = initializer.name();
    auto position = listed.find(name);
    bool isListed = position != listed.end();
    if (isListed && model.ir_version() >= mirror::kFirstIRWithDefaults)
      continue;
    if (name.empty())
      return emitHint(emitError(loc) << "has an initializer without a name",
                      "the file may be damaged");
    auto elements =
        tensors.read(initializer, name, "initializer '" + name + "'");
    if (failed(elements))
      return failure();
    OperationState state(NameLoc::get(b.getStringAttr(name)),
                         mirror::kConstant);
    state.addTypes(elements->getType());
    if (isListed) {
      state.attributes =
          importValueInfo(context, declared[&graph].inputs[position->second],
                          elements->getType());
      state.attributes.erase(mirror::kName);
      state.addAttribute(mirror::kListedInput,
                         b.getI64IntegerAttr(position->second));
    }
    state.addAttribute("value", *elements);
    state.addAttribute(mirror::kInitializer, b.getUnitAttr());
    setString(b, state.attributes, mirror::kNodeDoc, initializer.doc_string());
    if (failed(define(scope, name, b.create(state)->getResult(0))))
      return failure();
  }
  return success();
}

/// "; a similar name is 'x'" for a misspelt one.
static std::string getSimilar(const Scope &scope, StringRef name) {
  StringRef best;
  unsigned bestDistance = 3;
  for (const Scope *s = &scope; s; s = s->parent)
    for (const auto &entry : s->values) {
      unsigned distance = name.edit_distance(entry.getKey(), true, 3);
      if (distance < bestDistance ||
          (distance == bestDistance && !best.empty() && entry.getKey() < best))
        best = entry.getKey(), bestDistance = distance;
    }
  return best.empty() ? "" : ("; a similar name is '" + best + "'").str();
}

LogicalResult ModelImporter::importOutputs(const GraphProto &graph,
                                           const Scope &scope,
                                           ImportedGraph &result) {
  for (const ValueInfoProto &info : declared[&graph].outputs) {
    Value value = scope.lookup(info.name());
    if (!value)
      return emitHint(emitError(loc) << "output '" << info.name()
                                     << "' is not defined by anything",
                      "no node has such an output" +
                          getSimilar(scope, info.name()));
    result.results.push_back(value);
    result.outputs.push_back(importValueInfo(context, info, value.getType()));
  }
  return success();
}

void ModelImporter::importGraphAttributes(const GraphProto &graph,
                                          const Scope &scope,
                                          ImportedGraph &result) {
  NamedAttrList &attributes = result.attributes;
  setString(b, attributes, mirror::kGraphName, graph.name());
  setString(b, attributes, mirror::kGraphDoc, graph.doc_string());
  setString(b, attributes, mirror::kGraphUnknown, getUnknown(graph));
  setBytes(b, attributes, mirror::kQuantization,
           graph.quantization_annotation());
  SmallVector<Attribute> infos;
  for (const ValueInfoProto &info : declared[&graph].values)
    if (Value value = scope.values.lookup(info.name()))
      infos.push_back(importValueInfo(context, info, value.getType()));
  if (!infos.empty())
    attributes.set(mirror::kValueInfo, b.getArrayAttr(infos));
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

Value ModelImporter::getNoValue() {
  if (!noValue) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(mainBlock);
    OperationState state(UnknownLoc::get(context), mirror::kNoValue);
    state.addTypes(b.getNoneType());
    noValue = b.create(state)->getResult(0);
  }
  return noValue;
}

LogicalResult ModelImporter::importOperands(const NodeProto &node,
                                            const Scope &scope,
                                            OperationState &state) {
  for (auto [i, name] : llvm::enumerate(node.input())) {
    Value value = name.empty() ? getNoValue() : scope.lookup(name);
    if (!value)
      return emitHint(
          emitError(loc) << describe(node) << ": its input " << i << ", '"
                         << name
                         << "', is no input, initializer or output of a node",
          "the file may be a part of a model" + getSimilar(scope, name));
    state.operands.push_back(value);
  }
  return success();
}

/// The type of a Constant's result, which files need not declare.
static Type getConstantType(Builder &b, const OperationState &state) {
  NamedAttrList attributes(state.attributes);
  if (auto elements = dyn_cast_or_null<ElementsAttr>(attributes.get("value")))
    return elements.getType();
  if (attributes.get("value_int"))
    return RankedTensorType::get({}, b.getI64Type());
  if (attributes.get("value_float"))
    return RankedTensorType::get({}, b.getF32Type());
  if (auto list = dyn_cast_or_null<ArrayAttr>(attributes.get("value_ints")))
    return RankedTensorType::get(list.size(), b.getI64Type());
  if (auto list = dyn_cast_or_null<ArrayAttr>(attributes.get("value_floats")))
    return RankedTensorType::get(list.size(), b.getF32Type());
  return b.getNoneType();
}

LogicalResult ModelImporter::importNode(NodeProto &node, Scope &scope) {
  std::string opName = "onnx." + node.op_type();
  if (node.op_type().empty() || opName == mirror::kNoValue ||
      opName == mirror::kYield)
    return emitHint(emitError(loc) << describe(node) << ": '" << node.op_type()
                                   << "' cannot be the name of an operator",
                    "the file may be damaged");
  SmallVector<StringRef> names(node.output().begin(), node.output().end());
  OperationState state(mirror::getNamesLoc(context, names), opName);
  if (failed(importOperands(node, scope, state)) ||
      failed(importAttributes(node, scope, state)))
    return failure();
  for (StringRef name : names) {
    FailureOr<Type> type = getType(scope, name);
    if (failed(type))
      return failure();
    bool isConstant = opName == mirror::kConstant && node.domain().empty();
    state.addTypes(
        isConstant && isa<NoneType>(*type) ? getConstantType(b, state) : *type);
  }
  Operation *op = b.create(state);
  for (auto [name, result] : llvm::zip_equal(names, op->getResults()))
    if (failed(define(scope, name, result)))
      return failure();
  return success();
}

LogicalResult ModelImporter::importRegion(GraphProto &graph, Scope &scope,
                                          OperationState &state) {
  OpBuilder::InsertionGuard guard(b);
  Block *block = &state.addRegion()->emplaceBlock();
  Scope inner;
  inner.parent = &scope;
  ImportedGraph result;
  if (failed(importGraph(graph, block, inner, result)))
    return failure();
  OperationState yield(UnknownLoc::get(context), mirror::kYield);
  yield.addOperands(result.results);
  yield.addAttributes(result.attributes);
  yield.addAttribute(mirror::kInputs, b.getArrayAttr(result.inputs));
  yield.addAttribute(mirror::kOutputs, b.getArrayAttr(result.outputs));
  b.create(yield);
  return success();
}

/// Keeps the name of a tensor, or those of a list of them.
static void setTensorNames(Builder &b, NamedAttrList &names,
                           const AttributeProto &attribute) {
  setString(b, names, attribute.name(), attribute.t().name());
  SmallVector<Attribute> list;
  for (const onnx::TensorProto &tensor : attribute.tensors())
    list.push_back(b.getStringAttr(tensor.name()));
  if (!list.empty())
    names.set(attribute.name(), b.getArrayAttr(list));
}

LogicalResult ModelImporter::importAttributes(NodeProto &node, Scope &scope,
                                              OperationState &state) {
  NamedAttrList attributes, tensorNames, docs;
  SmallVector<Attribute> graphs;
  for (AttributeProto &attribute : *node.mutable_attribute()) {
    const std::string &name = attribute.name();
    std::string what = describe(node) + ": attribute '" + name + "'";
    if (name.empty() || isReserved(name) || attribute.has_ref_attr_name())
      return emitHint(emitError(loc) << what << " is not allowed here",
                      "references to attributes occur in functions only, and "
                      "names of attributes do not start with 'onnx.'");
    AttributeProto::AttributeType kind = getKind(attribute);
    bool isGraph = kind == AttributeProto::GRAPH;
    if (isGraph ||
        (kind == AttributeProto::GRAPHS && attribute.graphs_size())) {
      if (isGraph) {
        graphs.push_back(b.getStringAttr(name));
        if (failed(importRegion(*attribute.mutable_g(), scope, state)))
          return failure();
      }
      for (int i = 0; !isGraph && i < attribute.graphs_size(); ++i) {
        graphs.push_back(b.getStringAttr(name + "[" + Twine(i) + "]"));
        if (failed(importRegion(*attribute.mutable_graphs(i), scope, state)))
          return failure();
      }
    } else {
      auto value = importAttribute(loc, attribute, tensors, what);
      if (failed(value))
        return failure();
      if (attributes.get(name))
        return emitHint(emitError(loc) << what << " occurs twice",
                        "remove one of them");
      attributes.set(name, *value);
    }
    setTensorNames(b, tensorNames, attribute);
    setString(b, docs, name, attribute.doc_string());
  }
  setString(b, attributes, mirror::kNodeName, node.name());
  setString(b, attributes, mirror::kNodeDomain, node.domain());
  setString(b, attributes, mirror::kNodeDoc, node.doc_string());
  setString(b, attributes, mirror::kUnknownFields, getUnknown(node));
  if (!tensorNames.empty())
    attributes.set(mirror::kTensorNames, tensorNames.getDictionary(context));
  if (!docs.empty())
    attributes.set(mirror::kAttributeDocs, docs.getDictionary(context));
  if (!graphs.empty())
    attributes.set(mirror::kGraphs, b.getArrayAttr(graphs));
  state.addAttributes(attributes);
  return success();
}

} // namespace taso::target

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

using namespace taso::target;

FailureOr<OwningOpRef<ModuleOp>>
taso::importONNX(llvm::MemoryBufferRef buffer, MLIRContext *context,
                 const ImportOptions &options) {
  context->loadDialect<ONNXDialect, func::FuncDialect>();
  StringRef path = buffer.getBufferIdentifier();
  Location loc = NameLoc::get(StringAttr::get(context, path));
  onnx::ModelProto model;
  if (failed(parseModel(buffer, loc, model)) ||
      failed(fixDimensions(model, loc, options.dims)))
    return failure();
  return ModelImporter(model, loc, llvm::sys::path::parent_path(path)).run();
}

FailureOr<OwningOpRef<ModuleOp>>
taso::importONNX(StringRef path, MLIRContext *context,
                 const ImportOptions &options) {
  auto buffer = openModel(path, context);
  if (failed(buffer))
    return failure();
  return importONNX((*buffer)->getMemBufferRef(), context, options);
}
