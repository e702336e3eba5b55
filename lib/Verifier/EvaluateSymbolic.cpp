//===- EvaluateSymbolic.cpp - The operator table for the prover -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Symbolic.h"

#include "TASO/Semantics/OperatorTable.h"

namespace taso::semantics {
template Definition<proof::Symbolic>
getDefinition<proof::Symbolic>(std::string_view mnemonic);
} // namespace taso::semantics
