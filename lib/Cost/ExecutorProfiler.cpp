//===- ExecutorProfiler.cpp - Measuring in this process -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Profiler.h"

#include "TASO/Runtime/Executor.h"

using namespace taso;

Profiler::~Profiler() = default;

static llvm::Error toError(const runtime::Error &error) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), "%s",
                                 error.message.c_str());
}

namespace {

class ExecutorProfiler : public Profiler {
public:
  explicit ExecutorProfiler(std::unique_ptr<runtime::Executor> executor)
      : executor(std::move(executor)) {}

  llvm::Expected<std::string> getDevice() override {
    runtime::DeviceInfo info = executor->getDevice();
    return info.executor + "; " + info.name + "; " + info.libraries + "; " +
           std::to_string(info.threads) + " threads";
  }

  llvm::Expected<runtime::Measurement>
  measureKernel(const runtime::Program &program) override {
    auto compiled = executor->prepare(program);
    if (!compiled)
      return toError(compiled.getError());
    // A search measures hundreds.
    runtime::TimeOptions options;
    options.timeLimit = 0.5;
    auto measurement = (*compiled)->time(options);
    if (!measurement)
      return toError(measurement.getError());
    return *measurement;
  }

  llvm::Expected<std::vector<runtime::Measurement>>
  measureInterleaved(llvm::ArrayRef<runtime::Program> programs) override {
    std::vector<std::unique_ptr<runtime::CompiledProgram>> owners;
    std::vector<runtime::CompiledProgram *> compiled;
    for (const runtime::Program &program : programs) {
      auto prepared = executor->prepare(program);
      if (!prepared)
        return toError(prepared.getError());
      compiled.push_back(prepared->get());
      owners.push_back(std::move(*prepared));
    }
    runtime::TimeOptions options;
    options.requiredSamples = runtime::kSamplesToCompare;
    auto measurements = runtime::timeInterleaved(compiled, options);
    if (!measurements)
      return toError(measurements.getError());
    return *measurements;
  }

private:
  std::unique_ptr<runtime::Executor> executor;
};

} // namespace

llvm::Expected<std::unique_ptr<Profiler>>
taso::createExecutorProfiler(llvm::StringRef name, unsigned threads) {
  runtime::ExecutorOptions options;
  options.threads = threads;
  auto executor = runtime::createExecutor(name.str(), options);
  if (!executor)
    return toError(executor.getError());
  return std::make_unique<ExecutorProfiler>(std::move(*executor));
}
