//===- Interrupt.cpp - Stopping in good order -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/Interrupt.h"

#include "llvm/Support/Signals.h"

#include <atomic>

namespace taso {

static std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free,
              "a signal handler writes it");

void catchInterrupts() {
  // LLVM forgets the function once it was called: the second signal kills.
  llvm::sys::SetInterruptFunction([] { interrupted = true; });
}

void releaseInterrupts() { llvm::sys::SetInterruptFunction(nullptr); }

bool isInterrupted() { return interrupted; }

} // namespace taso
