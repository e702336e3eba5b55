//===- Kernels.cu - Our own kernels on the device ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which thread computes what. What it computes stands in Kernels.h.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <algorithm>

namespace taso::runtime::cuda {

template <> struct Element<__half> {
  __device__ static float toFloat(__half value) { return __half2float(value); }
  __device__ static __half fromFloat(float value) {
    return __float2half_rn(value);
  }
};
template <> struct Element<__nv_bfloat16> {
  __device__ static float toFloat(__nv_bfloat16 value) {
    return __bfloat162float(value);
  }
  __device__ static __nv_bfloat16 fromFloat(float value) {
    return __float2bfloat16_rn(value);
  }
};

namespace {

constexpr uint32_t kWarp = 32;
constexpr uint32_t kThreads = 256;    // of a block
constexpr uint32_t kBlocks = 1 << 16; // at most; threads take several elements

/// A block whose threads share a row.
struct BlockTeam {
  uint32_t lane, lanes;
  float *shared; ///< one element for each warp

  __device__ float sum(float value) const {
    return combine(value, 0.0f, [](float a, float b) { return a + b; });
  }
  __device__ float max(float value) const {
    return combine(value, -INFINITY,
                   [](float a, float b) { return maximum(a, b); });
  }

private:
  template <class Function>
  __device__ static float combineWarp(float value, Function function) {
    for (uint32_t distance = kWarp / 2; distance > 0; distance /= 2)
      value = function(value, __shfl_xor_sync(~0u, value, distance));
    return value;
  }
  template <class Function>
  __device__ float combine(float value, float neutral,
                           Function function) const {
    value = combineWarp(value, function);
    __syncthreads(); // what was shared before has been read
    if (lane % kWarp == 0)
      shared[lane / kWarp] = value;
    __syncthreads();
    value = lane % kWarp < lanes / kWarp ? shared[lane % kWarp] : neutral;
    return combineWarp(value, function);
  }
};

template <class T, class Body>
__global__ void __launch_bounds__(kThreads)
    computeElements(const __grid_constant__ Body body,
                    const __grid_constant__ Pointers pointers, uint32_t count) {
  uint32_t stride = gridDim.x * blockDim.x;
  for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count;
       i += stride)
    body.template compute<T>(i, pointers);
}

/// A thread for each row: where neighbouring rows lie side by side.
template <class T, class Body>
__global__ void __launch_bounds__(kThreads)
    computeRows(const __grid_constant__ Body body,
                const __grid_constant__ Pointers pointers, uint32_t count) {
  uint32_t stride = gridDim.x * blockDim.x;
  for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count;
       i += stride)
    body.template computeRow<T>(i, pointers, SingleTeam());
}

/// A block for each row.
template <class T, class Body>
__global__ void __launch_bounds__(kThreads)
    computeTeamRows(const __grid_constant__ Body body,
                    const __grid_constant__ Pointers pointers, uint32_t count) {
  __shared__ float shared[kWarp];
  BlockTeam team{threadIdx.x, blockDim.x, shared};
  for (uint32_t i = blockIdx.x; i < count; i += gridDim.x)
    body.template computeRow<T>(i, pointers, team);
}

uint32_t countBlocks(uint32_t count) {
  return std::min((count + kThreads - 1) / kThreads, kBlocks);
}

struct LaunchElements {
  template <class T, class Body>
  static void launch(const Body &body, const Pointers &pointers, uint32_t count,
                     cudaStream_t stream) {
    computeElements<T>
        <<<countBlocks(count), kThreads, 0, stream>>>(body, pointers, count);
  }
};

struct LaunchRows {
  template <class T, class Body>
  static void launch(const Body &body, const Pointers &pointers, uint32_t count,
                     cudaStream_t stream) {
    if (!body.isTeamWork()) {
      computeRows<T>
          <<<countBlocks(count), kThreads, 0, stream>>>(body, pointers, count);
      return;
    }
    uint32_t lanes = (body.getRowSize() + kWarp - 1) / kWarp * kWarp;
    computeTeamRows<T>
        <<<std::min(count, kBlocks), std::min(lanes, kThreads), 0, stream>>>(
            body, pointers, count);
  }
};

template <class Launcher, class Body>
cudaError_t dispatch(const Body &body, Storage storage,
                     const Pointers &pointers, cudaStream_t stream) {
  uint32_t count = body.getElements();
  if (count == 0)
    return cudaSuccess;
  switch (storage) {
  case Storage::F32:
    Launcher::template launch<float>(body, pointers, count, stream);
    break;
  case Storage::F16:
    Launcher::template launch<__half>(body, pointers, count, stream);
    break;
  case Storage::BF16:
    Launcher::template launch<__nv_bfloat16>(body, pointers, count, stream);
    break;
  case Storage::I32:
    Launcher::template launch<int32_t>(body, pointers, count, stream);
    break;
  }
  return cudaGetLastError();
}

} // namespace

#define TASO_LAUNCH(Body, Launcher)                                            \
  cudaError_t launch(const Body &body, Storage storage,                        \
                     const Pointers &pointers, cudaStream_t stream) {          \
    return dispatch<Launcher>(body, storage, pointers, stream);                \
  }
TASO_LAUNCH(Pointwise, LaunchElements)
TASO_LAUNCH(Concat, LaunchElements)
TASO_LAUNCH(Pad, LaunchElements)
TASO_LAUNCH(Gather, LaunchElements)
TASO_LAUNCH(MergeGroups, LaunchElements)
TASO_LAUNCH(Pool, LaunchElements)
TASO_LAUNCH(Reduce, LaunchRows)
TASO_LAUNCH(Softmax, LaunchRows)
TASO_LAUNCH(LayerNorm, LaunchRows)
#undef TASO_LAUNCH

} // namespace taso::runtime::cuda
