//===- Export.cpp - From the mirrored form to an .onnx file ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole model is built in memory and only then written, so that an error
// leaves no file.
//
//===----------------------------------------------------------------------===//

#include "Attributes.h"
#include "Mirror.h"
#include "ModelFile.h"
#include "Names.h"
#include "Types.h"

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Support/OutputFile.h"
#include "TASO/Target/ONNX.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using onnx::GraphProto;
using onnx::NodeProto;

namespace taso::target {

/// Initializers that are new come after all inputs.
static constexpr int64_t kFirstNewPosition = int64_t(1) << 32;

namespace {
/// The value infos of the inputs and outputs of a graph, null where unknown.
struct Interface {
  SmallVector<DictionaryAttr> inputs, outputs;
};

class ModelExporter {
public:
  explicit ModelExporter(onnx::ModelProto &model) : model(model) {}

  LogicalResult run(ModuleOp module);

private:
  void exportModelAttributes(ModuleOp module);
  LogicalResult exportGraph(Block &block, DictionaryAttr attributes,
                            const Interface &interface, GraphProto &graph);
  void exportInputs(Block &block, const Interface &interface,
                    GraphProto &graph);
  LogicalResult exportDefaults(Block &block, const Interface &interface,
                               GraphProto &graph);
  void exportOutputs(Block &block, const Interface &interface,
                     GraphProto &graph);
  void exportValueInfos(Block &block, DictionaryAttr attributes,
                        GraphProto &graph);
  LogicalResult exportOperation(Operation &op, GraphProto &graph);
  LogicalResult exportInitializer(Operation &op, ElementsAttr elements,
                                  GraphProto &graph);
  LogicalResult exportNode(Operation &op, NodeProto &node);
  LogicalResult exportAttributes(Operation &op, NodeProto &node);
  LogicalResult exportRegions(Operation &op, NodeProto &node);

  onnx::ModelProto &model;
  ValueNames names;
  /// Initializers that are also inputs, with their positions.
  SmallVector<std::pair<int64_t, onnx::ValueInfoProto>> listedInputs;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reading attributes
//===----------------------------------------------------------------------===//

static StringRef getString(DictionaryAttr attributes, StringRef name) {
  auto value = attributes ? attributes.getAs<StringAttr>(name) : StringAttr();
  return value ? value.getValue() : StringRef();
}

static int64_t getInteger(DictionaryAttr attributes, StringRef name,
                          int64_t otherwise) {
  auto value = attributes.getAs<IntegerAttr>(name);
  return value ? value.getValue().getSExtValue() : otherwise;
}

static ArrayRef<Attribute> getList(DictionaryAttr attributes, StringRef name) {
  auto list = attributes.getAs<ArrayAttr>(name);
  return list ? list.getValue() : ArrayRef<Attribute>();
}

/// Adds the messages whose bytes the list holds.
template <class Field>
static void addMessages(DictionaryAttr attributes, StringRef name,
                        Field &field) {
  for (Attribute bytes : getList(attributes, name))
    if (auto string = dyn_cast<StringAttr>(bytes))
      field.Add()->ParseFromString(string.str());
}

/// Adds fields that this version of ONNX does not know.
template <class Message>
static void addUnknown(DictionaryAttr attributes, StringRef name,
                       Message &message) {
  StringRef bytes = getString(attributes, name);
  if (!bytes.empty())
    message.MergeFromString(bytes.str());
}

/// What a generic operation holds as properties or as discardable attributes.
static DictionaryAttr getAllAttributes(Operation &op) {
  auto properties =
      dyn_cast_or_null<DictionaryAttr>(op.getPropertiesAsAttribute());
  if (!properties || op.isRegistered())
    return op.getAttrDictionary();
  NamedAttrList all(op.getDiscardableAttrDictionary());
  for (NamedAttribute property : properties)
    all.set(property.getName(), property.getValue());
  return all.getDictionary(op.getContext());
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

/// Before version 4 of the format every initializer is an input as well. One
/// that is none, since a pass made it, needs a later version, in which the inputs
/// among them would be defaults that callers may replace: runtimes fold and fuse
/// nothing with these. They are inputs no more.
static void raiseVersionIfNeeded(onnx::ModelProto &model) {
  if (model.ir_version() >= mirror::kFirstIRWithDefaults)
    return;
  auto &inputs = *model.mutable_graph()->mutable_input();
  llvm::StringSet<> names, initializers;
  for (const onnx::ValueInfoProto &input : inputs)
    names.insert(input.name());
  bool areListed = true;
  for (const onnx::TensorProto &tensor : model.graph().initializer()) {
    initializers.insert(tensor.name());
    areListed &= names.contains(tensor.name());
  }
  if (areListed)
    return;
  model.set_ir_version(mirror::kFirstIRWithDefaults);
  inputs.erase(std::remove_if(inputs.begin(), inputs.end(),
                              [&](const onnx::ValueInfoProto &input) {
                                return initializers.contains(input.name());
                              }),
               inputs.end());
}

void ModelExporter::exportModelAttributes(ModuleOp module) {
  DictionaryAttr attributes = module->getDiscardableAttrDictionary();
  model.set_ir_version(
      getInteger(attributes, mirror::kIRVersion, onnx::IR_VERSION));
  auto set = [&](StringRef name, auto setter) {
    StringRef value = getString(attributes, name);
    if (!value.empty())
      (model.*setter)(value.str());
  };
  using Setter = void (onnx::ModelProto::*)(std::string &&);
  set(mirror::kProducerName, Setter(&onnx::ModelProto::set_producer_name));
  set(mirror::kProducerVersion,
      Setter(&onnx::ModelProto::set_producer_version));
  set(mirror::kDomain, Setter(&onnx::ModelProto::set_domain));
  set(mirror::kDoc, Setter(&onnx::ModelProto::set_doc_string));
  if (attributes.contains(mirror::kModelVersion))
    model.set_model_version(getInteger(attributes, mirror::kModelVersion, 0));
  for (Attribute entry : getList(attributes, mirror::kOpsetImport))
    if (auto import = dyn_cast<DictionaryAttr>(entry)) {
      onnx::OperatorSetIdProto &opset = *model.add_opset_import();
      opset.set_domain(getString(import, "domain").str());
      opset.set_version(getInteger(import, "version", 1));
    }
  if (!attributes.contains(mirror::kOpsetImport))
    model.add_opset_import()->set_version(mirror::kDefaultOpset);
  for (Attribute entry : getList(attributes, mirror::kMetadata))
    if (auto pair = dyn_cast<DictionaryAttr>(entry)) {
      onnx::StringStringEntryProto &metadata = *model.add_metadata_props();
      metadata.set_key(getString(pair, "key").str());
      metadata.set_value(getString(pair, "value").str());
    }
  addMessages(attributes, mirror::kFunctions, *model.mutable_functions());
  addMessages(attributes, mirror::kTraining, *model.mutable_training_info());
  addUnknown(attributes, mirror::kModelUnknown, model);
}

/// The function that is the model's graph: `main_graph`, or the only one.
static FailureOr<func::FuncOp> getMainFunction(ModuleOp module) {
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  if (auto main = module.lookupSymbol<func::FuncOp>(mirror::kMainGraph))
    functions = {main};
  if (functions.size() != 1) {
    emitHint(emitError(module.getLoc(), "has ")
                 << functions.size()
                 << " functions, so none is the graph of an ONNX model",
             "name the function to export @" + mirror::kMainGraph);
    return failure();
  }
  if (!functions[0].getBody().hasOneBlock()) {
    emitHint(
        functions[0].emitError("cannot be exported: its body is not one block"),
        "ONNX has no branches between blocks; it has If and Loop");
    return failure();
  }
  return functions[0];
}

LogicalResult ModelExporter::run(ModuleOp module) {
  FailureOr<func::FuncOp> function = getMainFunction(module);
  if (failed(function))
    return failure();
  exportModelAttributes(module);
  Block &block = function->getBody().front();
  Interface interface;
  for (unsigned i = 0; i < function->getNumArguments(); ++i)
    interface.inputs.push_back(function->getArgAttrDict(i));
  std::vector<std::string> outputs;
  for (unsigned i = 0; i < function->getNumResults(); ++i) {
    interface.outputs.push_back(function->getResultAttrDict(i));
    outputs.push_back(getString(interface.outputs.back(), mirror::kName).str());
  }
  names.assign(block, outputs);
  GraphProto &graph = *model.mutable_graph();
  DictionaryAttr attributes = module->getDiscardableAttrDictionary();
  if (failed(exportGraph(block, attributes, interface, graph)))
    return failure();
  if (graph.name().empty())
    graph.set_name(function->getSymName().str());
  raiseVersionIfNeeded(model);
  return success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

LogicalResult ModelExporter::exportGraph(Block &block,
                                         DictionaryAttr attributes,
                                         const Interface &interface,
                                         GraphProto &graph) {
  if (attributes.contains(mirror::kGraphName))
    graph.set_name(getString(attributes, mirror::kGraphName).str());
  if (attributes.contains(mirror::kGraphDoc))
    graph.set_doc_string(getString(attributes, mirror::kGraphDoc).str());
  addMessages(attributes, mirror::kQuantization,
              *graph.mutable_quantization_annotation());
  if (failed(exportDefaults(block, interface, graph)))
    return failure();
  auto outerListed = std::move(listedInputs);
  listedInputs.clear();
  for (Operation &op : llvm::make_range(block.begin(), --block.end()))
    if (failed(exportOperation(op, graph)))
      return failure();
  exportInputs(block, interface, graph);
  listedInputs = std::move(outerListed);
  exportOutputs(block, interface, graph);
  exportValueInfos(block, attributes, graph);
  addUnknown(attributes, mirror::kGraphUnknown, graph);
  return success();
}

/// Arguments, with the listed initializers at their positions between them.
void ModelExporter::exportInputs(Block &block, const Interface &interface,
                                 GraphProto &graph) {
  llvm::sort(listedInputs, llvm::less_first());
  auto next = listedInputs.begin();
  auto addListed = [&] { *graph.add_input() = std::move(next++->second); };
  for (auto [argument, info] :
       llvm::zip_equal(block.getArguments(), interface.inputs)) {
    while (next != listedInputs.end() && next->first == graph.input_size())
      addListed();
    exportValueInfo(info, names.get(argument), argument.getType(),
                    *graph.add_input());
  }
  while (next != listedInputs.end())
    addListed();
}

LogicalResult ModelExporter::exportDefaults(Block &block,
                                            const Interface &interface,
                                            GraphProto &graph) {
  for (auto [argument, info] :
       llvm::zip_equal(block.getArguments(), interface.inputs)) {
    auto elements = info ? info.getAs<ElementsAttr>(mirror::kDefault) : nullptr;
    if (!elements)
      continue;
    onnx::TensorProto &initializer = *graph.add_initializer();
    initializer.set_name(names.get(argument).str());
    if (failed(exportTensor(argument.getLoc(), elements, initializer)))
      return failure();
  }
  return success();
}

void ModelExporter::exportOutputs(Block &block, const Interface &interface,
                                  GraphProto &graph) {
  for (auto [value, info, name] :
       llvm::zip_equal(block.back().getOperands(), interface.outputs,
                       names.getOutputs(block))) {
    exportValueInfo(info, name, value.getType(), *graph.add_output());
    if (names.get(value) == name)
      continue;
    NodeProto &copy = *graph.add_node();
    copy.set_op_type("Identity");
    copy.add_input(names.get(value).str());
    copy.add_output(name);
  }
}

void ModelExporter::exportValueInfos(Block &block, DictionaryAttr attributes,
                                     GraphProto &graph) {
  llvm::StringMap<Value> values;
  for (Operation &op : block)
    for (Value result : op.getResults())
      if (!names.get(result).empty())
        values.try_emplace(names.get(result), result);
  for (BlockArgument argument : block.getArguments())
    values.try_emplace(names.get(argument), argument);
  for (Attribute info : getList(attributes, mirror::kValueInfo)) {
    auto entries = dyn_cast<DictionaryAttr>(info);
    StringRef name = getString(entries, mirror::kName);
    if (Value value = values.lookup(name))
      exportValueInfo(entries, name, value.getType(), *graph.add_value_info());
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The elements of an operation that is an initializer.
static ElementsAttr getInitializer(Operation &op, DictionaryAttr attributes) {
  if (auto constant = dyn_cast<ConstantTensorOp>(op))
    return constant.getValue();
  if (op.getName().getStringRef() == mirror::kConstant &&
      op.getNumResults() == 1 && attributes.contains(mirror::kInitializer))
    return attributes.getAs<ElementsAttr>("value");
  return {};
}

LogicalResult ModelExporter::exportOperation(Operation &op, GraphProto &graph) {
  StringRef name = op.getName().getStringRef();
  if (name == mirror::kNoValue || name == mirror::kYield)
    return success();
  if (ElementsAttr elements = getInitializer(op, getAllAttributes(op)))
    return exportInitializer(op, elements, graph);
  if (op.getName().getDialectNamespace() == "onnx")
    return exportNode(op, *graph.add_node());
  return emitHint(op.emitError("'")
                      << name
                      << "' is no operation of ONNX, so the function "
                         "cannot be exported",
                  name.starts_with("taso.")
                      ? "run --convert-taso-to-onnx first"
                      : "only onnx.* operations and taso.constant can be "
                        "exported");
}

LogicalResult ModelExporter::exportInitializer(Operation &op,
                                               ElementsAttr elements,
                                               GraphProto &graph) {
  DictionaryAttr attributes = getAllAttributes(op);
  onnx::TensorProto &tensor = *graph.add_initializer();
  if (failed(exportTensor(op.getLoc(), elements, tensor)))
    return failure();
  StringRef name = names.get(op.getResult(0));
  tensor.set_name(name.str());
  StringRef doc = getString(attributes, mirror::kNodeDoc);
  if (!doc.empty())
    tensor.set_doc_string(doc.str());
  bool isMirrored = attributes.contains(mirror::kInitializer);
  bool isListed =
      attributes.contains(mirror::kListedInput) ||
      (!isMirrored && model.ir_version() < mirror::kFirstIRWithDefaults);
  if (!isListed)
    return success();
  auto &[position, info] = listedInputs.emplace_back();
  int64_t last = kFirstNewPosition + listedInputs.size();
  position = getInteger(attributes, mirror::kListedInput, last);
  exportValueInfo(attributes, name, op.getResult(0).getType(), info);
  return success();
}

LogicalResult ModelExporter::exportNode(Operation &op, NodeProto &node) {
  DictionaryAttr attributes = getAllAttributes(op);
  node.set_op_type(op.getName().stripDialect().str());
  for (Value operand : op.getOperands())
    node.add_input(names.get(operand).str());
  for (Value result : op.getResults())
    node.add_output(names.get(result).str());
  auto set = [&](StringRef name, auto setter) {
    StringRef value = getString(attributes, name);
    if (!value.empty())
      (node.*setter)(value.str());
  };
  using Setter = void (NodeProto::*)(std::string &&);
  set(mirror::kNodeName, Setter(&NodeProto::set_name));
  set(mirror::kNodeDomain, Setter(&NodeProto::set_domain));
  set(mirror::kNodeDoc, Setter(&NodeProto::set_doc_string));
  if (failed(exportAttributes(op, node)) || failed(exportRegions(op, node)))
    return failure();
  addUnknown(attributes, mirror::kUnknownFields, node);
  return success();
}

/// Gives a tensor its name, or each of a list its own.
static void setTensorNames(Attribute names, onnx::AttributeProto &proto) {
  if (auto name = dyn_cast_or_null<StringAttr>(names); name && proto.has_t())
    proto.mutable_t()->set_name(name.str());
  auto list = dyn_cast_or_null<ArrayAttr>(names);
  if (!list || int(list.size()) != proto.tensors_size())
    return;
  for (auto [tensor, element] : llvm::zip_equal(*proto.mutable_tensors(), list))
    if (auto name = dyn_cast<StringAttr>(element); name && !name.empty())
      tensor.set_name(name.str());
}

LogicalResult ModelExporter::exportAttributes(Operation &op, NodeProto &node) {
  DictionaryAttr attributes = getAllAttributes(op);
  auto tensorNames = attributes.getAs<DictionaryAttr>(mirror::kTensorNames);
  auto docs = attributes.getAs<DictionaryAttr>(mirror::kAttributeDocs);
  for (NamedAttribute attribute : attributes) {
    StringRef name = attribute.getName();
    if (isReserved(name))
      continue;
    onnx::AttributeProto &proto = *node.add_attribute();
    proto.set_name(name.str());
    if (failed(exportAttribute(op.getLoc(), name, attribute.getValue(), proto)))
      return failure();
    if (tensorNames)
      setTensorNames(tensorNames.get(name), proto);
    StringRef doc = getString(docs, name);
    if (!doc.empty())
      proto.set_doc_string(doc.str());
  }
  return success();
}

/// The entries of a list of value infos, or nulls if it does not fit.
static SmallVector<DictionaryAttr> getInfos(Operation &op, StringRef name,
                                            size_t count) {
  SmallVector<DictionaryAttr> infos(count);
  ArrayRef<Attribute> list = getList(op.getAttrDictionary(), name);
  if (list.size() == count)
    for (auto [info, attribute] : llvm::zip_equal(infos, list))
      info = dyn_cast<DictionaryAttr>(attribute);
  return infos;
}

/// The attribute that holds a region: `name`, or `name[i]` for a list.
static GraphProto &addGraph(NodeProto &node, StringRef key) {
  auto [name, index] = key.split('[');
  for (onnx::AttributeProto &attribute : *node.mutable_attribute())
    if (attribute.name() == name && !index.empty())
      return *attribute.add_graphs();
  onnx::AttributeProto &attribute = *node.add_attribute();
  attribute.set_name(name.str());
  attribute.set_type(index.empty() ? onnx::AttributeProto::GRAPH
                                   : onnx::AttributeProto::GRAPHS);
  return index.empty() ? *attribute.mutable_g() : *attribute.add_graphs();
}

LogicalResult ModelExporter::exportRegions(Operation &op, NodeProto &node) {
  ArrayRef<Attribute> keys = getList(getAllAttributes(op), mirror::kGraphs);
  if (keys.size() != op.getNumRegions() ||
      !llvm::all_of(keys, llvm::IsaPred<StringAttr>))
    return emitHint(op.emitError("has ")
                        << op.getNumRegions() << " regions, but '"
                        << mirror::kGraphs << "' names " << keys.size(),
                    "each region is a graph attribute and needs its name");
  for (auto [key, region] : llvm::zip_equal(keys, op.getRegions())) {
    bool isGraph =
        region.hasOneBlock() && !region.front().empty() &&
        region.front().back().getName().getStringRef() == mirror::kYield;
    if (!isGraph)
      return emitHint(op.emitError("has a region that is no graph"),
                      "a graph is one block that ends with onnx.Yield");
    Operation &yield = region.front().back();
    Interface interface {
      getInfos(yield, mirror::kInputs, region.getNumArguments()),
          getInfos(yield, mirror::kOutputs, yield.getNumOperands())
    };
    if (failed(exportGraph(region.front(), yield.getAttrDictionary(), interface,
                           addGraph(node, cast<StringAttr>(key).getValue()))))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Room for everything but weights in a file of at most 2 GB.
static constexpr uint64_t kMaxInlineBytes = 1900u << 20;

static uint64_t getWeightBytes(const onnx::ModelProto &model) {
  uint64_t bytes = 0;
  for (const auto &tensor : model.graph().initializer())
    bytes += tensor.raw_data().size();
  return bytes;
}

static void addExternal(onnx::TensorProto &tensor, StringRef key,
                        const Twine &value) {
  auto &entry = *tensor.add_external_data();
  entry.set_key(key.str());
  entry.set_value(value.str());
}

/// Writes weights of at least `threshold` bytes to `os`, page by page, and
/// replaces them by their place in the file `location`.
static void externalize(onnx::ModelProto &model, uint64_t threshold,
                        StringRef location, llvm::raw_ostream &os) {
  constexpr uint64_t page = 4096;
  uint64_t offset = 0;
  for (auto &tensor : *model.mutable_graph()->mutable_initializer()) {
    uint64_t size = tensor.raw_data().size();
    if (size == 0 || size < threshold)
      continue;
    uint64_t start = llvm::alignTo(offset, page);
    os.write_zeros(start - offset);
    os << tensor.raw_data();
    offset = start + size;
    tensor.clear_raw_data();
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    addExternal(tensor, "location", location);
    addExternal(tensor, "offset", Twine(start));
    addExternal(tensor, "length", Twine(size));
  }
}

static LogicalResult emitWriteError(ModuleOp module, StringRef path,
                                    llvm::Error error) {
  return emitHint(mlir::emitError(UnknownLoc::get(module.getContext()))
                      << taso::describeWriteError(path, std::move(error)),
                  "does the folder exist, and may you write there?");
}

static llvm::Error writeModel(const onnx::ModelProto &model,
                              llvm::raw_ostream &os) {
  if (model.ByteSizeLong() > size_t(INT32_MAX))
    return llvm::createStringError("the model exceeds the 2 GB of protobuf; "
                                   "weights must be external data");
  if (!serialize(model, os))
    return llvm::createStringError("protobuf cannot serialize the model");
  return llvm::Error::success();
}

} // namespace taso::target

using namespace taso::target;

LogicalResult taso::exportONNX(ModuleOp module, StringRef path,
                               const ExportOptions &options) {
  onnx::ModelProto model;
  if (failed(ModelExporter(model).run(module)))
    return failure();
  uint64_t threshold = options.externalThreshold;
  if (threshold == 0 && getWeightBytes(model) > kMaxInlineBytes)
    threshold = kResourceBytes;
  std::string dataPath = (path + ".data").str();
  bool hadData = llvm::sys::fs::exists(dataPath);
  auto writeData = [&](llvm::raw_ostream &os) {
    externalize(model, threshold, llvm::sys::path::filename(dataPath), os);
    return llvm::Error::success();
  };
  if (threshold != 0)
    if (llvm::Error error = llvm::writeToOutput(dataPath, writeData))
      return emitWriteError(module, dataPath, std::move(error));
  llvm::Error error = llvm::writeToOutput(
      path, [&](llvm::raw_ostream &os) { return writeModel(model, os); });
  if (!error)
    return success();
  if (threshold != 0 && !hadData)
    llvm::sys::fs::remove(dataPath);
  return emitWriteError(module, path, std::move(error));
}

LogicalResult taso::exportONNX(ModuleOp module, llvm::raw_ostream &os) {
  onnx::ModelProto model;
  if (failed(ModelExporter(model).run(module)))
    return failure();
  if (llvm::Error error = writeModel(model, os))
    return emitWriteError(module, "-", std::move(error));
  return success();
}
