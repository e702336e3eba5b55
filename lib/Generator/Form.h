//===- Form.h - One way to generalise a candidate ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which attributes of the source are literals, which share a variable, what the
// target's attributes are, and under which conditions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_FORM_H
#define TASO_LIB_GENERATOR_FORM_H

#include "TASO/Generator/SymbolicRule.h"

namespace taso::generator {

struct Form {
  /// By source slot: the slot whose variable stands there. A slot that owns a
  /// variable is its own owner.
  std::vector<unsigned> owner;
  /// By source slot: its value in the witnesses stands there.
  std::vector<bool> isLiteral;
  /// By target slot, over source slots.
  std::vector<Expression> target;
  std::vector<Condition> conditions;

  /// The rule; `values` are those of the source's slots in some witness.
  SymbolicRule makeRule(llvm::ArrayRef<Slot> slots,
                        llvm::ArrayRef<AttributeValue> values) const;
  /// The slots that stand for the same variable as `slot`.
  std::vector<unsigned> getSharing(unsigned slot) const;
  /// Everywhere outside the source, names another slot.
  void rename(unsigned from, unsigned to);
};

/// Whether an attribute may stand as a literal in the source. A part that begins
/// at 1 can do so only where the axis is longer than the part, which makes many a
/// rule true; what relates the attributes says so for all parts.
bool mayBeLiteral(const semantics::AttributeSpec &spec,
                  const AttributeValue &value);

/// The rule as a text, the same for the same rule.
std::string print(const SymbolicRule &rule);

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_FORM_H
