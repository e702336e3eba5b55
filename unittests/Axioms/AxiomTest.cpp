//===- AxiomTest.cpp - Every law holds, and could not be weaker -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each law of rules/axioms.pdll:
//   Holds        its sides agree on random instances, exactly; and the matcher
//                finds the instance and rewrites it rightly
//   CanFail      some broken twin of it is refuted by a counterexample
//   IsNotNarrow  where one of its side conditions does not hold, it is refuted
//                or has no types
// Rewrites that were published and are wrong (test/Rules/Inputs) are refuted,
// and hold as repaired (test/Verifier/Inputs).
//
//===----------------------------------------------------------------------===//

#include "Law.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Verifier/Mutations.h"
#include "TASO/Verifier/Refuter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace mlir;
using namespace taso;
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
  static Patterns &getRepairedRewrites() {
    static Patterns rewrites(TASO_REPAIRED_REWRITES_FILE);
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
    context
        .loadDialect<taso::TASODialect, pdl::PDLDialect, func::FuncDialect>();
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

/// Laws that are narrower than they could be, so that what they create does
/// something: the wider law would be typed for slices of everything only, or,
/// with keep_dims = 0, for axes that keep their numbers. Maxima of pools with
/// gaps would differ at windows that hold no element only. There the maximum is
/// -inf, which has no place in the field. Averages that count the padding have
/// a law of their own.
bool isNarrowOnPurpose(StringRef law, StringRef where) {
  return law == "normalise_slice_matmul_batch" ||
         law == "normalise_slice_broadcast_kept" || law == "pool_max_compose" ||
         law == "pool_max_relu" || law == "enable_pool_max_relu_reverse" ||
         (law == "normalise_pool_avg_pad_uncounted" &&
          where.contains("count_include_pad")) ||
         where.contains("keep_dims");
}

/// A law's own random numbers, and what the tests look for.
RefuteOptions getOptions(StringRef name, unsigned wanted, unsigned trials) {
  RefuteOptions options;
  options.seed = Random(name).next();
  options.wanted = wanted;
  options.trials = trials;
  options.smaller = 0;
  return options;
}

/// Prints the counterexamples if the environment asks for it.
void show(StringRef law, StringRef what, const Counterexample &example) {
  if (std::getenv("TASO_SHOW_TWINS"))
    llvm::outs() << law << ", " << what << ":\n" << example.module << "\n";
}

class Axiom : public ::testing::TestWithParam<std::string> {
protected:
  pdl::PatternOp getLaw() { return Patterns::getLaws().lookup(GetParam()); }
};

void expectHolds(Patterns &patterns, StringRef name) {
  Random random(name);
  Tally tally =
      testLaw(patterns.lookup(name), random, 12, 20000, patterns.getMatcher());
  EXPECT_EQ(tally.unmatched, 0u) << tally.failure;
  EXPECT_EQ(tally.different, 0u) << tally.failure;
  EXPECT_GE(tally.equal, 5u)
      << "too few instances: " << tally.trials << " trials, " << tally.rejected
      << " rejected, " << tally.illTyped << " ill-typed";
}

TEST_P(Axiom, Holds) { expectHolds(Patterns::getLaws(), GetParam()); }

TEST_P(Axiom, CanFail) {
  std::vector<Mutant> mutants = mutateRule(getLaw());
  for (Mutant &mutant : violateConditions(getLaw()))
    mutants.push_back(std::move(mutant));
  for (Mutant &mutant : mutants) {
    RefuteReport report =
        refute(*mutant.rule, getOptions(GetParam(), 10, 1000));
    if (!report.counterexample)
      continue;
    RecordProperty("twin", mutant.what);
    show(GetParam(), mutant.what, *report.counterexample);
    return;
  }
  ADD_FAILURE() << "none of " << mutants.size() << " twins was refuted";
}

TEST_P(Axiom, IsNotNarrow) {
  for (Mutant &mutant : violateConditions(getLaw())) {
    if (isNarrowOnPurpose(GetParam(), mutant.what))
      continue;
    RefuteReport report =
        refute(*mutant.rule, getOptions(GetParam(), 400, 4000));
    EXPECT_EQ(report.error, "");
    // A few instances agree by coincidence.
    EXPECT_TRUE(report.counterexample || report.accepted < 10)
        << "also holds " << mutant.what << ": " << report.trials << " trials, "
        << report.accepted << " equal, " << report.rejected << " rejected, "
        << report.illTyped << " ill-typed";
  }
}

class WrongRewrite : public ::testing::TestWithParam<std::string> {};

TEST_P(WrongRewrite, IsRefuted) {
  RefuteReport report =
      refute(Patterns::getWrongRewrites().lookup(GetParam()),
             getOptions(GetParam(), /*wanted=*/10000, /*trials=*/20000));
  ASSERT_TRUE(report.counterexample)
      << report.accepted << " equal, " << report.illTyped << " ill-typed";
  show(GetParam(), "as published", *report.counterexample);
}

class RepairedRewrite : public ::testing::TestWithParam<std::string> {};

TEST_P(RepairedRewrite, Holds) {
  expectHolds(Patterns::getRepairedRewrites(), GetParam());
}

TEST(RepairedRewrites, AreThoseThatAreWrong) {
  EXPECT_EQ(Patterns::getRepairedRewrites().getNames(),
            Patterns::getWrongRewrites().getNames());
}

INSTANTIATE_TEST_SUITE_P(Laws, Axiom,
                         ::testing::ValuesIn(Patterns::getLaws().getNames()),
                         [](const auto &info) { return info.param; });

INSTANTIATE_TEST_SUITE_P(
    Published, WrongRewrite,
    ::testing::ValuesIn(Patterns::getWrongRewrites().getNames()),
    [](const auto &info) { return info.param; });

INSTANTIATE_TEST_SUITE_P(
    Published, RepairedRewrite,
    ::testing::ValuesIn(Patterns::getRepairedRewrites().getNames()),
    [](const auto &info) { return info.param; });

} // namespace
