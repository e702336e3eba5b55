//===- Minimization.h - Simple values, and a file that shows them -*- C++
//-*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A counterexample should be seen through at a glance: its inputs are made
// small integers while the sides still differ, and it is printed as a module
// that runs.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_MINIMIZATION_H
#define TASO_LIB_VERIFIER_MINIMIZATION_H

#include "Comparison.h"
#include "TASO/Verifier/Verdict.h"

namespace taso {

/// Replaces inputs by integers between -2 and 2, zeros first, as long as the
/// sides differ in the same way. The sides differ on the given inputs.
void simplifyInputs(Instance &instance, Inputs &inputs, bool opaque);

/// The counterexample that these inputs are.
Counterexample printCounterexample(llvm::StringRef rule, Instance &instance,
                                   const Inputs &inputs, bool opaque);

} // namespace taso

#endif // TASO_LIB_VERIFIER_MINIMIZATION_H
