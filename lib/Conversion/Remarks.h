//===- Remarks.h - What became of the operations of a module ---*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each kind of operation that stays foreign gets one remark, with the first
// reason, and the module one with the totals.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_REMARKS_H
#define TASO_LIB_CONVERSION_REMARKS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/MapVector.h"

namespace taso::conversion {

/// Counts operations while they are converted.
struct Statistics {
  struct Foreign {
    unsigned count = 0;
    std::string reason;
  };
  unsigned total = 0, converted = 0;
  llvm::MapVector<mlir::StringAttr, Foreign> foreign;

  /// Counts an operation that stays what it is.
  void addForeign(mlir::Operation *op, llvm::StringRef reason) {
    auto [entry, isNew] =
        foreign.try_emplace(op->getName().getIdentifier(), Foreign());
    if (isNew)
      entry->second.reason = reason.str();
    ++entry->second.count;
  }

  /// True if the operation ends its block, and then counts it as foreign. To
  /// MLIR one that it does not know may be a terminator: nothing that is none
  /// can take its place.
  bool addTerminator(mlir::Operation *op) {
    if (op != &op->getBlock()->back())
      return false;
    addForeign(op, "it stands where the block's terminator is expected");
    return true;
  }

  /// `more` is added to the remark with the totals.
  void report(mlir::Location loc, const llvm::Twine &more = "") const {
    for (const auto &[name, entry] : foreign)
      emitRemark(loc) << name.getValue() << " stays foreign, " << entry.count
                      << "x: " << entry.reason;
    emitRemark(loc) << converted << " of " << total << " operations converted"
                    << more;
  }
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_REMARKS_H
