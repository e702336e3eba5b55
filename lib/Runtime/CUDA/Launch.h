//===- Launch.h - Starting our own kernels ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The border between what nvcc compiles and what the host's compiler does.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_LAUNCH_H
#define TASO_LIB_RUNTIME_CUDA_LAUNCH_H

#include "Kernels.h"

#include <cuda_runtime_api.h>

namespace taso::runtime::cuda {

/// Appends a kernel to the stream. A kernel without elements is none.
cudaError_t launch(const Pointwise &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const Concat &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const Pad &body, Storage storage, const Pointers &pointers,
                   cudaStream_t stream);
cudaError_t launch(const Gather &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const MergeGroups &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const Pool &body, Storage storage, const Pointers &pointers,
                   cudaStream_t stream);
cudaError_t launch(const Reduce &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const Softmax &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);
cudaError_t launch(const LayerNorm &body, Storage storage,
                   const Pointers &pointers, cudaStream_t stream);

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_LAUNCH_H
