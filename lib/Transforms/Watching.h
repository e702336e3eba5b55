//===- Watching.h - Who watches a search, and may end it --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_WATCHING_H
#define TASO_LIB_TRANSFORMS_WATCHING_H

#include "TASO/Search/Search.h"

#include <chrono>

namespace taso {

/// While it lives, the first Ctrl-C or SIGTERM ends the search with the best graph
/// so far; the next does what it did before. LLVM's own interrupt function does not
/// serve: its handler deletes the tool's output file first.
class InterruptScope {
public:
  InterruptScope();
  ~InterruptScope();

  /// Whether there was one, in this or an earlier scope: who interrupts a
  /// pipeline wants its end, not the next search.
  static bool isInterrupted();
};

/// One line on a terminal that is written again and again; nothing in a pipe.
class ProgressLine {
public:
  explicit ProgressLine(llvm::StringRef function);
  ~ProgressLine() { clear(); }
  void clear();
  void update(const SearchProgress &progress);

private:
  llvm::StringRef function;
  bool enabled, written = false;
  std::chrono::steady_clock::time_point last;
};

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_WATCHING_H
