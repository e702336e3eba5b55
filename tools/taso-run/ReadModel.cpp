//===- ReadModel.cpp - Models as programs ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReadModel.h"

#include "TASO/Cost/Programs.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/InitAll.h"
#include "TASO/Target/ONNX.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;

namespace taso::tools {

using runtime::Error;
using runtime::Result;
using runtime::TensorKind;

namespace {

/// Reads one model; the first error that MLIR reports is why it cannot.
class ModelReader {
public:
  ModelReader(const std::string &path, const ModelOptions &options)
      : path(path), options(options),
        handler(&context,
                [this](Diagnostic &diagnostic) { note(diagnostic); }) {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects(options.leaveOutForeign);
  }

  Result<Model> read() {
    OwningOpRef<ModuleOp> module =
        StringRef(path).ends_with(".onnx") ? importModel() : parseText();
    if (!module)
      return Error{message};
    SmallVector<func::FuncOp> functions(module->getOps<func::FuncOp>());
    if (functions.size() != 1)
      return Error{path + ": expected one function, found " +
                   std::to_string(functions.size())};
    ProgramOptions how;
    how.leaveOutForeign = options.leaveOutForeign;
    auto program = exportProgram(functions.front(), how);
    if (failed(program))
      return Error{message + getHint(*module)};
    return makeModel(std::move(*program), functions.front());
  }

private:
  /// What the program takes from outside is in the order of the arguments.
  /// Outputs are found by the names that the program has of them.
  static Model makeModel(runtime::Program program, func::FuncOp function) {
    Model model;
    for (auto [i, tensor] : llvm::enumerate(program.tensors))
      if (tensor.kind == TensorKind::Input ||
          (tensor.kind == TensorKind::Weight && !tensor.data))
        model.arguments.push_back(i);
    std::vector<unsigned> outputs = program.getTensors(TensorKind::Output);
    for (const std::string &name : getResultNames(function)) {
      auto it = llvm::find_if(outputs, [&](unsigned output) {
        return program.tensors[output].name == name;
      });
      if (it == outputs.end())
        continue;
      model.results.push_back(*it);
      outputs.erase(it);
    }
    // Outputs that are no results: operands of what was left out.
    llvm::append_range(model.results, outputs);
    model.program = std::move(program);
    return model;
  }

  /// Sizes that the model names.
  static std::string listDimensions(ModuleOp module) {
    std::set<std::string> names;
    for (auto function : module.getOps<func::FuncOp>())
      for (unsigned i = 0; i != function.getNumArguments(); ++i)
        if (auto text =
                function.getArgAttrOfType<StringAttr>(i, mirror::kDimParams))
          for (const auto &[dim, name] : mirror::parseDimNames(text.getValue()))
            names.insert(name);
    return llvm::join(names, ", ");
  }

  std::string getHint(ModuleOp module) const {
    if (!options.leaveOutForeign &&
        StringRef(message).ends_with("is no operator of taso"))
      return "\nnote: hint: --leave-out runs what is around such operations";
    if (StringRef(path).ends_with(".onnx") &&
        StringRef(message).contains("static shape"))
      if (std::string names = listDimensions(module); !names.empty())
        return "\nnote: hint: --dim=NAME=SIZE fixes a dynamic dimension; the "
               "names are " +
               names;
    return "";
  }

  OwningOpRef<ModuleOp> parseText() {
    auto module = parseSourceFile<ModuleOp>(path, &context);
    if (!module ||
        !module
             ->walk([](Operation *op) {
               bool isTosa = op->getName().getDialectNamespace() == "tosa";
               return isTosa ? WalkResult::interrupt() : WalkResult::advance();
             })
             .wasInterrupted())
      return module;
    PassManager manager(&context);
    manager.addPass(createConvertTOSAToTASO());
    // Constants that attributes hold now, and transposes that cancel, go.
    manager.addPass(createCanonicalizerPass());
    return succeeded(manager.run(*module)) ? std::move(module) : nullptr;
  }

  OwningOpRef<ModuleOp> importModel() {
    ImportOptions import;
    for (StringRef dim : options.dims) {
      auto [name, text] = dim.rsplit('=');
      int64_t size = 0;
      if (name.empty() || text.getAsInteger(10, size) || size <= 0 ||
          !import.dims.try_emplace(name.str(), size).second) {
        message = "--dim=" + dim.str() +
                  ": expected NAME=SIZE, and one size for each name";
        return nullptr;
      }
    }
    auto module = importONNX(path, &context, import);
    PassManager manager(&context);
    manager.addPass(createConvertONNXToTASO());
    if (failed(module) || failed(manager.run(**module)))
      return nullptr;
    return std::move(*module);
  }

  /// Keeps the first error, and what was noted of it.
  void note(Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error ||
        !message.empty())
      return;
    message = printLocation(diagnostic.getLocation()) + diagnostic.str();
    for (const Diagnostic &more : diagnostic.getNotes())
      if (StringRef(more.str()).starts_with("hint:"))
        message += "\nnote: " + more.str();
  }

  std::string printLocation(Location location) const {
    std::string place = path + ": ";
    location->walk([&](Location part) {
      if (auto line = dyn_cast<FileLineColLoc>(part))
        place = path + ":" + std::to_string(line.getLine()) + ":" +
                std::to_string(line.getColumn()) + ": ";
      else if (auto name = dyn_cast<NameLoc>(part);
               name && name.getName() != path)
        place = path + ": at '" + name.getName().str() + "': ";
      else
        return WalkResult::advance();
      return WalkResult::interrupt();
    });
    return place;
  }

  const std::string &path;
  const ModelOptions &options;
  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler;
};

} // namespace

Result<Model> readModel(const std::string &path, const ModelOptions &options) {
  return ModelReader(path, options).read();
}

} // namespace taso::tools
