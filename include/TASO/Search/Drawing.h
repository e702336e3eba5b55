//===- Drawing.h - Graphs for people to look at -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a viewer needs to draw a graph, and to play the steps that changed it.
// Operations have numbers that they keep from step to step.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_DRAWING_H
#define TASO_SEARCH_DRAWING_H

#include "TASO/Cost/CostModel.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace taso {

/// One operation of a graph.
struct DrawnNode {
  unsigned id = 0;
  std::string name;       ///< for example "taso.matmul"
  std::string attributes; ///< as text; weights are left out
  std::string type;       ///< of the results
  std::string location;
  /// "3" or "3:1" for a result of a node, "arg0" for an argument.
  std::vector<std::string> operands;

  friend bool operator==(const DrawnNode &, const DrawnNode &) = default;
};

/// What a step did to a graph.
struct DrawnStep {
  std::vector<DrawnNode> added;  ///< new ones, and those that read others now
  std::vector<unsigned> removed; ///< by id
};

/// A graph, the steps that changed it, and what it became.
struct Drawing {
  std::vector<DrawnNode> before; ///< in the order of the block
  std::vector<DrawnStep> steps;
  std::vector<unsigned> after; ///< the ids, in the order of the block
};

/// Follows a block while it is rewritten. Operations that are erased must stay
/// in memory, as those of an UndoRewriter do: they are known by their address.
class GraphDrawer {
public:
  /// Numbers the operations of a block from `firstId` on.
  explicit GraphDrawer(mlir::Block &block, unsigned firstId = 0);

  /// What changed since the last call, or since the beginning.
  DrawnStep update();
  /// The operations that there are now, in the order of the block.
  std::vector<DrawnNode> getNodes() const;
  std::vector<unsigned> getIds() const;

private:
  DrawnNode describe(mlir::Operation &op) const;
  void number();

  mlir::Block &block;
  unsigned nextId;
  llvm::DenseMap<mlir::Operation *, unsigned> ids;
  struct Drawn {
    DrawnNode node;
    size_t content = 0; ///< a hash of what it was described by
  };
  std::map<unsigned, Drawn> nodes; ///< as of the last call
};

llvm::json::Value toJSON(const DrawnNode &node);
llvm::json::Value toJSON(const DrawnStep &step);

/// The kernels of a block with their prices: `ops` holds the given ids of the
/// block's operations, in their order.
llvm::json::Array describeKernels(mlir::Block &block,
                                  llvm::ArrayRef<unsigned> ids,
                                  const CostModel &costModel);

} // namespace taso

#endif // TASO_SEARCH_DRAWING_H
