//===- JSONTest.cpp - Reading JSON from files and other programs ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/JSON.h"

#include "gtest/gtest.h"

using namespace taso;

namespace {

std::string nest(size_t depth) {
  return std::string(depth, '[') + std::string(depth, ']');
}

std::string parse(llvm::StringRef text) {
  auto value = parseJSON(text);
  return value ? "" : llvm::toString(value.takeError());
}

TEST(JSON, RefusesDeepText) {
  EXPECT_EQ(parse(nest(200)), "");
  for (size_t depth : {201, 10'000'000})
    EXPECT_EQ(parse(nest(depth)), "the JSON is nested deeper than 200 levels");
  // Never closed, and with objects between.
  std::string text;
  for (int i = 0; i < 1'000'000; ++i)
    text += R"({"a":[)";
  EXPECT_EQ(parse(text), "the JSON is nested deeper than 200 levels");
}

TEST(JSON, CountsNoBracketsInStrings) {
  std::string text =
      "\"" + std::string(300, '[') + "\\\"" + std::string(300, '{') + "\"";
  EXPECT_EQ(parse(text), "");
  EXPECT_EQ(parse("[" + text + "," + nest(199) + "]"), "");
  EXPECT_EQ(parse("[" + text + "," + nest(200) + "]"),
            "the JSON is nested deeper than 200 levels");
}

TEST(JSON, ReadsValues) {
  auto numbers = parseJSON<std::vector<int>>("[1, 2]", "list");
  ASSERT_TRUE(bool(numbers));
  EXPECT_EQ(*numbers, (std::vector<int>{1, 2}));
  auto wrong = parseJSON<std::vector<int>>("[1, true]", "list");
  ASSERT_FALSE(bool(wrong));
  EXPECT_EQ(llvm::toString(wrong.takeError()), "expected integer at list[1]");
  EXPECT_NE(parse("[1,").find("Unexpected EOF"), std::string::npos)
      << parse("[1,");
}

} // namespace
