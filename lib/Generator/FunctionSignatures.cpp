//===- FunctionSignatures.cpp - What rule functions are for ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionSignatures.h"

using namespace mlir;

namespace taso::generator {

using semantics::AttributeDomain;
using semantics::AttributeKind;
using semantics::Dim;
using semantics::ShapeInference;

ArrayRef<FunctionSignature> getFunctionSignatures() {
  static constexpr FunctionSignature table[] = {
      {"taso_axis", "va", 'a'},
      {"taso_dim", "va", 's'},
      {"taso_kernel", "k", 'S'},
      {"taso_shape", "v", 'S'},
      {"taso_add", "ss", 's'},
      {"taso_add", "SS", 'S'},
      {"taso_add", "PP", 'P'},
      {"taso_add", "xl", 'a'},
      {"taso_append", "Aa", 'A'},
      {"taso_append", "Ss", 'S'},
      {"taso_compose", "AA", 'A'},
      {"taso_compose", "SA", 'S'},
      {"taso_divide", "ss", 's'},
      {"taso_divide", "SS", 'S'},
      {"taso_element", "Aa", 'a'},
      {"taso_element", "Sa", 's'},
      {"taso_enlarged_pads", "PkSD", 'P'},
      {"taso_index_of", "Aa", 'a'},
      {"taso_insert", "Aaa", 'A'},
      {"taso_insert", "Sas", 'S'},
      {"taso_multiply", "ss", 's'},
      {"taso_multiply", "SS", 'S'},
      {"taso_pair", "ss", 'S'},
      {"taso_remove", "Aa", 'A'},
      {"taso_remove", "Sa", 'S'},
      {"taso_replace", "Aaa", 'A'},
      {"taso_replace", "Sas", 'S'},
      {"taso_subtract", "ss", 's'},
      {"taso_subtract", "SS", 'S'},
      {"taso_subtract", "PP", 'P'},
      {"taso_subtract", "xl", 'a'},
  };
  return table;
}

/// An attribute that is a literal, which is considered as well, has rank 4.
ArrayRef<FunctionSignature> getConditionSignatures() {
  static constexpr FunctionSignature table[] = {
      {"taso_axis_before", "xva", 0, 2},
      {"taso_is_axis", "xva", 0, 2},
      {"taso_contains", "Aa", 0, 3, true},
      {"taso_is_number", "aa", 0, 3, true},
      {"taso_is_number", "ss", 0, 3, true},
      {"taso_swaps_last", "A", 0, 3},
      {"taso_symmetric", "P", 0, 3},
      {"taso_windows_align", "PkPkD", 0, 3},
      {"taso_equal_rank", "vv", 0, 5},
      {"taso_equal_dim", "vava", 0, 5},
      {"taso_equal_leading", "vva", 0, 5},
      {"taso_is_all", "Sl", 0, 5},
      {"taso_is_all", "Pl", 0, 5},
      {"taso_is_all", "Dl", 0, 5},
      {"taso_is_dim", "vas", 0, 6},
      {"taso_is_rank", "vl", 0, 6},
      {"taso_same_type", "vv", 0, 6},
  };
  return table;
}

char getSort(const semantics::AttributeSpec &spec) {
  if (spec.kind == AttributeKind::Real || spec.kind == AttributeKind::Keyword)
    return 0;
  switch (spec.domain) {
  case AttributeDomain::Flag:
    return 'f';
  case AttributeDomain::Axis:
    return 'a';
  case AttributeDomain::Axes:
  case AttributeDomain::Permutation:
    return 'A';
  case AttributeDomain::Padding:
    return 'P';
  case AttributeDomain::Ones:
    return 'D';
  default:
    return spec.kind == AttributeKind::Number ? 's' : 'S';
  }
}

/// True if the node takes the operand, or gives its result, as a kernel.
static bool isKernelOf(const GraphNode &node, unsigned operand) {
  return node.op == "enlarge" || node.op == "merge_gconv" ||
         (node.op == "conv2d" && operand == 1);
}

char getSort(const Graph &source, const GraphValue &value) {
  if (!value.isInput && isKernelOf(source.nodes[value.index], 0))
    return 'k';
  for (const GraphNode &node : source.nodes)
    for (auto [i, operand] : llvm::enumerate(node.operands))
      if (operand == value && isKernelOf(node, i))
        return 'k';
  return 'v';
}

bool acceptsSort(char argument, char sort) {
  switch (argument) {
  case 'v':
    return sort == 'v' || sort == 'k';
  case 'a':
  case 's':
    return sort == argument || sort == 'l';
  case 'x':
    return sort == 'a';
  default:
    return sort == argument;
  }
}

std::optional<RuleNumber> compute(std::string_view function,
                                  const std::vector<RuleNumber> &arguments) {
  ShapeInference algebra;
  auto result =
      semantics::getRuleFunction<ShapeInference>(function)(algebra, arguments);
  if (!result)
    return std::nullopt;
  for (const Dim &number : result->numbers)
    if (!number.known)
      return std::nullopt;
  return result;
}

std::optional<bool> decide(std::string_view condition,
                           const std::vector<RuleNumber> &arguments) {
  ShapeInference algebra;
  auto truth = semantics::getRuleCondition<ShapeInference>(condition)(
      algebra, arguments);
  if (!truth || *truth == ShapeInference::Truth::Unknown)
    return std::nullopt;
  return *truth == ShapeInference::Truth::True;
}

} // namespace taso::generator
