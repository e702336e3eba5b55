//===- ResultCheck.cpp - Comparing a result with the input ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResultCheck.h"

#include <chrono>

using namespace mlir;
using namespace taso;

llvm::json::Value taso::toJSON(const CheckReport &report) {
  return llvm::json::Object{{"domain", report.domain},
                            {"equal", report.equal},
                            {"vacuous", report.vacuous},
                            {"max_abs", report.maxAbs},
                            {"max_rel", report.maxRel},
                            {"max_ulp", int64_t(report.maxUlp)},
                            {"outputs", report.outputsCompared},
                            {"why_not_exact", report.whyNotExact}};
}

LogicalResult taso::requireComparable(func::FuncOp function) {
  std::string why = whyNotComparable(function);
  if (why.empty())
    return success();
  InFlightDiagnostic error =
      emitError(function.getLoc(), "check=true cannot be done: ");
  error << why;
  error.attachNote() << "hint: without check=true the function is searched, "
                        "and the result not compared";
  return error;
}

FailureOr<std::optional<CheckReport>>
taso::compareResult(func::FuncOp before, func::FuncOp after,
                    const CheckOptions &options, SearchStatistics &statistics) {
  auto start = std::chrono::steady_clock::now();
  FailureOr<CheckReport> outcome = checkEqual(before, after, options);
  if (failed(outcome) && options.stopRequested && options.stopRequested()) {
    emitWarning(before.getLoc(),
                "interrupted: the result was not compared with "
                "the input");
    return std::optional<CheckReport>();
  }
  if (failed(outcome))
    return failure();
  statistics.seconds["check"] =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (outcome->equal)
    emitRemark(before.getLoc()) << outcome->summary();
  else if (outcome->vacuous)
    emitWarning(before.getLoc())
        << kNothingToCompare
        << ", and the input is returned: " << outcome->summary();
  else
    return emitError(before.getLoc(),
                     "the graph found is not equal to the input, and is "
                     "dropped; please report the rules applied: ")
           << outcome->summary();
  return std::optional(std::move(*outcome));
}
