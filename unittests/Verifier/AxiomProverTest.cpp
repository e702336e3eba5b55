//===- AxiomProverTest.cpp - Tests of proofs from laws --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/AxiomProver.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

class AxiomProverTest : public ::testing::Test {
protected:
  AxiomProverTest() { context.loadDialect<TASODialect, pdl::PDLDialect>(); }

  OwningOpRef<ModuleOp> parse(const std::string &text) {
    auto module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module;
  }

  OwningOpRef<ModuleOp> load(const char *path) {
    auto module = parseSourceFile<ModuleOp>(path, ParserConfig(&context));
    EXPECT_TRUE(module) << path;
    return module;
  }

  std::unique_ptr<AxiomProver> makeProver(ModuleOp laws,
                                          AxiomProverOptions options = {}) {
    std::string error;
    auto prover = AxiomProver::create(laws, options, error);
    EXPECT_TRUE(succeeded(prover)) << error;
    return succeeded(prover) ? std::move(*prover) : nullptr;
  }

  /// What becomes of the only pattern of `rule`.
  AxiomProof prove(const std::string &laws, const std::string &rule,
                   AxiomProverOptions options = {}) {
    OwningOpRef<ModuleOp> lawModule = parse(laws), ruleModule = parse(rule);
    return makeProver(*lawModule, options)
        ->prove(*ruleModule->getOps<pdl::PatternOp>().begin());
  }

  MLIRContext context;
};

using Names = std::vector<std::string>;

/// True if the value %name occurs in a text.
bool mentions(const std::string &text, const std::string &name) {
  for (size_t at = text.find("%" + name); at != std::string::npos;
       at = text.find("%" + name, at + 1)) {
    char next = text[at + 1 + name.size()];
    if (!isalnum(next) && next != '_')
      return true;
  }
  return false;
}

/// A pattern of this body; `%none`, `%one`, .. are its literals and `%t` a
/// type.
std::string pattern(const std::string &name, const std::string &source,
                    const std::string &root, const std::string &target) {
  std::pair<std::string, std::string> literals[] = {
      {"none", "attribute = #taso.activation<none>"},
      {"relu", "attribute = #taso.activation<relu>"},
      {"zero", "attribute = 0 : i64"},
      {"one", "attribute = 1 : i64"},
      {"t", "type"}};
  std::string before, inside;
  for (const auto &[value, op] : literals)
    if (mentions(source, value))
      before += "%" + value + " = pdl." + op + "\n";
    else if (mentions(target, value))
      inside += "%" + value + " = pdl." + op + "\n";
  return "pdl.pattern @" + name + " : benefit(1) {\n" + before + source +
         "pdl.rewrite " + root + " {\n" + inside + target + "}\n}\n";
}

/// `%name = "taso.op"(operands) {attributes}`, and its result `%name0`.
std::string source(const std::string &name, const std::string &op,
                   const Names &operands, const std::string &attributes = "",
                   bool isTarget = false) {
  std::string list, types;
  for (const std::string &operand : operands) {
    list += (list.empty() ? "%" : ", %") + operand;
    types += types.empty() ? "!pdl.value" : ", !pdl.value";
  }
  std::string type = "%" + name + "t";
  std::string text = isTarget ? "" : type + " = pdl.type\n";
  text += "%" + name + " = pdl.operation \"taso." + op + "\"(" + list + " : " +
          types + ") " + attributes;
  text += isTarget ? "\n" : " -> (" + type + " : !pdl.type)\n";
  return text + "%" + name + "0 = pdl.result 0 of %" + name + "\n";
}

std::string target(const std::string &name, const std::string &op,
                   const Names &operands, const std::string &attributes = "") {
  return source(name, op, operands, attributes, /*isTarget=*/true);
}

std::string operands(const Names &names) {
  std::string text;
  for (const std::string &name : names)
    text += "%" + name + " = pdl.operand\n";
  return text;
}

std::string replace(const std::string &op, const std::string &value) {
  return "pdl.replace %" + op + " with (%" + value + " : !pdl.value)\n";
}

const std::string kLinear = "{\"activation\" = %none}";

std::string matmulAssociates() {
  return pattern(
      "associate",
      operands({"x", "y", "z"}) + source("a", "matmul", {"x", "y"}, kLinear) +
          source("b", "matmul", {"a0", "z"}, kLinear),
      "%b",
      target("c", "matmul", {"y", "z"}, kLinear) +
          target("d", "matmul", {"x", "c0"}, kLinear) + replace("b", "d0"));
}

std::string addAssociates() {
  return pattern("add_associates",
                 operands({"x", "y", "z"}) + source("a", "add", {"x", "y"}) +
                     source("b", "add", {"a0", "z"}),
                 "%b",
                 target("c", "add", {"y", "z"}) +
                     target("d", "add", {"x", "c0"}) + replace("b", "d0"));
}

//===----------------------------------------------------------------------===//
// Derivations
//===----------------------------------------------------------------------===//

/// ((x y) z) w = x (y (z w)): the law twice, through a graph of which only the
/// descriptions of shapes know that it is typed.
TEST_F(AxiomProverTest, UsesALawTwice) {
  AxiomProof proof =
      prove(matmulAssociates(),
            pattern("twice",
                    operands({"x", "y", "z", "w"}) +
                        source("a", "matmul", {"x", "y"}, kLinear) +
                        source("b", "matmul", {"a0", "z"}, kLinear) +
                        source("c", "matmul", {"b0", "w"}, kLinear),
                    "%c",
                    target("d", "matmul", {"z", "w"}, kLinear) +
                        target("e", "matmul", {"y", "d0"}, kLinear) +
                        target("f", "matmul", {"x", "e0"}, kLinear) +
                        replace("c", "f0")));
  EXPECT_EQ(proof.verdict, Verdict::Proved) << proof.reason;
  EXPECT_EQ(proof.axiomsUsed, Names{"associate"});
}

std::string convolution(const std::string &activation) {
  return "{\"strides\" = %s, \"pads\" = %p, \"dilations\" = %d, \"groups\" = "
         "%one, \"activation\" = %" +
         activation + "}";
}

const std::string kWindow = "%s = pdl.attribute\n%p = pdl.attribute\n"
                            "%d = pdl.attribute\n";

/// concat(relu(conv(x, w)), relu(conv(x, v))) = conv[relu](x, concat(w, v)).
TEST_F(AxiomProverTest, FusesReluOfMergedConvolutions) {
  std::string laws =
      pattern("fuse",
              operands({"x", "w"}) + kWindow +
                  source("a", "conv2d", {"x", "w"}, convolution("none")) +
                  source("b", "relu", {"a0"}),
              "%b",
              target("c", "conv2d", {"x", "w"}, convolution("relu")) +
                  replace("b", "c0")) +
      pattern("merge",
              operands({"x", "w", "v"}) + kWindow +
                  source("a", "conv2d", {"x", "w"}, convolution("none")) +
                  source("b", "conv2d", {"x", "v"}, convolution("none")) +
                  source("c", "concat", {"a0", "b0"}, "{\"axis\" = %one}"),
              "%c",
              target("e", "concat", {"w", "v"}, "{\"axis\" = %zero}") +
                  target("f", "conv2d", {"x", "e0"}, convolution("none")) +
                  replace("c", "f0")) +
      pattern("relu_of_concat",
              operands({"x", "y"}) + "%k = pdl.attribute\n" +
                  source("a", "concat", {"x", "y"}, "{\"axis\" = %k}") +
                  source("b", "relu", {"a0"}),
              "%b",
              target("c", "relu", {"x"}) + target("d", "relu", {"y"}) +
                  target("e", "concat", {"c0", "d0"}, "{\"axis\" = %k}") +
                  replace("b", "e0"));
  AxiomProof proof = prove(
      laws,
      pattern("fused",
              operands({"x", "w", "v"}) + kWindow +
                  source("a", "conv2d", {"x", "w"}, convolution("none")) +
                  source("b", "conv2d", {"x", "v"}, convolution("none")) +
                  source("c", "relu", {"a0"}) + source("e", "relu", {"b0"}) +
                  source("f", "concat", {"c0", "e0"}, "{\"axis\" = %one}"),
              "%f",
              target("g", "concat", {"w", "v"}, "{\"axis\" = %zero}") +
                  target("h", "conv2d", {"x", "g0"}, convolution("relu")) +
                  replace("f", "h0")));
  EXPECT_EQ(proof.verdict, Verdict::Proved) << proof.reason;
  EXPECT_EQ(proof.axiomsUsed, (Names{"fuse", "merge", "relu_of_concat"}));
}

std::string columnsAndSplit() {
  return pattern("columns",
                 operands({"x", "y", "z"}) +
                     source("r", "concat", {"y", "z"}, "{\"axis\" = %one}") +
                     source("m", "matmul", {"x", "r0"}, kLinear) +
                     "%two = pdl.attribute = 2 : i64\n"
                     "pdl.apply_native_constraint \"taso_is_rank\"(%x, %two : "
                     "!pdl.value, !pdl.attribute)\n",
                 "%m",
                 target("a", "matmul", {"x", "y"}, kLinear) +
                     target("b", "matmul", {"x", "z"}, kLinear) +
                     target("c", "concat", {"a0", "b0"}, "{\"axis\" = %one}") +
                     replace("m", "c0")) +
         pattern("split_of_concat",
                 operands({"x", "y"}) +
                     "%k = pdl.attribute\n%sizes = pdl.attribute\n%u = "
                     "pdl.type\n" +
                     source("a", "concat", {"x", "y"}, "{\"axis\" = %k}") +
                     "%b = pdl.operation \"taso.split\"(%a0 : !pdl.value) "
                     "{\"axis\" = %k, \"sizes\" = %sizes} -> (%t, %u : "
                     "!pdl.type, !pdl.type)\n%b0 = pdl.result 0 of %b\n"
                     "pdl.apply_native_constraint \"taso_same_type\"(%b0, %x : "
                     "!pdl.value, !pdl.value)\n",
                 "%b",
                 "pdl.replace %b with (%x, %y : !pdl.value, !pdl.value)\n");
}

/// The parts come from `first` and `second`.
std::string mergedMatmuls(const std::string &first, const std::string &second) {
  return pattern("share",
                 operands({"x", "y", "z"}) +
                     source("a", "matmul", {"x", "y"}, kLinear) +
                     source("b", "matmul", {"x", "z"}, kLinear) +
                     "%two = pdl.attribute = 2 : i64\n"
                     "pdl.apply_native_constraint \"taso_is_rank\"(%x, %two : "
                     "!pdl.value, !pdl.attribute)\n",
                 "%a",
                 target("c", "concat", {"y", "z"}, "{\"axis\" = %one}") +
                     target("d", "matmul", {"x", "c0"}, kLinear) + R"(
    %m = pdl.apply_native_rewrite "taso_dim"(%y, %one : !pdl.value, !pdl.attribute) : !pdl.attribute
    %n = pdl.apply_native_rewrite "taso_dim"(%z, %one : !pdl.value, !pdl.attribute) : !pdl.attribute
    %sizes = pdl.apply_native_rewrite "taso_pair"(%m, %n : !pdl.attribute, !pdl.attribute) : !pdl.attribute
)" + target("e", "split", {"d0"}, "{\"axis\" = %one, \"sizes\" = %sizes}") +
                     "%e1 = pdl.result 1 of %e\n" + replace("a", first) +
                     replace("b", second));
}

TEST_F(AxiomProverTest, ProvesEachOutput) {
  AxiomProof proof = prove(columnsAndSplit(), mergedMatmuls("e0", "e1"));
  EXPECT_EQ(proof.verdict, Verdict::Proved) << proof.reason;
  EXPECT_EQ(proof.axiomsUsed, (Names{"columns", "split_of_concat"}));
}

TEST_F(AxiomProverTest, NamesTheOutputThatIsNotProved) {
  AxiomProof proof = prove(columnsAndSplit(), mergedMatmuls("e0", "e0"));
  EXPECT_EQ(proof.verdict, Verdict::Unknown);
  EXPECT_EQ(proof.reason.substr(0, 8), "output 1") << proof.reason;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// concat_k(relu x, relu y) = relu(concat_k(x, y)), under a condition on k.
std::string reluOfConcat(const std::string &condition) {
  return pattern("relu_of_concat",
                 operands({"x", "y"}) + "%k = pdl.attribute\n" + condition +
                     source("a", "relu", {"x"}) + source("b", "relu", {"y"}) +
                     source("c", "concat", {"a0", "b0"}, "{\"axis\" = %k}"),
                 "%c",
                 target("e", "concat", {"x", "y"}, "{\"axis\" = %k}") +
                     target("f", "relu", {"e0"}) + replace("c", "f0"));
}

const std::string kAxisIsOne = "pdl.apply_native_constraint "
                               "\"taso_is_number\"(%k, %one : "
                               "!pdl.attribute, !pdl.attribute)\n";
const std::string kAxisIsZero = "pdl.apply_native_constraint "
                                "\"taso_is_number\"(%k, %zero : "
                                "!pdl.attribute, !pdl.attribute)\n";

TEST_F(AxiomProverTest, ALawHoldsWhereItsConditionsDo) {
  EXPECT_EQ(prove(reluOfConcat(kAxisIsOne), reluOfConcat(kAxisIsOne)).verdict,
            Verdict::Proved);
  EXPECT_EQ(prove(reluOfConcat(""), reluOfConcat(kAxisIsOne)).verdict,
            Verdict::Proved);
  EXPECT_EQ(prove(reluOfConcat(kAxisIsOne), reluOfConcat("")).verdict,
            Verdict::Unknown);
  EXPECT_EQ(prove(reluOfConcat(kAxisIsOne), reluOfConcat(kAxisIsZero)).verdict,
            Verdict::Unknown);
}

TEST_F(AxiomProverTest, ARuleThatNeverAppliesIsNotProved) {
  AxiomProof proof =
      prove(addAssociates(), reluOfConcat(kAxisIsOne + kAxisIsZero));
  EXPECT_EQ(proof.verdict, Verdict::Unknown);
  EXPECT_EQ(proof.reason, "the conditions of the rule contradict each other");
}

/// A law holds only where both sides are typed: here the target of the law
/// would need y and z of one shape, which nothing gives.
TEST_F(AxiomProverTest, ALawSpeaksOfTypedGraphsOnly) {
  std::string law = pattern(
      "strange",
      operands({"x", "y", "z"}) + source("a", "add", {"y", "x"}) +
          source("b", "relu", {"z"}) +
          source("c", "matmul", {"a0", "b0"}, kLinear),
      "%c",
      target("d", "add", {"y", "z"}) +
          target("e", "matmul", {"d0", "x"}, kLinear) + replace("c", "e0"));
  std::string rule =
      pattern("instance",
              operands({"x", "y", "z"}) + source("a", "add", {"y", "x"}) +
                  source("b", "relu", {"z"}) +
                  source("c", "matmul", {"a0", "b0"}, kLinear) +
                  source("f", "tanh", {"c0"}),
              "%f",
              target("d", "add", {"y", "z"}) +
                  target("e", "matmul", {"d0", "x"}, kLinear) +
                  target("g", "tanh", {"e0"}) + replace("f", "g0"));
  // The rule's own target says that they have one shape.
  EXPECT_EQ(prove(law, rule).verdict, Verdict::Proved);
  // The same conclusion without that target is not available.
  std::string other =
      pattern("other",
              operands({"x", "y", "z"}) + source("a", "add", {"y", "x"}) +
                  source("b", "relu", {"z"}) +
                  source("c", "matmul", {"a0", "b0"}, kLinear),
              "%c",
              target("d", "add", {"x", "y"}) + target("b1", "relu", {"z"}) +
                  target("e", "matmul", {"d0", "b10"}, kLinear) +
                  target("r", "neg", {"e0"}) + replace("c", "r0"));
  EXPECT_EQ(prove(law, other).verdict, Verdict::Unknown);
}

//===----------------------------------------------------------------------===//
// Errors and limits
//===----------------------------------------------------------------------===//

TEST_F(AxiomProverTest, ALawWithoutMeaningIsAnError) {
  auto laws = parse(pattern(
      "foreign",
      operands({"x"}) + "%a = pdl.operation \"tosa.abs\"(%x : !pdl.value) -> "
                        "(%t : !pdl.type)\n",
      "%a", replace("a", "x")));
  std::string error;
  EXPECT_TRUE(failed(AxiomProver::create(*laws, {}, error)));
  EXPECT_EQ(error, "law foreign: tosa.abs has no definition");
}

TEST_F(AxiomProverTest, ARuleWithoutMeaningIsUnknown) {
  AxiomProof proof = prove(
      addAssociates(),
      pattern("range",
              "%x = pdl.operands\n%a = pdl.operation \"taso.concat\"(%x : "
              "!pdl.range<value>) {\"axis\" = %one} -> (%t : !pdl.type)\n",
              "%a",
              "%b = pdl.operation \"taso.concat\"(%x : !pdl.range<value>) "
              "{\"axis\" = %zero}\npdl.replace %a with %b\n"));
  EXPECT_EQ(proof.verdict, Verdict::Unknown);
  EXPECT_EQ(proof.reason, "pdl.operands is not supported");
}

/// Sums of ten operands can be associated and commuted without end.
TEST_F(AxiomProverTest, ALoopingSetEnds) {
  Names leaves;
  std::string body, last = "x0";
  for (unsigned i = 0; i < 10; ++i)
    leaves.push_back("x" + std::to_string(i));
  body = operands(leaves);
  for (unsigned i = 1; i < 10; ++i) {
    std::string name = "s" + std::to_string(i) + "_";
    body += source(name, "add", {last, leaves[i]});
    last = name + "0";
  }
  std::string rule =
      pattern("sum", body, "%s9_",
              target("m", "mul", {"x0", "x1"}) + replace("s9_", "m0"));
  AxiomProof proof = prove(addAssociates(), rule);
  EXPECT_EQ(proof.verdict, Verdict::Unknown);
  EXPECT_EQ(proof.reason, "output 0: the laws do not lead from one side to the "
                          "other in 4000 instances");
  AxiomProverOptions options;
  options.resourceLimit = 100000;
  proof = prove(addAssociates(), rule, options);
  EXPECT_EQ(proof.verdict, Verdict::Timeout);
  EXPECT_EQ(proof.reason, "output 0: Z3's limit was reached");
}

//===----------------------------------------------------------------------===//
// Redundancy
//===----------------------------------------------------------------------===//

TEST_F(AxiomProverTest, FindsThePlantedLaw) {
  auto laws =
      parse(addAssociates() +
            pattern("planted",
                    operands({"x", "y", "z"}) + source("a", "add", {"x", "y"}) +
                        source("b", "add", {"a0", "z"}),
                    "%b",
                    target("c", "add", {"z", "y"}) +
                        target("d", "add", {"c0", "x"}) + replace("b", "d0")) +
            reluOfConcat(""));
  auto prover = makeProver(*laws);
  std::vector<RedundantAxiom> all = prover->findRedundant();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].name, "add_associates");
  EXPECT_EQ(all[0].axiomsUsed, Names{"planted"});
  EXPECT_EQ(all[1].name, "planted");
  // One of the two must stay.
  std::vector<RedundantAxiom> some =
      prover->findRedundant(/*keepIndependent=*/true);
  ASSERT_EQ(some.size(), 1u);
  EXPECT_EQ(some[0].name, "add_associates");
}

//===----------------------------------------------------------------------===//
// The shipped laws
//===----------------------------------------------------------------------===//

/// Every law follows from the set that contains it, at the least depth: the
/// translation of laws and that of rules say the same.
TEST_F(AxiomProverTest, EachShippedLawFollowsFromTheSet) {
  auto laws = load(TASO_LAWS_FILE);
  auto prover = makeProver(*laws);
  unsigned count = 0;
  for (pdl::PatternOp law : laws->getOps<pdl::PatternOp>()) {
    AxiomProof proof = prover->prove(law);
    EXPECT_EQ(proof.verdict, Verdict::Proved)
        << law.getSymName()->str() << ": " << proof.reason;
    ++count;
  }
  EXPECT_GE(count, 253u);
}

/// Nor do they prove what is false, which they would if they contradicted each
/// other.
TEST_F(AxiomProverTest, WrongRewritesDoNotFollow) {
  auto laws = load(TASO_LAWS_FILE), wrong = load(TASO_WRONG_REWRITES_FILE);
  AxiomProverOptions options;
  options.maxInstances = 1000;
  auto prover = makeProver(*laws, options);
  for (pdl::PatternOp rule : wrong->getOps<pdl::PatternOp>())
    EXPECT_NE(prover->prove(rule).verdict, Verdict::Proved)
        << rule.getSymName()->str();
}

} // namespace
