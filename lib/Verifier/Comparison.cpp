//===- Comparison.cpp - Do two functions differ on given inputs? ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Comparison.h"

#include "TASO/Interpreter/Interpreter.h"

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static bool isDefined(FieldElement value) { return value.isDefined(); }
static bool isDefined(double value) { return std::isfinite(value); }

static bool areEqual(FieldElement a, FieldElement b) { return a == b; }
static bool areEqual(double a, double b) {
  constexpr double kTolerance = 1e-6;
  return std::fabs(a - b) <= kTolerance * std::max(1.0, std::fabs(a));
}

/// True if the target does not refine the source here.
template <class S> static bool differs(S source, S target) {
  return isDefined(source) && !(isDefined(target) && areEqual(source, target));
}

/// True if the target is undefined by no rounding error: numbers near the
/// source are far from an overflow. A function that is random in the field has
/// no zeros there, so this is seen in double only.
static bool losesDefinedness(double source, double target) {
  return std::fabs(source) < 1e6 && !std::isfinite(target);
}

static bool isTelling(FieldElement value) {
  return value.isDefined() && value.getResidue() != 0;
}

static double toDouble(FieldElement value) { return value.getOrder(); }
static double toDouble(double value) { return value; }

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// What both functions return.
template <class S> struct Results {
  SmallVector<HostTensor<S>> source, target;
};
} // namespace

template <class S>
static FailureOr<Results<S>> run(func::FuncOp source, func::FuncOp target,
                                 const Inputs &inputs) {
  SmallVector<HostTensor<S>> converted;
  for (const HostTensor<double> &input : inputs) {
    HostTensor<S> &tensor = converted.emplace_back(input.shape());
    for (auto [to, from] :
         llvm::zip_equal(tensor.mutableValues(), input.values()))
      to = semantics::ScalarOps<S>::number(from);
  }
  auto expected = interpret<S>(source, converted);
  if (failed(expected))
    return failure();
  auto found = interpret<S>(target, converted);
  if (failed(found))
    return failure();
  return Results<S>{std::move(*expected), std::move(*found)};
}

template <class S>
static Difference describe(const Results<S> &results, unsigned result,
                           int64_t position) {
  S a = results.source[result].values()[position],
    b = results.target[result].values()[position];
  return {result, position, toDouble(a), toDouble(b), isDefined(b)};
}

Comparison compare(func::FuncOp source, func::FuncOp target,
                   const Inputs &inputs, bool opaque) {
  FailureOr<Results<FieldElement>> exact =
      run<FieldElement>(source, target, inputs);
  if (failed(exact))
    return {Outcome::IllTyped, std::nullopt};
  std::optional<Results<double>> rounded;
  if (opaque) {
    FailureOr<Results<double>> results = run<double>(source, target, inputs);
    if (failed(results))
      return {Outcome::IllTyped, std::nullopt};
    rounded = std::move(*results);
  }
  bool telling = false;
  for (unsigned r = 0, e = exact->source.size(); r < e; ++r)
    for (int64_t i = 0, size = exact->source[r].size(); i < size; ++i) {
      FieldElement a = exact->source[r].values()[i],
                   b = exact->target[r].values()[i];
      telling |= isTelling(a);
      if (!rounded) {
        if (differs(a, b))
          return {Outcome::Different, describe(*exact, r, i)};
        continue;
      }
      double x = rounded->source[r].values()[i],
             y = rounded->target[r].values()[i];
      if ((differs(a, b) && differs(x, y)) || losesDefinedness(x, y))
        return {Outcome::Different, describe(*rounded, r, i)};
    }
  return {telling ? Outcome::Equal : Outcome::Undefined, std::nullopt};
}

bool showsInDouble(func::FuncOp source, func::FuncOp target,
                   const Inputs &inputs, const Difference &difference) {
  FailureOr<Results<double>> results = run<double>(source, target, inputs);
  if (failed(results))
    return false;
  auto read = [&](const SmallVector<HostTensor<double>> &values) {
    return values[difference.result].values()[difference.position];
  };
  return differs(read(results->source), read(results->target));
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Inputs drawInputs(func::FuncOp function, unsigned kind, Random &random) {
  constexpr RandomRange ranges[kInputKinds] = {
      {-1, 1, 4}, {0.125, 2, 4}, {-2, 0.5, 4}, {-2, 2, 4}};
  constexpr bool isInteger[kInputKinds] = {false, false, false, true};
  Inputs inputs;
  for (Type type : function.getArgumentTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    inputs.push_back(randomTensor<double>(tensor, random.next(), ranges[kind]));
    if (isInteger[kind] && isa<FloatType>(tensor.getElementType()))
      for (double &value : inputs.back().mutableValues())
        value = random.range(-2, 2);
  }
  return inputs;
}

} // namespace taso
