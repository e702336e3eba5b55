//===- Superoptimize.cpp - The superoptimisation pass ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses options, runs the search on each function, reports. The search itself
// is lib/Search.
//
//===----------------------------------------------------------------------===//

#include "TASO/Transforms/Passes.h"

#include "AssumeSizes.h"
#include "EndToEnd.h"
#include "OutputFiles.h"
#include "RuleProver.h"
#include "ResultCheck.h"
#include "SearchRemarks.h"
#include "Watching.h"

#include "TASO/Cost/Measured.h"
#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Search/Explanation.h"
#include "TASO/Search/Report.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

#include <chrono>
#include <cmath>

namespace taso {
#define GEN_PASS_DEF_SUPEROPTIMIZE
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;

/// True if a report is to be looked at in a browser.
static bool isPage(StringRef report) { return report.ends_with(".html"); }

/// In `device=t4,report=r.json` the second option is part of the first value.
static void hintAtCommas(InFlightDiagnostic &error, StringRef value) {
  static const llvm::Regex kSwallowed("^([^,=]*),([a-z-]+=.*)$");
  SmallVector<StringRef> parts;
  if (kSwallowed.match(value, &parts))
    error.attachNote() << "hint: options are separated by spaces, not by "
                          "commas: '"
                       << parts[1] << " " << parts[2] << "'";
}

namespace {
/// Which of the graphs that were found is returned.
struct Choice {
  unsigned graph = 0;  ///< the fastest, or the cheapest if none was timed
  bool isTaken = true; ///< false if the input is faster
  llvm::json::Value account = nullptr;
  std::string why; ///< for people; empty if nothing was timed
  bool hasFailed = false;
};

class SuperoptimizePass
    : public taso::impl::SuperoptimizeBase<SuperoptimizePass> {
public:
  using SuperoptimizeBase::SuperoptimizeBase;

  /// What the program that made this pass does itself.
  SuperoptimizeHost host;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<TASODialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect,
                    tensor::TensorDialect>();
  }

  LogicalResult initialize(MLIRContext *context) override {
    std::optional<FloatingPoint> bound = parseFloatingPoint(fp);
    if (!bound) {
      InFlightDiagnostic error =
          emitError(UnknownLoc::get(context))
          << "unknown bound '" << fp
          << "' of floating-point changes; there are exact, reassociate and "
             "any";
      hintAtCommas(error, fp);
      return error;
    }
    LoadOptions load;
    load.floatingPoint = *bound;
    auto loaded = rules.empty() ? RuleSet::loadDefault(context, load)
                                : RuleSet::load(rules, context, load);
    if (failed(loaded))
      return failure();
    ruleSet = *loaded;
    if (!rules.empty()) {
      warnOfUnproved(context);
      warnOfNames();
    }
    // Compiled once for all functions, not by the first of them.
    for (RuleSelection selection :
         {RuleSelection::Normalising, RuleSelection::Searched})
      ruleSet->getPatterns(selection);
    return success();
  }

  /// A rule that is wrong makes graphs that are.
  void warnOfUnproved(MLIRContext *context) {
    auto isUnproved = [](const Rule &rule) { return !rule.statesProof(); };
    auto first = llvm::find_if(ruleSet->getRules(), isUnproved);
    if (first == ruleSet->getRules().end())
      return;
    auto warning = emitWarning(first->loc)
                   << llvm::count_if(ruleSet->getRules(), isUnproved)
                   << " of the " << ruleSet->getRules().size() << " rules of '"
                   << rules << "' state no proof, the first is '" << first->name
                   << "'";
    warning.attachNote() << "hint: --taso-verify-rules proves or refutes them, "
                            "and notes which are proved";
  }

  /// Reports and traces name rules: one that is called like a shipped law would
  /// be taken for it.
  void warnOfNames() {
    auto isOther = [](const Rule &rule) {
      StringRef shipped = findShippedLaw(rule.name);
      return !shipped.empty() && shipped != rule.hash;
    };
    auto first = llvm::find_if(ruleSet->getRules(), isOther);
    if (first == ruleSet->getRules().end())
      return;
    InFlightDiagnostic warning = emitWarning(first->loc);
    warning << "'" << first->name
            << "' is the name of a shipped law, and this is another rule";
    if (auto count = llvm::count_if(ruleSet->getRules(), isOther); count > 1)
      warning << "; so it is with " << count << " rules of '" << rules << "'";
  }

  void runOnOperation() override {
    OutputFiles files = takeOutputs();
    SearchOptions options;
    if (failed(files.check(&getContext())) ||
        failed(checkFiles(*this, &getContext())))
      return signalPassFailure();
    std::unique_ptr<CostModel> model = makeCostModel();
    FailureOr<DimensionSizes> sizes =
        DimensionSizes::parse(assume, &getContext());
    if (!model || failed(readOptions(options)) || failed(sizes) ||
        failed(sizes->check(getOperation())))
      return signalPassFailure();
    assumedSizes = *sizes;
    // Two of one name would be merged.
    nameUnknownElements(getOperation(), /*atLeast=*/2);
    std::optional<InterruptScope> interrupts;
    if (!host.stopRequested)
      interrupts.emplace();
    RuleProver prover;
    if (prove && (host.onReport || !report.empty() || !explain.empty()))
      prover = makeRuleProver();
    Accounts accounts{SearchReport(model->getName(), options, ruleSet, prover),
                      Explanation(ruleSet, prover),
                      {}};
    WalkResult walked = getOperation().walk([&](func::FuncOp function) {
      return failed(optimise(function, *model, options, accounts))
                 ? WalkResult::interrupt()
                 : WalkResult::skip();
    });
    if (walked.wasInterrupted())
      return signalPassFailure();
    auto print = [](const llvm::json::Value &value) {
      return llvm::formatv("{0:2}\n", value).str();
    };
    llvm::json::Value found = accounts.report.toJSON();
    if (host.onReport)
      host.onReport(found);
    if (failed(files.write(
            &getContext(),
            isPage(report) ? makeReportPage(found) : print(found),
            accounts.explanation.getText(), print(toJSON(accounts.traces)))))
      signalPassFailure();
  }

  void addTo(FileUses &files) const {
    addRuleFiles(rules, files);
    files.addInput("the description of the device", device);
    std::string database = getDatabase();
    if (cost == "table")
      files.addInput("the table of costs", database);
    else
      files.addStore("the measurements", database);
    getOutputs().addTo(files);
  }

private:
  /// What is written beside the result.
  struct Accounts {
    SearchReport report;
    Explanation explanation;
    std::vector<FunctionTrace> traces;
  };

  /// Options of the pass go before those of the command line.
  OutputFiles getOutputs() const {
    OutputFiles files = getOutputsOfCommandLine();
    auto take = [](std::string &path, const std::string &ours) {
      if (!ours.empty())
        path = ours;
    };
    take(files.report, report);
    take(files.explanation, explain);
    take(files.trace, trace);
    return files;
  }
  OutputFiles takeOutputs() {
    OutputFiles files = getOutputs();
    report = files.report;
    explain = files.explanation;
    trace = files.trace;
    return files;
  }

  std::string getDatabase() const;
  std::unique_ptr<CostModel> makeCostModel();
  LogicalResult readOptions(SearchOptions &options);
  LogicalResult optimise(func::FuncOp function, const CostModel &model,
                         SearchOptions options, Accounts &accounts);
  bool isInterrupted() const {
    return host.stopRequested ? host.stopRequested()
                              : InterruptScope::isInterrupted();
  }
  Choice choose(func::FuncOp before, const CostModel &model,
                const SearchResult &result);

  std::shared_ptr<const RuleSet> ruleSet;
  DimensionSizes assumedSizes;
};

} // namespace

/// The file of measurements; empty if there is none.
std::string SuperoptimizePass::getDatabase() const {
  if (costDatabase == "none")
    return "";
  if (costDatabase.empty() && cost != "roofline" && cost != "table")
    return getDefaultDatabase();
  return costDatabase;
}

std::unique_ptr<CostModel> SuperoptimizePass::makeCostModel() {
  CostModelOptions options;
  options.model = cost;
  options.device = device;
  options.database = getDatabase();
  options.isDefaultDatabase = costDatabase.empty();
  options.threads = costThreads;
  options.profilerTimeLimit = profilerTimeLimit;
  options.estimateMissing = estimate;
  llvm::Expected<std::unique_ptr<CostModel>> model = createCostModel(options);
  if (model) {
    std::string warning = (*model)->getWarning();
    if (!warning.empty())
      emitWarning(UnknownLoc::get(&getContext())) << warning;
    return std::move(*model);
  }
  InFlightDiagnostic error = emitError(UnknownLoc::get(&getContext()))
                             << llvm::toString(model.takeError());
  for (StringRef value : {StringRef(cost), StringRef(device)})
    hintAtCommas(error, value);
  return nullptr;
}

LogicalResult SuperoptimizePass::readOptions(SearchOptions &options) {
  auto fail = [&](const Twine &message) {
    return emitError(UnknownLoc::get(&getContext())) << message, failure();
  };
  auto parsed = llvm::StringSwitch<std::optional<Strategy>>(strategy)
                    .Case("greedy", Strategy::Greedy)
                    .Case("auto", Strategy::Auto)
                    .Case("backtrack", Strategy::Backtrack)
                    .Case("egraph", Strategy::EGraph)
                    .Default(std::nullopt);
  if (!parsed) {
    InFlightDiagnostic error = emitError(UnknownLoc::get(&getContext()))
                               << "unknown strategy '" << strategy
                               << "'; there are greedy, auto, backtrack and "
                                  "egraph";
    hintAtCommas(error, strategy);
    return error;
  }
  // A NaN fails these tests as well.
  if (!(alpha >= 1))
    return fail("alpha must be 1 or more: below, no graph would be followed");
  if (!(timeLimit >= 0 && timeLimit <= 1e9))
    return fail(
        "time-limit must lie between 0, which is none, and 1e9 seconds");
  if (budget < 0 || budget > 1'000'000'000)
    return fail("budget must lie between 0 and a billion graphs");
  if (memoryLimit < 0 || memoryLimit > 1'000'000'000)
    return fail("memory-limit must lie between 0, which is none, and a billion "
                "megabytes");
  bool hasNodes = egraphNodes.getNumOccurrences() != 0;
  if (hasNodes && (egraphNodes < 0 || egraphNodes > 10'000'000))
    return fail("egraph-nodes must lie between 0 and 10000000");
  if (hasNodes && egraphNodes == 0 && *parsed == Strategy::EGraph)
    return fail("egraph-nodes=0 makes no e-graph, and strategy=egraph has "
                "nothing else; give 1 or more, or use strategy=auto");
  if (hasNodes && *parsed != Strategy::EGraph && *parsed != Strategy::Auto)
    return fail("egraph-nodes says nothing to strategy=" + strategy +
                ", which makes no e-graph; use strategy=auto or egraph");
  if (lookAhead < 0 || lookAhead > 100)
    return fail("look-ahead must lie between 0 and 100");
  if (!(profilerTimeLimit > 0 && profilerTimeLimit <= 1e6))
    return fail("profiler-time-limit must lie between 0 and a million seconds");
  if (candidates < 1 || candidates > 100)
    return fail("candidates must lie between 1 and 100");
  if (threads < 1 || threads > 256)
    return fail("threads must lie between 1 and 256");
  options.strategy = *parsed;
  options.alpha = alpha;
  options.budget = budget;
  options.timeLimit = timeLimit;
  options.threads = threads;
  options.lookAhead = lookAhead;
  options.memoryLimit = uint64_t(memoryLimit) << 20;
  if (hasNodes)
    options.maxENodes = unsigned(egraphNodes);
  options.candidates = measure ? unsigned(candidates) : 1;
  options.verifyEach = verifyEach;
  options.explain = !explain.empty();
  options.trace = !trace.empty();
  options.draw = isPage(report);
  if (options.draw && !hasReportViewer())
    return fail("report=" + report +
                ": this program was built without the viewer of reports; "
                "build it where npm is, or give report=FILE.json");
  options.needsSteps = options.explain || options.trace || options.draw;
  if (options.strategy == Strategy::EGraph &&
      (options.explain || options.trace))
    return fail("a graph that comes from an e-graph has no steps to explain or "
                "trace; use another strategy");
  return success();
}

/// Times the cheapest graphs beside the input: the fastest is taken, unless the
/// input is as fast.
Choice SuperoptimizePass::choose(func::FuncOp before, const CostModel &model,
                                 const SearchResult &result) {
  Choice choice;
  bool isLost = result.found.empty() && !model.whyUnusable().empty();
  if (!measure || !model.getProfiler() || isLost)
    return choice;
  FailureOr<EndToEnd> times =
      measureEndToEnd(before, result.found, model, choice.why);
  if (failed(times)) {
    choice.hasFailed = true;
    choice.account = llvm::json::Object{{"why_not", choice.why}};
    choice.why = (result.found.empty()
                      ? "the input could not be timed: "
                      : "the result could not be timed beside the input: ") +
                 choice.why;
    return choice;
  }
  choice.account = toJSON(*times, result.found, result.initialCost);
  choice.isTaken = times->isImprovement();
  llvm::raw_string_ostream why(choice.why);
  auto print = [](const runtime::Measurement &measurement) {
    return toMicroseconds(std::llround(measurement.median * 1e3));
  };
  why << "measured end to end: " << print(times->input);
  if (!result.found.empty()) {
    choice.graph = times->getFastest();
    const runtime::Measurement &best = times->graphs[choice.graph];
    why << " -> " << print(best) << ", "
        << llvm::format("%.3f of it (%.3f to %.3f)", best.ratio.median,
                        best.ratio.low, best.ratio.high);
    if (result.found.size() > 1)
      why << ", the fastest of " << result.found.size() << " graphs";
    if (!choice.isTaken)
      why << "; that is not faster by more than the noise, and the input is "
             "returned";
  }
  std::string leftOut = describe(times->leftOut);
  if (!leftOut.empty())
    why << "; " << leftOut;
  return choice;
}

/// Measures the kernels that a search begins with, in one batch. Fails if that
/// was stopped.
static LogicalResult measureInput(func::FuncOp function, const CostModel &model,
                                  const SearchOptions &options) {
  Block &block = function.getBody().front();
  if (model.findBlock(block).isKnown)
    return success();
  BatchOptions batch;
  batch.stopRequested = options.stopRequested;
  batch.onProgress = [&](const BatchProgress &progress) {
    SearchProgress all;
    all.batch = progress;
    options.onProgress(all);
  };
  model.measureAsked(batch);
  return success(model.findBlock(block).isKnown);
}

/// A search from a graph without a price would find whatever gets rid of the
/// kernel that has none.
static LogicalResult requirePrices(func::FuncOp function,
                                   const CostModel &model) {
  for (const auto &[kernel, cost] :
       model.explainBlock(function.getBody().front()))
    if (cost.picoseconds >= CostModel::kUnpriced) {
      InFlightDiagnostic error = kernel.ops.front()->emitError(
          "the cost model has no price for the kernel that begins here");
      if (model.describePrices().empty())
        return error << ": it would take more than "
                     << toMicroseconds(CostModel::kUnpriced)
                     << ", which no search is for";
      error << "; " << model.describePrices();
      error.attachNote()
          << "hint: record it (cost=cpu cost-db=FILE), or let it "
             "be estimated (estimate=true)";
      return error;
    }
  return success();
}

LogicalResult SuperoptimizePass::optimise(func::FuncOp function,
                                          const CostModel &model,
                                          SearchOptions options,
                                          Accounts &accounts) {
  auto leaveAlone = [&](const std::string &why) {
    if (!function.isExternal())
      emitRemark(function.getLoc()) << "left alone: " << why;
    accounts.report.addSkipped(function.getName(), why);
    accounts.explanation.addUnchanged(function, why);
    return success();
  };
  std::string why;
  OwningOpRef<func::FuncOp> assumed;
  if (hasDynamicShapes(function)) {
    FailureOr<ArgumentSizes> sizes = assumedSizes.find(function);
    if (failed(sizes))
      return failure();
    assumed = assumeSizes(function, *sizes, why);
    if (!assumed)
      return leaveAlone(why + "; --dim or --taso-specialize fix dimensions");
  }
  func::FuncOp searched = assumed ? *assumed : function;
  if (!isSearchable(searched, why))
    return leaveAlone(why);
  if (assumed)
    emitRemark(function.getLoc())
        << "costs assume the sizes " << describeAssumedSizes(searched)
        << " (the option assume gives others); what is done is right for all";
  if (check && failed(requireComparable(searched)))
    return failure();
  ProgressLine line(function.getName());
  options.onProgress = [&](const SearchProgress &progress) {
    if (!host.stopRequested)
      line.update(progress);
  };
  options.stopRequested = [&] {
    return isInterrupted() || !model.whyUnusable().empty();
  };
  LogicalResult begun = measureInput(searched, model, options);
  line.clear();
  if (failed(begun))
    return leaveAlone("it was interrupted while kernels were measured");
  if (assumed &&
      model.priceBlock(searched.getBody().front()) >= CostModel::kUnpriced)
    return leaveAlone("the cost model has no price for it at the sizes that "
                      "are assumed");
  if (failed(requirePrices(searched, model)))
    return failure();
  FailureOr<SearchResult> result = search(searched, ruleSet, model, options);
  line.clear();
  if (failed(result))
    return failure();
  Choice choice = choose(searched, model, *result);
  FoundGraph *graph =
      result->found.empty() ? nullptr : &result->found[choice.graph];
  emitRemarks(function, *result, graph);
  reportPrices(function, model);
  reportLimits(function, *result, options);
  if (choice.hasFailed && graph)
    emitWarning(function.getLoc()) << choice.why;
  else if (!choice.why.empty())
    emitRemark(function.getLoc()) << choice.why;
  bool changed = graph && choice.isTaken;
  bool isComparable = true;
  llvm::json::Value outcome = nullptr;
  if (check && changed) {
    CheckOptions checking;
    checking.seed = seed;
    checking.stopRequested = [&] { return isInterrupted(); };
    auto compared = compareResult(searched, *graph->function, checking,
                                  result->statistics);
    if (failed(compared))
      return failure();
    if (*compared)
      outcome = toJSON(**compared);
    changed = isComparable = !*compared || (*compared)->equal;
  }
  accounts.report.addSearched(
      searched, *result, graph, changed, std::move(outcome),
      std::move(choice.account),
      options.draw ? describeGraphs(searched, graph, model) : nullptr);
  // A trace of no steps says that the function is to stay as it is.
  FunctionTrace &steps = accounts.traces.emplace_back();
  steps.function = function.getName().str();
  steps.input = hashInput(searched);
  if (assumed)
    steps.assumed = getAssumedSizes(searched);
  if (!changed) {
    accounts.explanation.addUnchanged(function,
                                      !graph ? "no cheaper graph was found"
                                      : !isComparable ? kNothingToCompare
                                                      : "the input is as fast");
    return success();
  }
  for (const SearchStep &step : graph->chain)
    steps.steps.push_back(step.trace);
  accounts.explanation.add(searched, *result, *graph);
  if (assumed)
    forgetSizes(*graph->function);
  function.getBody().takeBody((*graph->function).getBody());
  return success();
}

std::unique_ptr<Pass> taso::createSuperoptimize(SuperoptimizeHost host) {
  auto pass = std::make_unique<SuperoptimizePass>();
  pass->host = std::move(host);
  return pass;
}

void taso::addFilesOfSuperoptimize(const Pass &pass, FileUses &files) {
  if (auto *ours = dyn_cast<SuperoptimizePass>(&pass))
    ours->addTo(files);
}
