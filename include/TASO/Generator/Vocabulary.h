//===- Vocabulary.h - What the enumeration builds graphs from ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs of several kinds, families of shapes for them, and operator instances:
// an operator with one choice for each of its attributes. A choice names a
// value for all shapes ("the first axis", "as much padding as keeps the size"),
// so that one instance has attributes in each family. The choices follow from
// the operators' AttributeSpecs alone.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_VOCABULARY_H
#define TASO_GENERATOR_VOCABULARY_H

#include "TASO/Generator/Candidate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace taso::generator {

/// What an input is for. A shape alone does not tell: a small image is no
/// kernel.
struct InputKind {
  std::string_view name;
  bool isKernel;
  /// One letter for each dimension, looked up in the family; a digit is itself.
  std::string_view shape;
};

/// All kinds, from scalars to kernels.
const std::vector<InputKind> &getInputKinds();

/// Sizes for the letters of InputKind::shape, and a seed for the values.
struct Family {
  std::string_view name;
  /// Rows and columns of matrices, batches, images [N, C, H, W], and the
  /// channels that a kernel reads (less than C where groups > 1).
  int64_t rows, inner, batch, images, channels, height, width, perGroup;
  uint64_t seed;

  int64_t getSize(char letter) const;
  Shape getShape(const InputKind &kind) const;
};

/// The families that fingerprints are made of, then those that are only used to
/// look again at what has equal fingerprints.
const std::vector<Family> &getFamilies();
inline constexpr unsigned kFingerprintFamilies = 2;

/// Which choices of parameters, and how many inputs of each kind.
struct OperatorSet {
  std::string name;
  std::vector<std::string> operators; ///< mnemonics
  struct Inputs {
    unsigned kind; ///< index into getInputKinds()
    unsigned count;
  };
  std::vector<Inputs> inputs;
  unsigned maxStride = 1;
  bool allowNoPadding = false;
  unsigned maxAxis = 1;
  /// Activations of convolutions and products beside "none".
  std::vector<std::string> activations = {"relu"};
  /// Reductions keep their axes with size 1: what holds of them, and is proved
  /// for a symbolic flag, is not enumerated twice.
  bool keepDims = false;
  /// Reshapes and broadcasts also make what a slice leaves of an input's shape:
  /// only so can a slice move through them.
  bool slicedShapes = false;

  /// Equations between graphs of the largest size are only kept if they save so
  /// many operators, from this size on. So are those of all sizes from four on
  /// that reach it. Below, all are.
  unsigned gainFrom = 4, minGain = 2;

  /// Reads a named group (`taso2019`, `cnn`, `transformer`, `all`) or a list of
  /// mnemonics separated by commas; inputs (`x:3,w:2`) replace the group's. On
  /// failure returns nothing and says why in `error`.
  static std::optional<OperatorSet> parse(std::string_view operators,
                                          std::string_view inputs,
                                          std::string &error);
  static const std::vector<OperatorSet> &getGroups();
  /// True if there are sliced shapes, and slices.
  bool hasSlicedShapes() const;
};

/// An operator with its choices, and one of its results.
struct OperatorInstance {
  const semantics::OperatorInfo *info;
  std::vector<uint8_t> choices; ///< by attribute
  unsigned numOperands;
  unsigned result = 0;
  std::string label; ///< for example "conv2d{strides=2,pads=same}"

  bool isConstant() const { return numOperands == 0; }
  bool isCommutative() const { return info->has(semantics::kCommutative); }
  unsigned getNumResults() const;
};

/// All instances of a set, in a fixed order.
std::vector<OperatorInstance> makeInstances(const OperatorSet &set);

/// The attributes of an instance on operands of these shapes, or nothing where
/// a choice does not exist there (no such axis).
std::optional<AttributeValues>
resolveAttributes(const OperatorInstance &instance, const Family &family,
                  const std::vector<Shape> &operands);

/// What a tensor is for. Of those of rank 4 the shape alone does not tell.
enum class Role : uint8_t { Plain, Scalar, Image, Kernel };

/// The role of an instance's result, or nothing if it has no use for operands
/// of these roles: a pool slides over images, not over kernels.
std::optional<Role> getResultRole(const OperatorInstance &instance,
                                  const std::vector<Role> &operands,
                                  unsigned resultRank);

} // namespace taso::generator

#endif // TASO_GENERATOR_VOCABULARY_H
