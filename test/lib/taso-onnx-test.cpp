//===- taso-onnx-test.cpp - Run ONNX's own operator tests -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each folder given on the command line, with a model.onnx and data sets of
// inputs and expected outputs: imports the model, converts it to taso, runs it
// by the interpreter and compares. The conversion back must give the imported
// nodes again; without the records of these it must give nodes of the same
// meaning. Prints one line a folder:
//
//   OPERATOR <tab> passed|foreign|refused|failed <tab> FOLDER <tab> detail
//
// where OPERATOR names the operators of the model. Exit code 1 if any failed.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Target/ONNX.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <limits>
#include <set>

using namespace mlir;

namespace {

/// What happened to one folder.
struct Outcome {
  StringRef verdict;
  std::string detail;
};

/// The diagnostics since its construction, errors first.
class DiagnosticLog {
public:
  explicit DiagnosticLog(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
          std::string &text = isError ? errors : remarks;
          if (text.empty())
            text = diagnostic.str();
          last = diagnostic.str();
          return success();
        }) {}
  std::string getText() const { return errors.empty() ? remarks : errors; }
  std::string getLast() const { return last; }

private:
  std::string errors, remarks, last;
  ScopedDiagnosticHandler handler;
};

} // namespace

//===----------------------------------------------------------------------===//
// Reading test data
//===----------------------------------------------------------------------===//

static void appendVarint(std::string &bytes, uint64_t value) {
  for (; value >= 128; value >>= 7)
    bytes.push_back(static_cast<char>(value | 128));
  bytes.push_back(static_cast<char>(value));
}

/// Appends a field of protobuf's wire type 2: a length and so many bytes.
static void appendField(std::string &bytes, unsigned number, StringRef value) {
  appendVarint(bytes, number << 3 | 2);
  appendVarint(bytes, value.size());
  bytes += value;
}

/// Reads a serialised TensorProto by wrapping it into a model whose only
/// initializer it is.
static ElementsAttr readTensor(StringRef path, MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return {};
  std::string graph, model, opset = "\x10\x0d";
  appendField(graph, 2, "g");
  // A later field of the same number replaces an earlier one.
  std::string tensor = (*buffer)->getBuffer().str();
  constexpr unsigned kNameOfTensor = 8;
  appendField(tensor, kNameOfTensor, "t");
  appendField(graph, 5, tensor);
  model += "\x08\x07";
  appendField(model, 7, graph);
  appendField(model, 8, opset);
  auto module = taso::importONNX(llvm::MemoryBufferRef(model, path), context);
  if (failed(module))
    return {};
  ElementsAttr elements;
  (*module)->walk([&](Operation *op) {
    if (auto value = op->getAttrOfType<ElementsAttr>("value"))
      elements = value;
  });
  return elements;
}

/// The tensors `<folder>/<stem>_0.pb`, `_1.pb` and so on; null entries for what
/// is no tensor.
static SmallVector<ElementsAttr> readTensors(StringRef folder, StringRef stem,
                                             MLIRContext *context) {
  SmallVector<ElementsAttr> tensors;
  for (unsigned i = 0;; ++i) {
    std::string path = (folder + "/" + stem + "_" + Twine(i) + ".pb").str();
    if (!llvm::sys::fs::exists(path))
      return tensors;
    tensors.push_back(readTensor(path, context));
  }
}

//===----------------------------------------------------------------------===//
// There and back
//===----------------------------------------------------------------------===//

static func::FuncOp getMain(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

/// Nodes and constants, without what stands for missing operands.
static SmallVector<Operation *> getNodes(func::FuncOp function) {
  SmallVector<Operation *> nodes;
  for (Operation &op : function.front())
    if (op.getName().getStringRef() != "onnx.NoValue")
      nodes.push_back(&op);
  return nodes;
}

static std::string getName(Value value) {
  return taso::mirror::getValueName(value).value_or("").str();
}

/// What differs between two nodes, or an empty string.
static std::string compareNodes(Operation *before, Operation *after) {
  std::string name = before->getName().getStringRef().str();
  if (before->getName() != after->getName())
    return name + " became " + after->getName().getStringRef().str();
  if (before->getAttrDictionary() != after->getAttrDictionary())
    return "attributes of " + name + " differ";
  if (before->getNumOperands() != after->getNumOperands() ||
      before->getNumResults() != after->getNumResults())
    return "operands or results of " + name + " are lost";
  for (auto [old, now] :
       llvm::zip_equal(before->getOperands(), after->getOperands()))
    if (isa<NoneType>(old.getType()) != isa<NoneType>(now.getType()) ||
        getName(old) != getName(now))
      return "an operand of " + name + " differs: '" + getName(old) +
             "' became '" + getName(now) + "'";
  for (auto [old, now] :
       llvm::zip_equal(before->getResults(), after->getResults()))
    if (getName(old) != getName(now))
      return "a result of " + name + " differs";
  return {};
}

static std::string compareGraphs(ModuleOp before, ModuleOp after) {
  SmallVector<Operation *> old = getNodes(getMain(before));
  SmallVector<Operation *> now = getNodes(getMain(after));
  for (auto [left, right] : llvm::zip(old, now))
    if (std::string text = compareNodes(left, right); !text.empty())
      return text;
  return old.size() == now.size() ? "" : "the number of nodes differs";
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Compares as ONNX's own runner does.
static Outcome compare(const taso::HostTensor<float> &found,
                       const taso::HostTensor<float> &expected) {
  constexpr double kRelative = 1e-3, kAbsolute = 1e-5;
  if (found.values().size() != expected.values().size())
    return {"failed", "the output has another size"};
  double largest = 0;
  for (auto [x, y] : llvm::zip_equal(found.values(), expected.values())) {
    if (x == y || (std::isnan(x) && std::isnan(y)))
      continue;
    double difference = std::abs(double(x) - double(y));
    if (!(difference <= kAbsolute + kRelative * std::abs(double(y))))
      return {"failed",
              "expected " + std::to_string(y) + ", found " + std::to_string(x)};
    largest = std::max(largest, difference);
  }
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.1e", largest);
  return {"passed", text};
}

/// Fails for what is no tensor of numbers.
static FailureOr<taso::HostTensor<float>> getNumbers(ElementsAttr elements) {
  if (!elements)
    return failure();
  return taso::toHostTensor<float>(elements);
}

/// Runs one data set.
static Outcome runDataSet(func::FuncOp function, StringRef folder) {
  MLIRContext *context = function.getContext();
  SmallVector<taso::HostTensor<float>> inputs;
  for (ElementsAttr elements : readTensors(folder, "input", context)) {
    auto tensor = getNumbers(elements);
    if (failed(tensor))
      return {"refused", "an input is no tensor of numbers"};
    inputs.push_back(*tensor);
  }
  if (inputs.size() != function.getNumArguments())
    return {"refused", "the data set lacks inputs"};
  auto results = taso::interpret<float>(function, inputs);
  if (failed(results))
    return {"failed", "the interpreter refuses it"};
  SmallVector<ElementsAttr> expected = readTensors(folder, "output", context);
  if (expected.size() != results->size())
    return {"failed", "the number of outputs differs"};
  Outcome outcome{"passed", ""};
  for (auto [found, elements] : llvm::zip_equal(*results, expected)) {
    auto tensor = getNumbers(elements);
    if (failed(tensor))
      return {"refused", "an output is no tensor of numbers"};
    outcome = compare(found, *tensor);
    if (outcome.verdict != "passed")
      return outcome;
  }
  return outcome;
}

static bool hasForeign(func::FuncOp function) {
  return llvm::any_of(function.front().without_terminator(), [](Operation &op) {
    StringRef name = op.getName().getStringRef();
    return name.starts_with("onnx.") && name != "onnx.NoValue" &&
           (name != "onnx.Constant" || !op.use_empty());
  });
}

/// Constants that nobody reads any more, such as the shapes of reshapes.
static void eraseUnread(func::FuncOp function) {
  SmallVector<Operation *> operations;
  for (Operation &op : function.front().without_terminator())
    operations.push_back(&op);
  for (Operation *op : llvm::reverse(operations))
    if (op->getName().getStringRef().starts_with("onnx.") && op->use_empty())
      op->erase();
}

static LogicalResult runPass(ModuleOp module, std::unique_ptr<Pass> pass) {
  PassManager manager(module->getName());
  manager.addPass(std::move(pass));
  return manager.run(module);
}

static std::string getOperators(ModuleOp module) {
  std::set<std::string> names;
  for (Operation *op : getNodes(getMain(module)))
    if (op->getName().getDialectNamespace() == "onnx" &&
        !op->hasAttr("onnx.initializer"))
      names.insert(op->getName().stripDialect().str());
  if (names.size() > 1)
    names.erase("Constant");
  return names.size() > 3 ? "(graphs)" : llvm::join(names, "+");
}

/// Makes constants of the inputs that say what a node does (integers, and
/// numbers behind the first input): models of one node take them as inputs,
/// real models hold them.
static void fixParameters(func::FuncOp function, StringRef data) {
  SmallVector<ElementsAttr> inputs =
      readTensors(data, "input", function.getContext());
  OpBuilder builder(function.getContext());
  builder.setInsertionPointToStart(&function.front());
  for (auto [i, argument] : llvm::enumerate(function.getArguments())) {
    if (i >= inputs.size() || !inputs[i])
      continue;
    bool isNumber = i > 0 && inputs[i].getNumElements() == 1;
    if (!isNumber && !inputs[i].getElementType().isInteger())
      continue;
    std::string name = "parameter" + std::to_string(i);
    OperationState state(NameLoc::get(builder.getStringAttr(name)),
                         "onnx.Constant");
    state.addAttribute("value", inputs[i]);
    state.addTypes(inputs[i].getType());
    argument.replaceAllUsesWith(builder.create(state)->getResult(0));
  }
}

/// Runs all data sets, or only the first if parameters are fixed to it.
static Outcome runDataSets(func::FuncOp function, const std::string &data,
                           bool fixed) {
  Outcome outcome{"refused", "there is no data set"};
  unsigned count = fixed ? 1 : std::numeric_limits<unsigned>::max();
  for (unsigned i = 0; i < count; ++i) {
    if (!llvm::sys::fs::exists(data + std::to_string(i)))
      break;
    outcome = runDataSet(function, data + std::to_string(i));
    if (outcome.verdict != "passed")
      break;
  }
  return outcome;
}

/// Without records each operation is expressed by itself, as after a rewrite.
/// The nodes must mean the same: they are converted and run again.
static Outcome runExpressed(ModuleOp module, const std::string &data,
                            bool fixed, Outcome otherwise) {
  module->walk([](Operation *op) { op->removeAttr("onnx.source"); });
  if (failed(runPass(module, taso::createConvertTASOToONNX())))
    return {"failed", "cannot be expressed"};
  if (failed(runPass(module, taso::createConvertONNXToTASO())))
    return {"failed", "the nodes that express it are wrong"};
  func::FuncOp function = getMain(module);
  eraseUnread(function);
  // Nothing more can be said where old opsets need a node that taso lacks.
  if (hasForeign(function))
    return otherwise;
  Outcome outcome = runDataSets(function, data, fixed);
  if (outcome.verdict == "passed")
    return otherwise;
  outcome.detail = "as expressed anew: " + outcome.detail;
  return outcome;
}

/// Converts, checks the conversion back, and runs the data sets; with `fixed`,
/// parameters become constants first.
static Outcome runModel(ModuleOp module, const std::string &folder, bool fixed,
                        DiagnosticLog &log) {
  func::FuncOp function = getMain(module);
  std::string data = folder + "/test_data_set_";
  if (fixed)
    fixParameters(function, data + "0");
  OwningOpRef<ModuleOp> original = module.clone();
  if (failed(runPass(module, taso::createConvertONNXToTASO())))
    return {"failed", "no conversion: " + log.getText()};
  OwningOpRef<ModuleOp> back = module.clone();
  if (failed(runPass(*back, taso::createConvertTASOToONNX())))
    return {"failed", "no conversion back: " + log.getText()};
  if (std::string text = compareGraphs(*original, *back); !text.empty())
    return {"failed", "there and back: " + text};
  if (StringRef(folder).ends_with(".onnx"))
    return {"passed", log.getLast()};
  eraseUnread(function);
  if (hasForeign(function))
    return {"foreign", log.getText()};
  Outcome outcome = runDataSets(function, data, fixed);
  if (outcome.verdict == "passed")
    outcome = runExpressed(module, data, fixed, outcome);
  if (outcome.verdict == "failed" && !log.getText().empty())
    outcome.detail += ": " + log.getText();
  return outcome;
}

/// Runs the test in `folder`, or only converts a model file; sets `operators`
/// to those of the model.
static Outcome runTest(const std::string &path, MLIRContext *context,
                       std::string &operators) {
  operators = "?";
  DiagnosticLog log(context);
  bool isFile = StringRef(path).ends_with(".onnx");
  auto module = taso::importONNX(isFile ? path : path + "/model.onnx", context);
  if (failed(module))
    return {"refused", log.getText()};
  operators = getOperators(**module);
  OwningOpRef<ModuleOp> fixed = (*module)->clone();
  Outcome outcome = runModel(**module, path, /*fixed=*/false, log);
  if (outcome.verdict != "foreign")
    return outcome;
  DiagnosticLog second(context);
  Outcome other = runModel(*fixed, path, /*fixed=*/true, second);
  return other.verdict == "foreign" ? outcome : other;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    llvm::errs() << "usage: taso-onnx-test FOLDER|MODEL.onnx ..\n";
    return 1;
  }
  bool failed = false;
  for (int i = 1; i < argc; ++i) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context
        .loadDialect<taso::TASODialect, taso::ONNXDialect, func::FuncDialect>();
    std::string operators;
    Outcome outcome = runTest(argv[i], &context, operators);
    failed |= outcome.verdict == "failed";
    std::string detail = outcome.detail.substr(0, outcome.detail.find('\n'));
    llvm::outs() << operators << '\t' << outcome.verdict << '\t' << argv[i]
                 << '\t' << detail << '\n';
  }
  return failed ? 1 : 0;
}
