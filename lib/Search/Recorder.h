//===- Recorder.h - The steps of a search, written down ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Listens while the way to a result is gone again, and lists its steps: what
// reports, explanations and traces are made of.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_RECORDER_H
#define TASO_LIB_SEARCH_RECORDER_H

#include "Explainer.h"
#include "OperationIndex.h"
#include "Workspace.h"

#include "TASO/Search/Search.h"

#include <set>

namespace taso::detail {

class Recorder : public StepListener {
public:
  /// For a workspace that holds the original function. With `explain` each step
  /// says what it replaced; with `draw` the graph is drawn after each; with
  /// `trace` it says by hashes, which take a pass over the function each, where
  /// it was taken.
  Recorder(Workspace &workspace, const RuleSet &rules,
           const SearchOptions &options);

  /// The steps that follow belong to this action.
  void beginAction(unsigned number, unsigned rule, int64_t costBefore,
                   int64_t costAfter);
  std::vector<SearchStep> takeSteps() { return std::move(steps); }
  /// Empty if nothing was to be drawn.
  Drawing takeDrawing();

  // StepListener.
  void notifyStepBegins(const Match *match) override;
  void notifyStepEnds(bool changed) override;

private:
  using Positions = std::set<unsigned>;

  void describe(const Match &match);
  void passOrigins();

  mlir::func::FuncOp function;
  const UndoRewriter &rewriter;
  const RuleSet &rules;
  bool isExplaining, isTracing;
  GraphHasher hasher;
  /// The operations of the original that each operation came from.
  llvm::DenseMap<mlir::Operation *, Positions> origins;
  std::vector<SearchStep> steps;

  SearchStep current;
  unsigned actionRule = 0;
  llvm::SmallVector<mlir::Operation *> matched;
  UndoRewriter::Mark since = 0;
  std::optional<Explainer> explainer;
  std::optional<GraphDrawer> drawer;
  Drawing drawing;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_RECORDER_H
