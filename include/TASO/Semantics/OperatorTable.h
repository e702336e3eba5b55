//===- OperatorTable.h - Instantiating the operator table -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only for a source file that instantiates the table for one algebra, so that
// the definitions are compiled once and in parallel. Everything else includes
// Operators.h.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_OPERATORTABLE_H
#define TASO_SEMANTICS_OPERATORTABLE_H

#include "TASO/Semantics/Constants.h"
#include "TASO/Semantics/Convolution.h"
#include "TASO/Semantics/DataMovement.h"
#include "TASO/Semantics/Elementwise.h"
#include "TASO/Semantics/MatMul.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/Pooling.h"
#include "TASO/Semantics/Reduction.h"

namespace taso::semantics {

template <class... Ops> struct OperatorList {};

using AllOperators =
    OperatorList<Conv2D, MatMul, Pool2DMax, Pool2DAvg, Add, Sub, Mul, Div, Max,
                 Min, SMul, Relu, Sigmoid, Tanh, Neg, Abs, Exp, Sqrt, Rsqrt,
                 Erf, Gelu, Clamp, Transpose, Concat, Split, Reshape, Slice,
                 Pad, Broadcast, Gather, Enlarge, MergeGConv, ReduceSum,
                 ReduceMean, ReduceMax, Softmax, LayerNorm, BatchNorm,
                 ConstPool, ConstIConv, ConstImm, ConstOne, ConstZero>;

template <class A, class... Ops>
std::map<std::string, Definition<A>, std::less<>>
makeTable(OperatorList<Ops...>) {
  return {{std::string(Ops::info().name), &Ops::template define<A>}...};
}

template <class A> Definition<A> getDefinition(std::string_view mnemonic) {
  static const auto table = makeTable<A>(AllOperators());
  auto it = table.find(mnemonic);
  return it == table.end() ? nullptr : it->second;
}

} // namespace taso::semantics

#endif // TASO_SEMANTICS_OPERATORTABLE_H
