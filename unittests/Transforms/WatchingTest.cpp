//===- WatchingTest.cpp - Who may end a search -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Watching.h"

#include "gtest/gtest.h"

#include <csignal>
#include <optional>

using namespace taso;

namespace {

using Handler = void (*)(int);

Handler getHandler(int signal) {
  struct sigaction action;
  sigaction(signal, nullptr, &action);
  return action.sa_handler;
}

void handle(int) {}

// The pass manager runs a pass on several nested modules at a time, and they end
// in any order.
TEST(InterruptScope, OverlapsWithOthers) {
  struct sigaction before, ours = {};
  ours.sa_handler = handle;
  ASSERT_EQ(sigaction(SIGINT, &ours, &before), 0);
  std::optional<InterruptScope> first(std::in_place), second(std::in_place);
  Handler caught = getHandler(SIGINT);
  EXPECT_NE(caught, handle);
  first.reset();
  EXPECT_EQ(getHandler(SIGINT), caught);
  second.reset();
  EXPECT_EQ(getHandler(SIGINT), handle);
  sigaction(SIGINT, &before, nullptr);
}

} // namespace
