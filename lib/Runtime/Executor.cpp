//===- Executor.cpp - What all executors share ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Executor.h"

#include "TASO/Semantics/Operators.h"

#include "Executors.h"

#include <algorithm>
#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

namespace taso::runtime {

CompiledProgram::~CompiledProgram() = default;
Executor::~Executor() = default;

const std::vector<std::string_view> &getExecutorNames() {
  static const std::vector<std::string_view> names{"reference", "cpu", "cuda"};
  return names;
}

Result<std::unique_ptr<Executor>>
createExecutor(std::string_view name, const ExecutorOptions &options) {
  if (name == "reference")
    return createReferenceExecutor(options);
  if (name == "cpu") {
#ifdef TASO_HAS_ONEDNN
    return createOneDNNExecutor(options);
#else
    return Error{"the cpu executor was not built: oneDNN (libdnnl-dev) was not "
                 "found when this was configured"};
#endif
  }
  if (name == "cuda") {
#ifdef TASO_HAS_CUDA
    return createCUDAExecutor(options);
#else
    return Error{
        "the cuda executor was not built: TASO_ENABLE_CUDA was off, or "
        "CUDA and cuDNN 9 were not found, when this was configured"};
#endif
  }
  return Error{"unknown device '" + std::string(name) +
               "': expected reference, cpu or cuda"};
}

Result<std::vector<Measurement>>
timeInterleaved(const std::vector<CompiledProgram *> &programs,
                const TimeOptions &options) {
  std::vector<TimedRuns> runs;
  for (CompiledProgram *program : programs) {
    if (Status error = program->prepareTiming(options))
      return *error;
    runs.push_back([program](uint64_t first, uint64_t count) {
      return program->timeRuns(first, count);
    });
  }
  auto results = measure(runs, options);
  if (results)
    for (size_t i = 0; i < programs.size(); ++i)
      (*results)[i].workspaceBytes = programs[i]->getWorkspaceBytes();
  return results;
}

Result<Measurement> CompiledProgram::time(const TimeOptions &options) {
  auto results = timeInterleaved({this}, options);
  if (!results)
    return results.getError();
  return results->front();
}

Result<std::vector<HostTensor>>
runDefinition(const Program &program, const Step &step,
              const std::vector<HostTensor> &operands) {
  using Algebra = semantics::Concrete<float>;
  Algebra algebra;
  std::vector<HostTensor> results = semantics::getDefinition<Algebra>(step.op)(
      algebra, operands, step.attributes);
  if (algebra.failed())
    return Error{step.op + ": " + algebra.getError()};
  for (size_t i = 0; i < results.size(); ++i) {
    ElementType type = program.tensors[step.results[i]].type;
    if (type != ElementType::F32)
      for (float &value : results[i].mutableValues())
        value = roundTo(value, type);
  }
  return results;
}

/// A lower bound in bytes: two copies of inputs for timing, and of weights for
/// their layouts.
static double estimateMemory(const Program &program) {
  auto bytes = [&](unsigned tensor) {
    return double(sizeof(float)) *
           double(program.tensors[tensor].getElements());
  };
  double total = 0, largest = 0;
  for (unsigned i = 0; i < program.tensors.size(); ++i) {
    TensorKind kind = program.tensors[i].kind;
    if (kind != TensorKind::Intermediate)
      total += bytes(i) * (kind == TensorKind::Output ? 1 : 2);
  }
  for (const Step &step : program.steps) {
    double sum = 0;
    for (const std::vector<unsigned> *list : {&step.operands, &step.results})
      for (unsigned tensor : *list)
        if (program.tensors[tensor].kind == TensorKind::Intermediate)
          sum += bytes(tensor);
    largest = std::max(largest, sum);
  }
  return total + largest;
}

Status checkRunnable(const Program &program) {
  if (Status error = checkProgram(program))
    return error;
  double needed = estimateMemory(program);
  double machine =
      double(sysconf(_SC_PHYS_PAGES)) * double(sysconf(_SC_PAGE_SIZE));
  rlimit limit;
  bool isLimited = getrlimit(RLIMIT_AS, &limit) == 0 &&
                   limit.rlim_cur != RLIM_INFINITY &&
                   double(limit.rlim_cur) < machine;
  if (needed <= (isLimited ? double(limit.rlim_cur) : machine))
    return std::nullopt;
  auto print = [](double bytes) {
    return std::to_string(static_cast<int64_t>(bytes / (1 << 20))) + " MiB";
  };
  return Error{
      "the program needs " + print(needed) + " of memory or more, and " +
      (isLimited ? "the process is allowed " + print(double(limit.rlim_cur))
                 : "the machine has " + print(machine)) +
      "; a smaller batch needs less"};
}

Status checkInputs(const Program &program,
                   const std::vector<HostTensor> &inputs) {
  std::vector<unsigned> expected = program.getTensors(TensorKind::Input);
  if (inputs.size() != expected.size())
    return Error{"expected " + std::to_string(expected.size()) +
                 " inputs, found " + std::to_string(inputs.size())};
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Tensor &tensor = program.tensors[expected[i]];
    const HostTensor::Shape &shape = inputs[i].shape();
    if (!std::equal(shape.begin(), shape.end(), tensor.shape.begin(),
                    tensor.shape.end()))
      return Error{"input '" + tensor.name +
                   "' does not have the shape of the program's: expected " +
                   printShape(tensor.shape) + ", found " +
                   printShape({shape.begin(), shape.end()})};
  }
  return std::nullopt;
}

unsigned countInputCopies(const Program &program, const TimeOptions &options) {
  uint64_t bytes = 0;
  for (unsigned input : program.getTensors(TensorKind::Input))
    bytes += sizeof(float) *
             static_cast<uint64_t>(program.tensors[input].getElements());
  if (bytes == 0)
    return 1;
  constexpr uint64_t most = 64;
  return static_cast<unsigned>(
      std::clamp<uint64_t>(options.rotatedBytes / bytes, 2, most));
}

std::string getProcessorName() {
  std::ifstream file("/proc/cpuinfo");
  std::string line;
  while (std::getline(file, line)) {
    size_t colon = line.find(": ");
    if (line.rfind("model name", 0) == 0 && colon != std::string::npos)
      return line.substr(colon + 2);
  }
  return "unknown processor";
}

} // namespace taso::runtime
