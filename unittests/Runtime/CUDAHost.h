//===- CUDAHost.h - Plans for a GPU, run on the host ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that the cuda executor's kernels run on the device are run here
// one element after the other, on the memory that the plan lays out. In place
// of the libraries there are plain loops, with the epilogue done by either
// side. Needs neither a GPU nor CUDA.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_RUNTIME_CUDAHOST_H
#define TASO_UNITTESTS_RUNTIME_CUDAHOST_H

#include "TASO/Runtime/Program.h"

#include <vector>

namespace taso::runtime {

/// Runs a program whose element types are f32, i32 and i64. `fuses`: the
/// libraries do as much of their epilogues as they can.
Result<std::vector<HostTensor>>
runPlanOnHost(const Program &program, const std::vector<HostTensor> &inputs,
              bool fuses);

} // namespace taso::runtime

#endif // TASO_UNITTESTS_RUNTIME_CUDAHOST_H
