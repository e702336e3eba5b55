//===- ProgressBar.h - How far a long computation is ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line at the bottom of a terminal, with counts, rate and time left. What
// goes to a file or a pipe never sees it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_PROGRESSBAR_H
#define TASO_SUPPORT_PROGRESSBAR_H

#include "llvm/ADT/StringRef.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace taso {

/// The text of a progress bar of `width` characters at most: what is done, how
/// much of it, and how long it took so far.
std::string formatProgress(llvm::StringRef label, uint64_t done, uint64_t total,
                           double seconds, unsigned width);

class ProgressBar {
public:
  /// Draws on standard error if that is a terminal; otherwise does nothing.
  ProgressBar();
  /// For a program that decides itself.
  explicit ProgressBar(bool enabled) : enabled(enabled) {}
  ProgressBar(const ProgressBar &) = delete;
  ProgressBar &operator=(const ProgressBar &) = delete;
  ~ProgressBar() { clear(); }

  /// Draws the bar again, several times a second at most. Rate and time left
  /// count from the first call with this label.
  void update(llvm::StringRef label, uint64_t done, uint64_t total);
  /// Removes the bar, so that something else can be printed. The next update
  /// draws it again.
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  bool enabled = false;
  bool drawn = false;
  std::string current;
  uint64_t first = 0; ///< done when the label was new
  Clock::time_point start, lastDrawn;
};

} // namespace taso

#endif // TASO_SUPPORT_PROGRESSBAR_H
