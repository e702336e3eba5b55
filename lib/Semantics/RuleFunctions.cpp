//===- RuleFunctions.cpp - The rule functions on numbers ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/RuleFunctionTable.h"
#include "TASO/Semantics/ShapeInference.h"

namespace taso::semantics {

template RuleCondition<ShapeInference>
getRuleCondition<ShapeInference>(std::string_view name);
template RuleFunction<ShapeInference>
getRuleFunction<ShapeInference>(std::string_view name);

const std::vector<RuleFunctionInfo> &getRuleFunctions() {
  static const std::vector<RuleFunctionInfo> infos = [] {
    std::vector<RuleFunctionInfo> result;
    for (const auto &entry : RuleVocabulary<ShapeInference>::getTable())
      result.push_back(entry.info);
    return result;
  }();
  return infos;
}

} // namespace taso::semantics
