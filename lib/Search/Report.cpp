//===- Report.cpp - The account of a search, as JSON ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Report.h"

#include "EGraphSearch.h"
#include "Locations.h"
#include "RuleFacts.h"

#include "TASO/Rules/Equation.h"
#include "TASO/Search/Trace.h"

#include "llvm/ADT/StringExtras.h"

using namespace taso;
using namespace taso::detail;
using llvm::StringRef;
namespace json = llvm::json;

static double toMicroseconds(int64_t picoseconds) {
  return double(picoseconds) * 1e-6;
}

SearchReport::SearchReport(std::string costModel, const SearchOptions &options,
                           std::shared_ptr<const RuleSet> rules,
                           RuleProver prover)
    : rules(std::move(rules)), prover(std::move(prover)) {
  header["version"] = kReportVersion;
  header["cost_model"] = std::move(costModel);
  header["strategy"] = stringify(options.strategy);
  header["alpha"] = options.alpha;
  header["budget"] = options.budget;
  header["time_limit_s"] = options.timeLimit;
  header["egraph_nodes"] = EGraphSearch::getMaxNodes(options);
  header["memory_limit_mb"] = int64_t(options.memoryLimit >> 20);
}

static json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text.str());
}

static json::Value toJSON(const EGraphStatistics &egraph) {
  json::Object rules;
  for (const auto &[rule, count] : egraph.rules)
    rules[rule] = count;
  return json::Object{{"nodes", egraph.nodes},
                      {"classes", egraph.classes},
                      {"iterations", egraph.iterations},
                      {"matches", int64_t(egraph.matches)},
                      {"applied", int64_t(egraph.applied)},
                      {"end", egraph.end},
                      {"rules", std::move(rules)},
                      {"rules_left_out", json::Array(egraph.leftOut)},
                      {"estimate_us", toMicroseconds(egraph.estimate)},
                      {"extraction_optimal", egraph.isOptimal}};
}

static json::Value toJSON(const LowerBound &bound) {
  json::Value cost = nullptr;
  if (bound.cost)
    cost = toMicroseconds(*bound.cost);
  return json::Object{{"cost_us", std::move(cost)}, {"why", bound.why}};
}

static std::string toText(const RuleEquation &equation) {
  std::string text = equation.source + " = " + equation.target;
  if (!equation.conditions.empty())
    text += " if " + llvm::join(equation.conditions, ", ");
  return text;
}

static json::Object describeStep(const SearchStep &step, const RuleFacts &facts,
                                 mlir::func::FuncOp function) {
  json::Value proof = nullptr;
  if (facts.isProofKnown())
    proof = json::Object{{"prover", orNull(facts.proof.prover)},
                         {"verdict", orNull(facts.proof.verdict)},
                         {"certificate", orNull(facts.proof.certificate)}};
  return json::Object{
      {"rule", facts.rule.name},
      {"rule_hash", facts.rule.hash},
      {"class", facts.ruleClass},
      {"fp", orNull(facts.proof.fpClass)},
      {"equation", toText(getEquation(facts.pattern))},
      {"proof", std::move(proof)},
      {"location", toText(*step.loc)},
      {"locations", json::Array(describeOrigins(function, step.origins))},
      {"action", step.trace.action},
      {"normalising", step.normalising},
      {"cost_before_us", toMicroseconds(step.costBefore)},
      {"cost_after_us", toMicroseconds(step.costAfter)},
      {"gain_us", toMicroseconds(step.costBefore - step.costAfter)}};
}

void SearchReport::addSearched(mlir::func::FuncOp function,
                               const SearchResult &result,
                               const FoundGraph *graph, bool changed,
                               json::Value check, json::Value measured,
                               json::Value graphs) {
  const SearchStatistics &statistics = result.statistics;
  const AssumedSizes assumed = getAssumedSizes(function);
  json::Object refused, seconds;
  for (const auto &[reason, count] : statistics.refused)
    refused[reason] = int64_t(count);
  for (const auto &[phase, time] : statistics.seconds)
    seconds[phase] = time;
  json::Array chain;
  for (const SearchStep &step :
       graph ? llvm::ArrayRef(graph->chain) : llvm::ArrayRef<SearchStep>()) {
    // Steps are numbered as in the trace, through all functions.
    numSteps += changed;
    if (!step.rule)
      continue;
    json::Object entry =
        describeStep(step, RuleFacts(*rules, *step.rule, prover), function);
    if (changed)
      entry["step"] = numSteps;
    chain.push_back(std::move(entry));
  }
  json::Object entry{
      {"name", function.getName().str()},
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
                              {"to_best", statistics.statesToBest},
                              {"kept", statistics.statesKept},
                              {"duplicate", statistics.statesDuplicate},
                              {"refused", std::move(refused)}}},
      {"stop_reason", stringify(result.stopReason)},
      {"assumed_sizes",
       assumed.empty() ? json::Value(nullptr) : taso::toJSON(assumed)},
      {"from_egraph", graph && graph->isFromEGraph},
      {"egraph",
       result.egraph ? ::toJSON(*result.egraph) : json::Value(nullptr)},
      {"lower_bound", ::toJSON(result.bound)},
      {"seconds", std::move(seconds)},
      {"seconds_to_best", statistics.secondsToBest},
      {"chain", std::move(chain)},
      {"check", std::move(check)},
      {"measured", std::move(measured)}};
  if (graphs.getAsObject())
    entry["graphs"] = std::move(graphs);
  functions.push_back(std::move(entry));
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
