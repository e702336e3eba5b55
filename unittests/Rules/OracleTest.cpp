//===- OracleTest.cpp - The bytecode against backtracking -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random rules on random graphs: RuleMatcher must find what a plain
// backtracking search over the pattern's text finds.
//
//===----------------------------------------------------------------------===//

#include "OracleMatcher.h"
#include "RuleFixture.h"

#include <random>

using namespace mlir;
using namespace taso;

namespace {

class OracleTest : public RuleFixture {
protected:
  unsigned pick(unsigned bound) { return random() % bound; }

  struct OpKind {
    const char *name;
    unsigned operands;
  };
  OpKind pickKind() {
    static constexpr OpKind kinds[] = {{"add", 2},  {"mul", 2}, {"sub", 2},
                                       {"relu", 1}, {"neg", 1}, {"add", 2}};
    return kinds[pick(std::size(kinds))];
  }

  /// Operators on 4-vectors with repeated operands, hubs, dead operations and
  /// inner outputs.
  std::string randomGraph() {
    std::string text = "func.func @f(%v0: tensor<4xf32>, %v1: tensor<4xf32>) "
                       "-> tensor<4xf32> {\n";
    unsigned values = 2, count = 3 + pick(10);
    for (unsigned i = 0; i < count; ++i) {
      OpKind kind = pickKind();
      text += "%v" + std::to_string(values) + " = \"taso." + kind.name + "\"(";
      for (unsigned k = 0; k < kind.operands; ++k)
        text += (k ? ", %v" : "%v") + std::to_string(pick(values));
      text += ") : (tensor<4xf32>";
      text += kind.operands == 2 ? ", tensor<4xf32>" : "";
      text += ") -> tensor<4xf32>\n";
      ++values;
    }
    return text + "return %v" + std::to_string(2 + pick(count)) +
           " : tensor<4xf32>\n}";
  }

  /// A connected source of 1 to 4 operations; the target only has to be legal.
  std::string randomRule() {
    unsigned count = 1 + pick(4);
    std::vector<std::string> values;
    std::vector<bool> used(count, false);
    std::string head, ops;
    unsigned leaves = 0;
    auto newLeaf = [&] {
      std::string name = "%x" + std::to_string(leaves++);
      head += name + " = pdl.operand\n";
      values.push_back(name);
      return name;
    };
    for (unsigned i = 0; i < count; ++i) {
      OpKind kind = pickKind();
      std::string number = std::to_string(i), operands, types;
      for (unsigned k = 0; k < kind.operands; ++k) {
        // The first operand of a later operation ties it to those before.
        bool mustTie = i > 0 && k == 0;
        std::string name = mustTie || (!values.empty() && pick(2))
                               ? values[pick(values.size())]
                               : newLeaf();
        if (name[1] == 'r')
          used[std::stoul(name.substr(2))] = true;
        operands += (k ? ", " : "") + name;
        types += k ? ", !pdl.value" : "!pdl.value";
      }
      ops += "%t" + number + " = pdl.type\n%o" + number +
             " = pdl.operation \"taso." + kind.name + "\"(" + operands + " : " +
             types + ") -> (%t" + number + " : !pdl.type)\n%r" + number +
             " = pdl.result 0 of %o" + number + "\n";
      values.push_back("%r" + number);
    }
    // MLIR 22 crashes on some rules with three roots that results tie.
    if (llvm::count(used, false) > 2)
      return randomRule();
    return "pdl.pattern @rule : benefit(1) {\n" + head + ops +
           replaceRoots(used) + "}\n";
  }

  static std::string replaceRoots(const std::vector<bool> &used) {
    std::string creates, replaces, root;
    for (size_t i = 0; i < used.size(); ++i) {
      if (used[i])
        continue;
      std::string number = std::to_string(i);
      root = "%o" + number;
      creates += "%n" + number +
                 " = pdl.operation \"taso.tanh\"(%x0 : "
                 "!pdl.value)\n%m" +
                 number + " = pdl.result 0 of %n" + number + "\n";
      replaces +=
          "pdl.replace %o" + number + " with (%m" + number + " : !pdl.value)\n";
    }
    return "pdl.rewrite " + root + " {\n" + creates + replaces + "}\n";
  }

  /// The listed matches as indices in the block.
  static std::vector<OracleMatch> toIndices(ArrayRef<Match> matches,
                                            Block &block) {
    llvm::DenseMap<Operation *, unsigned> index;
    for (Operation &op : block)
      index.try_emplace(&op, index.size());
    std::vector<OracleMatch> result;
    for (const Match &match : matches) {
      OracleMatch &indices = result.emplace_back();
      for (Operation *op : match.ops)
        indices.push_back(index.lookup(op));
    }
    return result;
  }

  template <class Range>
  static std::set<OracleMatch> toSets(const Range &matches) {
    std::set<OracleMatch> result;
    for (OracleMatch match : matches) {
      llvm::sort(match);
      result.insert(match);
    }
    return result;
  }

  std::mt19937 random{2022};
};

TEST_F(OracleTest, FindsWhatBacktrackingFinds) {
  size_t found = 0, applied = 0;
  for (int round = 0; round < 300; ++round) {
    std::string ruleText = randomRule();
    auto rules = load(ruleText);
    ASSERT_TRUE(rules);
    RuleMatcher matcher(rules);
    auto pattern = *rules->getPureModule().getOps<pdl::PatternOp>().begin();
    for (int graph = 0; graph < 4; ++graph) {
      std::string text = randomGraph();
      auto module = parse(text);
      Block &block = body(*module);
      std::vector<Match> matches = collect(matcher, block);
      std::vector<OracleMatch> listed = toIndices(matches, block);
      std::set<OracleMatch> expected = matchByBacktracking(pattern, block);
      EXPECT_EQ(toSets(listed), toSets(expected)) << ruleText << text;
      for (const OracleMatch &match : listed)
        EXPECT_TRUE(expected.count(match)) << ruleText << text;
      found += listed.size();
      if (matches.empty())
        continue;
      // What is not refused leaves a valid function.
      const Match &chosen = matches[pick(matches.size())];
      applied += matcher.apply(chosen) == Refusal::None;
      EXPECT_TRUE(succeeded(verify(*module))) << ruleText << text;
    }
  }
  EXPECT_GT(found, 500u);
  EXPECT_GT(applied, 100u);
  std::printf("%zu matches, %zu applied\n", found, applied);
}

} // namespace
