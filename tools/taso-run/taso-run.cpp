//===- taso-run.cpp - Runs a program on a device -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a checksum of each output and, if asked, the difference to another
// device and the time that a run takes.
//
//===----------------------------------------------------------------------===//

#include "RuntimeOptions.h"

#include "TASO/Runtime/Executor.h"
#include "TASO/Runtime/Npy.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

using namespace taso::runtime;
using namespace taso::tools;

static const char *const kHelp =
    R"(taso-run: runs a program, the list of operations of docs/Program.md

usage: taso-run [options] program.json

  --device=NAME        reference, cpu (the default) or cuda
  --threads=N          threads of the cpu device; all processors by default
  --tf32               on cuda: allow TF32 in products of f32
  --input=FILE.npy     one input; repeated for the others, in their order.
                       Without it all inputs are random
  --seed=N             of the random inputs; 1 by default
  --output=PREFIX      writes the outputs to PREFIX0.npy, PREFIX1.npy, ..
  --compare=NAME       runs on this device, too, and prints the largest
                       difference of each output
  --kernels            prints the kernels and the steps in each
  --time               measures a run
  --time-limit-ms=N    bound on the measurement; 2000 by default
  --help               this text
  --version            the version, and the devices with their libraries

examples:
  taso-run model.json --device=cpu --threads=1 --time
  taso-run model.json --input=image.npy --output=result --compare=reference
)";

static Result<std::string> readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return Error{"cannot read '" + path + "'"};
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad())
    return Error{"cannot read '" + path + "'"};
  return text;
}

namespace {

/// What the command line asks for, step by step.
class Runner {
public:
  explicit Runner(const RuntimeOptions &options) : options(options) {}

  Status run() {
    for (Status (Runner::*part)() :
         {&Runner::readProgram, &Runner::readInputs, &Runner::compute,
          &Runner::compare, &Runner::write, &Runner::time})
      if (Status error = (this->*part)())
        return error;
    return std::nullopt;
  }

private:
  Status readProgram() {
    if (options.getArguments().size() != 1)
      return Error{"expected one program; --help shows how"};
    const std::string &path = options.getArguments().front();
    auto text = readFile(path);
    if (!text)
      return text.getError();
    auto parsed = parseProgram(*text);
    if (!parsed)
      return Error{path + ": " + parsed.getError().message};
    program = std::move(*parsed);
    return std::nullopt;
  }

  Status readInputs() {
    auto seed = options.getNumber("seed", 1, 0, ~0u);
    if (!seed)
      return seed.getError();
    inputs = makeInputs(program, *seed);
    std::vector<std::string> paths = options.getAll("input");
    if (!paths.empty() && paths.size() != inputs.size())
      return Error{"expected " + std::to_string(inputs.size()) +
                   " inputs, found " + std::to_string(paths.size())};
    for (size_t i = 0; i < paths.size(); ++i) {
      auto bytes = readFile(paths[i]);
      if (!bytes)
        return bytes.getError();
      auto tensor = parseNpy(*bytes);
      if (!tensor)
        return Error{paths[i] + ": " + tensor.getError().message};
      inputs[i] = std::move(*tensor);
    }
    return std::nullopt;
  }

  Result<std::unique_ptr<CompiledProgram>> prepare(std::string_view device) {
    auto threads = options.getNumber("threads", 0, 1, 4096);
    if (!threads)
      return threads.getError();
    auto created = createExecutor(device, {*threads, options.has("tf32")});
    if (!created)
      return created.getError();
    executors.push_back(std::move(*created));
    return executors.back()->prepare(program);
  }

  Status compute() {
    auto prepared = prepare(options.get("device", "cpu"));
    if (!prepared)
      return prepared.getError();
    compiled = std::move(*prepared);
    if (options.has("kernels"))
      for (const FusedGroup &group : compiled->getGroups()) {
        std::cout << "kernel " << group.kernel;
        for (unsigned step : group.steps)
          std::cout << " " << step;
        std::cout << "\n";
      }
    auto results = compiled->run(inputs);
    if (!results)
      return results.getError();
    outputs = std::move(*results);
    return std::nullopt;
  }

  /// One line for each output.
  Status compare() {
    std::vector<HostTensor> expected;
    if (options.has("compare")) {
      auto other = prepare(options.get("compare", ""));
      if (!other)
        return other.getError();
      auto results = (*other)->run(inputs);
      if (!results)
        return results.getError();
      expected = std::move(*results);
    }
    std::vector<unsigned> tensors = program.getTensors(TensorKind::Output);
    for (size_t i = 0; i < outputs.size(); ++i) {
      double sum = 0, magnitude = 0;
      for (float value : outputs[i].values()) {
        sum += value;
        magnitude += std::fabs(value);
      }
      std::printf("%s: %lld elements, sum %.9g, of magnitudes %.9g",
                  program.tensors[tensors[i]].name.c_str(),
                  static_cast<long long>(outputs[i].size()), sum, magnitude);
      if (!expected.empty())
        printDifference(outputs[i], expected[i]);
      std::printf("\n");
    }
    return std::nullopt;
  }

  static void printDifference(const HostTensor &found,
                              const HostTensor &expected) {
    double largest = 0, scale = 0;
    int64_t undefined = 0;
    for (int64_t i = 0; i < expected.size(); ++i) {
      double a = found.values()[i], b = expected.values()[i];
      if (std::isnan(a) != std::isnan(b))
        ++undefined;
      else if (a != b && !std::isnan(a))
        largest = std::max(largest, std::fabs(a - b));
      if (std::isfinite(b))
        scale = std::max(scale, std::fabs(b));
    }
    std::printf(", largest difference %.3g of %.3g", largest, scale);
    if (undefined != 0)
      std::printf(", %lld elements are NaN in one only",
                  static_cast<long long>(undefined));
  }

  Status write() {
    if (!options.has("output"))
      return std::nullopt;
    for (size_t i = 0; i < outputs.size(); ++i) {
      std::string path =
          std::string(options.get("output", "")) + std::to_string(i) + ".npy";
      std::ofstream file(path, std::ios::binary);
      file << printNpy(outputs[i]);
      file.close();
      if (!file)
        return Error{"cannot write '" + path + "'"};
    }
    return std::nullopt;
  }

  Status time() {
    if (!options.has("time"))
      return std::nullopt;
    auto limit = options.getNumber("time-limit-ms", 2000, 1, 3600000);
    if (!limit)
      return limit.getError();
    TimeOptions timing;
    timing.timeLimit = *limit / 1000.0;
    auto result = compiled->time(timing);
    if (!result)
      return result.getError();
    std::printf("time: %.1f us, 95 %% in [%.1f, %.1f], least %.1f, noise %.1f "
                "%%, %u samples of %llu runs, %u outliers%s\n",
                result->median / 1e3, result->low / 1e3, result->high / 1e3,
                result->minimum / 1e3, 100 * result->noise, result->samples,
                static_cast<unsigned long long>(result->runs), result->outliers,
                result->converged ? "" : ", not converged");
    std::printf("workspace: %llu bytes\n",
                static_cast<unsigned long long>(result->workspaceBytes));
    return std::nullopt;
  }

  const RuntimeOptions &options;
  Program program;
  std::vector<HostTensor> inputs, outputs;
  std::vector<std::unique_ptr<Executor>> executors;
  std::unique_ptr<CompiledProgram> compiled;
};

} // namespace

static int runProgram(const RuntimeOptions &options) {
  if (Status error = Runner(options).run())
    return fail(error->message);
  return 0;
}

int main(int argc, char **argv) {
  return runTool(argc, argv, "taso-run", kHelp,
                 {{"device", "NAME"},
                  {"threads", "N"},
                  {"tf32", ""},
                  {"input", "FILE.npy"},
                  {"seed", "N"},
                  {"output", "PREFIX"},
                  {"compare", "NAME"},
                  {"kernels", ""},
                  {"time", ""},
                  {"time-limit-ms", "N"}},
                 runProgram);
}
