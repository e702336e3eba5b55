//===- Table.cpp - The table of ONNX operators ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup by operator and opset.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

namespace taso::conversion {

void ConversionTable::add(llvm::StringRef type, int64_t since,
                          ConvertFunction function) {
  rows[type][since] = function;
}

ConvertFunction ConversionTable::lookup(llvm::StringRef type,
                                        int64_t opset) const {
  auto row = rows.find(type);
  if (row == rows.end())
    return nullptr;
  auto next = row->second.upper_bound(opset);
  return next == row->second.begin() ? nullptr : std::prev(next)->second;
}

const ConversionTable &getConversionTable() {
  static const ConversionTable table = [] {
    ConversionTable result;
    addConvolutions(result);
    addDataMovement(result);
    addFused(result);
    addMatrixProducts(result);
    addPointwise(result);
    addPools(result);
    addReductions(result);
    addSlices(result);
    return result;
  }();
  return table;
}

} // namespace taso::conversion
