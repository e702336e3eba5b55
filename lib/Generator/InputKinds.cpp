//===- InputKinds.cpp - Inputs and families of shapes ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Vocabulary.h"

namespace taso::generator {

const std::vector<InputKind> &getInputKinds() {
  static const std::vector<InputKind> kinds = {
      {"s", false, ""},     // a scalar
      {"v", false, "K"},    // a vector along the columns of a matrix
      {"x", false, "MK"},   // a matrix
      {"w", false, "KK"},   // a matrix of weights
      {"r", false, "1K"},   // a row
      {"l", false, "M1"},   // a column
      {"b", false, "BMK"},  // a batch of matrices
      {"u", false, "BKK"},  // a batch of weights
      {"f", false, "BF"},   // the same numbers as a batch, as rows of features
      {"i", false, "NCHW"}, // an image
      {"g", false, "NCP"},  // its pixels in one row
      {"p", false, "1C11"}, // one number for each channel
      {"e", false, "C"},    // a bias
      {"k", true, "CI33"},  // kernels
      {"c", true, "CI11"},  //
      {"d", true, "C133"},  // ... of a depthwise convolution
      {"h", true, "CI13"},  //
      {"t", true, "CI31"},  //
  };
  return kinds;
}

int64_t Family::getSize(char letter) const {
  switch (letter) {
  case 'M':
    return rows;
  case 'K':
    return inner;
  case 'B':
    return batch;
  case 'N':
    return images;
  case 'C':
    return channels;
  case 'H':
    return height;
  case 'W':
    return width;
  case 'I':
    return perGroup;
  case 'F':
    return rows * inner;
  case 'P':
    return height * width;
  default:
    return letter - '0';
  }
}

Shape Family::getShape(const InputKind &kind) const {
  Shape shape;
  for (char letter : kind.shape)
    shape.push_back(getSize(letter));
  return shape;
}

const std::vector<Family> &getFamilies() {
  // The first is small, as every term is evaluated there. The later ones have
  // batches, groups and other proportions, so that no coincidence of one
  // family's sizes survives.
  static const std::vector<Family> families = {
      {"small", 4, 3, 2, 2, 2, 3, 4, 2, 1},
      {"tall", 5, 2, 3, 1, 4, 7, 5, 4, 2},
      {"grouped", 3, 4, 2, 3, 4, 5, 3, 2, 3},
      {"wide", 4, 5, 5, 2, 3, 3, 7, 3, 4},
  };
  return families;
}

} // namespace taso::generator
