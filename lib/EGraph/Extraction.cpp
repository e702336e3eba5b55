//===- Extraction.cpp - The cheapest graph of an e-graph ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/EGraph/Extraction.h"

#include "Building.h"
#include "Choices.h"
#include "IntegerProgram.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

using namespace mlir;
using namespace taso;
using namespace taso::detail;

bool taso::hasExactExtraction() { return hasIntegerSolver(); }

static constexpr int64_t kInfinite = std::numeric_limits<int64_t>::max() / 4;

//===----------------------------------------------------------------------===//
// Selections
//===----------------------------------------------------------------------===//

namespace {
/// The sum of the choices that the roots need, and which classes they need;
/// infinite if a class has no choice or the choices run in a circle.
class Evaluator {
public:
  explicit Evaluator(const ChoiceTable &table)
      : table(table), state(table.classes.size()),
        counted(table.choices.size()) {}

  int64_t run(const Selection &selection) {
    needed.clear();
    ++now;
    int64_t total = 0;
    for (unsigned root : table.roots)
      if (!visit(root, selection, total))
        return kInfinite;
    return total;
  }

  /// Of the last run, in the order in which they can be computed.
  ArrayRef<unsigned> getNeeded() const { return needed; }

private:
  /// Depth first, by hand: networks are deep.
  bool visit(unsigned root, const Selection &selection, int64_t &total) {
    struct Frame {
      unsigned number;
      size_t next;
    };
    SmallVector<Frame, 64> stack;
    auto enter = [&](unsigned number) {
      if (state[number] == 2 * now + 1)
        return true; // done
      if (state[number] == 2 * now || selection[number] == kNone)
        return false; // a circle
      state[number] = 2 * now;
      stack.push_back({number, 0});
      return true;
    };
    if (!enter(root))
      return false;
    while (!stack.empty()) {
      auto &[number, next] = stack.back();
      unsigned index = selection[number];
      const Choice &choice = table.choices[index];
      if (next < choice.needs.size()) {
        if (!enter(choice.needs[next++]))
          return false;
        continue;
      }
      state[number] = 2 * now + 1;
      needed.push_back(number);
      if (counted[index] != now) {
        counted[index] = now;
        total += choice.cost;
      }
      stack.pop_back();
    }
    return true;
  }

  const ChoiceTable &table;
  std::vector<unsigned> state;   ///< by class
  std::vector<unsigned> counted; ///< by choice
  unsigned now = 0;
  std::vector<unsigned> needed;
};

/// What a greedy choice for a class takes in all.
struct Plan {
  int64_t total = kInfinite;
  std::vector<unsigned> choices; ///< sorted
};

/// Chooses from the arguments upwards: for each class the choice that, with all
/// that it needs, each counted once, costs least. A choice that gives several
/// values would seem dear to each of them alone; with `isShared` they share its
/// price.
class Greedy {
public:
  Greedy(const ChoiceTable &table, bool isShared)
      : table(table), isShared(isShared), plans(table.classes.size()),
        selection(table.classes.size(), kNone) {}

  Selection run(llvm::function_ref<bool()> isStopped) {
    // Classes are numbered from the results on. Without a choice for each
    // result there is no graph, so that is waited for.
    constexpr unsigned kMaxRounds = 64;
    auto isWhole = [&] {
      return llvm::all_of(table.roots, [&](unsigned root) {
        return plans[root].total != kInfinite;
      });
    };
    bool changed = true;
    for (unsigned round = 0; changed; ++round) {
      changed = false;
      for (unsigned i = table.choices.size(); i-- > 0;)
        changed |= visit(i);
      if ((isStopped() || round > kMaxRounds) && isWhole())
        break;
    }
    return std::move(selection);
  }

private:
  bool visit(unsigned index) {
    const Choice &choice = table.choices[index];
    for (unsigned need : choice.needs)
      if (plans[need].total == kInfinite)
        return false;
    Plan plan;
    for (unsigned need : choice.needs) {
      std::vector<unsigned> joined;
      std::set_union(plan.choices.begin(), plan.choices.end(),
                     plans[need].choices.begin(), plans[need].choices.end(),
                     std::back_inserter(joined));
      plan.choices = std::move(joined);
    }
    plan.total = 0;
    for (unsigned other : plan.choices) {
      plan.total += getCost(other);
      // A value by way of itself.
      if (llvm::any_of(table.choices[other].gives, [&](unsigned number) {
            return llvm::is_contained(choice.gives, number) &&
                   selection[number] == other;
          }))
        return false;
    }
    auto at = llvm::lower_bound(plan.choices, index);
    if (at == plan.choices.end() || *at != index) {
      plan.choices.insert(at, index);
      plan.total += getCost(index);
    }
    bool changed = false;
    for (unsigned number : choice.gives)
      if (plan.total < plans[number].total) {
        plans[number] = plan;
        selection[number] = index;
        changed = true;
      }
    return changed;
  }

  int64_t getCost(unsigned index) const {
    const Choice &choice = table.choices[index];
    return isShared && choice.gives.size() > 1
               ? choice.cost / int64_t(choice.gives.size())
               : choice.cost;
  }

  const ChoiceTable &table;
  bool isShared;
  std::vector<Plan> plans;
  Selection selection;
};

/// Improves a selection by one choice at a time, for all values that it gives.
class Improver {
public:
  Improver(const ChoiceTable &table, Selection &selection, int64_t &total)
      : table(table), evaluator(table), selection(selection), total(total) {}

  void run(llvm::function_ref<bool()> isStopped) {
    // Steps, so that the result does not depend on the clock.
    constexpr uint64_t kMaxSteps = 40'000'000;
    bool changed = true;
    while (changed) {
      changed = false;
      for (unsigned i = 0; i < table.choices.size(); ++i) {
        if (isStopped() || steps > kMaxSteps)
          return;
        changed |= attempt(i);
      }
    }
  }

private:
  bool attempt(unsigned index) {
    const Choice &choice = table.choices[index];
    SmallVector<std::pair<unsigned, unsigned>> old;
    evaluateIfNeeded();
    for (unsigned number : choice.gives)
      if (isNeeded[number] && selection[number] != index)
        old.push_back({number, selection[number]});
    if (old.empty())
      return false;
    for (auto [number, before] : old)
      selection[number] = index;
    int64_t cost = evaluator.run(selection);
    steps += evaluator.getNeeded().size() + 1;
    if (cost < total) {
      total = cost;
      isNeeded.clear();
      return true;
    }
    for (auto [number, before] : old)
      selection[number] = before;
    return false;
  }

  void evaluateIfNeeded() {
    if (!isNeeded.empty())
      return;
    isNeeded.assign(table.classes.size(), false);
    evaluator.run(selection);
    for (unsigned number : evaluator.getNeeded())
      isNeeded[number] = true;
  }

  const ChoiceTable &table;
  Evaluator evaluator;
  Selection &selection;
  int64_t &total;
  std::vector<bool> isNeeded;
  uint64_t steps = 0;
};

//===----------------------------------------------------------------------===//
// Exactly
//===----------------------------------------------------------------------===//

/// The integer program: a needed choice needs a choice for each value that it
/// reads. That choices run in no circle is not stated, but each circle that a
/// solution has is excluded, and the program solved again.
class Exact {
public:
  explicit Exact(const ChoiceTable &table) : table(table) {
    for (const Choice &choice : table.choices)
      program.costs.push_back(toProgram(choice.cost));
    for (unsigned root : table.roots)
      program.rows.push_back({getGivers(root), 1});
    for (auto [i, choice] : llvm::enumerate(table.choices))
      for (unsigned need : choice.needs) {
        IntegerProgram::Row row{getGivers(need), 0};
        row.terms.push_back({int(i), -1});
        program.rows.push_back(std::move(row));
      }
  }

  struct Outcome {
    Selection selection; ///< empty if none was found
    bool isOptimal = false;
    std::optional<double> bound; ///< picoseconds; nothing if none is known
  };

  Outcome solve(const Selection &start, const IntegerLimits &limits,
                llvm::function_ref<bool()> isStopped) {
    constexpr unsigned kMaxRounds = 10;
    Outcome outcome;
    for (unsigned round = 0; round < kMaxRounds && !isStopped(); ++round) {
      IntegerSolution solution =
          solveIntegerProgram(program, getValues(start), limits);
      if (solution.values.empty())
        break;
      outcome.bound =
          std::max(outcome.bound.value_or(0),
                   std::min(solution.bound, getCost(solution.values)) * kUnit);
      Selection found = select(solution.values);
      if (found.empty()) {
        exclude(solution.values);
        continue;
      }
      outcome.selection = std::move(found);
      outcome.isOptimal = solution.isOptimal;
      break;
    }
    return outcome;
  }

private:
  /// The solver's tolerances are those of numbers near one: microseconds.
  static constexpr double kUnit = 1e6;
  static double toProgram(int64_t picoseconds) {
    return double(picoseconds) / kUnit;
  }

  double getCost(const std::vector<bool> &values) const {
    double cost = 0;
    for (size_t i = 0; i < values.size(); ++i)
      cost += values[i] ? program.costs[i] : 0;
    return cost;
  }

  std::vector<IntegerProgram::Term> getGivers(unsigned number) const {
    std::vector<IntegerProgram::Term> terms;
    for (unsigned giver : table.givers[number])
      terms.push_back({int(giver), 1});
    return terms;
  }

  std::vector<bool> getValues(const Selection &selection) const {
    std::vector<bool> values;
    if (selection.empty())
      return values;
    values.resize(table.choices.size());
    Evaluator evaluator(table);
    evaluator.run(selection);
    for (unsigned number : evaluator.getNeeded())
      values[selection[number]] = true;
    return values;
  }

  /// A selection from the chosen ones that runs in no circle; empty if there
  /// is none.
  Selection select(const std::vector<bool> &values) {
    Selection selection(table.classes.size(), kNone);
    bool changed = true;
    while (changed) {
      changed = false;
      for (auto [i, choice] : llvm::enumerate(table.choices)) {
        if (!values[i] || !llvm::all_of(choice.needs, [&](unsigned number) {
              return selection[number] != kNone;
            }))
          continue;
        for (unsigned number : choice.gives)
          if (selection[number] == kNone) {
            selection[number] = i;
            changed = true;
          }
      }
    }
    bool isWhole = llvm::all_of(
        table.roots, [&](unsigned root) { return selection[root] != kNone; });
    open = selection;
    return isWhole ? selection : Selection();
  }

  /// Of the choices of a circle one is left out, or one of their values comes
  /// from elsewhere.
  void exclude(const std::vector<bool> &values) {
    auto getGiver = [&](unsigned number) {
      for (unsigned giver : table.givers[number])
        if (values[giver])
          return giver;
      return kNone;
    };
    auto getOpenNeed = [&](unsigned index) {
      for (unsigned need : table.choices[index].needs)
        if (open[need] == kNone)
          return need;
      return kNone;
    };
    for (unsigned root : table.roots) {
      if (open[root] != kNone)
        continue;
      SmallVector<unsigned> way;
      unsigned number = root;
      while (number != kNone && !llvm::is_contained(way, number)) {
        way.push_back(number);
        unsigned giver = getGiver(number);
        number = giver == kNone ? kNone : getOpenNeed(giver);
      }
      if (number == kNone)
        continue;
      way.erase(way.begin(), llvm::find(way, number));
      addCut(way, getGiver);
    }
  }

  void addCut(ArrayRef<unsigned> circle,
              llvm::function_ref<unsigned(unsigned)> getGiver) {
    SmallVector<unsigned> members;
    for (unsigned number : circle)
      members.push_back(getGiver(number));
    llvm::sort(members);
    members.erase(llvm::unique(members), members.end());
    SmallVector<unsigned> others;
    for (unsigned number : circle)
      for (unsigned giver : table.givers[number])
        if (!llvm::is_contained(members, giver))
          others.push_back(giver);
    llvm::sort(others);
    others.erase(llvm::unique(others), others.end());
    IntegerProgram::Row row;
    for (unsigned member : members)
      row.terms.push_back({int(member), -1});
    for (unsigned other : others)
      row.terms.push_back({int(other), 1});
    row.least = 1 - double(members.size());
    program.rows.push_back(std::move(row));
  }

  const ChoiceTable &table;
  IntegerProgram program;
  Selection open; ///< what the last solution leaves without a choice
};
} // namespace

//===----------------------------------------------------------------------===//
// Together
//===----------------------------------------------------------------------===//

ExtractedGraph taso::extract(const EGraph &graph, const CostModel &costModel,
                             const ExtractionOptions &options) {
  auto isStopped = [&] {
    return options.stopRequested && options.stopRequested();
  };
  ChoiceTable table(graph, costModel, Pricing::Kernels);
  Evaluator evaluator(table);
  Selection best;
  int64_t total = kInfinite;
  for (bool isShared : {false, true}) {
    Selection selection = Greedy(table, isShared).run(isStopped);
    int64_t cost = evaluator.run(selection);
    if (cost < kInfinite)
      Improver(table, selection, cost).run(isStopped);
    if (best.empty() || cost < total) {
      best = std::move(selection);
      total = cost;
    }
  }
  bool isOptimal = table.roots.empty();
  if (hasIntegerSolver() && !isOptimal && !isStopped() &&
      table.choices.size() <= options.maxExactChoices) {
    Exact::Outcome outcome = Exact(table).solve(
        best, {options.maxSolverNodes, options.solverSeconds}, isStopped);
    if (!outcome.selection.empty()) {
      int64_t cost = evaluator.run(outcome.selection);
      isOptimal = outcome.isOptimal;
      if (cost < total) {
        best = std::move(outcome.selection);
        total = cost;
      }
    }
  }
  ExtractedGraph result = buildFunction(table, best);
  result.estimate = total;
  result.isOptimal = isOptimal;
  return result;
}

/// The arithmetic of a kernel is priced by the type of one of its operations.
static bool hasOneElementType(const EGraph &graph) {
  Type element;
  for (ClassId id : graph.getClasses()) {
    auto type = dyn_cast_or_null<RankedTensorType>(graph.getClass(id).type);
    if (!type)
      continue;
    if (element && element != type.getElementType())
      return false;
    element = type.getElementType();
  }
  return true;
}

std::optional<int64_t> taso::computeLowerBound(const EGraph &graph,
                                               const CostModel &costModel,
                                               const ExtractionOptions &options,
                                               std::string &why) {
  auto none = [&](StringRef reason) {
    why = reason.str();
    return std::nullopt;
  };
  if (!costModel.isMonotone())
    return none("a measured kernel may take less time than a part of it");
  if (!hasOneElementType(graph))
    return none("the tensors have several element types");
  if (!hasIntegerSolver())
    return none("built without the solver");
  ChoiceTable table(graph, costModel, Pricing::Below);
  if (table.roots.empty())
    return 0;
  if (table.choices.size() > options.maxExactChoices)
    return none("the e-graph is too large for the solver");
  auto isStopped = [&] {
    return options.stopRequested && options.stopRequested();
  };
  Exact::Outcome outcome = Exact(table).solve(
      Greedy(table, false).run(isStopped),
      {options.maxSolverNodes, options.solverSeconds}, isStopped);
  if (!outcome.bound)
    return none("the solver found none within its limits");
  // The solver works with tolerances.
  return std::max(int64_t{0},
                  int64_t(std::floor(*outcome.bound * (1 - 1e-6) - 1)));
}
