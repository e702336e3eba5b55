//===- Passes.h - Conversions between dialects ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes between the taso dialect and the dialects that models come in.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CONVERSION_PASSES_H
#define TASO_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
namespace arith {
class ArithDialect;
} // namespace arith
namespace linalg {
class LinalgDialect;
} // namespace linalg
namespace math {
class MathDialect;
} // namespace math
namespace tensor {
class TensorDialect;
} // namespace tensor
namespace tosa {
class TosaDialect;
} // namespace tosa
} // namespace mlir

namespace taso {
class ONNXDialect;
class TASODialect;
class TorchConversionDialect;
class TorchDialect;

#define GEN_PASS_DECL
#include "TASO/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "TASO/Conversion/Passes.h.inc"

} // namespace taso

#endif // TASO_CONVERSION_PASSES_H
