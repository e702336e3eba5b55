//===- StopScope.h - Leaving off long computations --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluations of whole models take minutes, and a user who interrupts one wants
// to wait for none. Standard library only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_STOPSCOPE_H
#define TASO_SEMANTICS_STOPSCOPE_H

#include <functional>

namespace taso::semantics {

/// While it lives, this thread asks now and then, in the loops that it starts
/// (`parallelFor`), whether to stop. Once the answer is yes it must stay so;
/// what is computed then is of no use.
class StopScope {
public:
  explicit StopScope(std::function<bool()> stopRequested);
  ~StopScope();
  StopScope(const StopScope &) = delete;
  StopScope &operator=(const StopScope &) = delete;

  /// Whether this thread has to stop.
  static bool isStopped();
  /// What this thread asks, or null.
  static const std::function<bool()> *getCurrent();

private:
  std::function<bool()> stopRequested;
  const std::function<bool()> *outer;
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_STOPSCOPE_H
