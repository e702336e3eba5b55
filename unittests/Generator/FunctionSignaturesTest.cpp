//===- FunctionSignaturesTest.cpp - Tests of FunctionSignatures.h ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionSignatures.h"

#include "gtest/gtest.h"

#include <set>
#include <string>

using namespace taso::generator;
using taso::semantics::RuleArgumentKind;
using taso::semantics::RuleFunctionInfo;

namespace {

void check(const FunctionSignature &signature, bool hasResult) {
  for (const RuleFunctionInfo &info : taso::semantics::getRuleFunctions()) {
    if (info.name != signature.name)
      continue;
    EXPECT_EQ(info.hasResult, hasResult) << info.name;
    ASSERT_EQ(info.arguments.size(), signature.arguments.size()) << info.name;
    for (size_t i = 0; i < info.arguments.size(); ++i)
      EXPECT_EQ(info.arguments[i] == RuleArgumentKind::Value,
                acceptsSort('v', signature.arguments[i]))
          << info.name << ", argument " << i;
    return;
  }
  ADD_FAILURE() << "no function " << signature.name;
}

TEST(FunctionSignaturesTest, AgreeWithTheTable) {
  for (const FunctionSignature &signature : getFunctionSignatures())
    check(signature, /*hasResult=*/true);
  for (const FunctionSignature &signature : getConditionSignatures())
    check(signature, /*hasResult=*/false);
}

TEST(FunctionSignaturesTest, KnowEveryFunction) {
  std::set<std::string_view> known;
  for (const FunctionSignature &signature : getFunctionSignatures())
    known.insert(signature.name);
  for (const FunctionSignature &signature : getConditionSignatures())
    known.insert(signature.name);
  for (const RuleFunctionInfo &info : taso::semantics::getRuleFunctions())
    EXPECT_EQ(known.count(info.name), info.advisory ? 0u : 1u) << info.name;
}

} // namespace
