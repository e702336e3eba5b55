//===- Libraries.h - Kernels of cuDNN and cuBLASLt --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library has several algorithms for a product, and only timing them tells
// which one is the fastest for these sizes on this device.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_LIBRARIES_H
#define TASO_LIB_RUNTIME_CUDA_LIBRARIES_H

#include "Device.h"
#include "Plan.h"

#include <memory>

namespace taso::runtime::cuda {

/// The most scratch space that an algorithm may ask for.
inline constexpr uint64_t kMaxScratchBytes = uint64_t{256} << 20;

class LibraryKernel {
public:
  virtual ~LibraryKernel();

  /// Appends the kernel to the device's stream. `scratch` has the bytes that
  /// were chosen.
  virtual void run(const Pointers &pointers, void *scratch) = 0;

  uint64_t getScratchBytes() const { return scratchBytes; }
  /// The library, the algorithm and what it fuses, for people.
  const std::string &getName() const { return name; }

protected:
  uint64_t scratchBytes = 0;
  std::string name;
};

/// Times the algorithms on the elements given, with scratch space of
/// kMaxScratchBytes or less, and keeps the fastest. Throws a Failure if there
/// is none.
std::unique_ptr<LibraryKernel>
createConvolution(Device &device, const Convolution &body, Storage storage,
                  const Pointers &pointers, const DeviceMemory &scratch);
std::unique_ptr<LibraryKernel>
createProduct(Device &device, const Product &body, Storage storage,
              const Pointers &pointers, const DeviceMemory &scratch);

/// Names of what a library's epilogue does: " with bias, relu".
std::string printEpilogue(const LibraryEpilogue &epilogue);

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_LIBRARIES_H
