//===- ProfilerAnswers.cpp - What a profiler says -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProfilerAnswers.h"

#include "TASO/Support/JSON.h"

#include <algorithm>
#include <cmath>

using namespace taso;
using llvm::StringRef;

template <class... Args>
static llvm::Error fail(const char *format, const Args &...args) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), format,
                                 args...);
}

std::optional<llvm::json::Object> detail::findAnswer(StringRef line,
                                                     int64_t id) {
  llvm::Expected<llvm::json::Value> value = parseJSON(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  llvm::json::Object *answer = value->getAsObject();
  if (!answer || answer->getInteger("id") != id)
    return std::nullopt;
  return std::move(*answer);
}

std::string detail::readDevice(const llvm::json::Object &answer) {
  std::string text;
  for (const char *field : {"executor", "device", "libraries"})
    if (std::optional<StringRef> value = answer.getString(field))
      text += (text.empty() ? "" : "; ") + value->str();
  if (std::optional<int64_t> threads = answer.getInteger("threads"))
    text += "; " + std::to_string(*threads) + " threads";
  return text;
}

namespace {

/// Reads the numbers of one measurement, and remembers the first that is none.
class NumberReader {
public:
  explicit NumberReader(const llvm::json::Object &object) : object(object) {}

  /// A time or a ratio of times: positive, and no more than a double holds. A
  /// clock that is too coarse for a bound gives 0, which says nothing.
  double readPositive(StringRef field, std::optional<double> absent) {
    std::optional<double> number = object.getNumber(field);
    if (absent && (!object.get(field) || number == 0.0))
      return *absent;
    if (number && *number > 0 && std::isfinite(*number))
      return *number;
    note(field, "a positive number");
    return 1;
  }

  /// A noise or a count.
  double readNumber(StringRef field, double absent) {
    if (!object.get(field))
      return absent;
    std::optional<double> number = object.getNumber(field);
    // All integers up to here are doubles.
    if (number && *number >= 0 && *number <= 0x1p53)
      return *number;
    note(field, "a number from 0 to 2^53");
    return 0;
  }

  llvm::Error takeError() const {
    if (wrong.empty())
      return llvm::Error::success();
    return fail("the profiler's answer has no time: expected %s",
                wrong.c_str());
  }

private:
  void note(StringRef field, StringRef what) {
    if (wrong.empty())
      wrong = (what + " in \"" + field + "\"").str();
  }

  const llvm::json::Object &object;
  std::string wrong;
};

} // namespace

llvm::Expected<runtime::Measurement>
detail::readMeasurement(const llvm::json::Object &object) {
  NumberReader reader(object);
  runtime::Measurement measurement;
  double median = reader.readPositive("ns", std::nullopt);
  measurement.median = median;
  measurement.low = reader.readPositive("low", median);
  measurement.high = reader.readPositive("high", median);
  measurement.minimum = reader.readPositive("min", measurement.low);
  measurement.noise = reader.readNumber("noise", 0);
  measurement.runs = static_cast<uint64_t>(reader.readNumber("runs", 1));
  measurement.outliers = static_cast<unsigned>(
      std::min(reader.readNumber("outliers", 0), double(UINT32_MAX)));
  measurement.workspaceBytes =
      static_cast<uint64_t>(reader.readNumber("workspace", 0));
  if (llvm::Error error = reader.takeError())
    return error;
  return measurement;
}

llvm::Expected<std::vector<runtime::Measurement>>
detail::readMeasurements(const llvm::json::Object &answer, size_t count) {
  const llvm::json::Array *results = answer.getArray("results");
  if (!results || results->size() != count)
    return fail("the profiler's answer has no times: expected a list of %zu "
                "in \"results\"",
                count);
  std::vector<runtime::Measurement> measurements;
  for (const llvm::json::Value &result : *results) {
    const llvm::json::Object *object = result.getAsObject();
    if (!object)
      return fail("the profiler's answer has no times: expected objects in "
                  "\"results\"");
    auto measurement = readMeasurement(*object);
    if (!measurement)
      return measurement.takeError();
    measurements.push_back(*measurement);
    runtime::Ratio ratio =
        runtime::compare(measurements.back(), measurements.front());
    NumberReader reader(*object);
    ratio.median = reader.readPositive("ratio", ratio.median);
    ratio.low = reader.readPositive("ratio_low", ratio.low);
    ratio.high = reader.readPositive("ratio_high", ratio.high);
    if (llvm::Error error = reader.takeError())
      return error;
    measurements.back().ratio = ratio;
  }
  return measurements;
}
