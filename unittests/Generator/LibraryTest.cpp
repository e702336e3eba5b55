//===- LibraryTest.cpp - Merges, names, classes, files --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Library.h"
#include "Laws.h"
#include "TASO/Generator/FunctionVariants.h"
#include "TASO/Generator/Manifest.h"
#include "TASO/Generator/NaryMerges.h"
#include "TASO/Generator/RuleNames.h"
#include "TASO/Rules/Equation.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Rules/RuleMatcher.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <ctime>

using namespace mlir;
using namespace taso;
using namespace taso::generator;

namespace {

class LibraryTest : public LawsTest {
protected:
  std::string getEquationOf(pdl::PatternOp rule) {
    RuleEquation equation = getEquation(rule);
    return equation.source + " = " + equation.target;
  }

  std::string getMerge(StringRef law, unsigned parts) {
    OwningOpRef<pdl::PatternOp> merge = deriveNaryMerge(getLaw(law), parts);
    return merge ? getEquationOf(*merge) : "";
  }

  std::vector<std::string> getVariants(pdl::PatternOp rule) {
    std::vector<std::string> equations;
    for (const auto &variant : deriveFunctionVariants(rule)) {
      EXPECT_TRUE(succeeded(verify(*variant)));
      equations.push_back(getEquationOf(*variant));
    }
    return equations;
  }

  ProvedRule makeProved(StringRef law) {
    auto published = publishRule(getLaw(law));
    EXPECT_TRUE(succeeded(published));
    ProvedRule rule;
    rule.rule = std::move(*published);
    rule.hash = getRuleHash(getPublishedRule(*rule.rule));
    rule.prover = "definitions";
    rule.maxRank = 6;
    rule.fpClass = "exact";
    return rule;
  }

  std::string print(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    EXPECT_TRUE(succeeded(saveRules(module, stream)));
    return text;
  }
};

TEST_F(LibraryTest, MergesManyRoots) {
  EXPECT_EQ(getMerge("matmul_share_lhs", 3),
            getEquationOf(getLaw("matmul_share_lhs_three")));
  EXPECT_EQ(getMerge("conv_bias_share_image", 3),
            getEquationOf(getLaw("conv_bias_share_image_three")));
  EXPECT_EQ(getMerge("matmul_share_rhs", 4),
            "matmul(x1, w) ; matmul(x2, w) ; matmul(x3, w) ; matmul(x4, w) = "
            "split_-2(matmul(concat_-2(x1, x2, x3, x4), w))");
}

TEST_F(LibraryTest, ExchangesTheFunction) {
  // Attributes of the one go, and those of the other stay as they are.
  std::vector<std::string> variants = getVariants(getLaw("slice_gelu"));
  EXPECT_EQ(variants.size(), 10u);
  EXPECT_TRUE(
      llvm::is_contained(variants, "slice_k(tanh(x)) = tanh(slice_k(x))"));
  variants = getVariants(getLaw("concat_relu"));
  EXPECT_TRUE(llvm::is_contained(variants, "concat_k(gelu(x1), gelu(x2)) = "
                                           "gelu(concat_k(x1, x2))"));
  // From one law to another, not only in looks.
  for (const auto &variant : deriveFunctionVariants(getLaw("slice_gelu")))
    if (getEquationOf(*variant) == "slice_k(tanh(x)) = tanh(slice_k(x))") {
      EXPECT_EQ(PatternGraph(*variant).getCanonicalText(),
                PatternGraph(getLaw("slice_tanh")).getCanonicalText());
    }
}

TEST_F(LibraryTest, ExchangesNoFunctionThatIsComputedWith) {
  // Two functions, arithmetic, and none.
  for (StringRef law : {"exp_mul", "matmul_relu", "slice_add"})
    EXPECT_TRUE(getVariants(getLaw(law)).empty()) << law.str();
}

// The rules that the laws spell out are the derived ones, not only their look.
TEST_F(LibraryTest, DerivesWhatIsWrittenByHand) {
  for (StringRef law : {"matmul_share_lhs", "conv_share_image"}) {
    OwningOpRef<pdl::PatternOp> merge = deriveNaryMerge(getLaw(law), 3);
    ASSERT_TRUE(merge);
    EXPECT_EQ(PatternGraph(*merge).getCanonicalText(),
              PatternGraph(getLaw((law + "_three").str())).getCanonicalText());
  }
}

TEST_F(LibraryTest, TheTargetMayHaveThePartsExchanged) {
  auto buffer = llvm::MemoryBuffer::getFile(
      TASO_SOURCE_DIR "/test/Rules/Inputs/share-two.mlir");
  ASSERT_TRUE(bool(buffer));
  std::string text = (*buffer)->getBuffer().str(), exchanged = text;
  auto replace = [&](StringRef from, StringRef to) {
    size_t at = exchanged.find(from);
    ASSERT_NE(at, std::string::npos) << from.str();
    exchanged.replace(at, from.size(), to);
  };
  replace("taso.concat\"(%v, %w", "taso.concat\"(%w, %v");
  replace("taso_pair\"(%nv, %nw", "taso_pair\"(%nw, %nv");
  replace("replace %a with (%s0", "replace %a with (%s1");
  replace("replace %b with (%s1", "replace %b with (%s0");
  auto derive = [&](const std::string &rule) {
    auto module = parseSourceString<ModuleOp>(rule, ParserConfig(&context));
    auto merge = deriveNaryMerge(getPublishedRule(*module), 3);
    return merge ? PatternGraph(*merge).getCanonicalText() : "";
  };
  EXPECT_NE(derive(text), "");
  EXPECT_NE(derive(exchanged), "");
  EXPECT_EQ(llvm::count(derive(exchanged), '\n'),
            llvm::count(derive(text), '\n'));
}

TEST_F(LibraryTest, KeepsAPartThatDiffers) {
  OwningOpRef<pdl::PatternOp> merge =
      deriveNaryMerge(getLaw("conv_share_image_enlarged"), 3);
  ASSERT_TRUE(merge);
  RuleEquation equation = getEquation(*merge);
  EXPECT_NE(equation.target.find("concat_0(enlarge[kernel=kernel(w3)](w1), "
                                 "enlarge[kernel=kernel(w3)](w2), w3)"),
            std::string::npos)
      << equation.target;
  EXPECT_EQ(equation.conditions.size(), 2u);
}

TEST_F(LibraryTest, MergesUnderOneRoot) {
  EXPECT_EQ(getMerge("concat_relu", 4),
            "concat_k(relu(x1), relu(x2), relu(x3), relu(x4)) = "
            "relu(concat_k(x1, x2, x3, x4))");
  EXPECT_EQ(getMerge("matmul_add_concat", 3),
            "matmul(x1, w1) + matmul(x2, w2) + matmul(x3, w3) = "
            "matmul(concat_-1(x1, x2, x3), concat_-2(w1, w2, w3))");
  // In a source, every order of a sum is a pattern of its own.
  EXPECT_NE(getMerge("matmul_add_concat", kMaxTerms), "");
  EXPECT_EQ(getMerge("matmul_add_concat", kMaxTerms + 1), "");
  EXPECT_NE(getMerge("matmul_add_concat_reverse", kMaxTerms + 1), "");
  EXPECT_EQ(getMerge("matmul_add_concat_reverse", 3),
            "matmul(concat_k(x1, x2, x3), w) = "
            "matmul(x1, split_-2[sizes=[dim(x1, -1), dim(x2, -1), dim(x3, "
            "-1)]](w)[0]) + matmul(x2, split_-2[sizes=[dim(x1, -1), dim(x2, "
            "-1), dim(x3, -1)]](w)[1]) + matmul(x3, split_-2[sizes=[dim(x1, "
            "-1), dim(x2, -1), dim(x3, -1)]](w)[2])");
}

TEST_F(LibraryTest, LeavesWhatHasNoTwoParts) {
  for (StringRef law : {"matmul_associate_left", "split_relu",
                        "matmul_identity", "conv_merge_groups"})
    EXPECT_EQ(getMerge(law, 3), "") << law.str();
}

/// A function with `users` matmuls on one value, each by a weight of its own.
std::string makeHub(unsigned users) {
  std::string arguments = "%x: tensor<4x8xf32>", body, results, types;
  for (unsigned i = 0; i < users; ++i) {
    std::string n = std::to_string(i);
    arguments += ", %w" + n + ": tensor<8x5xf32>";
    body += "  %a" + n + " = taso.matmul %x, %w" + n +
            " : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>\n";
    results += (i ? ", %a" : "%a") + n;
    types += i ? ", tensor<4x5xf32>" : "tensor<4x5xf32>";
  }
  return "func.func @hub(" + arguments + ") -> (" + types + ") {\n" + body +
         "  return " + results + " : " + types + "\n}\n";
}

// Sixteen users of a value have 12,870 choices of eight, and 4 billion orders
// of them: only rows of neighbours are matched, and found without trying the
// rest.
TEST_F(LibraryTest, MatchesNeighboursOnly) {
  for (unsigned parts : {4u, 8u}) {
    OwningOpRef<ModuleOp> rules = ModuleOp::create(UnknownLoc::get(&context));
    rules->push_back(
        deriveNaryMerge(getLaw("matmul_share_lhs"), parts).release());
    auto set = RuleSet::create(std::move(rules));
    ASSERT_TRUE(succeeded(set));
    RuleMatcher matcher(*set);
    auto module = parseSourceString<ModuleOp>(makeHub(16), &context);
    Block &block = (*module->getOps<func::FuncOp>().begin()).getBody().front();
    SmallVector<Match> matches;
    std::clock_t start = std::clock();
    matcher.collect(block, matches);
    double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_EQ(matches.size(), 16 - parts + 1);
    // Trying all choices takes an hour.
    EXPECT_LT(seconds, 30);
    RecordProperty("microseconds", int(seconds * 1e6));
    ASSERT_EQ(matcher.apply(matches.front()), Refusal::None);
    EXPECT_TRUE(succeeded(verify(*module)));
    EXPECT_EQ(block.getOperations().size(), 16 - parts + 3 + 1);
  }
}

TEST_F(LibraryTest, NamesFollowFromTheText) {
  EXPECT_EQ(nameRule(getLaw("matmul_share_lhs")),
            "matmul_2_to_split_matmul_concat");
  EXPECT_EQ(nameRule(getLaw("matmul_concat_columns")),
            "concat_matmul_2_to_matmul_concat");
  EXPECT_EQ(nameRule(getLaw("matmul_relu")), "relu_matmul_to_matmul_relu");
  EXPECT_EQ(nameRule(getLaw("matmul_identity")), "matmul_const_imm_to_input");
  pdl::PatternOp rules[] = {getLaw("matmul_share_lhs"), getLaw("concat_relu"),
                            getLaw("matmul_share_rhs")};
  std::vector<std::string> names = nameRules(rules);
  EXPECT_EQ(names[1], "concat_relu_2_to_relu_concat");
  EXPECT_EQ(names[0], "matmul_2_to_split_matmul_concat_" +
                          getRuleHash(rules[0]).substr(0, 4));
  EXPECT_EQ(names[2], "matmul_2_to_split_matmul_concat_" +
                          getRuleHash(rules[2]).substr(0, 4));
}

TEST_F(LibraryTest, ClassesAreCareful) {
  for (StringRef law :
       {"matmul_identity", "split_concat", "concat_split", "slice_relu"})
    EXPECT_EQ(classifyRule(getLaw(law)), RuleClass::Normalise) << law.str();
  // Fewer operators, but another one; fewer, but a larger operand; as many.
  for (StringRef law : {"matmul_relu", "concat_relu", "matmul_add_rhs",
                        "matmul_associate_left", "matmul_share_lhs"})
    EXPECT_EQ(classifyRule(getLaw(law)), RuleClass::Decide) << law.str();
}

// Where nothing else uses what is sliced, less work is left in any case.
TEST_F(LibraryTest, SlicesMoveTowardsTheInputs) {
  OwningOpRef<pdl::PatternOp> slice(getLaw("slice_relu").clone());
  for (auto constraint : llvm::make_early_inc_range(
           slice->getBodyRegion().getOps<pdl::ApplyNativeConstraintOp>()))
    if (constraint.getName() == "taso_one_use")
      constraint.erase();
  EXPECT_EQ(classifyRule(*slice), RuleClass::Decide);
  guideRule(*slice);
  EXPECT_EQ(classifyRule(*slice), RuleClass::Normalise);
  for (StringRef law : {"slice_relu", "matmul_relu", "split_concat"}) {
    OwningOpRef<pdl::PatternOp> rule(getLaw(law).clone());
    guideRule(*rule);
    EXPECT_EQ(getRuleHash(*rule), getRuleHash(getLaw(law))) << law.str();
  }
}

// The target has a part of what the inner operation of the source has. If that
// one may have other users, it stays beside the target.
TEST_F(LibraryTest, InnerOperationsMayStay) {
  auto classify = [&](const std::string &condition) {
    auto module =
        parseSourceString<ModuleOp>(
            R"(pdl.pattern @part : benefit(1) {
          %x = operand
          %y = operand
          %k = attribute
          %t0 = type
          %c = operation "taso.concat"(%x, %y : !pdl.value, !pdl.value) {"axis" = %k} -> (%t0 : !pdl.type)
          %rc = result 0 of %c
          %t1 = type
          %a = operation "taso.neg"(%rc : !pdl.value) -> (%t1 : !pdl.type)
          %ra = result 0 of %a
          %t2 = type
          %b = operation "taso.relu"(%ra : !pdl.value) -> (%t2 : !pdl.type)
          )" + condition +
                R"(
          rewrite %b {
            %d = operation "taso.neg"(%x : !pdl.value)
            %rd = result 0 of %d
            replace %b with (%rd : !pdl.value)
          }
        })",
            &context);
    return classifyRule(getPublishedRule(*module));
  };
  EXPECT_EQ(classify(""), RuleClass::Decide);
  EXPECT_EQ(
      classify(R"(apply_native_constraint "taso_one_use"(%ra : !pdl.value))"),
      RuleClass::Normalise);
}

TEST_F(LibraryTest, AddedWorkIsForLookingAhead) {
  auto module = parseSourceString<ModuleOp>(R"(
    pdl.pattern @again : benefit(1) {
      %x = operand
      %t = type
      %a = operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
      rewrite %a {
        %b = operation "taso.relu"(%x : !pdl.value)
        %rb = result 0 of %b
        %c = operation "taso.relu"(%rb : !pdl.value)
        %rc = result 0 of %c
        replace %a with (%rc : !pdl.value)
      }
    })",
                                            &context);
  EXPECT_EQ(classifyRule(getPublishedRule(*module)), RuleClass::Enable);
}

TEST_F(LibraryTest, PublishesWhatParsesBack) {
  for (auto law : laws->getPureModule().getOps<pdl::PatternOp>()) {
    auto published = publishRule(law);
    ASSERT_TRUE(succeeded(published)) << law.getSymName()->str();
    pdl::PatternOp rule = getPublishedRule(**published);
    EXPECT_FALSE(rule.getSymName());
    EXPECT_EQ(getEquationOf(rule), getEquationOf(law));
  }
}

TEST_F(LibraryTest, TheOrderOfFindingIsForgotten) {
  const char *names[] = {"matmul_share_lhs", "concat_relu", "matmul_identity",
                         "conv_share_image"};
  std::string texts[2];
  for (unsigned run : {0, 1}) {
    std::vector<ProvedRule> rules;
    for (unsigned i = 0; i < 4; ++i)
      rules.push_back(makeProved(names[run ? 3 - i : i]));
    rules.push_back(makeProved("concat_relu"));
    auto library = makeLibrary(&context, std::move(rules), "test");
    ASSERT_TRUE(succeeded(library));
    EXPECT_EQ(llvm::range_size((*library)->getOps<pdl::PatternOp>()), 4);
    texts[run] = print(**library);
  }
  EXPECT_EQ(texts[0], texts[1]);
  auto set = RuleSet::create(
      parseSourceString<ModuleOp>(texts[0], ParserConfig(&context)));
  ASSERT_TRUE(succeeded(set));
  const Rule &first = (*set)->getRules().front();
  EXPECT_EQ(first.name, "matmul_const_imm_to_input");
  EXPECT_EQ(first.ruleClass, RuleClass::Normalise);
  EXPECT_EQ(first.fpClass, "exact");
}

TEST_F(LibraryTest, RefusesAnotherTextThanTheProvedOne) {
  std::vector<ProvedRule> rules;
  rules.push_back(makeProved("concat_relu"));
  rules.back().hash = "0123456789abcdef";
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(failed(makeLibrary(&context, std::move(rules), "test")));
  EXPECT_NE(message.find("0123456789abcdef"), std::string::npos) << message;
}

TEST_F(LibraryTest, LoaderComparesHashes) {
  std::vector<ProvedRule> rules;
  rules.push_back(makeProved("concat_relu"));
  auto library = makeLibrary(&context, std::move(rules), "test");
  ASSERT_TRUE(succeeded(library));
  std::string text = print(**library);
  for (size_t at = 0; (at = text.find("taso.relu", at)) != std::string::npos;)
    text.replace(at, 9, "taso.tanh");
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(failed(RuleSet::create(
      parseSourceString<ModuleOp>(text, ParserConfig(&context)))));
  EXPECT_NE(message.find("states the hash"), std::string::npos) << message;
}

TEST_F(LibraryTest, LoadsWithinABoundOfRounding) {
  auto load = [&](FloatingPoint bound) {
    std::vector<ProvedRule> rules;
    rules.push_back(makeProved("concat_relu"));
    rules.push_back(makeProved("matmul_add_concat"));
    rules.back().fpClass = "reassociates";
    rules.push_back(makeProved("matmul_add_rhs"));
    rules.back().fpClass = "rounds";
    auto library = makeLibrary(&context, std::move(rules), "test");
    LoadOptions options;
    options.floatingPoint = bound;
    auto set = RuleSet::create(std::move(*library), options);
    EXPECT_TRUE(succeeded(set));
    return succeeded(set) ? (*set)->getRules().size() : 0;
  };
  EXPECT_EQ(load(FloatingPoint::Exact), 1u);
  EXPECT_EQ(load(FloatingPoint::Reassociate), 2u);
  EXPECT_EQ(load(FloatingPoint::Any), 3u);
}

TEST(ManifestTest, EntriesAreSortedAndReplaced) {
  llvm::SmallString<64> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("manifest", "", path));
  llvm::sys::fs::remove(path);
  auto put = [&](StringRef file, uint64_t rules) {
    ManifestEntry entry;
    entry.file = file.str();
    entry.command = "taso-gen";
    entry.seed = 1;
    entry.rules = rules;
    entry.sha256 = getSHA256("abc");
    entry.counts = {{"graphs", 17}, {"proved", rules}};
    EXPECT_EQ(llvm::toString(updateManifest(path, entry)), "");
  };
  put("b.mlir", 3);
  put("a.mlir", 4);
  put("b.mlir", 5);
  auto entries = readManifest(path);
  ASSERT_TRUE(bool(entries)) << llvm::toString(entries.takeError());
  ASSERT_EQ(entries->size(), 2u);
  EXPECT_EQ((*entries)[0].file, "a.mlir");
  EXPECT_EQ((*entries)[1].rules, 5u);
  EXPECT_EQ((*entries)[1].counts[0].second, 17u);
  // NIST's test vector.
  EXPECT_EQ((*entries)[1].sha256,
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  llvm::sys::fs::remove(path);
}

TEST(ManifestTest, RefusesWhatIsNone) {
  llvm::SmallString<64> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("manifest", "", path));
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << "{\"file\": 3}\n";
  auto entries = readManifest(path);
  EXPECT_FALSE(bool(entries));
  llvm::consumeError(entries.takeError());
  llvm::sys::fs::remove(path);
}

} // namespace
