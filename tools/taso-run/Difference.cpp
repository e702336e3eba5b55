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
#include <map>

namespace taso::tools {

using runtime::ElementType;
using runtime::HostTensor;
using semantics::FloatFormat;

static FloatFormat getFormat(ElementType type) {
  return type == ElementType::F16    ? FloatFormat::F16
         : type == ElementType::BF16 ? FloatFormat::BF16
                                     : FloatFormat::F32;
}

/// How often each distance occurs, by the largest power of two in it.
static std::string print(const std::map<uint64_t, int64_t> &histogram) {
  std::string text = ", ulps";
  const char *separator = " ";
  for (auto [low, count] : histogram) {
    text += separator + std::to_string(low);
    if (low > 1)
      text += ".." + std::to_string(2 * low - 1);
    text += ": " + std::to_string(count);
    separator = ", ";
  }
  return text;
}

std::string describeDifference(const HostTensor &found,
                               const HostTensor &expected, ElementType type) {
  double largest = 0, scale = 0;
  int64_t undefined = 0;
  std::map<uint64_t, int64_t> histogram;
  for (int64_t i = 0; i < expected.size(); ++i) {
    float a = found.values()[i], b = expected.values()[i];
    if (std::isfinite(b))
      scale = std::max(scale, double(std::fabs(b)));
    if (a == b || (std::isnan(a) && std::isnan(b))) {
      ++histogram[0];
    } else if (!std::isfinite(a) || !std::isfinite(b)) {
      ++undefined;
    } else {
      largest = std::max(largest, std::fabs(double(a) - double(b)));
      uint64_t ulps = semantics::countUlps(a, b, getFormat(type));
      uint64_t power = 1;
      while (power <= ulps / 2)
        power *= 2;
      ++histogram[ulps == 0 ? 0 : power];
    }
  }
  char text[96];
  std::snprintf(text, sizeof text, ", largest difference %.3g of %.3g", largest,
                scale);
  return text + print(histogram) +
         (undefined ? ", " + std::to_string(undefined) +
                          " elements are NaN or infinite in one only"
                    : "");
}

} // namespace taso::tools
