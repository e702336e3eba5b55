//===- ShippedProofs.cpp - What is known of the shipped laws --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShippedProofs.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

using llvm::StringRef;

namespace taso::detail {

static constexpr llvm::StringLiteral kText =
#include "ShippedProofs.inc"
    ;

/// Lines of a hash, a name for people, the floating-point class and the largest
/// rank; other lines are comments.
static llvm::StringMap<ShippedProof> parse() {
  llvm::StringMap<ShippedProof> proofs;
  llvm::SmallVector<StringRef> lines, fields;
  kText.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    fields.clear();
    line.split(fields, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    if (fields.size() == 4 && fields[0] != "#")
      proofs[fields[0]] = {fields[2], fields[3]};
  }
  return proofs;
}

std::optional<ShippedProof> findShippedProof(StringRef hash) {
  static const llvm::StringMap<ShippedProof> proofs = parse();
  auto it = proofs.find(hash);
  return it == proofs.end() ? std::nullopt : std::optional(it->second);
}

} // namespace taso::detail
