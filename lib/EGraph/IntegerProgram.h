//===- IntegerProgram.h - Zero-one programs, solved by CBC ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/EGraph: the only file pair that sees the solver.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_EGRAPH_INTEGERPROGRAM_H
#define TASO_LIB_EGRAPH_INTEGERPROGRAM_H

#include <optional>
#include <vector>

namespace taso::detail {

/// Minimises a sum of costs over variables that are 0 or 1.
struct IntegerProgram {
  struct Term {
    int variable;
    double factor;
  };
  /// The sum of the terms is `least` or more.
  struct Row {
    std::vector<Term> terms;
    double least = 0;
  };
  std::vector<double> costs; ///< by variable
  std::vector<Row> rows;
};

struct IntegerLimits {
  unsigned maxNodes = 0; ///< of the search tree
  double seconds = 0;    ///< 0 is no limit
};

struct IntegerSolution {
  std::vector<bool> values; ///< empty if none was found
  bool isOptimal = false;
  /// No solution costs less.
  double bound = 0;
};

/// True if there is a solver.
bool hasIntegerSolver();

/// Solves; `start`, if not empty, is a solution to begin with.
IntegerSolution solveIntegerProgram(const IntegerProgram &program,
                                    const std::vector<bool> &start,
                                    const IntegerLimits &limits);

} // namespace taso::detail

#endif // TASO_LIB_EGRAPH_INTEGERPROGRAM_H
