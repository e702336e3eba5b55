//===- RuntimeOptions.h - Command lines of tools without LLVM ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `--name=value` and `--flag`, for taso-profile and taso-run, which are built
// where there is no LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_COMMON_RUNTIMEOPTIONS_H
#define TASO_TOOLS_COMMON_RUNTIMEOPTIONS_H

#include "TASO/Runtime/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace taso::tools {

/// An option; `value` names what follows `=`, and is empty for a flag.
struct OptionSpec {
  std::string_view name, value;
  /// Whether several values can be given.
  bool isRepeatable = false;
};

/// The options and the other arguments of a command line.
class RuntimeOptions {
public:
  /// Fails for an option that is not listed, one with or without a value where
  /// the list says otherwise, and a second value where there can be one only.
  /// `--help` and `--version` are always known.
  static runtime::Result<RuntimeOptions>
  parse(int argc, char **argv, const std::vector<OptionSpec> &specs);

  bool has(std::string_view name) const;
  /// The value given, or the default.
  std::string_view get(std::string_view name, std::string_view byDefault) const;
  /// All values given, in order.
  std::vector<std::string> getAll(std::string_view name) const;
  /// A whole number in [low, high], or the default.
  runtime::Result<unsigned> getNumber(std::string_view name, unsigned byDefault,
                                      unsigned low, unsigned high) const;
  /// A finite number that is not negative, or the default.
  runtime::Result<double> getReal(std::string_view name,
                                  double byDefault) const;
  const std::vector<std::string> &getArguments() const { return arguments; }

private:
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> arguments;
};

/// Prints `error: message` to standard error. Returns the exit code 1.
int fail(std::string_view message);

/// The main function of a tool: reads the command line, answers `--help` by
/// the text and `--version` by the tool's name, the version and the executors
/// that were built, and calls `run` for all else. Returns the exit code.
int runTool(int argc, char **argv, std::string_view tool, std::string_view help,
            const std::vector<OptionSpec> &specs,
            int (*run)(const RuntimeOptions &options));

} // namespace taso::tools

#endif // TASO_TOOLS_COMMON_RUNTIMEOPTIONS_H
