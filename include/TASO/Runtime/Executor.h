//===- Executor.h - Running and timing programs on a device -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One interface over the devices. `prepare` does all that can be done once:
// what depends on weights only is computed, weights are laid out as the kernels
// want them, steps are fused. `run` and `time` are what a deployed model pays.
//
//   auto executor = createExecutor("cpu", {});
//   auto compiled = (*executor)->prepare(program);
//   auto outputs = (*compiled)->run(makeInputs(program, 1));
//   auto measurement = (*compiled)->time({});
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_EXECUTOR_H
#define TASO_RUNTIME_EXECUTOR_H

#include "TASO/Runtime/Measure.h"
#include "TASO/Runtime/Program.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace taso::runtime {

struct ExecutorOptions {
  unsigned threads = 0; ///< 0: as many as the machine runs at once
  /// On a GPU, round the operands of products of f32 to TF32 (10 bits of
  /// fraction), which is several times as fast.
  bool allowsTF32 = false;
};

/// Steps of a program (positions in Program::steps) that run as one kernel.
struct FusedGroup {
  std::vector<unsigned> steps;
  std::string kernel; ///< what runs them, for people
};

/// What a measurement was made on. Measurements with different fields must not
/// be compared.
struct DeviceInfo {
  std::string executor;  ///< "reference", "cpu" or "cuda"
  std::string name;      ///< of the processor
  std::string libraries; ///< names and versions
  unsigned threads = 1;  ///< 0 for a GPU
};

/// A program that is ready to run. Not for several threads at once.
class CompiledProgram {
public:
  virtual ~CompiledProgram();

  /// The outputs, in the order of the program's tensors. Fails if the inputs do
  /// not have the shapes of the program's, or a library reports an error.
  virtual Result<std::vector<HostTensor>>
  run(const std::vector<HostTensor> &inputs) = 0;

  /// Measures runs on random inputs.
  Result<Measurement> time(const TimeOptions &options = {});

  /// Bytes for intermediate results and the kernels' scratch space.
  virtual uint64_t getWorkspaceBytes() const = 0;
  /// The kernels in the order in which they run. Steps that depend on weights
  /// only, and those that only say how a tensor is read, are in none.
  virtual std::vector<FusedGroup> getGroups() const = 0;

protected:
  friend Result<std::vector<Measurement>>
  timeInterleaved(const std::vector<CompiledProgram *> &programs,
                  const TimeOptions &options);

  /// Makes copies of random inputs ready; `timeRuns` goes round them.
  virtual Status prepareTiming(const TimeOptions &options) = 0;
  /// The nanoseconds of `count` runs, the first with input copy `first`.
  virtual Result<double> timeRuns(uint64_t first, uint64_t count) = 0;
};

/// A device with its libraries.
class Executor {
public:
  virtual ~Executor();
  virtual DeviceInfo getDevice() const = 0;
  /// Fails if the program does not pass `checkProgram`, or a library reports an
  /// error.
  virtual Result<std::unique_ptr<CompiledProgram>>
  prepare(const Program &program) = 0;
};

/// What prepare begins with: checkProgram, and that the machine has the memory
/// that inputs, weights, outputs and the largest step need. A program that has
/// not would not fail but be killed. To be asked before inputs are made.
Status checkRunnable(const Program &program);

/// All executors there are: "reference", "cpu", "cuda", built or not.
const std::vector<std::string_view> &getExecutorNames();

/// Fails for an unknown name, for an executor that was not built, and where the
/// device is missing.
Result<std::unique_ptr<Executor>>
createExecutor(std::string_view name, const ExecutorOptions &options = {});

/// Measures several programs in turns, each on random inputs.
Result<std::vector<Measurement>>
timeInterleaved(const std::vector<CompiledProgram *> &programs,
                const TimeOptions &options = {});

} // namespace taso::runtime

#endif // TASO_RUNTIME_EXECUTOR_H
