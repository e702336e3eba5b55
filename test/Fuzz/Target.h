//===- Target.h - What the fuzz targets share -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target gives bytes to one reader. It must come back, whatever the bytes
// are: with a diagnostic, or with something that verifies. The same targets run
// under libFuzzer (LibFuzzer.cpp) and on saved inputs (RunInputs.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TEST_FUZZ_TARGET_H
#define TASO_TEST_FUZZ_TARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <map>

namespace taso::fuzz {

using Target = void (*)(llvm::StringRef bytes);

/// The targets that are linked in, by name.
std::map<llvm::StringRef, Target> &getTargets();

/// Makes a target known; for static variables.
struct Registration {
  Registration(llvm::StringRef name, Target target) {
    getTargets()[name] = target;
  }
};

/// Ends the process as a finding that is no crash: `what` says what is wrong.
[[noreturn]] void fail(const llvm::Twine &what);

} // namespace taso::fuzz

#endif // TASO_TEST_FUZZ_TARGET_H
