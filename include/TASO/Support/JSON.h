//===- JSON.h - Reading JSON from files and other programs ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser calls itself for each bracket: text of nothing but brackets
// exhausts the stack. What we read goes through here.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_JSON_H
#define TASO_SUPPORT_JSON_H

#include "llvm/Support/JSON.h"

namespace taso {

/// Parses JSON. Text that is nested deeper than 200 levels, far more than any
/// file of ours, is an error like any other.
llvm::Expected<llvm::json::Value> parseJSON(llvm::StringRef text);

/// The same, and reads a `T` of it. `root` names the whole in messages.
template <class T>
llvm::Expected<T> parseJSON(llvm::StringRef text, const char *root) {
  llvm::Expected<llvm::json::Value> value = parseJSON(text);
  if (!value)
    return value.takeError();
  llvm::json::Path::Root path(root);
  T result;
  if (fromJSON(*value, result, path))
    return std::move(result);
  return path.getError();
}

} // namespace taso

#endif // TASO_SUPPORT_JSON_H
