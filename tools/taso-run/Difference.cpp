//===- Difference.cpp - How far results are apart -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Difference.h"

#include "TASO/Semantics/FloatDistance.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace taso::tools {

using runtime::ElementType;
using runtime::HostTensor;
using semantics::FloatFormat;

static FloatFormat getFormat(ElementType type) {
  return type == ElementType::F16    ? FloatFormat::F16
         : type == ElementType::BF16 ? FloatFormat::BF16
                                     : FloatFormat::F32;
}

static std::string print(double value) {
  if (std::isnan(value)) // Its sign says nothing.
    return "nan";
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", value);
  return text;
}

Difference::Difference(const HostTensor &found, const HostTensor &expected,
                       ElementType type, const Tolerance &tolerance)
    : shape(expected.shape()), type(type) {
  for (int64_t i = 0; i < expected.size(); ++i)
    add(found.values()[i], expected.values()[i], tolerance);
}

void Difference::add(float found, float expected, const Tolerance &tolerance) {
  bool isSame =
      found == expected || (std::isnan(found) && std::isnan(expected));
  double distance = std::fabs(double(found) - double(expected));
  double magnitude = std::fabs(double(expected));
  if (std::isfinite(expected))
    scale = std::max(scale, magnitude);
  if (isSame) {
    ++histogram[0];
  } else if (std::isnan(found) || std::isnan(expected)) {
    ++numNaN;
  } else if (std::isinf(found) || std::isinf(expected)) {
    ++numInfinite;
  } else {
    largest = std::max(largest, distance);
    uint64_t ulps = semantics::countUlps(found, expected, getFormat(type));
    uint64_t power = 1;
    while (power <= ulps / 2)
      power *= 2;
    ++histogram[ulps == 0 ? 0 : power];
  }
  bool isWithin = isSame || (std::isfinite(found) && std::isfinite(expected) &&
                             distance <= tolerance.absolute +
                                             tolerance.relative * magnitude);
  if (!isWithin && numOutside++ == 0) {
    firstOutside = numElements;
    firstFound = found;
    firstExpected = expected;
  }
  ++numElements;
}

std::string Difference::describe() const {
  std::string text;
  auto count = [&](int64_t number, const char *what) {
    if (number)
      text += (text.empty() ? "" : ", ") + std::to_string(number) + " " + what +
              " in one only";
  };
  count(numNaN, "NaN");
  count(numInfinite, "infinite");
  bool isPart = !text.empty();
  char line[96];
  std::snprintf(line, sizeof line, "%slargest difference%s %.3g of %.3g",
                isPart ? ", " : "", isPart ? " of the others" : "", largest,
                scale);
  text += line;
  const char *separator = ", ulps ";
  for (auto [low, number] : histogram) {
    text += separator + std::to_string(low);
    if (low > 1)
      text += ".." + std::to_string(2 * low - 1);
    text += ": " + std::to_string(number);
    separator = ", ";
  }
  return text;
}

std::string Difference::describeOutside() const {
  std::string place;
  int64_t rest = firstOutside;
  for (size_t d = shape.size(); d-- > 0; rest /= shape[d])
    place =
        std::to_string(rest % shape[d]) + (place.empty() ? "" : ", ") + place;
  return std::to_string(numOutside) + " of " + std::to_string(numElements) +
         " elements are not within the tolerance, the first is [" + place +
         "]: found " + print(firstFound) + ", expected " + print(firstExpected);
}

} // namespace taso::tools
