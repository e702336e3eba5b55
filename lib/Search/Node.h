//===- Node.h - Graphs that the search visits -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph is known by the way to it: an action on another graph. Actions are
// stored by the positions of operations in the block, so that the same chain
// gives the same graph in every workspace, and on the original function.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_NODE_H
#define TASO_LIB_SEARCH_NODE_H

#include "TASO/Rules/RuleMatcher.h"

#include "llvm/ADT/BitVector.h"

#include <optional>
#include <vector>

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
/// The rule of an action that only normalises, the whole graph. Mostly it is
/// the first.
inline constexpr unsigned kNormaliseOnly = ~0u;
/// The rule of a first action that simplifies without any rules.
inline constexpr unsigned kSimplifyOnly = kNormaliseOnly - 1;

/// The price of a graph that an action leads to.
struct Outcome {
  bool valid = false; ///< the action could be applied, and changed the graph
  /// A kernel of the graph has to be measured first; the rest is not known.
  bool isWaiting = false;
  /// The cost is guessed: the graph costs more than was asked about.
  bool isGuess = false;
  int64_t cost = 0;
  uint64_t hash = 0;
};

/// An action that a graph offers, and where it leads once that is known.
struct Offer {
  Action action;
  std::optional<Outcome> outcome;
};

struct Node {
  /// Null for the input, normalised or simplified only.
  const Node *parent = nullptr;
  Action action;
  unsigned length = 0; ///< actions from the input
  int64_t cost = 0;
  bool isGuess = false; ///< as in Outcome
  uint64_t hash = 0;

  /// What can be done here, in a fixed order, with equal sites as one action.
  /// Found once, when it is first asked for.
  std::vector<Offer> offers;
  /// Sites of `offers` as actions of their own.
  std::vector<Offer> singles;
  /// Positions of the operations that several operations read.
  llvm::BitVector shared;
  bool isExpanded = false;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_NODE_H
