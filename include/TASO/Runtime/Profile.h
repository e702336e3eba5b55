//===- Profile.h - The profile protocol -------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One JSON object in a line asks for the time of a program or an operator, and
// one answers: what taso-profile speaks on its standard streams, described in
// docs/ProfileProtocol.md.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_PROFILE_H
#define TASO_RUNTIME_PROFILE_H

#include "TASO/Runtime/Executor.h"

#include <memory>
#include <string>
#include <string_view>

namespace taso::runtime {

/// Answers requests by measurements on one device.
class ProfileServer {
public:
  ProfileServer(std::unique_ptr<Executor> executor, TimeOptions options)
      : executor(std::move(executor)), options(options) {}

  /// The answer to a line, without a newline. Whatever the line is, there is
  /// one: what cannot be measured is answered with the field "error".
  std::string answer(std::string_view line);

private:
  std::unique_ptr<Executor> executor;
  TimeOptions options;
};

} // namespace taso::runtime

#endif // TASO_RUNTIME_PROFILE_H
