//===- RuleFile.cpp - A file of rules, and instances of them --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Support/OutputFile.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/WithColor.h"

namespace taso::tools {

void loadRuleDialects(mlir::MLIRContext &context) {
  context.loadDialect<TASODialect, mlir::pdl::PDLDialect,
                      mlir::pdl_interp::PDLInterpDialect,
                      mlir::func::FuncDialect>();
}

/// Whether two paths are of one file.
static bool isSameFile(const std::string &a, const std::string &b) {
  return a == b || llvm::sys::fs::equivalent(a, b);
}

bool canWrite(llvm::ArrayRef<std::string> paths,
              llvm::ArrayRef<std::string> inputs) {
  std::vector<std::string> seen(inputs.begin(), inputs.end());
  for (const std::string &path : paths) {
    std::string problem = findOutputProblem(path);
    if (problem.empty() && !path.empty() && path != "-" &&
        path != "/dev/null" &&
        llvm::any_of(seen, [&](const std::string &other) {
          return isSameFile(path, other);
        }))
      problem = path +
                ": expected a file of its own, found one that is read or "
                "written as well";
    if (!problem.empty()) {
      llvm::WithColor::error() << problem << "\n";
      return false;
    }
    seen.push_back(path);
  }
  return true;
}

mlir::OwningOpRef<mlir::ModuleOp> readRules(const std::string &path,
                                            mlir::MLIRContext &context) {
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(path, &context);
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
