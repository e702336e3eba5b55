//===- Report.h - The account of a search, as JSON --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report that `--taso-report` writes. docs/Report.md documents the schema;
// kReportVersion is raised whenever a field changes its meaning.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_REPORT_H
#define TASO_SEARCH_REPORT_H

#include "TASO/Search/RuleProof.h"
#include "TASO/Search/Search.h"

#include "llvm/Support/JSON.h"

namespace taso {

inline constexpr int kReportVersion = 1;

/// Collects what is said of each function.
class SearchReport {
public:
  /// `prover` is asked for what the files of the rules do not say.
  SearchReport(std::string costModel, const SearchOptions &options,
               std::shared_ptr<const RuleSet> rules,
               RuleProver prover = nullptr);

  /// Adds a function that was searched and is as it was before. `graph` is the
  /// one that was chosen, null if there is none cheaper than the input, and
  /// `changed` whether it was taken. `check` is what a comparison with the
  /// original found, `measured` what graphs take on the device, `graphs` what a
  /// viewer draws (describeGraphs); null if that was not asked for.
  void addSearched(mlir::func::FuncOp function, const SearchResult &result,
                   const FoundGraph *graph, bool changed,
                   llvm::json::Value check, llvm::json::Value measured,
                   llvm::json::Value graphs = nullptr);
  /// Adds a function that was left alone, and why.
  void addSkipped(llvm::StringRef function, llvm::StringRef why);

  llvm::json::Value toJSON() const;

private:
  std::shared_ptr<const RuleSet> rules;
  RuleProver prover;
  unsigned numSteps = 0; ///< of the functions so far
  llvm::json::Object header;
  llvm::json::Array functions;
};

/// The input, the graph that was chosen (null if there is none) and the steps
/// between them, with the prices of their kernels, for the viewer. `function`
/// is as it was before.
llvm::json::Value describeGraphs(mlir::func::FuncOp function,
                                 const FoundGraph *graph,
                                 const CostModel &costModel);

/// False if this program was built without npm, which brings the viewer's parts.
bool hasReportViewer();

/// A page that shows a report with its graphs: one file that needs no other.
/// Only if there is a viewer.
std::string makeReportPage(const llvm::json::Value &report);

} // namespace taso

#endif // TASO_SEARCH_REPORT_H
