//===- ValueClasses.h - Which values are known to be equal? -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers the values of two functions, such that values of the same class are
// equal whenever both functions get the same arguments: arguments of the same
// position, equal constants, and results of the same operation on operands of
// the same classes (congruence). Operations are added in order, the first
// function before the second. A class that is proved equal to an earlier one is
// merged into that before its users are added, so the closure goes on from
// there.
//
// An operation whose results may differ from run to run, or that may have side
// effects, is congruent to none.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_VALUECLASSES_H
#define TASO_LIB_VERIFIER_VALUECLASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

#include <map>
#include <vector>

namespace taso {

/// True if the operation computes the same from the same operands, and nothing
/// else happens.
bool isFunctional(mlir::Operation *op);

/// Removes what ONNX nodes carry that has no meaning: names and documentation.
void dropNames(mlir::func::FuncOp function);

class ValueClasses {
public:
  using Class = unsigned;

  /// Numbers the arguments, which both functions share.
  ValueClasses(mlir::func::FuncOp before, mlir::func::FuncOp after);

  /// Numbers the results of the next operation, whose operands have classes.
  /// True if it is congruent to one that was added before.
  bool add(mlir::Operation *op);

  /// Says that the class of the results of the last operation added is equal to
  /// an earlier one.
  void merge(Class newer, Class older);

  Class get(mlir::Value value) const { return classes.lookup(value); }
  unsigned size() const { return members.size(); }
  /// The first value of the class.
  mlir::Value getValue(Class number) const { return members[number]; }
  mlir::Type getType(Class number) const { return members[number].getType(); }
  /// The operation that the first value is a result of; null for arguments.
  mlir::Operation *getOperation(Class number) const {
    return members[number].getDefiningOp();
  }
  /// The classes of that operation's operands, then of what its regions use.
  llvm::SmallVector<Class> getOperands(Class number) const;

private:
  using Key = std::vector<unsigned>;
  Key getKey(mlir::Operation *op);
  unsigned number(mlir::Attribute attribute);
  unsigned numberElements(mlir::Attribute attribute, mlir::Type type,
                          llvm::ArrayRef<char> bytes);
  bool haveEqualRegions(mlir::Operation *a, mlir::Operation *b) const;

  llvm::DenseMap<mlir::Value, Class> classes;
  std::vector<mlir::Value> members;
  std::map<Key, std::vector<mlir::Operation *>> operations;
  llvm::DenseMap<mlir::Attribute, unsigned> attributes;
  llvm::DenseMap<mlir::Type, unsigned> types;
  std::map<std::string, unsigned> names;
  /// Constants by the hash of their elements.
  struct Elements {
    mlir::Type type;
    llvm::ArrayRef<char> bytes;
    unsigned number;
  };
  std::map<uint64_t, std::vector<Elements>> elements;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_VALUECLASSES_H
