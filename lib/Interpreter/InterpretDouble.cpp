//===- InterpretDouble.cpp - The interpreter over double ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

namespace taso {
TASO_INSTANTIATE_INTERPRETER(double)
} // namespace taso
