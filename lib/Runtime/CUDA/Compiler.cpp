//===- Compiler.cpp - Values, views, and the walk over the steps ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"

#include <algorithm>
#include <map>

namespace taso::runtime::cuda {

Compiler::Compiler(const Program &program, Plan &plan)
    : program(program), plan(plan), constants(program),
      users(program.tensors.size()), fusedSteps(program.steps.size(), false),
      locations(program.tensors.size()) {
  for (unsigned i = 0; i < program.steps.size(); ++i)
    for (unsigned operand : program.steps[i].operands)
      users[operand].push_back(i);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Location Compiler::addTemporary(Storage storage, const Dims &dims) {
  Location location{0, 0, dims, getPlainStrides(dims)};
  location.buffer =
      plan.addBuffer(BufferKind::Temporary, storage, location.getElements());
  return location;
}

Location Compiler::addConstant(Storage storage, const HostTensor &value,
                               Dims dims) {
  Location location{0, 0, dims, getPlainStrides(dims)};
  location.buffer =
      plan.addBuffer(BufferKind::Constant, storage, location.getElements());
  plan.buffers[location.buffer].value = value;
  return location;
}

void Compiler::define(unsigned tensor, Location location) {
  locations[tensor] = std::move(location);
}

/// The location read as a larger one, in which sizes of 1 are repeated.
static Location repeat(Location location, const Dims &dims) {
  for (size_t d = 0; d < dims.size(); ++d)
    if (location.dims[d] != dims[d])
      location.strides[d] = 0;
  location.dims = dims;
  return location;
}

bool Compiler::isAvailable(unsigned tensor) const {
  if (constants.isConstant(tensor) || locations[tensor])
    return true;
  int step = constants.getDefinition(tensor);
  return step >= 0 && program.steps[step].op == "broadcast" &&
         isAvailable(program.steps[step].operands[0]);
}

Location Compiler::locate(unsigned tensor) {
  if (locations[tensor])
    return *locations[tensor];
  // A repeated constant is held once.
  int step = constants.getDefinition(tensor);
  if (step >= 0 && program.steps[step].op == "broadcast")
    define(tensor,
           repeat(locate(program.steps[step].operands[0]), getDims(tensor)));
  else
    define(tensor, addConstant(getStorage(tensor), constants.evaluate(tensor),
                               getDims(tensor)));
  return *locations[tensor];
}

Location Compiler::copy(const Location &from) {
  Location to = addTemporary(plan.buffers[from.buffer].storage, from.dims);
  addKernel("copy", {}, makePointwise(to, {from}, {}), to, {from});
  return to;
}

Location Compiler::locatePlain(unsigned tensor) {
  Location location = locate(tensor);
  if (location.isPlain())
    return location;
  if (constants.isConstant(tensor))
    location = addConstant(getStorage(tensor), constants.evaluate(tensor),
                           getDims(tensor));
  else
    location = copy(location);
  define(tensor, location);
  return location;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

void Compiler::compileTranspose(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locate(step.operands[0]), y = x;
  const std::vector<int64_t> &perm = step.attributes.list("perm");
  for (size_t d = 0; d < perm.size(); ++d) {
    y.dims[d] = x.dims[perm[d]];
    y.strides[d] = x.strides[perm[d]];
  }
  define(step.results[0], y);
}

void Compiler::compileSplit(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Location part = locate(step.operands[0]);
  for (size_t i = 0; i < step.results.size(); ++i) {
    part.dims[axis] = step.attributes.list("sizes")[i];
    define(step.results[i], part);
    part.offset += part.dims[axis] * part.strides[axis];
  }
}

void Compiler::compileSlice(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Location part = locate(step.operands[0]);
  part.offset += step.attributes.number("start") * part.strides[axis];
  part.dims[axis] = step.attributes.number("size");
  part.strides[axis] *= step.attributes.number("step");
  define(step.results[0], part);
}

void Compiler::compileReshape(unsigned position) {
  const Step &step = program.steps[position];
  const Dims &dims = getDims(step.results[0]);
  auto view = reshape(locate(step.operands[0]), dims);
  if (!view)
    view = reshape(locatePlain(step.operands[0]), dims);
  define(step.results[0], *view);
}

void Compiler::compileBroadcast(unsigned position) {
  const Step &step = program.steps[position];
  define(step.results[0],
         repeat(locate(step.operands[0]), getDims(step.results[0])));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Compiler::compileStep(unsigned position) {
  static const std::map<std::string_view, Handler> handlers{
      {"conv2d", &Compiler::compileConvolution},
      {"matmul", &Compiler::compileMatMul},
      {"pool2d_max", &Compiler::compilePool},
      {"pool2d_avg", &Compiler::compilePool},
      {"add", &Compiler::compilePointwise},
      {"sub", &Compiler::compilePointwise},
      {"mul", &Compiler::compilePointwise},
      {"div", &Compiler::compilePointwise},
      {"max", &Compiler::compilePointwise},
      {"min", &Compiler::compilePointwise},
      {"smul", &Compiler::compilePointwise},
      {"relu", &Compiler::compilePointwise},
      {"sigmoid", &Compiler::compilePointwise},
      {"tanh", &Compiler::compilePointwise},
      {"neg", &Compiler::compilePointwise},
      {"abs", &Compiler::compilePointwise},
      {"exp", &Compiler::compilePointwise},
      {"sqrt", &Compiler::compilePointwise},
      {"rsqrt", &Compiler::compilePointwise},
      {"erf", &Compiler::compilePointwise},
      {"gelu", &Compiler::compilePointwise},
      {"clamp", &Compiler::compilePointwise},
      {"batch_norm", &Compiler::compilePointwise},
      {"transpose", &Compiler::compileTranspose},
      {"concat", &Compiler::compileConcat},
      {"split", &Compiler::compileSplit},
      {"reshape", &Compiler::compileReshape},
      {"slice", &Compiler::compileSlice},
      {"pad", &Compiler::compilePad},
      {"enlarge", &Compiler::compileEnlarge},
      {"merge_gconv", &Compiler::compileMergeGroups},
      {"broadcast", &Compiler::compileBroadcast},
      {"gather", &Compiler::compileGather},
      {"reduce_sum", &Compiler::compileReduction},
      {"reduce_mean", &Compiler::compileReduction},
      {"reduce_max", &Compiler::compileReduction},
      {"softmax", &Compiler::compileSoftmax},
      {"layer_norm", &Compiler::compileLayerNorm}};
  const Step &step = program.steps[position];
  auto it = handlers.find(step.op);
  if (it == handlers.end())
    failure = Error{"step " + std::to_string(position) +
                    ": the cuda executor has no kernel for " + step.op};
  else
    (this->*it->second)(position);
}

Result<std::vector<Location>> Compiler::compile() {
  for (unsigned input : program.getTensors(TensorKind::Input)) {
    Location location{0, 0, getDims(input), getPlainStrides(getDims(input))};
    location.buffer = plan.addBuffer(BufferKind::Input, getStorage(input),
                                     location.getElements());
    inputs.push_back(location.buffer);
    define(input, location);
  }
  for (unsigned i = 0; i < program.steps.size() && !failure; ++i) {
    const std::vector<unsigned> &results = program.steps[i].results;
    bool known =
        std::all_of(results.begin(), results.end(), [&](unsigned tensor) {
          return constants.isConstant(tensor);
        });
    if (!known && !fusedSteps[i])
      compileStep(i);
  }
  std::vector<Location> outputs;
  std::vector<unsigned> live;
  for (unsigned output : program.getTensors(TensorKind::Output)) {
    if (failure)
      break;
    outputs.push_back(locatePlain(output));
    live.push_back(outputs.back().buffer);
  }
  if (constants.getFailure())
    return *constants.getFailure();
  if (failure)
    return *failure;
  plan.shareMemory(live);
  return outputs;
}

} // namespace taso::runtime::cuda
