//===- Module.cpp - The extension module of the Python package ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function over the C interface; __init__.py has what users see. The
// interpreter runs on while a model is optimized, and Ctrl-C ends the search.
//
//===----------------------------------------------------------------------===//

#include "TASO-C/TASO.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>

namespace py = pybind11;

namespace {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Options = std::unique_ptr<TasoOptions, decltype(&tasoOptionsDestroy)>;
using Result = std::unique_ptr<TasoResult, decltype(&tasoResultDestroy)>;

/// Looks for signals, but not at each state: taking the interpreter's lock
/// would be most of the search.
class Signals {
public:
  bool areRaised() {
    auto now = std::chrono::steady_clock::now();
    if (raised || now - last < std::chrono::milliseconds(50))
      return raised;
    last = now;
    py::gil_scoped_acquire lock;
    raised = PyErr_CheckSignals() != 0;
    return raised;
  }

private:
  bool raised = false;
  std::chrono::steady_clock::time_point last;
};

} // namespace

static Options makeOptions(const std::string &search,
                           const std::map<std::string, int64_t> &dims,
                           bool foldsWeights, Signals &signals) {
  Options options(tasoOptionsCreate(), tasoOptionsDestroy);
  tasoOptionsSetSearch(options.get(), search.c_str());
  for (const auto &[name, size] : dims)
    tasoOptionsSetDim(options.get(), name.c_str(), size);
  tasoOptionsSetFoldWeights(options.get(), foldsWeights);
  tasoOptionsSetStopRequested(
      options.get(),
      [](void *data) { return static_cast<Signals *>(data)->areRaised(); },
      &signals);
  return options;
}

/// `model` is a path, or the bytes of a model. Returns the bytes of the new
/// one, the report as JSON, and remarks.
static py::tuple optimize(const std::string &model, bool isPath,
                          const std::string &search,
                          const std::map<std::string, int64_t> &dims,
                          bool foldsWeights) {
  Signals signals;
  Options options = makeOptions(search, dims, foldsWeights, signals);
  Result result(nullptr, tasoResultDestroy);
  {
    py::gil_scoped_release unlock;
    result.reset(
        isPath ? tasoOptimizeFile(model.c_str(), options.get())
               : tasoOptimizeBytes(model.data(), model.size(), options.get()));
  }
  // An exception that a signal's handler raised, such as KeyboardInterrupt.
  if (PyErr_Occurred() || PyErr_CheckSignals() != 0)
    throw py::error_already_set();
  if (const char *error = tasoResultGetError(result.get()))
    throw Error(error);
  size_t size = 0;
  const void *bytes = tasoResultGetModel(result.get(), &size);
  return py::make_tuple(py::bytes(static_cast<const char *>(bytes), size),
                        py::str(tasoResultGetReport(result.get())),
                        py::str(tasoResultGetRemarks(result.get())));
}

PYBIND11_MODULE(_taso, module) {
  py::register_exception<Error>(module, "Error");
  module.attr("version") = tasoGetVersion();
  module.def("optimize", &optimize);
}
