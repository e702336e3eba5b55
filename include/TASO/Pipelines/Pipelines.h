//===- Pipelines.h - From a dialect through the search and back -*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Import, superoptimisation, folding of weights and export as one option.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_PIPELINES_PIPELINES_H
#define TASO_PIPELINES_PIPELINES_H

namespace taso {

/// Registers `taso-linalg-pipeline`, `taso-onnx-pipeline`,
/// `taso-stablehlo-pipeline`, `taso-torch-pipeline` and `taso-tosa-pipeline`.
void registerTASOPipelines();

} // namespace taso

#endif // TASO_PIPELINES_PIPELINES_H
