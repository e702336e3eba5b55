//===- EvaluateRuleFunctions.cpp - The rules' vocabulary for the prover ---===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Symbolic.h"

#include "TASO/Semantics/RuleFunctionTable.h"

namespace taso::semantics {
template RuleCondition<proof::Symbolic>
getRuleCondition<proof::Symbolic>(std::string_view name);
template RuleFunction<proof::Symbolic>
getRuleFunction<proof::Symbolic>(std::string_view name);
} // namespace taso::semantics
