//===- CompileReductions.cpp - Reductions and normalisations -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuse.h"
#include "Loops.h"

#include <algorithm>

namespace taso::runtime::onednn {

/// The reduction as three sizes, if its axes are neighbours.
static std::optional<ReductionLoop> getLoop(const Dims &dims,
                                            const std::vector<int64_t> &axes) {
  ReductionLoop loop;
  for (size_t i = 1; i < axes.size(); ++i)
    if (axes[i] != axes[i - 1] + 1)
      return std::nullopt;
  for (int64_t d = 0; d < static_cast<int64_t>(dims.size()); ++d) {
    if (d < axes.front())
      loop.outer *= dims[d];
    else if (d <= axes.back())
      loop.reduced *= dims[d];
    else
      loop.inner *= dims[d];
  }
  return loop;
}

bool Compiler::compileReduction(unsigned position) {
  const Step &step = program.steps[position];
  const std::vector<int64_t> &axes = step.attributes.list("axes");
  Dims dims = getDims(step.operands[0]);
  if (axes.empty())
    return false;
  if (compileGlobalPool(position))
    return true;
  auto loop = getLoop(dims, axes);
  // oneDNN's maximum loses NaN.
  if (!loop)
    return step.op != "reduce_max" && compileReductionPrimitive(position);
  Reduction kind = step.op == "reduce_sum"    ? Reduction::Sum
                   : step.op == "reduce_mean" ? Reduction::Mean
                                              : Reduction::Max;
  Location x = locatePlain(step.operands[0]);
  Location y = addTemporary(getPlain(getDims(step.results[0])));
  define(step.results[0], y);
  addFunction(
      "loop of " + step.op, {{0, x}, {0, y, true}}, position,
      [loop = *loop, kind, count = threads](const std::vector<float *> &data) {
        loop.run(count, kind, data[0], data[1]);
      });
  return true;
}

/// Over rows and columns of an image a reduction is a pool, which reads blocked
/// layouts.
bool Compiler::compileGlobalPool(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.operands[0]);
  if (dims.size() != 4 || step.op == "reduce_sum" ||
      step.attributes.list("axes") != std::vector<int64_t>{2, 3} ||
      isStrided(locate(step.operands[0]).desc))
    return false;
  // A maximum that keeps NaN is a loop of ours, whose results are images.
  if (step.op == "reduce_max" && getDims(step.results[0]).size() != 4)
    return false;
  return addPool(position,
                 step.op == "reduce_max"
                     ? dnnl::algorithm::pooling_max
                     : dnnl::algorithm::pooling_avg_include_padding,
                 {{dims[2], dims[3]}, {1, 1}, {0, 0}, {0, 0, 0, 0}});
}

/// Sums and means over axes that are no neighbours.
bool Compiler::compileReductionPrimitive(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.operands[0]), kept = dims;
  for (int64_t axis : step.attributes.list("axes"))
    kept[axis] = 1;
  dnnl::algorithm kind = step.op == "reduce_sum"
                             ? dnnl::algorithm::reduction_sum
                             : dnnl::algorithm::reduction_mean;
  Location x = locatePlain(step.operands[0]);
  dnnl::reduction::primitive_desc descriptor(
      {kind, x.desc, getPlain(kept), 0, 0}, makeAttributes(), plan.getEngine());
  Location y = addTemporary(getPlain(kept));
  addPrimitive(descriptor, dnnl::reduction(descriptor),
               {{DNNL_ARG_SRC, x}, {DNNL_ARG_DST, y, true}}, {position});
  define(step.results[0], y.as(getPlain(getDims(step.results[0]))));
  return true;
}

bool Compiler::compileSoftmax(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locatePlain(step.operands[0]);
  using Softmax = dnnl::softmax_v2_forward;
  Softmax::primitive_desc descriptor(
      {dnnl::prop_kind::forward_inference, dnnl::algorithm::softmax_accurate,
       x.desc, x.desc, static_cast<int>(step.attributes.number("axis"))},
      makeAttributes(), plan.getEngine());
  Location y = addTemporary(x.desc);
  addPrimitive(descriptor, Softmax(descriptor),
               {{DNNL_ARG_SRC, x}, {DNNL_ARG_DST, y, true}}, {position});
  define(step.results[0], y);
  return true;
}

bool Compiler::compileLayerNorm(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.operands[0]);
  Dims matrix{1, 1};
  for (int64_t d = 0; d < static_cast<int64_t>(dims.size()); ++d)
    matrix[d < step.attributes.number("axis") ? 0 : 1] *= dims[d];
  Location x = locatePlain(step.operands[0]).as(getPlain(matrix));
  using dnnl::normalization_flags;
  bool hasBias = step.operands.size() > 2;
  normalization_flags flags = normalization_flags::use_scale;
  if (hasBias)
    flags = flags | normalization_flags::use_shift;
  using Norm = dnnl::layer_normalization_forward;
  Norm::primitive_desc descriptor(
      {dnnl::prop_kind::forward_inference, x.desc,
       static_cast<float>(step.attributes.real("epsilon")), flags},
      makeAttributes(), plan.getEngine());
  Location y = addTemporary(x.desc);
  auto vector = [&](unsigned operand) {
    return locatePlain(step.operands[operand]).as(getPlain({matrix[1]}));
  };
  std::vector<Argument> arguments{
      {DNNL_ARG_SRC, x}, {DNNL_ARG_SCALE, vector(1)}, {DNNL_ARG_DST, y, true}};
  if (hasBias)
    arguments.push_back({DNNL_ARG_SHIFT, vector(2)});
  addPrimitive(descriptor, Norm(descriptor), std::move(arguments), {position});
  define(step.results[0], y.as(getPlain(dims)));
  return true;
}

} // namespace taso::runtime::onednn
