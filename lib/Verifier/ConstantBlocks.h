//===- ConstantBlocks.h - Constants made of other constants -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An optimiser that merges operators also merges their weights, and writes the
// result as a new constant. To see through that, a constant is looked at as
// earlier constants side by side, with zeros where there is none: what
// concatenation and enlarging leave behind. Each may be scaled by a power of
// two, positive or negative, which floating point does exactly, and may have
// gained or lost dimensions of size 1. All elements are compared, so the
// reading is a fact, not a guess.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_CONSTANTBLOCKS_H
#define TASO_LIB_VERIFIER_CONSTANTBLOCKS_H

#include "ValueClasses.h"

#include "TASO/Interpreter/HostTensor.h"

namespace taso {

class ConstantBlocks {
public:
  using Class = ValueClasses::Class;

  /// Where an earlier constant stands.
  struct Block {
    Class constant;
    /// By the constant's dimensions: the dimension of the whole that each is,
    /// or -1 for one of size 1 that is none of the whole.
    llvm::SmallVector<int> dimensions = {};
    /// By the whole's dimensions.
    llvm::SmallVector<int64_t> offset = {};
    double factor = 1;
  };

  explicit ConstantBlocks(const ValueClasses &classes) : classes(classes) {}

  /// The blocks of a constant, which do not overlap; all other elements are
  /// zero. None if it is not made of earlier constants.
  llvm::ArrayRef<Block> get(Class number);

private:
  using Tensor = HostTensor<double>;
  class Search;
  std::optional<Tensor> load(Class number);
  std::vector<Block> find(Class number);

  const ValueClasses &classes;
  std::map<Class, Tensor> tensors;
  std::map<Class, std::vector<Block>> known;
  int64_t elements = 0;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_CONSTANTBLOCKS_H
