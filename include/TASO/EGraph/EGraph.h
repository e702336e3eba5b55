//===- EGraph.h - Many equal graphs in one ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An e-graph (Nelson and Oppen, 1980; Willsey et al., POPL 2021) of tensor
// operations. A class stands for a value and holds every known way to compute
// it; a node is an operation whose operands are classes. Rules add nodes and
// unite classes, and nothing is ever taken away, so that no choice bars
// another.
//
// A node may have several results, each in a class of its own: `split`, and so
// the rules that merge parallel operators. Classes may depend on each other in
// circles (x = relu(x), where x is known to be positive); what takes a graph
// out has to avoid them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_EGRAPH_EGRAPH_H
#define TASO_EGRAPH_EGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Operation.h"

#include <deque>
#include <unordered_map>
#include <vector>

namespace taso {

using ClassId = unsigned;
using NodeId = unsigned;
inline constexpr unsigned kNone = ~0u;

/// Where a node comes from.
struct NodeOrigin {
  /// The rule that made it, as an index into RuleSet::getRules; kNone for the
  /// input and for what the dialect's own folds made.
  unsigned rule = kNone;
  /// Nodes that one application of a rule made share a number.
  unsigned application = kNone;
  /// How many rules with several roots stand between it and the input.
  unsigned merges = 0;
};

/// An operation on classes.
struct ENode {
  mlir::OperationName name;
  mlir::DictionaryAttr attributes; ///< with the default values
  llvm::SmallVector<ClassId, 3> operands = {};
  llvm::SmallVector<ClassId, 1> results = {};
  mlir::Location loc;
  /// The operation of the input that it is, if any: it is cloned.
  mlir::Operation *original = nullptr;
  /// An operation that rules know nothing of. Two of them are never one, and
  /// those with effects are all kept, in order: `operands` then ends with the
  /// order that they wait for, and `results` with the one that they give.
  bool isOpaque = false;
  bool hasEffects = false;
  /// Another node with the same operator and operands stands for it.
  bool isDead = false;
  NodeOrigin origin = {};
};

/// One result of a node.
struct Member {
  NodeId node = kNone;
  unsigned result = 0;
};

struct EClass {
  mlir::Type type; ///< null for an order of effects
  /// The argument of the function that has this value, if any.
  mlir::BlockArgument argument;
  std::vector<Member> members;
  std::vector<NodeId> users; ///< may name a node twice, and dead ones
  /// A value of the type, for native functions, which read types.
  mlir::Value placeholder;
  /// Known before the model runs.
  bool isWeight = false;
};

/// The attributes that say what an operation computes.
mlir::DictionaryAttr getInherentAttributes(mlir::Operation *op);

class EGraph {
public:
  /// Holds the operations of a function, which must outlive the e-graph: one
  /// block, static shapes (see isSearchable).
  explicit EGraph(mlir::func::FuncOp function);

  /// Adds a function that is known to compute the same from the same
  /// arguments, and unites the results. False, and nothing is done, if there
  /// are opaque operations: which of them is which is not known.
  bool addEqual(mlir::func::FuncOp function);

  ClassId find(ClassId id) const;
  const EClass &getClass(ClassId id) const { return classes[find(id)]; }
  const ENode &getNode(NodeId id) const { return nodes[id]; }
  ClassId getOperand(NodeId node, unsigned i) const {
    return find(nodes[node].operands[i]);
  }
  ClassId getResult(NodeId node, unsigned i) const {
    return find(nodes[node].results[i]);
  }
  /// The class that a placeholder stands for; kNone if it is none.
  ClassId findPlaceholder(mlir::Value value) const {
    auto it = byPlaceholder.find(value);
    return it == byPlaceholder.end() ? kNone : find(it->second);
  }
  /// The nodes of an operator, in the order in which they were added; some are
  /// dead.
  llvm::ArrayRef<NodeId> getNodes(mlir::OperationName name) const;

  size_t getNumNodes() const { return nodes.size(); }
  /// Those that no other node stands for.
  size_t countLiveNodes() const;
  size_t countClasses() const;
  /// All that are no part of another; in order.
  std::vector<ClassId> getClasses() const;

  /// The node of this operator with these operands, made if there is none. The
  /// result types are those that the operator infers.
  NodeId add(mlir::OperationName name, mlir::DictionaryAttr attributes,
             llvm::ArrayRef<ClassId> operands, mlir::TypeRange resultTypes,
             mlir::Location loc, const NodeOrigin &origin);

  /// States that two classes have the same value. False if they were one, or
  /// have different types, which no law says.
  bool unite(ClassId a, ClassId b);

  /// Finds nodes that have become equal, until there are none. To be called
  /// after `unite`, before anything is looked for.
  void rebuild();

  mlir::func::FuncOp getFunction() const { return function; }
  /// What must be computed: the function's results, then the order of its
  /// effects if it has any.
  std::vector<ClassId> getRoots() const;
  /// The operands of the terminator.
  llvm::ArrayRef<ClassId> getResults() const { return results; }

private:
  using ValueMap = llvm::DenseMap<mlir::Value, ClassId>;

  ClassId addClass(mlir::Type type);
  void addBlock(mlir::Block &block, ValueMap &known,
                llvm::SmallVectorImpl<ClassId> &returned, bool isFirst);
  void addOpaque(mlir::Operation *op, ValueMap &known);
  NodeId addNode(ENode node, mlir::TypeRange resultTypes);
  uint64_t hash(const ENode &node) const;
  NodeId lookup(const ENode &node, uint64_t key) const;
  bool isEqual(const ENode &a, const ENode &b) const;
  llvm::SmallVector<ClassId, 3> getKey(const ENode &node) const;
  void repair(ClassId id);
  void markWeights(NodeId node);

  mlir::func::FuncOp function;
  mlir::Block scratch; ///< owns the placeholders
  std::deque<ENode> nodes;
  std::deque<EClass> classes;
  mutable std::vector<ClassId> parents;
  std::unordered_multimap<uint64_t, NodeId> index;
  llvm::DenseMap<mlir::OperationName, std::vector<NodeId>> byName;
  llvm::DenseMap<mlir::Value, ClassId> byPlaceholder;
  std::vector<ClassId> pending; ///< classes that were united
  llvm::SmallVector<ClassId> results;
  ClassId order = kNone; ///< behind the last effect; kNone if there is none
};

} // namespace taso

#endif // TASO_EGRAPH_EGRAPH_H
