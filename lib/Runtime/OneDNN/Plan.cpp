//===- Plan.cpp - Kernels and the memory they run on ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"

#include "../SharedConstants.h"
#include "Caches.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace taso::runtime::onednn {

/// A cache line, and the widest vector register.
static constexpr size_t kAlignment = 64;

/// Programs with constants of so many bytes share them with others. No cache
/// holds them, so a program that is timed finds none there that another left.
static constexpr size_t kManyConstants = size_t{256} << 20;

static size_t roundUp(size_t bytes) {
  return (std::max<size_t>(bytes, 1) + kAlignment - 1) / kAlignment *
         kAlignment;
}

Desc getPlain(const Dims &dims) {
  Dims strides(dims.size(), 1);
  for (size_t i = dims.size(); i-- > 1;)
    strides[i - 1] = strides[i] * std::max<int64_t>(dims[i], 1);
  return Desc(dims, dnnl::memory::data_type::f32, strides);
}

void Plan::Free::operator()(void *data) const { std::free(data); }

Plan::Memory Plan::allocate(size_t bytes) {
  void *data = std::aligned_alloc(kAlignment, roundUp(bytes));
  if (!data)
    throw std::bad_alloc();
  return Memory(static_cast<float *>(data));
}

unsigned Plan::addBuffer(BufferKind kind, size_t bytes) {
  buffers.push_back({kind, roundUp(bytes), nullptr, nullptr});
  if (kind == BufferKind::Constant) {
    buffers.back().constant = allocate(bytes);
    buffers.back().data = buffers.back().constant.get();
    // What constants are compared by has no gaps.
    std::memset(reinterpret_cast<char *>(buffers.back().data) + bytes, 0,
                buffers.back().bytes - bytes);
  }
  return static_cast<unsigned>(buffers.size() - 1);
}

void Plan::release(unsigned buffer) {
  buffers[buffer].constant.reset();
  buffers[buffer].data = nullptr;
}

void Plan::enlarge(unsigned buffer, size_t bytes) {
  buffers[buffer].bytes = std::max(buffers[buffer].bytes, roundUp(bytes));
}

void Plan::runNow(const dnnl::primitive &primitive,
                  const std::vector<Argument> &arguments) {
  std::unordered_map<int, dnnl::memory> memory;
  for (const Argument &argument : arguments)
    memory.emplace(argument.index,
                   dnnl::memory(argument.location.desc, engine,
                                address(argument.location.buffer) +
                                    argument.location.offset));
  primitive.execute(stream, memory);
  stream.wait();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void Plan::finish(const std::vector<unsigned> &live) {
  dropUnread(live);
  shareConstants();
  shareMemory(live);
  bindKernels();
}

/// What was packed for a kernel is not read as it was.
void Plan::dropUnread(const std::vector<unsigned> &live) {
  std::vector<bool> isRead(buffers.size(), false);
  for (const Kernel &kernel : kernels)
    for (const Argument &argument : kernel.arguments)
      isRead[argument.location.buffer] = true;
  for (unsigned buffer : live)
    isRead[buffer] = true;
  for (size_t i = 0; i < buffers.size(); ++i)
    if (buffers[i].constant && !isRead[i])
      release(static_cast<unsigned>(i));
}

void Plan::shareConstants() {
  size_t total = 0;
  for (const Buffer &buffer : buffers)
    total += buffer.constant ? buffer.bytes : 0;
  if (total < kManyConstants)
    return;
  for (Buffer &buffer : buffers)
    if (buffer.constant) {
      buffer.constant = shareEqual(std::move(buffer.constant), buffer.bytes);
      buffer.data = buffer.constant.get();
    }
}

void Plan::shareMemory(const std::vector<unsigned> &live) {
  constexpr size_t never = ~size_t{0};
  std::vector<size_t> last(buffers.size(), 0);
  for (size_t i = 0; i < kernels.size(); ++i)
    for (const Argument &argument : kernels[i].arguments)
      last[argument.location.buffer] = i;
  for (unsigned buffer : live)
    last[buffer] = never;
  struct Block {
    float *data;
    size_t bytes;
  };
  std::vector<Block> unused;
  auto take = [&](size_t bytes) {
    auto best = unused.end();
    for (auto it = unused.begin(); it != unused.end(); ++it)
      if (it->bytes >= bytes &&
          (best == unused.end() || it->bytes < best->bytes))
        best = it;
    if (best != unused.end()) {
      Block block = *best;
      unused.erase(best);
      return block;
    }
    memories.push_back(allocate(bytes));
    workspace += bytes;
    return Block{memories.back().get(), bytes};
  };
  std::vector<size_t> bytes(buffers.size());
  for (size_t i = 0; i < kernels.size(); ++i) {
    for (const Argument &argument : kernels[i].arguments) {
      Buffer &buffer = buffers[argument.location.buffer];
      bool own = buffer.kind == BufferKind::Temporary ||
                 buffer.kind == BufferKind::Scratch;
      if (!own || buffer.data)
        continue;
      Block block = take(buffer.bytes);
      buffer.data = block.data;
      bytes[argument.location.buffer] = block.bytes;
      if (buffer.kind == BufferKind::Scratch)
        last[argument.location.buffer] = never;
    }
    // A buffer may be several arguments of one kernel.
    for (const Argument &argument : kernels[i].arguments) {
      unsigned id = argument.location.buffer;
      if (buffers[id].kind != BufferKind::Temporary || last[id] != i)
        continue;
      unused.push_back({buffers[id].data, bytes[id]});
      last[id] = never;
    }
  }
}

void Plan::bindKernels() {
  uses.resize(buffers.size());
  for (size_t i = 0; i < kernels.size(); ++i) {
    Bound result;
    for (size_t k = 0; k < kernels[i].arguments.size(); ++k) {
      const Argument &argument = kernels[i].arguments[k];
      float *data = address(argument.location.buffer);
      result.pointers.push_back(data ? data + argument.location.offset
                                     : nullptr);
      if (!kernels[i].function)
        result.memories.emplace(argument.index,
                                dnnl::memory(argument.location.desc, engine,
                                             result.pointers.back()));
      if (buffers[argument.location.buffer].kind == BufferKind::Input)
        uses[argument.location.buffer].push_back({i, k});
    }
    bound.push_back(std::move(result));
  }
}

void Plan::bind(unsigned buffer, float *data) {
  if (buffers[buffer].data == data)
    return;
  buffers[buffer].data = data;
  for (const Use &use : uses[buffer]) {
    const Argument &argument = kernels[use.kernel].arguments[use.argument];
    bound[use.kernel].pointers[use.argument] = data + argument.location.offset;
    if (!kernels[use.kernel].function)
      bound[use.kernel]
          .memories.at(argument.index)
          .set_data_handle(data + argument.location.offset);
  }
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

void Plan::run(bool convertsLayouts) {
  for (size_t i = 0; i < kernels.size(); ++i) {
    if (!convertsLayouts && kernels[i].steps.empty())
      continue;
    if (kernels[i].function)
      kernels[i].function(bound[i].pointers);
    else
      kernels[i].primitive.execute(stream, bound[i].memories);
  }
  stream.wait();
}

void Plan::evictConstants() const {
  for (const Buffer &buffer : buffers)
    if (buffer.data && buffer.kind == BufferKind::Constant)
      evict(buffer.data, buffer.bytes);
}

const float *Plan::getData(const Location &location) const {
  return address(location.buffer) + location.offset;
}

std::vector<FusedGroup> Plan::getGroups() const {
  std::vector<FusedGroup> groups;
  for (const Kernel &kernel : kernels)
    groups.push_back({kernel.steps, kernel.name});
  return groups;
}

} // namespace taso::runtime::onednn
