//===- ShapeArithmetic.cpp - Integer tensors known in advance -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per operator of shape arithmetic, on tensors of rank 0 and 1 but
// for the pointwise ones.
//
//===----------------------------------------------------------------------===//

#include "ShapeArithmetic.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace taso::conversion {

namespace {
/// One operation of shape arithmetic: its attributes and known operands (null
/// for a missing one).
struct Arithmetic {
  DictionaryAttr attributes;
  Operation *op;
  int64_t opset;
  KnownIntegers &known;
  SmallVector<std::optional<IntTensor>> operands;

  /// An operand of which all numbers are known.
  const IntTensor *get(unsigned i) const {
    const IntTensor *tensor = getWithSizes(i);
    return tensor && llvm::none_of(tensor->values, KnownIntegers::isOpen)
               ? tensor
               : nullptr;
  }
  /// An operand that may have open sizes.
  const IntTensor *getWithSizes(unsigned i) const {
    return i < operands.size() && operands[i] ? &*operands[i] : nullptr;
  }
  int64_t number(StringRef name, int64_t otherwise) const {
    auto value = attributes.getAs<IntegerAttr>(name);
    return value ? value.getValue().getSExtValue() : otherwise;
  }
  /// A list that is an attribute in older opsets and an operand in newer ones.
  std::optional<SmallVector<int64_t>> list(StringRef name,
                                           unsigned operand) const {
    if (auto array = attributes.getAs<ArrayAttr>(name)) {
      SmallVector<int64_t> values;
      for (Attribute entry : array)
        if (auto number = dyn_cast<IntegerAttr>(entry))
          values.push_back(number.getValue().getSExtValue());
      return values;
    }
    if (const IntTensor *tensor = get(operand))
      return tensor->values;
    return std::nullopt;
  }
};
using Result = std::optional<IntTensor>;
using Evaluate = Result (*)(const Arithmetic &);
} // namespace

static Result evaluateShape(const Arithmetic &node) {
  Value tensor = node.op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return std::nullopt;
  int64_t rank = type.getRank();
  auto clamp = [&](int64_t i) {
    return std::clamp<int64_t>(i < 0 ? i + rank : i, 0, rank);
  };
  int64_t start = clamp(node.number("start", 0));
  int64_t end = std::max(start, clamp(node.number("end", rank)));
  IntTensor result{{end - start}, {}};
  for (int64_t dim = start; dim != end; ++dim)
    result.values.push_back(
        type.isDynamicDim(dim)
            ? node.known.addOpenSize({tensor, static_cast<unsigned>(dim)})
            : type.getDimSize(dim));
  return result;
}

static Result evaluateSize(const Arithmetic &node) {
  auto type = dyn_cast<RankedTensorType>(node.op->getOperand(0).getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  return IntTensor{{}, {type.getNumElements()}};
}

static Result evaluateGather(const Arithmetic &node) {
  const IntTensor *data = node.getWithSizes(0), *indices = node.get(1);
  if (!data || !indices || data->shape.size() != 1)
    return std::nullopt;
  IntTensor result{indices->shape, {}};
  int64_t size = data->shape[0];
  for (int64_t index : indices->values) {
    index = index < 0 ? index + size : index;
    if (index < 0 || index >= size)
      return std::nullopt;
    result.values.push_back(data->values[index]);
  }
  return result;
}

static Result evaluateConcat(const Arithmetic &node) {
  IntTensor result{{0}, {}};
  for (unsigned i = 0; i < node.operands.size(); ++i) {
    const IntTensor *part = node.getWithSizes(i);
    if (!part || part->shape.size() != 1)
      return std::nullopt;
    llvm::append_range(result.values, part->values);
  }
  result.shape[0] = result.values.size();
  return result;
}

/// Same elements, rank 0 or 1.
static Result evaluateUnsqueeze(const Arithmetic &node) {
  auto axes = node.list("axes", 1);
  const IntTensor *data = node.getWithSizes(0);
  if (!data || !data->shape.empty() || !axes || axes->size() != 1 ||
      (axes->front() != 0 && axes->front() != -1))
    return std::nullopt;
  return IntTensor{{1}, data->values};
}

static Result evaluateSqueeze(const Arithmetic &node) {
  const IntTensor *data = node.getWithSizes(0);
  if (!data || data->shape.size() != 1 || data->shape[0] != 1)
    return std::nullopt;
  return IntTensor{{}, data->values};
}

static Result evaluateIdentity(const Arithmetic &node) {
  const IntTensor *data = node.getWithSizes(0);
  return data ? Result(*data) : std::nullopt;
}

/// From integers to integers that hold them.
static Result evaluateCast(const Arithmetic &node) {
  auto type = dyn_cast<ShapedType>(node.op->getResult(0).getType());
  const IntTensor *data = node.getWithSizes(0);
  int64_t to = node.number("to", 0);
  constexpr int64_t kInt32 = 6, kInt64 = 7;
  bool isInteger = to == kInt32 || to == kInt64;
  if (!data || !isInteger || (type && !type.getElementType().isInteger()))
    return std::nullopt;
  if (to == kInt32 &&
      llvm::any_of(data->values, [](int64_t v) { return v != int32_t(v); }))
    return std::nullopt;
  return *data;
}

static Result evaluateSlice(const Arithmetic &node) {
  const IntTensor *data = node.getWithSizes(0);
  auto starts = node.list("starts", 1), ends = node.list("ends", 2);
  if (!data || data->shape.size() != 1 || !starts || !ends ||
      starts->size() != 1 || ends->size() != 1)
    return std::nullopt;
  const IntTensor *steps = node.get(4);
  if (node.operands.size() > 4 && (!steps || steps->values[0] != 1))
    return std::nullopt;
  int64_t size = data->shape[0];
  auto clamp = [&](int64_t i) {
    return std::clamp<int64_t>(i < 0 ? i + size : i, 0, size);
  };
  int64_t start = clamp(starts->front());
  int64_t end = std::max(start, clamp(ends->front()));
  auto part = ArrayRef<int64_t>(data->values).slice(start, end - start);
  return IntTensor{{end - start}, SmallVector<int64_t>(part)};
}

static Result evaluateReduceProd(const Arithmetic &node) {
  const IntTensor *data = node.get(0);
  if (!data || data->shape.size() != 1)
    return std::nullopt;
  int64_t product = 1;
  for (int64_t value : data->values)
    if (llvm::MulOverflow(product, value, product))
      return std::nullopt;
  bool keep = node.number("keepdims", 1) != 0;
  return IntTensor{keep ? SmallVector<int64_t>{1} : SmallVector<int64_t>{},
                   {product}};
}

static Result evaluateConstantOfShape(const Arithmetic &node) {
  const IntTensor *shape = node.get(0);
  auto value = getIntegers(node.attributes.getAs<ElementsAttr>("value"));
  if (!shape || !value || value->values.size() != 1)
    return std::nullopt;
  int64_t count = 1;
  for (int64_t size : shape->values)
    if (size < 0 || size > 4096 || (count *= size) > 4096)
      return std::nullopt;
  return IntTensor{shape->values,
                   SmallVector<int64_t>(count, value->values.front())};
}

/// Pointwise on equal shapes, or with one element on a side.
template <class Function>
static Result evaluateBinary(const Arithmetic &node, Function function) {
  const IntTensor *lhs = node.get(0), *rhs = node.get(1);
  if (!lhs || !rhs || node.opset < 7)
    return std::nullopt;
  bool single = lhs->values.size() == 1 || rhs->values.size() == 1;
  if (lhs->shape != rhs->shape &&
      !(single && lhs->shape.size() <= 1 && rhs->shape.size() <= 1))
    return std::nullopt;
  const IntTensor *wide = lhs->values.size() == 1 ? rhs : lhs;
  IntTensor result{wide->shape, {}};
  if (wide->shape.empty())
    result.shape = lhs->shape.empty() ? rhs->shape : lhs->shape;
  for (size_t i = 0; i < wide->values.size(); ++i) {
    int64_t l = lhs->values[lhs->values.size() == 1 ? 0 : i];
    int64_t r = rhs->values[rhs->values.size() == 1 ? 0 : i];
    int64_t value;
    if (!function(l, r, value))
      return std::nullopt;
    result.values.push_back(value);
  }
  return result;
}

static Result evaluateAdd(const Arithmetic &node) {
  return evaluateBinary(node, [](int64_t l, int64_t r, int64_t &value) {
    return !llvm::AddOverflow(l, r, value);
  });
}
static Result evaluateSub(const Arithmetic &node) {
  return evaluateBinary(node, [](int64_t l, int64_t r, int64_t &value) {
    return !llvm::SubOverflow(l, r, value);
  });
}
static Result evaluateMul(const Arithmetic &node) {
  return evaluateBinary(node, [](int64_t l, int64_t r, int64_t &value) {
    return !llvm::MulOverflow(l, r, value);
  });
}
/// Rounding of negative quotients differs between runtimes: not evaluated.
static Result evaluateDiv(const Arithmetic &node) {
  return evaluateBinary(node, [](int64_t l, int64_t r, int64_t &value) {
    if (l < 0 || r <= 0)
      return false;
    value = l / r;
    return true;
  });
}

static Evaluate lookup(StringRef type) {
  static const llvm::StringMap<Evaluate> table = {
      {"Add", evaluateAdd},
      {"Cast", evaluateCast},
      {"Concat", evaluateConcat},
      {"ConstantOfShape", evaluateConstantOfShape},
      {"Div", evaluateDiv},
      {"Gather", evaluateGather},
      {"Identity", evaluateIdentity},
      {"Mul", evaluateMul},
      {"ReduceProd", evaluateReduceProd},
      {"Shape", evaluateShape},
      {"Size", evaluateSize},
      {"Slice", evaluateSlice},
      {"Squeeze", evaluateSqueeze},
      {"Sub", evaluateSub},
      {"Unsqueeze", evaluateUnsqueeze},
  };
  return table.lookup(type);
}

bool KnownIntegers::visit(Operation *op) {
  if (!isOnnx(op) || op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getAttr("onnx_domain"))
    return false;
  Evaluate evaluate = lookup(getOnnxType(op));
  if (!evaluate)
    return false;
  Arithmetic node{op->getAttrDictionary(), op, opset, *this, {}};
  for (Value operand : op->getOperands())
    node.operands.push_back(getWithSizes(operand));
  Result result = evaluate(node);
  if (!result)
    return false;
  known[op->getResult(0)] = std::move(*result);
  return true;
}

int64_t KnownIntegers::addOpenSize(OpenSize size) {
  openSizes.push_back(size);
  return kFirstOpen + static_cast<int64_t>(openSizes.size() - 1);
}

std::optional<IntTensor> KnownIntegers::get(Value value) const {
  std::optional<IntTensor> tensor = getWithSizes(value);
  return tensor && llvm::any_of(tensor->values, isOpen) ? std::nullopt : tensor;
}

std::optional<IntTensor> KnownIntegers::getWithSizes(Value value) const {
  auto it = known.find(value);
  if (it != known.end())
    return it->second;
  return getIntegers(getConstantElements(value));
}

} // namespace taso::conversion
