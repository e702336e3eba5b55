//===- ResidentMemory.h - How much memory a process holds -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search that remembers what it has seen is ended before it takes the memory
// of everything else.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_RESIDENTMEMORY_H
#define TASO_SUPPORT_RESIDENTMEMORY_H

#include <cstdint>

namespace taso {

/// Bytes of this process that are in memory now; 0 if the system does not tell.
uint64_t getResidentBytes();

} // namespace taso

#endif // TASO_SUPPORT_RESIDENTMEMORY_H
