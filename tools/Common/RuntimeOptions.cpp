//===- RuntimeOptions.cpp - Command lines of tools without LLVM ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeOptions.h"

#include "TASO/Runtime/Executor.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iostream>

namespace taso::tools {

using runtime::Error;
using runtime::Result;

static const OptionSpec *find(const std::vector<OptionSpec> &specs,
                              std::string_view name) {
  for (const OptionSpec &spec : specs)
    if (spec.name == name)
      return &spec;
  return nullptr;
}

Result<RuntimeOptions>
RuntimeOptions::parse(int argc, char **argv,
                      const std::vector<OptionSpec> &specs) {
  std::vector<OptionSpec> known = specs;
  known.push_back({"help", ""});
  known.push_back({"version", ""});
  RuntimeOptions result;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (argument.substr(0, 2) != "--") {
      result.arguments.emplace_back(argument);
      continue;
    }
    size_t equals = argument.find('=');
    bool hasValue = equals != std::string_view::npos;
    std::string name(argument.substr(2, hasValue ? equals - 2 : equals));
    const OptionSpec *spec = find(known, name);
    if (!spec)
      return Error{"unknown option '--" + name + "'; --help lists them"};
    if (hasValue && spec->value.empty())
      return Error{"the option '--" + name + "' takes no value"};
    if (!hasValue && !spec->value.empty())
      return Error{"expected '--" + name + "=" + std::string(spec->value) +
                   "'"};
    if (hasValue && !spec->isRepeatable && result.has(name))
      return Error{"'--" + name + "' is given twice, as '" +
                   std::string(result.get(name, "")) + "' and as '" +
                   std::string(argument.substr(equals + 1)) + "'"};
    result.options.emplace_back(name, hasValue ? argument.substr(equals + 1)
                                               : std::string_view());
  }
  return result;
}

bool RuntimeOptions::has(std::string_view name) const {
  return !getAll(name).empty();
}

std::string_view RuntimeOptions::get(std::string_view name,
                                     std::string_view byDefault) const {
  for (const auto &[key, value] : options)
    if (key == name)
      return value;
  return byDefault;
}

std::vector<std::string> RuntimeOptions::getAll(std::string_view name) const {
  std::vector<std::string> values;
  for (const auto &[key, value] : options)
    if (key == name)
      values.push_back(value);
  return values;
}

Result<unsigned> RuntimeOptions::getNumber(std::string_view name,
                                           unsigned byDefault, unsigned low,
                                           unsigned high) const {
  std::string_view text = get(name, "");
  if (!has(name))
    return byDefault;
  unsigned number = 0;
  auto [end, code] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size() || number < low ||
      number > high)
    return Error{"--" + std::string(name) + ": expected a whole number in [" +
                 std::to_string(low) + ", " + std::to_string(high) +
                 "], found '" + std::string(text) + "'"};
  return number;
}

Result<double> RuntimeOptions::getReal(std::string_view name,
                                       double byDefault) const {
  if (!has(name))
    return byDefault;
  std::string text(get(name, ""));
  char *end = nullptr;
  double number = std::strtod(text.c_str(), &end);
  if (text.empty() || *end || !std::isfinite(number) || number < 0)
    return Error{"--" + std::string(name) +
                 ": expected a number that is not negative, found '" + text +
                 "'"};
  return number;
}

int fail(std::string_view message) {
  std::cerr << "error: " << message << "\n";
  return 1;
}

/// Prints the name, the version, and the executors that were built.
static void printVersion(std::string_view tool) {
  std::cout << tool << " " << TASO_VERSION << "\n";
  for (std::string_view name : runtime::getExecutorNames()) {
    auto executor = runtime::createExecutor(name);
    if (executor) {
      runtime::DeviceInfo device = (*executor)->getDevice();
      std::cout << name << ": " << device.name << ", " << device.libraries
                << "\n";
    } else {
      std::cout << name << ": " << executor.getError().message << "\n";
    }
  }
}

int runTool(int argc, char **argv, std::string_view tool, std::string_view help,
            const std::vector<OptionSpec> &specs,
            int (*run)(const RuntimeOptions &options)) {
  auto options = RuntimeOptions::parse(argc, argv, specs);
  if (!options)
    return fail(options.getError().message);
  if (options->has("help")) {
    std::cout << help;
    return 0;
  }
  if (options->has("version")) {
    printVersion(tool);
    return 0;
  }
  return run(*options);
}

} // namespace taso::tools
