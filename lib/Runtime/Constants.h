//===- Constants.h - What depends on weights only ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Runtime. Executors evaluate steps on weights once, by their
// definitions, while they prepare a program.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CONSTANTS_H
#define TASO_LIB_RUNTIME_CONSTANTS_H

#include "TASO/Runtime/Program.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace taso::runtime {

class Constants {
public:
  /// The program must outlive this.
  explicit Constants(const Program &program);

  /// True for weights, and for results of steps on constants only.
  bool isConstant(unsigned tensor) const { return constant[tensor]; }
  /// The step that computes a tensor, or -1.
  int getDefinition(unsigned tensor) const { return definition[tensor]; }
  /// The elements of a constant. Zeros if a definition refused.
  const HostTensor &evaluate(unsigned tensor);
  /// Forgets the elements, which are evaluated again if they are asked for.
  void clear() { values.clear(); }
  /// Why a definition refused, which it does only where shapes do not tell.
  const std::optional<Error> &getFailure() const { return failure; }

private:
  /// Computes the results of a step, which become values.
  void compute(const Step &step, unsigned tensor);

  const Program &program;
  std::vector<bool> constant;
  std::vector<int> definition;
  std::unordered_map<unsigned, HostTensor> values;
  std::optional<Error> failure;
};

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_CONSTANTS_H
