//===- ProgramTest.cpp - Programs, their checks and their JSON -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include "gtest/gtest.h"

#include <cmath>
#include <set>

namespace taso::runtime {

namespace {

const char *const kProgram = R"({"taso_program": 1, "tensors": [
  {"name": "x", "shape": [2, 3], "kind": "input"},
  {"name": "w", "shape": [3, 4], "kind": "weight", "seed": 5},
  {"name": "y", "shape": [2, 4], "kind": "output"}],
 "steps": [{"op": "matmul", "operands": ["x", "w"], "results": ["y"]}]})";

/// The program with one part of its text replaced.
std::string edit(const std::string &from, const std::string &to) {
  std::string text = kProgram;
  size_t position = text.find(from);
  EXPECT_NE(position, std::string::npos) << from;
  return text.replace(position, from.size(), to);
}

void expectError(const std::string &text, const std::string &message) {
  auto program = parseProgram(text);
  ASSERT_FALSE(bool(program)) << message;
  EXPECT_EQ(program.getError().message, message);
}

} // namespace

TEST(Program, ReadsWhatTheDocumentationShows) {
  auto program = parseProgram(kProgram);
  ASSERT_TRUE(bool(program)) << program.getError().message;
  EXPECT_EQ(program->tensors[1].seed, 5u);
  EXPECT_EQ(program->steps[0].attributes.keyword("activation"), "none");
}

TEST(Program, RoundTrips) {
  for (ElementType type : {ElementType::F32, ElementType::BF16})
    for (const auto &cases : {getOperatorCases(type), getGraphCases(type)})
      for (const Program &program : cases) {
        SCOPED_TRACE(program.name);
        for (bool indent : {false, true}) {
          std::string text = printProgram(program, indent);
          auto back = parseProgram(text);
          ASSERT_TRUE(bool(back)) << back.getError().message;
          EXPECT_EQ(printProgram(*back, indent), text);
        }
      }
}

TEST(Program, KeepsData) {
  Program program = *parseProgram(kProgram);
  std::vector<float> data(12, 0.1f);
  data[1] = INFINITY;
  data[2] = -INFINITY;
  data[3] = 1e-40f;
  program.tensors[1].data = std::make_shared<std::vector<float>>(data);
  program.hasColdWeights = true;
  auto back = parseProgram(printProgram(program));
  ASSERT_TRUE(bool(back)) << back.getError().message;
  EXPECT_EQ(*back->tensors[1].data, data);
  EXPECT_TRUE(back->hasColdWeights);
  EXPECT_FALSE(back->isFragment);
}

TEST(Program, SaysWhatIsWrong) {
  expectError("", "no JSON: parse error at line 1, column 1: syntax error "
                  "while parsing value - unexpected end of input; expected "
                  "'[', '{', or a literal");
  expectError("[]", "program: expected an object, found a list");
  expectError(edit("\"taso_program\": 1", "\"taso_program\": 2"),
              "program: expected \"taso_program\": 1, the version of the "
              "format");
  expectError(edit("\"seed\"", "\"sede\""),
              "tensors[1]: there is no field 'sede' here; expected shape, "
              "type, kind, seed, data, movable, name");
  expectError(edit("\"seed\": 5", "\"seed\": -1"),
              "tensors[1].seed: expected an integer in [0, 2^64), found -1");
  expectError(edit("[2, 3]", "[2, 2.5]"),
              "tensors[0].shape[1]: expected an integer, found 2.5");
  expectError(edit("[2, 3]", "[2, 18446744073709551615]"),
              "tensors[0].shape[1]: expected an integer below 2^63, found "
              "18446744073709551615");
  expectError(edit("\"kind\": \"input\"", "\"kind\": \"in\""),
              "tensors[0].kind: expected one of input, weight, intermediate, "
              "output, found \"in\"");
  expectError(edit("\"name\": \"w\"", "\"name\": \"x\""),
              "tensors[1].name: another tensor is called 'x'");
  expectError(edit("\"matmul\"", "\"matmull\""),
              "steps[0].op: there is no operator 'matmull'");
  expectError(edit("[\"x\", \"w\"]", "[\"x\", \"v\"]"),
              "steps[0].operands: there is no tensor 'v'");
  expectError(edit("\"results\"", "\"attributes\": {\"axis\": 1}, \"results\""),
              "steps[0].attributes: there is no field 'axis' here; expected "
              "activation");
  expectError(edit("\"results\"",
                   "\"attributes\": {\"activation\": \"gelu\"}, \"results\""),
              "step 0 (matmul): attribute 'activation': expected one of none, "
              "relu, sigmoid, tanh, found 'gelu'");
}

TEST(Program, ChecksSteps) {
  expectError(edit("[2, 4]", "[2, 5]"),
              "step 0 (matmul): result 'y': expected the shape [2, 4], found "
              "[2, 5]");
  expectError(edit("[3, 4]", "[4, 4]"),
              "step 0 (matmul): rows of the second operand: expected 3, found "
              "4 [matmul_c4]");
  expectError(edit("[\"x\", \"w\"]", "[\"x\"]"),
              "step 0 (matmul): matmul does not take 1 operands");
  expectError(edit("[\"y\"]", "[]"),
              "step 0 (matmul): expected 1 results, found 0");
  expectError(edit("[\"y\"]", "[\"x\"]"),
              "step 0 (matmul): result 'x': an input or weight is not "
              "computed");
  expectError(edit("[\"x\", \"w\"]", "[\"y\", \"w\"]"),
              "step 0 (matmul): operand 'y' is not computed before it is used");
  expectError(edit("\"kind\": \"weight\"", "\"type\": \"f16\", \"kind\": "
                                           "\"weight\""),
              "step 0 (matmul): tensor 'w': expected the element type f32, "
              "found f16");
  expectError(edit("\"seed\": 5", "\"data\": [1, 2]"),
              "tensor 1 ('w'): expected 12 elements, or one for all, found 2");
  expectError(edit("[3, 4]", "[3000000000, 4000000000]"),
              "tensor 1 ('w'): expected at most 2^31 elements, found the shape "
              "[3000000000, 4000000000]");
}

TEST(Program, SurvivesAnyText) {
  // Every prefix, every byte replaced by others, and deep nesting.
  std::string text = kProgram;
  for (size_t i = 0; i < text.size(); ++i) {
    EXPECT_FALSE(bool(parseProgram(text.substr(0, i))));
    for (char other : {'"', '{', ']', '0', '-', '\0', '\xff'}) {
      std::string broken = text;
      broken[i] = other;
      if (auto program = parseProgram(broken))
        EXPECT_FALSE(checkProgram(*program));
    }
  }
  expectError(std::string(100000, '['),
              "values are nested deeper than 64 levels");
  expectError("{\"a\": 1, \"a\": 2}", "the field 'a' is there twice");
  expectError("{\"a\": 1e999}", "no JSON: number overflow parsing '1e999'");
}

TEST(Operation, IsAProgramOfOneStep) {
  auto program = parseOperation(R"({"op": "conv2d", "operands": [
      {"shape": [1, 8, 6, 6], "type": "bf16"},
      {"shape": [4, 8, 3, 3], "type": "bf16", "kind": "weight"}],
      "attributes": {"strides": [1, 1], "pads": [0, 0, 0, 0], "groups": 1}})");
  ASSERT_TRUE(bool(program)) << program.getError().message;
  EXPECT_EQ(program->tensors[2].shape, (std::vector<int64_t>{1, 4, 4, 4}));
  EXPECT_EQ(program->tensors[2].type, ElementType::BF16);
  EXPECT_EQ(program->tensors[1].kind, TensorKind::Weight);
}

TEST(Operation, SaysWhatIsWrong) {
  auto expect = [](const char *text, const char *message) {
    auto program = parseOperation(text);
    ASSERT_FALSE(bool(program));
    EXPECT_EQ(program.getError().message, message);
  };
  expect(R"({"op": "relu", "operands": []})",
         "op: relu does not take 0 operands");
  expect(R"({"op": "concat", "operands": [{"shape": [2]}]})",
         "op.attributes: 'axis' is missing");
  expect(R"({"op": "relu", "operands": [{"shape": [-2]}]})",
         "tensor 0 ('operand0'): a size is negative: [-2]");
  expect(R"({"op": "relu", "operands": [{"shape": [1,1,1,1,1,1,1,1,1]}]})",
         "tensor 0 ('operand0'): expected a rank of at most 8, found 9");
  expect(R"({"op": "relu", "operands": [{"shape": [2], "kind": "output"}]})",
         "step 0 (relu): operand 'operand0' is not computed before it is "
         "used");
}

TEST(Elements, AreTheSameEverywhere) {
  Program program = *parseProgram(kProgram);
  HostTensor x = makeElements(program, 0, 1), w = makeElements(program, 1);
  EXPECT_EQ(makeElements(program, 0, 1).values(), x.values());
  EXPECT_NE(makeElements(program, 0, 2).values(), x.values());
  // Weights do not depend on the seed of the inputs, and neither on their
  // position.
  EXPECT_EQ(makeElements(program, 1, 9).values(), w.values());
  std::swap(program.tensors[0], program.tensors[1]);
  EXPECT_EQ(makeElements(program, 0).values(), w.values());
  std::set<float> different(x.values().begin(), x.values().end());
  EXPECT_GT(different.size(), 4u);
  for (float value : x.values())
    EXPECT_LT(std::fabs(value), 1.0f);
}

TEST(Elements, FitTheirUses) {
  ProgramBuilder b("uses");
  unsigned x = b.input({50}), at = b.indices({100}), y = b.input({5, 2});
  b.output(b.op("sqrt", {x}));
  b.output(b.op("gather", {y, at}, Attributes().number("axis", 0)));
  HostTensor positive = makeElements(b.get(), x, 3),
             whole = makeElements(b.get(), at, 3);
  for (float value : positive.values())
    EXPECT_GT(value, 0);
  std::set<float> used(whole.values().begin(), whole.values().end());
  EXPECT_EQ(used, (std::set<float>{0, 1, 2, 3, 4}));
}

TEST(Elements, AreRoundedToTheirType) {
  EXPECT_EQ(roundTo(1 + 0x1p-11f, ElementType::F16), 1.0f);
  EXPECT_EQ(roundTo(1 + 3 * 0x1p-11f, ElementType::F16), 1 + 0x1p-9f);
  EXPECT_EQ(roundTo(0x1p-24f, ElementType::F16), 0x1p-24f);
  EXPECT_EQ(roundTo(0x1p-25f, ElementType::F16), 0.0f);
  EXPECT_EQ(roundTo(-3 * 0x1p-25f, ElementType::F16), -0x1p-23f);
  EXPECT_EQ(roundTo(65519.0f, ElementType::F16), 65504.0f);
  EXPECT_EQ(roundTo(65520.0f, ElementType::F16), INFINITY);
  EXPECT_EQ(roundTo(1 + 0x1p-8f, ElementType::BF16), 1.0f);
  EXPECT_EQ(roundTo(1 + 3 * 0x1p-8f, ElementType::BF16), 1 + 0x1p-6f);
  EXPECT_EQ(roundTo(3.4e38f, ElementType::BF16), INFINITY);
  EXPECT_EQ(roundTo(2.6f, ElementType::I64), 3.0f);
  EXPECT_TRUE(std::isnan(roundTo(NAN, ElementType::F16)));
}

} // namespace taso::runtime
