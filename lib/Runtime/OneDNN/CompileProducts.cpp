//===- CompileProducts.cpp - Convolutions, matrix products, pools --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuse.h"

#include <algorithm>

namespace taso::runtime::onednn {

using dnnl::memory;

static Desc getAny(const Dims &dims) {
  return Desc(dims, memory::data_type::f32, memory::format_tag::any);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

bool Compiler::compileConvolution(unsigned position) {
  const Step &step = program.steps[position];
  Dims kernel = getDims(step.operands[1]);
  int64_t groups = step.attributes.number("groups");
  Dims grouped = kernel;
  if (groups != 1) {
    grouped.insert(grouped.begin(), groups);
    grouped[1] /= groups;
  }
  auto strides = step.attributes.list("strides"),
       pads = step.attributes.list("pads"),
       dilations = step.attributes.list("dilations");
  Dims dilation{dilations[0] - 1, dilations[1] - 1}; // counted in gaps
  Dims dims = getDims(step.results[0]);
  Chain chain = collectChain(position);
  chain.activation = getActivation(step);
  bool hasBias = step.operands.size() > 2;
  ChannelMap map;
  if (chain.activation.empty() && isConstant(step.operands[1]) &&
      (!hasBias || isConstant(step.operands[2])))
    map = takeChannelMap(chain, dims[1]);
  bool isFolded = !map.steps.empty();
  hasBias |= isFolded;
  Desc bias = hasBias ? getPlain(Dims{dims[1]}) : Desc();
  using Convolution = dnnl::convolution_forward;
  auto [descriptor, fused] = fuse<Convolution::primitive_desc>(
      chain, dims, [&](const dnnl::primitive_attr &attributes) {
        return Convolution::primitive_desc(
            {dnnl::prop_kind::forward_inference,
             dnnl::algorithm::convolution_direct,
             getAny(getDims(step.operands[0])), getAny(grouped), bias,
             getAny(dims), strides, dilation, Dims{pads[0], pads[1]},
             Dims{pads[2], pads[3]}},
            attributes, plan.getEngine());
      });
  std::vector<Argument> arguments{
      {DNNL_ARG_SRC, locate(step.operands[0], descriptor.src_desc())}};
  Desc weights = descriptor.weights_desc();
  if (isFolded) {
    auto [values, terms] = foldIntoWeights(step, map);
    arguments.push_back(
        {DNNL_ARG_WEIGHTS, pack(values, getPlain(grouped), weights)});
    arguments.push_back({DNNL_ARG_BIAS, addConstant(terms, Dims{dims[1]})});
  } else {
    arguments.push_back(
        {DNNL_ARG_WEIGHTS, locateAs(step.operands[1], grouped, weights)});
    if (hasBias)
      arguments.push_back({DNNL_ARG_BIAS, locate(step.operands[2], bias)});
  }
  addFused<Convolution>(descriptor, chain, fused, position, dims,
                        std::move(arguments), map.steps);
  return true;
}

std::pair<HostTensor, HostTensor>
Compiler::foldIntoWeights(const Step &step, const ChannelMap &map) {
  HostTensor weights(evaluate(step.operands[1]).shape());
  const std::vector<float> &from = evaluate(step.operands[1]).values();
  int64_t channels = static_cast<int64_t>(map.factors.size());
  int64_t length = weights.size() / channels;
  for (int64_t i = 0; i < weights.size(); ++i)
    weights.mutableValues()[i] =
        static_cast<float>(from[i] * map.factors[i / length]);
  HostTensor terms(HostTensor::Shape{channels});
  for (int64_t c = 0; c < channels; ++c) {
    double bias =
        step.operands.size() > 2 ? evaluate(step.operands[2]).values()[c] : 0.0;
    terms.mutableValues()[c] =
        static_cast<float>(bias * map.factors[c] + map.terms[c]);
  }
  return {std::move(weights), std::move(terms)};
}

/// The tensor's elements under other sizes, in the layout given.
Location Compiler::locateAs(unsigned tensor, const Dims &dims,
                            const Desc &desc) {
  if (dims == getDims(tensor))
    return locate(tensor, desc);
  Location plain = locatePlain(tensor).as(getPlain(dims));
  return plain.desc == desc ? plain : reorder(plain, desc, isConstant(tensor));
}

//===----------------------------------------------------------------------===//
// Matrix product
//===----------------------------------------------------------------------===//

/// True if oneDNN's products can read the matrices in the last two dimensions:
/// rows or columns are contiguous.
static bool isMatrix(const Desc &desc) {
  size_t rank = desc.dims().size();
  const auto &strides = desc.data.format_desc.blocking.strides;
  return isStrided(desc) && (strides[rank - 1] == 1 || strides[rank - 2] == 1);
}

/// A layout for an operand under the given sizes: where it lies, if that will
/// do, or row-major order.
Desc Compiler::chooseMatrix(unsigned tensor, const Dims &dims) {
  if (isConstant(tensor))
    return dims == getDims(tensor) && dims.size() == 2 ? getAny(dims)
                                                       : getPlain(dims);
  Desc desc = locate(tensor).desc;
  return dims == getDims(tensor) && isMatrix(desc) ? desc : getPlain(dims);
}

bool Compiler::compileMatMul(unsigned position) {
  const Step &step = program.steps[position];
  Dims left = getDims(step.operands[0]), right = getDims(step.operands[1]),
       dims = getDims(step.results[0]);
  if (right.size() == 2 && left.size() > 2) {
    // The second operand is shared: one product of all rows.
    int64_t rows = 1;
    for (size_t i = 0; i + 1 < left.size(); ++i)
      rows *= left[i];
    left = {rows, left.back()};
    dims = {rows, dims.back()};
  }
  Desc x = chooseMatrix(step.operands[0], left),
       y = chooseMatrix(step.operands[1], right);
  if (left.size() == 2 && compileConstantProduct(position, left, right))
    return true;
  Chain chain = collectChain(position);
  chain.activation = getActivation(step);
  auto make = [&](const dnnl::primitive_attr &attributes) {
    return dnnl::matmul::primitive_desc({x, y, getPlain(dims)}, attributes,
                                        plan.getEngine());
  };
  auto [descriptor, fused] =
      fuse<dnnl::matmul::primitive_desc>(chain, dims, make);
  if (isSlow(descriptor) && (x != getPlain(left) || y != getPlain(right))) {
    x = getPlain(left);
    y = getPlain(right);
    std::tie(descriptor, fused) =
        fuse<dnnl::matmul::primitive_desc>(chain, dims, make);
  }
  addFused<dnnl::matmul>(
      descriptor, chain, fused, position, dims,
      {{DNNL_ARG_SRC, locateAs(step.operands[0], left, descriptor.src_desc())},
       {DNNL_ARG_WEIGHTS,
        locateAs(step.operands[1], right, descriptor.weights_desc())}});
  return true;
}

/// The sizes of a post-operand where the result, a matrix of [rows, columns],
/// is an image of as many channels as columns.
static Dims toImage(const Dims &operand) {
  int64_t rows = 1;
  for (size_t i = 0; i + 1 < operand.size(); ++i)
    rows *= operand[i];
  return {1, operand.empty() ? 1 : operand.back(), 1, rows};
}

/// A product with a constant matrix as a convolution with kernels of one
/// element: rows are the columns of an image, whose channels lie side by side.
/// oneDNN 2.6's convolutions have their weights packed beforehand, its products
/// pack them in each run, and take 1.4 to 2.7 times as long.
bool Compiler::compileConstantProduct(unsigned position, const Dims &left,
                                      const Dims &right) {
  const Step &step = program.steps[position];
  int64_t rows = left[0], length = left[1], columns = right[1];
  Dims dims{1, columns, 1, rows};
  if (right.size() != 2 || !isConstant(step.operands[1]) ||
      !isPlain(locate(step.operands[0]).desc) ||
      getDims(step.results[0]) == dims)
    return false;
  Chain chain = collectChain(position);
  chain.activation = getActivation(step);
  ChannelMap map;
  if (chain.activation.empty())
    map = takeChannelMap(chain, columns, /*isLast=*/true);
  for (ChainStep &next : chain.steps)
    for (PostOp &op : next.ops)
      if (op.operand)
        op.operand->dims = toImage(op.operand->dims);
  using Convolution = dnnl::convolution_forward;
  using Tag = memory::format_tag;
  constexpr auto kFloat = memory::data_type::f32;
  Desc image({1, length, 1, rows}, kFloat, Tag::nhwc);
  Desc bias = map.steps.empty() ? Desc() : getPlain(Dims{columns});
  Dims one{1, 1}, none{0, 0};
  auto [descriptor, fused] = fuse<Convolution::primitive_desc>(
      chain, dims, [&](const dnnl::primitive_attr &attributes) {
        return Convolution::primitive_desc(
            {dnnl::prop_kind::forward_inference,
             dnnl::algorithm::convolution_direct, image,
             getAny({columns, length, 1, 1}), bias,
             Desc(dims, kFloat, Tag::nhwc), one, none, none},
            attributes, plan.getEngine());
      });
  if (isSlow(descriptor))
    return false;
  HostTensor weights = evaluate(step.operands[1]);
  std::vector<Argument> arguments{
      {DNNL_ARG_SRC, locatePlain(step.operands[0]).as(image)}};
  if (!map.steps.empty()) {
    for (int64_t i = 0; i < weights.size(); ++i)
      weights.mutableValues()[i] *=
          static_cast<float>(map.factors[i % columns]);
    HostTensor terms(HostTensor::Shape{columns});
    std::copy(map.terms.begin(), map.terms.end(),
              terms.mutableValues().begin());
    arguments.push_back({DNNL_ARG_BIAS, addConstant(terms, Dims{columns})});
  }
  // [length, columns] as [columns, length, 1, 1].
  Desc transposed({columns, length, 1, 1}, kFloat, Dims{1, columns, 1, 1});
  arguments.push_back(
      {DNNL_ARG_WEIGHTS, pack(weights, transposed, descriptor.weights_desc())});
  addFused<Convolution>(descriptor, chain, fused, position, dims,
                        std::move(arguments), map.steps, /*isRowMajor=*/true);
  return true;
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

bool Compiler::compilePool(unsigned position) {
  const Step &step = program.steps[position];
  auto kernel = step.attributes.list("kernel"),
       strides = step.attributes.list("strides"),
       pads = step.attributes.list("pads"),
       dilations = step.attributes.list("dilations");
  Dims dilation{0, 0}; // counted in gaps
  if (!dilations.empty())
    dilation = {dilations[0] - 1, dilations[1] - 1};
  // A dilated window may hold padding only: its maximum is -inf by definition,
  // and the lowest float in oneDNN.
  bool padded = pads[0] + pads[1] + pads[2] + pads[3] != 0;
  if (padded && dilation != Dims{0, 0})
    return false;
  dnnl::algorithm kind = step.op == "pool2d_max" ? dnnl::algorithm::pooling_max
                         : step.attributes.number("count_include_pad") != 0
                             ? dnnl::algorithm::pooling_avg_include_padding
                             : dnnl::algorithm::pooling_avg_exclude_padding;
  return addPool(position, kind, {kernel, strides, dilation, pads});
}

bool Compiler::addPool(unsigned position, dnnl::algorithm kind,
                       const PoolWindow &window) {
  if (compilePoolLoop(position, kind, window))
    return true;
  const Step &step = program.steps[position];
  using Pool = dnnl::pooling_v2_forward;
  Dims source = getDims(step.operands[0]), dims = source;
  for (int d = 0; d < 2; ++d) {
    int64_t extent = (window.kernel[d] - 1) * (window.dilation[d] + 1) + 1;
    dims[2 + d] =
        (source[2 + d] + window.pads[d] + window.pads[2 + d] - extent) /
            window.strides[d] +
        1;
  }
  Desc x = locate(step.operands[0]).desc;
  if (isStrided(x) && !isDense(x))
    x = getPlain(source);
  // Pools that drop their axes end here: what follows has another rank.
  Chain chain;
  if (dims == getDims(step.results[0]))
    chain = collectChain(position);
  auto make = [&](const dnnl::primitive_attr &attributes) {
    return Pool::primitive_desc({dnnl::prop_kind::forward_inference, kind, x,
                                 getAny(dims), window.strides, window.kernel,
                                 window.dilation,
                                 Dims{window.pads[0], window.pads[1]},
                                 Dims{window.pads[2], window.pads[3]}},
                                attributes, plan.getEngine());
  };
  auto [descriptor, fused] = fuse<Pool::primitive_desc>(chain, dims, make);
  for (auto tag : {memory::format_tag::nChw16c, memory::format_tag::nChw8c}) {
    if (!isSlow(descriptor))
      break;
    x = Desc(source, memory::data_type::f32, tag);
    std::tie(descriptor, fused) = fuse<Pool::primitive_desc>(chain, dims, make);
  }
  addFused<Pool>(descriptor, chain, fused, position, dims,
                 {{DNNL_ARG_SRC, locate(step.operands[0], x)}});
  return true;
}

} // namespace taso::runtime::onednn
