//===- CompileMovement.cpp - Views, and steps that move elements ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Loops.h"

#include "TASO/Semantics/Operators.h"

#include <algorithm>

namespace taso::runtime::onednn {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

bool Compiler::compileReshape(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.results[0]);
  Location x = locate(step.operands[0]);
  // Blocks can be kept where only sizes of 1 come or go.
  Desc desc = x.desc.reshape(dims, /*allow_empty=*/true);
  if (desc.is_zero()) {
    x = locatePlain(step.operands[0]);
    desc = getPlain(dims);
  }
  define(step.results[0], x.as(desc));
  return true;
}

bool Compiler::compileTranspose(unsigned position) {
  const Step &step = program.steps[position];
  const std::vector<int64_t> &perm = step.attributes.list("perm");
  Location x = locate(step.operands[0]);
  if (perm.empty()) {
    define(step.results[0], x);
    return true;
  }
  std::vector<int> target(perm.size());
  for (size_t d = 0; d < perm.size(); ++d)
    target[perm[d]] = static_cast<int>(d);
  define(step.results[0], x.as(x.desc.permute_axes(target)));
  return true;
}

/// A part of a tensor along an axis, where it lies. Blocks can be cut between
/// each other only.
Location Compiler::makePart(unsigned tensor, unsigned axis, int64_t start,
                            int64_t size) {
  Dims dims = getDims(tensor), offsets(dims.size(), 0);
  dims[axis] = size;
  offsets[axis] = start;
  Location x = locate(tensor);
  Desc desc = x.desc.submemory_desc(dims, offsets, /*allow_empty=*/true);
  if (desc.is_zero()) {
    x = locatePlain(tensor);
    desc = x.desc.submemory_desc(dims, offsets);
  }
  return x.as(desc);
}

bool Compiler::compileSplit(unsigned position) {
  const Step &step = program.steps[position];
  unsigned axis = static_cast<unsigned>(step.attributes.number("axis"));
  int64_t start = 0;
  for (size_t i = 0; i < step.results.size(); ++i) {
    int64_t size = step.attributes.list("sizes")[i];
    define(step.results[i], makePart(step.operands[0], axis, start, size));
    start += size;
  }
  return true;
}

bool Compiler::compileSlice(unsigned position) {
  const Step &step = program.steps[position];
  unsigned axis = static_cast<unsigned>(step.attributes.number("axis"));
  int64_t start = step.attributes.number("start"),
          size = step.attributes.number("size"),
          stride = step.attributes.number("step");
  if (stride == 1 || size == 1) {
    define(step.results[0], makePart(step.operands[0], axis, start, size));
    return true;
  }
  Location x = locatePlain(step.operands[0]);
  Dims dims = getDims(step.results[0]), strides;
  for (size_t d = 0; d < dims.size(); ++d)
    strides.push_back(x.desc.data.format_desc.blocking.strides[d] *
                      (d == axis ? stride : 1));
  Desc desc(dims, dnnl::memory::data_type::f32, strides);
  desc.data.offset0 = start * x.desc.data.format_desc.blocking.strides[axis];
  define(step.results[0], x.as(desc));
  return true;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// A layout in which parts along an axis are whole pieces of memory: row-major,
/// or blocks of channels that all parts fill. Says which layout of one size is
/// that layout of another one.
class PieceLayout {
public:
  /// The kind of the layout, if it is such a one.
  static std::optional<PieceLayout> get(const Desc &desc) {
    using Tag = dnnl::memory::format_tag;
    if (isPlain(desc))
      return PieceLayout();
    for (auto [tag, block] : {std::pair(Tag::nChw8c, 8), {Tag::nChw16c, 16}})
      if (desc.dims().size() == 4 &&
          desc == Desc(desc.dims(), dnnl::memory::data_type::f32, tag))
        return PieceLayout(tag, block);
    return std::nullopt;
  }

  /// The layout of a part or of the whole. None if it has no pieces.
  std::optional<Desc> make(const Dims &dims, int64_t axis) const {
    if (block == 1)
      return getPlain(dims);
    if (axis > 1 || dims[1] % block != 0)
      return std::nullopt;
    return Desc(dims, dnnl::memory::data_type::f32, tag);
  }

private:
  PieceLayout() = default;
  PieceLayout(dnnl::memory::format_tag tag, int64_t block)
      : tag(tag), block(block) {}

  dnnl::memory::format_tag tag = dnnl::memory::format_tag::any;
  int64_t block = 1;
};

/// Parts that follow each other in memory can be written in place by what
/// computes them: all sizes before the axis are 1. A tensor is a part of one
/// concatenation only.
void Compiler::findParts() {
  for (unsigned i = 0; i < program.steps.size(); ++i) {
    const Step &step = program.steps[i];
    if (step.op != "concat")
      continue;
    Dims dims = getDims(step.results[0]);
    int64_t axis = step.attributes.number("axis"), start = 0;
    if (!std::all_of(dims.begin(), dims.begin() + axis,
                     [](int64_t size) { return size == 1; }))
      continue;
    for (unsigned operand : step.operands) {
      parts.insert({operand, {i, start}});
      start += program.tensors[operand].getElements();
    }
  }
}

/// The place of a part in the result of its concatenation, which may be a part
/// itself. None if the layout has no pieces for it.
std::optional<Location> Compiler::placePart(unsigned tensor, const Desc &desc) {
  auto part = parts.find(tensor);
  auto layout = PieceLayout::get(desc);
  if (part == parts.end() || !layout)
    return std::nullopt;
  const Step &step = program.steps[part->second.step];
  int64_t axis = step.attributes.number("axis");
  for (unsigned operand : step.operands)
    if (!layout->make(getDims(operand), axis))
      return std::nullopt;
  Desc whole = *layout->make(getDims(step.results[0]), axis);
  auto it = joined.find(part->second.step);
  if (it == joined.end())
    it = joined.insert({part->second.step, placeResult(step.results[0], whole)})
             .first;
  if (it->second.desc != whole)
    return std::nullopt;
  return Location{it->second.buffer, desc,
                  it->second.offset + part->second.start};
}

/// Copies whole pieces, except for parts that lie where they belong: the loops
/// of oneDNN 2.6 take 20 times as long. False if the layout has no such pieces.
bool Compiler::compileConcatLoop(unsigned position, const Desc &whole) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  auto layout = PieceLayout::get(whole);
  std::vector<Desc> layouts;
  for (unsigned operand : step.operands) {
    auto part = layout ? layout->make(getDims(operand), axis) : std::nullopt;
    if (!part)
      return false;
    layouts.push_back(*part);
  }
  auto it = joined.find(position);
  Location result = it != joined.end() && it->second.desc == whole
                        ? it->second
                        : placeResult(step.results[0], whole);
  std::vector<Argument> arguments;
  ConcatLoop loop;
  for (int64_t d = 0; d < axis; ++d)
    loop.outer *= whole.dims()[d];
  for (size_t i = 0; i < layouts.size(); ++i) {
    unsigned operand = step.operands[i];
    Location part = locate(operand, layouts[i]);
    int64_t chunk = program.tensors[operand].getElements() / loop.outer;
    bool isThere = part.buffer == result.buffer &&
                   part.offset == result.offset + loop.whole;
    if (!isThere) {
      loop.chunks.push_back({chunk, loop.whole});
      arguments.push_back({0, part});
    }
    loop.whole += chunk;
  }
  define(step.results[0], result);
  if (arguments.empty())
    return true;
  arguments.push_back({0, result, true});
  addFunction("loop of concat", std::move(arguments), position,
              [loop, count = threads](const std::vector<float *> &data) {
                loop.run(count, data);
              });
  return true;
}

bool Compiler::compileConcat(unsigned position) {
  const Step &step = program.steps[position];
  auto it = joined.find(position);
  if (it != joined.end() && compileConcatLoop(position, it->second.desc))
    return true;
  std::vector<Desc> sources;
  for (unsigned operand : step.operands)
    sources.push_back(locate(operand).desc);
  dnnl::concat::primitive_desc descriptor(
      static_cast<int>(step.attributes.number("axis")), sources,
      plan.getEngine(), makeAttributes());
  if (compileConcatLoop(position, descriptor.dst_desc()))
    return true;
  std::vector<Argument> arguments;
  for (size_t i = 0; i < sources.size(); ++i)
    arguments.push_back({DNNL_ARG_MULTIPLE_SRC + static_cast<int>(i),
                         locate(step.operands[i])});
  Location result = addTemporary(descriptor.dst_desc());
  arguments.push_back({DNNL_ARG_DST, result, true});
  addPrimitive(descriptor, dnnl::concat(descriptor), std::move(arguments),
               {position});
  define(step.results[0], result);
  return true;
}

/// Copies into the middle of a buffer whose border was filled while compiling.
/// The buffer is the result's own: no kernel writes the border.
bool Compiler::compilePad(unsigned position) {
  const Step &step = program.steps[position];
  Location x = locate(step.operands[0]);
  Dims dims = getDims(step.results[0]);
  Desc whole = getPlain(dims);
  Location result{plan.addBuffer(BufferKind::Constant, whole.get_size()),
                  whole};
  std::fill_n(plan.getConstant(result.buffer),
              program.tensors[step.results[0]].getElements(),
              static_cast<float>(step.attributes.real("value")));
  const std::vector<int64_t> &low = step.attributes.list("low");
  Dims offsets(dims.size(), 0);
  std::copy(low.begin(), low.end(), offsets.begin());
  Location middle =
      result.as(whole.submemory_desc(getDims(step.operands[0]), offsets));
  dnnl::reorder::primitive_desc descriptor(plan.getEngine(), x.desc,
                                           plan.getEngine(), middle.desc,
                                           makeAttributes());
  addPrimitive(descriptor, dnnl::reorder(descriptor),
               {{DNNL_ARG_FROM, x}, {DNNL_ARG_TO, middle, true}}, {position});
  define(step.results[0], result);
  return true;
}

/// Pointwise steps read the operand of a broadcast in place; for others it is
/// copied once they ask.
bool Compiler::compileBroadcast(unsigned position) {
  const Step &step = program.steps[position];
  unsigned result = step.results[0];
  bool inPlace = program.tensors[result].kind != TensorKind::Output;
  for (unsigned user : users[result]) {
    const std::string &op = program.steps[user].op;
    inPlace &= op == "add" || op == "sub" || op == "mul" || op == "div" ||
               op == "max" || op == "min";
  }
  if (!inPlace)
    repeat(position);
  return true;
}

void Compiler::repeat(unsigned position) {
  const Step &step = program.steps[position];
  Dims dims = getDims(step.results[0]);
  Location x = locate(step.operands[0]);
  if (!isStrided(x.desc))
    x = locatePlain(step.operands[0]);
  StridedLoop loop{{dims.begin(), dims.end()}, {{}}};
  for (size_t d = 0; d < dims.size(); ++d)
    loop.strides[0].push_back(
        x.desc.dims()[d] == 1 ? 0
                              : x.desc.data.format_desc.blocking.strides[d]);
  Location result = addTemporary(getPlain(dims));
  define(step.results[0], result);
  addFunction("loop of broadcast", {{0, x}, {0, result, true}}, position,
              [loop, count = threads](const std::vector<float *> &data) {
                loop.run(count, Binary::First, data[0], data[0], data[1]);
              });
}

bool Compiler::compileGather(unsigned position) {
  const Step &step = program.steps[position];
  int64_t axis = step.attributes.number("axis");
  Dims dims = getDims(step.operands[0]);
  GatherLoop loop;
  for (int64_t d = 0; d < static_cast<int64_t>(dims.size()); ++d)
    (d < axis ? loop.outer : d == axis ? loop.size : loop.inner) *= dims[d];
  loop.indices = program.tensors[step.operands[1]].getElements();
  Location x = locatePlain(step.operands[0]),
           index = locatePlain(step.operands[1]),
           result = addTemporary(getPlain(getDims(step.results[0])));
  define(step.results[0], result);
  addFunction("loop of gather", {{0, x}, {0, index}, {0, result, true}},
              position,
              [loop, count = threads](const std::vector<float *> &data) {
                loop.run(count, data[0], data[1], data[2]);
              });
  return true;
}

} // namespace taso::runtime::onednn
