//===- ShippedProofs.h - What is known of the shipped laws ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Rules. rules/PROOFS records, by the hash of its text, how each
// law was proved. It is embedded here, so that what is shipped need not be
// proved again by everyone who asks for a report; a test proves all of it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RULES_SHIPPEDPROOFS_H
#define TASO_LIB_RULES_SHIPPEDPROOFS_H

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace taso::detail {

struct ShippedProof {
  llvm::StringRef fpClass; ///< as in Rule
  llvm::StringRef maxRank; ///< in digits
};

/// The record of a rule whose text has this hash (see getRuleHash), if any.
std::optional<ShippedProof> findShippedProof(llvm::StringRef hash);

/// The hash of the law that has this name, without the prefix of its class;
/// empty if none has.
llvm::StringRef findShippedHash(llvm::StringRef name);

} // namespace taso::detail

#endif // TASO_LIB_RULES_SHIPPEDPROOFS_H
