//===- Names.cpp - Names of exported values -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph inside a node sees the names around it, so these are given first.
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "Mirror.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace taso::target {

std::vector<std::string> getYieldedNames(Operation *yield) {
  std::vector<std::string> outputs(yield->getNumOperands());
  auto infos = yield->getAttrOfType<ArrayAttr>(mirror::kOutputs);
  if (!infos || infos.size() != outputs.size())
    return outputs;
  for (auto [output, info] : llvm::zip_equal(outputs, infos))
    if (auto entries = dyn_cast<DictionaryAttr>(info))
      if (auto name = entries.getAs<StringAttr>(mirror::kName))
        output = name.str();
  return outputs;
}

StringRef ValueNames::get(Value value) const {
  auto name = names.find(value);
  return name == names.end() ? StringRef() : StringRef(name->second);
}

ArrayRef<std::string> ValueNames::getOutputs(Block &block) const {
  return outputNames.find(&block)->second;
}

std::string ValueNames::makeUnique(StringRef name, Scope &scope) {
  auto isUsed = [&](StringRef candidate) {
    for (const Scope *s = &scope; s; s = s->parent)
      if (s->used.contains(candidate))
        return true;
    return false;
  };
  std::string candidate = name.str();
  while (isUsed(candidate))
    candidate = (name + "_" + Twine(++counters[name])).str();
  scope.used.insert(candidate);
  return candidate;
}

/// For a value without a name: after its operation, "conv_1".
std::string ValueNames::makeFresh(Operation &op, Scope &scope) {
  std::string base = op.getName().stripDialect().lower();
  std::string first = base + "_" + std::to_string(++counters[base]);
  return makeUnique(first, scope);
}

void ValueNames::assign(Block &block, ArrayRef<std::string> outputs) {
  assignBlock(block, outputs, nullptr);
}

void ValueNames::assignBlock(Block &block, ArrayRef<std::string> outputs,
                             const Scope *parent) {
  Scope scope;
  scope.parent = parent;
  for (BlockArgument argument : block.getArguments()) {
    std::optional<StringRef> name = mirror::getValueName(argument);
    names[argument] =
        makeUnique(name && !name->empty()
                       ? name->str()
                       : "input_" + std::to_string(argument.getArgNumber()),
                   scope);
  }
  assignOutputs(block, outputs, scope);
  for (Operation &op : block)
    assignResults(op, scope);
  for (Operation &op : block)
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        if (!inner.empty())
          assignBlock(inner, getYieldedNames(&inner.back()), &scope);
}

void ValueNames::assignOutputs(Block &block, ArrayRef<std::string> outputs,
                               Scope &scope) {
  std::vector<std::string> &final = outputNames[&block];
  for (auto [i, output] : llvm::enumerate(outputs)) {
    Value value = block.back().getOperand(i);
    StringRef given = get(value);
    std::string wanted = output;
    if (wanted.empty())
      wanted = mirror::getValueName(value).value_or("").str();
    if (wanted.empty())
      wanted = "output_" + std::to_string(i);
    if (given == wanted) {
      final.push_back(wanted);
      continue;
    }
    final.push_back(makeUnique(wanted, scope));
    bool isOwn =
        isa<OpResult>(value) && value.getDefiningOp()->getBlock() == &block;
    if (given.empty() && isOwn)
      names[value] = final.back();
  }
}

void ValueNames::assignResults(Operation &op, Scope &scope) {
  if (op.getName().getStringRef() == mirror::kNoValue)
    return;
  for (OpResult result : op.getResults()) {
    if (!get(result).empty())
      continue;
    std::optional<StringRef> name = mirror::getValueName(result);
    bool isAbsent = name ? name->empty() : isa<NoneType>(result.getType());
    if (isAbsent && result.use_empty())
      continue;
    names[result] = name && !name->empty() ? makeUnique(*name, scope)
                                           : makeFresh(op, scope);
  }
}

} // namespace taso::target
