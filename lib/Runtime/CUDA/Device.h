//===- Device.h - The GPU, its libraries and its memory ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever CUDA and its libraries hand out is owned by an object here, and
// whatever status they return is checked: what is not success is thrown as a
// Failure, which the executor turns into an error.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_DEVICE_H
#define TASO_LIB_RUNTIME_CUDA_DEVICE_H

#include "Kernels.h"

#include <cublasLt.h>
#include <cuda_runtime_api.h>
#include <cudnn.h>

#include <functional>
#include <string>
#include <utility>

namespace taso::runtime::cuda {

struct Failure {
  std::string message; ///< "CUDA: cudaMalloc: out of memory (..)"
};

/// Throws unless the status is success. `call` names what returned it.
void check(cudaError_t status, const std::string &call);
void check(cudnnStatus_t status, const std::string &call);
void check(cublasStatus_t status, const std::string &call);

/// What one of the libraries created, until the end of this object.
template <class Handle, auto Destroy> class Owned {
public:
  Owned() = default;
  Owned(Owned &&other) noexcept : handle(other.handle) { other.handle = {}; }
  Owned &operator=(Owned &&other) noexcept {
    std::swap(handle, other.handle);
    return *this;
  }
  Owned(const Owned &) = delete;
  Owned &operator=(const Owned &) = delete;
  ~Owned() {
    if (handle)
      Destroy(handle); // a failure is no news: the first was reported
  }

  /// Where a library writes what it creates. Only once.
  Handle *out() { return &handle; }
  operator Handle() const { return handle; }

private:
  Handle handle{};
};

/// Bytes on the device.
class DeviceMemory {
public:
  DeviceMemory() = default;
  explicit DeviceMemory(uint64_t bytes);

  void *get() const { return data; }
  uint64_t getBytes() const { return bytes; }

private:
  Owned<void *, cudaFree> data;
  uint64_t bytes = 0;
};

/// The first device, and what all programs on it share.
struct Device {
  /// Throws "no CUDA device: .." where there is none.
  explicit Device(bool allowsTF32);

  /// Milliseconds that the function's kernels take: the best of a few runs.
  double time(const std::function<void()> &function);
  /// "13.0" for 13000.
  static std::string printVersion(int version);

  cudaDeviceProp properties;
  bool allowsTF32;
  Owned<cudaStream_t, cudaStreamDestroy> stream;
  Owned<cudaEvent_t, cudaEventDestroy> start, stop;
  Owned<cudnnHandle_t, cudnnDestroy> cudnn;
  Owned<cublasLtHandle_t, cublasLtDestroy> cublas;
};

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_DEVICE_H
