//===- LibFuzzer.cpp - The targets under libFuzzer ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each fuzzer is linked with one target.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  taso::fuzz::getTargets().begin()->second(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  return 0;
}
