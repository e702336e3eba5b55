//===- EvaluateWork.cpp - The operator table for one algebra --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/OperatorTable.h"
#include "TASO/Semantics/ShapeInference.h"

namespace taso::semantics {
template Definition<WorkCount>
getDefinition<WorkCount>(std::string_view mnemonic);
} // namespace taso::semantics
