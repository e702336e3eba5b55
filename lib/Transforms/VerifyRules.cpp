//===- VerifyRules.cpp - A verdict on each pattern of a module ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Support/OutputFile.h"
#include "TASO/Transforms/Passes.h"
#include "TASO/Verifier/AxiomProver.h"
#include "TASO/Verifier/RuleVerifier.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Threading.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/Format.h"

#include <cmath>

using namespace mlir;

namespace taso {
#define GEN_PASS_DEF_VERIFYRULES
#include "TASO/Transforms/Passes.h.inc"

namespace {

std::string getRuleName(pdl::PatternOp rule) {
  return rule.getSymName().value_or("").str();
}

struct VerifyRules : impl::VerifyRulesBase<VerifyRules> {
  using VerifyRulesBase::VerifyRulesBase;

  void runOnOperation() override {
    std::vector<pdl::PatternOp> rules;
    getOperation().walk([&](pdl::PatternOp rule) { rules.push_back(rule); });
    if (rules.empty()) {
      emitError(getOperation().getLoc())
          << "there is no pdl.pattern to verify; pass a file of rules";
      return signalPassFailure();
    }
    if (maxRank < 1 || maxRank > 8) {
      emitError(getOperation().getLoc())
          << "max-rank must be between 1 and 8, which is the highest rank of a "
             "tensor; found "
          << maxRank.getValue();
      return signalPassFailure();
    }
    if (!(refuteWork >= 0 && std::isfinite(refuteWork))) {
      emitError(getOperation().getLoc())
          << "refute-work must be a number of operations, found " << refuteWork;
      return signalPassFailure();
    }
    for (StringRef path : {StringRef(certificates), StringRef(reportFile)})
      if (std::string error = findOutputProblem(path.str());
          !error.empty()) {
        emitError(getOperation().getLoc()) << error;
        return signalPassFailure();
      }
    if (mlir::failed(checkFiles(*this, &getContext())))
      return signalPassFailure();
    VerifyOptions options;
    options.proof.maxRank = maxRank;
    options.proof.maxSteps = maxSteps;
    options.proof.maxCases = maxCases;
    options.proof.classify = classify;
    options.certify = !certificates.empty();
    options.refute.seed = seed;
    options.refute.work = refuteWork;
    options.mutate = mutate;
    options.suggest = suggest;
    options.crossCheck = crossCheck;
    std::vector<RuleReport> reports(rules.size());
    parallelFor(&getContext(), 0, rules.size(),
                [&](size_t i) { reports[i] = verifyRule(rules[i], options); });
    bool failed = false;
    for (auto [rule, report] : llvm::zip_equal(rules, reports)) {
      print(rule, report);
      annotate(rule, report);
      failed |= report.verdict == Verdict::Refuted ||
                (requireProof && report.verdict != Verdict::Proved);
    }
    if (!reportFile.empty() && mlir::failed(write(reportFile, [&](auto &os) {
          writeTable(rules, reports, os);
        })))
      failed = true;
    if (!certificates.empty() &&
        mlir::failed(write(certificates, [&](auto &os) {
          for (const RuleReport &report : reports)
            if (report.verdict == Verdict::Proved)
              os << report.certificate << "\n";
        })))
      failed = true;
    if (failed)
      signalPassFailure();
  }

  void addTo(FileUses &files) const {
    files.addOutput("the certificates", certificates);
    files.addOutput("the report", reportFile);
  }

  void print(pdl::PatternOp rule, const RuleReport &report) {
    std::string name = "'" + getRuleName(rule) + "'";
    if (report.verdict == Verdict::Proved) {
      InFlightDiagnostic remark = emitRemark(rule.getLoc());
      remark << "proved: " << name << ": ";
      if (!report.proof.fpClass.empty())
        remark << report.proof.fpClass << ", ";
      remark << "ranks up to " << report.proof.maxRank << ", "
             << report.proof.cases << " cases";
      if (mutate)
        remark << "; " << report.mutantsRefuted << " of " << report.mutants
               << " mutants refuted, " << report.mutantsProved
               << " proved as well";
    } else if (report.verdict == Verdict::Refuted) {
      InFlightDiagnostic error = emitError(rule.getLoc());
      error << "refuted: " << name << ": " << report.reason;
      error.attachNote() << "counterexample:\n"
                         << report.counterexample->module;
      if (report.contradiction)
        error.attachNote() << "the rule was proved as well: this is a bug of "
                              "the prover or of the counterexample";
      if (!report.condition.empty())
        error.attachNote() << "holds under the side condition: "
                           << report.condition;
    } else {
      InFlightDiagnostic warning = emitWarning(rule.getLoc());
      warning << stringify(report.verdict) << ": " << name << ": "
              << report.reason;
      if (!report.proof.stuckSource.empty())
        warning.attachNote()
            << "the source is stuck at " << report.proof.stuckSource;
      if (!report.proof.stuckTarget.empty())
        warning.attachNote()
            << "the target is stuck at " << report.proof.stuckTarget;
    }
  }

  void annotate(pdl::PatternOp rule, const RuleReport &report) {
    Builder builder(&getContext());
    rule->setAttr("taso.verdict",
                  builder.getStringAttr(stringify(report.verdict)));
    // What is known is of this text.
    rule->setAttr("taso.hash", builder.getStringAttr(getRuleHash(rule)));
    if (report.verdict != Verdict::Proved)
      return;
    if (!report.proof.fpClass.empty())
      rule->setAttr("taso.fp", builder.getStringAttr(report.proof.fpClass));
    rule->setAttr("taso.max_rank",
                  builder.getI64IntegerAttr(report.proof.maxRank));
  }

  /// Writes a whole file, or reports why not.
  LogicalResult write(StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> print) {
    std::string problem = printToFile(path, print);
    if (!problem.empty())
      return emitError(getOperation().getLoc()) << problem;
    return success();
  }

  /// A table in Markdown: one line for each rule, then the sums.
  void writeTable(ArrayRef<pdl::PatternOp> rules, ArrayRef<RuleReport> reports,
                  llvm::raw_ostream &os) {
    os << "| rule | verdict | floating point | ranks | cases | steps | "
          "instances | mutants refuted | seconds |\n|---|---|---|---|---|---|"
          "---|---|---|\n";
    double seconds = 0;
    unsigned counts[4] = {};
    for (auto [rule, report] : llvm::zip_equal(rules, reports)) {
      os << "| `" << getRuleName(rule) << "` | " << stringify(report.verdict)
         << " | " << report.proof.fpClass << " | " << report.proof.maxRank
         << " | " << report.proof.cases << " | " << report.proof.steps << " | "
         << report.instances << " | " << report.mutantsRefuted << "/"
         << report.mutants << " | " << llvm::format("%.2f", report.seconds)
         << " |\n";
      seconds += report.seconds;
      ++counts[unsigned(report.verdict)];
    }
    os << "\n"
       << counts[0] << " proved, " << counts[1] << " refuted, " << counts[2]
       << " unknown, " << counts[3] << " timeouts; "
       << llvm::format("%.1f", seconds) << " s\n";
    if (derive)
      writeDerived(os);
  }

  /// Which rules follow from the others of the module.
  void writeDerived(llvm::raw_ostream &os) {
    std::string error;
    auto prover = AxiomProver::create(getOperation(), {}, error);
    if (failed(prover)) {
      os << "\nNo rule can be derived: " << error << "\n";
      return;
    }
    os << "\n| rule | follows from |\n|---|---|\n";
    std::vector<RedundantAxiom> derived = (*prover)->findRedundant();
    for (const RedundantAxiom &rule : derived) {
      os << "| `" << rule.name << "` |";
      for (const std::string &axiom : rule.axiomsUsed)
        os << " `" << axiom << "`";
      os << " |\n";
    }
    os << "\n" << derived.size() << " rules follow from the others\n";
  }
};
} // namespace

void addFilesOfVerifyRules(const Pass &pass, FileUses &files) {
  if (auto *ours = dyn_cast<VerifyRules>(&pass))
    ours->addTo(files);
}
} // namespace taso
