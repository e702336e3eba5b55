//===- Compiler.cpp - Values, and the walk over the steps ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"

#include "TASO/Semantics/Operators.h"

#include "../Executors.h"

#include <algorithm>
#include <map>

namespace taso::runtime::onednn {

using dnnl::memory;

bool isSlow(const dnnl::primitive_desc_base &descriptor) {
  // simple_nchw: pools of row-major images.
  std::string_view name = descriptor.impl_info_str();
  return name.find("ref") != name.npos || name.find("simple_nchw") != name.npos;
}

bool isStrided(const Desc &desc) {
  return desc.data.format_desc.blocking.inner_nblks == 0;
}

bool isDense(const Desc &desc) {
  int64_t elements = 1;
  for (int64_t size : desc.dims())
    elements *= size;
  return desc.get_size() == static_cast<size_t>(elements) * sizeof(float);
}

Compiler::Compiler(const Program &program, Plan &plan, unsigned threads)
    : program(program), plan(plan), constants(program), threads(threads),
      scratch(plan.addBuffer(BufferKind::Scratch, 0)),
      users(program.tensors.size()), fusedSteps(program.steps.size(), false),
      locations(program.tensors.size()) {
  for (unsigned i = 0; i < program.steps.size(); ++i)
    for (unsigned operand : program.steps[i].operands)
      users[operand].push_back(i);
  findParts();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// A scalar is a tensor of rank 1 to oneDNN.
Dims Compiler::getDims(unsigned tensor) const {
  const std::vector<int64_t> &shape = program.tensors[tensor].shape;
  return shape.empty() ? Dims{1} : Dims(shape.begin(), shape.end());
}

Location Compiler::addConstant(const HostTensor &value, const Dims &dims) {
  Location location{plan.addBuffer(BufferKind::Constant,
                                   value.values().size() * sizeof(float)),
                    getPlain(dims)};
  std::copy(value.values().begin(), value.values().end(),
            plan.getConstant(location.buffer));
  return location;
}

Location Compiler::pack(const HostTensor &value, const Desc &from,
                        const Desc &to) {
  Location plain = addConstant(value, {value.size()}).as(from);
  if (from == to)
    return plain;
  Location packed = reorder(plain, to, /*now=*/true);
  plan.release(plain.buffer);
  return packed;
}

Location Compiler::addTemporary(const Desc &desc) {
  return {plan.addBuffer(BufferKind::Temporary, desc.get_size()), desc};
}

Location Compiler::placeResult(unsigned tensor, const Desc &desc) {
  if (std::optional<Location> part = placePart(tensor, desc))
    return *part;
  return addTemporary(desc);
}

bool isPlain(const Desc &desc) {
  Dims dims = desc.dims();
  int64_t stride = 1;
  for (size_t d = dims.size(); d-- > 0; stride *= dims[d])
    if (dims[d] != 1 && desc.data.format_desc.blocking.strides[d] != stride)
      return false;
  return isStrided(desc);
}

/// A size of 1 has any stride after a transpose. With the usual one layouts
/// that are the same compare equal.
void Compiler::define(unsigned tensor, Location location) {
  if (isPlain(location.desc))
    location.desc = getPlain(location.desc.dims());
  locations[tensor].push_back(location);
  journal.push_back(tensor);
}

unsigned Compiler::getSource(unsigned tensor) const {
  int step = constants.getDefinition(tensor);
  while (step >= 0 && locations[tensor].empty() &&
         program.steps[step].op == "broadcast") {
    tensor = program.steps[step].operands[0];
    step = constants.getDefinition(tensor);
  }
  return tensor;
}

bool Compiler::isAvailable(unsigned tensor) const {
  return isConstant(tensor) || !locations[tensor].empty();
}

Location Compiler::locate(unsigned tensor) {
  if (locations[tensor].empty()) {
    if (isConstant(tensor))
      define(tensor, addConstant(evaluate(tensor), getDims(tensor)));
    else
      repeat(constants.getDefinition(tensor));
  }
  return locations[tensor].front();
}

Location Compiler::locate(unsigned tensor, const Desc &desc) {
  Location from = locate(tensor);
  for (const Location &location : locations[tensor])
    if (location.desc == desc)
      return location;
  Location to = reorder(from, desc, isConstant(tensor));
  define(tensor, to);
  return to;
}

Location Compiler::locatePlain(unsigned tensor) {
  return locate(tensor, getPlain(getDims(tensor)));
}

void Compiler::addReorder(const Location &from, const Location &to) {
  dnnl::reorder::primitive_desc descriptor(plan.getEngine(), from.desc,
                                           plan.getEngine(), to.desc);
  plan.addKernel({"reorder " + std::string(descriptor.impl_info_str()),
                  {},
                  dnnl::reorder(descriptor),
                  nullptr,
                  {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to, true}}});
}

Location Compiler::reorder(const Location &from, const Desc &to, bool now) {
  if (!now) {
    Location result = addTemporary(to);
    addReorder(from, result);
    return result;
  }
  dnnl::reorder::primitive_desc descriptor(plan.getEngine(), from.desc,
                                           plan.getEngine(), to);
  Location result{plan.addBuffer(BufferKind::Constant, to.get_size()), to};
  plan.runNow(dnnl::reorder(descriptor),
              {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, result, true}});
  return result;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

dnnl::primitive_attr Compiler::makeAttributes() const {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return attributes;
}

void Compiler::addPrimitive(const dnnl::primitive_desc_base &descriptor,
                            const dnnl::primitive &primitive,
                            std::vector<Argument> arguments,
                            std::vector<unsigned> steps) {
  Desc space = descriptor.scratchpad_desc();
  if (space.get_size() != 0) {
    plan.enlarge(scratch, space.get_size());
    arguments.push_back({DNNL_ARG_SCRATCHPAD, {scratch, space}, true});
  }
  std::string name = program.steps[steps.front()].op + " ";
  plan.addKernel({name + descriptor.impl_info_str(), std::move(steps),
                  primitive, nullptr, std::move(arguments)});
}

void Compiler::addFunction(std::string name, std::vector<Argument> arguments,
                           unsigned step, HostFunction function) {
  plan.addKernel({std::move(name),
                  {step},
                  dnnl::primitive(),
                  std::move(function),
                  std::move(arguments)});
}

/// Runs a step by its definition on copies of its operands.
void Compiler::compileDefinition(unsigned position) {
  const Step &step = program.steps[position];
  std::vector<Argument> arguments;
  for (unsigned operand : step.operands)
    arguments.push_back({0, locatePlain(operand)});
  for (unsigned result : step.results) {
    define(result, addTemporary(getPlain(getDims(result))));
    arguments.push_back({0, locations[result].front(), true});
  }
  auto shapeOf = [this](unsigned tensor) {
    HostTensor::Shape shape;
    for (int64_t size : program.tensors[tensor].shape)
      shape.push_back(size);
    return shape;
  };
  addFunction("definition of " + step.op, std::move(arguments), position,
              [this, shapeOf, &step](const std::vector<float *> &data) {
                std::vector<HostTensor> operands;
                for (size_t i = 0; i < step.operands.size(); ++i) {
                  operands.emplace_back(shapeOf(step.operands[i]));
                  std::vector<float> &values = operands[i].mutableValues();
                  std::copy_n(data[i], values.size(), values.begin());
                }
                // The program was checked, so the definition does not refuse.
                auto results = runDefinition(program, step, operands);
                for (size_t i = 0; results && i < results->size(); ++i)
                  std::copy((*results)[i].values().begin(),
                            (*results)[i].values().end(),
                            data[step.operands.size() + i]);
              });
}

void Compiler::compileStep(unsigned position) {
  static const std::map<std::string_view, Handler> handlers{
      {"conv2d", &Compiler::compileConvolution},
      {"matmul", &Compiler::compileMatMul},
      {"pool2d_max", &Compiler::compilePool},
      {"pool2d_avg", &Compiler::compilePool},
      {"add", &Compiler::compileBinary},
      {"sub", &Compiler::compileBinary},
      {"mul", &Compiler::compileBinary},
      {"div", &Compiler::compileBinary},
      {"max", &Compiler::compileBinaryLoop},
      {"min", &Compiler::compileBinaryLoop},
      {"smul", &Compiler::compileBinary},
      {"relu", &Compiler::compileUnaryLoop},
      {"sigmoid", &Compiler::compileUnary},
      {"tanh", &Compiler::compileUnary},
      {"neg", &Compiler::compileUnary},
      {"abs", &Compiler::compileUnary},
      {"exp", &Compiler::compileUnaryLoop},
      {"sqrt", &Compiler::compileUnary},
      {"rsqrt", &Compiler::compileUnaryLoop},
      {"gelu", &Compiler::compileUnary},
      {"clamp", &Compiler::compileUnaryLoop},
      {"erf", &Compiler::compileUnaryLoop},
      {"batch_norm", &Compiler::compileBatchNorm},
      {"transpose", &Compiler::compileTranspose},
      {"concat", &Compiler::compileConcat},
      {"split", &Compiler::compileSplit},
      {"reshape", &Compiler::compileReshape},
      {"slice", &Compiler::compileSlice},
      {"pad", &Compiler::compilePad},
      {"broadcast", &Compiler::compileBroadcast},
      {"gather", &Compiler::compileGather},
      {"reduce_sum", &Compiler::compileReduction},
      {"reduce_mean", &Compiler::compileReduction},
      {"reduce_max", &Compiler::compileReduction},
      {"softmax", &Compiler::compileSoftmax},
      {"layer_norm", &Compiler::compileLayerNorm}};
  const Step &step = program.steps[position];
  bool empty = false;
  for (const std::vector<unsigned> *list : {&step.operands, &step.results})
    for (unsigned tensor : *list)
      empty |= program.tensors[tensor].getElements() == 0;
  auto it = handlers.find(step.op);
  if (!empty && it != handlers.end()) {
    size_t kernels = plan.getKernelCount(), entries = journal.size();
    std::vector<bool> fused = fusedSteps;
    try {
      if ((this->*it->second)(position))
        return;
    } catch (const dnnl::error &) {
      // oneDNN cannot do this; take back what was begun.
    }
    plan.truncate(kernels);
    for (; journal.size() > entries; journal.pop_back())
      locations[journal.back()].pop_back();
    fusedSteps = std::move(fused);
  }
  compileDefinition(position);
}

/// The layout that convolutions like images in, and leave them in: what a
/// neighbour would hand over. Nothing if they have no choice.
std::optional<Desc> Compiler::getLikelyLayout(const Dims &dims) const {
  if (dims.size() != 4)
    return std::nullopt;
  auto makeAny = [](const Dims &sizes) {
    return Desc(sizes, dnnl::memory::data_type::f32,
                dnnl::memory::format_tag::any);
  };
  Dims kernel = {dims[1], dims[1], 1, 1}, one = {1, 1}, none = {0, 0};
  try {
    dnnl::convolution_forward::desc convolution(
        dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct,
        makeAny(dims), makeAny(kernel), makeAny(dims), one, none, none);
    dnnl::convolution_forward::primitive_desc descriptor(convolution,
                                                         plan.getEngine());
    return descriptor.src_desc();
  } catch (const dnnl::error &) {
    return std::nullopt;
  }
}

void Compiler::addInput(unsigned input) {
  Desc desc = getPlain(getDims(input));
  inputs.push_back(plan.addBuffer(BufferKind::Input, desc.get_size()));
  define(input, {inputs.back(), desc});
  if (!program.isFragment)
    return;
  Desc likely = getLikelyLayout(getDims(input)).value_or(desc);
  std::optional<Location> place;
  if (program.tensors[input].isMovable)
    place = placePart(input, likely);
  if (!place && likely == desc)
    return;
  if (!place)
    place = addTemporary(likely);
  addReorder(locations[input].front(), *place);
  define(input, *place);
  std::swap(locations[input].front(), locations[input].back());
}

Result<std::vector<Location>> Compiler::compile() {
  for (unsigned input : program.getTensors(TensorKind::Input))
    addInput(input);
  for (unsigned i = 0; i < program.steps.size(); ++i) {
    const std::vector<unsigned> &results = program.steps[i].results;
    bool known =
        std::all_of(results.begin(), results.end(),
                    [&](unsigned tensor) { return isConstant(tensor); });
    if (!known && !fusedSteps[i])
      compileStep(i);
    // The kernels have what they need.
    constants.clear();
  }
  std::vector<Location> outputs;
  std::vector<unsigned> live;
  for (unsigned output : program.getTensors(TensorKind::Output)) {
    outputs.push_back(locatePlain(output));
    live.push_back(outputs.back().buffer);
  }
  if (constants.getFailure())
    return *constants.getFailure();
  plan.finish(live);
  return outputs;
}

} // namespace taso::runtime::onednn
