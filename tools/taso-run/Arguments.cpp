//===- Arguments.cpp - What a model is run on ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"

#include "TASO/Runtime/Npz.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

namespace taso::tools {

using namespace runtime;

Result<std::string> readFile(const std::string &path) {
  // Streams open folders, and throw when they read them.
  if (std::filesystem::is_directory(path))
    return Error{"cannot read '" + path + "': it is a directory"};
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return Error{"cannot read '" + path + "': " + std::strerror(errno)};
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad())
    return Error{"cannot read '" + path + "'"};
  return text;
}

std::string listNames(const Program &program,
                      const std::vector<unsigned> &tensors) {
  constexpr size_t kMost = 8;
  std::string text;
  for (size_t i = 0; i < std::min(tensors.size(), kMost); ++i)
    text += (i ? ", '" : "'") + program.tensors[tensors[i]].name + "'";
  if (tensors.size() > kMost)
    text += " and " + std::to_string(tensors.size() - kMost) + " more";
  return text.empty() ? "none" : text;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() &&
         text.substr(text.size() - end.size()) == end;
}

Result<NamedTensors> readTensors(const std::vector<std::string> &paths) {
  NamedTensors tensors;
  for (const std::string &path : paths) {
    auto bytes = readFile(path);
    if (!bytes)
      return bytes.getError();
    if (endsWith(path, ".npz")) {
      if (paths.size() > 1)
        return Error{"expected one .npz file or .npy files, found " + path +
                     " among " + std::to_string(paths.size()) + " files"};
      auto archive = parseNpz(*bytes);
      if (!archive)
        return Error{path + ": " + archive.getError().message};
      return archive;
    }
    auto tensor = parseNpy(*bytes);
    if (!tensor)
      return Error{path + ": " + tensor.getError().message};
    tensors.emplace_back(std::to_string(tensors.size()), std::move(*tensor));
  }
  return tensors;
}

//===----------------------------------------------------------------------===//
// Giving elements
//===----------------------------------------------------------------------===//

static bool isInput(const Tensor &tensor) {
  return tensor.kind == TensorKind::Input;
}

/// Whether the elements come from outside or are random.
static bool isOpen(const Tensor &tensor) {
  return isInput(tensor) || (tensor.kind == TensorKind::Weight && !tensor.data);
}

/// The number in "arr_3" or "3", if it is one.
static std::optional<unsigned> getPosition(std::string_view name) {
  if (name.substr(0, 4) == "arr_")
    name.remove_prefix(4);
  if (name.empty() || name.size() > 6 ||
      !std::all_of(name.begin(), name.end(),
                   [](char c) { return c >= '0' && c <= '9'; }))
    return std::nullopt;
  return static_cast<unsigned>(std::stoul(std::string(name)));
}

static int findTensor(const Program &program, std::string_view name) {
  for (size_t i = 0; i < program.tensors.size(); ++i)
    if (program.tensors[i].name == name && isOpen(program.tensors[i]))
      return static_cast<int>(i);
  return -1;
}

static std::vector<unsigned> getOpenWeights(const Program &program) {
  std::vector<unsigned> weights;
  for (unsigned weight : program.getTensors(TensorKind::Weight))
    if (!program.tensors[weight].data)
      weights.push_back(weight);
  return weights;
}

static std::string describeExpected(const Program &program) {
  std::string text = "expected the inputs " +
                     listNames(program, program.getTensors(TensorKind::Input));
  std::vector<unsigned> weights = getOpenWeights(program);
  if (!weights.empty())
    text += ", and the weights " + listNames(program, weights) +
            " if they are not to be random";
  return text;
}

/// If all names are positions, calls the tensors as what is in those positions
/// is called.
static Status nameByPosition(const Model &model, NamedTensors &given) {
  if (given.empty())
    return std::nullopt;
  for (const auto &[name, tensor] : given)
    if (findTensor(model.program, name) >= 0 || !getPosition(name))
      return std::nullopt;
  std::vector<unsigned> places = model.program.getTensors(TensorKind::Input);
  if (given.size() != places.size() && given.size() == model.arguments.size())
    places = model.arguments;
  if (given.size() != places.size()) {
    std::string either = places.size() == model.arguments.size()
                             ? ""
                             : ", or " +
                                   std::to_string(model.arguments.size()) +
                                   " arguments with the weights";
    return Error{"expected " + std::to_string(places.size()) + " inputs" +
                 either + ", found " + std::to_string(given.size())};
  }
  for (auto &[name, tensor] : given) {
    unsigned position = *getPosition(name);
    if (position >= places.size())
      return Error{"expected positions below " + std::to_string(places.size()) +
                   ", found '" + name + "'"};
    name = model.program.tensors[places[position]].name;
  }
  return std::nullopt;
}

static void setElements(Tensor &weight, const HostTensor &value) {
  std::vector<float> elements(value.values().begin(), value.values().end());
  for (float &element : elements)
    element = roundTo(element, weight.type);
  weight.data = std::make_shared<const std::vector<float>>(std::move(elements));
}

static Status checkShape(const Tensor &tensor, const HostTensor &value) {
  std::vector<int64_t> shape(value.shape().begin(), value.shape().end());
  if (shape == tensor.shape)
    return std::nullopt;
  return Error{std::string(getName(tensor.kind)) + " '" + tensor.name +
               "' does not have the shape of the program's: expected " +
               printShape(tensor.shape) + ", found " + printShape(shape)};
}

static std::string describeRandom(const Model &model, bool hasInputs,
                                  unsigned seed) {
  std::string text;
  std::vector<unsigned> inputs = model.program.getTensors(TensorKind::Input);
  if (!hasInputs && !inputs.empty())
    text = "random by --seed=" + std::to_string(seed) + ": the inputs " +
           listNames(model.program, inputs);
  std::vector<unsigned> weights = getOpenWeights(model.program);
  if (!weights.empty())
    text += (text.empty() ? "" : "; ") +
            ("random by seeds of their own: the weights " +
             listNames(model.program, weights));
  return text;
}

Result<std::vector<HostTensor>> makeInputs(Model &model, NamedTensors given,
                                           unsigned seed, std::string &random) {
  Program &program = model.program;
  if (Status error = nameByPosition(model, given))
    return *error;
  std::vector<unsigned> inputs = program.getTensors(TensorKind::Input);
  std::vector<std::optional<HostTensor>> values(program.tensors.size());
  for (auto &[name, value] : given) {
    int tensor = findTensor(program, name);
    if (tensor < 0)
      return Error{"unknown '" + name + "'; " + describeExpected(program)};
    if (values[tensor])
      return Error{"'" + name + "' is there twice"};
    if (Status error = checkShape(program.tensors[tensor], value))
      return *error;
    values[tensor] = std::move(value);
  }
  bool hasInputs =
      std::any_of(inputs.begin(), inputs.end(),
                  [&](unsigned input) { return values[input].has_value(); });
  std::vector<HostTensor> result;
  for (unsigned input : inputs) {
    if (hasInputs && !values[input])
      return Error{"no '" + program.tensors[input].name + "'; " +
                   describeExpected(program)};
    result.push_back(hasInputs ? std::move(*values[input])
                               : makeElements(program, input, seed));
  }
  for (size_t i = 0; i < values.size(); ++i)
    if (values[i] && !isInput(program.tensors[i])) {
      setElements(program.tensors[i], *values[i]);
      model.given.push_back(static_cast<unsigned>(i));
    }
  random = describeRandom(model, hasInputs, seed);
  return result;
}

//===----------------------------------------------------------------------===//
// Two models
//===----------------------------------------------------------------------===//

/// For each tensor of `to` the place in `from` of the one of its name and
/// shape, else the tensors in their order if there are as many of the same
/// shapes.
static Result<std::vector<size_t>>
pair(const Program &fromProgram, const std::vector<unsigned> &from,
     const Program &toProgram, const std::vector<unsigned> &to, bool needsAll,
     const char *what, std::string &note) {
  std::vector<size_t> places;
  for (unsigned tensor : to) {
    const Tensor &wanted = toProgram.tensors[tensor];
    auto it = std::find_if(from.begin(), from.end(), [&](unsigned i) {
      const Tensor &candidate = fromProgram.tensors[i];
      return candidate.name == wanted.name && candidate.shape == wanted.shape;
    });
    if (it != from.end())
      places.push_back(it - from.begin());
  }
  if (places.size() == to.size() && (!needsAll || from.size() == to.size()))
    return places;
  bool isSame = from.size() == to.size();
  for (size_t i = 0; isSame && i < from.size(); ++i)
    isSame =
        fromProgram.tensors[from[i]].shape == toProgram.tensors[to[i]].shape;
  if (!isSame)
    return Error{"expected " + std::string(what) +
                 " of the same names and shapes, or as many of the same shapes "
                 "in this order: " +
                 listNames(fromProgram, from) + "; found " +
                 listNames(toProgram, to)};
  note += (note.empty() ? "" : ", ") + std::string(what) + " " +
          listNames(toProgram, to) + " as " + listNames(fromProgram, from);
  places.resize(to.size());
  for (size_t i = 0; i < places.size(); ++i)
    places[i] = i;
  return places;
}

Result<std::vector<HostTensor>>
passInputs(const Model &from, const std::vector<HostTensor> &inputs, Model &to,
           std::string &note) {
  auto places = pair(from.program, from.arguments, to.program, to.arguments,
                     /*needsAll=*/false, "arguments", note);
  if (!places)
    return places.getError();
  std::vector<unsigned> positions = from.program.getTensors(TensorKind::Input);
  auto getElements = [&](unsigned tensor) {
    auto it = std::find(positions.begin(), positions.end(), tensor);
    return it == positions.end() ? makeElements(from.program, tensor)
                                 : inputs[it - positions.begin()];
  };
  std::vector<std::optional<HostTensor>> values(to.program.tensors.size());
  for (size_t i = 0; i < places->size(); ++i)
    values[to.arguments[i]] = getElements(from.arguments[(*places)[i]]);
  std::vector<HostTensor> result;
  for (unsigned input : to.program.getTensors(TensorKind::Input))
    result.push_back(std::move(*values[input]));
  for (unsigned weight : getOpenWeights(to.program)) {
    Tensor &tensor = to.program.tensors[weight];
    for (unsigned ours : from.given)
      if (from.program.tensors[ours].name == tensor.name &&
          from.program.tensors[ours].shape == tensor.shape && !values[weight])
        values[weight] = makeElements(from.program, ours);
    if (values[weight])
      setElements(tensor, *values[weight]);
  }
  return result;
}

Result<std::vector<size_t>> pairResults(const Model &from, const Model &to,
                                        std::string &note) {
  auto places = pair(from.program, from.results, to.program, to.results,
                     /*needsAll=*/true, "outputs", note);
  if (!places)
    return places.getError();
  std::vector<size_t> result(places->size());
  for (size_t i = 0; i < places->size(); ++i)
    result[(*places)[i]] = i;
  return result;
}

std::vector<HostTensor> sortResults(const Model &model,
                                    std::vector<HostTensor> outputs) {
  std::vector<unsigned> tensors = model.program.getTensors(TensorKind::Output);
  std::vector<HostTensor> sorted;
  for (unsigned result : model.results)
    sorted.push_back(
        std::move(outputs[std::find(tensors.begin(), tensors.end(), result) -
                          tensors.begin()]));
  return sorted;
}

} // namespace taso::tools
