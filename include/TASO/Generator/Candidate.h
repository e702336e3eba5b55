//===- Candidate.h - Two graphs that seem to compute the same ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the enumeration hands to the generaliser: a pair of small graphs over
// the same inputs, with the shapes and attributes of every family of shapes in
// which both sides were well-typed and equal.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_CANDIDATE_H
#define TASO_GENERATOR_CANDIDATE_H

#include "TASO/Semantics/Algebra.h"

#include <cstdint>
#include <string>
#include <vector>

namespace taso::generator {

using Shape = semantics::SmallList<int64_t>;
using AttributeValues = semantics::Attributes<int64_t>;

/// A value of a graph: an input of the candidate, or a result of a node of the
/// same graph.
struct GraphValue {
  bool isInput = true;
  unsigned index = 0;  ///< of the input or the node
  unsigned result = 0; ///< of the node

  friend bool operator==(const GraphValue &, const GraphValue &) = default;
};

struct GraphNode {
  std::string op; ///< the mnemonic, for example "conv2d"
  std::vector<GraphValue> operands;
  unsigned numResults = 1;
};

/// Nodes in topological order; every node is needed for some result.
struct Graph {
  std::vector<GraphNode> nodes;
  std::vector<GraphValue> results;
};

/// The shapes and attributes of one family in which both sides are well-typed
/// and give equal results.
struct Witness {
  std::vector<Shape> inputs;           ///< by input
  std::vector<AttributeValues> source; ///< by node of the source
  std::vector<AttributeValues> target; ///< by node of the target
  /// Whether some size was changed, so that sizes which are equal by chance in
  /// the family are told apart.
  bool isVariation = false;
};

/// `source` => `target`: the i-th results correspond. The target uses no input
/// that the source does not use.
struct Candidate {
  unsigned numInputs = 0;
  Graph source, target;
  std::vector<Witness> witnesses;
};

} // namespace taso::generator

#endif // TASO_GENERATOR_CANDIDATE_H
