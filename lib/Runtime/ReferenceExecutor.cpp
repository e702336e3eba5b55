//===- ReferenceExecutor.cpp - Programs by their definitions -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every step runs as its definition says, in float, one after the other: slow,
// and what the other executors are compared with.
//
//===----------------------------------------------------------------------===//

#include "Executors.h"

#include <chrono>

namespace taso::runtime {

namespace {

class ReferenceProgram : public CompiledProgram {
public:
  explicit ReferenceProgram(const Program &program) : program(program) {}

  Status prepare() {
    values.resize(program.tensors.size());
    std::vector<bool> known(program.tensors.size(), false);
    for (unsigned weight : program.getTensors(TensorKind::Weight)) {
      values[weight] = makeElements(program, weight);
      known[weight] = true;
    }
    for (unsigned i = 0; i < program.steps.size(); ++i) {
      const Step &step = program.steps[i];
      bool constant = true;
      for (unsigned operand : step.operands)
        constant &= known[operand];
      if (!constant) {
        order.push_back(i);
        continue;
      }
      if (Status error = runStep(step))
        return error;
      for (unsigned result : step.results)
        known[result] = true;
    }
    for (unsigned i : order)
      for (unsigned result : program.steps[i].results)
        workspace += sizeof(float) * static_cast<uint64_t>(
                                         program.tensors[result].getElements());
    return std::nullopt;
  }

  Result<std::vector<HostTensor>>
  run(const std::vector<HostTensor> &inputs) override {
    if (Status error = checkInputs(program, inputs))
      return *error;
    if (Status error = runSteps(inputs))
      return *error;
    std::vector<HostTensor> outputs;
    for (unsigned output : program.getTensors(TensorKind::Output))
      outputs.push_back(values[output]);
    return outputs;
  }

  uint64_t getWorkspaceBytes() const override { return workspace; }

  std::vector<FusedGroup> getGroups() const override {
    std::vector<FusedGroup> groups;
    for (unsigned i : order)
      groups.push_back({{i}, "definition"});
    return groups;
  }

protected:
  Status prepareTiming(const TimeOptions &options) override {
    copies.clear();
    for (unsigned i = 0; i < countInputCopies(program, options); ++i)
      copies.push_back(makeInputs(program, options.seed + i));
    return std::nullopt;
  }

  Result<double> timeRuns(uint64_t first, uint64_t count) override {
    auto start = std::chrono::steady_clock::now();
    for (uint64_t i = 0; i < count; ++i)
      if (Status error = runSteps(copies[(first + i) % copies.size()]))
        return *error;
    return std::chrono::duration<double, std::nano>(
               std::chrono::steady_clock::now() - start)
        .count();
  }

private:
  Status runStep(const Step &step) {
    std::vector<HostTensor> operands;
    for (unsigned operand : step.operands)
      operands.push_back(values[operand]);
    auto results = runDefinition(program, step, operands);
    if (!results)
      return results.getError();
    for (size_t i = 0; i < results->size(); ++i)
      values[step.results[i]] = (*results)[i];
    return std::nullopt;
  }

  Status runSteps(const std::vector<HostTensor> &inputs) {
    std::vector<unsigned> positions = program.getTensors(TensorKind::Input);
    for (size_t i = 0; i < positions.size(); ++i)
      values[positions[i]] = inputs[i];
    for (unsigned i : order)
      if (Status error = runStep(program.steps[i]))
        return error;
    return std::nullopt;
  }

  const Program program;
  std::vector<HostTensor> values; ///< by position of the tensor
  std::vector<unsigned> order;    ///< the steps of a run
  std::vector<std::vector<HostTensor>> copies;
  uint64_t workspace = 0;
};

class ReferenceExecutor : public Executor {
public:
  DeviceInfo getDevice() const override {
    return {"reference", getProcessorName(), "TASO's definitions", 0};
  }

  Result<std::unique_ptr<CompiledProgram>>
  prepare(const Program &program) override {
    if (Status error = checkRunnable(program))
      return *error;
    auto compiled = std::make_unique<ReferenceProgram>(program);
    if (Status error = compiled->prepare())
      return *error;
    return std::unique_ptr<CompiledProgram>(std::move(compiled));
  }
};

} // namespace

Result<std::unique_ptr<Executor>>
createReferenceExecutor(const ExecutorOptions &) {
  return std::unique_ptr<Executor>(std::make_unique<ReferenceExecutor>());
}

} // namespace taso::runtime
