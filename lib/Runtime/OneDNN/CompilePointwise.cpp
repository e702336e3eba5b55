//===- CompilePointwise.cpp - Pointwise steps, alone and fused -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuse.h"
#include "Loops.h"

#include <algorithm>
#include <limits>
#include <map>

namespace taso::runtime::onednn {

using dnnl::algorithm;

// Maxima, minima and exp are not among these: oneDNN 2.6 loses NaN there. So it
// does in relu and clamp, but these behind a product are worth it.
static const std::map<std::string_view, algorithm> binaries{
    {"add", algorithm::binary_add},
    {"sub", algorithm::binary_sub},
    {"mul", algorithm::binary_mul},
    {"div", algorithm::binary_div},
    {"smul", algorithm::binary_mul}};

/// The post-operations of a unary step, or none if oneDNN has no such function.
static std::vector<PostOp> getUnary(const Step &step) {
  static const std::map<std::string_view, std::vector<PostOp>> simple{
      {"relu", {{algorithm::eltwise_relu}}},
      {"sigmoid", {{algorithm::eltwise_logistic}}},
      {"tanh", {{algorithm::eltwise_tanh}}},
      {"neg", {{algorithm::eltwise_linear, -1}}},
      {"abs", {{algorithm::eltwise_abs}}},
      {"sqrt", {{algorithm::eltwise_sqrt}}},
      {"rsqrt", {{algorithm::eltwise_sqrt}, {algorithm::eltwise_pow, 1, -1}}}};
  if (step.op == "gelu")
    return {{step.attributes.keyword("approximate") == "tanh"
                 ? algorithm::eltwise_gelu_tanh
                 : algorithm::eltwise_gelu_erf}};
  if (step.op == "clamp")
    return {{algorithm::eltwise_clip_v2,
             static_cast<float>(step.attributes.real("minimum")),
             static_cast<float>(step.attributes.real("maximum"))}};
  auto it = simple.find(step.op);
  return it == simple.end() ? std::vector<PostOp>() : it->second;
}

std::vector<PostOp> getActivation(const Step &step) {
  Step activation;
  activation.op = step.attributes.keyword("activation");
  return getUnary(activation);
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// Batch normalisation with known statistics: times a factor, plus a term, for
/// each channel.
static std::vector<PostOp> getScaleAndShift(const HostTensor parameters[4],
                                            double epsilon, Dims dims) {
  HostTensor factor(parameters[0].shape()), term(parameters[0].shape());
  for (int64_t i = 0; i < factor.size(); ++i) {
    double scale = parameters[0].values()[i] /
                   std::sqrt(parameters[3].values()[i] + epsilon);
    factor.mutableValues()[i] = static_cast<float>(scale);
    term.mutableValues()[i] = static_cast<float>(
        parameters[1].values()[i] - scale * parameters[2].values()[i]);
  }
  for (size_t d = 0; d < dims.size(); ++d)
    if (d != 1)
      dims[d] = 1;
  return {{algorithm::binary_mul, 0, 0, PostOperand{{}, factor, dims}},
          {algorithm::binary_add, 0, 0, PostOperand{{}, term, dims}}};
}

std::optional<std::vector<PostOp>> Compiler::getPostOps(unsigned position,
                                                        unsigned value) {
  const Step &step = program.steps[position];
  std::vector<PostOp> unary = getUnary(step);
  if (!unary.empty())
    return unary;
  if (step.op == "batch_norm") {
    HostTensor parameters[4];
    for (int i = 0; i < 4; ++i) {
      if (!isConstant(step.operands[i + 1]) || step.operands[i + 1] == value)
        return std::nullopt;
      parameters[i] = evaluate(step.operands[i + 1]);
    }
    return getScaleAndShift(parameters, step.attributes.real("epsilon"),
                            getDims(value));
  }
  auto it = binaries.find(step.op);
  if (it == binaries.end() || step.operands[0] == step.operands[1])
    return std::nullopt;
  bool first = step.operands[0] == value;
  unsigned other = getSource(step.operands[first ? 1 : 0]);
  if (!isAvailable(other) || (step.op == "smul" && !first))
    return std::nullopt;
  PostOperand operand{other, {}, getDims(other)};
  if (step.op == "smul")
    operand.dims = Dims(getDims(value).size(), 1);
  // other - value = -value + other, other / value = value^-1 * other.
  if (!first && step.op == "sub")
    return std::vector<PostOp>{{algorithm::eltwise_linear, -1},
                               {algorithm::binary_add, 0, 0, operand}};
  if (!first && step.op == "div")
    return std::vector<PostOp>{{algorithm::eltwise_pow, 1, -1},
                               {algorithm::binary_mul, 0, 0, operand}};
  return std::vector<PostOp>{{it->second, 0, 0, operand}};
}

Chain Compiler::collectChain(unsigned position) {
  Chain chain;
  unsigned value = program.steps[position].results.front();
  while (program.tensors[value].kind != TensorKind::Output &&
         users[value].size() == 1) {
    unsigned user = users[value].front();
    auto ops = getPostOps(user, value);
    if (!ops)
      break;
    chain.steps.push_back({user, std::move(*ops)});
    value = program.steps[user].results.front();
  }
  return chain;
}

/// The sizes of a post-operand as a primitive sees it whose result has `dims`:
/// where that is a matrix and the operand has more dimensions, the leading ones
/// are one. Empty if that cannot be said.
static Dims collapse(const Dims &operand, const Dims &dims) {
  if (operand.size() == dims.size())
    return operand;
  int64_t rows = 1;
  for (size_t i = 0; i + 1 < operand.size(); ++i)
    rows *= operand[i];
  if (dims.size() != 2 || (rows != 1 && rows != dims[0]))
    return {};
  return {rows, operand.back()};
}

/// oneDNN 2.6 takes operands that are repeated along some axes for results in a
/// permuted layout, too, and reads the wrong elements.
static bool canRepeat(const Desc &layout) {
  return isPlain(layout) || !isStrided(layout);
}

static Desc getPostDesc(const PostOperand &operand, const Dims &dims,
                        const Desc &dst) {
  Dims seen = collapse(operand.dims, dims);
  if (seen.empty())
    throw dnnl::error(dnnl_unimplemented, "the operand is repeated unevenly");
  if (seen == dims)
    return dst;
  if (!canRepeat(dst))
    throw dnnl::error(dnnl_unimplemented, "the result is transposed");
  return getPlain(seen);
}

dnnl::primitive_attr Compiler::makeAttributes(const Chain &chain, size_t steps,
                                              const Dims &dims,
                                              const Desc &dst) const {
  dnnl::post_ops list;
  auto append = [&](const std::vector<PostOp> &ops) {
    for (const PostOp &op : ops) {
      if (op.operand)
        list.append_binary(op.algorithm, getPostDesc(*op.operand, dims, dst));
      else
        list.append_eltwise(1, op.algorithm, op.alpha, op.beta);
    }
  };
  append(chain.activation);
  for (size_t i = 0; i < steps; ++i)
    append(chain.steps[i].ops);
  dnnl::primitive_attr attributes = makeAttributes();
  attributes.set_post_ops(list);
  return attributes;
}

/// The layout of the second operand of a binary kernel whose first has `first`,
/// and which is repeated. One number for each channel must be in the blocks of
/// the first: oneDNN 2.6 runs plain loops else, hundreds of times slower.
static Desc getRepeatedDesc(const Dims &dims, const Desc &first) {
  using Tag = dnnl::memory::format_tag;
  constexpr auto kFloat = dnnl::memory::data_type::f32;
  if (dims.size() == 4 && dims == Dims{1, first.dims()[1], 1, 1})
    for (Tag tag : {Tag::nChw8c, Tag::nChw16c})
      if (first == Desc(first.dims(), kFloat, tag))
        return Desc(dims, kFloat, tag);
  return getPlain(dims);
}

Location Compiler::locatePostOperand(const PostOperand &operand,
                                     const Desc &desc) {
  if (!operand.tensor) {
    Location plain = addConstant(operand.constant, desc.dims());
    return desc == plain.desc ? plain : reorder(plain, desc, /*now=*/true);
  }
  if (desc.dims() == getDims(*operand.tensor))
    return locate(*operand.tensor, desc);
  return locatePlain(*operand.tensor).as(desc);
}

std::vector<Argument> Compiler::getPostArguments(const Chain &chain,
                                                 size_t steps, const Dims &dims,
                                                 const Desc &dst) {
  std::vector<Argument> arguments;
  int position = static_cast<int>(chain.activation.size());
  for (size_t i = 0; i < steps; ++i)
    for (const PostOp &op : chain.steps[i].ops) {
      if (op.operand)
        arguments.push_back(
            {DNNL_ARG_ATTR_MULTIPLE_POST_OP(position) | DNNL_ARG_SRC_1,
             locatePostOperand(*op.operand,
                               getPostDesc(*op.operand, dims, dst))});
      ++position;
    }
  return arguments;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// A function of one post-operation.
bool Compiler::compileUnary(unsigned position) {
  const Step &step = program.steps[position];
  Chain chain = collectChain(position);
  std::vector<PostOp> ops = getUnary(step);
  PostOp first = ops.front();
  Location x = locate(step.operands[0]);
  if (!isDense(x.desc))
    x = locatePlain(step.operands[0]);
  using Eltwise = dnnl::eltwise_forward;
  Dims dims = getDims(step.operands[0]);
  auto [descriptor, fused] = fuse<Eltwise::primitive_desc>(
      chain, dims, [&](const dnnl::primitive_attr &attributes) {
        return Eltwise::primitive_desc({dnnl::prop_kind::forward_inference,
                                        first.algorithm, x.desc, first.alpha,
                                        first.beta},
                                       attributes, plan.getEngine());
      });
  if (isSlow(descriptor))
    return false;
  addFused<Eltwise>(descriptor, chain, fused, position, dims,
                    {{DNNL_ARG_SRC, x}});
  return true;
}

/// A layout that both operands can be read in cheaply: that of the first,
/// unless only the second is blocked.
Desc Compiler::chooseLayout(unsigned first, unsigned second) {
  Desc desc = locate(first).desc, other = locate(second).desc;
  if (isStrided(desc) && !isStrided(other))
    desc = other;
  return isDense(desc) || !isStrided(desc) ? desc : getPlain(getDims(first));
}

bool Compiler::compileBinary(unsigned position) {
  const Step &step = program.steps[position];
  if (compileChannels(position))
    return true;
  unsigned a = getSource(step.operands[0]), b = getSource(step.operands[1]);
  Dims dims = getDims(step.results[0]);
  bool commutes = step.op != "sub" && step.op != "div" && step.op != "smul";
  if (commutes && getDims(a) != dims && getDims(b) == dims)
    std::swap(a, b);
  if (getDims(a) != dims)
    return compileBinaryLoop(position);
  bool whole = getDims(b) == dims;
  Desc layout = whole                     ? chooseLayout(a, b)
                : isDense(locate(a).desc) ? locate(a).desc
                                          : getPlain(dims);
  if (!whole && !canRepeat(layout))
    return compileBinaryLoop(position);
  Desc second = whole               ? layout
                : step.op == "smul" ? getPlain(Dims(dims.size(), 1))
                                    : getRepeatedDesc(getDims(b), layout);
  Chain chain = collectChain(position);
  algorithm kind = binaries.at(step.op);
  auto [descriptor, fused] = fuse<dnnl::binary::primitive_desc>(
      chain, dims, [&](const dnnl::primitive_attr &attributes) {
        return dnnl::binary::primitive_desc({kind, layout, second, layout},
                                            attributes, plan.getEngine());
      });
  if (isSlow(descriptor))
    return compileBinaryLoop(position);
  addFused<dnnl::binary>(
      descriptor, chain, fused, position, dims,
      {{DNNL_ARG_SRC_0, locate(a, layout)},
       {DNNL_ARG_SRC_1,
        locatePostOperand(PostOperand{b, {}, getDims(b)}, second)}});
  return true;
}

/// The strides with which a strided operand is read for each index of the
/// result: 0 where it is repeated.
static std::vector<int64_t> getStrides(const Desc &desc, const Dims &dims) {
  std::vector<int64_t> strides(dims.size(), 0);
  Dims sizes = desc.dims();
  for (size_t d = 0; sizes.size() == dims.size() && d < dims.size(); ++d)
    if (sizes[d] != 1)
      strides[d] = desc.data.format_desc.blocking.strides[d];
  return strides;
}

bool Compiler::compileBinaryLoop(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.results[0]);
  std::vector<Argument> arguments;
  StridedLoop loop{{dims.begin(), dims.end()}, {}};
  for (unsigned operand : step.operands) {
    unsigned source = getSource(operand);
    Location location = locate(source);
    if (!isStrided(location.desc))
      location = locatePlain(source);
    arguments.push_back({0, location});
    loop.strides.push_back(getStrides(location.desc, dims));
  }
  Location result = placeResult(step.results[0], getPlain(dims));
  arguments.push_back({0, result, true});
  define(step.results[0], result);
  addFunction("loop of " + step.op, std::move(arguments), position,
              [loop, kind = getBinaryLoop(step.op),
               count = threads](const std::vector<float *> &data) {
                loop.run(count, kind, data[0], data[1], data[2]);
              });
  return true;
}

bool Compiler::compileBatchNorm(unsigned position) {
  if (compileChannels(position))
    return true;
  const Step &step = program.steps[position];
  auto ops = getPostOps(position, step.operands[0]);
  if (!ops)
    return false;
  // The product is the kernel, the sum its first post-operation.
  Chain chain = collectChain(position);
  chain.steps.insert(chain.steps.begin(), {position, {(*ops)[1]}});
  Dims dims = getDims(step.operands[0]);
  Location x = locate(step.operands[0]);
  if (!isDense(x.desc))
    x = locatePlain(step.operands[0]);
  if (!canRepeat(x.desc))
    x = locatePlain(step.operands[0]);
  Desc second = getRepeatedDesc((*ops)[0].operand->dims, x.desc);
  auto [descriptor, fused] = fuse<dnnl::binary::primitive_desc>(
      chain, dims, [&](const dnnl::primitive_attr &attributes) {
        return dnnl::binary::primitive_desc(
            {algorithm::binary_mul, x.desc, second, x.desc}, attributes,
            plan.getEngine());
      });
  if (fused == 0)
    return false;
  addFused<dnnl::binary>(
      descriptor, chain, fused, position, dims,
      {{DNNL_ARG_SRC_0, x},
       {DNNL_ARG_SRC_1, locatePostOperand(*(*ops)[0].operand, second)}});
  return true;
}

/// oneDNN has erf inside gelu only, a reciprocal square root only as a general
/// power, and loses NaN in the others.
bool Compiler::compileUnaryLoop(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locate(step.operands[0]);
  if (!isDense(x.desc))
    x = locatePlain(step.operands[0]);
  Location y = placeResult(step.results[0], x.desc);
  define(step.results[0], y);
  UnaryLoop loop;
  loop.elements = program.tensors[step.results[0]].getElements();
  loop.kind = step.op == "erf"     ? Unary::Erf
              : step.op == "exp"   ? Unary::Exp
              : step.op == "rsqrt" ? Unary::Rsqrt
                                   : Unary::Clamp;
  if (step.op == "clamp") {
    loop.low = static_cast<float>(step.attributes.real("minimum"));
    loop.high = static_cast<float>(step.attributes.real("maximum"));
  } else if (step.op == "relu") {
    loop.high = std::numeric_limits<float>::infinity();
  }
  addFunction("loop of " + step.op, {{0, x}, {0, y, true}}, position,
              [loop, count = threads](const std::vector<float *> &data) {
                loop.run(count, data[0], data[1]);
              });
  return true;
}

} // namespace taso::runtime::onednn
