//===- Orders.cpp - In which order of dimensions values are held ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forms, their prices, and the choice among them.
//
//===----------------------------------------------------------------------===//

#include "Orders.h"

#include "../Constants.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace taso::conversion {

Order getPlainOrder(int64_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

Order getImageOrder() { return {0, 3, 1, 2}; }

Order getTransposition(ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  Order perm(from.size());
  for (auto [source, target] : llvm::zip_equal(from, to))
    perm[target] = source;
  return perm;
}

SmallVector<int64_t> arrange(ArrayRef<int64_t> perDimension,
                             ArrayRef<int64_t> order) {
  SmallVector<int64_t> arranged(perDimension.size());
  for (auto [number, position] : llvm::zip_equal(perDimension, order))
    arranged[position] = number;
  return arranged;
}

RankedTensorType arrange(Type type, ArrayRef<int64_t> order) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.clone(arrange(tensor.getShape(), order));
}

/// True if the elements can be put in any order.
static bool hasMovableElements(Value constant) {
  auto tensor = constant.getDefiningOp<ConstantTensorOp>();
  if (!tensor)
    return true;
  auto resource = dyn_cast<DenseResourceElementsAttr>(tensor.getValue());
  return resource ? resource.getRawHandle().getBlob() != nullptr
                  : isa<DenseElementsAttr>(tensor.getValue());
}

std::optional<Form> getConstantBehind(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isConstantOperator(op))
    return Form{value, getPlainOrder(
                           cast<RankedTensorType>(value.getType()).getRank())};
  auto transpose = dyn_cast<TransposeOp>(op);
  std::optional<Form> behind;
  if (transpose)
    behind = getConstantBehind(transpose.getInput());
  if (!behind)
    return std::nullopt;
  Order order;
  for (int64_t entry : transpose.getPerm())
    order.push_back(behind->order[entry]);
  return Form{behind->value, order};
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

ArrayRef<Form> Orders::getForms(Value value) {
  auto &known = forms[value];
  Operation *op = value.getDefiningOp();
  bool isOurs = op && isa_and_nonnull<TASODialect>(op->getDialect());
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (known.empty() && !isOurs)
    known.push_back({value, getPlainOrder(type ? type.getRank() : 0)});
  return known;
}

Value Orders::find(Value value, ArrayRef<int64_t> order) {
  for (const Form &form : getForms(value))
    if (ArrayRef(form.order) == order)
      return form.value;
  return {};
}

void Orders::add(Value value, Form form) {
  forms[value].push_back(std::move(form));
}

void Orders::want(Value value, Order order) {
  auto &orders = wanted[value];
  if (!llvm::is_contained(orders, order))
    orders.push_back(std::move(order));
}

ArrayRef<Order> Orders::getWanted(Value value) const {
  auto it = wanted.find(value);
  return it == wanted.end() ? ArrayRef<Order>() : ArrayRef<Order>(it->second);
}

unsigned Orders::getPrice(Value value, ArrayRef<int64_t> order) {
  for (const Form &form : getForms(value)) {
    auto type = cast<RankedTensorType>(form.value.getType());
    if (keepsOrder(type.getShape(), getTransposition(form.order, order)))
      return 0;
  }
  std::optional<Form> constant = getConstantBehind(value);
  if (!constant)
    return 1;
  auto type = cast<RankedTensorType>(constant->value.getType());
  return hasMovableElements(constant->value) ||
                 keepsOrder(type.getShape(),
                            getTransposition(constant->order, order))
             ? 0
             : 1;
}

Order Orders::choose(ArrayRef<Value> operands, Value result) {
  auto type = cast<RankedTensorType>(result.getType());
  // The plain order wins a tie: what is transposed early can be shared.
  SmallVector<Order> candidates = {getPlainOrder(type.getRank())};
  for (Value operand : operands)
    for (const Form &form : getForms(operand))
      candidates.push_back(form.order);
  llvm::append_range(candidates, getWanted(result));
  Order best;
  unsigned bestPrice = ~0u;
  for (const Order &order : candidates) {
    unsigned price = 0;
    for (auto [i, operand] : llvm::enumerate(operands))
      if (!llvm::is_contained(operands.take_front(i), operand))
        price += getPrice(operand, order);
    for (const Order &other : getWanted(result))
      price += !keepsOrder(arrange(type.getShape(), order),
                           getTransposition(order, other));
    if (price < bestPrice) {
      best = order;
      bestPrice = price;
    }
  }
  return best;
}

} // namespace taso::conversion
