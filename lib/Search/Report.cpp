//===- Report.cpp - The account of a search, as JSON ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Report.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"

using namespace taso;
using llvm::StringRef;
namespace json = llvm::json;

static double toMicroseconds(int64_t picoseconds) {
  return double(picoseconds) * 1e-6;
}

/// A location as text, without the `loc(..)` around it.
static std::string toText(mlir::Location loc) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  loc.print(stream);
  StringRef view(text);
  if (view.consume_front("loc(") && view.consume_back(")"))
    return view.str();
  return text;
}

SearchReport::SearchReport(std::string costModel,
                           const SearchOptions &options) {
  header["version"] = kReportVersion;
  header["cost_model"] = std::move(costModel);
  header["strategy"] = stringify(options.strategy);
  header["alpha"] = options.alpha;
  header["budget"] = options.budget;
  header["time_limit_s"] = options.timeLimit;
}

static json::Value toJSON(const AppliedRule &applied) {
  return json::Object{{"rule", applied.rule},
                      {"location", toText(applied.loc)},
                      {"action", applied.action},
                      {"normalising", applied.normalising},
                      {"cost_before_us", toMicroseconds(applied.costBefore)},
                      {"cost_after_us", toMicroseconds(applied.costAfter)}};
}

void SearchReport::addSearched(StringRef function, const SearchResult &result,
                               const FoundGraph *graph, bool changed,
                               json::Value check, json::Value measured) {
  const SearchStatistics &statistics = result.statistics;
  json::Object refused, seconds;
  for (const auto &[reason, count] : statistics.refused)
    refused[reason] = int64_t(count);
  for (const auto &[phase, time] : statistics.seconds)
    seconds[phase] = time;
  json::Array chain;
  if (graph)
    for (const AppliedRule &applied : graph->chain)
      chain.push_back(::toJSON(applied));
  functions.push_back(json::Object{
      {"name", function.str()},
      {"changed", changed},
      {"operations",
       json::Object{{"before", result.initialOps},
                    {"after", graph ? graph->ops : result.initialOps}}},
      {"cost_us",
       json::Object{{"before", toMicroseconds(result.initialCost)},
                    {"after", toMicroseconds(graph ? graph->cost
                                                   : result.initialCost)}}},
      {"rules_loaded", statistics.rulesLoaded},
      {"matches", int64_t(statistics.matches)},
      {"states", json::Object{{"seen", statistics.statesSeen},
                              {"kept", statistics.statesKept},
                              {"duplicate", statistics.statesDuplicate},
                              {"refused", std::move(refused)}}},
      {"stop_reason", stringify(result.stopReason)},
      {"seconds", std::move(seconds)},
      {"chain", std::move(chain)},
      {"check", std::move(check)},
      {"measured", std::move(measured)}});
}

void SearchReport::addSkipped(StringRef function, StringRef why) {
  // A json::Value refers to a StringRef and owns a string.
  functions.push_back(
      json::Object{{"name", function.str()}, {"skipped", why.str()}});
}

json::Value SearchReport::toJSON() const {
  json::Object report = header;
  report["functions"] = json::Array(functions);
  return report;
}

llvm::Error SearchReport::write(StringRef path) const {
  std::string text = llvm::formatv("{0:2}\n", toJSON());
  if (path == "-" || (llvm::sys::fs::exists(path) &&
                      !llvm::sys::fs::is_regular_file(path)))
    return llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
      os << text;
      return llvm::Error::success();
    });
  // Not by writeToOutput: it ends the process if the disk is full.
  auto file = llvm::sys::fs::TempFile::create(path + ".tmp-%%%%%%");
  if (!file)
    return file.takeError();
  llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  os << text;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  if (!code)
    return file->keep(path);
  llvm::consumeError(file->discard());
  return llvm::errorCodeToError(code);
}
