//===- OracleMatcher.cpp - A second matcher, slow and plain ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OracleMatcher.h"

#include "TASO/Rules/NativeFunctions.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace taso {

namespace {
/// Where a side condition would put its results.
struct NoResults : PDLResultList {
  NoResults() : PDLResultList(/*maxNumResults=*/0) {}
};

class Backtracking {
public:
  Backtracking(pdl::PatternOp pattern, Block &block) : graph(pattern) {
    for (Operation &op : block)
      candidates.push_back(&op);
  }

  std::set<OracleMatch> run() {
    assign(0, Binding());
    return std::move(matches);
  }

private:
  /// What each pdl value of the source is bound to.
  using Binding = llvm::DenseMap<Value, PDLValue>;

  void assign(unsigned depth, const Binding &binding) {
    if (depth == graph.sources.size()) {
      if (satisfiesConstraints(binding))
        matches.insert(current);
      return;
    }
    pdl::OperationOp source = graph.sources[depth];
    for (auto [index, op] : llvm::enumerate(candidates)) {
      if (llvm::is_contained(current, unsigned(index)) ||
          op->getName().getStringRef() != source.getOpName())
        continue;
      current.push_back(index);
      for (bool swapped : {false, true})
        if (!swapped || isCommutative(source)) {
          Binding extended = binding;
          if (bindOperation(source, op, swapped, extended))
            assign(depth + 1, extended);
        }
      current.pop_back();
    }
  }

  static bool bind(Value key, PDLValue value, Binding &binding) {
    auto [it, isNew] = binding.try_emplace(key, value);
    return isNew ||
           it->second.getAsOpaquePointer() == value.getAsOpaquePointer();
  }

  bool bindOperation(pdl::OperationOp source, Operation *op, bool swapped,
                     Binding &binding) {
    if (source.getOperandValues().size() != op->getNumOperands() ||
        source.getTypeValues().size() != op->getNumResults() ||
        !bind(source.getOp(), op, binding))
      return false;
    for (auto [i, operand] : llvm::enumerate(source.getOperandValues()))
      if (!bindOperand(operand, op->getOperand(swapped ? 1 - i : i), binding))
        return false;
    for (auto [name, value] : llvm::zip_equal(source.getAttributeValueNames(),
                                              source.getAttributeValues())) {
      Attribute found = op->getAttr(cast<StringAttr>(name));
      auto literal = value.getDefiningOp<pdl::AttributeOp>();
      if (!found || (literal.getValue() && *literal.getValue() != found) ||
          !bind(value, found, binding))
        return false;
    }
    for (auto [type, result] :
         llvm::zip_equal(source.getTypeValues(), op->getResultTypes()))
      if (!bind(type, result, binding))
        return false;
    return true;
  }

  /// The sources come in the order of the text, producers first.
  bool bindOperand(Value key, Value value, Binding &binding) {
    if (auto result = key.getDefiningOp<pdl::ResultOp>()) {
      auto *producer = binding.lookup(result.getParent()).cast<Operation *>();
      return value.getDefiningOp() == producer &&
             cast<OpResult>(value).getResultNumber() == result.getIndex();
    }
    return bind(key, value, binding);
  }

  /// The arguments of a call; literals stand for themselves.
  static SmallVector<PDLValue> getArguments(pdl::ApplyNativeConstraintOp call,
                                            const Binding &binding) {
    SmallVector<PDLValue> arguments;
    for (Value argument : call.getArgs()) {
      auto literal = argument.getDefiningOp<pdl::AttributeOp>();
      auto result = argument.getDefiningOp<pdl::ResultOp>();
      if (literal && literal.getValue())
        arguments.push_back(*literal.getValue());
      else if (result)
        arguments.push_back(Value(binding.lookup(result.getParent())
                                      .cast<Operation *>()
                                      ->getResult(result.getIndex())));
      else
        arguments.push_back(binding.lookup(argument));
    }
    return arguments;
  }

  bool satisfiesConstraints(const Binding &binding) {
    PatternRewriter rewriter(graph.pattern->getContext());
    for (pdl::ApplyNativeConstraintOp call : graph.constraints) {
      if (call->getNumResults() != 0)
        continue;
      SmallVector<PDLValue> arguments = getArguments(call, binding);
      NoResults results;
      bool holds = succeeded(lookupNativeFunction(call.getName())
                                 ->body(rewriter, results, arguments));
      if (holds == call.getIsNegated())
        return false;
    }
    return true;
  }

  PatternGraph graph;
  SmallVector<Operation *> candidates;
  OracleMatch current;
  std::set<OracleMatch> matches;
};
} // namespace

std::set<OracleMatch> matchByBacktracking(pdl::PatternOp pattern,
                                          Block &block) {
  return Backtracking(pattern, block).run();
}

} // namespace taso
