//===- EndToEnd.cpp - Whole functions, timed ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EndToEnd.h"

#include "TASO/Cost/Programs.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace taso;

FailureOr<EndToEnd> taso::measureEndToEnd(func::FuncOp before,
                                          func::FuncOp after,
                                          Profiler &profiler,
                                          std::string &why) {
  std::vector<runtime::Program> programs;
  {
    // What cannot be exported is no error of the function.
    ScopedDiagnosticHandler quiet(before.getContext(), [&](Diagnostic &diag) {
      why = diag.str();
      return success();
    });
    for (func::FuncOp function : {before, after}) {
      auto program = exportProgram(function, /*dropElements=*/true);
      if (failed(program))
        return failure();
      programs.push_back(std::move(*program));
    }
  }
  auto measured = profiler.measureInterleaved(programs);
  if (!measured) {
    why = llvm::toString(measured.takeError());
    return failure();
  }
  return EndToEnd{(*measured)[0], (*measured)[1]};
}
