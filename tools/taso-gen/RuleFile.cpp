//===- RuleFile.cpp - A file of rules, and instances of them --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Support/FileUses.h"
#include "TASO/Support/InstalledFiles.h"
#include "TASO/Support/OutputFile.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/WithColor.h"

namespace taso::tools {

void loadRuleDialects(mlir::MLIRContext &context) {
  context.loadDialect<TASODialect, mlir::pdl::PDLDialect,
                      mlir::pdl_interp::PDLInterpDialect,
                      mlir::func::FuncDialect>();
}

bool canWrite(llvm::ArrayRef<NamedFile> outputs,
              llvm::ArrayRef<std::string> inputs) {
  FileUses files;
  for (const std::string &input : inputs)
    files.addInput("the input", input);
  std::string problem;
  for (const NamedFile &output : outputs) {
    files.addOutput("the file of " + output.option, output.path);
    if (problem.empty())
      problem = findOutputProblem(output.path);
  }
  if (problem.empty())
    problem = files.findCollision();
  if (!problem.empty())
    llvm::WithColor::error() << problem << "\n";
  return problem.empty();
}

mlir::OwningOpRef<mlir::ModuleOp> readRules(const std::string &path,
                                            mlir::MLIRContext &context) {
  if (std::string why = whyNoRuleFile(path); !why.empty()) {
    llvm::WithColor::error() << why << "\n";
    return {};
  }
  auto module =
      mlir::parseSourceFile<mlir::ModuleOp>(findRuleFile(path), &context);
  if (module && listRules(*module).empty()) {
    llvm::WithColor::error()
        << path << ": there is no pdl.pattern in the file\n";
    return {};
  }
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp> readRules(llvm::ArrayRef<std::string> paths,
                                            mlir::MLIRContext &context) {
  mlir::OwningOpRef<mlir::ModuleOp> all =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  mlir::SymbolTable symbols(*all);
  for (const std::string &path : paths) {
    auto module = readRules(path, context);
    if (!module)
      return {};
    for (mlir::pdl::PatternOp rule : listRules(*module)) {
      rule->remove();
      // The hash is of the text with its name, which another file may have,
      // too.
      if (symbols.lookup(rule.getSymName().value_or("")))
        rule->removeAttr("taso.hash");
      symbols.insert(rule);
    }
  }
  return all;
}

std::vector<mlir::pdl::PatternOp> listRules(mlir::ModuleOp module) {
  auto rules = module.getOps<mlir::pdl::PatternOp>();
  return {rules.begin(), rules.end()};
}

std::vector<generator::GraphPair>
getGraphs(llvm::ArrayRef<RuleInstance> instances) {
  std::vector<generator::GraphPair> graphs;
  for (const RuleInstance &instance : instances)
    graphs.push_back({instance.source, instance.target});
  return graphs;
}

std::string describeChains(llvm::ArrayRef<generator::Chain> chains,
                           const RuleSet &rules) {
  std::vector<std::string> texts;
  for (const generator::Chain &chain : chains) {
    std::vector<std::string> names;
    for (unsigned rule : chain)
      names.push_back(rules.getRules()[rule].name);
    texts.push_back(llvm::join(names, ", "));
  }
  return llvm::join(texts, " or ");
}

} // namespace taso::tools
