//===- CUDAHost.cpp - Plans for a GPU, run on the host
//-----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDAHost.h"

#include "../../lib/Runtime/CUDA/Compiler.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include <pthread.h>

namespace taso::runtime {

using namespace cuda;

namespace {

/// Threads that share a row, as those of a block do on the device.
struct Block {
  static constexpr uint32_t kLanes = 3;

  Block() { pthread_barrier_init(&barrier, nullptr, kLanes); }
  ~Block() { pthread_barrier_destroy(&barrier); }

  pthread_barrier_t barrier;
  float values[kLanes] = {};
};

struct Lane {
  uint32_t lane, lanes;
  Block *block;

  float sum(float value) const {
    return combine(value, [](float a, float b) { return a + b; });
  }
  float max(float value) const {
    return combine(value, [](float a, float b) { return maximum(a, b); });
  }

private:
  template <class Function>
  float combine(float value, Function function) const {
    block->values[lane] = value;
    pthread_barrier_wait(&block->barrier);
    float total = block->values[0];
    for (uint32_t i = 1; i < lanes; ++i)
      total = function(total, block->values[i]);
    pthread_barrier_wait(&block->barrier); // all have read
    return total;
  }
};

template <class Body, class = void> struct IsRows : std::false_type {};
template <class Body>
struct IsRows<Body, std::void_t<decltype(&Body::isTeamWork)>> : std::true_type {
};

class HostDevice {
public:
  HostDevice(const Program &program, bool fuses)
      : program(program), fuses(fuses), compiler(this->program, plan) {}

  Result<std::vector<HostTensor>> run(const std::vector<HostTensor> &inputs) {
    auto locations = compiler.compile();
    if (!locations)
      return locations.getError();
    fill(inputs);
    for (const Kernel &kernel : plan.kernels)
      run(kernel);
    std::vector<HostTensor> outputs;
    for (const Location &location : *locations) {
      HostTensor::Shape shape;
      for (int64_t size : location.dims)
        shape.push_back(size);
      HostTensor value(shape);
      bool isInteger = plan.buffers[location.buffer].storage == Storage::I32;
      for (int64_t i = 0; i < value.size(); ++i)
        value.mutableValues()[i] =
            isInteger ? static_cast<float>(
                            get<int32_t>(location.buffer, location.offset)[i])
                      : get<float>(location.buffer, location.offset)[i];
      outputs.push_back(value);
    }
    return outputs;
  }

private:
  template <class T> T *get(unsigned buffer, int64_t offset) {
    const Buffer &target = plan.buffers[buffer];
    char *data = target.kind == BufferKind::Temporary
                     ? block.data() + target.offset
                     : memory[buffer].data();
    return reinterpret_cast<T *>(data) + offset;
  }

  void setElements(unsigned buffer, const HostTensor &value) {
    for (int64_t i = 0; i < value.size(); ++i)
      if (plan.buffers[buffer].storage == Storage::I32)
        get<int32_t>(buffer, i)[0] = static_cast<int32_t>(value.values()[i]);
      else
        get<float>(buffer, i)[0] = value.values()[i];
  }

  /// Memory that was not written holds NaN.
  void fill(const std::vector<HostTensor> &inputs) {
    memory.resize(plan.buffers.size());
    block.assign(plan.blockBytes, '\xff');
    for (size_t i = 0; i < plan.buffers.size(); ++i)
      if (plan.buffers[i].kind != BufferKind::Temporary)
        memory[i].assign(plan.buffers[i].bytes, '\xff');
    for (unsigned i = 0; i < plan.buffers.size(); ++i)
      if (plan.buffers[i].kind == BufferKind::Constant)
        setElements(i, plan.buffers[i].value);
    for (size_t i = 0; i < inputs.size(); ++i)
      setElements(compiler.getInputs()[i], inputs[i]);
  }

  void run(const Kernel &kernel) {
    Pointers pointers;
    bool isInteger = kernel.storage == Storage::I32;
    for (size_t i = 0; i < kernel.arguments.size(); ++i) {
      const Argument &argument = kernel.arguments[i];
      void *address = get<float>(argument.buffer, argument.offset);
      if (i == 0)
        pointers.result = address;
      else
        pointers.operands[i - 1] = address;
    }
    std::visit(
        [&](const auto &body) {
          if (isInteger)
            launch<int32_t>(body, pointers);
          else
            launch<float>(body, pointers);
        },
        kernel.body);
  }

  template <class T, class Body>
  void launch(const Body &body, const Pointers &pointers) {
    if constexpr (!IsRows<Body>::value) {
      for (uint32_t i = 0; i < body.getElements(); ++i)
        body.template compute<T>(i, pointers);
    } else if (body.isTeamWork()) {
      launchTeam<T>(body, pointers);
    } else {
      for (uint32_t i = 0; i < body.getElements(); ++i)
        body.template computeRow<T>(i, pointers, SingleTeam());
    }
  }

  template <class T, class Body>
  void launchTeam(const Body &body, const Pointers &pointers) {
    Block block;
    std::vector<std::thread> threads;
    for (uint32_t lane = 0; lane < Block::kLanes; ++lane)
      threads.emplace_back([&, lane] {
        for (uint32_t i = 0; i < body.getElements(); ++i)
          body.template computeRow<T>(i, pointers,
                                      Lane{lane, Block::kLanes, &block});
      });
    for (std::thread &thread : threads)
      thread.join();
  }

  template <class T>
  void launch(const Convolution &body, const Pointers &pointers) {
    const int *y = body.result, *w = body.kernel, *x = body.image;
    for (int i = 0; i < y[0] * y[1] * y[2] * y[3]; ++i) {
      int column = i % y[3], row = i / y[3] % y[2],
          out = i / y[3] / y[2] % y[1], image = i / y[3] / y[2] / y[1];
      int group = out / (y[1] / body.groups);
      double total = 0;
      for (int k = 0; k < w[1] * w[2] * w[3]; ++k) {
        int r = row * body.strides[0] - body.pads[0] +
                k / w[3] % w[2] * body.dilations[0];
        int c = column * body.strides[1] - body.pads[1] +
                k % w[3] * body.dilations[1];
        int channel = group * w[1] + k / w[3] / w[2];
        if (r >= 0 && r < x[2] && c >= 0 && c < x[3])
          total += double(load<float>(
                       pointers, 0,
                       ((image * x[1] + channel) * x[2] + r) * x[3] + c)) *
                   load<float>(pointers, 1, out * w[1] * w[2] * w[3] + k);
      }
      finish(body, pointers, i, total, out);
    }
    finish(body, pointers);
  }

  template <class T>
  void launch(const Product &body, const Pointers &pointers) {
    auto at = [](const Matrix &matrix, int64_t batch, int64_t row,
                 int64_t column) {
      if (matrix.transposed)
        std::swap(row, column);
      return static_cast<uint32_t>(batch * matrix.batchStride +
                                   row * matrix.leading + column);
    };
    for (int64_t i = 0; i < body.batches * body.m * body.n; ++i) {
      int64_t column = i % body.n, row = i / body.n % body.m,
              batch = i / body.n / body.m;
      double total = 0;
      for (int64_t k = 0; k < body.k; ++k)
        total +=
            double(load<float>(pointers, 0, at(body.left, batch, row, k))) *
            load<float>(pointers, 1, at(body.right, batch, k, column));
      finish(body, pointers, i, total, column);
    }
    finish(body, pointers);
  }

  /// What a library does with an element that it computed.
  template <class Body>
  void finish(const Body &body, const Pointers &pointers, int64_t index,
              double total, int64_t channel) {
    if (fuses) {
      if (body.fused.bias > 0)
        total += load<float>(pointers, body.fused.bias + 1,
                             static_cast<uint32_t>(channel));
      if (body.fused.residual > 0)
        total += load<float>(pointers, body.fused.residual + 1,
                             static_cast<uint32_t>(index));
      if (body.fused.activation == LibraryEpilogue::Relu)
        total = std::max(total, 0.0);
      if (body.fused.activation == LibraryEpilogue::GeluTanh)
        total = apply({Opcode::GeluTanh}, static_cast<float>(total), 0);
    }
    static_cast<float *>(pointers.result)[index] = static_cast<float>(total);
  }

  template <class Body>
  void finish(const Body &body, const Pointers &pointers) {
    Pointwise rest = getEpilogue(body.epilogue, fuses ? body.fused.ops : 0);
    if (rest.opCount != 0)
      launch<float>(rest, getEpiloguePointers(pointers));
  }

  const Program program;
  bool fuses;
  Plan plan;
  Compiler compiler;
  std::vector<std::vector<char>> memory;
  std::vector<char> block;
};

} // namespace

Result<std::vector<HostTensor>>
runPlanOnHost(const Program &program, const std::vector<HostTensor> &inputs,
              bool fuses) {
  return HostDevice(program, fuses).run(inputs);
}

} // namespace taso::runtime
