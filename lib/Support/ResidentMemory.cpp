//===- ResidentMemory.cpp - How much memory a process holds ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/ResidentMemory.h"

#include <fstream>
#include <unistd.h>

uint64_t taso::getResidentBytes() {
  std::ifstream file("/proc/self/statm");
  uint64_t total = 0, resident = 0;
  if (!(file >> total >> resident))
    return 0;
  return resident * uint64_t(sysconf(_SC_PAGESIZE));
}
