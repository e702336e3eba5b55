//===- Roofline.h - Costs from a device description -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The roofline model (Williams et al., CACM 2009): a kernel takes as long as
// its arithmetic or its memory traffic, whichever is longer, and a launch. The
// device is described in a small JSON file:
//
//   { "version": 1,
//     "name": "NVIDIA T4",
//     "peak_gflops": {"f32": 8100, "f16": 65000, "bf16": 8100},
//     "bandwidth_gbps": 320,     bytes per nanosecond
//     "launch_us": 4,            per kernel
//     "group_us": 1,             per group of a grouped, not depthwise, conv2d
//     "combine": "max",          or "sum" of arithmetic and traffic
//     "fusion": "producer",      or "none", "region"
//     "views": ["slice"] }       of "slice" (and split), "concat", "transpose"
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_ROOFLINE_H
#define TASO_COST_ROOFLINE_H

#include "TASO/Cost/CostModel.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/RWMutex.h"

#include <map>

namespace taso {

/// A device as the roofline model sees it.
struct DeviceDescription {
  std::string name;
  std::map<std::string, double, std::less<>> peakGflops; ///< by element type
  double bandwidthGBps = 0;
  double launchMicroseconds = 0;
  double groupMicroseconds = 0;
  bool sumOfParts = false; ///< arithmetic plus traffic rather than the larger
  FusionOptions fusion;

  /// Parses the JSON text; the error names the field that is wrong.
  static llvm::Expected<DeviceDescription> parse(llvm::StringRef json);
  /// Loads a shipped device by name ("h200", "t4", "cpu", "taso2019") or a file
  /// by path.
  static llvm::Expected<DeviceDescription> load(llvm::StringRef nameOrPath);
  /// The names of the shipped devices.
  static llvm::SmallVector<llvm::StringRef> getShippedNames();
};

/// Prices kernels by a device description.
class RooflineCostModel : public CostModel {
public:
  explicit RooflineCostModel(DeviceDescription device)
      : device(std::move(device)) {}

  std::string getName() const override {
    return "roofline(" + device.name + ")";
  }
  KernelCost priceKernel(const Kernel &kernel,
                         const WeightValues &weights) const override;
  const FusionOptions &getFusion() const override { return device.fusion; }
  bool isMonotone() const override { return true; }

private:
  double getFlops(mlir::Operation *op) const;

  DeviceDescription device;
  /// FLOPs by operation signature: counting runs the operator's definition.
  mutable llvm::sys::RWMutex mutex;
  mutable llvm::DenseMap<uint64_t, double> flopsCache;
};

/// The scalar operations that an operation performs, counted on its
/// definition; 0 for operations of other dialects and for dynamic shapes.
double countFlops(mlir::Operation *op);

} // namespace taso

#endif // TASO_COST_ROOFLINE_H
