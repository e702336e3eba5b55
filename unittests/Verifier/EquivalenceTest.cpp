//===- EquivalenceTest.cpp - Are two functions told apart? ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/Equivalence.h"

#include "../Common/RandomGraph.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/HostTensor.h"

#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

/// Two functions that are given as text, in modules of their own.
class EquivalenceTest : public ::testing::Test {
protected:
  EquivalenceTest() {
    context.loadDialect<TASODialect, ONNXDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }

  EquivalenceReport verify(const std::string &signature,
                           const std::string &before, const std::string &after,
                           const EquivalenceOptions &options = {}) {
    return verifyFunctions("func.func @f" + signature + " {" + before + "}",
                           "func.func @f" + signature + " {" + after + "}",
                           options);
  }
  EquivalenceReport verifyFunctions(const std::string &before,
                                    const std::string &after,
                                    const EquivalenceOptions &options = {}) {
    OwningOpRef<ModuleOp> first = parseSourceString<ModuleOp>(before, &context),
                          second = parseSourceString<ModuleOp>(after, &context);
    if (!first || !second) {
      ADD_FAILURE() << "cannot parse";
      return {};
    }
    return verifyEquivalence(*first->getOps<func::FuncOp>().begin(),
                             *second->getOps<func::FuncOp>().begin(), options);
  }

  MLIRContext context;
};

/// The statuses of all outputs: P, T, D or U each.
std::string getStatuses(const EquivalenceReport &report) {
  std::string text;
  for (const OutputEquivalence &output : report.outputs)
    text += "PTDU"[static_cast<unsigned>(output.status)];
  return text;
}

//===----------------------------------------------------------------------===//
// Congruence
//===----------------------------------------------------------------------===//

const char *const kBinary =
    "(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32>";

TEST_F(EquivalenceTest, ProvesIdenticalFunctionsByCongruence) {
  const char *body = R"(
    %0 = taso.sub %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = taso.exp %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>)";
  EquivalenceReport report = verify(kBinary, body, body);
  EXPECT_EQ(report.summary("f"), "proved: 1 of 1 outputs");
  EXPECT_EQ(report.operations, 2u);
  EXPECT_EQ(report.congruent, 2u);
  EXPECT_EQ(report.steps, 0u);
}

TEST_F(EquivalenceTest, ExchangesOperandsOfCommutativeOperatorsOnly) {
  auto body = [](const std::string &op, const std::string &operands) {
    return "%0 = taso." + op + " " + operands +
           " : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>\n"
           "return %0 : tensor<2x3xf32>";
  };
  EquivalenceReport added =
      verify(kBinary, body("add", "%x, %y"), body("add", "%y, %x"));
  EXPECT_EQ(getStatuses(added), "P");
  EXPECT_EQ(added.congruent, 1u);
  EXPECT_EQ(getStatuses(
                verify(kBinary, body("sub", "%x, %y"), body("sub", "%y, %x"))),
            "D");
}

TEST_F(EquivalenceTest, TellsAttributesAndConstantsApart) {
  auto body = [](const std::string &axis, const std::string &constant) {
    return "%c = taso.constant dense<" + constant +
           "> : tensor<2x2xf32>\n"
           "%0 = taso.concat %x, %c axis " +
           axis +
           " : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>\n"
           "return %0 : tensor<4x2xf32>";
  };
  const char *signature = "(%x: tensor<2x2xf32>) -> tensor<4x2xf32>";
  std::string first = "[[1.0, 2.0], [3.0, 4.0]]",
              second = "[[1.0, 2.0], [3.0, 5.0]]";
  EXPECT_EQ(getStatuses(verify(signature, body("0", first), body("0", first))),
            "P");
  EquivalenceReport report =
      verify(signature, body("0", first), body("0", second));
  EXPECT_EQ(report.summary("f"),
            "error: output 0 of @f differs at [3, 1]: before 4, after 5");
}

TEST_F(EquivalenceTest, ComparesResourcesByTheirElements) {
  auto text = [](const std::string &last) {
    return R"(func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %c = taso.constant dense_resource<w> : tensor<2xf32>
      %0 = taso.mul %x, %c : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32> }
      {-# dialect_resources: { builtin: {
        w: "0x040000000000803F0000)" +
           last + R"(" } } #-})";
  };
  EXPECT_EQ(getStatuses(verifyFunctions(text("0040"), text("0040"))), "P");
  EXPECT_EQ(getStatuses(verifyFunctions(text("0040"), text("4040"))), "D");
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

const char *const kProduct =
    "(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<5x6xf32>) "
    "-> (tensor<3x6xf32>, tensor<3x5xf32>)";
const char *const kLeftFirst = R"(
    %0 = taso.matmul %a, %b : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %1 = taso.matmul %0, %c : (tensor<3x5xf32>, tensor<5x6xf32>) -> tensor<3x6xf32>
    return %1, %0 : tensor<3x6xf32>, tensor<3x5xf32>)";
std::string getRightFirst(const std::string &second) {
  return R"(
    %0 = taso.matmul %b, %c : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %1 = taso.matmul %a, %0 : (tensor<3x4xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %2 = taso.matmul %a, %b : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %3 = taso.neg %2 : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %1, )" +
         second + " : tensor<3x6xf32>, tensor<3x5xf32>";
}

TEST_F(EquivalenceTest, ProvesAssociativityOfProducts) {
  // The product that is an output of both must not hide the operands of the
  // other one.
  EquivalenceReport report = verify(kProduct, kLeftFirst, getRightFirst("%2"));
  EXPECT_EQ(getStatuses(report), "PP");
  EXPECT_EQ(report.proved, 1u);
  EXPECT_GT(report.steps, 0u);
}

TEST_F(EquivalenceTest, NamesTheOutputThatDiffers) {
  EquivalenceReport report = verify(kProduct, kLeftFirst, getRightFirst("%3"));
  EXPECT_EQ(getStatuses(report), "PD");
  EXPECT_EQ(report.status, EquivalenceStatus::Different);
  const std::optional<ElementDifference> &difference =
      report.outputs[1].difference;
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->output, 1u);
  EXPECT_EQ(difference->index.size(), 2u);
  EXPECT_EQ(difference->before, -difference->after);
  EXPECT_TRUE(StringRef(report.summary("f"))
                  .starts_with("error: output 1 of @f differs at ["));
}

const char *const kConvolutions =
    "(%x: tensor<1x1x9x9xf32>) "
    "-> (tensor<1x2x9x9xf32>, tensor<1x1x9x9xf32>)";
const char *const kTwoKernels = R"(
    %v = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]], [[[9.0, 8.0, 7.0], [6.0, 4.0, 4.0], [3.0, 2.0, 0.0]]]]> : tensor<2x1x3x3xf32>
    %w = taso.constant dense<[[[[20.0]]]]> : tensor<1x1x1x1xf32>
    %a = taso.conv2d %x, %v pads [1, 1, 1, 1] : (tensor<1x1x9x9xf32>, tensor<2x1x3x3xf32>) -> tensor<1x2x9x9xf32>
    %b = taso.conv2d %x, %w : (tensor<1x1x9x9xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x9x9xf32>
    return %a, %b : tensor<1x2x9x9xf32>, tensor<1x1x9x9xf32>)";
/// Both kernels as one; around the smaller one, all numbers but one are 0.
std::string getMergedKernels(const std::string &corner) {
  return R"(
    %m = taso.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]], [[[9.0, 8.0, 7.0], [6.0, 4.0, 4.0], [3.0, 2.0, 0.0]]], [[[)" +
         corner +
         R"(, 0.0, 0.0], [0.0, 20.0, 0.0], [0.0, 0.0, 0.0]]]]> : tensor<3x1x3x3xf32>
    %0 = taso.conv2d %x, %m pads [1, 1, 1, 1] : (tensor<1x1x9x9xf32>, tensor<3x1x3x3xf32>) -> tensor<1x3x9x9xf32>
    %1:2 = taso.split %0 axis 1 sizes [2, 1] : (tensor<1x3x9x9xf32>) -> (tensor<1x2x9x9xf32>, tensor<1x1x9x9xf32>)
    return %1#0, %1#1 : tensor<1x2x9x9xf32>, tensor<1x1x9x9xf32>)";
}

TEST_F(EquivalenceTest, SeesThroughMergedConstants) {
  EXPECT_EQ(
      getStatuses(verify(kConvolutions, kTwoKernels, getMergedKernels("0.0"))),
      "PP");
}

TEST_F(EquivalenceTest, NoticesAWrongMergedConstant) {
  EXPECT_EQ(
      getStatuses(verify(kConvolutions, kTwoKernels, getMergedKernels("0.5"))),
      "TD");
}

/// x times a constant of other dimensions, `count` times; and a constant that
/// was computed from it.
std::string getMultiple(int count) {
  std::string text = R"(
    %c = taso.constant dense<[1.0, 3.0, 5.0]> : tensor<3xf32>
    %r = taso.reshape %c shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
    %b = taso.broadcast %r shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %1 = taso.mul %x, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>)";
  for (int i = 2; i <= count; ++i)
    text += "\n%" + std::to_string(i) + " = taso.add %1, %" +
            std::to_string(i - 1) +
            " : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>";
  return text + "\nreturn %" + std::to_string(count) + " : tensor<2x3xf32>";
}
std::string getFolded(const std::string &numbers) {
  return "%r = taso.constant dense<[[" + numbers + R"(]]> : tensor<1x3xf32>
    %b = taso.broadcast %r shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %1 = taso.mul %x, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>)";
}

TEST_F(EquivalenceTest, SeesThroughScaledAndReshapedConstants) {
  auto compare = [&](int count, const std::string &numbers) {
    return getStatuses(verify(kBinary, getMultiple(count), getFolded(numbers)));
  };
  EXPECT_EQ(compare(1, "1.0, 3.0, 5.0"), "P");
  EXPECT_EQ(compare(2, "2.0, 6.0, 10.0"), "P");
  EXPECT_EQ(compare(2, "-2.0, -6.0, -10.0"), "D");
  EXPECT_EQ(compare(2, "2.0, 6.0, 12.0"), "D");
  // Only powers of two are exact for all numbers.
  EXPECT_EQ(compare(3, "3.0, 9.0, 15.0"), "T");
}

const char *const kProjections =
    "(%x: tensor<2x5x4xf32>, %q: tensor<4x6xf32>, %k: tensor<4x6xf32>, "
    "%v: tensor<4x3xf32>) -> (tensor<2x5x6xf32>, tensor<2x5x6xf32>, "
    "tensor<2x5x3xf32>)";
const char *const kApart =
    R"(%0 = taso.matmul %x, %q : (tensor<2x5x4xf32>, tensor<4x6xf32>) -> tensor<2x5x6xf32>
    %1 = taso.matmul %x, %k : (tensor<2x5x4xf32>, tensor<4x6xf32>) -> tensor<2x5x6xf32>
    %2 = taso.matmul %x, %v : (tensor<2x5x4xf32>, tensor<4x3xf32>) -> tensor<2x5x3xf32>
    return %0, %1, %2 : tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x3xf32>)";
const char *const kTogether =
    R"(%w = taso.concat %q, %k, %v axis 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<4x15xf32>
    %0 = taso.matmul %x, %w : (tensor<2x5x4xf32>, tensor<4x15xf32>) -> tensor<2x5x15xf32>
    %1:3 = taso.split %0 axis 2 sizes [6, 6, 3] : (tensor<2x5x15xf32>) -> (tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x3xf32>)
    return %1#0, %1#1, %1#2 : tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x3xf32>)";

TEST_F(EquivalenceTest, ProvesMergedProjections) {
  EXPECT_EQ(getStatuses(verify(kProjections, kApart, kTogether)), "PPP");
}

TEST_F(EquivalenceTest, StopsAtTheLimitOfSteps) {
  EquivalenceOptions options;
  options.maxSteps = 1;
  EquivalenceReport report = verify(kProjections, kApart, kTogether, options);
  EXPECT_EQ(report.summary("f"),
            "equal: 0 proved, 3 tested over the prime field (3 samples)");
}

TEST_F(EquivalenceTest, GoesOnByCongruenceFromWhatIsProved) {
  // softmax hides its operand from every law.
  EquivalenceReport report = verify(kBinary, R"(
    %0 = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = taso.sub %0, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = taso.softmax %1 axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>)",
                                    R"(
    %2 = taso.softmax %x axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>)");
  EXPECT_EQ(getStatuses(report), "P");
  EXPECT_EQ(report.congruent, 1u);
}

//===----------------------------------------------------------------------===//
// Division by zero
//===----------------------------------------------------------------------===//

const char *const kPair = "(%x: tensor<4xf32>) "
                          "-> (tensor<4xf32>, tensor<4xf32>)";
std::string getQuotients(const std::string &outputs) {
  return R"(
    %q = taso.div %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %m = taso.mul %x, %q : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return )" +
         outputs + " : tensor<4xf32>, tensor<4xf32>";
}

TEST_F(EquivalenceTest, MayDefineMoreButNotLess) {
  // x (x / x) is x where it is defined, so x may take its place.
  EXPECT_EQ(getStatuses(
                verify(kPair, getQuotients("%m, %m"), getQuotients("%m, %x"))),
            "PP");
  // But not the other way round, not even after that.
  EXPECT_EQ(getStatuses(
                verify(kPair, getQuotients("%m, %x"), getQuotients("%x, %m"))),
            "PT");
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

const char *const kUnary = "(%x: tensor<4xf32>) -> tensor<4xf32>";

TEST_F(EquivalenceTest, TestsWhatItCannotProve) {
  // 1 / (1 + 1 / x) = x / (x + 1), where the first is defined.
  EquivalenceReport report = verify(kUnary, R"(
    %o = taso.constant dense<1.0> : tensor<4xf32>
    %0 = taso.div %o, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = taso.add %o, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = taso.div %o, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>)",
                                    R"(
    %o = taso.constant dense<1.0> : tensor<4xf32>
    %0 = taso.add %x, %o : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = taso.div %x, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>)");
  EXPECT_EQ(getStatuses(report), "T");
  EXPECT_EQ(report.outputs[0].domain, "prime field");
  EXPECT_EQ(report.samples, 3u);
}

TEST_F(EquivalenceTest, SaysIfOnlyRoundedResultsAgree) {
  EquivalenceReport report = verify(kUnary, R"(
    %a = taso.constant dense<0.1> : tensor<4xf32>
    %b = taso.constant dense<0.7> : tensor<4xf32>
    %0 = taso.mul %x, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = taso.mul %0, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>)",
                                    R"(
    %c = taso.constant dense<0.07> : tensor<4xf32>
    %0 = taso.mul %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>)");
  EXPECT_EQ(report.summary("f"), "equal: 0 proved, 1 tested in double within "
                                 "the tolerance (3 samples)");
}

TEST_F(EquivalenceTest, ProvesLawsThatTheFieldDoesNotKnow) {
  // exp stands for a random function there.
  EquivalenceReport report = verify(kBinary, R"(
    %0 = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = taso.exp %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>)",
                                    R"(
    %0 = taso.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = taso.exp %y : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = taso.mul %0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>)");
  EXPECT_EQ(getStatuses(report), "P");
}

TEST_F(EquivalenceTest, TellsSmallConstantsApart) {
  auto body = [](const std::string &constant) {
    return "%c = taso.constant dense<" + constant + R"(> : tensor<4xf32>
    %0 = taso.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    %1 = taso.mul %0, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>)";
  };
  EXPECT_EQ(getStatuses(verify(kUnary, body("1.0e-9"), body("2.0e-9"))), "D");
}

//===----------------------------------------------------------------------===//
// Random functions
//===----------------------------------------------------------------------===//

/// Replaces one operand by another value of its type. False if there is none.
bool mutate(func::FuncOp function, uint64_t seed) {
  SmallVector<std::pair<OpOperand *, Value>> choices;
  SmallVector<Value> values(function.getArguments());
  for (Operation &op : function.getBody().front().without_terminator()) {
    for (OpOperand &operand : op.getOpOperands())
      for (Value value : values)
        if (value != operand.get() &&
            value.getType() == operand.get().getType())
          choices.push_back({&operand, value});
    llvm::append_range(values, op.getResults());
  }
  if (choices.empty())
    return false;
  auto [operand, value] = choices[mixSeed(seed, 0) % choices.size()];
  operand->set(value);
  return true;
}

TEST_F(EquivalenceTest, ProvesNothingThatIsFalse) {
  unsigned mutants = 0, different = 0, proved = 0;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    OwningOpRef<ModuleOp> before = test::makeRandomModule(&context, seed);
    OwningOpRef<ModuleOp> after = before->clone();
    func::FuncOp source = test::getMain(*before),
                 target = test::getMain(*after);
    EXPECT_EQ(verifyEquivalence(source, target).status,
              EquivalenceStatus::Proved);
    if (!mutate(target, seed))
      continue;
    ++mutants;
    EquivalenceReport report = verifyEquivalence(source, target);
    FailureOr<CheckReport> check = checkEqual(source, target);
    ASSERT_TRUE(succeeded(check)) << seed;
    proved += report.status == EquivalenceStatus::Proved;
    if (!check->difference)
      continue;
    ++different;
    EXPECT_EQ(report.status, EquivalenceStatus::Different) << seed;
    EXPECT_EQ(report.outputs[check->difference->output].status,
              EquivalenceStatus::Different)
        << seed;
  }
  // Some mutants are dead, or say the same in other words.
  EXPECT_GT(mutants, 100u);
  EXPECT_GT(different, 50u);
  EXPECT_GT(proved, 0u);
}

//===----------------------------------------------------------------------===//
// Operations without a definition
//===----------------------------------------------------------------------===//

std::string getForeign(const std::string &op, const std::string &operand,
                       const std::string &attributes = "") {
  return "%r = taso.relu %x : (tensor<4xf32>) -> tensor<4xf32>\n"
         "%0 = \"" +
         op + "\"(" + operand + ") {" + attributes +
         "} : (tensor<4xf32>) -> tensor<4xf32>\nreturn %0 : tensor<4xf32>";
}

TEST_F(EquivalenceTest, TakesOperatorsOfONNXForFunctions) {
  auto compare = [&](const std::string &before, const std::string &after) {
    return getStatuses(verify(kUnary, before, after));
  };
  EXPECT_EQ(compare(getForeign("onnx.Foo", "%r", "onnx_node_name = \"a\""),
                    getForeign("onnx.Foo", "%r", "onnx_node_name = \"b\"")),
            "P");
  // Another function may be the same one.
  EXPECT_EQ(compare(getForeign("onnx.Foo", "%r"), getForeign("onnx.Bar", "%r")),
            "U");
  EXPECT_EQ(compare(getForeign("onnx.Foo", "%r", "alpha = 1.0 : f32"),
                    getForeign("onnx.Foo", "%r", "alpha = 2.0 : f32")),
            "U");
  EXPECT_EQ(compare(getForeign("onnx.Foo", "%r"), getForeign("onnx.Foo", "%x")),
            "U");
}

TEST_F(EquivalenceTest, SaysNothingAboutWhatIsNoFunction) {
  for (const char *op : {"onnx.RandomNormalLike", "foo.bar"}) {
    EquivalenceReport report =
        verify(kUnary, getForeign(op, "%r"), getForeign(op, "%r"));
    EXPECT_EQ(getStatuses(report), "U");
    EXPECT_EQ(report.summary("f"),
              "unknown: output 0 of @f: it depends on '" + std::string(op) +
                  "', which may have side effects or other results each time");
  }
}

TEST_F(EquivalenceTest, ComparesRegions) {
  auto body = [](const std::string &op) {
    return R"(
    %0 = "onnx.If"(%x) ({
      %1 = "onnx.)" +
           op + R"("(%x) : (tensor<4xf32>) -> tensor<4xf32>
      "onnx.Yield"(%1) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>)";
  };
  EXPECT_EQ(getStatuses(verify(kUnary, body("Foo"), body("Foo"))), "P");
  EXPECT_EQ(getStatuses(verify(kUnary, body("Foo"), body("Bar"))), "U");
  EXPECT_EQ(getStatuses(verify(kUnary, body("Bernoulli"), body("Bernoulli"))),
            "U");
}

TEST_F(EquivalenceTest, DoesNotCallDynamicShapesDifferent) {
  EquivalenceReport report = verify("(%x: tensor<?xf32>) -> tensor<?xf32>", R"(
    %0 = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
    %1 = taso.relu %0 : (tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>)",
                                    R"(
    %0 = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>)");
  EXPECT_EQ(getStatuses(report), "U");
  EXPECT_NE(report.outputs[0].reason.find("'taso.relu'"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Functions that cannot be compared
//===----------------------------------------------------------------------===//

TEST_F(EquivalenceTest, NamesWhatIsDifferentInSignatures) {
  auto compare = [&](const std::string &signature,
                     const std::string &results = "%x : tensor<4xf32>") {
    EquivalenceReport report = verifyFunctions(
        std::string("func.func @f") + kUnary + " { return %x : tensor<4xf32> }",
        "func.func @f" + signature + " { return " + results + " }");
    EXPECT_EQ(report.status, EquivalenceStatus::Unknown);
    EXPECT_FALSE(report.isEqual());
    return report.reason;
  };
  EXPECT_EQ(compare("(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>"),
            "the functions have 1 and 2 arguments");
  EXPECT_EQ(
      compare("(%x: tensor<5xf32>) -> tensor<5xf32>", "%x : tensor<5xf32>"),
      "argument 0 is tensor<4xf32> before and tensor<5xf32> after");
  EXPECT_EQ(compare("(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)",
                    "%x, %x : tensor<4xf32>, tensor<4xf32>"),
            "the functions have 1 and 2 outputs");
}

TEST_F(EquivalenceTest, RefusesFunctionsThatReturnNothing) {
  std::string text = "func.func @f() { return }";
  EXPECT_EQ(verifyFunctions(text, text).summary("f"),
            "error: @f: the functions return nothing");
  text = "func.func private @f(tensor<4xf32>) -> tensor<4xf32>";
  EXPECT_EQ(verifyFunctions(text, text).reason,
            "@f has no body of one block that ends in 'func.return'");
}

} // namespace
