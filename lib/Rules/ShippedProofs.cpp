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

namespace {
/// The records by the hash, and the hashes by the name.
struct Records {
  llvm::StringMap<ShippedProof> proofs;
  llvm::StringMap<StringRef> hashes;

  /// Lines of a hash, a name, the floating-point class and the largest rank;
  /// other lines are comments.
  Records() {
    llvm::SmallVector<StringRef> lines, fields;
    kText.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef line : lines) {
      fields.clear();
      line.split(fields, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
      if (fields.size() != 4 || fields[0] == "#")
        continue;
      proofs[fields[0]] = {fields[2], fields[3]};
      StringRef name = fields[1];
      (void)(name.consume_front("normalise_") || name.consume_front("enable_"));
      hashes[name] = fields[0];
    }
  }
};
} // namespace

static const Records &getRecords() {
  static const Records records;
  return records;
}

std::optional<ShippedProof> findShippedProof(StringRef hash) {
  auto it = getRecords().proofs.find(hash);
  return it == getRecords().proofs.end() ? std::nullopt
                                         : std::optional(it->second);
}

StringRef findShippedHash(StringRef name) {
  return getRecords().hashes.lookup(name);
}

} // namespace taso::detail
