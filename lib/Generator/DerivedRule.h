//===- DerivedRule.h - What is made of the text of a rule -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_DERIVEDRULE_H
#define TASO_LIB_GENERATOR_DERIVEDRULE_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace taso::generator {

/// A copy to be changed: without its name, and without what is known of the
/// rule only.
inline mlir::OwningOpRef<mlir::pdl::PatternOp>
copyToChange(mlir::pdl::PatternOp rule) {
  auto copy = mlir::cast<mlir::pdl::PatternOp>(rule->clone());
  for (llvm::StringRef name :
       {"taso.hash", "taso.proof", "taso.verdict", "taso.fp"})
    copy->removeAttr(name);
  copy.removeSymNameAttr();
  return copy;
}

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_DERIVEDRULE_H
