//===- FoldWeights.cpp - Evaluating what depends on constants -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/FoldWeights.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/Interpreter.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace taso {
namespace {

/// Bytes of the elements, whether or not they are stored as a splat.
int64_t getBytes(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  int64_t bits = tensor.getElementTypeBitWidth();
  return tensor.getNumElements() * ((bits + 7) / 8);
}

int64_t getBytes(TypeRange types) {
  int64_t total = 0;
  for (Type type : types)
    total += getBytes(type);
  return total;
}

/// Folds one function. An operation is *weight-only* if it is a readable
/// constant, or an operator all of whose operands are weight-only. Of these,
/// the *frontier* are the operators that others need; they become constants.
class Folder {
public:
  Folder(func::FuncOp function, const FoldOptions &options)
      : function(function), options(options) {}

  FailureOr<FoldReport> run();

private:
  void classify();
  void remarkUnreadable(unsigned count, Operation *first, StringRef why);
  bool isWeightOnly(Operation *op) const;
  bool isNeeded(Value value) const;
  bool isNeeded(Operation *op) const;
  bool repeatsElements(Operation *op) const;
  int64_t getNeededBytes(Operation *op) const;
  int64_t getGrowth(Operation *op) const;
  int64_t getPlannedBytes() const;
  void plan();
  void markWanted();
  LogicalResult evaluate(Operation *op);
  void replace();
  void eraseDead();

  func::FuncOp function;
  const FoldOptions &options;
  FoldReport report;
  /// Weight-only operations in program order, and the same as a set.
  SmallVector<Operation *> weightOnly;
  llvm::DenseSet<Operation *> members;
  /// Operators that stay, although weight-only.
  llvm::DenseSet<Operation *> kept;
  /// Operators to evaluate: the frontier and what it depends on.
  llvm::DenseSet<Operation *> wanted;
  /// How many operations still to be evaluated read a value, and those values.
  llvm::DenseMap<Value, unsigned> readers;
  llvm::DenseMap<Value, HostTensor<float>> values;
  SmallVector<std::pair<Value, ElementsAttr>> folded;
};

//===----------------------------------------------------------------------===//
// What depends on constants only
//===----------------------------------------------------------------------===//

bool Folder::isWeightOnly(Operation *op) const {
  auto isMember = [&](Value operand) {
    Operation *producer = operand.getDefiningOp();
    return producer && members.contains(producer);
  };
  return getOperatorInfo(op) && canInterpret(op) &&
         llvm::all_of(op->getOperands(), isMember);
}

void Folder::classify() {
  unsigned unreadable = 0;
  Operation *first = nullptr;
  std::string why;
  for (Operation &op : function.getBody().front()) {
    bool member = isWeightOnly(&op);
    if (auto constant = dyn_cast<ConstantTensorOp>(op)) {
      member = hasElements(constant.getValue());
      if (!member && !unreadable++) {
        first = &op;
        (void)toHostTensor<float>(constant.getValue(), &why);
      }
    }
    if (!member)
      continue;
    members.insert(&op);
    weightOnly.push_back(&op);
  }
  remarkUnreadable(unreadable, first, why);
}

void Folder::remarkUnreadable(unsigned count, Operation *first, StringRef why) {
  if (count)
    mlir::emitRemark(first->getLoc(), "constants left alone: ")
        << count << "; of the first, " << why;
  unsigned weights = 0;
  for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
    weights += bool(function.getArgAttr(i, "taso.weight"));
  if (weights)
    mlir::emitRemark(function.getLoc(),
                     "weights left alone, whose values are not known: ")
        << weights;
}

//===----------------------------------------------------------------------===//
// What to fold
//===----------------------------------------------------------------------===//

/// True if an operation that stays reads the value.
bool Folder::isNeeded(Value value) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return !members.contains(user) || kept.contains(user);
  });
}

bool Folder::isNeeded(Operation *op) const {
  return llvm::any_of(op->getResults(),
                      [&](Value value) { return isNeeded(value); });
}

int64_t Folder::getNeededBytes(Operation *op) const {
  int64_t total = 0;
  for (Value value : op->getResults())
    if (isNeeded(value))
      total += getBytes(value.getType());
  return total;
}

/// Bytes that an operator's results need beyond its operands.
int64_t Folder::getGrowth(Operation *op) const {
  return getNeededBytes(op) - getBytes(op->getOperandTypes());
}

/// A repetition costs nothing where it is used, and its result holds no more
/// than its operand.
bool Folder::repeatsElements(Operation *op) const {
  return getOperatorInfo(op)->has(semantics::kRepeats) && getGrowth(op) > 0;
}

int64_t Folder::getPlannedBytes() const {
  int64_t total = 0;
  for (Operation *op : weightOnly)
    if (!kept.contains(op))
      total += getNeededBytes(op);
  return total;
}

/// Chooses the operators that stay, those that grow most first.
void Folder::plan() {
  for (Operation *op : llvm::reverse(weightOnly))
    if (getOperatorInfo(op) && isNeeded(op) && repeatsElements(op))
      kept.insert(op);
  auto factor = static_cast<double>(report.bytesBefore) * options.maxGrowth;
  int64_t bound = std::max(static_cast<int64_t>(factor),
                           report.bytesBefore + options.slack);
  while (getPlannedBytes() > bound) {
    Operation *largest = nullptr;
    for (Operation *op : weightOnly)
      if (getOperatorInfo(op) && !kept.contains(op) && isNeeded(op) &&
          (!largest || getGrowth(op) > getGrowth(largest)))
        largest = op;
    if (!largest)
      return;
    kept.insert(largest);
  }
}

void Folder::markWanted() {
  for (Operation *op : llvm::reverse(weightOnly)) {
    if (!getOperatorInfo(op))
      continue;
    bool isRead = llvm::any_of(
        op->getResults(), [&](Value value) { return readers.contains(value); });
    // One that stays may have to be evaluated for others as well.
    if (!isRead && (kept.contains(op) || !isNeeded(op)))
      continue;
    wanted.insert(op);
    for (Value operand : op->getOperands())
      ++readers[operand];
  }
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

/// The name of the resource: that of the value where the location has one.
StringRef getName(Operation *op) {
  if (auto name = dyn_cast<NameLoc>(op->getLoc()))
    return name.getName().getValue();
  return "folded";
}

/// Evaluates one operator, and frees the operands that it was the last to read.
LogicalResult Folder::evaluate(Operation *op) {
  SmallVector<HostTensor<float>> operands;
  for (Value operand : op->getOperands()) {
    if (!values.contains(operand)) {
      auto constant = interpretOp<float>(operand.getDefiningOp(), {});
      if (failed(constant))
        return failure();
      values[operand] = constant->front();
    }
    operands.push_back(values.lookup(operand));
  }
  for (Value operand : op->getOperands())
    if (--readers[operand] == 0)
      values.erase(operand);
  auto results = interpretOp<float>(op, operands);
  if (failed(results))
    return failure();
  for (auto [value, result] : llvm::zip_equal(op->getResults(), *results)) {
    if (readers.lookup(value))
      values[value] = result;
    if (kept.contains(op) || !isNeeded(value))
      continue;
    auto type = cast<RankedTensorType>(value.getType());
    FailureOr<ElementsAttr> elements = toElements(result, type, getName(op));
    if (failed(elements))
      return op->emitError("no constant can hold elements of type ")
             << type.getElementType();
    folded.push_back({value, *elements});
  }
  return success();
}

void Folder::replace() {
  for (auto [value, elements] : folded) {
    OpBuilder builder(value.getDefiningOp());
    auto constant = ConstantTensorOp::create(builder, value.getLoc(),
                                             value.getType(), elements);
    value.replaceAllUsesWith(constant);
    report.bytesAfter += getBytes(value.getType());
    ++report.constantsCreated;
  }
}

void Folder::eraseDead() {
  for (Operation *op : llvm::reverse(weightOnly)) {
    if (op->use_empty()) {
      report.operatorsFolded += getOperatorInfo(op) != nullptr;
      op->erase();
    } else if (getOperatorInfo(op)) {
      ++report.operatorsKept;
    } else {
      report.bytesAfter += getBytes(op->getResultTypes());
    }
  }
}

FailureOr<FoldReport> Folder::run() {
  classify();
  for (Operation *op : weightOnly)
    if (!getOperatorInfo(op))
      report.bytesBefore += getBytes(op->getResultTypes());
  plan();
  markWanted();
  for (Operation *op : weightOnly)
    if (wanted.contains(op) && failed(evaluate(op)))
      return failure();
  replace();
  eraseDead();
  return report;
}

} // namespace

FailureOr<FoldReport> foldWeights(func::FuncOp function,
                                  const FoldOptions &options) {
  if (!function.getBody().hasOneBlock()) {
    mlir::emitError(function.getLoc(), "expected a function of one block");
    return failure();
  }
  return Folder(function, options).run();
}

} // namespace taso
