//===- CompileKernels.cpp - Products, pools, rows and copies -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"

#include <algorithm>

namespace taso::runtime::cuda {

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// A sum of no terms is 0.
bool Compiler::compileEmptyProduct(unsigned position) {
  const Step &step = program.steps[position];
  const Dims &dims = getDims(step.results[0]);
  Location x = locate(step.operands[0]), w = locate(step.operands[1]);
  int64_t elements = program.tensors[step.results[0]].getElements();
  if (elements != 0 && x.getElements() != 0 && w.getElements() != 0)
    return false;
  Chain chain{{}, {}, {position}, step.results[0]};
  Location nothing{x.buffer, x.offset, Dims(dims.size(), 0),
                   Dims(dims.size(), 0)};
  chain.operands.push_back(
      addPad(position, nothing, Dims(dims.size(), 0), dims, 0));
  if (step.operands.size() > 2)
    appendOperand(chain, step.operands[2], dims, {Opcode::Add});
  appendActivation(chain, step);
  Location result = addTemporary(getStorage(chain.result), dims);
  addKernel("pointwise", chain.steps,
            makePointwise(result, chain.operands, chain.ops), result,
            chain.operands);
  define(chain.result, result);
  return true;
}

void Compiler::compileConvolution(unsigned position) {
  const Step &step = program.steps[position];
  if (compileEmptyProduct(position))
    return;
  const std::vector<int64_t> &pads = step.attributes.list("pads");
  Location x = locatePlain(step.operands[0]), w = locatePlain(step.operands[1]);
  Convolution body;
  Dims low(4, 0), high(4, 0);
  for (int d = 0; d < 2; ++d) {
    // cuDNN pads both sides alike; the rest is put round the image before.
    int64_t both = std::min(pads[d], pads[d + 2]);
    low[d + 2] = pads[d] - both;
    high[d + 2] = pads[d + 2] - both;
    body.pads[d] = static_cast<int>(both);
    body.strides[d] = static_cast<int>(step.attributes.list("strides")[d]);
    body.dilations[d] = static_cast<int>(step.attributes.list("dilations")[d]);
  }
  if (low != Dims(4, 0) || high != Dims(4, 0))
    x = addPad(position, x, low, high, 0);
  body.groups = static_cast<int>(step.attributes.number("groups"));
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  for (int d = 0; d < 4; ++d) {
    body.image[d] = static_cast<int>(x.dims[d]);
    body.kernel[d] = static_cast<int>(w.dims[d]);
    body.result[d] = static_cast<int>(result.dims[d]);
  }
  Chain chain{{}, {result}, {position}, step.results[0]};
  if (step.operands.size() > 2)
    appendOperand(chain, step.operands[2], result.dims, {Opcode::Add});
  appendActivation(chain, step);
  collect(chain);
  body.fused = findEpilogue(chain, 1, true, false);
  addWithEpilogue("convolution", body, chain, result, {x, w});
}

/// The matrices in the last two dimensions, if a library can read them.
static std::optional<Matrix> findMatrix(const Location &location) {
  size_t rank = location.dims.size();
  int64_t rows = location.dims[rank - 2], columns = location.dims[rank - 1];
  int64_t down = location.strides[rank - 2], right = location.strides[rank - 1];
  Matrix matrix;
  if ((right == 1 || columns == 1) && (down >= columns || rows == 1)) {
    matrix.leading = rows == 1 ? columns : down;
  } else if ((down == 1 || rows == 1) && (right >= rows || columns == 1)) {
    matrix.transposed = true;
    matrix.leading = columns == 1 ? rows : right;
  } else {
    return std::nullopt;
  }
  // One stride must lead from each matrix to the next.
  Dims batch(location.dims.begin(), location.dims.end() - 2);
  std::vector<Dims> strides{
      Dims(location.strides.begin(), location.strides.end() - 2)};
  int kept = -1;
  collapse(batch, strides, kept);
  if (batch.size() > 1)
    return std::nullopt;
  matrix.batchStride = batch.empty() ? 0 : strides[0][0];
  return matrix;
}

void Compiler::compileMatMul(unsigned position) {
  const Step &step = program.steps[position];
  if (compileEmptyProduct(position))
    return;
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  Location x = locate(step.operands[0]), y = locate(step.operands[1]);
  Product body;
  body.k = x.dims.back();
  body.n = y.dims.back();
  body.m = result.getElements() / body.n;
  // All rows times one matrix are one product.
  std::optional<Location> rows;
  if (y.dims.size() == 2)
    rows = reshape(x, {body.m, body.k});
  if (rows) {
    x = *rows;
  } else {
    body.m = x.dims[x.dims.size() - 2];
    body.batches = result.getElements() / (body.m * body.n);
  }
  auto left = findMatrix(x), right = findMatrix(y);
  if (!left) {
    x = locatePlain(step.operands[0]);
    left = findMatrix(x);
  }
  if (!right) {
    y = locatePlain(step.operands[1]);
    right = findMatrix(y);
  }
  body.left = *left;
  body.right = *right;
  Chain chain{{}, {result}, {position}, step.results[0]};
  appendActivation(chain, step);
  collect(chain);
  body.fused = findEpilogue(
      chain, static_cast<unsigned>(result.dims.size() - 1), false, true);
  addWithEpilogue("matrix product", body, chain, result, {x, y});
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

void Compiler::compilePool(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locatePlain(step.operands[0]);
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  Pool body;
  body.elements = static_cast<uint32_t>(result.getElements());
  body.isMax = step.op == "pool2d_max";
  body.countsPad = step.attributes.number("count_include_pad") != 0;
  const std::vector<int64_t> &dilations = step.attributes.list("dilations");
  for (int d = 0; d < 2; ++d) {
    auto get = [&](const char *name) {
      return static_cast<int32_t>(step.attributes.list(name)[d]);
    };
    body.sizes[d] = static_cast<int32_t>(x.dims[d + 2]);
    body.outputs[d] = static_cast<int32_t>(result.dims[d + 2]);
    body.kernel[d] = get("kernel");
    body.strides[d] = get("strides");
    body.pads[d] = get("pads");
    body.dilations[d] = dilations.empty() ? 1 : get("dilations");
  }
  addKernel("pool", {position}, body, result, {x});
  define(step.results[0], result);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void Compiler::compileConcat(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  Location target = result;
  for (size_t first = 0; first < step.operands.size(); first += kMaxParts) {
    size_t count = std::min<size_t>(kMaxParts, step.operands.size() - first);
    std::vector<Location> parts;
    std::vector<Dims> strides{result.strides};
    Concat body;
    target.dims[axis] = 0;
    for (size_t i = 0; i < count; ++i) {
      parts.push_back(locate(step.operands[first + i]));
      strides.push_back(parts.back().strides);
      body.starts[i] = static_cast<uint32_t>(target.dims[axis]);
      target.dims[axis] += parts.back().dims[axis];
    }
    Dims dims = target.dims;
    int kept = static_cast<int>(axis);
    collapse(dims, strides, kept);
    body.grid = makeGrid(dims);
    body.result = makeStrides(strides[0]);
    for (size_t i = 0; i < count; ++i)
      body.parts[i] = makeStrides(strides[i + 1]);
    body.axis = static_cast<uint32_t>(kept);
    body.partCount = static_cast<uint32_t>(count);
    addKernel("concat", {position}, body, target, parts);
    target.offset += target.dims[axis] * target.strides[axis];
  }
  define(step.results[0], result);
}

Location Compiler::addPad(unsigned position, const Location &x, const Dims &low,
                          const Dims &high, double value) {
  Dims dims = x.dims;
  for (size_t d = 0; d < dims.size(); ++d)
    dims[d] += low[d] + high[d];
  Location result = addTemporary(plan.buffers[x.buffer].storage, dims);
  Pad body;
  body.grid = makeGrid(dims);
  body.operand = makeStrides(x.strides);
  body.value = static_cast<float>(value);
  for (size_t d = 0; d < dims.size(); ++d) {
    body.low[d] = static_cast<uint32_t>(low[d]);
    body.sizes[d] = static_cast<uint32_t>(x.dims[d]);
  }
  addKernel("pad", {position}, body, result, {x});
  return result;
}

void Compiler::compilePad(unsigned position) {
  const Step &step = program.steps[position];
  define(step.results[0],
         addPad(position, locate(step.operands[0]), step.attributes.list("low"),
                step.attributes.list("high"), step.attributes.real("value")));
}

/// Zeros round a convolution's kernel.
void Compiler::compileEnlarge(unsigned position) {
  const Step &step = program.steps[position];
  Location w = locate(step.operands[0]);
  Dims low(4, 0), high(4, 0);
  for (int d = 2; d < 4; ++d) {
    int64_t more = getDims(step.results[0])[d] - w.dims[d];
    low[d] = more / 2;
    high[d] = more - low[d];
  }
  define(step.results[0], addPad(position, w, low, high, 0));
}

void Compiler::compileMergeGroups(unsigned position) {
  const Step &step = program.steps[position];
  Location w = locatePlain(step.operands[0]);
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  MergeGroups body;
  body.elements = static_cast<uint32_t>(result.getElements());
  body.perGroup =
      static_cast<uint32_t>(w.dims[0] / step.attributes.number("groups"));
  body.count = static_cast<uint32_t>(step.attributes.number("count"));
  body.inputs = static_cast<uint32_t>(w.dims[1]);
  body.window = static_cast<uint32_t>(w.dims[2] * w.dims[3]);
  addKernel("merge_gconv", {position}, body, result, {w});
  define(step.results[0], result);
}

void Compiler::compileGather(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Location x = locatePlain(step.operands[0]),
           indices = locatePlain(step.operands[1]);
  if (plan.buffers[indices.buffer].storage != Storage::I32) {
    failure =
        Error{"step " + std::to_string(position) +
              ": the cuda executor's gather takes indices of type i32 or "
              "i64, found " +
              std::string(getName(program.tensors[step.operands[1]].type))};
    return;
  }
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  Gather body;
  body.elements = static_cast<uint32_t>(result.getElements());
  body.size = static_cast<uint32_t>(x.dims[axis]);
  body.indices = static_cast<uint32_t>(indices.getElements());
  for (size_t d = axis + 1; d < x.dims.size(); ++d)
    body.inner *= static_cast<uint32_t>(x.dims[d]);
  addKernel("gather", {position}, body, result, {x, indices});
  define(step.results[0], result);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void Compiler::compileReduction(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locate(step.operands[0]);
  Dims kept, reduced;
  std::vector<Dims> keptStrides(1), reducedStrides(1);
  const std::vector<int64_t> &axes = step.attributes.list("axes");
  for (size_t d = 0; d < x.dims.size(); ++d) {
    bool drops = std::count(axes.begin(), axes.end(), d) != 0;
    (drops ? reduced : kept).push_back(x.dims[d]);
    (drops ? reducedStrides : keptStrides)[0].push_back(x.strides[d]);
  }
  int none = -1;
  collapse(reduced, reducedStrides, none);
  collapse(kept, keptStrides, none);
  Reduce body;
  body.kept = makeGrid(kept);
  body.reduced = makeGrid(reduced);
  body.keptStrides = makeStrides(keptStrides[0]);
  body.reducedStrides = makeStrides(reducedStrides[0]);
  body.kind = step.op == "reduce_sum"    ? Reduction::Sum
              : step.op == "reduce_mean" ? Reduction::Mean
                                         : Reduction::Max;
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  addKernel("reduction", {position}, body, result, {x});
  define(step.results[0], result);
}

void Compiler::compileSoftmax(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Location x = locate(step.operands[0]);
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  Softmax body;
  body.size = static_cast<uint32_t>(x.dims[axis]);
  body.operandStride = static_cast<uint32_t>(x.strides[axis]);
  body.resultStride = static_cast<uint32_t>(result.strides[axis]);
  Dims rows = x.dims;
  std::vector<Dims> strides{x.strides, result.strides};
  rows.erase(rows.begin() + axis);
  for (Dims &list : strides)
    list.erase(list.begin() + axis);
  int none = -1;
  collapse(rows, strides, none);
  body.rows = makeGrid(rows);
  body.operand = makeStrides(strides[0]);
  body.result = makeStrides(strides[1]);
  addKernel("softmax", {position}, body, result, {x});
  define(step.results[0], result);
}

void Compiler::compileLayerNorm(unsigned position) {
  const Step &step = program.steps[position];
  Location result =
      addTemporary(getStorage(step.results[0]), getDims(step.results[0]));
  std::vector<Location> operands;
  for (unsigned operand : step.operands)
    operands.push_back(locatePlain(operand));
  LayerNorm body;
  int64_t size = operands[1].getElements();
  body.size = static_cast<uint32_t>(size);
  body.rows =
      static_cast<uint32_t>(size == 0 ? 0 : operands[0].getElements() / size);
  body.epsilon = static_cast<float>(step.attributes.real("epsilon"));
  body.hasBias = operands.size() > 2;
  addKernel("layer norm", {position}, body, result, operands);
  define(step.results[0], result);
}

} // namespace taso::runtime::cuda
