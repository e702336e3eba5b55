//===- Programs.cpp - From operations to programs -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Programs.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/HostTensor.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace taso;
using runtime::Program;
using runtime::TensorKind;

namespace {

/// Adds values as tensors and operations as steps. The first thing that has no
/// place in a program is remembered in `why`.
class ProgramBuilder {
public:
  bool addTensor(Value value, TensorKind kind, const std::string &name);
  bool addConstant(ConstantTensorOp op, const std::string &name,
                   bool dropElements);
  bool addStep(Operation *op);
  /// Makes what a step computes an output. False for any other value.
  bool makeOutput(Value value) {
    auto it = positions.find(value);
    if (it == positions.end())
      return false;
    TensorKind &kind = program.tensors[it->second].kind;
    if (kind == TensorKind::Intermediate)
      kind = TensorKind::Output;
    return kind == TensorKind::Output;
  }
  /// Calls the tensor of a value by a name, if no other has that.
  void rename(Value value, const std::string &name) {
    runtime::Tensor &tensor = program.tensors[positions.lookup(value)];
    if (llvm::none_of(program.tensors, [&](const runtime::Tensor &other) {
          return other.name == name;
        }))
      tensor.name = name;
  }
  void makeMovable(Value value) {
    program.tensors[positions.lookup(value)].isMovable = true;
  }
  bool contains(Value value) const { return positions.contains(value); }

  std::string why;
  Program program;

private:
  bool fail(const Twine &reason) {
    why = reason.str();
    return false;
  }
  llvm::DenseMap<Value, unsigned> positions;
};

} // namespace

static std::optional<runtime::ElementType> getElementType(Type type) {
  if (type.isF32())
    return runtime::ElementType::F32;
  if (type.isF16())
    return runtime::ElementType::F16;
  if (type.isBF16())
    return runtime::ElementType::BF16;
  if (type.isSignlessInteger(32))
    return runtime::ElementType::I32;
  if (type.isSignlessInteger(64))
    return runtime::ElementType::I64;
  return std::nullopt;
}

static std::string toString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

bool ProgramBuilder::addTensor(Value value, TensorKind kind,
                               const std::string &name) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return fail("expected tensors of static shape, found " +
                toString(value.getType()));
  auto element = getElementType(type.getElementType());
  if (!element)
    return fail("expected f32, f16, bf16, i32 or i64, found " +
                toString(type.getElementType()));
  runtime::Tensor tensor;
  tensor.name = name;
  tensor.shape.assign(type.getShape().begin(), type.getShape().end());
  tensor.type = *element;
  tensor.kind = kind;
  tensor.seed = program.tensors.size();
  positions[value] = program.addTensor(std::move(tensor));
  return true;
}

bool ProgramBuilder::addConstant(ConstantTensorOp op, const std::string &name,
                                 bool dropElements) {
  if (!addTensor(op.getResult(), TensorKind::Weight, name))
    return false;
  ElementsAttr elements = op.getValue();
  // One number is part of what is computed; many are only data.
  bool isSmall = elements.getNumElements() == 1 || elements.isSplat();
  if (dropElements && !isSmall)
    return true;
  // One element that all are equal to stays one.
  if (auto dense = dyn_cast<DenseElementsAttr>(elements);
      dense && dense.isSplat())
    elements =
        dense.resizeSplat(RankedTensorType::get({1}, dense.getElementType()));
  std::string reason;
  auto tensor = toHostTensor<float>(elements, &reason);
  if (failed(tensor))
    return fail("the elements of the constant cannot be read: " + reason);
  std::vector<float> values(tensor->values().begin(), tensor->values().end());
  program.tensors.back().data =
      std::make_shared<const std::vector<float>>(std::move(values));
  return true;
}

bool ProgramBuilder::addStep(Operation *op) {
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  if (!info)
    return fail("'" + op->getName().getStringRef() +
                "' is no operator of taso");
  std::string error;
  auto attributes =
      getSemanticAttributes<int64_t>(*info, getAllAttributes(op), error);
  if (failed(attributes))
    return fail(error);
  runtime::Step step;
  step.op = std::string(info->name);
  step.attributes = std::move(*attributes);
  for (Value operand : getReadOperands(op))
    step.operands.push_back(positions.lookup(operand));
  for (Value result : op->getResults()) {
    if (!addTensor(result, TensorKind::Intermediate,
                   "t" + std::to_string(program.tensors.size())))
      return false;
    step.results.push_back(positions.lookup(result));
  }
  program.addStep(std::move(step));
  return true;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Calls the function with each operand of the operation, and with what the
/// operations in its regions read from outside.
static void forEachOperand(Operation *op, llvm::function_ref<void(Value)> fn) {
  op->walk(
      [&](Operation *nested) { llvm::for_each(nested->getOperands(), fn); });
}

/// The operations that the results depend on. An imported model has others:
/// constants from which only shapes were computed.
static llvm::SmallPtrSet<Operation *, 32> findNeeded(Block &block) {
  llvm::SmallPtrSet<Operation *, 32> needed = {block.getTerminator()};
  for (Operation &op : llvm::reverse(block))
    if (needed.contains(&op))
      forEachOperand(&op, [&](Value operand) {
        if (Operation *def = operand.getDefiningOp())
          needed.insert(def);
      });
  return needed;
}

/// The name that a model gave to an argument or a result, if it did.
static std::string getName(DictionaryAttr attributes, std::string byDefault) {
  auto name =
      attributes ? attributes.getAs<StringAttr>("onnx.name") : StringAttr();
  return name && !name.empty() ? name.str() : byDefault;
}

std::vector<std::string> taso::getResultNames(func::FuncOp function) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    names.push_back(
        getName(function.getResultAttrDict(i), "result" + std::to_string(i)));
  return names;
}

namespace {

/// Writes a function as a program.
class FunctionExporter {
public:
  FunctionExporter(func::FuncOp function, const ProgramOptions &options)
      : function(function), block(function.getBody().front()), weights(block),
        options(options) {
    builder.program.name = function.getName().str();
  }

  FailureOr<Program> run() {
    for (BlockArgument argument : block.getArguments()) {
      if (addOutside(argument))
        names.emplace_back(
            argument,
            getName(function.getArgAttrDict(argument.getArgNumber()), ""));
      else if (!options.leaveOutForeign)
        return emitError(function.getLoc(), builder.why);
    }
    llvm::SmallPtrSet<Operation *, 32> needed = findNeeded(block);
    for (Operation &op : block.without_terminator())
      if (needed.contains(&op) && !addOperation(op))
        return op.emitError(builder.why);
    // An argument or a constant that is returned takes no time, and a value
    // that is returned twice takes no more.
    auto returned = dyn_cast<func::ReturnOp>(block.getTerminator());
    if (!returned)
      return emitError(function.getLoc(), "expected a function that returns");
    llvm::SmallDenseSet<Value> named;
    for (auto [value, name] :
         llvm::zip_equal(returned.getOperands(), getResultNames(function))) {
      if (!builder.makeOutput(value))
        continue;
      hasOutput = true;
      if (named.insert(value).second)
        builder.rename(value, name);
    }
    for (const auto &[argument, name] : names)
      if (!name.empty())
        builder.rename(argument, name);
    if (!hasOutput)
      return returned.emitError(options.leaveOutForeign
                                    ? "no operator of taso computes a result"
                                    : "expected a result that is computed");
    return std::move(builder.program);
  }

private:
  /// A value that no step computes.
  bool addOutside(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    std::string name = argument
                           ? "arg" + std::to_string(argument.getArgNumber())
                           : makeName("x");
    return builder.addTensor(
        value, weights.contains(value) ? TensorKind::Weight : TensorKind::Input,
        name);
  }

  bool addOperation(Operation &op) {
    if (auto constant = dyn_cast<ConstantTensorOp>(op))
      return builder.addConstant(constant, makeName("c"), options.dropElements);
    if (options.leaveOutForeign && !getOperatorInfo(&op)) {
      forEachOperand(
          &op, [&](Value value) { hasOutput |= builder.makeOutput(value); });
      return true;
    }
    if (options.leaveOutForeign)
      for (Value operand : op.getOperands())
        if (!builder.contains(operand) && !addOutside(operand))
          return false;
    return builder.addStep(&op);
  }

  std::string makeName(StringRef prefix) const {
    return (prefix + Twine(builder.program.tensors.size())).str();
  }

  func::FuncOp function;
  Block &block;
  WeightValues weights;
  const ProgramOptions &options;
  ProgramBuilder builder;
  SmallVector<std::pair<Value, std::string>> names;
  bool hasOutput = false;
};

} // namespace

FailureOr<Program> taso::exportProgram(func::FuncOp function,
                                       const ProgramOptions &options) {
  if (!function.getBody().hasOneBlock())
    return emitError(function.getLoc(), "expected a function of one block");
  return FunctionExporter(function, options).run();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {
/// What a kernel consists of, in an order that follows from the graph: each
/// operation after its operands, these from the first to the last. Kernels that
/// differ only in the order of their operations are one.
struct KernelGraph {
  SmallVector<Operation *, 8> steps; ///< with the broadcasts that it reads
  llvm::SmallSetVector<Value, 8> operands;
  llvm::SmallPtrSet<Operation *, 8> members;

  explicit KernelGraph(const Kernel &kernel)
      : members(kernel.ops.begin(), kernel.ops.end()), own(members) {
    for (Operation *op : kernel.ops)
      for (Value operand : op->getOperands())
        addBroadcast(operand);
    for (Operation *op : kernel.ops)
      if (llvm::any_of(op->getResults(),
                       [&](Value result) { return isOutput(result); }))
        addSteps(op);
    for (Operation *op : steps)
      for (Value operand : getReadOperands(op))
        if (!members.contains(operand.getDefiningOp()))
          operands.insert(operand);
  }

  bool isReadOutside(Value value) const {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      return !members.contains(user);
    });
  }
  /// Other kernels have broadcasts of their own.
  bool isOutput(Value value) const {
    return own.contains(value.getDefiningOp()) &&
           (isReadOutside(value) || value.use_empty());
  }

private:
  void addBroadcast(Value value) {
    auto broadcast = value.getDefiningOp<BroadcastOp>();
    if (broadcast && members.insert(broadcast).second)
      addBroadcast(broadcast.getInput());
  }

  /// Appends an operation of the kernel after all that it needs. A kernel may
  /// be a chain of thousands: no recursion.
  void addSteps(Operation *root) {
    struct Frame {
      Operation *op;
      unsigned next; ///< the operand to look at
    };
    SmallVector<Frame> stack;
    auto enter = [&](Operation *op) {
      if (op && members.contains(op) && entered.insert(op).second)
        stack.push_back({op, 0});
    };
    enter(root);
    while (!stack.empty()) {
      Frame &frame = stack.back();
      if (frame.next < getReadOperands(frame.op).size()) {
        enter(frame.op->getOperand(frame.next++).getDefiningOp());
        continue;
      }
      steps.push_back(frame.op);
      stack.pop_back();
    }
  }

  llvm::SmallPtrSet<Operation *, 8> own; ///< without the broadcasts
  llvm::SmallPtrSet<Operation *, 8> entered;
};
} // namespace

/// True if the kernel that computes a value can write it as a part of the
/// concatenation's result: the part is one piece of memory, the value is
/// computed by a kernel of ours, and no concatenation before wants it.
static bool isMovable(Value value, ConcatOp concat,
                      const WeightValues &weights) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(concat.getResult().getType()).getShape();
  Operation *def = value.getDefiningOp();
  if (!def || !getOperatorInfo(def) || weights.contains(value) ||
      isView(def, {}) || isa<TransposeOp>(def) ||
      !llvm::all_of(shape.take_front(concat.getAxis()),
                    [](int64_t size) { return size == 1; }))
    return false;
  return llvm::none_of(value.getUsers(), [&](Operation *user) {
    return isa<ConcatOp>(user) && user->getBlock() == concat->getBlock() &&
           user->isBeforeInBlock(concat);
  });
}

/// A model that has few weights finds them in a cache when it runs again.
static bool areCold(const WeightValues &weights) {
  return weights.getBytes() > kCachedWeights;
}

FailureOr<Program> taso::exportKernel(const Kernel &kernel,
                                      const WeightValues &weights,
                                      std::string &why) {
  KernelGraph graph(kernel);
  ProgramBuilder builder;
  builder.program.isFragment = true;
  auto build = [&] {
    for (Value operand : graph.operands) {
      auto constant = operand.getDefiningOp<ConstantTensorOp>();
      std::string name = "t" + std::to_string(builder.program.tensors.size());
      bool isWeight = weights.contains(operand);
      builder.program.hasColdWeights |= isWeight && areCold(weights);
      if (constant
              ? !builder.addConstant(constant, name, true)
              : !builder.addTensor(
                    operand, isWeight ? TensorKind::Weight : TensorKind::Input,
                    name))
        return false;
    }
    return llvm::all_of(graph.steps,
                        [&](Operation *op) { return builder.addStep(op); });
  };
  if (!build()) {
    why = builder.why;
    return failure();
  }
  for (Operation *op : graph.steps)
    for (Value result : op->getResults())
      if (graph.isOutput(result))
        builder.makeOutput(result);
  for (Operation *op : graph.steps)
    if (auto concat = dyn_cast<ConcatOp>(op))
      for (Value operand : concat.getOperands())
        if (isMovable(operand, concat, weights))
          builder.makeMovable(operand);
  return std::move(builder.program);
}

uint64_t taso::hashKernel(const Kernel &kernel, const WeightValues &weights) {
  KernelGraph graph(kernel);
  llvm::DenseMap<Value, unsigned> numbers;
  llvm::hash_code hash =
      llvm::hash_combine(graph.operands.size(), areCold(weights));
  for (Value operand : graph.operands) {
    numbers[operand] = numbers.size();
    hash =
        llvm::hash_combine(hash, operand.getType(), weights.contains(operand));
    if (auto constant = operand.getDefiningOp<ConstantTensorOp>())
      if (constant.getValue().isSplat())
        hash = llvm::hash_combine(hash, Attribute(constant.getValue()));
  }
  for (Operation *op : graph.steps) {
    hash = llvm::hash_combine(hash, op->getName().getAsOpaquePointer(),
                              op->hashProperties());
    auto concat = dyn_cast<ConcatOp>(op);
    for (Value operand : getReadOperands(op))
      hash = llvm::hash_combine(hash, numbers.lookup(operand),
                                concat && isMovable(operand, concat, weights));
    for (Value result : op->getResults()) {
      unsigned number = numbers.size();
      numbers[result] = number;
      hash = llvm::hash_combine(hash, result.getType(),
                                graph.isReadOutside(result));
    }
  }
  return hash;
}
