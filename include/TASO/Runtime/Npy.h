//===- Npy.h - Tensors in NumPy's files -------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format .npy of numpy.save, versions 1 to 3 (NEP 1): a header in Python's
// notation, and the elements.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_NPY_H
#define TASO_RUNTIME_NPY_H

#include "TASO/Runtime/Program.h"

namespace taso::runtime {

/// Reads bytes of a file: little-endian f2, f4, f8, i4, i8 or u1 in C order,
/// rank 8 at most. Whatever the bytes, there is a tensor or an error.
Result<HostTensor> parseNpy(std::string_view bytes);

/// The bytes of a file of little-endian f4.
std::string printNpy(const HostTensor &tensor);

} // namespace taso::runtime

#endif // TASO_RUNTIME_NPY_H
