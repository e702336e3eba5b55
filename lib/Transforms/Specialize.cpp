//===- Specialize.cpp - Gives dynamic dimensions their sizes --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets the types of arguments, and lets each operation infer its results again
// from them. DimensionSizes reads the option.
//
//===----------------------------------------------------------------------===//

#include "TASO/Transforms/Passes.h"

#include "DimensionSizes.h"
#include "OpenSizes.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

#include <map>

namespace taso {
#define GEN_PASS_DEF_SPECIALIZE
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;

/// The declared type with the sizes that `inferred` knows; null if the two
/// contradict each other.
static Type refine(Type declared, Type inferred) {
  auto from = dyn_cast<RankedTensorType>(declared);
  auto to = dyn_cast<RankedTensorType>(inferred);
  if (!from || !to)
    return isa<UnrankedTensorType>(declared) && to ? inferred : declared;
  if (from.getElementType() != to.getElementType() ||
      failed(verifyCompatibleShape(from, to)))
    return {};
  SmallVector<int64_t> shape(from.getShape());
  for (auto [size, known] : llvm::zip_equal(shape, to.getShape()))
    if (ShapedType::isDynamic(size))
      size = known;
  return RankedTensorType::get(shape, from.getElementType(),
                               from.getEncoding());
}

static std::string describe(const std::map<std::string, unsigned> &counts) {
  std::string text;
  for (const auto &[name, count] : counts)
    text += (text.empty() ? "" : ", ") + std::to_string(count) + " x " + name;
  return text;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// Gives the values of one function their types.
class Specializer {
public:
  explicit Specializer(func::FuncOp function) : function(function) {}

  /// Fails, with an error at the operation, where the sizes contradict it.
  LogicalResult run(const ArgumentSizes &sizes);

private:
  void setArguments(const ArgumentSizes &sizes);
  LogicalResult visit(Operation *op);
  LogicalResult infer(Operation *op);
  void keepOperandTypes(Operation *op);
  void setFunctionType();

  func::FuncOp function;
  /// The types that values had before, of those that have new ones.
  DenseMap<Value, Type> before;
  /// Foreign operations, by name, behind which sizes are not known.
  std::map<std::string, unsigned> barriers;
};
} // namespace

/// Drops the names of dimensions that are not dynamic any more.
static StringAttr keepDynamicNames(StringAttr names, ShapedType type) {
  std::string kept;
  for (const auto &[dim, name] : mirror::parseDimNames(names.getValue()))
    if (dim >= size_t(type.getRank()) || type.isDynamicDim(dim))
      kept += (kept.empty() ? "" : ",") + std::to_string(dim) + ":" + name;
  return StringAttr::get(names.getContext(), kept);
}

void Specializer::setArguments(const ArgumentSizes &sizes) {
  for (const auto &[position, size] : sizes) {
    BlockArgument argument = function.getArgument(position.first);
    auto type = cast<RankedTensorType>(argument.getType());
    before.try_emplace(argument, type);
    SmallVector<int64_t> shape(type.getShape());
    shape[position.second] = size;
    argument.setType(type.clone(shape));
  }
}

/// Sets the type of a value, and notes the one it had.
static void setType(Value value, Type type, DenseMap<Value, Type> &before) {
  if (value.getType() == type)
    return;
  before.try_emplace(value, value.getType());
  value.setType(type);
}

/// The result types that follow from the operands. Where an operation infers
/// only shapes, elements are as they were.
static LogicalResult inferTypes(Operation *op, SmallVectorImpl<Type> &types) {
  if (auto inference = dyn_cast<InferTypeOpInterface>(op))
    return inference.inferReturnTypes(
        op->getContext(), op->getLoc(), op->getOperands(),
        op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
        op->getRegions(), types);
  SmallVector<ShapedTypeComponents> shapes;
  if (failed(cast<InferShapedTypeOpInterface>(op).inferReturnTypeComponents(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), shapes)) ||
      shapes.size() != op->getNumResults())
    return failure();
  for (auto [shape, type] : llvm::zip_equal(shapes, op->getResultTypes())) {
    auto tensor = dyn_cast<TensorType>(type);
    types.push_back(
        tensor && shape.hasRank()
            ? RankedTensorType::get(shape.getDims(), tensor.getElementType())
            : type);
  }
  return success();
}

LogicalResult Specializer::infer(Operation *op) {
  SmallVector<Type> types;
  if (failed(inferTypes(op, types)))
    return emitError(op->getLoc(), "'")
           << op->getName() << "' does not work with the sizes that are given";
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types)) {
    Type refined = refine(result.getType(), type);
    if (!refined)
      return emitError(op->getLoc(), "'")
             << op->getName()
             << "': with the sizes that are given, its result is " << type
             << ", but its type is " << result.getType();
    setType(result, refined, before);
  }
  return success();
}

/// What is not known to take a more precise type gets the one it had.
void Specializer::keepOperandTypes(Operation *op) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    auto old = before.find(operand.get());
    if (old != before.end())
      operand.set(tensor::CastOp::create(builder, op->getLoc(), old->second,
                                         operand.get()));
  }
}

LogicalResult Specializer::visit(Operation *op) {
  fillOpenSizes(op);
  auto isChanged = [&](Value operand) { return before.contains(operand); };
  // One return decides the type of the function.
  bool isResult = isa<func::ReturnOp>(op) && function.getBody().hasOneBlock();
  if (llvm::none_of(op->getOperands(), isChanged) || isResult)
    return success();
  if (isa<InferTypeOpInterface, InferShapedTypeOpInterface>(op))
    return infer(op);
  // Operators of ONNX are not tied to the types that are written here.
  if (op->getName().getDialectNamespace() != ONNXDialect::getDialectNamespace())
    keepOperandTypes(op);
  auto isOpen = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && !shaped.hasStaticShape();
  };
  if (llvm::any_of(op->getResultTypes(), isOpen))
    ++barriers[op->getName().getStringRef().str()];
  return success();
}

void Specializer::setFunctionType() {
  SmallVector<Type> results(function.getResultTypes());
  Operation *terminator = function.getBody().back().getTerminator();
  if (function.getBody().hasOneBlock() && isa<func::ReturnOp>(terminator))
    llvm::copy(terminator->getOperandTypes(), results.begin());
  function.setType(FunctionType::get(
      function.getContext(), function.getBody().getArgumentTypes(), results));
  auto update = [](ArrayRef<Type> types, auto get, auto set, auto remove) {
    for (auto [i, type] : llvm::enumerate(types)) {
      auto names = dyn_cast_or_null<StringAttr>(get(i));
      auto shaped = dyn_cast<RankedTensorType>(type);
      if (!names || !shaped)
        continue;
      StringAttr kept = keepDynamicNames(names, shaped);
      if (kept.empty())
        remove(i);
      else
        set(i, kept);
    }
  };
  StringRef name = mirror::kDimParams;
  update(
      function.getArgumentTypes(),
      [&](unsigned i) { return function.getArgAttr(i, name); },
      [&](unsigned i, Attribute kept) { function.setArgAttr(i, name, kept); },
      [&](unsigned i) { function.removeArgAttr(i, name); });
  update(
      function.getResultTypes(),
      [&](unsigned i) { return function.getResultAttr(i, name); },
      [&](unsigned i, Attribute kept) {
        function.setResultAttr(i, name, kept);
      },
      [&](unsigned i) { function.removeResultAttr(i, name); });
}

LogicalResult Specializer::run(const ArgumentSizes &sizes) {
  setArguments(sizes);
  SmallVector<Operation *> ops;
  function.getBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  setFunctionType();
  if (!barriers.empty())
    emitRemark(function.getLoc())
        << "sizes are not known behind operations that are none of taso's: "
        << describe(barriers);
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class SpecializePass : public taso::impl::SpecializeBase<SpecializePass> {
public:
  using SpecializeBase::SpecializeBase;

  /// `--taso-specialize="batch=8 seq=128"` stands for `dims=batch=8,seq=128`.
  LogicalResult initializeOptions(
      StringRef options,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    StringRef text = options.trim();
    if (text.empty() || text.starts_with("dims="))
      return SpecializeBase::initializeOptions(text, errorHandler);
    SmallVector<StringRef> entries;
    text.split(entries, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    return SpecializeBase::initializeOptions("dims=" + llvm::join(entries, ","),
                                             errorHandler);
  }

  void runOnOperation() override {
    FailureOr<DimensionSizes> sizes =
        DimensionSizes::parse(dims, &getContext());
    if (failed(sizes) || failed(sizes->check(getOperation())))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      FailureOr<ArgumentSizes> ours = sizes->find(function);
      if (failed(ours))
        return signalPassFailure();
      if (ours->empty())
        continue;
      if (failed(requireUncalled(function)) ||
          failed(Specializer(function).run(*ours)))
        return signalPassFailure();
    }
  }

private:
  /// A caller would still pass the old types.
  LogicalResult requireUncalled(func::FuncOp function) {
    auto uses = SymbolTable::getSymbolUses(function, getOperation());
    if (uses && uses->empty())
      return success();
    InFlightDiagnostic error = emitError(function.getLoc(), "'@")
                               << function.getName()
                               << "' is used by other operations, and its type "
                                  "would change";
    error.attachNote() << "hint: inline it first, for example with --inline";
    return error;
  }
};
} // namespace
