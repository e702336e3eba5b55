//===- State.h - Graphs that the search visits ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state is a clone of the function with unknown locations. Actions are stored
// by the positions of operations in the block, so that a chain of actions can
// be replayed on the original function and gives the same graph there.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_STATE_H
#define TASO_LIB_SEARCH_STATE_H

#include "TASO/Rules/RuleMatcher.h"
#include "TASO/Search/Search.h"

#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace taso::detail {

/// One match, by positions in the block. The fields are those of Match.
struct Site {
  unsigned variant = 0;
  llvm::SmallVector<unsigned, 4> ops;
  unsigned root = 0;
};

/// Applications of one rule that are made together.
struct Action {
  unsigned rule = 0;
  uint64_t signature = 0;
  llvm::SmallVector<Site, 1> sites;
};

/// The chain of actions that led to a state, newest first.
struct Chain {
  std::shared_ptr<const Chain> parent;
  Action action; ///< rule is kNormaliseOnly for the first step
  int64_t costBefore = 0, costAfter = 0;
  unsigned length = 0;
};
inline constexpr unsigned kNormaliseOnly = ~0u;

struct State {
  mlir::OwningOpRef<mlir::func::FuncOp> function;
  int64_t cost = 0;
  uint64_t hash = 0;
  std::shared_ptr<const Chain> chain;

  mlir::Block &getBlock() { return (*function).getBody().front(); }
};

/// The chain of a state that an action leads to from `state`, at `cost`.
std::shared_ptr<const Chain> makeChain(const State &state, const Action &action,
                                       int64_t cost);

/// Told of each application that succeeded, before it is made.
using ApplicationRecorder =
    llvm::function_ref<void(unsigned rule, mlir::Location root)>;

class ChangeTracker;

/// Applies actions to functions: one per thread.
class Engine {
public:
  Engine(std::shared_ptr<const RuleSet> rules, mlir::MLIRContext *context);

  /// Collects the matches of every rule, in the matcher's order.
  llvm::SmallVector<Match> collect(mlir::Block &block);

  /// Applies the sites (operations given by `ops`, where null stands for one
  /// that is gone), then normalises. Entries of `ops` that are erased become
  /// null. Returns how many sites were applied.
  unsigned applyAction(mlir::func::FuncOp function, const Action &action,
                       llvm::SmallVectorImpl<mlir::Operation *> &ops,
                       ApplicationRecorder record = nullptr);

  const std::map<std::string, uint64_t> &getRefusals() const {
    return refusals;
  }

private:
  /// Applies normalising rules, folds, canonicalisations, CSE and DCE until
  /// nothing changes. Rules are matched only around the operations that
  /// `changes` holds, since elsewhere the parent state was normal already; with
  /// `everywhere` at all operations.
  void normalise(mlir::func::FuncOp function, ChangeTracker &changes,
                 bool everywhere, ApplicationRecorder record);
  bool applyNormalisingRules(mlir::func::FuncOp function,
                             ChangeTracker &changes, bool everywhere,
                             ApplicationRecorder record);
  bool applyMatch(const Match &match, mlir::RewriterBase::Listener *listener,
                  ApplicationRecorder record);

  std::shared_ptr<const RuleSet> rules;
  RuleMatcher matcher;
  mlir::FrozenRewritePatternSet canonicalization;
  /// How many steps a match of a normalising rule may reach from any of its
  /// operations.
  unsigned reach = 0;
  std::map<std::string, uint64_t> refusals;
};

/// The operations of the block, in order.
llvm::SmallVector<mlir::Operation *> listOps(mlir::Block &block);

/// Sets every location in the function to unknown.
void stripLocations(mlir::func::FuncOp function);

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_STATE_H
