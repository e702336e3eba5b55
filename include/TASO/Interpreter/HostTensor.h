//===- HostTensor.h - Tensors on the host, and attributes -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's values are dense tensors of one scalar type S, whatever
// element type the program gives them: integers (indices of a gather) are held
// as numbers too. This file leads from MLIR's attributes to such tensors and
// back, and makes random ones.
//
// Everything here is instantiated for float, double and FieldElement.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_INTERPRETER_HOSTTENSOR_H
#define TASO_INTERPRETER_HOSTTENSOR_H

#include "TASO/Semantics/Concrete.h"

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"

namespace taso {

/// A row-major tensor; copies share the elements.
template <class S> using HostTensor = semantics::DenseTensor<S>;

/// The elements of a dense, splat or resource attribute of element type f32,
/// f16, bf16, i1, i8, i32 or i64 and rank 8 at most. Fails where they are not
/// there (an elided resource), have another type, or are integers that S does
/// not hold exactly; `why`, if given, then says so.
template <class S>
llvm::FailureOr<HostTensor<S>> toHostTensor(mlir::ElementsAttr elements,
                                            std::string *why = nullptr);

/// True if `toHostTensor` finds the elements: false for elided resources and
/// for types that it does not know. Reads no element.
bool hasElements(mlir::ElementsAttr elements);

/// The tensor as an attribute of the given type, which must have its shape.
/// Elements are rounded to the element type (f32, f16, bf16, or an integer).
/// Equal elements make a splat. More than `kResourceBytes` are held as a
/// resource called `name` (numbered where the name is taken), which the context
/// neither hashes nor copies.
/// Fails for other element types.
llvm::FailureOr<mlir::ElementsAttr> toElements(const HostTensor<float> &tensor,
                                               mlir::RankedTensorType type,
                                               llvm::StringRef name);
inline constexpr int64_t kResourceBytes = 1024;

/// What random elements look like.
struct RandomRange {
  /// Floating-point elements lie in (low, high).
  double low = -1, high = 1;
  /// Integers lie in [0, indices).
  int64_t indices = 2;
};

/// Random elements, the same for the same seed in every S: multiples of 2^-20
/// for floating-point types, which FieldElement holds exactly. The type must
/// have a static shape of rank 8 at most.
template <class S>
HostTensor<S> randomTensor(mlir::RankedTensorType type, uint64_t seed,
                           const RandomRange &range = {});

/// Random elements for a value of any type: one of which the interpreter could
/// not hold the elements (a dynamic shape, no tensor) becomes one random
/// element, a token.
template <class S>
HostTensor<S> randomValue(mlir::Type type, uint64_t seed,
                          const RandomRange &range = {});

/// `value` rounded to nearest, ties to even, in the given floating-point type
/// (f16, bf16; any other type leaves it as it is).
float roundToType(float value, mlir::Type elementType);

/// A well-mixed hash of a state and a number (SplitMix64): where the random
/// numbers come from.
uint64_t mixSeed(uint64_t seed, uint64_t number);

} // namespace taso

#endif // TASO_INTERPRETER_HOSTTENSOR_H
