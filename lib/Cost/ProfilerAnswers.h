//===- ProfilerAnswers.h - What a profiler says -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the answers of docs/ProfileProtocol.md, whatever other programs write.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_COST_PROFILERANSWERS_H
#define TASO_LIB_COST_PROFILERANSWERS_H

#include "TASO/Runtime/Measure.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace taso::detail {

/// The answer to request `id`, if the line is one and no greeting, no warning
/// and no answer to another request.
std::optional<llvm::json::Object> findAnswer(llvm::StringRef line, int64_t id);

/// The device as one text; empty if the answer does not name it.
std::string readDevice(const llvm::json::Object &answer);

/// The time of one program.
llvm::Expected<runtime::Measurement>
readMeasurement(const llvm::json::Object &answer);

/// The times of `count` programs that ran in turns.
llvm::Expected<std::vector<runtime::Measurement>>
readMeasurements(const llvm::json::Object &answer, size_t count);

} // namespace taso::detail

#endif // TASO_LIB_COST_PROFILERANSWERS_H
