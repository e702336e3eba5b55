//===- Attributes.cpp - From an operator's parameters to MLIR -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Attributes.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace taso {

using semantics::AttributeKind;
using semantics::AttributeSpec;

/// An enumeration has the name of the attribute: two of them share words.
static Attribute makeKeyword(MLIRContext *context, const AttributeSpec &spec,
                             StringRef word) {
  if (spec.name == "activation") {
    if (std::optional<Activation> value = symbolizeActivation(word))
      return ActivationAttr::get(context, *value);
  } else if (spec.name == "approximate") {
    if (auto value = symbolizeGeluApproximation(word))
      return GeluApproximationAttr::get(context, *value);
  }
  return {};
}

Attribute makeAttribute(MLIRContext *context, const AttributeSpec &spec,
                        const semantics::Attributes<int64_t> &values) {
  Builder builder(context);
  const std::vector<int64_t> &numbers = values.list(spec.name);
  switch (spec.kind) {
  case AttributeKind::Number:
    return numbers.size() == 1 ? builder.getI64IntegerAttr(numbers.front())
                               : Attribute();
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    if (spec.length >= 0 && numbers.size() != size_t(spec.length))
      return {};
    return builder.getDenseI64ArrayAttr(numbers);
  case AttributeKind::Real:
    return builder.getF64FloatAttr(values.real(spec.name));
  case AttributeKind::Keyword:
    return makeKeyword(context, spec, values.keyword(spec.name));
  }
  return {};
}

DictionaryAttr makeAttributes(MLIRContext *context,
                              const semantics::OperatorInfo &info,
                              const semantics::Attributes<int64_t> &values) {
  NamedAttrList list;
  for (const AttributeSpec &spec : info.attributes) {
    Attribute attribute = makeAttribute(context, spec, values);
    if (!attribute)
      return {};
    list.set(spec.name, attribute);
  }
  return list.getDictionary(context);
}

} // namespace taso
