//===- Source.cpp - Which node operations came from -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cluster is walked from its root over operands, in order. The edges of the
// record say what each operand met is: -1 if it lies inside the cluster, else
// the number of the node's operand that is read there. Walking again along the
// edges finds the operands of the node, and the hash of what was met says
// whether the cluster is intact.
//
//===----------------------------------------------------------------------===//

#include "Source.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace taso::conversion {

static constexpr int64_t kInside = -1;

/// Hashes the names, attributes and types of operations in the order met, but
/// for discardable attributes. Text, so that the hash is the same in every
/// process.
static int64_t hashCluster(ArrayRef<Operation *> cluster) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (Operation *op : cluster) {
    stream << op->getName() << '(';
    llvm::interleaveComma(getReadOperands(op).getTypes(), stream);
    stream << ")(";
    llvm::interleaveComma(op->getResultTypes(), stream);
    stream << ')';
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (!attribute.getName().getValue().contains('.'))
        stream << attribute.getName().getValue() << '=' << attribute.getValue()
               << ';';
  }
  return static_cast<int64_t>(llvm::xxh3_64bits(text));
}

namespace {
/// Finds the edges of a new cluster.
struct EdgeRecorder {
  Operation *node;
  llvm::SetVector<Operation *> members, met;
  SmallVector<bool> read;
  SmallVector<int64_t> edges;

  /// The operand of the node that `value` is, preferably one not yet read.
  std::optional<unsigned> findOperand(Value value) const {
    std::optional<unsigned> found;
    for (auto [i, operand] : llvm::enumerate(node->getOperands()))
      if (operand == value && (!found || (read[*found] && !read[i])))
        found = i;
    return found;
  }
  /// The operand that is read and is `value`, too.
  std::optional<unsigned> findRead(Value value) const {
    for (auto [i, operand] : llvm::enumerate(node->getOperands()))
      if (operand == value && read[i])
        return i;
    return std::nullopt;
  }
  LogicalResult walk(Operation *op) {
    met.insert(op);
    for (Value operand : getReadOperands(op)) {
      Operation *producer = operand.getDefiningOp();
      if (producer && members.contains(producer)) {
        edges.push_back(kInside);
        if (!met.contains(producer) && failed(walk(producer)))
          return failure();
        continue;
      }
      std::optional<unsigned> position = findOperand(operand);
      if (!position)
        return failure();
      read[*position] = true;
      edges.push_back(*position);
    }
    return success();
  }
};

/// Follows the edges of a record.
struct EdgeFollower {
  ArrayRef<int64_t> edges;
  SmallVector<Source::Operand> &operands;
  llvm::SetVector<Operation *> met = {};

  LogicalResult walk(Operation *op) {
    met.insert(op);
    for (Value operand : getReadOperands(op)) {
      if (edges.empty())
        return failure();
      int64_t edge = edges.front();
      edges = edges.drop_front();
      if (edge == kInside) {
        Operation *producer = operand.getDefiningOp();
        if (!producer || (!met.contains(producer) && failed(walk(producer))))
          return failure();
        continue;
      }
      if (edge < 0 || edge >= int64_t(operands.size()))
        return failure();
      Value &known = operands[edge].value;
      if (known && known != operand)
        return failure();
      known = operand;
    }
    return success();
  }
};
} // namespace

/// Results of the node behind those that the root gives.
static SmallVector<Attribute> getMoreResults(Operation *root, Operation *node) {
  SmallVector<Attribute> types;
  for (Type type :
       llvm::drop_begin(node->getResultTypes(), root->getNumResults()))
    types.push_back(TypeAttr::get(type));
  return types;
}

LogicalResult
attachSource(Operation *root, Operation *node, ArrayRef<Operation *> cluster,
             llvm::function_ref<EmbeddedOperand(unsigned)> embedded,
             const SourceForm &form) {
  EdgeRecorder recorder{node, {}, {}, {}, {}};
  recorder.members.insert(cluster.begin(), cluster.end());
  recorder.read.assign(node->getNumOperands(), false);
  if (failed(recorder.walk(root)))
    return failure();
  Builder builder(root->getContext());
  SmallVector<Attribute> operands;
  for (auto [i, operand] : llvm::enumerate(node->getOperands())) {
    NamedAttrList entry;
    if (std::optional<unsigned> same = recorder.findRead(operand);
        same && !recorder.read[i]) {
      entry.set("same", builder.getI64IntegerAttr(*same));
    } else if (!recorder.read[i] && !isMissing(operand)) {
      EmbeddedOperand constant = embedded(i);
      if (!constant.elements)
        return failure();
      entry.set("elements", constant.elements);
      entry.set("name", builder.getStringAttr(constant.name));
    }
    operands.push_back(entry.getDictionary(root->getContext()));
  }
  NamedAttrList record;
  record.set("attributes", node->getAttrDictionary());
  record.set("edges", builder.getDenseI64ArrayAttr(recorder.edges));
  record.set("hash", builder.getI64IntegerAttr(
                         hashCluster(recorder.met.getArrayRef())));
  record.set("op", builder.getStringAttr(node->getName().stripDialect()));
  record.set("operands", builder.getArrayAttr(operands));
  SmallVector<Attribute> more = getMoreResults(root, node);
  if (!more.empty())
    record.set("more_results", builder.getArrayAttr(more));
  root->setAttr(form.attribute, record.getDictionary(root->getContext()));
  return success();
}

int64_t getNextNumber(Operation *module, StringRef attribute) {
  int64_t next = 0;
  module->walk([&](Operation *op) {
    int64_t number;
    auto known = op->getAttrOfType<StringAttr>(attribute);
    if (known && !known.getValue().getAsInteger(10, number))
      next = std::max(next, number + 1);
  });
  return next;
}

void attachConstantSource(Operation *constant, Operation *node,
                          const SourceForm &form) {
  Builder builder(constant->getContext());
  NamedAttrList attributes(node->getAttrDictionary());
  attributes.erase(form.elements);
  NamedAttrList record;
  record.set("attributes", attributes.getDictionary(constant->getContext()));
  record.set("op", builder.getStringAttr(form.constant));
  constant->setAttr(form.attribute,
                    record.getDictionary(constant->getContext()));
}

std::optional<Source> getIntactSource(Operation *root, const SourceForm &form) {
  auto record = root->getAttrOfType<DictionaryAttr>(form.attribute);
  auto type = record ? record.getAs<StringAttr>("op") : StringAttr();
  auto attributes =
      record ? record.getAs<DictionaryAttr>("attributes") : DictionaryAttr();
  if (!type || !attributes)
    return std::nullopt;
  Source source;
  source.type = type.getValue();
  source.attributes = attributes;
  auto edges = record.getAs<DenseI64ArrayAttr>("edges");
  auto hash = record.getAs<IntegerAttr>("hash");
  auto operands = record.getAs<ArrayAttr>("operands");
  if (!edges || !hash || !operands) {
    // The record of a constant has nothing to go stale.
    source.cluster = {root};
    return type.getValue() == form.constant && isa<ConstantTensorOp>(root)
               ? std::optional<Source>(source)
               : std::nullopt;
  }
  for (Attribute entry : operands) {
    auto dictionary = dyn_cast<DictionaryAttr>(entry);
    auto name = dictionary ? dictionary.getAs<StringAttr>("name") : nullptr;
    source.operands.push_back(
        {Value(), name ? name.getValue() : StringRef(),
         dictionary ? dictionary.getAs<ElementsAttr>("elements") : nullptr});
  }
  EdgeFollower follower{edges.asArrayRef(), source.operands};
  if (failed(follower.walk(root)) || !follower.edges.empty() ||
      hashCluster(follower.met.getArrayRef()) != hash.getValue().getSExtValue())
    return std::nullopt;
  for (auto [i, entry] : llvm::enumerate(operands)) {
    auto dictionary = dyn_cast<DictionaryAttr>(entry);
    auto same = dictionary ? dictionary.getAs<IntegerAttr>("same") : nullptr;
    if (!same)
      continue;
    uint64_t other = same.getValue().getLimitedValue();
    if (other >= source.operands.size() || !source.operands[other].value)
      return std::nullopt;
    source.operands[i].value = source.operands[other].value;
  }
  source.cluster.assign(follower.met.begin(), follower.met.end());
  if (auto more = record.getAs<ArrayAttr>("more_results"))
    for (auto entry : more.getAsRange<TypeAttr>())
      source.moreResults.push_back(entry.getValue());
  return source;
}

} // namespace taso::conversion
