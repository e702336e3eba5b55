//===- FunctionSignatures.cpp - What rule functions take ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionSignatures.h"

namespace taso::generator {

using semantics::Dim;
using semantics::RuleArgumentKind;
using semantics::RuleFunctionInfo;
using semantics::ShapeInference;
using Kind = RuleNumber::Kind;

std::optional<RuleNumber> compute(const RuleFunctionInfo &info,
                                  const std::vector<RuleNumber> &arguments) {
  ShapeInference algebra;
  auto result =
      semantics::getRuleFunction<ShapeInference>(info.name)(algebra, arguments);
  if (!result)
    return std::nullopt;
  for (const Dim &number : result->numbers)
    if (!number.known)
      return std::nullopt;
  return result;
}

std::optional<bool> decide(const RuleFunctionInfo &info,
                           const std::vector<RuleNumber> &arguments) {
  ShapeInference algebra;
  auto truth = semantics::getRuleCondition<ShapeInference>(info.name)(
      algebra, arguments);
  if (!truth || *truth == ShapeInference::Truth::Unknown)
    return std::nullopt;
  return *truth == ShapeInference::Truth::True;
}

static std::set<ArgumentKinds> probe(const RuleFunctionInfo &info) {
  static const std::vector<RuleNumber> attributes = {
      {Kind::Number, {0}},
      {Kind::Number, {1}},
      {Kind::List, {0, 1}},
      {Kind::List, {1, 1}},
      {Kind::List, {1, 1, 1, 1}}};
  static const std::vector<RuleNumber> shapes = {{Kind::Shape, {1, 1}},
                                                 {Kind::Shape, {1, 1, 1, 1}}};
  std::vector<const std::vector<RuleNumber> *> samples;
  std::vector<size_t> sizes;
  for (RuleArgumentKind kind : info.arguments) {
    samples.push_back(kind == RuleArgumentKind::Value ? &shapes : &attributes);
    sizes.push_back(samples.back()->size());
  }
  std::set<ArgumentKinds> kinds;
  forEachChoice(sizes, [&](llvm::ArrayRef<size_t> choice) {
    std::vector<RuleNumber> arguments;
    ArgumentKinds tried;
    for (auto [sample, i] : llvm::zip_equal(samples, choice)) {
      arguments.push_back((*sample)[i]);
      tried.push_back(arguments.back().kind);
    }
    bool isDefined = info.hasResult ? compute(info, arguments).has_value()
                                    : decide(info, arguments).has_value();
    if (isDefined)
      kinds.insert(tried);
    return true;
  });
  return kinds;
}

static std::vector<FunctionSignature> makeSignatures(bool hasResult) {
  std::vector<FunctionSignature> signatures;
  for (const RuleFunctionInfo &info : semantics::getRuleFunctions())
    if (info.hasResult == hasResult && !info.advisory)
      signatures.push_back({&info, probe(info)});
  return signatures;
}

const std::vector<FunctionSignature> &getFunctionSignatures() {
  static const auto signatures = makeSignatures(/*hasResult=*/true);
  return signatures;
}

const std::vector<FunctionSignature> &getConditionSignatures() {
  static const auto signatures = makeSignatures(/*hasResult=*/false);
  return signatures;
}

} // namespace taso::generator
