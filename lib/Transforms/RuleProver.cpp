//===- RuleProver.cpp - Proofs of the rules that were applied -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleProver.h"

#include "TASO/Verifier/DefinitionalProver.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>

using namespace mlir;
using namespace taso;

static RuleProof prove(pdl::PatternOp rule) {
  DefinitionalProof found = proveFromDefinitions(rule);
  RuleProof proof;
  proof.verdict = stringify(found.verdict);
  if (found.verdict == Verdict::Proved) {
    proof.prover = "definitions, ranks up to " + std::to_string(found.maxRank);
    proof.fpClass = found.fpClass;
  }
  return proof;
}

RuleProver taso::makeRuleProver() {
  auto known = std::make_shared<llvm::DenseMap<Operation *, RuleProof>>();
  return [known](pdl::PatternOp rule) {
    auto [it, isNew] = known->try_emplace(rule);
    if (isNew)
      it->second = prove(rule);
    return it->second;
  };
}
