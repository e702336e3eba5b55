//===- Profiler.h - What measures programs ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A profiler takes programs and says how long they run: an executor of this
// process, or any command that speaks the profile protocol
// (docs/ProfileProtocol.md), for example on another machine.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_PROFILER_H
#define TASO_COST_PROFILER_H

#include "TASO/Runtime/Measure.h"
#include "TASO/Runtime/Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace taso {

class Profiler {
public:
  virtual ~Profiler();

  /// What measurements are made on: name, libraries with versions, threads.
  /// Measurements of different devices must not be compared.
  virtual llvm::Expected<std::string> getDevice() = 0;

  /// Measures one kernel, or another short program. Not for several threads at
  /// once.
  virtual llvm::Expected<runtime::Measurement>
  measureKernel(const runtime::Program &program) = 0;

  /// Measures programs in turns, so that what disturbs one disturbs all.
  virtual llvm::Expected<std::vector<runtime::Measurement>>
  measureInterleaved(llvm::ArrayRef<runtime::Program> programs) = 0;

  /// True once there is nothing left that would answer.
  virtual bool isLost() const { return false; }
};

/// The executor `name` ("cpu", "cuda" or "reference"); 0 threads are as many as
/// the machine runs at once. Fails if it was not built, or has no device.
llvm::Expected<std::unique_ptr<Profiler>>
createExecutorProfiler(llvm::StringRef name, unsigned threads);

/// How a command is watched.
struct CommandOptions {
  /// Seconds that one answer may take.
  double timeLimit = 60;
  /// How often the command is started again after it ended or was too slow.
  unsigned maxRestarts = 3;
};

/// A command for the shell that speaks the profile protocol. It is started at
/// the first request. A command that ends or does not answer in time is started
/// again; a program that it dies of twice is an error, and so is a command that
/// keeps dying.
std::unique_ptr<Profiler> createCommandProfiler(std::string command,
                                                const CommandOptions &options);

} // namespace taso

#endif // TASO_COST_PROFILER_H
