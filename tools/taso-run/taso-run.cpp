//===- taso-run.cpp - Runs a program on a device -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a checksum of each output and, if asked, the difference to another
// device or another program, and the time that a run takes.
//
//===----------------------------------------------------------------------===//

#include "Difference.h"
#include "ReadModel.h"
#include "RuntimeOptions.h"

#include "TASO/Runtime/Executor.h"
#include "TASO/Runtime/Npz.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

using namespace taso::runtime;
using namespace taso::tools;

static const char *const kHelp =
    R"(taso-run: runs a model, or a program (docs/Program.md)

usage: taso-run [options] model.onnx|model.mlir|program.json

  --device=NAME        reference, cpu (the default) or cuda
  --threads=N          threads of the cpu device; all processors by default
  --tf32               on cuda: allow TF32 in products of f32
  --input=FILE.npy     one input; repeated for the others, in their order
  --input=FILE.npz     inputs by their names. Without either all are random
  --seed=N             of the random inputs; 1 by default
  --output=PREFIX      writes the outputs to PREFIX0.npy, PREFIX1.npy, ..
  --output=FILE.npz    writes the outputs to this file, by their names
  --compare=NAME       runs on this device, too, and prints the largest
                       difference of each output, and a histogram of the
                       distances in units in the last place
  --compare=FILE       runs this model or program on the same inputs, likewise
  --dim=NAME=SIZE      of a dynamic dimension of an .onnx model; repeatable
  --leave-out          leave out what is no operator of taso: its results are
                       inputs
  --kernels            prints the kernels and the steps in each
  --time               measures a run
  --time-limit-ms=N    bound on the measurement; 2000 by default
  --wall-clock         count the time in which other programs had the processor
  --help               this text
  --version            the version, and the devices with their libraries

examples:
  taso-run model.onnx --device=cpu --threads=1 --time
  taso-run model.json --input=image.npy --output=result --compare=reference
  taso-run model.onnx --compare=better.onnx
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

static bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() &&
         text.substr(text.size() - end.size()) == end;
}

/// Reads a model if the name says that it is one, else a program.
static Result<Program> readAny(const std::string &path,
                               const RuntimeOptions &options) {
  if (endsWith(path, ".onnx") || endsWith(path, ".mlir")) {
#ifdef TASO_RUN_READS_MODELS
    return readModel(path, {options.getAll("dim"), options.has("leave-out")});
#else
    return Error{path + ": this taso-run was built without MLIR and reads "
                        "programs only, which 'taso-translate "
                        "--taso-to-program' writes"};
#endif
  }
  for (const char *option : {"dim", "leave-out"})
    if (options.has(option))
      return Error{path + ": --" + std::string(option) +
                   " is for .onnx and .mlir files"};
  auto text = readFile(path);
  if (!text)
    return text.getError();
  auto parsed = parseProgram(*text);
  if (!parsed)
    return Error{path + ": " + parsed.getError().message};
  return parsed;
}

/// The names of a program's tensors of a kind, for messages.
static std::string listNames(const Program &program, TensorKind kind) {
  std::string text;
  for (unsigned tensor : program.getTensors(kind))
    text += (text.empty() ? "'" : ", '") + program.tensors[tensor].name + "'";
  return text.empty() ? "none" : text;
}

static Status writeFile(const std::string &path, const std::string &bytes) {
  std::ofstream file(path, std::ios::binary);
  file << bytes;
  file.close();
  if (!file)
    return Error{"cannot write '" + path + "'"};
  return std::nullopt;
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
    auto read = readAny(options.getArguments().front(), options);
    if (!read)
      return read.getError();
    program = std::move(*read);
    return std::nullopt;
  }

  Status readInputs() {
    auto seed = options.getNumber("seed", 1, 0, ~0u);
    if (!seed)
      return seed.getError();
    inputs = makeInputs(program, *seed);
    std::vector<std::string> paths = options.getAll("input");
    if (paths.size() == 1 && endsWith(paths.front(), ".npz"))
      return readArchive(paths.front());
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

  /// Each input has to be there, and nothing else.
  Status readArchive(const std::string &path) {
    auto bytes = readFile(path);
    if (!bytes)
      return bytes.getError();
    auto tensors = parseNpz(*bytes);
    if (!tensors)
      return Error{path + ": " + tensors.getError().message};
    std::vector<unsigned> positions = program.getTensors(TensorKind::Input);
    std::string expected =
        "expected the inputs " + listNames(program, TensorKind::Input);
    for (size_t i = 0; i < positions.size(); ++i) {
      const std::string &name = program.tensors[positions[i]].name;
      auto it = std::find_if(tensors->begin(), tensors->end(),
                             [&](auto &entry) { return entry.first == name; });
      if (it == tensors->end())
        return Error{path + ": no '" + name + "'; " + expected};
      inputs[i] = std::move(it->second);
      tensors->erase(it);
    }
    if (!tensors->empty())
      return Error{path + ": unknown '" + tensors->front().first + "'; " +
                   expected};
    return std::nullopt;
  }

  Result<std::unique_ptr<CompiledProgram>> prepare(std::string_view device,
                                                   const Program &program) {
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
    auto prepared = prepare(options.get("device", "cpu"), program);
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

  /// Runs the same on another device, or another program on the same inputs.
  /// The results are in the order of our outputs.
  Result<std::vector<HostTensor>> computeOther() {
    std::string name(options.get("compare", ""));
    const std::vector<std::string_view> &devices = getExecutorNames();
    bool isDevice =
        std::find(devices.begin(), devices.end(), name) != devices.end();
    Result<Program> other = isDevice ? program : readAny(name, options);
    if (!other)
      return other.getError();
    auto ready =
        prepare(isDevice ? name : options.get("device", "cpu"), *other);
    if (!ready)
      return ready.getError();
    auto results = (*ready)->run(inputs);
    if (!results)
      return Error{name + ": " + results.getError().message};
    if (isDevice)
      return results;
    return sortByName(name, *other, std::move(*results));
  }

  Result<std::vector<HostTensor>> sortByName(const std::string &path,
                                             const Program &other,
                                             std::vector<HostTensor> results) {
    std::vector<HostTensor> sorted;
    std::vector<unsigned> theirs = other.getTensors(TensorKind::Output);
    std::vector<unsigned> ours = program.getTensors(TensorKind::Output);
    for (unsigned tensor : ours) {
      const Tensor &expected = program.tensors[tensor];
      auto it = std::find_if(theirs.begin(), theirs.end(), [&](unsigned i) {
        return other.tensors[i].name == expected.name &&
               other.tensors[i].shape == expected.shape;
      });
      if (it == theirs.end() || theirs.size() != ours.size())
        return Error{path +
                     ": expected outputs of the same names and shapes, " +
                     listNames(program, TensorKind::Output) + "; found " +
                     listNames(other, TensorKind::Output)};
      sorted.push_back(std::move(results[it - theirs.begin()]));
    }
    return sorted;
  }

  /// One line for each output.
  Status compare() {
    std::vector<HostTensor> expected;
    if (options.has("compare")) {
      auto results = computeOther();
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
      const Tensor &tensor = program.tensors[tensors[i]];
      std::printf("%s: %lld elements, sum %.9g, of magnitudes %.9g%s\n",
                  tensor.name.c_str(),
                  static_cast<long long>(outputs[i].size()), sum, magnitude,
                  expected.empty()
                      ? ""
                      : describeDifference(outputs[i], expected[i], tensor.type)
                            .c_str());
    }
    return std::nullopt;
  }

  Status write() {
    if (!options.has("output"))
      return std::nullopt;
    std::string prefix(options.get("output", ""));
    if (endsWith(prefix, ".npz")) {
      std::vector<NamedTensor> named;
      std::vector<unsigned> tensors = program.getTensors(TensorKind::Output);
      for (size_t i = 0; i < outputs.size(); ++i)
        named.emplace_back(program.tensors[tensors[i]].name, outputs[i]);
      auto bytes = printNpz(named);
      return bytes ? writeFile(prefix, *bytes) : bytes.getError();
    }
    for (size_t i = 0; i < outputs.size(); ++i)
      if (Status error = writeFile(prefix + std::to_string(i) + ".npy",
                                   printNpy(outputs[i])))
        return error;
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
    timing.countsWaiting = options.has("wall-clock");
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
                  {"input", "FILE"},
                  {"seed", "N"},
                  {"output", "PREFIX"},
                  {"dim", "NAME=SIZE"},
                  {"leave-out", ""},
                  {"wall-clock", ""},
                  {"compare", "NAME"},
                  {"kernels", ""},
                  {"time", ""},
                  {"time-limit-ms", "N"}},
                 runProgram);
}
