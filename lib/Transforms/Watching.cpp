//===- Watching.cpp - Who watches a search, and may end it ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Watching.h"

#include "TASO/Search/Explanation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <cmath>
#include <csignal>
#include <mutex>

using namespace taso;

static std::atomic<bool> interrupted{false};
/// The signals that ask for an end: by a user, and by what limits the time of jobs.
static constexpr int kSignals[] = {SIGINT, SIGTERM};
static struct sigaction previous[std::size(kSignals)];
/// Scopes that are open: passes on several modules may run at the same time.
static unsigned numScopes = 0;
static std::mutex scopesMutex;

static void restoreHandlers() {
  for (auto [signal, action] : llvm::zip_equal(kSignals, previous))
    sigaction(signal, &action, nullptr);
}

InterruptScope::InterruptScope() {
  std::lock_guard<std::mutex> lock(scopesMutex);
  if (numScopes++)
    return;
  struct sigaction action = {};
  action.sa_handler = [](int) {
    interrupted = true;
    restoreHandlers();
  };
  // Ours restores both, so both are known before it can be called.
  for (auto [signal, old] : llvm::zip_equal(kSignals, previous))
    sigaction(signal, nullptr, &old);
  for (int signal : kSignals)
    sigaction(signal, &action, nullptr);
}

InterruptScope::~InterruptScope() {
  std::lock_guard<std::mutex> lock(scopesMutex);
  if (--numScopes == 0)
    restoreHandlers();
}

bool InterruptScope::isInterrupted() { return interrupted; }

ProgressLine::ProgressLine(llvm::StringRef function)
    : function(function),
      enabled(llvm::sys::Process::StandardErrIsDisplayed()) {}

void ProgressLine::clear() {
  if (written)
    llvm::errs() << "\r\x1b[K";
  written = false;
}

void ProgressLine::update(const SearchProgress &progress) {
  auto now = std::chrono::steady_clock::now();
  if (!enabled || now - last < std::chrono::milliseconds(100))
    return;
  last = now;
  written = true;
  llvm::errs() << "\r\x1b[K@" << function << ": ";
  if (progress.initialCost)
    llvm::errs() << progress.states << " graphs, "
                 << toMicroseconds(progress.initialCost) << " -> "
                 << toMicroseconds(progress.bestCost);
  if (progress.batch)
    llvm::errs() << (progress.initialCost ? "; " : "") << progress.batch->done
                 << " of " << progress.batch->total << " kernels measured, "
                 << std::lround(progress.batch->secondsLeft) << " s left";
}
