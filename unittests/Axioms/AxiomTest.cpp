//===- AxiomTest.cpp - Every law holds, and could not be weaker -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each law of rules/axioms.pdll:
//   Holds        its sides agree on random instances, exactly; and the matcher
//   finds
//                the instance and rewrites it rightly
//   CanFail      some broken twin of it is refuted by a counterexample
//   IsNotNarrow  where one of its side conditions does not hold, it is refuted
//   or
//                has no types
// Rewrites that were published and are wrong (test/Rules/Inputs) are refuted.
//
//===----------------------------------------------------------------------===//

#include "Law.h"
#include "Mutations.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace mlir;
using namespace taso::testing;

namespace {

/// The patterns of one file, loaded once.
class Patterns {
public:
  static Patterns &getLaws() {
    static Patterns laws(TASO_LAWS_FILE);
    return laws;
  }
  static Patterns &getWrongRewrites() {
    static Patterns rewrites(TASO_WRONG_REWRITES_FILE);
    return rewrites;
  }
  std::vector<std::string> getNames() {
    std::vector<std::string> names;
    for (auto law : module->getOps<pdl::PatternOp>())
      names.push_back(law.getSymName()->str());
    return names;
  }
  pdl::PatternOp lookup(StringRef name) {
    return module->lookupSymbol<pdl::PatternOp>(name);
  }
  taso::RuleMatcher &getMatcher() { return *matcher; }

private:
  explicit Patterns(const char *path) {
    context.loadDialect<taso::TASODialect, pdl::PDLDialect,
                        func::FuncDialect>();
    module = parseSourceFile<ModuleOp>(path, &context);
    auto rules = taso::RuleSet::load(path, &context);
    if (!module || failed(rules))
      llvm::report_fatal_error(llvm::Twine("cannot load ") + path);
    matcher.emplace(*rules);
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::optional<taso::RuleMatcher> matcher;
};

/// Laws about particular functions do not hold for the random functions that
/// stand for them in the field.
Arithmetic getArithmetic(StringRef name) {
  static const StringRef transcendental[] = {
      "normalise_softmax_shift", "normalise_softmax_shift_sub", "exp_mul",
      "enable_tanh_neg", "normalise_relu_sigmoid"};
  return llvm::is_contained(transcendental, name) ? Arithmetic::Double
                                                  : Arithmetic::Exact;
}

/// Laws that are narrower than they could be, so that what they create does
/// something: the wider law would be typed for slices of everything only, or,
/// with keep_dims = 0, for axes that keep their numbers.
bool isNarrowOnPurpose(StringRef law, StringRef where) {
  return law == "normalise_slice_matmul_batch" ||
         law == "normalise_slice_broadcast_kept" || where.contains("keep_dims");
}

class Axiom : public ::testing::TestWithParam<std::string> {
protected:
  pdl::PatternOp getLaw() { return Patterns::getLaws().lookup(GetParam()); }
  Arithmetic arithmetic = getArithmetic(GetParam());
  Random random = Random(StringRef(GetParam()));
};

TEST_P(Axiom, Holds) {
  Tally tally = testLaw(getLaw(), random, arithmetic, 12, 20000,
                        &Patterns::getLaws().getMatcher());
  EXPECT_EQ(tally.unmatched, 0u) << tally.counterexample;
  EXPECT_EQ(tally.different, 0u) << tally.counterexample;
  EXPECT_GE(tally.equal, 5u)
      << "too few instances: " << tally.trials << " trials, " << tally.rejected
      << " rejected, " << tally.illTyped << " ill-typed";
}

TEST_P(Axiom, CanFail) {
  std::vector<Mutant> mutants = mutateLaw(getLaw());
  for (Mutant &mutant : violateSource(getLaw()))
    mutants.push_back(std::move(mutant));
  for (Mutant &mutant : mutants) {
    Tally tally = testLaw(*mutant.law, random, arithmetic, 10, 1000);
    if (!tally.different)
      continue;
    RecordProperty("twin", mutant.what);
    if (std::getenv("TASO_SHOW_TWINS"))
      llvm::outs() << GetParam() << ", " << mutant.what << ":\n"
                   << tally.counterexample << "\n\n";
    return;
  }
  ADD_FAILURE() << "none of " << mutants.size() << " twins was refuted";
}

TEST_P(Axiom, IsNotNarrow) {
  for (Mutant &mutant : violateSource(getLaw())) {
    if (isNarrowOnPurpose(GetParam(), mutant.what))
      continue;
    Tally tally = testLaw(*mutant.law, random, arithmetic, 400, 4000);
    // A few instances agree by coincidence.
    EXPECT_TRUE(tally.different || tally.equal < 10)
        << "also holds " << mutant.what << ": " << tally.trials << " trials, "
        << tally.equal << " equal, " << tally.rejected << " rejected, "
        << tally.illTyped << " ill-typed";
  }
}

class WrongRewrite : public ::testing::TestWithParam<std::string> {};

TEST_P(WrongRewrite, IsRefuted) {
  Random random{StringRef(GetParam())};
  Tally tally =
      testLaw(Patterns::getWrongRewrites().lookup(GetParam()), random,
              Arithmetic::Exact, /*wanted=*/10000, /*trials=*/20000);
  EXPECT_EQ(tally.different, 1u)
      << tally.equal << " equal, " << tally.illTyped << " ill-typed";
  if (std::getenv("TASO_SHOW_TWINS"))
    llvm::outs() << GetParam() << ":\n" << tally.counterexample << "\n\n";
}

INSTANTIATE_TEST_SUITE_P(Laws, Axiom,
                         ::testing::ValuesIn(Patterns::getLaws().getNames()),
                         [](const auto &info) { return info.param; });

INSTANTIATE_TEST_SUITE_P(
    Published, WrongRewrite,
    ::testing::ValuesIn(Patterns::getWrongRewrites().getNames()),
    [](const auto &info) { return info.param; });

} // namespace
