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

#ifndef TASO_UNITTESTS_AXIOMS_RANDOM_H
#define TASO_UNITTESTS_AXIOMS_RANDOM_H

#include "TASO/Interpreter/HostTensor.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace taso::testing {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// A seed that depends on a name (FNV-1a).
  explicit Random(llvm::StringRef name) : state(0xcbf29ce484222325u) {
    for (unsigned char c : name)
      state = (state ^ c) * 0x100000001b3u;
  }

  uint64_t next() { return state = mixSeed(state, 1); }
  /// A number in [low, high].
  int64_t range(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(next() % uint64_t(high - low + 1));
  }
  bool chance(int percent) { return range(0, 99) < percent; }
  template <class T> T pick(llvm::ArrayRef<T> choices) {
    return choices[range(0, choices.size() - 1)];
  }

private:
  uint64_t state;
};

} // namespace taso::testing

#endif // TASO_UNITTESTS_AXIOMS_RANDOM_H
