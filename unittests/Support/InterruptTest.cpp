//===- InterruptTest.cpp - Tests of Interrupt.h ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/Interrupt.h"

#include "gtest/gtest.h"

#include <csignal>

namespace {

TEST(InterruptTest, NotesTheFirstSignalAndDiesOfTheSecond) {
  EXPECT_EXIT(
      {
        // A shell lets what it starts in the background ignore the signal.
        std::signal(SIGINT, SIG_DFL);
        taso::catchInterrupts();
        if (taso::isInterrupted())
          std::_Exit(1);
        std::raise(SIGINT);
        if (!taso::isInterrupted())
          std::_Exit(2);
        std::raise(SIGINT);
        std::_Exit(3);
      },
      testing::KilledBySignal(SIGINT), "");
}

TEST(InterruptTest, CanBeReleased) {
  EXPECT_EXIT(
      {
        // A shell lets what it starts in the background ignore the signal.
        std::signal(SIGINT, SIG_DFL);
        taso::catchInterrupts();
        taso::releaseInterrupts();
        std::raise(SIGINT);
        std::_Exit(1);
      },
      testing::KilledBySignal(SIGINT), "");
}

} // namespace
