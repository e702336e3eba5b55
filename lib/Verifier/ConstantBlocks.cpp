//===- ConstantBlocks.cpp - Constants made of other constants -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantBlocks.h"

#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;

namespace taso {

/// Looks for blocks in one constant.
class ConstantBlocks::Search {
public:
  explicit Search(const Tensor &whole);

  /// Finds a place for the part that no other one has taken.
  bool place(const Tensor &part, Block &block);
  /// True if all elements are zero but those in blocks.
  bool isComplete() const;

private:
  SmallVector<int64_t> getIndex(const Tensor &tensor, int64_t position) const;
  SmallVector<int64_t> getPositions(const Tensor &part,
                                    const Block &block) const;

  bool placeAt(int64_t position, int64_t first, const Tensor &part,
               Block &block);

  const Tensor &whole;
  /// The first few positions of each number, without sign and exponent.
  std::map<double, SmallVector<int64_t, 2>> positions;
  std::vector<bool> taken;
};

static double getMantissa(double value) {
  int exponent = 0;
  return std::fabs(std::frexp(value, &exponent));
}

ConstantBlocks::Search::Search(const Tensor &whole)
    : whole(whole), taken(whole.size()) {
  constexpr size_t kMaxPositions = 16;
  for (auto [i, value] : llvm::enumerate(whole.values())) {
    if (value == 0 || !std::isfinite(value))
      continue;
    auto &list = positions[getMantissa(value)];
    if (list.size() < kMaxPositions)
      list.push_back(i);
  }
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
                                     const Block &block) const {
  SmallVector<int64_t> extents(whole.rank(), 1);
  for (auto [d, image] : llvm::enumerate(block.dimensions))
    if (image >= 0)
      extents[image] = part.dim(d);
  SmallVector<int64_t> result = {0};
  for (unsigned d = 0; d < whole.rank(); ++d) {
    SmallVector<int64_t> next;
    for (int64_t position : result)
      for (int64_t i = 0; i < extents[d]; ++i)
        next.push_back(position * whole.dim(d) + block.offset[d] + i);
    result = std::move(next);
  }
  return result;
}

/// The same dimensions where the ranks are equal, else those that are not 1 in
/// order. Fails if these are not as many on both sides.
static LogicalResult mapDimensions(const HostTensor<double> &part,
                                   const HostTensor<double> &whole,
                                   SmallVector<int> &dimensions) {
  SmallVector<int> images;
  for (unsigned d = 0; d < whole.rank(); ++d)
    if (part.rank() == whole.rank() || whole.dim(d) != 1)
      images.push_back(d);
  dimensions.clear();
  size_t next = 0;
  for (unsigned d = 0; d < part.rank(); ++d) {
    bool isMapped = part.rank() == whole.rank() || part.dim(d) != 1;
    if (isMapped && next == images.size())
      return failure();
    dimensions.push_back(isMapped ? images[next++] : -1);
  }
  return success(next == images.size());
}

/// Takes the places of the part for which its element `first` comes to stand at
/// the position, if it fits there.
bool ConstantBlocks::Search::placeAt(int64_t position, int64_t first,
                                     const Tensor &part, Block &block) {
  block.factor = whole.values()[position] / part.values()[first];
  block.offset = getIndex(whole, position);
  SmallVector<int64_t> inner = getIndex(part, first);
  for (auto [d, image] : llvm::enumerate(block.dimensions)) {
    if (image < 0)
      continue;
    int64_t &offset = block.offset[image];
    offset -= inner[d];
    if (offset < 0 || offset + part.dim(d) > whole.dim(image))
      return false;
  }
  SmallVector<int64_t> places = getPositions(part, block);
  for (auto [place, value] : llvm::zip_equal(places, part.values()))
    if (taken[place] || whole.values()[place] != block.factor * value)
      return false;
  for (int64_t place : places)
    taken[place] = true;
  return true;
}

bool ConstantBlocks::Search::place(const Tensor &part, Block &block) {
  const std::vector<double> &values = part.values();
  auto first = llvm::find_if(values, [](double value) { return value != 0; });
  if (first == values.end() || !std::isfinite(*first) ||
      failed(mapDimensions(part, whole, block.dimensions)))
    return false;
  auto candidates = positions.find(getMantissa(*first));
  return candidates != positions.end() &&
         llvm::any_of(candidates->second, [&](int64_t position) {
           return placeAt(position, first - values.begin(), part, block);
         });
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
        tensor && tensor->size() <= whole->size())
      parts.push_back({part, *tensor});
  llvm::stable_sort(parts, [](const auto &a, const auto &b) {
    return a.second.size() > b.second.size();
  });
  Search search(*whole);
  std::vector<Block> blocks;
  for (const auto &[part, tensor] : parts)
    for (Block block = {part}; search.place(tensor, block);)
      blocks.push_back(block);
  return search.isComplete() ? blocks : std::vector<Block>();
}

ArrayRef<ConstantBlocks::Block> ConstantBlocks::get(Class number) {
  auto found = known.find(number);
  if (found == known.end())
    found = known.insert({number, find(number)}).first;
  return found->second;
}

} // namespace taso
