//===- Explanation.cpp - The way to a result, for people ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Explanation.h"

#include "Locations.h"
#include "RuleFacts.h"

#include "TASO/Rules/Equation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

std::string taso::toMicroseconds(int64_t picoseconds) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << llvm::format("%.3f us", double(picoseconds) * 1e-6);
  return text;
}

static void printRule(const RuleFacts &facts, llvm::raw_ostream &os) {
  RuleEquation equation = getEquation(facts.pattern);
  os << "//   law     " << equation.source << " = " << equation.target << "\n";
  if (!equation.conditions.empty())
    os << "//   where   " << llvm::join(equation.conditions, ", ") << "\n";
  os << "//   rule    hash " << facts.rule.hash << ", class "
     << facts.ruleClass;
  const RuleProof &proof = facts.proof;
  if (!proof.fpClass.empty())
    os << ", floating point: " << proof.fpClass;
  os << "\n//   proof   ";
  if (!proof.prover.empty())
    os << proof.prover;
  else if (!proof.verdict.empty())
    os << proof.verdict;
  else
    os << "not known";
  if (!proof.certificate.empty())
    os << ", certificate " << proof.certificate;
  os << "\n";
}

void Explanation::addStep(func::FuncOp function, const SearchStep &step,
                          int64_t initialCost) {
  llvm::raw_string_ostream os(text);
  os << "// step " << ++numSteps << ": ";
  if (step.rule) {
    RuleFacts facts(*rules, *step.rule, prover);
    os << facts.rule.name << (step.normalising ? " (normalising)" : "") << "\n";
    printRule(facts, os);
    os << "//   at      "
       << llvm::join(describeOrigins(function, step.origins), ", ") << "\n";
  } else {
    os << "simplification, which needs no rule\n";
  }
  os << "//   cost    " << toMicroseconds(step.costBefore) << " -> "
     << toMicroseconds(step.costAfter) << ", gain "
     << toMicroseconds(step.costBefore - step.costAfter) << ", by action "
     << step.trace.action << " as a whole; gain so far "
     << toMicroseconds(initialCost - step.costAfter) << "\n";
  for (auto [i, leaf] : llvm::enumerate(step.graphs.leaves))
    os << "//   %arg" << i << "   " << leaf << "\n";
  os << "module @step_" << numSteps << " {\n";
  for (StringRef graph : {step.graphs.before, step.graphs.after}) {
    SmallVector<StringRef> lines;
    graph.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef line : lines)
      os << "  " << line << "\n";
  }
  os << "}\n\n";
}

void Explanation::add(func::FuncOp function, const SearchResult &result,
                      const FoundGraph &graph) {
  llvm::raw_string_ostream(text)
      << "// @" << function.getName() << ": " << graph.chain.size()
      << (graph.chain.size() == 1 ? " step, " : " steps, ")
      << toMicroseconds(result.initialCost) << " -> "
      << toMicroseconds(graph.cost) << "\n\n";
  for (const SearchStep &step : graph.chain)
    addStep(function, step, result.initialCost);
}

void Explanation::addUnchanged(func::FuncOp function, StringRef why) {
  llvm::raw_string_ostream(text)
      << "// @" << function.getName() << ": no steps, " << why << "\n\n";
}
