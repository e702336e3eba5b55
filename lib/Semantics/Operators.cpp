//===- Operators.cpp - Descriptions of all operators ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/OperatorTable.h"

namespace taso::semantics {

template <class... Ops>
static std::vector<OperatorInfo> collect(OperatorList<Ops...>) {
  return {Ops::info()...};
}

const std::vector<OperatorInfo> &getOperators() {
  static const std::vector<OperatorInfo> operators = collect(AllOperators());
  return operators;
}

const OperatorInfo *getOperatorInfo(std::string_view mnemonic) {
  for (const OperatorInfo &info : getOperators())
    if (info.name == mnemonic)
      return &info;
  return nullptr;
}

} // namespace taso::semantics
