//===- RuleCandidates.cpp - From equations to candidates for rules --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/RuleCandidates.h"

#include "TASO/Generator/SymbolicRule.h"

#include "llvm/ADT/EquivalenceClasses.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace taso::generator {

//===----------------------------------------------------------------------===//
// Graphs as text
//===----------------------------------------------------------------------===//

static std::string print(const Graph &graph, const GraphValue &value) {
  if (value.isInput)
    return "%" + std::to_string(value.index);
  const GraphNode &node = graph.nodes[value.index];
  std::string text = node.op + "(";
  for (auto [i, operand] : llvm::enumerate(node.operands))
    text += (i ? "," : "") + print(graph, operand);
  return text + ")" + (value.result ? "#" + std::to_string(value.result) : "");
}

static std::string print(const Graph &graph) {
  std::string text;
  for (auto [i, result] : llvm::enumerate(graph.results))
    text += (i ? ";" : "") + print(graph, result);
  return text;
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

namespace {

/// Numbers the inputs in the order in which the source uses them, and drops the
/// others.
class InputRenaming {
public:
  explicit InputRenaming(Candidate &candidate) : candidate(candidate) {}

  void run() {
    for (const GraphValue &result : candidate.source.results)
      visit(candidate.source, result);
    candidate.numInputs = order.size();
    rename(candidate.source);
    rename(candidate.target);
    for (Witness &witness : candidate.witnesses) {
      std::vector<Shape> inputs;
      for (unsigned old : order)
        inputs.push_back(witness.inputs[old]);
      witness.inputs = std::move(inputs);
    }
  }

private:
  void visit(const Graph &graph, const GraphValue &value) {
    if (!value.isInput) {
      for (const GraphValue &operand : graph.nodes[value.index].operands)
        visit(graph, operand);
    } else if (!llvm::is_contained(order, value.index)) {
      order.push_back(value.index);
    }
  }
  void rename(GraphValue &value) const {
    if (value.isInput)
      value.index = llvm::find(order, value.index) - order.begin();
  }
  void rename(Graph &graph) const {
    for (GraphNode &node : graph.nodes)
      for (GraphValue &operand : node.operands)
        rename(operand);
    for (GraphValue &result : graph.results)
      rename(result);
  }

  Candidate &candidate;
  std::vector<unsigned> order;
};

/// Joins candidates for the first and the second result of one split, since a
/// rule replaces an operator with all its results.
class SplitPairs {
public:
  explicit SplitPairs(CandidateCounts &counts) : counts(counts) {}

  /// Takes a candidate whose source is one result of a split; returns false for
  /// others.
  bool take(RuleCandidate &rule);
  std::vector<RuleCandidate> join();

private:
  static bool haveSameSource(const Candidate &first, const Candidate &second);
  static std::vector<unsigned> mergeNodes(Candidate &into,
                                          const Candidate &from);

  CandidateCounts &counts;
  /// By the text of the source without the number of the result.
  std::map<std::string, std::array<std::vector<RuleCandidate>, 2>> halves;
};

class Maker {
public:
  Maker(CandidateCounts &counts) : counts(counts), splits(counts) {}

  void add(const FoundEquation &equation);
  std::vector<RuleCandidate> take();

private:
  void addDirections(Candidate candidate, bool reversible,
                     const FoundEquation &equation, const char *how);
  void addDirection(Candidate candidate, const FoundEquation &equation,
                    const std::string &how);

  CandidateCounts &counts;
  SplitPairs splits;
  std::vector<RuleCandidate> made;
};

} // namespace

/// Whether values tie the operators of the graph together; constants do not.
static bool isConnected(const Graph &graph, unsigned numInputs) {
  llvm::EquivalenceClasses<unsigned> parts;
  for (auto [i, node] : llvm::enumerate(graph.nodes)) {
    parts.insert(numInputs + i);
    for (const GraphValue &operand : node.operands)
      parts.unionSets(numInputs + i, operand.isInput
                                         ? operand.index
                                         : numInputs + operand.index);
  }
  unsigned count = 0;
  for (auto it = parts.begin(); it != parts.end(); ++it)
    count += (*it)->isLeader();
  return count <= 1;
}

static bool hasConstant(const Graph &graph) {
  return llvm::any_of(
      graph.nodes, [](const GraphNode &node) { return node.operands.empty(); });
}

/// The key of a candidate: both graphs as text.
static void setKey(RuleCandidate &rule) {
  rule.size =
      rule.candidate.source.nodes.size() + rule.candidate.target.nodes.size();
  rule.key = print(rule.candidate.source) + "=>" + print(rule.candidate.target);
}

void Maker::addDirection(Candidate candidate, const FoundEquation &equation,
                         const std::string &how) {
  InputRenaming(candidate).run();
  if (hasConstant(candidate.target)) {
    ++counts.unwritable;
    return;
  }
  if (print(candidate.source) == print(candidate.target)) {
    ++counts.sameOperators;
    return;
  }
  if (!isConnected(candidate.source, candidate.numInputs)) {
    ++counts.disconnected;
    return;
  }
  RuleCandidate rule;
  rule.origin = how + equation.text;
  rule.needsGuard = equation.needsGuard;
  rule.candidate = std::move(candidate);
  setKey(rule);
  if (!splits.take(rule))
    made.push_back(std::move(rule));
}

static Candidate reverse(const Candidate &candidate) {
  Candidate reversed = candidate;
  std::swap(reversed.source, reversed.target);
  for (Witness &witness : reversed.witnesses)
    std::swap(witness.source, witness.target);
  return reversed;
}

void Maker::addDirections(Candidate candidate, bool reversible,
                          const FoundEquation &equation, const char *how) {
  std::string text = how;
  if (reversible)
    addDirection(reverse(candidate), equation, text + "reverse of ");
  addDirection(std::move(candidate), equation, text);
}

/// {s; t} => split(u) for concat(s, t) = u. The sizes of the parts are those of
/// s and t. There is nothing to merge where both are one value.
static std::optional<Candidate> makeMerge(const FoundEquation &equation) {
  Candidate merge = equation.candidate;
  Graph &source = merge.source, &target = merge.target;
  if (source.results.size() != 1 || source.results[0].isInput ||
      target.results[0].isInput || equation.partSizes.empty())
    return std::nullopt;
  unsigned root = source.results[0].index;
  if (source.nodes[root].op != "concat" || root + 1 != source.nodes.size())
    return std::nullopt;
  for (const GraphValue &part : source.nodes[root].operands)
    if (part.isInput)
      return std::nullopt;
  if (source.nodes[root].operands[0] == source.nodes[root].operands[1])
    return std::nullopt;
  source.results = source.nodes[root].operands;
  source.nodes.pop_back();
  unsigned split = target.nodes.size();
  target.nodes.push_back({"split", {target.results[0]}, 2});
  target.results = {{false, split, 0}, {false, split, 1}};
  for (auto [i, witness] : llvm::enumerate(merge.witnesses)) {
    AttributeValues attributes;
    attributes.setNumbers("axis", {witness.source.back().number("axis")});
    attributes.setNumbers("sizes", equation.partSizes[i]);
    witness.source.pop_back();
    witness.target.push_back(std::move(attributes));
  }
  return merge;
}

void Maker::add(const FoundEquation &equation) {
  addDirections(equation.candidate, equation.reversible, equation, "");
  if (std::optional<Candidate> merge = makeMerge(equation))
    addDirections(std::move(*merge), equation.reversible, equation,
                  "parts of ");
}

//===----------------------------------------------------------------------===//
// Splits
//===----------------------------------------------------------------------===//

static bool hasEqualAttributes(const Graph &graph, unsigned node,
                               llvm::ArrayRef<AttributeValues> attributes,
                               const Graph &other, unsigned otherNode,
                               llvm::ArrayRef<AttributeValues> others) {
  auto collect = [](const Graph &in, unsigned index,
                    llvm::ArrayRef<AttributeValues> all) {
    std::vector<AttributeValue> values;
    for (const Slot &slot : getSlots(in))
      if (slot.node == index)
        values.push_back(getValue(slot, all));
    return values;
  };
  return collect(graph, node, attributes) == collect(other, otherNode, others);
}

bool SplitPairs::take(RuleCandidate &rule) {
  Graph &source = rule.candidate.source;
  if (source.results.size() != 1 || source.results[0].isInput ||
      source.nodes[source.results[0].index].numResults != 2)
    return false;
  unsigned result = source.results[0].result;
  Graph whole = source;
  whole.results[0].result = 0;
  halves[print(whole)][result].push_back(std::move(rule));
  return true;
}

bool SplitPairs::haveSameSource(const Candidate &first,
                                const Candidate &second) {
  if (first.witnesses.size() != second.witnesses.size())
    return false;
  for (auto [a, b] : llvm::zip_equal(first.witnesses, second.witnesses)) {
    for (unsigned i = 0; i < first.source.nodes.size(); ++i)
      if (!hasEqualAttributes(first.source, i, a.source, second.source, i,
                              b.source))
        return false;
    if (!llvm::equal(a.inputs, b.inputs, [](const Shape &x, const Shape &y) {
          return llvm::equal(llvm::make_range(x.begin(), x.end()),
                             llvm::make_range(y.begin(), y.end()));
        }))
      return false;
  }
  return true;
}

/// Appends the target of `from` to that of `into`, but for nodes that are there
/// already. Returns where each node went.
std::vector<unsigned> SplitPairs::mergeNodes(Candidate &into,
                                             const Candidate &from) {
  std::vector<unsigned> places;
  for (auto [i, node] : llvm::enumerate(from.target.nodes)) {
    GraphNode moved = node;
    for (GraphValue &operand : moved.operands)
      if (!operand.isInput)
        operand.index = places[operand.index];
    auto isThere = [&](unsigned k) {
      const GraphNode &known = into.target.nodes[k];
      if (known.op != moved.op || known.operands != moved.operands)
        return false;
      for (auto [a, b] : llvm::zip_equal(into.witnesses, from.witnesses))
        if (!hasEqualAttributes(into.target, k, a.target, from.target, i,
                                b.target))
          return false;
      return true;
    };
    unsigned place = 0;
    while (place < into.target.nodes.size() && !isThere(place))
      ++place;
    if (place == into.target.nodes.size()) {
      into.target.nodes.push_back(std::move(moved));
      for (auto [a, b] : llvm::zip_equal(into.witnesses, from.witnesses))
        a.target.push_back(b.target[i]);
    }
    places.push_back(place);
  }
  return places;
}

std::vector<RuleCandidate> SplitPairs::join() {
  std::vector<RuleCandidate> joined;
  for (auto &[key, half] : halves) {
    std::vector<bool> used(half[1].size());
    for (RuleCandidate &first : half[0]) {
      unsigned k = 0;
      while (
          k < half[1].size() &&
          (used[k] || !haveSameSource(first.candidate, half[1][k].candidate)))
        ++k;
      if (k == half[1].size()) {
        ++counts.unwritable;
        continue;
      }
      used[k] = true;
      Candidate &candidate = first.candidate;
      const Candidate &second = half[1][k].candidate;
      std::vector<unsigned> places = mergeNodes(candidate, second);
      GraphValue other = second.target.results[0];
      if (!other.isInput)
        other.index = places[other.index];
      candidate.target.results.push_back(other);
      candidate.source.results.push_back(candidate.source.results[0]);
      candidate.source.results[1].result = 1;
      first.origin += " and " + half[1][k].origin;
      setKey(first);
      joined.push_back(std::move(first));
    }
    counts.unwritable += llvm::count(used, false);
  }
  return joined;
}

std::vector<RuleCandidate> Maker::take() {
  for (RuleCandidate &rule : splits.join())
    made.push_back(std::move(rule));
  // What has more inputs is more general.
  llvm::stable_sort(made, [](const RuleCandidate &a, const RuleCandidate &b) {
    return std::tuple(a.size, b.candidate.numInputs) <
           std::tuple(b.size, a.candidate.numInputs);
  });
  return std::move(made);
}

std::vector<RuleCandidate>
makeRuleCandidates(const std::vector<FoundEquation> &equations,
                   CandidateCounts &counts) {
  Maker maker(counts);
  for (const FoundEquation &equation : equations)
    maker.add(equation);
  return maker.take();
}

} // namespace taso::generator
