//===- Mutations.h - Broken twins of a law ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test that cannot fail shows nothing. So each law is broken in every simple
// way: operands exchanged, another operand, another operator, another literal,
// results exchanged; and with each of its side conditions violated.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_AXIOMS_MUTATIONS_H
#define TASO_UNITTESTS_AXIOMS_MUTATIONS_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace taso::testing {

struct Mutant {
  std::string what;
  mlir::OwningOpRef<mlir::pdl::PatternOp> law;
};

/// Changes of one operation on either side. Some are still true (x + y = y +
/// x).
std::vector<Mutant> mutateLaw(mlir::pdl::PatternOp law);

/// The law where one of its side conditions does not hold, or where a literal
/// of its source is another: any number of groups but 1, on both sides.
/// Conditions that only guide the search stay.
std::vector<Mutant> violateSource(mlir::pdl::PatternOp law);

} // namespace taso::testing

#endif // TASO_UNITTESTS_AXIOMS_MUTATIONS_H
