//===- ProposalsTest.cpp - Instances of odd rules -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules of other people may state numbers that no operator takes, and use
// values of any rank anywhere. Such rules have no instances, or few.
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Verifier/Refuter.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;
using namespace taso::testing;

namespace {

/// Tries to refute op(x, y, z) = op(x, y, z), where y is a result of any rank.
RefuteReport refuteCopy(const std::string &name, unsigned numOperands,
                        const std::string &literals,
                        const std::string &attributes) {
  std::string operands, types;
  for (unsigned i = 0; i < numOperands; ++i) {
    operands += (i ? ", %" : "%") + std::string(1, "xyz"[i]);
    types += i ? ", !pdl.value" : "!pdl.value";
  }
  auto results = [&](bool isSource) {
    return "pdl.operation \"taso." + name + "\"(" + operands + " : " + types +
           ") {" + attributes + "}" + (isSource ? " -> (%t : !pdl.type)" : "");
  };
  std::string extra = numOperands > 2 ? "%z = pdl.operand\n" : "";
  return refute(
      RuleFile::fromText("%s = pdl.type\n%t = pdl.type\n%x = pdl.operand\n" +
                         extra + "%u = pdl.operand\n" + literals +
                         "%n = pdl.operation \"taso.neg\"(%u : !pdl.value) -> "
                         "(%s : !pdl.type)\n"
                         "%y = pdl.result 0 of %n\n"
                         "%op = " +
                         results(true) +
                         "\npdl.rewrite %op {\n"
                         "%c = " +
                         results(false) +
                         "\n%v = pdl.result 0 of %c\n"
                         "pdl.replace %op with (%v : !pdl.value)\n}")
          .get());
}

std::string number(const std::string &name, const std::string &value) {
  return "%" + name + " = pdl.attribute = " + value + " : i64\n";
}

TEST(Proposals, TakeKernelsOfAnyRank) {
  std::string frees;
  for (const char *name : {"a", "b", "d", "e"})
    frees += "%" + std::string(name) + " = pdl.attribute\n";
  frees += "%f = pdl.attribute = #taso.activation<none>\n";
  RefuteReport report = refuteCopy(
      "conv2d", 3, frees,
      R"("strides" = %a, "pads" = %b, "dilations" = %d, "groups" = %e, "activation" = %f)");
  EXPECT_EQ(report.error, "");
  EXPECT_GT(report.untyped, 0u);
  EXPECT_GT(report.accepted, 0u);
}

TEST(Proposals, TakeNumbersThatNoInstanceHas) {
  struct {
    std::string name, literals, attributes;
  } rules[] = {
      {"concat", number("a", "-7"), R"("axis" = %a)"},
      {"gather", number("a", "-7"), R"("axis" = %a)"},
      {"layer_norm", number("a", "-7") + "%e = pdl.attribute = 1.0e-05 : f64\n",
       R"("axis" = %a, "epsilon" = %e)"},
  };
  for (auto &[name, literals, attributes] : rules) {
    RefuteReport report = refuteCopy(name, 2, literals, attributes);
    EXPECT_EQ(report.error, "") << name;
    EXPECT_EQ(report.untyped, report.trials) << name;
  }
}

TEST(Proposals, TakeSlicesWithoutStep) {
  RefuteReport report = refute(RuleFile::fromText(R"(
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.attribute = -1 : i64
    %b = pdl.attribute
    %n = pdl.attribute
    %e = pdl.attribute = 0 : i64
    %s = pdl.operation "taso.slice"(%x : !pdl.value) {"axis" = %a, "start" = %b, "size" = %n, "step" = %e} -> (%t : !pdl.type)
    pdl.rewrite %s {
      pdl.replace %s with (%x : !pdl.value)
    })")
                                   .get());
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(report.untyped, report.trials);
}

} // namespace
