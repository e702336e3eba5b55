//===- Exchange.h - Processes that share the work ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several processes run the same program and divide what takes long: each does
// the items that are its own and all get all results, so that everything else
// runs alike in each of them. Only rank 0 is meant to write output.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_EXCHANGE_H
#define TASO_GENERATOR_EXCHANGE_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace taso::generator {

class Exchange {
public:
  virtual ~Exchange() = default;

  virtual unsigned getRank() const = 0;
  virtual unsigned getSize() const = 0;
  /// The words of every process, by rank. All processes must call it, in the
  /// same order.
  virtual std::vector<std::vector<uint64_t>>
  allGather(const std::vector<uint64_t> &mine) = 0;

  /// Whether all processes say yes: they go on together, or not at all. All
  /// processes must call it.
  bool allAgree(bool agree);
  /// Whether item `index` of a list that all processes have is this one's.
  bool isMine(uint64_t index) const { return index % getSize() == getRank(); }
  /// The strings of all items: `mine` holds those of this process's items, in
  /// order. All processes must call it, with the same `count`.
  std::vector<std::string> gatherStrings(const std::vector<std::string> &mine,
                                         uint64_t count);
};

/// One process alone.
class LocalExchange : public Exchange {
public:
  unsigned getRank() const override { return 0; }
  unsigned getSize() const override { return 1; }
  std::vector<std::vector<uint64_t>>
  allGather(const std::vector<uint64_t> &mine) override {
    return {mine};
  }
};

/// All processes that mpirun started, or this one alone; also without MPI. To be
/// made once, and to be destroyed before the program ends.
std::unique_ptr<Exchange> makeExchange();

} // namespace taso::generator

#endif // TASO_GENERATOR_EXCHANGE_H
