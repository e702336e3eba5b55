//===- Building.h - A function from choices ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/EGraph.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_EGRAPH_BUILDING_H
#define TASO_LIB_EGRAPH_BUILDING_H

#include "Choices.h"

#include "TASO/EGraph/Extraction.h"

namespace taso::detail {

/// Which choice each class is taken from, by the class's number; kNone for
/// classes that nothing needs.
using Selection = std::vector<unsigned>;

/// Makes the function that a selection without circles describes.
ExtractedGraph buildFunction(const ChoiceTable &table,
                             const Selection &selection);

} // namespace taso::detail

#endif // TASO_LIB_EGRAPH_BUILDING_H
