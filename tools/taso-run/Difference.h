//===- Difference.h - How far results are apart -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to taso-run: what --compare prints of an output, and whether the
// output is within the tolerance.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASO_RUN_DIFFERENCE_H
#define TASO_TOOLS_TASO_RUN_DIFFERENCE_H

#include "TASO/Runtime/Program.h"

#include <map>
#include <string>

namespace taso::tools {

/// As in numpy.allclose(found, expected, relative, absolute, equal_nan=True):
/// an element is within it if |found - expected| <= absolute + relative *
/// |expected|, or if both are NaN or the same infinity.
struct Tolerance {
  double absolute = 0, relative = 0;
};

/// The difference of two tensors of one shape.
class Difference {
public:
  Difference(const runtime::HostTensor &found,
             const runtime::HostTensor &expected, runtime::ElementType type,
             const Tolerance &tolerance);

  /// How many elements are NaN, or infinite, in one tensor and not so in the
  /// other; the largest difference of the others beside the largest element;
  /// and a histogram of their distances in units in the last place of the type,
  /// for example `largest difference 0.1 of 2, ulps 0: 90, 1: 6, 2..3: 4`.
  std::string describe() const;

  bool isWithinTolerance() const { return numOutside == 0; }
  /// How many elements are not, and the first of them.
  std::string describeOutside() const;

private:
  void add(float found, float expected, const Tolerance &tolerance);

  runtime::HostTensor::Shape shape;
  runtime::ElementType type;
  double largest = 0, scale = 0;
  int64_t numElements = 0, numNaN = 0, numInfinite = 0, numOutside = 0;
  int64_t firstOutside = 0;
  float firstFound = 0, firstExpected = 0;
  /// How often each distance occurs, by the largest power of two in it.
  std::map<uint64_t, int64_t> histogram;
};

} // namespace taso::tools

#endif // TASO_TOOLS_TASO_RUN_DIFFERENCE_H
