//===- Plan.cpp - Kernels and the memory they run on ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"

#include <algorithm>

namespace taso::runtime::cuda {

Storage getStorage(ElementType type) {
  switch (type) {
  case ElementType::F32:
    return Storage::F32;
  case ElementType::F16:
    return Storage::F16;
  case ElementType::BF16:
    return Storage::BF16;
  case ElementType::I32:
  case ElementType::I64:
    return Storage::I32;
  }
  return Storage::F32;
}

unsigned getBytes(Storage storage) {
  return storage == Storage::F16 || storage == Storage::BF16 ? 2 : 4;
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

Dims getPlainStrides(const Dims &dims) {
  Dims strides(dims.size(), 1);
  for (size_t d = dims.size(); d-- > 1;)
    strides[d - 1] = strides[d] * dims[d];
  return strides;
}

int64_t Location::getElements() const {
  int64_t elements = 1;
  for (int64_t size : dims)
    elements *= size;
  return elements;
}

bool Location::isPlain() const {
  int64_t stride = 1;
  for (size_t d = dims.size(); d-- > 0; stride *= dims[d])
    if (dims[d] != 1 && strides[d] != stride)
      return false;
  return true;
}

void collapse(Dims &dims, std::vector<Dims> &strides, int &kept) {
  Dims merged;
  std::vector<Dims> result(strides.size());
  int position = -1;
  for (int d = 0; d < static_cast<int>(dims.size()); ++d) {
    if (dims[d] == 1 && d != kept)
      continue;
    int last = static_cast<int>(merged.size()) - 1;
    bool merges = last >= 0 && d != kept && last != position;
    for (size_t i = 0; merges && i < strides.size(); ++i)
      merges = result[i][last] == strides[i][d] * dims[d];
    if (!merges) {
      merged.push_back(1);
      for (Dims &list : result)
        list.push_back(0);
      ++last;
    }
    if (d == kept)
      position = last;
    merged[last] *= dims[d];
    for (size_t i = 0; i < strides.size(); ++i)
      result[i][last] = strides[i][d];
  }
  dims = std::move(merged);
  strides = std::move(result);
  kept = position;
}

std::optional<Location> reshape(const Location &location, const Dims &dims) {
  Location result{location.buffer, location.offset, dims, Dims(dims.size(), 0)};
  if (location.getElements() == 0) {
    result.strides = getPlainStrides(dims);
    return result;
  }
  Dims sizes = location.dims;
  std::vector<Dims> strides{location.strides};
  int kept = -1;
  collapse(sizes, strides, kept);
  // Each run of evenly spaced elements is cut into whole new dimensions.
  size_t run = sizes.size();
  int64_t left = 1, stride = 1;
  for (size_t d = dims.size(); d-- > 0;) {
    if (dims[d] == 1)
      continue;
    if (left == 1) {
      --run; // Sizes above 1 are left on both sides.
      left = sizes[run];
      stride = strides[0][run];
    }
    if (left % dims[d] != 0)
      return std::nullopt;
    result.strides[d] = stride;
    stride *= dims[d];
    left /= dims[d];
  }
  return result;
}

Pointwise getEpilogue(const Pointwise &epilogue, unsigned done) {
  Pointwise rest = epilogue;
  rest.opCount -= done;
  std::copy(epilogue.ops + done, epilogue.ops + epilogue.opCount, rest.ops);
  return rest;
}

Pointers getEpiloguePointers(const Pointers &pointers) {
  // Operand 0 of the kernel is one of the library's two; so are 2 and 1.
  Pointers result;
  result.result = pointers.result;
  result.operands[0] = pointers.result;
  std::copy(pointers.operands + 2, pointers.operands + kMaxOperands + 1,
            result.operands + 1);
  return result;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

unsigned Plan::addBuffer(BufferKind kind, Storage storage, int64_t elements) {
  buffers.push_back(
      {kind, storage, static_cast<uint64_t>(elements) * getBytes(storage)});
  return static_cast<unsigned>(buffers.size() - 1);
}

void Plan::shareMemory(const std::vector<unsigned> &live) {
  constexpr uint64_t alignment = 256;
  struct Lifetime {
    unsigned buffer;
    size_t first, last;
  };
  std::vector<Lifetime> lifetimes;
  std::vector<int> position(buffers.size(), -1);
  for (size_t i = 0; i < kernels.size(); ++i)
    for (const Argument &argument : kernels[i].arguments) {
      if (buffers[argument.buffer].kind != BufferKind::Temporary)
        continue;
      int &at = position[argument.buffer];
      if (at < 0) {
        at = static_cast<int>(lifetimes.size());
        lifetimes.push_back({argument.buffer, i, i});
      }
      lifetimes[at].last = i;
    }
  for (unsigned buffer : live)
    if (position[buffer] >= 0)
      lifetimes[position[buffer]].last = kernels.size();
  // The largest first: each at the lowest offset that is free in its lifetime.
  std::stable_sort(lifetimes.begin(), lifetimes.end(),
                   [&](const Lifetime &a, const Lifetime &b) {
                     return buffers[a.buffer].bytes > buffers[b.buffer].bytes;
                   });
  std::vector<Lifetime> placed; // by offset
  for (const Lifetime &lifetime : lifetimes) {
    uint64_t bytes = buffers[lifetime.buffer].bytes, offset = 0;
    for (const Lifetime &other : placed) {
      if (other.last < lifetime.first || lifetime.last < other.first)
        continue;
      const Buffer &taken = buffers[other.buffer];
      if (offset + bytes <= taken.offset)
        break;
      uint64_t end = taken.offset + taken.bytes;
      offset = std::max(offset, (end + alignment - 1) / alignment * alignment);
    }
    buffers[lifetime.buffer].offset = offset;
    blockBytes = std::max(blockBytes, offset + bytes);
    auto after =
        std::find_if(placed.begin(), placed.end(), [&](const Lifetime &other) {
          return buffers[other.buffer].offset > offset;
        });
    placed.insert(after, lifetime);
  }
}

} // namespace taso::runtime::cuda
