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

#include "Arguments.h"
#include "Difference.h"
#include "ReadModel.h"
#include "RuntimeOptions.h"

#include "TASO/Runtime/Executor.h"
#include "TASO/Runtime/Npz.h"
#include "TASO/Support/FileUses.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <new>

using namespace taso::runtime;
using namespace taso::tools;

static const char *const kHelp =
    R"(taso-run: runs a model, or a program (docs/Program.md)

usage: taso-run [options] model.onnx|model.mlir|program.json

  --device=NAME        reference, cpu (the default) or cuda
  --threads=N          threads of the cpu device; all processors by default
  --tf32               on cuda: allow TF32 in products of f32
  --input=FILE.npy     one input; repeated for the others, in their order
  --input=FILE.npz     inputs by their names, or by their places if they are
                       called arr_0, arr_1, .. or 0, 1, ..; and weights that
                       the file does not have. What is not given is random,
                       which a remark says
  --seed=N             of the random inputs; 1 by default
  --output=PREFIX      writes the outputs to PREFIX0.npy, PREFIX1.npy, ..
  --output=FILE.npz    writes the outputs to this file, by their names
  --compare=NAME       runs on this device, too, and prints the largest
                       difference of each output, a histogram of the
                       distances in units in the last place, and how many
                       elements are NaN or infinite in one only
  --compare=FILE       runs this model or program on the same inputs, likewise;
                       inputs and outputs are paired by names, else by places
  --tolerance=A        with --compare: the exit code is 1 unless all elements
                       are as close as in numpy.allclose:
                       |found - expected| <= A + R * |expected|
  --relative-tolerance=R
                       the same; A and R are 0 if only the other is given
  --dim=NAME=SIZE      of a dynamic dimension of an .onnx model; repeatable
  --leave-out          leave out what is no operator of taso: its results are
                       inputs
  --kernels            prints the kernels and the steps in each
  --time               measures a run
  --time-limit-ms=N    bound on the measurement; 2000 by default
  --wall-clock         count the time in which other programs had the processor
  --help               this text
  --version            the version, and the devices with their libraries

The exit code is 0, or 1 after an error and where the tolerance is exceeded.

examples:
  taso-run model.onnx --device=cpu --threads=1 --time
  taso-run model.json --input=image.npy --output=result --compare=reference
  taso-run model.onnx --compare=better.onnx --relative-tolerance=1e-4
)";

static bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() &&
         text.substr(text.size() - end.size()) == end;
}

/// Reads a model if the name says that it is one, else a program.
static Result<Model> readAny(const std::string &path,
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
    return Error{path + ": " + parsed.getError().message +
                 (endsWith(path, ".json")
                      ? ""
                      : "\nnote: hint: models are files that end in .onnx or "
                        ".mlir; any other file is read as a program")};
  Model model;
  model.arguments = parsed->getTensors(TensorKind::Input);
  model.results = parsed->getTensors(TensorKind::Output);
  model.program = std::move(*parsed);
  return model;
}

static Status writeFile(const std::string &path, const std::string &bytes) {
  std::ofstream file(path, std::ios::binary);
  file << bytes;
  file.close();
  if (!file)
    return Error{"cannot write '" + path + "'"};
  return std::nullopt;
}

static void remark(const std::string &text) {
  if (!text.empty())
    std::cerr << "remark: " << text << "\n";
}

namespace {

/// What the command line asks for, step by step.
class Runner {
public:
  explicit Runner(const RuntimeOptions &options) : options(options) {}

  Status run() {
    for (Status (Runner::*part)() :
         {&Runner::readOptions, &Runner::readProgram, &Runner::checkFiles,
          &Runner::readInputs, &Runner::compute, &Runner::compare,
          &Runner::write, &Runner::judge, &Runner::time})
      if (Status error = (this->*part)())
        return error;
    return std::nullopt;
  }

private:
  Status readOptions() {
    if (options.getArguments().size() != 1)
      return Error{"expected one program; --help shows how"};
    for (const char *name : {"tolerance", "relative-tolerance"}) {
      if (options.has(name) && !options.has("compare"))
        return Error{"--" + std::string(name) +
                     " is for --compare, which is missing"};
      hasTolerance |= options.has(name);
    }
    auto absolute = options.getReal("tolerance", 0),
         relative = options.getReal("relative-tolerance", 0);
    if (!absolute || !relative)
      return (absolute ? relative : absolute).getError();
    tolerance = {*absolute, *relative};
    return std::nullopt;
  }

  Status readProgram() {
    auto read = readAny(options.getArguments().front(), options);
    if (!read)
      return read.getError();
    model = std::move(*read);
    // Before inputs take their memory.
    return checkRunnable(model.program);
  }

  bool comparesFile() const {
    std::string_view name = options.get("compare", "");
    const std::vector<std::string_view> &devices = getExecutorNames();
    return std::find(devices.begin(), devices.end(), name) == devices.end();
  }

  /// The files of the outputs, one for each or one for all.
  std::vector<std::string> getOutputPaths() const {
    if (!options.has("output"))
      return {};
    std::string prefix(options.get("output", ""));
    if (endsWith(prefix, ".npz"))
      return {prefix};
    std::vector<std::string> paths;
    for (size_t i = 0; i < model.results.size(); ++i)
      paths.push_back(prefix + std::to_string(i) + ".npy");
    return paths;
  }

  Status checkFiles() {
    taso::FileUses files;
    files.addInput("the model", options.getArguments().front());
    if (options.has("compare") && comparesFile())
      files.addInput("the model of --compare",
                     std::string(options.get("compare", "")));
    for (const std::string &path : options.getAll("input"))
      files.addInput("the input", path);
    for (const std::string &path : getOutputPaths())
      files.addOutput("the output", path);
    std::string collision = files.findCollision();
    if (!collision.empty())
      return Error{collision};
    return std::nullopt;
  }

  Status readInputs() {
    auto seed = options.getNumber("seed", 1, 0, ~0u);
    if (!seed)
      return seed.getError();
    std::vector<std::string> paths = options.getAll("input");
    auto given = readTensors(paths);
    if (!given)
      return given.getError();
    std::string random;
    auto made = makeInputs(model, std::move(*given), *seed, random);
    if (!made)
      return Error{(paths.size() == 1 ? paths.front() + ": " : "") +
                   made.getError().message};
    inputs = std::move(*made);
    remark(random);
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
    auto prepared = prepare(options.get("device", "cpu"), model.program);
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
    outputs = sortResults(model, std::move(*results));
    return std::nullopt;
  }

  /// Runs the same on another device, or another program on the same inputs.
  Result<std::vector<HostTensor>> computeOther() {
    std::string name(options.get("compare", ""));
    if (!comparesFile()) {
      auto ready = prepare(name, model.program);
      if (!ready)
        return ready.getError();
      auto results = (*ready)->run(inputs);
      if (!results)
        return results.getError();
      return sortResults(model, std::move(*results));
    }
    auto other = readAny(name, options);
    if (!other)
      return other.getError();
    std::string note;
    auto passed = passInputs(model, inputs, *other, note);
    if (!passed)
      return Error{name + ": " + passed.getError().message};
    auto order = pairResults(model, *other, note);
    if (!order)
      return Error{name + ": " + order.getError().message};
    remark(note.empty() ? "" : name + ": taken by their places: " + note);
    auto ready = prepare(options.get("device", "cpu"), other->program);
    if (!ready)
      return ready.getError();
    auto results = (*ready)->run(*passed);
    if (!results)
      return Error{name + ": " + results.getError().message};
    std::vector<HostTensor> theirs = sortResults(*other, std::move(*results)),
                            paired;
    for (size_t place : *order)
      paired.push_back(std::move(theirs[place]));
    return paired;
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
    for (size_t i = 0; i < outputs.size(); ++i) {
      double sum = 0, magnitude = 0;
      for (float value : outputs[i].values()) {
        sum += value;
        magnitude += std::fabs(value);
      }
      const Tensor &tensor = model.program.tensors[model.results[i]];
      std::printf("%s: %lld elements, sum %.9g, of magnitudes %.9g",
                  tensor.name.c_str(),
                  static_cast<long long>(outputs[i].size()), sum, magnitude);
      if (!expected.empty()) {
        Difference difference(outputs[i], expected[i], tensor.type, tolerance);
        std::printf(", %s", difference.describe().c_str());
        if (hasTolerance && !difference.isWithinTolerance())
          outside.push_back("output '" + tensor.name +
                            "': " + difference.describeOutside());
      }
      std::printf("\n");
    }
    return std::nullopt;
  }

  Status write() {
    std::vector<std::string> paths = getOutputPaths();
    if (paths.empty())
      return std::nullopt;
    if (endsWith(paths.front(), ".npz")) {
      std::vector<NamedTensor> named;
      for (size_t i = 0; i < outputs.size(); ++i)
        named.emplace_back(model.program.tensors[model.results[i]].name,
                           outputs[i]);
      auto bytes = printNpz(named);
      return bytes ? writeFile(paths.front(), *bytes) : bytes.getError();
    }
    for (size_t i = 0; i < outputs.size(); ++i)
      if (Status error = writeFile(paths[i], printNpy(outputs[i])))
        return error;
    return std::nullopt;
  }

  /// Fails if an output is not within the tolerance. What was found is there to
  /// be looked at: it was written.
  Status judge() {
    std::string message;
    for (const std::string &output : outside)
      message += (message.empty() ? "" : "\nerror: ") + output;
    if (message.empty())
      return std::nullopt;
    return Error{message};
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
  Tolerance tolerance;
  bool hasTolerance = false;
  Model model;
  std::vector<HostTensor> inputs, outputs;
  std::vector<std::string> outside; ///< outputs beyond the tolerance
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
  // What a program needs at least was checked; the machine may have less.
  std::set_new_handler([] {
    std::fputs("error: memory is exhausted; a smaller batch needs less\n",
               stderr);
    std::_Exit(1);
  });
  return runTool(argc, argv, "taso-run", kHelp,
                 {{"device", "NAME"},
                  {"threads", "N"},
                  {"tf32", ""},
                  {"input", "FILE", /*isRepeatable=*/true},
                  {"seed", "N"},
                  {"output", "PREFIX"},
                  {"dim", "NAME=SIZE", /*isRepeatable=*/true},
                  {"leave-out", ""},
                  {"wall-clock", ""},
                  {"compare", "NAME"},
                  {"tolerance", "A"},
                  {"relative-tolerance", "R"},
                  {"kernels", ""},
                  {"time", ""},
                  {"time-limit-ms", "N"}},
                 runProgram);
}
