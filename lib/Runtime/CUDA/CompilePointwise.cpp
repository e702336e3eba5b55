//===- CompilePointwise.cpp - Pointwise steps, alone and fused -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"

#include <algorithm>
#include <map>

namespace taso::runtime::cuda {

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Grid makeGrid(const Dims &dims) {
  Grid grid;
  grid.rank = static_cast<uint32_t>(dims.size());
  for (size_t d = 0; d < dims.size(); ++d) {
    grid.dims[d] = static_cast<uint32_t>(dims[d]);
    grid.elements *= grid.dims[d];
  }
  return grid;
}

Strides makeStrides(const Dims &strides) {
  Strides result;
  for (size_t d = 0; d < strides.size(); ++d)
    result.of[d] = static_cast<uint32_t>(strides[d]);
  return result;
}

Pointwise makePointwise(const Location &result,
                        const std::vector<Location> &operands,
                        const std::vector<PointwiseOp> &ops) {
  Dims dims = result.dims;
  std::vector<Dims> strides{result.strides};
  for (const Location &operand : operands)
    strides.push_back(operand.strides);
  int kept = -1;
  collapse(dims, strides, kept);
  Pointwise kernel;
  kernel.grid = makeGrid(dims);
  kernel.result = makeStrides(strides[0]);
  kernel.operandCount = static_cast<uint32_t>(operands.size());
  Dims plain = getPlainStrides(dims);
  if (strides[0] == plain)
    kernel.contiguous |= uint32_t{1} << Pointwise::kResultBit;
  for (size_t i = 0; i < operands.size(); ++i) {
    kernel.operands[i] = makeStrides(strides[i + 1]);
    if (strides[i + 1] == plain)
      kernel.contiguous |= uint32_t{1} << i;
  }
  kernel.opCount = static_cast<uint32_t>(ops.size());
  std::copy(ops.begin(), ops.end(), kernel.ops);
  return kernel;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

bool Compiler::appendUnary(Chain &chain, const Step &step) {
  static const std::map<std::string_view, Opcode> codes{
      {"relu", Opcode::Relu},  {"sigmoid", Opcode::Sigmoid},
      {"tanh", Opcode::Tanh},  {"neg", Opcode::Neg},
      {"abs", Opcode::Abs},    {"exp", Opcode::Exp},
      {"sqrt", Opcode::Sqrt},  {"rsqrt", Opcode::Rsqrt},
      {"erf", Opcode::Erf},    {"gelu", Opcode::Gelu},
      {"clamp", Opcode::Clamp}};
  auto it = codes.find(step.op);
  if (it == codes.end())
    return false;
  PointwiseOp op;
  op.code = it->second;
  if (step.op == "gelu" && step.attributes.keyword("approximate") == "tanh")
    op.code = Opcode::GeluTanh;
  if (step.op == "clamp") {
    op.low = static_cast<float>(step.attributes.real("minimum"));
    op.high = static_cast<float>(step.attributes.real("maximum"));
  }
  chain.ops.push_back(op);
  return true;
}

/// Takes an operand that repeats along the dimensions it lacks: a scalar, or
/// one with an element for each channel.
void Compiler::appendOperand(Chain &chain, unsigned tensor, const Dims &dims,
                             PointwiseOp op) {
  Location location = locate(tensor);
  Dims strides(dims.size(), 0);
  if (location.dims == dims)
    strides = location.strides;
  else if (location.dims.size() == 1)
    strides[1] = location.strides[0];
  location.dims = dims;
  location.strides = strides;
  op.operand = static_cast<int32_t>(chain.operands.size());
  chain.operands.push_back(location);
  chain.ops.push_back(op);
}

bool Compiler::append(Chain &chain, unsigned position, unsigned value) {
  static const std::map<std::string_view, std::pair<Opcode, Opcode>> binaries{
      {"add", {Opcode::Add, Opcode::Add}},
      {"sub", {Opcode::Sub, Opcode::ReverseSub}},
      {"mul", {Opcode::Mul, Opcode::Mul}},
      {"div", {Opcode::Div, Opcode::ReverseDiv}},
      {"max", {Opcode::Max, Opcode::Max}},
      {"min", {Opcode::Min, Opcode::Min}},
      {"smul", {Opcode::Mul, Opcode::Mul}}};
  const Step &step = program.steps[position];
  const std::vector<unsigned> &operands = step.operands;
  if (chain.ops.size() + 4 > kMaxOps ||
      chain.operands.size() + 4 > kMaxOperands)
    return false;
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i] != value && !isAvailable(operands[i]))
      return false;
  Dims dims = getDims(value);
  auto it = binaries.find(step.op);
  if (step.op == "batch_norm") {
    if (std::count(operands.begin(), operands.end(), value) != 1 ||
        operands[0] != value)
      return false;
    PointwiseOp root{Opcode::MulRsqrt};
    root.low = static_cast<float>(step.attributes.real("epsilon"));
    appendOperand(chain, operands[3], dims, {Opcode::Sub});
    appendOperand(chain, operands[4], dims, root);
    appendOperand(chain, operands[1], dims, {Opcode::Mul});
    appendOperand(chain, operands[2], dims, {Opcode::Add});
  } else if (it == binaries.end()) {
    if (!appendUnary(chain, step))
      return false;
  } else if (operands[0] == operands[1]) {
    chain.ops.push_back({it->second.first});
  } else if (operands[0] == value) {
    appendOperand(chain, operands[1], dims, {it->second.first});
  } else if (getDims(step.results[0]) == dims && operands[1] == value) {
    appendOperand(chain, operands[0], dims, {it->second.second});
  } else {
    return false; // the scalar of a product that is larger
  }
  chain.steps.push_back(position);
  chain.result = step.results[0];
  return true;
}

void Compiler::collect(Chain &chain) {
  while (program.tensors[chain.result].kind != TensorKind::Output &&
         users[chain.result].size() == 1 &&
         append(chain, users[chain.result].front(), chain.result))
    continue;
  for (unsigned step : chain.steps)
    fusedSteps[step] = true;
}

void Compiler::appendActivation(Chain &chain, const Step &step) {
  Step activation;
  activation.op = step.attributes.keyword("activation");
  appendUnary(chain, activation);
}

void Compiler::compilePointwise(unsigned position) {
  const Step &step = program.steps[position];
  Chain chain{{}, {locate(step.operands[0])}, {}, step.results[0]};
  // Each operation finds room in an empty chain, and its operands are there.
  append(chain, position, step.operands[0]);
  collect(chain);
  Location result =
      addTemporary(getStorage(chain.result), getDims(chain.result));
  addKernel("pointwise", chain.steps,
            makePointwise(result, chain.operands, chain.ops), result,
            chain.operands);
  define(chain.result, result);
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

/// True if the operand has one element for each entry of an axis, side by side.
static bool isVector(const Location &location, unsigned axis) {
  for (size_t d = 0; d < location.dims.size(); ++d)
    if (location.dims[d] != 1 && location.strides[d] != (d == axis ? 1 : 0))
      return false;
  return true;
}

LibraryEpilogue findEpilogue(const Chain &chain, unsigned axis,
                             bool takesResidual, bool takesGelu) {
  LibraryEpilogue result;
  for (const PointwiseOp &op : chain.ops) {
    if (op.code == Opcode::Add && op.operand > 0) {
      const Location &operand = chain.operands[op.operand];
      if (result.bias < 0 && isVector(operand, axis))
        result.bias = op.operand;
      else if (result.residual < 0 && takesResidual && operand.isPlain())
        result.residual = op.operand;
      else
        break;
    } else if (op.code == Opcode::Relu) {
      result.activation = LibraryEpilogue::Relu;
    } else if (op.code == Opcode::GeluTanh && takesGelu) {
      result.activation = LibraryEpilogue::GeluTanh;
    } else {
      break;
    }
    ++result.ops;
    if (result.activation != LibraryEpilogue::None)
      break;
  }
  return result;
}

} // namespace taso::runtime::cuda
