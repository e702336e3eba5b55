//===- JSON.h - Reading JSON without exceptions -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Runtime: the only headers that show the JSON library.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_JSON_H
#define TASO_LIB_RUNTIME_JSON_H

#include "TASO/Runtime/Program.h"

#include <nlohmann/json.hpp>

namespace taso::runtime {

using Json = nlohmann::json;

/// Any text; an error bears the position. Values nested deeper than any that
/// this project reads are an error, too.
Result<Json> parseJSON(std::string_view text);

/// A short description of a value, for messages: its kind, and what it is if
/// that fits into a line.
std::string describe(const Json &json);

/// Requires an object with no fields but these.
Status checkFields(const Json &json, const std::string &path,
                   const std::vector<std::string_view> &fields);

/// As parseProgram and parseOperation.
Result<Program> readProgram(const Json &json);
Result<Program> readOperation(const Json &json);

/// Checks the tensors of a program, and nothing about its steps.
Status checkTensors(const Program &program);

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_JSON_H
