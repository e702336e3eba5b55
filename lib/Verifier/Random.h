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
#include <optional>
#include <utility>
#include <vector>

namespace taso {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// A seed that depends on a name (FNV-1a).
  explicit Random(llvm::StringRef name) : state(0xcbf29ce484222325u) {
    for (unsigned char c : name)
      state = (state ^ c) * 0x100000001b3u;
  }
  /// Makes the given choices, as far as they are possible, and the simplest
  /// ones after them.
  explicit Random(std::vector<uint64_t> choices)
      : state(1), script(std::move(choices)) {}

  /// From now on numbers are small more often than not: two are drawn, and the
  /// smaller one counts.
  void preferSmall() { small = true; }

  /// From now on few sizes are equal by chance, and few are 1.
  void preferDistinctSizes() { distinct = true; }

  uint64_t next() { return state = mixSeed(state, 1); }
  /// A number in [low, high]; `low` is the simplest choice.
  int64_t range(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(choose(high - low + 1, small));
  }
  /// The size of a dimension.
  int64_t size() { return distinct ? range(2, 7) : range(1, 4); }
  /// False is the simplest choice.
  bool chance(int percent) {
    return choose(100, /*twice=*/false) >= uint64_t(100 - percent);
  }
  template <class T> T pick(llvm::ArrayRef<T> choices) {
    return choices[range(0, choices.size() - 1)];
  }

  /// The choices since the last call.
  std::vector<uint64_t> takeChoices() { return std::exchange(made, {}); }

private:
  /// A number below `count`.
  uint64_t choose(uint64_t count, bool twice) {
    uint64_t number = 0;
    if (!script)
      number = next() % count;
    else if (made.size() < script->size())
      number = std::min((*script)[made.size()], count - 1);
    if (!script && twice)
      number = std::min(number, next() % count);
    made.push_back(number);
    return number;
  }

  uint64_t state;
  bool small = false, distinct = false;
  std::optional<std::vector<uint64_t>> script;
  std::vector<uint64_t> made;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_RANDOM_H
