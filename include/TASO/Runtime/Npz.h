//===- Npz.h - Several tensors in one file of NumPy's -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format .npz of numpy.savez: a ZIP archive of .npy files that are stored
// as they are. numpy.savez_compressed's are refused.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_NPZ_H
#define TASO_RUNTIME_NPZ_H

#include "TASO/Runtime/Npy.h"

#include <string>
#include <utility>
#include <vector>

namespace taso::runtime {

/// A tensor and its name, which is that of the file in the archive without
/// `.npy`.
using NamedTensor = std::pair<std::string, HostTensor>;

/// Reads bytes of a file, the tensors in its order. Fails for what parseNpy
/// refuses, for compressed archives, those of more than 4 GiB and damaged ones;
/// whatever the bytes, there are tensors or an error.
Result<std::vector<NamedTensor>> parseNpz(std::string_view bytes);

/// The bytes of a file. Fails for tensors of more than 4 GiB together.
Result<std::string> printNpz(const std::vector<NamedTensor> &tensors);

} // namespace taso::runtime

#endif // TASO_RUNTIME_NPZ_H
