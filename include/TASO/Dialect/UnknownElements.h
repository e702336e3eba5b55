//===- UnknownElements.h - Weights without their elements -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights are often left out in printing: `dense_resource<name>` with no bytes
// under the name. Such weights are unknown, and known by their names only: two
// of one name, type of elements and size are the same. `__elided__` is no name,
// since MLIR prints it for all of them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_UNKNOWNELEMENTS_H
#define TASO_DIALECT_UNKNOWNELEMENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace taso {

/// What MLIR prints in place of elements.
inline constexpr llvm::StringLiteral kElided = "__elided__";

/// The resource, if the attribute is one without elements; else null.
mlir::DenseResourceElementsAttr getUnknownElements(mlir::Attribute attribute);

/// What makes unknown elements the same: name, type of elements and size, as
/// text.
std::string getIdentity(mlir::DenseResourceElementsAttr elements);

/// Calls `visit` for every use of unknown elements in the attributes of the
/// operation, and of those in its regions; always in the same order.
void walkUnknownElements(
    mlir::Operation *op,
    llvm::function_ref<void(mlir::DenseResourceElementsAttr)> visit);

/// Gives each use of `__elided__` a name of its own (`__elided___1`), if there
/// are at least so many in the module, so that no two are taken for one.
void nameUnknownElements(mlir::ModuleOp module, unsigned atLeast = 1);

/// Makes all names that begin with `__elided__` that again.
void unnameUnknownElements(mlir::ModuleOp module);

/// For a module that was parsed from a file into a context that has others,
/// where names of resources that were taken have got a number: unknown elements
/// of one name in the file and in the context become one. Parses the file once
/// more if the module has unknown elements, and does nothing if it cannot.
void shareUnknownElements(mlir::ModuleOp module, llvm::StringRef path);

/// Why the unknown elements that a function uses cannot be told apart, or an
/// empty string.
std::string whyAmbiguous(mlir::func::FuncOp function);

} // namespace taso

#endif // TASO_DIALECT_UNKNOWNELEMENTS_H
