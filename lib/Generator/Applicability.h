//===- Applicability.h - Which instances a rule applies to ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of two proved rules for one candidate, that is better which applies to more.
// On a given instance this is decided from the definitions, as the matcher
// would.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_APPLICABILITY_H
#define TASO_LIB_GENERATOR_APPLICABILITY_H

#include "TASO/Generator/SymbolicRule.h"

namespace taso::generator {

/// Reads an instance of the candidate's source from the text of a module, in
/// which it is the function @source. Fails if the text is none.
llvm::FailureOr<SourceInstance> readInstance(const Candidate &candidate,
                                             llvm::StringRef text,
                                             mlir::MLIRContext *context);

/// True if the instance matches the source of the rule, meets its conditions,
/// and the target is well-typed there with the types of what it replaces.
bool appliesTo(const Candidate &candidate, const SymbolicRule &rule,
               const SourceInstance &instance);

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_APPLICABILITY_H
