//===- Result.h - A value, or the reason why there is none ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime is built without LLVM and, in the compiler, without exceptions:
// what can fail returns one of these. Errors are messages for the user: what
// was expected, what was found, and a hint where there is one.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_RESULT_H
#define TASO_RUNTIME_RESULT_H

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace taso::runtime {

/// Why something failed, without a final full stop.
struct Error {
  std::string message;
};

/// Nothing, or why it failed: `if (Status error = f()) return *error;`
using Status = std::optional<Error>;

/// A T or an Error. True if there is a T.
template <class T> class [[nodiscard]] Result {
public:
  Result(T value) : content(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content.index() == 0; }
  T &operator*() {
    assert(*this && "no value");
    return std::get<0>(content);
  }
  const T &operator*() const {
    assert(*this && "no value");
    return std::get<0>(content);
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }
  /// Only if there is no value.
  const Error &getError() const { return std::get<1>(content); }

private:
  std::variant<T, Error> content;
};

} // namespace taso::runtime

#endif // TASO_RUNTIME_RESULT_H
