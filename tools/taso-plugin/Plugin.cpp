//===- Plugin.cpp - TASO inside another mlir-opt --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two entry points that MLIR's tools look for: `--load-dialect-plugin` adds
// the dialects, `--load-pass-plugin` the passes. The host must have been linked
// against the same libMLIR.so.
//
//===----------------------------------------------------------------------===//

#include "TASO/InitAll.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Compiler.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TASO", TASO_VERSION,
          [](mlir::DialectRegistry *registry) {
            taso::registerAllDialects(*registry);
          }};
}

/// The passes of TASO alone: the host has MLIR's own.
extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TASO", TASO_VERSION, [] {
            taso::registerTASOConversionPasses();
            taso::registerTASOStableHLOPasses();
            taso::registerTASOTransformsPasses();
            taso::registerTASOPipelines();
          }};
}
