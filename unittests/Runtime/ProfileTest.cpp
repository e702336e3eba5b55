//===- ProfileTest.cpp - The profile protocol -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Profile.h"

#include "gtest/gtest.h"

using namespace taso::runtime;

namespace {

class ProfileTest : public ::testing::Test {
protected:
  ProfileTest()
      : server(std::move(*createExecutor("reference")), makeOptions()) {}

  static TimeOptions makeOptions() {
    TimeOptions options;
    options.timeLimit = 0.02;
    options.warmUp = 0;
    return options;
  }

  /// The answer to a request of these fields.
  std::string ask(const std::string &fields) {
    return server.answer("{\"id\": 7, " + fields + "}");
  }
  static bool contains(const std::string &text, const std::string &part) {
    return text.find(part) != std::string::npos;
  }

  ProfileServer server;
  const std::string relu =
      R"({"taso_program": 1, "name": "f", "tensors": [
          {"name": "x", "shape": [4], "type": "f32", "kind": "input"},
          {"name": "y", "shape": [4], "type": "f32", "kind": "output"}],
          "steps": [{"op": "relu", "operands": ["x"], "results": ["y"]}]})";
};

TEST_F(ProfileTest, MeasuresPrograms) {
  std::string fragment = relu, cold = relu;
  fragment.insert(1, "\"fragment\": true, ");
  cold.insert(1, "\"cold_weights\": true, ");
  for (const std::string &program : {relu, fragment, cold}) {
    std::string answer = ask("\"program\": " + program);
    EXPECT_TRUE(contains(answer, "\"id\":7,\"ns\":")) << answer;
    EXPECT_TRUE(contains(answer, "\"groups\":[")) << answer;
  }
}

TEST_F(ProfileTest, MeasuresSeveralProgramsInTurns) {
  std::string answer = ask("\"programs\": [" + relu + "," + relu + "]");
  EXPECT_TRUE(contains(answer, "\"id\":7,\"results\":[{\"ns\":")) << answer;
  EXPECT_TRUE(contains(answer, "\"ratio\":1.0,\"ratio_low\":1.0,"
                               "\"ratio_high\":1.0},{\"ns\":"))
      << answer;
}

TEST_F(ProfileTest, SaysWhatItCannotAnswer) {
  auto getError = [&](const std::string &fields) {
    std::string answer = ask(fields);
    size_t begin = answer.find("\"error\":");
    return begin == std::string::npos ? answer : answer.substr(begin + 8);
  };
  EXPECT_EQ(
      getError("\"programs\": []"),
      "\"programs: expected a list of one program or more, found a list\"}");
  EXPECT_TRUE(contains(getError("\"programs\": 1"), "expected a list"));
  EXPECT_TRUE(contains(getError("\"programs\": [1]"), "expected"));
  EXPECT_TRUE(contains(getError("\"program\": {\"taso_program\": 1, "
                                "\"fragment\": 2, \"tensors\": [], "
                                "\"steps\": []}"),
                       "fragment: expected true or false"));
  EXPECT_TRUE(contains(getError("\"program\": {\"taso_program\": 1, "
                                "\"cold_weights\": 1, \"tensors\": [], "
                                "\"steps\": []}"),
                       "cold_weights: expected true or false"));
  EXPECT_TRUE(
      contains(getError("\"programs\": [" + relu + "], \"program\": " + relu),
               "expected programs without program and op"));
  EXPECT_TRUE(contains(getError("\"query\": \"device\", \"programs\": []"),
                       "expected \\\"query\\\""));
}

} // namespace
