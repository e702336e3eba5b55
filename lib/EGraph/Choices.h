//===- Choices.h - What extraction chooses from -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/EGraph. Extraction chooses kernels rather than nodes: a
// pointwise operation may be had alone, or together with the node that computes
// its operand, for a smaller price. Then that operand is not written, so that
// others who need it pay for it again, as fusion has it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_EGRAPH_CHOICES_H
#define TASO_LIB_EGRAPH_CHOICES_H

#include "TASO/Cost/CostModel.h"
#include "TASO/EGraph/EGraph.h"

#include <map>

namespace taso::detail {

/// Nodes that run together. Classes are numbered as in ChoiceTable.
struct Choice {
  llvm::SmallVector<NodeId, 2> nodes; ///< producers first
  llvm::SmallVector<unsigned, 3> needs, gives; ///< sorted
  int64_t cost = 0;                            ///< picoseconds
};

/// How choices are priced.
enum class Pricing {
  Kernels, ///< as the cost model prices a kernel of these nodes
  Below,   ///< not more than the nodes add to any graph, whatever is fused
};

/// Prices nodes by functions that hold nothing else.
class NodePricer {
public:
  NodePricer(const EGraph &graph, const CostModel &costModel)
      : graph(graph), costModel(costModel) {}

  int64_t price(llvm::ArrayRef<NodeId> nodes, Pricing pricing);
  bool isPointwise(NodeId id) const;

private:
  using Key = std::vector<const void *>;

  Key getKey(llvm::ArrayRef<NodeId> nodes, Pricing pricing) const;
  int64_t priceAfresh(llvm::ArrayRef<NodeId> nodes, Pricing pricing);
  /// The node of a class that repeats another value, or kNone.
  NodeId findBroadcast(ClassId id) const;

  const EGraph &graph;
  const CostModel &costModel;
  std::map<Key, int64_t> known;
};

/// All choices for the classes that results can need, but for those that cost
/// nothing: arguments, and what is known before the model runs.
class ChoiceTable {
public:
  ChoiceTable(const EGraph &graph, const CostModel &costModel, Pricing pricing);

  const EGraph &graph;
  std::vector<ClassId> classes; ///< by number
  std::vector<Choice> choices;
  std::vector<std::vector<unsigned>> givers; ///< choices, by class
  std::vector<unsigned> roots;

  /// The number of a class; kNone for one that costs nothing.
  unsigned getNumber(ClassId id) const {
    auto it = numbers.find(graph.find(id));
    return it == numbers.end() ? kNone : it->second;
  }
  static bool isFree(const EClass &one) {
    return one.argument || one.isWeight;
  }

private:
  unsigned addClass(ClassId id);
  void addNodes();
  void addChoice(llvm::ArrayRef<NodeId> nodes,
                 llvm::ArrayRef<ClassId> inside, int64_t cost);
  void fuse(const CostModel &costModel, NodePricer &pricer);
  void dropDominated();

  llvm::DenseMap<ClassId, unsigned> numbers;
  std::vector<NodeId> nodes;
};

} // namespace taso::detail

#endif // TASO_LIB_EGRAPH_CHOICES_H
