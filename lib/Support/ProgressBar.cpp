//===- ProgressBar.cpp - How far a long computation is --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/ProgressBar.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace taso {

/// 1:02:03, or 2:03.
static std::string formatTime(double seconds) {
  auto whole = static_cast<uint64_t>(seconds + 0.5);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (whole >= 3600)
    os << whole / 3600 << llvm::format(":%02u", unsigned(whole / 60 % 60));
  else
    os << whole / 60;
  os << llvm::format(":%02u", unsigned(whole % 60));
  return text;
}

/// 950, 12.3k, 4.5M.
static std::string formatRate(double rate) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (rate >= 1e6)
    os << llvm::format("%.1fM", rate / 1e6);
  else if (rate >= 1e3)
    os << llvm::format("%.1fk", rate / 1e3);
  else
    os << llvm::format("%.0f", rate);
  return text;
}

static std::string formatAfter(uint64_t done, uint64_t fresh, uint64_t total,
                               double seconds) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << ' ' << done << '/' << total;
  if (fresh == 0 || seconds <= 0)
    return text;
  double rate = fresh / seconds;
  os << ", " << formatRate(rate) << "/s";
  if (done < total)
    os << ", " << formatTime((total - done) / rate) << " left";
  return text;
}

/// `fresh` of those done count for the rate.
static std::string format(llvm::StringRef label, uint64_t done, uint64_t fresh,
                          uint64_t total, double seconds, unsigned width) {
  done = std::min(done, total);
  std::string after = formatAfter(done, fresh, total, seconds);
  std::string text = label.str();
  // A bar only where there is room for one.
  constexpr unsigned kLeast = 10, kMost = 40;
  unsigned used = text.size() + after.size() + 3;
  if (total > 0 && used + kLeast <= width) {
    unsigned cells = std::min(width - used, kMost);
    auto full = static_cast<unsigned>(double(done) / total * cells);
    text +=
        " [" + std::string(full, '#') + std::string(cells - full, '.') + "]";
  }
  text += after;
  return text.substr(0, width);
}

std::string formatProgress(llvm::StringRef label, uint64_t done, uint64_t total,
                           double seconds, unsigned width) {
  return format(label, done, done, total, seconds, width);
}

ProgressBar::ProgressBar()
    : ProgressBar(llvm::sys::Process::StandardErrIsDisplayed()) {}

void ProgressBar::update(llvm::StringRef label, uint64_t done, uint64_t total) {
  if (!enabled)
    return;
  Clock::time_point now = Clock::now();
  if (label != current) {
    current = label.str();
    start = now;
    first = done;
  } else if (now - lastDrawn < std::chrono::milliseconds(100)) {
    return;
  }
  lastDrawn = now;
  unsigned columns = llvm::sys::Process::StandardErrColumns();
  std::chrono::duration<double> seconds = now - start;
  // Carriage return, the text, and erasing what was longer before.
  llvm::errs() << '\r'
               << format(label, done, done - std::min(done, first), total,
                         seconds.count(), columns > 1 ? columns - 1 : 79)
               << "\033[K";
  llvm::errs().flush();
  drawn = true;
}

void ProgressBar::clear() {
  if (!drawn)
    return;
  llvm::errs() << "\r\033[K";
  llvm::errs().flush();
  drawn = false;
  lastDrawn = {};
}

} // namespace taso
