//===- Operators.h - The table of all operators -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one list of operators. Adding an operator adds its struct here; type
// inference, verification, the interpreter, costs and fingerprints find it by
// its name.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_OPERATORS_H
#define TASO_SEMANTICS_OPERATORS_H

#include "TASO/Semantics/Algebra.h"

namespace taso {
class FieldElement;
}

namespace taso::semantics {

class ShapeInference;
class WorkCount;
template <class S> class Concrete;

/// Evaluates one operator in algebra A: the results, or none when a requirement
/// failed (the algebra then has the message). The operand count and the
/// attributes must fit the operator's info.
template <class A>
using Definition = Results<A> (*)(A &, Operands<A>, AttributesOf<A>);

/// The definition of the operator with this mnemonic, or null if there is none.
/// Instantiated for ShapeInference, WorkCount and Concrete<double, float,
/// FieldElement>.
template <class A> Definition<A> getDefinition(std::string_view mnemonic);

/// The static description of an operator, or null if there is none.
const OperatorInfo *getOperatorInfo(std::string_view mnemonic);

/// Every operator, in the order of the list.
const std::vector<OperatorInfo> &getOperators();

/// Checks the operand count, and that each attribute is there with its length.
/// Returns an empty string, or what is wrong.
template <class I>
std::string checkAttributes(const OperatorInfo &info,
                            const Attributes<I> &attributes, size_t operands) {
  std::string name(info.name);
  if (operands < info.minOperands ||
      (info.maxOperands >= 0 && operands > size_t(info.maxOperands)))
    return name + " does not take " + std::to_string(operands) + " operands";
  for (const AttributeSpec &spec : info.attributes) {
    if (spec.kind == AttributeKind::Numbers && spec.length >= 0 &&
        attributes.list(spec.name).size() != size_t(spec.length))
      return name + "'s " + std::string(spec.name) + ": expected " +
             std::to_string(spec.length) + " entries, found " +
             std::to_string(attributes.list(spec.name).size());
  }
  return {};
}

} // namespace taso::semantics

#endif // TASO_SEMANTICS_OPERATORS_H
