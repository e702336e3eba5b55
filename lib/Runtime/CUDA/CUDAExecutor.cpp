//===- CUDAExecutor.cpp - Programs on a GPU, by CUDA ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled with exceptions: each entry turns failures into errors. A program's
// kernels are recorded as one CUDA graph, so that launching them costs little,
// and timed by events on the device. Inputs are on the device before, and
// outputs stay there: what is timed is what a model in the middle of a pipeline
// takes. Tensors are in row-major order wherever a program begins and ends, so
// a fragment has no layouts that are free. Weights stay in the caches, if they
// fit, from one timed run to the next.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Launch.h"
#include "Libraries.h"

#include "../Executors.h"
#include "../Guard.h"

#include <algorithm>
#include <cstring>

#include <cuda_bf16.h>
#include <cuda_fp16.h>

namespace taso::runtime {

using namespace cuda;

namespace {

/// Calls the function, which returns a Result or a Status.
template <class Function> auto guard(const Function &function) {
  return runtime::guard<Failure>(
      [](const Failure &failure) { return failure.message; }, function);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

template <class T, class Convert>
std::vector<char> convert(const HostTensor &value, const Convert &function) {
  std::vector<char> bytes(value.values().size() * sizeof(T));
  for (size_t i = 0; i < value.values().size(); ++i) {
    T element = function(value.values()[i]);
    std::memcpy(bytes.data() + i * sizeof(T), &element, sizeof(T));
  }
  return bytes;
}

std::vector<char> toDevice(const HostTensor &value, Storage storage) {
  switch (storage) {
  case Storage::F16:
    return convert<__half>(value, [](float x) { return __float2half_rn(x); });
  case Storage::BF16:
    return convert<__nv_bfloat16>(
        value, [](float x) { return __float2bfloat16_rn(x); });
  case Storage::I32:
    return convert<int32_t>(
        value, [](float x) { return static_cast<int32_t>(std::nearbyint(x)); });
  case Storage::F32:
    break;
  }
  return convert<float>(value, [](float x) { return x; });
}

template <class T, class Convert>
void convertBack(const std::vector<char> &bytes, HostTensor &value,
                 const Convert &function) {
  for (size_t i = 0; i < value.values().size(); ++i) {
    T element;
    std::memcpy(&element, bytes.data() + i * sizeof(T), sizeof(T));
    value.mutableValues()[i] = function(element);
  }
}

void fromDevice(const std::vector<char> &bytes, Storage storage,
                HostTensor &value) {
  switch (storage) {
  case Storage::F16:
    return convertBack<__half>(bytes, value,
                               [](__half x) { return __half2float(x); });
  case Storage::BF16:
    return convertBack<__nv_bfloat16>(
        bytes, value, [](__nv_bfloat16 x) { return __bfloat162float(x); });
  case Storage::I32:
    return convertBack<int32_t>(
        bytes, value, [](int32_t x) { return static_cast<float>(x); });
  case Storage::F32:
    return convertBack<float>(bytes, value, [](float x) { return x; });
  }
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

class CUDAProgram : public CompiledProgram {
public:
  CUDAProgram(const Program &program, std::shared_ptr<Device> device)
      : program(program), device(std::move(device)),
        compiler(this->program, plan) {}

  Status compile() {
    auto locations = compiler.compile();
    if (!locations)
      return locations.getError();
    outputs = std::move(*locations);
    allocate();
    chooseAlgorithms();
    // Kernels are loaded before they are recorded.
    enqueue(copies.front());
    synchronize();
    graphs.push_back(record(copies.front()));
    return std::nullopt;
  }

  Result<std::vector<HostTensor>>
  run(const std::vector<HostTensor> &inputs) override {
    if (Status error = checkInputs(program, inputs))
      return *error;
    return guard([&]() -> Result<std::vector<HostTensor>> {
      upload(copies.front(), inputs);
      check(cudaGraphLaunch(graphs.front(), device->stream), "cudaGraphLaunch");
      synchronize();
      return getOutputs();
    });
  }

  uint64_t getWorkspaceBytes() const override {
    return plan.blockBytes + scratch.getBytes();
  }

  std::vector<FusedGroup> getGroups() const override {
    std::vector<FusedGroup> groups;
    for (size_t i = 0; i < plan.kernels.size(); ++i) {
      std::string name = plan.kernels[i].name;
      if (libraries[i])
        name += " by " + libraries[i]->getName();
      groups.push_back({plan.kernels[i].steps, std::move(name)});
    }
    return groups;
  }

protected:
  Status prepareTiming(const TimeOptions &options) override {
    return guard([&]() -> Status {
      graphs.erase(graphs.begin() + 1, graphs.end());
      copies.erase(copies.begin() + 1, copies.end());
      for (unsigned i = 0; i < countInputCopies(program, options); ++i) {
        if (i > 0)
          copies.push_back(allocateInputs());
        upload(copies[i], makeInputs(program, options.seed + i));
        if (i > 0)
          graphs.push_back(record(copies[i]));
      }
      return std::nullopt;
    });
  }

  Result<double> timeRuns(uint64_t first, uint64_t count) override {
    return guard([&]() -> Result<double> {
      check(cudaEventRecord(device->start, device->stream), "cudaEventRecord");
      for (uint64_t i = 0; i < count; ++i)
        check(cudaGraphLaunch(graphs[(first + i) % graphs.size()],
                              device->stream),
              "cudaGraphLaunch");
      check(cudaEventRecord(device->stop, device->stream), "cudaEventRecord");
      check(cudaEventSynchronize(device->stop), "cudaEventSynchronize");
      float milliseconds = 0;
      check(cudaEventElapsedTime(&milliseconds, device->start, device->stop),
            "cudaEventElapsedTime");
      return double(milliseconds) * 1e6;
    });
  }

private:
  using Graph = Owned<cudaGraphExec_t, cudaGraphExecDestroy>;
  /// The memory of each input.
  using Inputs = std::vector<DeviceMemory>;

  void synchronize() const {
    check(cudaStreamSynchronize(device->stream), "cudaStreamSynchronize");
  }

  Inputs allocateInputs() const {
    Inputs inputs;
    for (unsigned buffer : compiler.getInputs())
      inputs.emplace_back(plan.buffers[buffer].bytes);
    return inputs;
  }

  void write(const DeviceMemory &memory, const HostTensor &value,
             Storage storage) {
    std::vector<char> bytes = toDevice(value, storage);
    check(cudaMemcpyAsync(memory.get(), bytes.data(), bytes.size(),
                          cudaMemcpyHostToDevice, device->stream),
          "cudaMemcpyAsync to the device");
    synchronize(); // the bytes are freed
  }

  /// Algorithms are timed on zeros.
  void clear(const DeviceMemory &memory) {
    check(cudaMemsetAsync(memory.get(), 0, memory.getBytes(), device->stream),
          "cudaMemsetAsync");
  }

  void upload(const Inputs &memory, const std::vector<HostTensor> &inputs) {
    for (size_t i = 0; i < inputs.size(); ++i)
      write(memory[i], inputs[i],
            plan.buffers[compiler.getInputs()[i]].storage);
  }

  void allocate() {
    block = DeviceMemory(plan.blockBytes);
    clear(block);
    constants.resize(plan.buffers.size());
    for (size_t i = 0; i < plan.buffers.size(); ++i) {
      if (plan.buffers[i].kind != BufferKind::Constant)
        continue;
      constants[i] = DeviceMemory(plan.buffers[i].bytes);
      write(constants[i], plan.buffers[i].value, plan.buffers[i].storage);
      plan.buffers[i].value = HostTensor();
    }
    copies.push_back(allocateInputs());
    for (const DeviceMemory &input : copies.front())
      clear(input);
  }

  /// Times the libraries' algorithms, with more scratch space than is kept.
  void chooseAlgorithms() {
    size_t unused = 0, total = 0;
    check(cudaMemGetInfo(&unused, &total), "cudaMemGetInfo");
    libraries.resize(plan.kernels.size());
    DeviceMemory space(std::min<uint64_t>(kMaxScratchBytes, unused / 2));
    uint64_t bytes = 0;
    for (size_t i = 0; i < plan.kernels.size(); ++i) {
      const Kernel &kernel = plan.kernels[i];
      Pointers pointers = getPointers(kernel, copies.front());
      if (auto *body = std::get_if<Convolution>(&kernel.body))
        libraries[i] =
            createConvolution(*device, *body, kernel.storage, pointers, space);
      else if (auto *body = std::get_if<Product>(&kernel.body))
        libraries[i] =
            createProduct(*device, *body, kernel.storage, pointers, space);
      else
        continue;
      bytes = std::max(bytes, libraries[i]->getScratchBytes());
    }
    synchronize();
    scratch = DeviceMemory(bytes);
  }

  char *getAddress(unsigned buffer, const Inputs &inputs) const {
    switch (plan.buffers[buffer].kind) {
    case BufferKind::Temporary:
      return static_cast<char *>(block.get()) + plan.buffers[buffer].offset;
    case BufferKind::Constant:
      return static_cast<char *>(constants[buffer].get());
    case BufferKind::Input:
      break;
    }
    const std::vector<unsigned> &list = compiler.getInputs();
    return static_cast<char *>(
        inputs[std::find(list.begin(), list.end(), buffer) - list.begin()]
            .get());
  }

  Pointers getPointers(const Kernel &kernel, const Inputs &inputs) const {
    Pointers pointers;
    for (size_t i = 0; i < kernel.arguments.size(); ++i) {
      const Argument &argument = kernel.arguments[i];
      unsigned bytes = getBytes(plan.buffers[argument.buffer].storage);
      char *address =
          getAddress(argument.buffer, inputs) + argument.offset * bytes;
      if (i == 0)
        pointers.result = address;
      else
        pointers.operands[i - 1] = address;
    }
    return pointers;
  }

  /// Appends all kernels to the stream.
  void enqueue(const Inputs &inputs) {
    for (size_t i = 0; i < plan.kernels.size(); ++i) {
      const Kernel &kernel = plan.kernels[i];
      Pointers pointers = getPointers(kernel, inputs);
      if (libraries[i]) {
        libraries[i]->run(pointers, scratch.get());
        continue;
      }
      std::visit(
          [&](const auto &body) {
            using Body = std::decay_t<decltype(body)>;
            if constexpr (!std::is_same_v<Body, Convolution> &&
                          !std::is_same_v<Body, Product>)
              check(launch(body, kernel.storage, pointers, device->stream),
                    "kernel " + kernel.name);
          },
          kernel.body);
    }
  }

  Graph record(const Inputs &inputs) {
    check(cudaStreamBeginCapture(device->stream, cudaStreamCaptureModeRelaxed),
          "cudaStreamBeginCapture");
    Owned<cudaGraph_t, cudaGraphDestroy> graph;
    try {
      enqueue(inputs);
    } catch (const Failure &) {
      // The stream leaves the recording, whatever became of it.
      cudaStreamEndCapture(device->stream, graph.out());
      cudaGetLastError();
      throw;
    }
    check(cudaStreamEndCapture(device->stream, graph.out()),
          "cudaStreamEndCapture");
    Graph result;
    check(cudaGraphInstantiate(result.out(), graph, 0), "cudaGraphInstantiate");
    return result;
  }

  std::vector<HostTensor> getOutputs() const {
    std::vector<HostTensor> results;
    for (const Location &location : outputs) {
      HostTensor::Shape shape;
      for (int64_t size : location.dims)
        shape.push_back(size);
      HostTensor value(shape);
      Storage storage = plan.buffers[location.buffer].storage;
      std::vector<char> bytes(value.values().size() * getBytes(storage));
      const char *address = getAddress(location.buffer, copies.front()) +
                            location.offset * getBytes(storage);
      check(cudaMemcpyAsync(bytes.data(), address, bytes.size(),
                            cudaMemcpyDeviceToHost, device->stream),
            "cudaMemcpyAsync from the device");
      synchronize();
      fromDevice(bytes, storage, value);
      results.push_back(std::move(value));
    }
    return results;
  }

  const Program program;
  std::shared_ptr<Device> device;
  Plan plan;
  Compiler compiler;
  std::vector<Location> outputs;
  DeviceMemory block, scratch;
  std::vector<DeviceMemory> constants;                   ///< by buffer
  std::vector<std::unique_ptr<LibraryKernel>> libraries; ///< by kernel, or null
  std::vector<Inputs> copies;
  std::vector<Graph> graphs; ///< one for each copy of the inputs
};

class CUDAExecutor : public Executor {
public:
  explicit CUDAExecutor(std::shared_ptr<Device> device)
      : device(std::move(device)) {}

  DeviceInfo getDevice() const override {
    int runtime = 0, driver = 0;
    cudaRuntimeGetVersion(&runtime);
    cudaDriverGetVersion(&driver);
    size_t cudnn = cudnnGetVersion(), cublas = cublasLtGetVersion();
    std::string libraries =
        "CUDA " + Device::printVersion(runtime) + " (driver " +
        Device::printVersion(driver) + "), cuDNN " +
        std::to_string(cudnn / 10000) + "." +
        std::to_string(cudnn / 100 % 100) + "." + std::to_string(cudnn % 100) +
        ", cuBLASLt " + std::to_string(cublas / 10000) + "." +
        std::to_string(cublas / 100 % 100) + "." + std::to_string(cublas % 100);
    if (device->allowsTF32)
      libraries += ", TF32";
    return {"cuda", device->properties.name, libraries, 0};
  }

  Result<std::unique_ptr<CompiledProgram>>
  prepare(const Program &program) override {
    if (Status error = checkRunnable(program))
      return *error;
    return guard([&]() -> Result<std::unique_ptr<CompiledProgram>> {
      auto compiled = std::make_unique<CUDAProgram>(program, device);
      if (Status error = compiled->compile())
        return *error;
      return std::unique_ptr<CompiledProgram>(std::move(compiled));
    });
  }

private:
  std::shared_ptr<Device> device;
};

} // namespace

Result<std::unique_ptr<Executor>>
createCUDAExecutor(const ExecutorOptions &options) {
  return guard([&]() -> Result<std::unique_ptr<Executor>> {
    return std::unique_ptr<Executor>(std::make_unique<CUDAExecutor>(
        std::make_shared<Device>(options.allowsTF32)));
  });
}

} // namespace taso::runtime
