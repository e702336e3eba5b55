//===- Table.h - The table of ONNX operators -------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversion functions by operator and the opset from which they hold. Each
// family has its own file, which adds its rows.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXTOTASO_TABLE_H
#define TASO_LIB_CONVERSION_ONNXTOTASO_TABLE_H

#include "Node.h"

#include "llvm/ADT/StringMap.h"

#include <map>

namespace taso::conversion {

/// Gives the node a meaning in taso: a result of the operation that computes
/// all results of the node. Null leaves the node what it is.
using ConvertFunction = mlir::Value (*)(Node &);

/// The opsets of the default domain in which the table holds.
inline constexpr int64_t kMinOpset = 6, kMaxOpset = 22;

class ConversionTable {
public:
  /// `function` converts `type` from opset `since` on, until a later row.
  void add(llvm::StringRef type, int64_t since, ConvertFunction function);
  void add(llvm::StringRef type, ConvertFunction function) {
    add(type, 0, function);
  }
  /// Null if taso has no such operator.
  ConvertFunction lookup(llvm::StringRef type, int64_t opset) const;

private:
  llvm::StringMap<std::map<int64_t, ConvertFunction>> rows;
};

void addConvolutions(ConversionTable &table);
void addDataMovement(ConversionTable &table);
void addMatrixProducts(ConversionTable &table);
void addPointwise(ConversionTable &table);
void addPools(ConversionTable &table);
void addReductions(ConversionTable &table);
void addSlices(ConversionTable &table);

/// All rows.
/// The domain of what ONNX Runtime fuses. Its rows are of "com.microsoft.TYPE".
inline constexpr llvm::StringLiteral kMicrosoft = "com.microsoft";
void addFused(ConversionTable &table);

const ConversionTable &getConversionTable();

// What fused operators begin with, or end in.
mlir::Value convertConv(Node &node);
mlir::Value convertGemm(Node &node);
mlir::Value createGelu(Node &node, mlir::Value x,
                       GeluApproximation approximation);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXTOTASO_TABLE_H
