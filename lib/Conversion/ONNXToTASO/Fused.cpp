//===- Fused.cpp - What ONNX Runtime fuses --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators of the domain com.microsoft, which its optimizer makes of several
// nodes, become those again. Its page ContribOperators.md defines them.
//
//===----------------------------------------------------------------------===//

#include "../MatrixProduct.h"
#include "Table.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

/// The activation that a fused node ends in. Its parameters are a list in
/// FusedConv.
static Value activate(Node &node, Value value) {
  StringRef kind = node.getString("activation", "");
  if (!value || kind.empty())
    return value;
  if (kind == "Relu")
    return node.create<ReluOp>(value);
  if (kind == "Sigmoid")
    return node.create<SigmoidOp>(value);
  if (kind == "Tanh")
    return node.create<TanhOp>(value);
  SmallVector<double> parameters = node.getFloats("activation_params");
  if (kind == "Clip" && parameters.size() == 2)
    return node.create<ClampOp>(value, {node.real("minimum", parameters[0]),
                                        node.real("maximum", parameters[1])});
  return node.reject("the activation '" + kind + "'");
}

/// activation(Conv(x, w, bias) + addend)
static Value convertFusedConv(Node &node) {
  constexpr unsigned kAddend = 3;
  Value value = convertConv(node);
  if (value && node.hasInput(kAddend)) {
    Value addend = node.getInput(kAddend);
    if (!addend)
      return {};
    value = node.create<AddOp>({value, addend});
  }
  return activate(node, value);
}

static Value convertFusedGemm(Node &node) {
  return activate(node, convertGemm(node));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static Value transposeLastTwo(Node &node, Value value) {
  int64_t rank = getShape(value).size();
  if (rank < 2)
    return value;
  auto perm = llvm::to_vector(llvm::seq<int64_t>(rank));
  std::swap(perm[rank - 1], perm[rank - 2]);
  return node.transpose(value, perm);
}

/// alpha * A * B, both of them transposed or not.
static Value convertFusedMatMul(Node &node) {
  if (node.getInt("transBatchA", 0) != 0 || node.getInt("transBatchB", 0) != 0)
    return node.reject("batches that are not in front");
  Value a = node.getInput(0), b = node.getInput(1);
  if (!a || !b)
    return {};
  if (node.getInt("transA", 0) != 0)
    a = transposeLastTwo(node, a);
  if (node.getInt("transB", 0) != 0)
    b = transposeLastTwo(node, b);
  Value product = multiply(node, a, b);
  double alpha = node.getFloat("alpha", 1.0);
  return product && alpha != 1 ? node.scale(product, alpha) : product;
}

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

static Value convertBiasGelu(Node &node) {
  Value x = node.getInput(0), bias = node.getInput(1);
  if (!x || !bias)
    return {};
  return createGelu(node, node.pointwise<AddOp>(x, bias),
                    GeluApproximation::None);
}

static Value convertFastGelu(Node &node) {
  Value x = node.getInput(0);
  if (x && node.hasInput(1)) {
    Value bias = node.getInput(1);
    x = bias ? node.pointwise<AddOp>(x, bias) : Value();
  }
  return x ? createGelu(node, x, GeluApproximation::Tanh) : Value();
}

/// x * sigmoid(alpha * x)
static Value convertQuickGelu(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  double alpha = node.getFloat("alpha", 1.702f);
  Value inner = alpha == 1 ? x : node.scale(x, alpha);
  return node.create<MulOp>({x, node.create<SigmoidOp>(inner)});
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

static bool areUsed(Node &node, unsigned first) {
  for (unsigned i = first; i < node.getNumResults(); ++i)
    if (node.isResultUsed(i))
      return true;
  return false;
}

static bool hasOwnPrecision(Node &node, Value x) {
  bool isF32 = cast<RankedTensorType>(x.getType()).getElementType().isF32();
  if (!isF32)
    node.reject("statistics in another precision than the operand's");
  return isF32;
}

/// LayerNormalization(x + skip + bias)
static Value convertSkipLayerNormalization(Node &node) {
  constexpr unsigned kScale = 2, kShift = 3, kBias = 4;
  if (areUsed(node, 1))
    return node.reject("the sum, mean or deviation are used");
  Value x = node.getInput(0), skip = node.getInput(1),
        scale = node.getInput(kScale);
  if (!x || !skip || !scale || !hasOwnPrecision(node, x))
    return {};
  Value sum = node.pointwise<AddOp>(x, skip);
  if (sum && node.hasInput(kBias)) {
    Value bias = node.getInput(kBias);
    sum = bias ? node.pointwise<AddOp>(sum, bias) : Value();
  }
  if (!sum)
    return {};
  SmallVector<Value> operands = {sum, scale};
  if (node.hasInput(kShift))
    operands.push_back(node.getInput(kShift));
  int64_t axis = getShape(sum).size() - 1;
  return node.create<LayerNormOp>(
      operands, {node.number("axis", axis),
                 node.real("epsilon", node.getFloat("epsilon", 1e-12f))});
}

/// x / sqrt(mean(x * x) + epsilon) * scale
static Value convertSimplifiedLayerNormalization(Node &node) {
  if (areUsed(node, 1))
    return node.reject("the deviation is used");
  Value x = node.getInput(0), scale = node.getInput(1);
  if (!x || !scale || !hasOwnPrecision(node, x))
    return {};
  int64_t rank = getShape(x).size();
  auto axis = normalizeAxis(node.getInt("axis", -1), rank);
  if (!axis)
    return node.reject("axis is out of range");
  auto axes = llvm::to_vector(llvm::seq<int64_t>(*axis, rank));
  Value mean = node.create<ReduceMeanOp>(
      node.create<MulOp>({x, x}),
      {node.numbers("axes", axes), node.number("keep_dims", 1)});
  if (!mean)
    return {};
  Value shifted = node.create<AddOp>(
      {mean, node.splat(node.getFloat("epsilon", 1e-5f), mean)});
  Value factor = node.create<RsqrtOp>(shifted);
  return node.pointwise<MulOp>(node.pointwise<MulOp>(x, factor), scale);
}

void addFused(ConversionTable &table) {
  auto add = [&](StringRef type, ConvertFunction function) {
    table.add((kMicrosoft + "." + type).str(), function);
  };
  add("BiasGelu", convertBiasGelu);
  add("FastGelu", convertFastGelu);
  add("Gelu", [](Node &node) {
    return createGelu(node, node.getInput(0), GeluApproximation::None);
  });
  add("FusedConv", convertFusedConv);
  add("FusedGemm", convertFusedGemm);
  add("FusedMatMul", convertFusedMatMul);
  add("QuickGelu", convertQuickGelu);
  add("SkipLayerNormalization", convertSkipLayerNormalization);
  // ONNX Runtime writes it as if it were of ONNX.
  table.add("SimplifiedLayerNormalization",
            convertSimplifiedLayerNormalization);
}

} // namespace taso::conversion
