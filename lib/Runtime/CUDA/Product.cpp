//===- Product.cpp - Matrix products by cuBLASLt -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuBLASLt counts in columns. A row-major matrix is its transpose there, and
// the transpose of left * right is right^T * left^T: so the operands change
// places, and a bias along the columns of the result lies where it must.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Libraries.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace taso::runtime::cuda {

namespace {

using Layout = Owned<cublasLtMatrixLayout_t, cublasLtMatrixLayoutDestroy>;

cudaDataType_t getType(Storage storage) {
  switch (storage) {
  case Storage::F16:
    return CUDA_R_16F;
  case Storage::BF16:
    return CUDA_R_16BF;
  case Storage::F32:
    return CUDA_R_32F;
  case Storage::I32:
    break;
  }
  throw Failure{"matmul: the cuda executor takes f32, f16 and bf16, found "
                "integers"};
}

cublasLtEpilogue_t getEpilogueKind(const LibraryEpilogue &fused) {
  bool hasBias = fused.bias >= 0;
  switch (fused.activation) {
  case LibraryEpilogue::Relu:
    return hasBias ? CUBLASLT_EPILOGUE_RELU_BIAS : CUBLASLT_EPILOGUE_RELU;
  case LibraryEpilogue::GeluTanh:
    return hasBias ? CUBLASLT_EPILOGUE_GELU_BIAS : CUBLASLT_EPILOGUE_GELU;
  case LibraryEpilogue::None:
    break;
  }
  return hasBias ? CUBLASLT_EPILOGUE_BIAS : CUBLASLT_EPILOGUE_DEFAULT;
}

/// The largest power of two up to 256 that divides the address.
uint32_t getAlignment(const void *address) {
  uint32_t alignment = 256;
  while (reinterpret_cast<uintptr_t>(address) % alignment != 0)
    alignment /= 2;
  return alignment;
}

class CuBLASProduct : public LibraryKernel {
public:
  CuBLASProduct(Device &device, const Product &body, Storage storage)
      : device(device), body(body), storage(storage) {
    describe();
  }

  void choose(const Pointers &pointers, const DeviceMemory &scratch) {
    std::string reason;
    for (bool fuses : {true, false}) {
      if (fuses && body.fused.ops == 0)
        continue;
      setFused(fuses);
      if (chooseAlgorithm(pointers, scratch, reason))
        return;
    }
    throw Failure{"matmul: cuBLASLt has no algorithm for these sizes and types "
                  "on this device: " +
                  reason};
  }

  void run(const Pointers &pointers, void *scratch) override {
    bindBias(pointers);
    const float one = 1, zero = 0;
    check(cublasLtMatmul(device.cublas, product, &one, pointers.operands[1],
                         right, pointers.operands[0], left, &zero,
                         pointers.result, result, pointers.result, result,
                         &algorithm, scratch, scratchBytes, device.stream),
          "cublasLtMatmul");
    if (epilogue.opCount != 0)
      check(launch(epilogue, storage, getEpiloguePointers(pointers),
                   device.stream),
            "kernel of an epilogue");
  }

private:
  template <class T> void set(cublasLtMatmulDescAttributes_t name, T value) {
    check(cublasLtMatmulDescSetAttribute(product, name, &value, sizeof value),
          "cublasLtMatmulDescSetAttribute");
  }

  void describe(Layout &layout, int64_t rows, int64_t columns,
                const Matrix &matrix) {
    if (matrix.transposed)
      std::swap(rows, columns);
    // By columns: a row of ours is a column.
    check(cublasLtMatrixLayoutCreate(
              layout.out(), getType(storage), static_cast<uint64_t>(columns),
              static_cast<uint64_t>(rows), matrix.leading),
          "cublasLtMatrixLayoutCreate");
    int32_t batches = static_cast<int32_t>(body.batches);
    check(cublasLtMatrixLayoutSetAttribute(layout,
                                           CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
                                           &batches, sizeof batches),
          "cublasLtMatrixLayoutSetAttribute");
    check(cublasLtMatrixLayoutSetAttribute(
              layout, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
              &matrix.batchStride, sizeof matrix.batchStride),
          "cublasLtMatrixLayoutSetAttribute");
  }

  void describe() {
    cublasComputeType_t compute = storage == Storage::F32 && device.allowsTF32
                                      ? CUBLAS_COMPUTE_32F_FAST_TF32
                                      : CUBLAS_COMPUTE_32F;
    check(cublasLtMatmulDescCreate(product.out(), compute, CUDA_R_32F),
          "cublasLtMatmulDescCreate");
    auto getOperation = [](const Matrix &matrix) {
      return static_cast<int32_t>(matrix.transposed ? CUBLAS_OP_T
                                                    : CUBLAS_OP_N);
    };
    set(CUBLASLT_MATMUL_DESC_TRANSA, getOperation(body.right));
    set(CUBLASLT_MATMUL_DESC_TRANSB, getOperation(body.left));
    describe(left, body.m, body.k, body.left);
    describe(right, body.k, body.n, body.right);
    describe(result, body.m, body.n, {false, body.n, body.m * body.n});
    check(cublasLtMatmulPreferenceCreate(preference.out()),
          "cublasLtMatmulPreferenceCreate");
  }

  void setFused(bool fuses) {
    fused = fuses ? body.fused : LibraryEpilogue();
    epilogue = getEpilogue(body.epilogue, fused.ops);
    set(CUBLASLT_MATMUL_DESC_EPILOGUE, getEpilogueKind(fused));
  }

  void bindBias(const Pointers &pointers) {
    if (fused.bias >= 0)
      set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, pointers.operands[fused.bias + 1]);
  }

  template <class T>
  void prefer(cublasLtMatmulPreferenceAttributes_t name, T value) {
    check(cublasLtMatmulPreferenceSetAttribute(preference, name, &value,
                                               sizeof value),
          "cublasLtMatmulPreferenceSetAttribute");
  }

  bool chooseAlgorithm(const Pointers &pointers, const DeviceMemory &scratch,
                       std::string &reason) {
    bindBias(pointers);
    prefer(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, scratch.getBytes());
    prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
           getAlignment(pointers.operands[1]));
    prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
           getAlignment(pointers.operands[0]));
    prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
           getAlignment(pointers.result));
    prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES,
           getAlignment(pointers.result));
    std::vector<cublasLtMatmulHeuristicResult_t> found(kAlgorithms);
    int count = 0;
    cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(
        device.cublas, product, right, left, result, result, preference,
        kAlgorithms, found.data(), &count);
    if (status != CUBLAS_STATUS_SUCCESS || count == 0) {
      reason = std::string("cublasLtMatmulAlgoGetHeuristic: ") +
               cublasLtGetStatusName(status);
      return false;
    }
    std::optional<double> best;
    cublasLtMatmulHeuristicResult_t fastest{};
    for (int i = 0; i < count; ++i) {
      if (found[i].state != CUBLAS_STATUS_SUCCESS)
        continue;
      algorithm = found[i].algo;
      scratchBytes = found[i].workspaceSize;
      try {
        double time = device.time([&] { run(pointers, scratch.get()); });
        if (best && time >= *best)
          continue;
        best = time;
        fastest = found[i];
      } catch (const Failure &failure) {
        reason = failure.message;
      }
    }
    algorithm = fastest.algo;
    scratchBytes = fastest.workspaceSize;
    name = "cuBLASLt" + printEpilogue(fused);
    return best.has_value();
  }

  static constexpr int kAlgorithms = 8;

  Device &device;
  const Product body;
  const Storage storage;
  LibraryEpilogue fused;
  Pointwise epilogue; ///< what the library leaves over
  Owned<cublasLtMatmulDesc_t, cublasLtMatmulDescDestroy> product;
  Layout left, right, result;
  Owned<cublasLtMatmulPreference_t, cublasLtMatmulPreferenceDestroy> preference;
  cublasLtMatmulAlgo_t algorithm{};
};

} // namespace

std::unique_ptr<LibraryKernel>
createProduct(Device &device, const Product &body, Storage storage,
              const Pointers &pointers, const DeviceMemory &scratch) {
  auto kernel = std::make_unique<CuBLASProduct>(device, body, storage);
  kernel->choose(pointers, scratch);
  return kernel;
}

} // namespace taso::runtime::cuda
