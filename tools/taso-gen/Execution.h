//===- Execution.h - How taso-gen is run ------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory, checkpoints, shards, processes, progress and interrupts: everything
// that the result does not depend on.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_EXECUTION_H
#define TASO_TOOLS_TASOGEN_EXECUTION_H

#include "TASO/Generator/Enumeration.h"
#include "TASO/Generator/Exchange.h"
#include "TASO/Support/ProgressBar.h"

#include "llvm/Support/CommandLine.h"

#include <optional>

namespace taso::tools {

/// `--memory`, `--checkpoint` and `--shard`.
void registerExecutionOptions(llvm::cl::OptionCategory &category);

/// One for each run of the program: it starts MPI and catches interrupts.
class Execution {
public:
  Execution();

  /// Sets what the options say. Reports what is wrong with them.
  bool configure(generator::EnumerationOptions &enumeration);
  /// Where the enumeration did not come to its end, says so and returns the
  /// program's exit code.
  std::optional<int> finish(const generator::Enumeration &enumeration,
                            generator::RunStatus status);

  /// Whether this is the process that writes output.
  bool isWriter() const { return exchange->getRank() == 0; }
  generator::Exchange &getExchange() { return *exchange; }
  ProgressBar &getProgress() { return *progress; }

private:
  std::unique_ptr<generator::Exchange> exchange;
  std::unique_ptr<ProgressBar> progress;
};

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_EXECUTION_H
