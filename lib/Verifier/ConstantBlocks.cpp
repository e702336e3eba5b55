//===- ConstantBlocks.cpp - Constants made of other constants -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantBlocks.h"

#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace taso {

/// Looks for blocks in one constant.
class ConstantBlocks::Search {
public:
  explicit Search(const Tensor &whole);

  /// Finds a place for the part that no other one has taken.
  std::optional<SmallVector<int64_t>> place(const Tensor &part);
  /// True if all elements are zero but those in blocks.
  bool isComplete() const;

private:
  SmallVector<int64_t> getIndex(const Tensor &tensor, int64_t position) const;
  SmallVector<int64_t> getPositions(const Tensor &part,
                                    ArrayRef<int64_t> offset) const;

  const Tensor &whole;
  /// The first few positions of each number.
  std::map<double, SmallVector<int64_t, 2>> positions;
  std::vector<bool> taken;
};

ConstantBlocks::Search::Search(const Tensor &whole)
    : whole(whole), taken(whole.size()) {
  constexpr size_t kMaxPositions = 16;
  for (auto [i, value] : llvm::enumerate(whole.values()))
    if (value != 0 && value == value && positions[value].size() < kMaxPositions)
      positions[value].push_back(i);
}

SmallVector<int64_t> ConstantBlocks::Search::getIndex(const Tensor &tensor,
                                                      int64_t position) const {
  SmallVector<int64_t> index(tensor.rank());
  for (unsigned d = tensor.rank(); d-- > 0;) {
    index[d] = position % tensor.dim(d);
    position /= tensor.dim(d);
  }
  return index;
}

/// Where the elements of a part stand in the whole.
SmallVector<int64_t>
ConstantBlocks::Search::getPositions(const Tensor &part,
                                     ArrayRef<int64_t> offset) const {
  SmallVector<int64_t> result = {0};
  for (unsigned d = 0; d < part.rank(); ++d) {
    SmallVector<int64_t> next;
    for (int64_t position : result)
      for (int64_t i = 0; i < part.dim(d); ++i)
        next.push_back(position * whole.dim(d) + offset[d] + i);
    result = std::move(next);
  }
  return result;
}

std::optional<SmallVector<int64_t>>
ConstantBlocks::Search::place(const Tensor &part) {
  auto values = part.values();
  auto first = llvm::find_if(values, [](double value) { return value != 0; });
  if (first == values.end() || part.rank() != whole.rank())
    return std::nullopt;
  auto candidates = positions.find(*first);
  if (candidates == positions.end())
    return std::nullopt;
  SmallVector<int64_t> inner = getIndex(part, first - values.begin());
  for (int64_t candidate : candidates->second) {
    SmallVector<int64_t> offset = getIndex(whole, candidate);
    bool fits = true;
    for (unsigned d = 0; d < part.rank(); ++d) {
      offset[d] -= inner[d];
      fits &= offset[d] >= 0 && offset[d] + part.dim(d) <= whole.dim(d);
    }
    if (!fits)
      continue;
    SmallVector<int64_t> places = getPositions(part, offset);
    if (!llvm::all_of(llvm::enumerate(places), [&](auto item) {
          return !taken[item.value()] &&
                 whole.values()[item.value()] == values[item.index()];
        }))
      continue;
    for (int64_t position : places)
      taken[position] = true;
    return offset;
  }
  return std::nullopt;
}

bool ConstantBlocks::Search::isComplete() const {
  return llvm::all_of(llvm::enumerate(whole.values()), [&](auto item) {
    return taken[item.index()] || item.value() == 0;
  });
}

/// The elements of a floating-point constant that is not too large.
std::optional<ConstantBlocks::Tensor> ConstantBlocks::load(Class number) {
  constexpr int64_t kMaxElements = int64_t{1} << 26;
  auto known = tensors.find(number);
  if (known != tensors.end())
    return known->second;
  auto constant =
      dyn_cast_or_null<ConstantTensorOp>(classes.getOperation(number));
  if (!constant || !isa<FloatType>(constant.getType().getElementType()))
    return std::nullopt;
  elements += constant.getType().getNumElements();
  if (elements > kMaxElements)
    return std::nullopt;
  FailureOr<Tensor> tensor = toHostTensor<double>(constant.getValue());
  if (failed(tensor))
    return std::nullopt;
  tensors[number] = *tensor;
  return *tensor;
}

std::vector<ConstantBlocks::Block> ConstantBlocks::find(Class number) {
  std::optional<Tensor> whole = load(number);
  if (!whole)
    return {};
  // Large parts first: small ones stand in many places.
  std::vector<std::pair<Class, Tensor>> parts;
  for (Class part = 0; part < number; ++part)
    if (std::optional<Tensor> tensor = load(part);
        tensor && tensor->size() < whole->size())
      parts.push_back({part, *tensor});
  llvm::stable_sort(parts, [](const auto &a, const auto &b) {
    return a.second.size() > b.second.size();
  });
  Search search(*whole);
  std::vector<Block> blocks;
  for (const auto &[part, tensor] : parts)
    while (std::optional<SmallVector<int64_t>> offset = search.place(tensor))
      blocks.push_back({part, *offset});
  return search.isComplete() ? blocks : std::vector<Block>();
}

ArrayRef<ConstantBlocks::Block> ConstantBlocks::get(Class number) {
  auto found = known.find(number);
  if (found == known.end())
    found = known.insert({number, find(number)}).first;
  return found->second;
}

} // namespace taso
