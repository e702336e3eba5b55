//===- AxiomProver.cpp - Proofs of rules from laws ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One query is one Z3 context, so that the answer does not depend on what was
// asked before. Z3 instantiates by matching triggers alone: it answers `unsat`
// or `unknown`, never looks for models, and stops where instances would grow
// deeper than allowed.
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/AxiomProver.h"

#include "AxiomProverRule.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

using namespace mlir;

namespace taso {
namespace {

/// What Z3 says of one output of a rule.
struct Answer {
  Z3_lbool result = Z3_L_UNDEF;
  /// Z3 ran out of resources.
  bool isTimeout = false;
  unsigned instances = 0;
  llvm::DenseSet<Term> core;
};

/// The laws and the rule under proof.
class Query {
public:
  explicit Query(const AxiomProverOptions &options) : options(options) {}

  LogicalResult addLaw(pdl::PatternOp law, std::string &error);
  LogicalResult setRule(pdl::PatternOp rule, std::string &error);
  AxiomProof prove();

private:
  Answer ask(unsigned output, unsigned depth, bool inOrder = true);
  Answer deepen(unsigned output);
  unsigned countInstances(Z3_solver solver);
  Z3_solver makeSolver(unsigned depth, bool inOrder);
  void record(const Answer &answer, AxiomProof &proof);

  const AxiomProverOptions &options;
  AxiomProverLogic logic;
  struct Law {
    std::string name;
    Term flag;
    SmallVector<Term> formulas;
    bool isUsed = false;
  };
  std::vector<Law> laws;
  RuleTerms rule;
  std::vector<Term> theory;
};

LogicalResult Query::addLaw(pdl::PatternOp law, std::string &error) {
  std::string name = law.getSymName().value_or("").str();
  FailureOr<SmallVector<Term>> formulas = encodeLaw(logic, law, error);
  if (failed(formulas)) {
    error = "law " + name + ": " + error;
    return failure();
  }
  Term flag = logic.flag("law:" + std::to_string(laws.size()));
  laws.push_back({name, flag, std::move(*formulas)});
  return success();
}

LogicalResult Query::setRule(pdl::PatternOp pattern, std::string &error) {
  FailureOr<RuleTerms> terms =
      encodeRule(logic, pattern, ComputedAttributes::Spelled, error);
  if (failed(terms))
    return failure();
  rule = std::move(*terms);
  theory = logic.getTheory();
  return success();
}

Z3_solver Query::makeSolver(unsigned depth, bool inOrder) {
  Z3_context context = logic.getContext();
  Z3_solver solver = Z3_mk_simple_solver(context);
  Z3_solver_inc_ref(context, solver);
  Z3_params params = Z3_mk_params(context);
  Z3_params_inc_ref(context, params);
  auto symbol = [&](const char *name) {
    return Z3_mk_string_symbol(context, name);
  };
  Z3_params_set_bool(context, params, symbol("auto_config"), false);
  Z3_params_set_bool(context, params, symbol("mbqi"), false);
  Z3_params_set_bool(context, params, symbol("ematching"), true);
  // Split cases in the order in which they became relevant: others split on the
  // guards of laws that the proof does not need, which takes 20 times as long.
  Z3_params_set_uint(context, params, symbol("case_split"), inOrder ? 3 : 1);
  Z3_params_set_double(context, params, symbol("qi.eager_threshold"), depth);
  Z3_params_set_double(context, params, symbol("qi.lazy_threshold"), depth);
  Z3_params_set_uint(context, params, symbol("qi.max_instances"),
                     options.maxInstances);
  Z3_params_set_uint(context, params, symbol("rlimit"),
                     inOrder ? options.resourceLimit
                             : std::min(options.resourceLimit, 1000000u));
  Z3_params_set_uint(context, params, symbol("timeout"), options.timeoutMs);
  Z3_solver_set_params(context, solver, params);
  Z3_params_dec_ref(context, params);
  return solver;
}

/// The instances that a solver has made.
unsigned Query::countInstances(Z3_solver solver) {
  Z3_context context = logic.getContext();
  Z3_stats stats = Z3_solver_get_statistics(context, solver);
  Z3_stats_inc_ref(context, stats);
  unsigned instances = 0;
  for (unsigned i = 0, e = Z3_stats_size(context, stats); i < e; ++i)
    if (StringRef(Z3_stats_get_key(context, stats, i)) ==
            "quant instantiations" &&
        Z3_stats_is_uint(context, stats, i))
      instances = Z3_stats_get_uint_value(context, stats, i);
  Z3_stats_dec_ref(context, stats);
  return instances;
}

Answer Query::ask(unsigned output, unsigned depth, bool inOrder) {
  Z3_context context = logic.getContext();
  Z3_solver solver = makeSolver(depth, inOrder);
  auto require = [&](Term formula) {
    Z3_solver_assert(context, solver, formula);
  };
  llvm::for_each(theory, require);
  SmallVector<Term> flags;
  for (const Law &law : laws) {
    flags.push_back(law.flag);
    for (Term formula : law.formulas)
      require(logic.implies(law.flag, formula));
  }
  llvm::for_each(rule.conditions, require);
  llvm::for_each(rule.getTyping(logic), require);
  for (Term term : rule.sources)
    require(logic.isTyped(term));
  for (Term term : rule.targets)
    require(logic.isTyped(term));
  flags.push_back(logic.flag("goal"));
  auto [source, target] = rule.equations[output];
  require(
      logic.implies(flags.back(), logic.negate(logic.equal(source, target))));
  Answer answer;
  answer.result =
      Z3_solver_check_assumptions(context, solver, flags.size(), flags.data());
  if (answer.result == Z3_L_FALSE) {
    Z3_ast_vector core = Z3_solver_get_unsat_core(context, solver);
    for (unsigned i = 0, e = Z3_ast_vector_size(context, core); i < e; ++i)
      answer.core.insert(Z3_ast_vector_get(context, core, i));
  } else {
    StringRef reason = Z3_solver_get_reason_unknown(context, solver);
    answer.isTimeout = !reason.contains("incomplete");
    answer.instances = countInstances(solver);
  }
  Z3_solver_dec_ref(context, solver);
  return answer;
}

void Query::record(const Answer &answer, AxiomProof &proof) {
  for (Law &law : laws)
    law.isUsed |= answer.core.contains(law.flag);
  if (!answer.core.contains(logic.flag("goal")))
    proof.reason = "the conditions of the rule contradict each other";
}

/// Asks in rounds. A round that used most of its instances would find no new
/// ones at a greater depth.
Answer Query::deepen(unsigned output) {
  Answer answer;
  for (unsigned depth = 2; depth <= options.maxDepth; depth += 2) {
    answer = ask(output, depth);
    if (answer.result == Z3_L_FALSE || answer.isTimeout ||
        answer.instances > options.maxInstances / 2)
      break;
  }
  if (answer.result == Z3_L_FALSE)
    return answer;
  // The order of cases makes Z3 give up on a few short proofs.
  Answer other = ask(output, /*depth=*/2, /*inOrder=*/false);
  return other.result == Z3_L_FALSE ? other : answer;
}

AxiomProof Query::prove() {
  AxiomProof proof;
  for (unsigned output = 0; output < rule.equations.size(); ++output) {
    Answer answer = deepen(output);
    if (answer.result != Z3_L_FALSE) {
      proof.verdict = answer.isTimeout ? Verdict::Timeout : Verdict::Unknown;
      proof.reason =
          "output " + std::to_string(output) + ": " +
          (answer.isTimeout
               ? "Z3's limit was reached"
               : "the laws do not lead from one side to the other in " +
                     std::to_string(options.maxInstances) + " instances");
      return proof;
    }
    record(answer, proof);
  }
  for (const Law &law : laws)
    if (law.isUsed)
      proof.axiomsUsed.push_back(law.name);
  proof.verdict = proof.reason.empty() ? Verdict::Proved : Verdict::Unknown;
  return proof;
}

} // namespace

FailureOr<std::unique_ptr<AxiomProver>>
AxiomProver::create(ModuleOp axioms, AxiomProverOptions options,
                    std::string &error) {
  error.clear();
  Query query(options);
  std::vector<pdl::PatternOp> laws;
  for (pdl::PatternOp law : axioms.getOps<pdl::PatternOp>()) {
    if (failed(query.addLaw(law, error)))
      return failure();
    laws.push_back(law);
  }
  return std::unique_ptr<AxiomProver>(
      new AxiomProver(std::move(laws), options));
}

AxiomProof AxiomProver::prove(pdl::PatternOp rule,
                              ArrayRef<std::string> without) const {
  auto start = std::chrono::steady_clock::now();
  Query query(options);
  AxiomProof proof;
  // Laws were accepted by `create`.
  for (pdl::PatternOp law : axioms)
    if (!llvm::is_contained(without, law.getSymName().value_or("")))
      (void)query.addLaw(law, proof.reason);
  if (succeeded(query.setRule(rule, proof.reason)))
    proof = query.prove();
  proof.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return proof;
}

std::vector<RedundantAxiom>
AxiomProver::findRedundant(bool keepIndependent) const {
  std::vector<RedundantAxiom> redundant;
  SmallVector<std::string> gone;
  for (pdl::PatternOp law : axioms) {
    std::string name = law.getSymName().value_or("").str();
    gone.push_back(name);
    AxiomProof proof = prove(law, gone);
    if (proof.verdict == Verdict::Proved)
      redundant.push_back({name, std::move(proof.axiomsUsed)});
    if (proof.verdict != Verdict::Proved || !keepIndependent)
      gone.pop_back();
  }
  return redundant;
}

} // namespace taso
