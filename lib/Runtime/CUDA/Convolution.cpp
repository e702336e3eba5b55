//===- Convolution.cpp - Convolutions by cuDNN ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Libraries.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace taso::runtime::cuda {

LibraryKernel::~LibraryKernel() = default;

std::string printEpilogue(const LibraryEpilogue &epilogue) {
  std::string text;
  auto append = [&](const char *word) {
    text += (text.empty() ? " with " : ", ") + std::string(word);
  };
  if (epilogue.bias >= 0)
    append("bias");
  if (epilogue.residual >= 0)
    append("sum");
  if (epilogue.activation == LibraryEpilogue::Relu)
    append("relu");
  if (epilogue.activation == LibraryEpilogue::GeluTanh)
    append("gelu");
  return text;
}

namespace {

using TensorDescriptor =
    Owned<cudnnTensorDescriptor_t, cudnnDestroyTensorDescriptor>;

cudnnDataType_t getType(Storage storage) {
  switch (storage) {
  case Storage::F16:
    return CUDNN_DATA_HALF;
  case Storage::BF16:
    return CUDNN_DATA_BFLOAT16;
  case Storage::F32:
    return CUDNN_DATA_FLOAT;
  case Storage::I32:
    break;
  }
  throw Failure{"conv2d: the cuda executor takes f32, f16 and bf16, found "
                "integers"};
}

const char *getAlgorithmName(cudnnConvolutionFwdAlgo_t algorithm) {
  switch (algorithm) {
  case CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM:
    return "implicit GEMM";
  case CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM:
    return "implicit GEMM, precomputed";
  case CUDNN_CONVOLUTION_FWD_ALGO_GEMM:
    return "GEMM";
  case CUDNN_CONVOLUTION_FWD_ALGO_DIRECT:
    return "direct";
  case CUDNN_CONVOLUTION_FWD_ALGO_FFT:
    return "FFT";
  case CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING:
    return "FFT, tiled";
  case CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD:
    return "Winograd";
  case CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED:
    return "Winograd, not fused";
  case CUDNN_CONVOLUTION_FWD_ALGO_COUNT:
    break;
  }
  return "unknown algorithm";
}

struct Choice {
  cudnnConvolutionFwdAlgo_t algorithm;
  cudnnMathType_t math;
  uint64_t scratchBytes;
  bool fused; ///< with the epilogue
};

class CuDNNConvolution : public LibraryKernel {
public:
  CuDNNConvolution(Device &device, const Convolution &body, Storage storage)
      : device(device), body(body), storage(storage),
        rest(getEpilogue(body.epilogue, body.fused.ops)) {
    describe();
    if (body.fused.ops != 0 && body.fused.bias < 0) {
      // cuDNN's epilogue has a bias always.
      noBias = DeviceMemory(uint64_t(body.result[1]) * getBytes(storage));
      check(cudaMemsetAsync(noBias.get(), 0, noBias.getBytes(), device.stream),
            "cudaMemsetAsync");
    }
  }

  void choose(const Pointers &pointers, const DeviceMemory &scratch) {
    std::optional<double> best;
    Choice fastest{};
    std::string reason = "it offers none";
    for (const Choice &candidate : getChoices(scratch.getBytes())) {
      choice = candidate;
      try {
        double time = device.time([&] { run(pointers, scratch.get()); });
        if (best && time >= *best)
          continue;
        best = time;
        fastest = candidate;
      } catch (const Failure &failure) {
        reason = failure.message;
      }
    }
    if (!best)
      throw Failure{"conv2d: cuDNN has no algorithm for these sizes and types "
                    "on this device: " +
                    reason};
    choice = fastest;
    scratchBytes = choice.scratchBytes;
    name = std::string("cuDNN (") + getAlgorithmName(choice.algorithm) + ")";
    if (choice.fused)
      name += printEpilogue(body.fused);
  }

  void run(const Pointers &pointers, void *scratch) override {
    check(cudnnSetConvolutionMathType(convolution, choice.math),
          "cudnnSetConvolutionMathType");
    if (choice.fused)
      runFused(pointers, scratch);
    else
      runPlain(pointers, scratch);
    const Pointwise &epilogue = choice.fused ? rest : body.epilogue;
    if (epilogue.opCount != 0)
      check(launch(epilogue, storage, getEpiloguePointers(pointers),
                   device.stream),
            "kernel of an epilogue");
  }

private:
  void describe() {
    cudnnDataType_t type = getType(storage);
    check(cudnnCreateTensorDescriptor(image.out()),
          "cudnnCreateTensorDescriptor");
    check(cudnnCreateTensorDescriptor(result.out()),
          "cudnnCreateTensorDescriptor");
    check(cudnnCreateTensorDescriptor(bias.out()),
          "cudnnCreateTensorDescriptor");
    check(cudnnCreateFilterDescriptor(kernel.out()),
          "cudnnCreateFilterDescriptor");
    check(cudnnCreateConvolutionDescriptor(convolution.out()),
          "cudnnCreateConvolutionDescriptor");
    check(cudnnCreateActivationDescriptor(activation.out()),
          "cudnnCreateActivationDescriptor");
    const int *x = body.image, *w = body.kernel, *y = body.result;
    check(cudnnSetTensor4dDescriptor(image, CUDNN_TENSOR_NCHW, type, x[0], x[1],
                                     x[2], x[3]),
          "cudnnSetTensor4dDescriptor");
    check(cudnnSetTensor4dDescriptor(result, CUDNN_TENSOR_NCHW, type, y[0],
                                     y[1], y[2], y[3]),
          "cudnnSetTensor4dDescriptor");
    check(cudnnSetTensor4dDescriptor(bias, CUDNN_TENSOR_NCHW, type, 1, y[1], 1,
                                     1),
          "cudnnSetTensor4dDescriptor");
    check(cudnnSetFilter4dDescriptor(kernel, type, CUDNN_TENSOR_NCHW, w[0],
                                     w[1], w[2], w[3]),
          "cudnnSetFilter4dDescriptor");
    check(cudnnSetConvolution2dDescriptor(
              convolution, body.pads[0], body.pads[1], body.strides[0],
              body.strides[1], body.dilations[0], body.dilations[1],
              CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT),
          "cudnnSetConvolution2dDescriptor");
    check(cudnnSetConvolutionGroupCount(convolution, body.groups),
          "cudnnSetConvolutionGroupCount");
    check(cudnnSetConvolutionMathType(convolution, getMath()),
          "cudnnSetConvolutionMathType");
    check(cudnnSetActivationDescriptor(activation,
                                       body.fused.activation ==
                                               LibraryEpilogue::Relu
                                           ? CUDNN_ACTIVATION_RELU
                                           : CUDNN_ACTIVATION_IDENTITY,
                                       CUDNN_PROPAGATE_NAN, 0),
          "cudnnSetActivationDescriptor");
  }

  /// cuDNN's default for f32 is TF32 where the device has it.
  cudnnMathType_t getMath() const {
    if (storage != Storage::F32)
      return CUDNN_TENSOR_OP_MATH;
    return device.allowsTF32 ? CUDNN_DEFAULT_MATH : CUDNN_FMA_MATH;
  }

  std::vector<Choice> getChoices(uint64_t scratch) {
    std::vector<cudnnConvolutionFwdAlgoPerf_t> found(
        2 * CUDNN_CONVOLUTION_FWD_ALGO_COUNT);
    int count = 0;
    check(cudnnGetConvolutionForwardAlgorithm_v7(
              device.cudnn, image, kernel, convolution, result,
              static_cast<int>(found.size()), &count, found.data()),
          "cudnnGetConvolutionForwardAlgorithm_v7");
    std::vector<Choice> choices;
    for (int i = 0; i < count; ++i) {
      const cudnnConvolutionFwdAlgoPerf_t &algorithm = found[i];
      if (algorithm.status != CUDNN_STATUS_SUCCESS ||
          algorithm.memory > scratch ||
          algorithm.determinism != CUDNN_DETERMINISTIC)
        continue;
      cudnnMathType_t math =
          storage == Storage::F32 ? getMath() : algorithm.mathType;
      choices.push_back({algorithm.algo, math, algorithm.memory, false});
      // Without an activation cuDNN fuses into one algorithm only.
      if (body.fused.ops != 0 &&
          (body.fused.activation == LibraryEpilogue::Relu ||
           algorithm.algo == CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM))
        choices.push_back({algorithm.algo, math, algorithm.memory, true});
    }
    return choices;
  }

  void runPlain(const Pointers &pointers, void *scratch) {
    const float one = 1, zero = 0;
    check(cudnnConvolutionForward(
              device.cudnn, &one, image, pointers.operands[0], kernel,
              pointers.operands[1], convolution, choice.algorithm, scratch,
              choice.scratchBytes, &zero, result, pointers.result),
          "cudnnConvolutionForward");
  }

  void runFused(const Pointers &pointers, void *scratch) {
    const LibraryEpilogue &fused = body.fused;
    const float one = 1, weight = fused.residual < 0 ? 0 : 1;
    const void *residual = fused.residual < 0
                               ? pointers.result
                               : pointers.operands[fused.residual + 1];
    const void *term =
        fused.bias < 0 ? noBias.get() : pointers.operands[fused.bias + 1];
    check(cudnnConvolutionBiasActivationForward(
              device.cudnn, &one, image, pointers.operands[0], kernel,
              pointers.operands[1], convolution, choice.algorithm, scratch,
              choice.scratchBytes, &weight, result, residual, bias, term,
              activation, result, pointers.result),
          "cudnnConvolutionBiasActivationForward");
  }

  Device &device;
  const Convolution body;
  const Storage storage;
  const Pointwise rest; ///< of the epilogue, where the library fuses
  TensorDescriptor image, result, bias;
  Owned<cudnnFilterDescriptor_t, cudnnDestroyFilterDescriptor> kernel;
  Owned<cudnnConvolutionDescriptor_t, cudnnDestroyConvolutionDescriptor>
      convolution;
  Owned<cudnnActivationDescriptor_t, cudnnDestroyActivationDescriptor>
      activation;
  DeviceMemory noBias;
  Choice choice{};
};

} // namespace

std::unique_ptr<LibraryKernel>
createConvolution(Device &device, const Convolution &body, Storage storage,
                  const Pointers &pointers, const DeviceMemory &scratch) {
  auto kernel = std::make_unique<CuDNNConvolution>(device, body, storage);
  kernel->choose(pointers, scratch);
  return kernel;
}

} // namespace taso::runtime::cuda
