//===- CompileChannels.cpp - Constants for each channel, and pools -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Batch normalisation, and products and sums with a constant for each channel,
// are one factor and one term for each channel together. Behind a convolution
// they belong into its weights: as post-operations they make oneDNN 2.6's
// convolutions up to twice as slow. Elsewhere they are one loop over the image,
// which oneDNN's binary primitives take four times as long for; and so do its
// pools.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Loops.h"

#include <algorithm>

namespace taso::runtime::onednn {

using dnnl::algorithm;

/// The number for each channel that a post-operation reads: one, or as many as
/// there are channels. Empty if it reads anything else.
std::vector<float>
Compiler::getChannelConstants(const PostOp &op, int64_t channels, bool isLast) {
  if (!op.operand || (op.operand->tensor && !isConstant(*op.operand->tensor)))
    return {};
  const Dims &dims = op.operand->dims;
  for (size_t d = 0; d < dims.size(); ++d)
    if (dims[d] != 1 &&
        (d != (isLast ? dims.size() - 1 : 1) || dims[d] != channels))
      return {};
  const HostTensor &value =
      op.operand->tensor ? evaluate(*op.operand->tensor) : op.operand->constant;
  return {value.values().begin(), value.values().end()};
}

bool Compiler::absorb(const PostOp &op, ChannelMap &map, bool isLast) {
  int64_t channels = static_cast<int64_t>(map.factors.size());
  std::vector<float> constants = getChannelConstants(op, channels, isLast);
  if (constants.empty())
    return false;
  for (int64_t c = 0; c < channels; ++c) {
    double value = constants[constants.size() == 1 ? 0 : c];
    double &factor = map.factors[c], &term = map.terms[c];
    switch (op.algorithm) {
    case algorithm::binary_add:
      term += value;
      break;
    case algorithm::binary_sub:
      term -= value;
      break;
    case algorithm::binary_mul:
      factor *= value;
      term *= value;
      break;
    case algorithm::binary_div:
      factor /= value;
      term /= value;
      break;
    default:
      return false;
    }
  }
  return true;
}

ChannelMap Compiler::takeChannelMap(Chain &chain, int64_t channels,
                                    bool isLast) {
  ChannelMap map{
      std::vector<double>(channels, 1), std::vector<double>(channels, 0), {}};
  size_t taken = 0;
  for (; taken < chain.steps.size(); ++taken) {
    ChannelMap extended = map;
    const std::vector<PostOp> &ops = chain.steps[taken].ops;
    if (!std::all_of(ops.begin(), ops.end(), [&](const PostOp &op) {
          return absorb(op, extended, isLast);
        }))
      break;
    map = std::move(extended);
    map.steps.push_back(chain.steps[taken].step);
  }
  chain.steps.erase(chain.steps.begin(),
                    chain.steps.begin() + static_cast<std::ptrdiff_t>(taken));
  return map;
}

/// Channels in a row that lie side by side: 1 for row-major images; 0 for
/// layouts that are neither that nor blocked.
static int64_t getBlock(const Desc &desc) {
  using Tag = dnnl::memory::format_tag;
  if (isPlain(desc))
    return 1;
  for (auto [tag, block] : {std::pair(Tag::nChw8c, 8), {Tag::nChw16c, 16}})
    if (desc.dims().size() == 4 &&
        desc == Desc(desc.dims(), dnnl::memory::data_type::f32, tag))
      return block;
  return 0;
}

/// A step, and those behind it, that only map each channel, with a relu behind.
bool Compiler::compileChannels(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.results[0]);
  unsigned value = step.operands[0];
  if (step.op != "batch_norm" && step.operands.size() == 2 &&
      isConstant(getSource(value)))
    value = step.operands[1];
  // Rows that are too short are no loops.
  constexpr int64_t kShortest = 8;
  int64_t spatial = 1;
  for (size_t d = 2; d < dims.size(); ++d)
    spatial *= dims[d];
  auto ops = getPostOps(position, value);
  if (dims.size() < 3 || spatial < kShortest || getDims(value) != dims ||
      isConstant(value) || !ops)
    return false;
  Chain chain = collectChain(position);
  chain.steps.insert(chain.steps.begin(), {position, std::move(*ops)});
  ChannelMap map = takeChannelMap(chain, dims[1]);
  if (map.steps.empty())
    return false;
  Location x = locate(value);
  if (getBlock(x.desc) == 0)
    x = locatePlain(value);
  ChannelLoop loop;
  loop.block = getBlock(x.desc);
  loop.spatial = spatial;
  loop.groups = (dims[1] + loop.block - 1) / loop.block;
  loop.images = dims[0];
  // What pads the last block stays zero.
  loop.factors.assign(loop.groups * loop.block, 0);
  loop.terms.assign(loop.groups * loop.block, 0);
  std::copy(map.factors.begin(), map.factors.end(), loop.factors.begin());
  std::copy(map.terms.begin(), map.terms.end(), loop.terms.begin());
  if (!chain.steps.empty() &&
      program.steps[chain.steps.front().step].op == "relu") {
    loop.hasRelu = true;
    map.steps.push_back(chain.steps.front().step);
  }
  unsigned result = program.steps[map.steps.back()].results[0];
  Location y = placeResult(result, x.desc);
  for (unsigned fused : map.steps)
    fusedSteps[fused] = true;
  define(result, y);
  plan.addKernel({"map of " + step.op,
                  std::move(map.steps),
                  dnnl::primitive(),
                  [loop, count = threads](const std::vector<float *> &data) {
                    loop.run(count, data[0], data[1]);
                  },
                  {{0, x}, {0, y, true}}});
  return true;
}

/// Pools of blocked images, and maxima of others, too: oneDNN's lose NaN.
bool Compiler::compilePoolLoop(unsigned position, algorithm kind,
                               const PoolWindow &window) {
  using Tag = dnnl::memory::format_tag;
  const Step &step = program.steps[position];
  Location x = locate(step.operands[0]);
  int64_t block = getBlock(x.desc);
  Dims source = getDims(step.operands[0]), dims = getDims(step.results[0]);
  if (dims.size() != 4 || (block < 2 && kind != algorithm::pooling_max))
    return false;
  if (block < 2) {
    block = 8;
    x = locate(step.operands[0],
               Desc(source, dnnl::memory::data_type::f32, Tag::nChw8c));
  }
  PoolLoop loop;
  loop.block = block;
  loop.planes = source[0] * ((source[1] + block - 1) / block);
  loop.kind = kind == algorithm::pooling_max ? PoolKind::Max
              : kind == algorithm::pooling_avg_include_padding
                  ? PoolKind::MeanOfWindow
                  : PoolKind::MeanOfImage;
  for (int d = 0; d < 2; ++d)
    loop.axes[d] = {source[2 + d],     dims[2 + d],    window.kernel[d],
                    window.strides[d], window.pads[d], window.dilation[d] + 1};
  Desc desc(dims, dnnl::memory::data_type::f32,
            block == 8 ? Tag::nChw8c : Tag::nChw16c);
  Location y = placeResult(step.results[0], desc);
  define(step.results[0], y);
  addFunction("windows of " + step.op, {{0, x}, {0, y, true}}, position,
              [loop, count = threads](const std::vector<float *> &data) {
                loop.run(count, data[0], data[1]);
              });
  return true;
}

} // namespace taso::runtime::onednn
