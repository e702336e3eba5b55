//===- Candidates.h - Generalise and prove many candidates ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Candidates are gone through by size, and of one size those with more inputs
// first, which are more general. One that follows from rules before it, by a
// short chain, is not proved again. Of the others those that
// differ only in parameters form a group: each is either an instance of a rule
// of its group that was already proved, or is generalised and proved itself.
// The groups of one step do not depend on each other: they are shared out among
// threads, and each leaves a line in a journal, so that a run that was stopped
// goes on where it was.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_CANDIDATES_H
#define TASO_TOOLS_TASOGEN_CANDIDATES_H

#include "Prove.h"

#include "TASO/Generator/Exchange.h"
#include "TASO/Generator/RuleCandidates.h"

#include <functional>

namespace taso::tools {

/// What became of one candidate.
struct CandidateOutcome {
  enum class Kind {
    Proved,
    Instance, ///< of a rule of its group
    Derived,  ///< follows from rules before it
    Refuted,  ///< in every form that was tried
    Unknown,
    Narrow,     ///< proved for tensors of one size only
    Unwritable, ///< no pattern can state it
    Skipped,    ///< like others of its group that could not be proved
  };
  Kind kind = Kind::Unknown;
  std::string rule;   ///< a module, for Proved and Unknown
  std::string reason; ///< for the others
  /// For Derived: the candidates whose rules are applied, in their order.
  std::vector<unsigned> chain;
  unsigned calls = 0; ///< of the prover
};

llvm::StringRef stringify(CandidateOutcome::Kind kind);

struct CandidateOptions {
  unsigned threads = 1;
  /// The longest chain that a candidate may follow by.
  unsigned maxChain = 2;
  /// Where finished groups are noted; none if empty.
  std::string journal;
  /// What the outcomes depend on beside the candidates; another one makes a
  /// journal useless.
  std::string fingerprint;
  std::function<void(size_t done, size_t total)> progress;
  /// The processes that share the work. All get the same outcomes. Those beside
  /// the first note theirs in a journal with `.rank1`, `.rank2`, .. behind its
  /// name.
  generator::Exchange *exchange = nullptr;
};

/// The outcomes in the order of the candidates. Nothing, after a diagnostic, if
/// the journal cannot be used.
std::optional<std::vector<CandidateOutcome>>
proveCandidates(const std::vector<generator::RuleCandidate> &candidates,
                mlir::MLIRContext *context, const CandidateOptions &options);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_CANDIDATES_H
