//===- Device.cpp - The GPU, its libraries and its memory ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <algorithm>

namespace taso::runtime::cuda {

void check(cudaError_t status, const std::string &call) {
  if (status == cudaSuccess)
    return;
  cudaGetLastError(); // so that it is not reported again
  throw Failure{"CUDA: " + call + ": " + cudaGetErrorString(status) + " (" +
                cudaGetErrorName(status) + ")"};
}

void check(cudnnStatus_t status, const std::string &call) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Failure{"cuDNN: " + call + ": " + cudnnGetErrorString(status)};
}

void check(cublasStatus_t status, const std::string &call) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw Failure{"cuBLASLt: " + call + ": " + cublasLtGetStatusString(status) +
                  " (" + cublasLtGetStatusName(status) + ")"};
}

DeviceMemory::DeviceMemory(uint64_t size) : bytes(std::max<uint64_t>(size, 1)) {
  check(cudaMalloc(data.out(), bytes),
        "cudaMalloc of " + std::to_string(bytes) + " bytes");
}

std::string Device::printVersion(int version) {
  return std::to_string(version / 1000) + "." +
         std::to_string(version % 1000 / 10);
}

Device::Device(bool allowsTF32) : allowsTF32(allowsTF32) {
  int count = 0;
  cudaError_t status = cudaGetDeviceCount(&count);
  if (status == cudaSuccess && count == 0)
    status = cudaErrorNoDevice;
  if (status != cudaSuccess)
    throw Failure{std::string("no CUDA device: ") + cudaGetErrorString(status) +
                  " (" + cudaGetErrorName(status) + ")"};
  check(cudaSetDevice(0), "cudaSetDevice");
  check(cudaGetDeviceProperties(&properties, 0), "cudaGetDeviceProperties");
  check(cudaStreamCreateWithFlags(stream.out(), cudaStreamNonBlocking),
        "cudaStreamCreateWithFlags");
  check(cudaEventCreate(start.out()), "cudaEventCreate");
  check(cudaEventCreate(stop.out()), "cudaEventCreate");
  check(cudnnCreate(cudnn.out()), "cudnnCreate");
  check(cudnnSetStream(cudnn, stream), "cudnnSetStream");
  check(cublasLtCreate(cublas.out()), "cublasLtCreate");
}

double Device::time(const std::function<void()> &function) {
  constexpr int runs = 4;
  double best = 0;
  for (int i = 0; i < runs; ++i) {
    check(cudaEventRecord(start, stream), "cudaEventRecord");
    function();
    check(cudaEventRecord(stop, stream), "cudaEventRecord");
    check(cudaEventSynchronize(stop), "cudaEventSynchronize");
    float milliseconds = 0;
    check(cudaEventElapsedTime(&milliseconds, start, stop),
          "cudaEventElapsedTime");
    // The first run loads the kernel.
    if (i == 1 || (i > 1 && milliseconds < best))
      best = milliseconds;
  }
  return best;
}

} // namespace taso::runtime::cuda
