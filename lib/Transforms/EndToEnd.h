//===- EndToEnd.h - Whole functions, timed --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms: what a search found is only an improvement if the
// device says so. Prices of kernels do not add up exactly: layouts, caches and
// overlap are seen by whole graphs only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_ENDTOEND_H
#define TASO_LIB_TRANSFORMS_ENDTOEND_H

#include "TASO/Cost/CostModel.h"
#include "TASO/Cost/Profiler.h"
#include "TASO/Search/Search.h"

#include "llvm/Support/JSON.h"

#include <map>

namespace taso {

/// Operations that no executor runs. They are the same in every graph of a
/// search, so that comparisons can do without them.
struct LeftOut {
  std::map<std::string, unsigned> operations; ///< how often, by name
  int64_t cost = 0; ///< what the cost model says of them, picoseconds
};

/// A function and graphs found for it, timed in turns.
struct EndToEnd {
  runtime::Measurement input;
  std::vector<runtime::Measurement> graphs; ///< their ratios are to the input
  LeftOut leftOut;

  /// The fastest graph, relative to the input, if there is any.
  unsigned getFastest() const;
  /// True if there is a graph, and the fastest is faster than the input by more
  /// than the noise: the whole confidence interval of its ratio is below 1.
  bool isImprovement() const;
};

/// Times them all. On failure `why` says what is in the way: nothing that an
/// executor runs, or the profiler.
llvm::FailureOr<EndToEnd> measureEndToEnd(mlir::func::FuncOp input,
                                          llvm::ArrayRef<FoundGraph> graphs,
                                          const CostModel &model,
                                          std::string &why);

/// For people, for example "4 operations (2 onnx.LRN, 2 onnx.Pad) are left
/// out"; empty if none is.
std::string describe(const LeftOut &leftOut);

/// What docs/Report.md calls `measured`.
llvm::json::Value toJSON(const EndToEnd &times,
                         llvm::ArrayRef<FoundGraph> graphs, int64_t inputCost);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_ENDTOEND_H
