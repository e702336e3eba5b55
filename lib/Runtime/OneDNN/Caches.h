//===- Caches.h - Putting memory out of the caches --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that is timed over and over finds its weights in the caches; in a
// model that has more weights than these hold, it does not.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_CACHES_H
#define TASO_LIB_RUNTIME_ONEDNN_CACHES_H

#include <cstddef>

namespace taso::runtime::onednn {

/// Puts these bytes out of all caches, and leaves the rest there where the
/// processor can do that. Elsewhere all that was in the caches goes.
void evict(const void *data, size_t bytes);

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_CACHES_H
