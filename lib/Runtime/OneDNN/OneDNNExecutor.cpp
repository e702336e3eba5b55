//===- OneDNNExecutor.cpp - Programs on the processor, by oneDNN ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled with exceptions, which oneDNN's interface throws and memory that
// runs out: each entry turns them into errors.
//
// The processors that this runs on compute in f32. Tensors of narrower types
// are rounded on the way in and out, and held in f32 between.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Threads.h"

#include "../Executors.h"
#include "../Guard.h"
#include "../Stopwatch.h"

#include <algorithm>
#include <thread>

namespace taso::runtime {

using namespace onednn;

static std::vector<HostTensor>
copyInputs(const std::vector<HostTensor> &inputs) {
  std::vector<HostTensor> copies;
  for (const HostTensor &input : inputs)
    copies.emplace_back(input.shape(),
                        std::make_shared<std::vector<float>>(input.values()));
  return copies;
}

namespace {

/// Calls the function, which returns a Result or a Status.
template <class Function> auto guard(const Function &function) {
  return runtime::guard<dnnl::error>(
      [](const dnnl::error &error) {
        return std::string("oneDNN: ") + error.what();
      },
      function);
}

class OneDNNProgram : public CompiledProgram {
public:
  OneDNNProgram(const Program &program, unsigned threads)
      : program(program), threads(threads),
        plan(dnnl::engine(dnnl::engine::kind::cpu, 0)),
        compiler(this->program, plan, threads) {}

  Status compile() {
    auto locations = compiler.compile();
    if (!locations)
      return locations.getError();
    outputs = std::move(*locations);
    return std::nullopt;
  }

  Result<std::vector<HostTensor>>
  run(const std::vector<HostTensor> &inputs) override {
    if (Status error = checkInputs(program, inputs))
      return *error;
    return guard([&]() -> Result<std::vector<HostTensor>> {
      setThreads(threads);
      std::vector<HostTensor> rounded = roundInputs(inputs);
      bind(rounded);
      plan.run();
      return getOutputs();
    });
  }

  uint64_t getWorkspaceBytes() const override {
    return plan.getWorkspaceBytes();
  }
  std::vector<FusedGroup> getGroups() const override {
    return plan.getGroups();
  }

protected:
  Status prepareTiming(const TimeOptions &options) override {
    return guard([&]() -> Status {
      countsWaiting = options.countsWaiting || threads != 1;
      copies.clear();
      copies.push_back(makeInputs(program, options.seed));
      // Other memory with the same elements: random ones take longer to make
      // than a small kernel is timed.
      while (copies.size() < countInputCopies(program, options))
        copies.push_back(copyInputs(copies.front()));
      // Gives operands their elements, for runs without conversions.
      setThreads(threads);
      bind(copies.front());
      plan.run();
      return std::nullopt;
    });
  }

  Result<double> timeRuns(uint64_t first, uint64_t count) override {
    return guard([&]() -> Result<double> {
      setThreads(threads);
      if (!program.hasColdWeights)
        return timeTogether(first, count);
      double total = 0;
      for (uint64_t i = 0; i < count; ++i) {
        plan.evictConstants();
        total += timeTogether(first + i, 1);
      }
      return total;
    });
  }

private:
  double timeTogether(uint64_t first, uint64_t count) {
    Stopwatch watch(countsWaiting);
    for (uint64_t i = 0; i < count; ++i) {
      bind(copies[(first + i) % copies.size()]);
      plan.run(/*convertsLayouts=*/!program.isFragment);
    }
    return watch.getNanoseconds();
  }

  /// Copies those inputs that a type rounds; the others share their elements.
  std::vector<HostTensor>
  roundInputs(const std::vector<HostTensor> &inputs) const {
    std::vector<HostTensor> rounded = inputs;
    std::vector<unsigned> positions = program.getTensors(TensorKind::Input);
    for (size_t i = 0; i < inputs.size(); ++i) {
      ElementType type = program.tensors[positions[i]].type;
      if (type == ElementType::F32)
        continue;
      rounded[i] = HostTensor(inputs[i].shape());
      for (int64_t k = 0; k < inputs[i].size(); ++k)
        rounded[i].mutableValues()[k] = roundTo(inputs[i].values()[k], type);
    }
    return rounded;
  }

  void bind(std::vector<HostTensor> &inputs) {
    for (size_t i = 0; i < inputs.size(); ++i)
      plan.bind(compiler.getInputs()[i], inputs[i].mutableValues().data());
  }

  std::vector<HostTensor> getOutputs() const {
    std::vector<HostTensor> result;
    std::vector<unsigned> positions = program.getTensors(TensorKind::Output);
    for (size_t i = 0; i < positions.size(); ++i) {
      const Tensor &tensor = program.tensors[positions[i]];
      HostTensor::Shape shape;
      for (int64_t size : tensor.shape)
        shape.push_back(size);
      HostTensor value(shape);
      const float *data = plan.getData(outputs[i]);
      for (float &element : value.mutableValues())
        element = roundTo(*data++, tensor.type);
      result.push_back(std::move(value));
    }
    return result;
  }

  const Program program;
  unsigned threads;
  Plan plan;
  Compiler compiler;
  std::vector<Location> outputs;
  std::vector<std::vector<HostTensor>> copies;
  bool countsWaiting = true;
};

class OneDNNExecutor : public Executor {
public:
  explicit OneDNNExecutor(unsigned threads) : threads(threads) {}

  DeviceInfo getDevice() const override {
    const dnnl_version_t *version = dnnl_version();
    return {"cpu", getProcessorName(),
            "oneDNN " + std::to_string(version->major) + "." +
                std::to_string(version->minor) + "." +
                std::to_string(version->patch) + " (" + getInstructions() +
                "), kernels " + std::to_string(kKernels),
            threads};
  }

  Result<std::unique_ptr<CompiledProgram>>
  prepare(const Program &program) override {
    if (Status error = checkRunnable(program))
      return *error;
    return guard([&]() -> Result<std::unique_ptr<CompiledProgram>> {
      setThreads(threads);
      auto compiled = std::make_unique<OneDNNProgram>(program, threads);
      if (Status error = compiled->compile())
        return *error;
      return std::unique_ptr<CompiledProgram>(std::move(compiled));
    });
  }

private:
  /// Raised when programs run on other kernels than before: what was measured
  /// on those is not true any more.
  static constexpr int kKernels = 3;

  /// The instructions that oneDNN uses.
  static std::string getInstructions() {
    switch (dnnl::get_effective_cpu_isa()) {
    case dnnl::cpu_isa::sse41:
      return "SSE4.1";
    case dnnl::cpu_isa::avx:
      return "AVX";
    case dnnl::cpu_isa::avx2:
    case dnnl::cpu_isa::avx2_vnni:
      return "AVX2";
    default:
      return "instruction set " +
             std::to_string(static_cast<int>(dnnl::get_effective_cpu_isa()));
    }
  }

  unsigned threads;
};

} // namespace

Result<std::unique_ptr<Executor>>
createOneDNNExecutor(const ExecutorOptions &options) {
  unsigned machine = std::max(1u, std::thread::hardware_concurrency());
  unsigned threads = options.threads ? options.threads : machine;
  if (threads > machine)
    return Error{"expected at most " + std::to_string(machine) +
                 " threads, the processors of this machine, found " +
                 std::to_string(threads)};
  if (!setThreads(threads) && options.threads)
    return Error{"this oneDNN does not run on OpenMP: its number of threads "
                 "cannot be set"};
  return std::unique_ptr<Executor>(std::make_unique<OneDNNExecutor>(threads));
}

} // namespace taso::runtime
