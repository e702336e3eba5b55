//===- CertificateTest.cpp - From proofs to checked certificates ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the prover records of the laws is accepted by the checker, and what is
// changed in it is not.
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Certificates/Checker.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Verifier/DefinitionalProver.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;
using mlir::pdl::PatternOp;
using taso::testing::RuleFile;

namespace {

std::string prove(PatternOp rule) {
  std::string certificate;
  taso::ProofOptions options;
  options.maxRank = 4;
  options.classify = false;
  options.certificate = &certificate;
  taso::proveFromDefinitions(rule, options);
  return certificate;
}

PatternOp findLaw(StringRef name) {
  for (PatternOp rule : RuleFile::getLaws().getRules())
    if (rule.getSymName() == name)
      return rule;
  ADD_FAILURE() << "no law " << name.str();
  return {};
}

/// A certificate as a tree, to be changed.
class Tampered {
public:
  explicit Tampered(StringRef law)
      : root(llvm::cantFail(llvm::json::parse(prove(findLaw(law))))) {}

  Object &getProof() {
    return *(*root.getAsObject()->getArray("proofs"))[0].getAsObject();
  }
  Array &getList(StringRef name) { return *getProof().getArray(name); }
  /// The first step of a name.
  Array &getStep(StringRef name) {
    for (Value &step : getList("steps"))
      if ((*step.getAsArray())[0] == Value(name))
        return *step.getAsArray();
    ADD_FAILURE() << "no step " << name.str();
    return getList("steps");
  }
  std::string check() {
    std::string text;
    llvm::raw_string_ostream(text) << root;
    return taso::checkCertificate(text).error;
  }

private:
  Value root;
};

#define EXPECT_ERROR(tampered, what)                                           \
  do {                                                                         \
    std::string error = (tampered).check();                                    \
    EXPECT_NE(error.find(what), std::string::npos) << error;                   \
  } while (false)

/// A sample of the laws; each that is proved has a certificate that is right,
/// with the hash of the law.
TEST(Certificate, IsAcceptedForLaws) {
  unsigned number = 0, proved = 0, claims = 0, bijections = 0;
  for (PatternOp rule : RuleFile::getLaws().getRules()) {
    constexpr unsigned kEvery = 5;
    if (number++ % kEvery)
      continue;
    std::string certificate = prove(rule);
    if (certificate.empty())
      continue;
    ++proved;
    EXPECT_EQ(certificate.find('\n'), std::string::npos);
    taso::CertificateReport report = taso::checkCertificate(certificate);
    EXPECT_EQ(report.error, "") << rule.getSymName()->str();
    EXPECT_EQ(report.rule, rule.getSymName()->str());
    EXPECT_EQ(report.hash, taso::getRuleHash(rule));
    claims += report.claims;
    bijections += report.bijections;
  }
  EXPECT_GT(proved, 40u);
  EXPECT_GT(claims, 200u);
  EXPECT_GT(bijections, 200u);
}

TEST(Certificate, IsTheSameEachTime) {
  PatternOp law = findLaw("conv_merge_groups");
  EXPECT_EQ(prove(law), prove(law));
}

TEST(Certificate, IsNotWrittenForWrongRules) {
  for (PatternOp rule : RuleFile::getWrongRewrites().getRules())
    EXPECT_EQ(prove(rule), "") << rule.getSymName()->str();
}

TEST(Certificate, TamperedMultiplierIsCaught) {
  Tampered tampered("conv_merge_groups");
  Array &row = *(*tampered.getList("claims")[0].getAsArray())[0].getAsArray();
  row[2] = "7/3";
  EXPECT_ERROR(tampered,
               "claim 1: the multipliers do not sum to a negative constant");
}

TEST(Certificate, RemovedHypothesisIsCaught) {
  Tampered tampered("conv_merge_groups");
  // Each fact of the claims was needed for one of them.
  Array &facts = tampered.getList("facts");
  Array none;
  facts = std::move(none);
  EXPECT_NE(tampered.check(), "");
}

TEST(Certificate, MissingClaimIsCaught) {
  unsigned caught = 0;
  size_t size = Tampered("conv_merge_groups").getList("claims").size();
  for (size_t i = 0; i < size; ++i) {
    Tampered tampered("conv_merge_groups");
    Array &claims = tampered.getList("claims");
    claims.erase(claims.begin() + i);
    caught += !tampered.check().empty();
  }
  EXPECT_GT(caught, 0u);
}

TEST(Certificate, TamperedCoefficientIsCaught) {
  Tampered tampered("matmul_associate_left");
  (*tampered.getList("source")[0].getAsArray())[0] = "2";
  EXPECT_ERROR(tampered, "the coefficients do not add up to zero");
}

TEST(Certificate, TamperedBijectionIsCaught) {
  Tampered tampered("matmul_associate_left");
  Array &images = *tampered.getStep("map")[1].getAsArray();
  ASSERT_EQ(images.size(), 2u);
  std::swap(images[0], images[1]);
  EXPECT_NE(tampered.check(), "");
  images[1] = images[0];
  EXPECT_ERROR(tampered,
               "the determinant of a change of variables is not 1 or -1");
}

TEST(Certificate, SwappedLeafIsCaught) {
  Tampered tampered("matmul_associate_left");
  tampered.getStep("equal")[0] = "void";
  EXPECT_ERROR(tampered, "a case is left out that may occur");
}

TEST(Certificate, ForeignFactAboutFunctionsIsCaught) {
  Tampered tampered("transpose_softmax");
  tampered.getStep("exp")[1] = Array{2};
  EXPECT_NE(tampered.check(), "");
}

} // namespace
