//===- EvaluateFloat.cpp - The operator table for one algebra -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/Concrete.h"
#include "TASO/Semantics/OperatorTable.h"

namespace taso::semantics {
template Definition<Concrete<float>>
getDefinition<Concrete<float>>(std::string_view mnemonic);
} // namespace taso::semantics
