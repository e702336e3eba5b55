//===- Diagnostics.h - Messages about .onnx models --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model has no text that a message could point into: the file and the name of
// a value take the place of lines.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOOPT_DIAGNOSTICS_H
#define TASO_TOOLS_TASOOPT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace taso::tools {

/// Prints a diagnostic about the model in the file `input`, as far as the
/// configuration shows its severity.
llvm::LogicalResult
printModelDiagnostic(const mlir::Diagnostic &diagnostic, llvm::StringRef input,
                     const mlir::MlirOptMainConfig &config);

/// The lines of a text that are too long to be shown below a diagnostic: signatures
/// with hundreds of weights, and constants with their elements.
class LongLines {
public:
  explicit LongLines(llvm::MemoryBufferRef text);

  /// Has diagnostics about these lines printed without them, from now on, as far as
  /// the configuration shows their severity.
  void hide(mlir::MLIRContext *context,
            const mlir::MlirOptMainConfig &config) const;

private:
  std::string name; ///< of the file, in locations
  llvm::DenseSet<unsigned> lines;
};

/// Adds a hint to the parser's errors where a file of MLIR that was refused is
/// TOSA of before 2025, or MLIR of before 2022.
void hintAtOldSyntax(llvm::StringRef input);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOOPT_DIAGNOSTICS_H
