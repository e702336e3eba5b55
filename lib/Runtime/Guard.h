//===- Guard.h - From exceptions to errors ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Runtime, for the executors that are compiled with exceptions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_GUARD_H
#define TASO_LIB_RUNTIME_GUARD_H

#include "TASO/Runtime/Result.h"

#include <new>
#include <string>

namespace taso::runtime {

/// Calls the function, which returns a Result or a Status. What it throws
/// becomes an error: a library's Failure, which `describe` puts into words, and
/// memory that runs out.
template <class Failure, class Describe, class Function>
auto guard(const Describe &describe, const Function &function) {
  using Return = decltype(function());
  try {
    return function();
  } catch (const Failure &failure) {
    return Return(Error{describe(failure)});
  } catch (const std::bad_alloc &) {
    return Return(Error{"memory is exhausted; a smaller batch needs less"});
  }
}

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_GUARD_H
