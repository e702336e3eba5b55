//===- RuleNames.cpp - What a rule is called ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/RuleNames.h"

#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace mlir;

namespace taso::generator {

/// The word of a literal keyword of the dialect, or nothing if it is the plain
/// one or no keyword.
static std::string getWord(Value value) {
  auto literal = value.getDefiningOp<pdl::AttributeOp>();
  if (!literal || !literal.getValue() ||
      literal.getValue()->getDialect().getNamespace() != "taso")
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << *literal.getValue();
  // #taso.activation<relu>
  std::string word = StringRef(text).split('<').second.split('>').first.str();
  return word == "none" ? "" : word;
}

static std::string nameOperation(pdl::OperationOp op) {
  std::string name = op.getOpName().value_or("any").split('.').second.str();
  for (Value value : op.getAttributeValues())
    if (std::string word = getWord(value); !word.empty())
      name += "_" + word;
  return name;
}

/// The operations below some values, from the outside to the inside.
static llvm::SetVector<Operation *> getOperations(ArrayRef<Value> values) {
  llvm::SetVector<Operation *> operations;
  SmallVector<Value> worklist(llvm::reverse(values));
  while (!worklist.empty()) {
    Operation *def = worklist.pop_back_val().getDefiningOp();
    if (isa<pdl::ResultOp, pdl::ResultsOp>(def))
      def = def->getOperand(0).getDefiningOp();
    auto op = dyn_cast<pdl::OperationOp>(def);
    if (op && operations.insert(op))
      llvm::append_range(worklist, llvm::reverse(op.getOperandValues()));
  }
  return operations;
}

static std::string nameSide(ArrayRef<Value> values) {
  std::vector<std::pair<std::string, unsigned>> counts;
  for (Operation *op : getOperations(values)) {
    std::string name = nameOperation(cast<pdl::OperationOp>(op));
    auto it = llvm::find_if(
        counts, [&](const auto &entry) { return entry.first == name; });
    if (it == counts.end())
      counts.push_back({name, 1});
    else
      ++it->second;
  }
  std::string text;
  for (const auto &[name, count] : counts) {
    text += (text.empty() ? "" : "_") + name;
    if (count > 1)
      text += "_" + std::to_string(count);
  }
  return text.empty() ? "input" : text;
}

std::string nameRule(pdl::PatternOp rule) {
  PatternGraph graph(rule);
  SmallVector<Value> source, target;
  for (pdl::ReplaceOp replace : graph.replaces) {
    source.push_back(replace.getOpValue());
    llvm::append_range(target, getReplacements(replace));
  }
  // Rules written by hand may replace only some of the roots.
  for (unsigned root : graph.getRoots())
    source.push_back(graph.sources[root].getOp());
  return nameSide(source) + "_to_" + nameSide(target);
}

std::vector<std::string> nameRules(ArrayRef<pdl::PatternOp> rules) {
  std::vector<std::string> names, hashes;
  llvm::StringMap<SmallVector<size_t>> groups;
  for (auto [i, rule] : llvm::enumerate(rules)) {
    names.push_back(nameRule(rule));
    hashes.push_back(getRuleHash(rule));
    groups[names.back()].push_back(i);
  }
  for (const auto &group : groups) {
    ArrayRef<size_t> members = group.second;
    if (members.size() == 1)
      continue;
    size_t digits = 4;
    auto areDistinct = [&] {
      std::set<StringRef> seen;
      return llvm::all_of(members, [&](size_t i) {
        return seen.insert(StringRef(hashes[i]).take_front(digits)).second;
      });
    };
    while (digits < hashes[members[0]].size() && !areDistinct())
      ++digits;
    for (size_t i : members)
      names[i] += "_" + hashes[i].substr(0, digits);
  }
  return names;
}

} // namespace taso::generator
