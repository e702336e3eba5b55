//===- Orders.h - In which order of dimensions values are held -*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of the module may be held with its dimensions in another order: a
// form (p, e) of a value v says that v = transpose(e, p). So a transpose is no
// operation, but another form, and operators that are indifferent to the order
// work on whatever form is there. A tosa.transpose comes into being only where
// somebody needs a form that is not there.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOTOSA_ORDERS_H
#define TASO_LIB_CONVERSION_TASOTOTOSA_ORDERS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace taso::conversion {

/// Dimension d of the value is dimension order[d] of the form.
using Order = llvm::SmallVector<int64_t>;

/// The order in which nothing is moved.
Order getPlainOrder(int64_t rank);
/// The order of images and kernels in TOSA: channels last.
Order getImageOrder();
/// The transpose that makes the form in order `to` of that in order `from`.
Order getTransposition(llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to);
/// One number for each dimension of the value, in the order of the form.
llvm::SmallVector<int64_t> arrange(llvm::ArrayRef<int64_t> perDimension,
                                   llvm::ArrayRef<int64_t> order);
mlir::RankedTensorType arrange(mlir::Type type, llvm::ArrayRef<int64_t> order);

/// A form of a value.
struct Form {
  mlir::Value value;
  Order order;
};

/// The forms that values have, and those that their readers want.
class Orders {
public:
  /// The forms of a value. A value that no operator of taso gives has itself.
  llvm::ArrayRef<Form> getForms(mlir::Value value);
  /// The form in this order, or null.
  mlir::Value find(mlir::Value value, llvm::ArrayRef<int64_t> order);
  void add(mlir::Value value, Form form);

  void want(mlir::Value value, Order order);
  llvm::ArrayRef<Order> getWanted(mlir::Value value) const;

  /// How many transposes a form costs: 0 or 1.
  unsigned getPrice(mlir::Value value, llvm::ArrayRef<int64_t> order);

  /// The order in which an operator that is indifferent to it costs the fewest
  /// transposes, of its operands before and of its result behind. Operands and
  /// result have the same rank.
  Order choose(llvm::ArrayRef<mlir::Value> operands, mlir::Value result);

private:
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Form, 1>> forms;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Order, 1>> wanted;
};

/// A constant of which `value` is the transpose by the order, if there is one:
/// it is no form, since no constant is made before somebody reads it.
std::optional<Form> getConstantBehind(mlir::Value value);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOTOSA_ORDERS_H
