//===- VerdictTest.cpp - Tests of verdicts --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/Verdict.h"

#include "gtest/gtest.h"

TEST(Verdict, IsPrintedAsInReports) {
  EXPECT_STREQ(taso::stringify(taso::Verdict::Proved), "proved");
  EXPECT_STREQ(taso::stringify(taso::Verdict::Refuted), "refuted");
  EXPECT_STREQ(taso::stringify(taso::Verdict::Unknown), "unknown");
  EXPECT_STREQ(taso::stringify(taso::Verdict::Timeout), "timeout");
}
