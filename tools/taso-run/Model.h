//===- Model.h - A program as a file has it --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to taso-run. The tensors of a program are in the order in which they
// are computed; a model has arguments and results in an order of its own, by
// which two models are paired whose names differ.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASO_RUN_MODEL_H
#define TASO_TOOLS_TASO_RUN_MODEL_H

#include "TASO/Runtime/Program.h"

#include <vector>

namespace taso::tools {

struct Model {
  runtime::Program program;
  /// What is given from outside: positions in Program::tensors of the inputs,
  /// and of those arguments of a function that are weights.
  std::vector<unsigned> arguments;
  /// Positions of the outputs, in the order of the results.
  std::vector<unsigned> results;
  /// Weights that have their elements from the command line.
  std::vector<unsigned> given;
};

} // namespace taso::tools

#endif // TASO_TOOLS_TASO_RUN_MODEL_H
