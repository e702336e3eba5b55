//===- ParallelFor.h - A loop shared out among threads ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each index is one independent piece of work, so that results do not depend on
// the number of threads. Standard library only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_PARALLELFOR_H
#define TASO_SEMANTICS_PARALLELFOR_H

#include <cstdint>
#include <functional>

namespace taso::semantics {

/// Calls `body(begin, end)` for pieces of [0, count) that are not empty, on
/// several threads if the count is large. Calls may run at the same time.
void parallelFor(int64_t count,
                 const std::function<void(int64_t begin, int64_t end)> &body);

} // namespace taso::semantics

#endif // TASO_SEMANTICS_PARALLELFOR_H
