//===- Random.h - Reproducible random choices -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same numbers on every machine, which the distributions of the standard
// library do not promise.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_RANDOM_H
#define TASO_LIB_VERIFIER_RANDOM_H

#include "TASO/Interpreter/HostTensor.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

namespace taso {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// A seed that depends on a name (FNV-1a).
  explicit Random(llvm::StringRef name) : state(0xcbf29ce484222325u) {
    for (unsigned char c : name)
      state = (state ^ c) * 0x100000001b3u;
  }

  /// From now on numbers are small more often than not: two are drawn, and the
  /// smaller one counts.
  void preferSmall() { small = true; }

  uint64_t next() { return state = mixSeed(state, 1); }
  /// A number in [low, high].
  int64_t range(int64_t low, int64_t high) {
    uint64_t count = high - low + 1, number = next() % count;
    if (small)
      number = std::min(number, next() % count);
    return low + static_cast<int64_t>(number);
  }
  bool chance(int percent) { return next() % 100 < uint64_t(percent); }
  template <class T> T pick(llvm::ArrayRef<T> choices) {
    return choices[range(0, choices.size() - 1)];
  }

private:
  uint64_t state;
  bool small = false;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_RANDOM_H
