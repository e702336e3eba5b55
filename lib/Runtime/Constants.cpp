//===- Constants.cpp - What depends on weights only ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

#include "Executors.h"

namespace taso::runtime {

Constants::Constants(const Program &program)
    : program(program), constant(program.tensors.size(), false),
      definition(program.tensors.size(), -1) {
  for (unsigned weight : program.getTensors(TensorKind::Weight))
    constant[weight] = true;
  for (unsigned i = 0; i < program.steps.size(); ++i) {
    bool known = true;
    for (unsigned operand : program.steps[i].operands)
      known &= constant[operand];
    for (unsigned result : program.steps[i].results) {
      definition[result] = static_cast<int>(i);
      constant[result] = known;
    }
  }
}

void Constants::compute(const Step &step, unsigned tensor) {
  std::vector<HostTensor> operands;
  for (unsigned operand : step.operands)
    operands.push_back(evaluate(operand));
#ifdef TASO_HAS_ONEDNN
  // By definition a product of two 1024x1024 weights takes seconds, and a model
  // has many of them.
  if (auto product = onednn::multiplyMatrices(program, step, operands)) {
    values[tensor] = std::move(*product);
    return;
  }
#endif
  auto results = runDefinition(program, step, operands);
  if (!results) {
    failure = results.getError();
    HostTensor::Shape shape;
    for (int64_t size : program.tensors[tensor].shape)
      shape.push_back(size);
    values[tensor] = HostTensor(shape);
    return;
  }
  for (size_t i = 0; i < results->size(); ++i)
    values[step.results[i]] = (*results)[i];
}

const HostTensor &Constants::evaluate(unsigned tensor) {
  auto it = values.find(tensor);
  if (it != values.end())
    return it->second;
  if (definition[tensor] < 0)
    return values[tensor] = makeElements(program, tensor);
  compute(program.steps[definition[tensor]], tensor);
  return values[tensor];
}

} // namespace taso::runtime
