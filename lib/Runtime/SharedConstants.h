//===- SharedConstants.h - One memory for equal constants -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The graphs that a search found are timed in turns, so all are prepared at
// once. Most of their weights are the same.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_SHAREDCONSTANTS_H
#define TASO_LIB_RUNTIME_SHAREDCONSTANTS_H

#include <cstddef>
#include <memory>

namespace taso::runtime {

/// Memory with the same bytes that was given before and is still in use, or
/// else this one, which later calls may get. It must not be written any more.
/// Safe to call from several threads.
std::shared_ptr<float> shareEqual(std::shared_ptr<float> memory, size_t bytes);

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_SHAREDCONSTANTS_H
