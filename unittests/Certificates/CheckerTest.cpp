//===- CheckerTest.cpp - Certificates by hand -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small certificates that are right, and what is wrong with them after each
// change.
//
//===----------------------------------------------------------------------===//

#include "TASO/Certificates/Checker.h"

#include "gtest/gtest.h"

using taso::CertificateReport;
using taso::checkCertificate;

namespace {

/// The parts of a certificate with one proof, to be changed one by one.
struct Certificate {
  std::string version = "1", hash = "0123456789abcdef", verdict = "proved";
  std::string symbols = "[]", facts = "[]", source = "[]", target = "[]";
  std::string splits = "[]", claims = "[]", steps = "[]";

  std::string getText() const {
    return "{\"version\":" + version + ",\"rule\":\"r\",\"hash\":\"" + hash +
           "\",\"verdict\":\"" + verdict +
           "\",\"maxRank\":4,\"proofs\":[{\"case\":\"c\",\"cases\":1,"
           "\"symbols\":" +
           symbols + ",\"facts\":" + facts +
           ",\"assumeDefined\":false,\"source\":" + source +
           ",\"target\":" + target + ",\"splits\":" + splits +
           ",\"claims\":" + claims + ",\"steps\":" + steps + "}]}";
  }
  std::string check() const { return checkCertificate(getText()).error; }
};

/// Sum_{0 <= v < n} x[v] = Sum_{0 <= w < n} x[n - 1 - w].
Certificate makeReversal() {
  Certificate c;
  c.symbols = R"([["p0","n"],["v1"],["v2"]])";
  c.facts = R"(["p0-1>=0"])";
  c.source = R"([["1",["v1"],["v1>=0","p0-v1-1>=0"],[["x",0,["v1"]]]]])";
  c.target = R"([["1",["v2"],["v2>=0","p0-v2-1>=0"],[["x",0,["p0-v2-1"]]]]])";
  c.steps = R"([["done"],["done"],["merge",[]],["zero"],
    ["join",1],["map",["p0-v1-1"]],["atom",0],["same"],
    ["sum"],["equal"],["divisors",[],[]]])";
  return c;
}

/// [o < n] x[o] = x[o], since o < n is a fact times 2, plus 1.
Certificate makeInfeasible() {
  Certificate c;
  c.symbols = R"([["p0","n"],["o1"]])";
  c.facts = R"(["2*p0-2*o1-1>=0"])";
  c.source = R"([["1",[],["p0-o1-1>=0"],[["x",0,["o1"]]]]])";
  c.target = R"([["1",[],[],[["x",0,["o1"]]]]])";
  c.claims = R"([[["o1-p0>=0","1","1"],["2*p0-2*o1-1>=0","2","1"]]])";
  c.steps = R"([["drop","p0-o1-1>=0"],["done"],["done"],["merge",[0,0]],
    ["zero"],["divisors",[],[]]])";
  return c;
}

std::string replaceAll(std::string text, const std::string &from,
                       const std::string &to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
       at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

#define EXPECT_ERROR(certificate, what)                                        \
  EXPECT_NE((certificate).check().find(what), std::string::npos)               \
      << (certificate).check()

TEST(Checker, AcceptsABijection) {
  CertificateReport report = checkCertificate(makeReversal().getText());
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(report.rule, "r");
  EXPECT_EQ(report.hash, "0123456789abcdef");
  EXPECT_EQ(report.results, 1u);
  EXPECT_EQ(report.bijections, 1u);
  EXPECT_EQ(report.claims, 0u);
}

TEST(Checker, AcceptsATightenedSum) {
  CertificateReport report = checkCertificate(makeInfeasible().getText());
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(report.claims, 1u);
}

TEST(Checker, RefusesAWrongDeterminant) {
  Certificate c = makeReversal();
  c.steps = replaceAll(c.steps, "p0-v1-1", "p0-2*v1-1");
  EXPECT_ERROR(c, "the determinant of a change of variables is not 1 or -1");
}

TEST(Checker, RefusesOtherMaps) {
  Certificate c = makeReversal();
  c.steps = replaceAll(c.steps, "p0-v1-1", "p0-v1*v1-1");
  EXPECT_ERROR(c, "not linear");
  c = makeReversal();
  c.steps = replaceAll(c.steps, "p0-v1-1", "v2");
  EXPECT_ERROR(c, "not whole, or unknown");
  c = makeReversal();
  c.steps = replaceAll(c.steps, "p0-v1-1", "v1");
  EXPECT_ERROR(c, "atoms are not the same");
}

TEST(Checker, RefusesAnotherCoefficient) {
  Certificate c = makeReversal();
  c.target = replaceAll(c.target, "[\"1\"", "[\"2\"");
  EXPECT_ERROR(c, "the coefficients do not add up to zero");
}

TEST(Checker, RefusesOtherGuards) {
  Certificate c = makeReversal();
  c.target = replaceAll(c.target, "p0-v2-1>=0", "p0-v2>=0");
  EXPECT_ERROR(c, "the coefficients do not add up to zero");
}

TEST(Checker, RefusesWrongSums) {
  Certificate c = makeInfeasible();
  c.claims = replaceAll(c.claims, "\"2\",\"1\"", "\"2\",\"1/2\"");
  EXPECT_ERROR(c, "claim 1: the multipliers do not sum to a negative constant");
  c = makeInfeasible();
  c.claims = replaceAll(c.claims, "\"1\",\"1\"", "\"1\",\"-1\"");
  EXPECT_ERROR(c, "claim 1: the multiplier of an inequality is negative");
  c = makeInfeasible();
  c.claims = replaceAll(c.claims, "\"2\",\"1\"", "\"3\",\"1\"");
  EXPECT_ERROR(c, "claim 1: a row is tightened by what does not divide it");
  c = makeInfeasible();
  c.claims = "[]";
  EXPECT_ERROR(c, "a guard is dropped that is not implied");
  c = makeInfeasible();
  c.facts = R"(["2*p0-o1-1>=0"])";
  EXPECT_ERROR(c, "a guard is dropped that is not implied");
}

/// The negation of p >= 0 is p <= -1 for whole numbers only.
TEST(Checker, RefusesConstraintsThatAreNotWhole) {
  Certificate c = makeInfeasible();
  c.facts = R"(["p0-o1-1/2>=0"])";
  EXPECT_ERROR(c, "the values are malformed");
  // o / 2 is not 0 where 0 <= o <= 1.
  c = Certificate();
  c.symbols = R"([["o0"]])";
  c.facts = R"(["o0>=0","-o0+1>=0"])";
  c.source = R"([["1/2*o0",[],[],[["x",0,["0"]]]]])";
  c.claims = R"([[["1/2*o0-1>=0","1","2"],["-o0+1>=0","1","1"]]])";
  c.steps = R"([["done"],["zero"],["sum"],["vanish"],["divisors",[],[]]])";
  EXPECT_ERROR(c, "claim 1: a row is no hypothesis");
  c.claims = R"([[["o0-2>=0","1","1"],["-o0+1>=0","1","1"]]])";
  EXPECT_ERROR(c, "the coefficients do not add up to zero");
}

TEST(Checker, RefusesMeaningsThatSymbolsDoNotHave) {
  Certificate c = makeInfeasible();
  c.claims = R"([[[["low","p0"],"1","1"]]])";
  EXPECT_ERROR(c, "claim 1: a row is no hypothesis");
  // A floor by what may be 0 has no meaning.
  c.symbols = R"([["p0","n"],["o1"],["f2","o1","p0"]])";
  c.claims = R"([[[["low","f2"],"1","1"]]])";
  EXPECT_ERROR(c, "claim 1: a row is no hypothesis");
  c.symbols = R"([["p0","n"],["o1"],["f2","f2+1","2"]])";
  EXPECT_ERROR(c, "the table of symbols is malformed");
}

TEST(Checker, RefusesStepsThatAreMissingOrLeft) {
  Certificate c = makeReversal();
  c.steps = "[]";
  EXPECT_ERROR(c, "the steps end before the proof does");
  c = makeReversal();
  c.steps = replaceAll(c.steps, "[\"divisors\",[],[]]",
                       "[\"divisors\",[],[]],[\"done\"]");
  EXPECT_ERROR(c, "there are steps left");
  c.steps = replaceAll(makeReversal().steps, "[\"zero\"]", "[\"one\"]");
  EXPECT_ERROR(c, "was expected");
}

TEST(Checker, RefusesDivisorsThatMayBeZero) {
  Certificate c = makeReversal();
  c.steps = replaceAll(c.steps, "[\"divisors\",[],[]]",
                       R"(["divisors",[],[[[],[],[["1",[],[],
                          [["x",0,["p0"]]]]]]]],["when"],["done"],["positive"])");
  EXPECT_ERROR(c, "a divisor may be zero");
}

TEST(Checker, RefusesOtherText) {
  Certificate c = makeReversal();
  c.version = "2";
  EXPECT_ERROR(c, "version 2 is not known");
  c = makeReversal();
  c.hash = "0123";
  EXPECT_ERROR(c, "the hash is not 16 hexadecimal digits");
  c = makeReversal();
  c.verdict = "unknown";
  EXPECT_ERROR(c, "the verdict is not 'proved'");
  EXPECT_NE(checkCertificate("").error, "");
  EXPECT_EQ(checkCertificate("[]").error, "the text is no JSON object");
  EXPECT_EQ(checkCertificate(std::string(100000, '[')).error,
            "the text is nested too deeply");
}

/// Every truncation is refused, and none crashes.
TEST(Checker, RefusesTruncatedText) {
  std::string text = makeInfeasible().getText();
  for (size_t size = 0; size < text.size(); ++size)
    EXPECT_NE(checkCertificate(text.substr(0, size)).error, "") << size;
}

/// With any one character changed, the text is refused or says the same of
/// something else; it never crashes.
TEST(Checker, SurvivesChangedText) {
  std::string text = makeReversal().getText();
  unsigned refused = 0;
  for (size_t at = 0; at < text.size(); ++at)
    for (char letter : {'0', '9', '"', ']', 'v', '-'}) {
      std::string changed = text;
      changed[at] = letter;
      refused += !checkCertificate(changed).error.empty();
    }
  EXPECT_GT(refused, text.size());
}

} // namespace
