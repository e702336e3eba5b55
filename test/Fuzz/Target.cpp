//===- Target.cpp - What the fuzz targets share ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace taso;

std::map<llvm::StringRef, fuzz::Target> &fuzz::getTargets() {
  static std::map<llvm::StringRef, Target> targets;
  return targets;
}

void fuzz::fail(const llvm::Twine &what) {
  llvm::errs() << "fuzz target: " << what << "\n";
  std::abort();
}
