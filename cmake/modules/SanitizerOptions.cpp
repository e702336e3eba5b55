//===- SanitizerOptions.cpp - Defaults of the sanitizers ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into the programs of a build with sanitizers. libMLIR has none, but
// shares inline functions and containers with our code: what one side marks as
// not to be touched, the other side may touch. The environment overrides these.
//
//===----------------------------------------------------------------------===//

/// LLVM's allocators mark unused memory in instrumented code only
/// (allow_user_poisoning), as containers do (detect_container_overflow).
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_container_overflow=0";
}

extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}

/// LLVM's libraries take locks that are not seen, so what they do to memory is
/// not looked at.
extern "C" const char *__tsan_default_options() {
  return "ignore_noninstrumented_modules=1:second_deadlock_stack=1";
}
