//===- AssumeSizes.cpp - Searching graphs of dynamic sizes ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssumeSizes.h"

#include "OpenSizes.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;
using namespace taso;

static bool isOurs(Operation *op) {
  return isa_and_nonnull<TASODialect>(op->getDialect());
}

static RankedTensorType getDynamicTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape() ? tensor : RankedTensorType();
}

bool taso::hasDynamicShapes(func::FuncOp function) {
  return !function.isExternal() &&
         llvm::any_of(function.getBody().front(), [](Operation &op) {
           return isOurs(&op) && !hasStaticShapes(&op);
         });
}

/// The size of a dimension that nothing is said about.
static int64_t guessSize(unsigned dim, unsigned rank) {
  if (dim == 0)
    return 8;
  return rank == 4 && dim >= 2 ? 224 : 128;
}

//===----------------------------------------------------------------------===//
// Assuming
//===----------------------------------------------------------------------===//

namespace {
class Assumer {
public:
  Assumer(func::FuncOp function, const ArgumentSizes &sizes)
      : function(function), sizes(sizes) {}

  /// Says what stands against it, or nothing.
  std::string run();

private:
  int64_t getSize(BlockArgument argument, unsigned dim);
  void setArguments();
  std::string infer(Operation *op);
  std::string setResults(Operation *op, TypeRange inferred);
  void castResults(Operation *op);
  void castForeignUses(Value value);

  func::FuncOp function;
  const ArgumentSizes &sizes;
  /// The types that values had, of those whose sizes are assumed.
  llvm::MapVector<Value, Type> before;
};
} // namespace

int64_t Assumer::getSize(BlockArgument argument, unsigned dim) {
  auto given = sizes.find({argument.getArgNumber(), dim});
  if (given != sizes.end())
    return given->second;
  return guessSize(dim, cast<RankedTensorType>(argument.getType()).getRank());
}

/// Dimensions of one name have the size of the first of them.
void Assumer::setArguments() {
  std::map<std::string, int64_t> named;
  for (BlockArgument argument : function.getArguments()) {
    auto type = getDynamicTensor(argument.getType());
    if (!type || type.getEncoding())
      continue;
    SmallVector<int64_t> shape(type.getShape());
    for (auto [dim, size] : llvm::enumerate(shape))
      if (ShapedType::isDynamic(size))
        size = getSize(argument, dim);
    for (const auto &[dim, name] : getDynamicNames(argument))
      shape[dim] = named.try_emplace(name, shape[dim]).first->second;
    before[argument] = type;
    argument.setType(
        makeAssumedType(shape, type.getShape(), type.getElementType()));
  }
}

/// The types of results: static, and assumed where the size was dynamic.
std::string Assumer::setResults(Operation *op, TypeRange inferred) {
  for (auto [result, type] : llvm::zip_equal(op->getResults(), inferred)) {
    auto from = dyn_cast<RankedTensorType>(result.getType());
    auto to = dyn_cast<RankedTensorType>(type);
    if (!from || !to || from.getRank() != to.getRank() ||
        !to.hasStaticShape() || from.getEncoding())
      return "the sizes behind '" + op->getName().getStringRef().str() +
             "' do not follow from its operands";
    if (failed(verifyCompatibleShape(from, to)))
      return "with the sizes that are assumed, '" +
             op->getName().getStringRef().str() + "' contradicts its type";
    if (from.hasStaticShape())
      continue;
    before[result] = from;
    result.setType(
        makeAssumedType(to.getShape(), from.getShape(), from.getElementType()));
  }
  return "";
}

std::string Assumer::infer(Operation *op) {
  fillOpenSizes(op);
  auto inference = dyn_cast<InferTypeOpInterface>(op);
  if (!inference)
    return hasStaticShapes(op) ? ""
                               : "'" + op->getName().getStringRef().str() +
                                     "' has dynamic shapes";
  SmallVector<Type> types;
  // What does not fit together is no mistake of the user's.
  ScopedDiagnosticHandler silence(op->getContext(),
                                  [](Diagnostic &) { return success(); });
  if (failed(inference.inferReturnTypes(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), types)))
    return "'" + op->getName().getStringRef().str() +
           "' does not work with the sizes that are assumed";
  return setResults(op, types);
}

/// What another dialect computes is what it was; we see it through a cast.
void Assumer::castResults(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    auto type = getDynamicTensor(result.getType());
    if (!type || type.getEncoding() ||
        llvm::none_of(result.getUsers(),
                      [](Operation *user) { return isOurs(user); }))
      continue;
    SmallVector<int64_t> shape(type.getShape());
    for (auto [dim, size] : llvm::enumerate(shape))
      if (ShapedType::isDynamic(size))
        size = guessSize(dim, type.getRank());
    auto cast = tensor::CastOp::create(
        builder, op->getLoc(),
        makeAssumedType(shape, type.getShape(), type.getElementType()), result);
    result.replaceUsesWithIf(
        cast, [](OpOperand &use) { return isOurs(use.getOwner()); });
  }
}

/// Other dialects, and regions, get the type that the value had.
void Assumer::castForeignUses(Value value) {
  Block *block = &function.getBody().front();
  auto isForeign = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return user->getBlock() != block ||
           !(isOurs(user) || isa<func::ReturnOp>(user));
  };
  if (llvm::none_of(value.getUses(), isForeign))
    return;
  OpBuilder builder(function.getContext());
  builder.setInsertionPointAfterValue(value);
  auto cast = tensor::CastOp::create(builder, value.getLoc(),
                                     before.lookup(value), value);
  value.replaceUsesWithIf(cast, [&](OpOperand &use) {
    return use.getOwner() != cast && isForeign(use);
  });
}

std::string Assumer::run() {
  Block &block = function.getBody().front();
  setArguments();
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    if (isOurs(&op)) {
      if (std::string why = infer(&op); !why.empty())
        return why;
    } else if (!isa<tensor::CastOp>(op)) {
      castResults(&op);
    }
  }
  for (const auto &[value, type] : before)
    castForeignUses(value);
  auto isReturned = isa<func::ReturnOp>(block.getTerminator());
  function.setType(FunctionType::get(
      function.getContext(), block.getArgumentTypes(),
      isReturned ? TypeRange(block.getTerminator()->getOperandTypes())
                 : TypeRange(function.getResultTypes())));
  return "";
}

OwningOpRef<func::FuncOp> taso::assumeSizes(func::FuncOp function,
                                            const ArgumentSizes &sizes,
                                            std::string &why) {
  OwningOpRef<func::FuncOp> copy = function.clone();
  why = Assumer(*copy, sizes).run();
  if (!why.empty())
    return nullptr;
  return copy;
}

//===----------------------------------------------------------------------===//
// Forgetting
//===----------------------------------------------------------------------===//

void taso::forgetSizes(func::FuncOp function) {
  forgetAssumedSizes(function);
  for (auto cast : llvm::make_early_inc_range(
           function.getBody().front().getOps<tensor::CastOp>()))
    if (cast.getSource().getType() == cast.getType()) {
      cast.replaceAllUsesWith(cast.getSource());
      cast.erase();
    }
}

std::string taso::describeAssumedSizes(func::FuncOp function) {
  std::map<std::pair<unsigned, unsigned>, std::string> names;
  for (BlockArgument argument : function.getArguments())
    for (const auto &[dim, name] : mirror::getDimNames(argument))
      names[{argument.getArgNumber(), unsigned(dim)}] = name;
  SmallVector<std::string> texts;
  std::set<std::string> seen;
  for (const auto &[position, size] : getAssumedSizes(function)) {
    std::string name = names[position];
    if (name.empty())
      name = describeDimension(position.first, position.second);
    if (seen.insert(name).second)
      texts.push_back(name + "=" + std::to_string(size));
  }
  return llvm::join(texts, ", ");
}
