//===- taso-random-graphs.cpp - Searches from random graphs ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Superoptimizes random graphs over all operators by turns with each set of
// rules, strategy and device, and compares the graph after each applied rule
// with the input, exactly over a prime field where that is possible. A graph
// that fails is made small and saved. The same seeds give the same graphs.
//
//===----------------------------------------------------------------------===//

#include "../../unittests/Common/RandomGraph.h"
#include "TASO/Cost/Roofline.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Search/Search.h"
#include "TASO/Verifier/RuleInstance.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include "llvm/Support/xxhash.h"
#include <random>

using namespace mlir;
using namespace taso;
using namespace taso::test;

namespace cl = llvm::cl;

static cl::opt<uint64_t> numGraphs("graphs", cl::init(100),
                                   cl::desc("How many graphs to try"));
static cl::opt<uint64_t> firstSeed("first-seed", cl::init(0),
                                   cl::desc("The seed of the first"));
static cl::list<std::string>
    ruleFiles("rules", cl::value_desc("file"),
              cl::desc("A set of rules; several take turns. The default is the "
                       "shipped laws"));
static cl::opt<std::string>
    folder("save", cl::value_desc("folder"), cl::init("."),
           cl::desc("Where graphs that fail are saved"));

namespace {

/// Prices without sense, so that rules are applied which no device asks for.
/// They follow from the text of a kernel's operations, and so are the same in
/// each run.
class RandomCostModel : public CostModel {
public:
  explicit RandomCostModel(uint64_t seed) : seed(seed) {}
  std::string getName() const override { return "random"; }
  KernelCost priceKernel(const Kernel &kernel,
                         const WeightValues &weights) const override {
    uint64_t hash = seed;
    for (Operation *op : kernel.ops) {
      std::string text;
      llvm::raw_string_ostream(text)
          << op->getName() << op->getAttrDictionary() << op->getResultTypes();
      hash += llvm::xxh3_64bits(text); // in whatever order they are
    }
    KernelCost cost;
    cost.picoseconds = 1 + llvm::xxh3_64bits(std::to_string(hash)) % 1'000'000;
    return cost;
  }
  const FusionOptions &getFusion() const override { return fusion; }

private:
  uint64_t seed;
  FusionOptions fusion;
};

/// How one graph is searched from.
struct Turn {
  std::shared_ptr<const RuleSet> rules;
  const CostModel *model;
  SearchOptions options;
};

struct Totals {
  uint64_t graphs = 0, rewritten = 0, steps = 0, exact = 0, different = 0;
};

} // namespace

/// Compares what a graph became with what it was. What is wrong, or nothing.
static std::string compare(func::FuncOp before, func::FuncOp after,
                           Totals &totals) {
  if (failed(verify(after)))
    return "it does not verify";
  auto report = checkEqual(before, after);
  if (failed(report))
    return "it cannot be compared";
  ++totals.steps;
  totals.exact += report->domain == "prime field";
  return report->equal || report->vacuous ? "" : report->summary();
}

/// What goes wrong in a search from a function; empty if nothing does.
static std::string tryGraph(func::FuncOp function, const Turn &turn,
                            Totals &totals) {
  std::string why;
  if (!isSearchable(function, why))
    return "";
  auto result = search(function, turn.rules, *turn.model, turn.options);
  if (failed(result))
    return "the search fails";
  if (result->found.empty())
    return "";
  ++totals.rewritten;
  FoundGraph &graph = result->found.front();
  FunctionTrace trace;
  trace.function = function.getName().str();
  trace.input = hashInput(function);
  for (const SearchStep &step : graph.chain)
    trace.steps.push_back(step.trace);
  for (auto [i, step] : llvm::enumerate(graph.chain)) {
    if (!step.rule)
      continue;
    auto after = replay(function, turn.rules, trace, i + 1);
    if (failed(after))
      return "step " + std::to_string(i + 1) + " cannot be replayed";
    why = compare(function, **after, totals);
    if (!why.empty())
      return "after '" + step.trace.rule + "': " + why;
  }
  why = compare(function, *graph.function, totals);
  return why.empty() ? "" : "in the end: " + why;
}

//===----------------------------------------------------------------------===//
// Making graphs small
//===----------------------------------------------------------------------===//

static void eraseDead(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  (void)runRegionDCE(rewriter, function->getRegions());
  for (unsigned i = function.getNumArguments(); i-- > 0;)
    if (function.getArgument(i).use_empty())
      (void)function.eraseArgument(i);
}

static void updateType(func::FuncOp function) {
  Block &block = function.getBody().front();
  function.setType(FunctionType::get(function.getContext(),
                                     block.getArgumentTypes(),
                                     block.getTerminator()->getOperandTypes()));
}

/// The function with the results of its i-th operation as arguments.
static OwningOpRef<ModuleOp> cutAt(ModuleOp module, unsigned i) {
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
  func::FuncOp function = getMain(*copy);
  Block &block = function.getBody().front();
  Operation &op = *std::next(block.begin(), i);
  for (Value result : op.getResults()) {
    unsigned number = block.getNumArguments();
    (void)function.insertArgument(number, result.getType(), {}, op.getLoc());
    result.replaceAllUsesWith(block.getArgument(number));
  }
  eraseDead(function);
  updateType(function);
  return copy;
}

/// The function without its i-th result.
static OwningOpRef<ModuleOp> dropResult(ModuleOp module, unsigned i) {
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
  func::FuncOp function = getMain(*copy);
  function.getBody().front().getTerminator()->eraseOperand(i);
  eraseDead(function);
  updateType(function);
  return copy;
}

/// A part of the graph that goes wrong as well, with as few operations as
/// single cuts give.
static OwningOpRef<ModuleOp> reduce(OwningOpRef<ModuleOp> module,
                                    const Turn &turn) {
  auto fails = [&](ModuleOp smaller) {
    Totals ignored;
    return !tryGraph(getMain(smaller), turn, ignored).empty();
  };
  auto getSize = [](ModuleOp which) {
    return getMain(which).getBody().front().getOperations().size();
  };
  for (bool changed = true; changed;) {
    changed = false;
    auto take = [&](OwningOpRef<ModuleOp> smaller) {
      if (!fails(*smaller))
        return false;
      module = std::move(smaller);
      return changed = true;
    };
    Operation *end = getMain(*module).getBody().front().getTerminator();
    for (unsigned i = end->getNumOperands(); i-- > 0;)
      if (getMain(*module).getNumResults() > 1)
        take(dropResult(*module, i));
    for (unsigned i = getSize(*module) - 1; i-- > 0;)
      if (i + 1 < getSize(*module))
        take(cutAt(*module, i));
  }
  return module;
}

static void save(ModuleOp module, uint64_t seed, StringRef why) {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, "random-" + std::to_string(seed) + ".mlir");
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  if (error) {
    llvm::WithColor::error()
        << "cannot write '" << path << "': " << error.message() << "\n";
    return;
  }
  file << "// " << why << "\n" << module << "\n";
  llvm::outs() << "saved as " << path << "\n";
}

//===----------------------------------------------------------------------===//
// Something to rewrite
//===----------------------------------------------------------------------===//

/// Adds what the source of a rule describes to the end of a function, on values
/// that are there where there are any of the right type. Random operators alone
/// hardly ever form what a rule is about.
static void plant(func::FuncOp function, func::FuncOp source,
                  std::mt19937_64 &random) {
  Block &block = function.getBody().front();
  Block &planted = source.getBody().front();
  IRMapping mapping;
  for (BlockArgument argument : planted.getArguments()) {
    SmallVector<Value> candidates;
    for (Value value : block.getArguments())
      if (value.getType() == argument.getType())
        candidates.push_back(value);
    for (Operation &op : block)
      for (Value value : op.getResults())
        if (value.getType() == argument.getType())
          candidates.push_back(value);
    if (!candidates.empty() && random() % 2) {
      mapping.map(argument, candidates[random() % candidates.size()]);
      continue;
    }
    unsigned number = function.getNumArguments();
    (void)function.insertArgument(
        number, argument.getType(),
        source.getArgAttrDict(argument.getArgNumber()), function.getLoc());
    mapping.map(argument, function.getArgument(number));
  }
  Operation *end = block.getTerminator();
  OpBuilder builder(end);
  for (Operation &op : planted.without_terminator())
    builder.clone(op, mapping);
  for (Value result : planted.getTerminator()->getOperands())
    end->insertOperands(end->getNumOperands(), mapping.lookupOrDefault(result));
  updateType(function);
}

static void plantSome(func::FuncOp function, const RuleSet &rules,
                      uint64_t seed) {
  SmallVector<pdl::PatternOp> patterns(
      rules.getPureModule().getOps<pdl::PatternOp>());
  std::mt19937_64 random(seed);
  for (unsigned count = 1 + random() % 4; count > 0; --count) {
    InstanceOptions options;
    options.seed = random();
    options.wanted = options.drawn = 1;
    options.trials = 400;
    pdl::PatternOp pattern = patterns[random() % patterns.size()];
    for (RuleInstance &instance : drawInstances(pattern, options))
      plant(function, instance.source, random);
  }
}

//===----------------------------------------------------------------------===//
// Turns
//===----------------------------------------------------------------------===//

static std::vector<std::shared_ptr<const RuleSet>>
loadRules(MLIRContext *context) {
  std::vector<std::shared_ptr<const RuleSet>> sets;
  if (ruleFiles.empty())
    if (auto laws = RuleSet::loadDefault(context); succeeded(laws))
      sets.push_back(*laws);
  for (const std::string &path : ruleFiles) {
    auto rules = RuleSet::load(path, context);
    if (failed(rules))
      return {};
    sets.push_back(*rules);
  }
  return sets;
}

using Models = std::vector<std::unique_ptr<RooflineCostModel>>;

/// Draws the graph of a seed, and tries it.
static void trySeed(MLIRContext &context, uint64_t seed, Turn turn,
                    Totals &totals) {
  // Small and shared, deep, wide with many constants.
  constexpr RandomGraphOptions kShapes[] = {
      {6, 20}, {14, 20}, {40, 5}, {20, 70}};
  OwningOpRef<ModuleOp> module =
      makeRandomModule(&context, seed, kShapes[seed / 2 % 4]);
  plantSome(getMain(*module), *turn.rules, seed);
  ++totals.graphs;
  std::string why = tryGraph(getMain(*module), turn, totals);
  if (why.empty())
    return;
  ++totals.different;
  llvm::outs() << "seed " << seed << ": " << why << "\n";
  module = reduce(std::move(module), turn);
  Totals ignored;
  save(*module, seed, tryGraph(getMain(*module), turn, ignored));
}

/// Fails if the rules cannot be loaded.
static LogicalResult trySeeds(uint64_t begin, uint64_t end,
                              const Models &models, Totals &totals) {
  MLIRContext context;
  context.loadDialect<TASODialect, func::FuncDialect, pdl::PDLDialect,
                      pdl_interp::PDLInterpDialect>();
  context.disableMultithreading();
  auto sets = loadRules(&context);
  if (sets.empty())
    return failure();
  constexpr Strategy kStrategies[] = {Strategy::Greedy, Strategy::Auto,
                                      Strategy::Backtrack};
  for (uint64_t seed = begin; seed < end; ++seed) {
    RandomCostModel random(seed);
    const CostModel *model = models[seed / 3 % models.size()].get();
    Turn turn{sets[seed % sets.size()], seed % 5 ? &random : model, {}};
    turn.options.strategy = kStrategies[seed % 3];
    turn.options.budget = 60;
    turn.options.needsSteps = turn.options.trace = true;
    trySeed(context, seed, turn, totals);
  }
  return success();
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "Searches from random graphs\n");
  Models models;
  for (const char *device : {"h200", "t4", "cpu", "taso2019"})
    models.push_back(std::make_unique<RooflineCostModel>(
        llvm::cantFail(DeviceDescription::load(device))));
  Totals totals;
  // A context keeps every constant of every graph.
  constexpr uint64_t kPerContext = 500;
  uint64_t end = firstSeed + numGraphs;
  for (uint64_t seed = firstSeed; seed < end; seed += kPerContext)
    if (failed(
            trySeeds(seed, std::min(seed + kPerContext, end), models, totals)))
      return EXIT_FAILURE;
  llvm::outs() << totals.graphs << " graphs, " << totals.rewritten
               << " made cheaper; " << totals.steps << " graphs compared, "
               << totals.exact << " of them exactly; " << totals.different
               << " differences\n";
  return totals.different ? EXIT_FAILURE : EXIT_SUCCESS;
}
