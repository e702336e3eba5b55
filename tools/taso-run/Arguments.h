//===- Arguments.h - What a model is run on --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to taso-run: the elements of inputs and of weights that a file does
// not have come from NumPy's files, or are random.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASO_RUN_ARGUMENTS_H
#define TASO_TOOLS_TASO_RUN_ARGUMENTS_H

#include "Model.h"

#include <string>
#include <utility>
#include <vector>

namespace taso::tools {

/// Tensors by the names that a file gives them: an archive has names of its
/// own; files of one tensor each are "0", "1", .. in their order.
using NamedTensors = std::vector<std::pair<std::string, runtime::HostTensor>>;

/// The bytes of a file.
runtime::Result<std::string> readFile(const std::string &path);

/// The names of tensors for messages, at most a few.
std::string listNames(const runtime::Program &program,
                      const std::vector<unsigned> &tensors);

/// Reads one .npz file, or .npy files.
runtime::Result<NamedTensors>
readTensors(const std::vector<std::string> &paths);

/// The inputs of a run of the model, whose weights get their elements as far as
/// they are given. Given tensors belong to what has their names; or, if they
/// are called "0", "1", .. or "arr_0", "arr_1", .., as numpy.savez calls them,
/// to the inputs in their order, or to all arguments if there are as many. All
/// inputs have to be there, or nothing: then they are random. `random` says in
/// words what is; it is empty if nothing is.
runtime::Result<std::vector<runtime::HostTensor>>
makeInputs(Model &model, NamedTensors given, unsigned seed,
           std::string &random);

/// The same for another model: its arguments have the elements of those of
/// `from` that have their names and shapes. If some have no such names, all are
/// paired in their order, which `note` says. Fails if that is impossible.
runtime::Result<std::vector<runtime::HostTensor>>
passInputs(const Model &from, const std::vector<runtime::HostTensor> &inputs,
           Model &to, std::string &note);

/// For each result of `from` the place of its counterpart among the results of
/// `to`: by names and shapes, else in their order, which `note` says. Fails if
/// that is impossible.
runtime::Result<std::vector<size_t>>
pairResults(const Model &from, const Model &to, std::string &note);

/// The outputs of a run, which are in the order of the program's tensors, in
/// the order of the results.
std::vector<runtime::HostTensor>
sortResults(const Model &model, std::vector<runtime::HostTensor> outputs);

} // namespace taso::tools

#endif // TASO_TOOLS_TASO_RUN_ARGUMENTS_H
