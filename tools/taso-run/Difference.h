//===- Difference.h - How far results are apart -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to taso-run: what --compare prints of an output.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASO_RUN_DIFFERENCE_H
#define TASO_TOOLS_TASO_RUN_DIFFERENCE_H

#include "TASO/Runtime/Program.h"

#include <string>

namespace taso::tools {

/// The largest difference of two tensors of one shape beside the largest
/// element, how many elements only one of them has as NaN or infinity, and a
/// histogram of the distances in units in the last place of the type, for
/// example `ulps 0: 90, 1: 6, 2..3: 4`.
std::string describeDifference(const runtime::HostTensor &found,
                               const runtime::HostTensor &expected,
                               runtime::ElementType type);

} // namespace taso::tools

#endif // TASO_TOOLS_TASO_RUN_DIFFERENCE_H
