//===- Generate.cpp - taso-gen --ops --------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generate.h"

#include "Candidates.h"
#include "Execution.h"
#include "RuleFile.h"

#include "TASO/Semantics/Operators.h"
#include "TASO/Support/OutputFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <thread>

using namespace taso::generator;

namespace taso::tools {

namespace {

struct Options {
  llvm::cl::opt<std::string> operators;
  llvm::cl::opt<std::string> inputs;
  llvm::cl::opt<unsigned> maxOps;
  llvm::cl::opt<unsigned> threads;
  llvm::cl::opt<std::string> equations;
  llvm::cl::opt<std::string> proved;
  llvm::cl::opt<std::string> unproved;
  llvm::cl::opt<std::string> journal;

  explicit Options(llvm::cl::OptionCategory &category)
      : operators("ops", llvm::cl::cat(category),
                  llvm::cl::value_desc("group or op,op,.."),
                  llvm::cl::desc("Generate rules over these operators: "
                                 "taso2019, cnn, transformer, all, or a list")),
        inputs("inputs", llvm::cl::cat(category),
               llvm::cl::value_desc("kind:count,.."),
               llvm::cl::desc("The inputs of graphs, in place of the group's")),
        maxOps("max-ops", llvm::cl::cat(category), llvm::cl::init(4),
               llvm::cl::desc("The most operators in a graph (default 4)")),
        threads("jobs", llvm::cl::cat(category), llvm::cl::init(0),
                llvm::cl::desc("Threads to use (default: one for each core); "
                               "the result does not depend on it")),
        equations("equations", llvm::cl::cat(category),
                  llvm::cl::value_desc("file"),
                  llvm::cl::desc("Write the equations that were found")),
        proved("proved", llvm::cl::cat(category), llvm::cl::value_desc("file"),
               llvm::cl::desc("Write all rules that were proved, minimal or "
                              "not")),
        unproved("open", llvm::cl::cat(category), llvm::cl::value_desc("file"),
                 llvm::cl::desc("Write what could not be proved, with the "
                                "reason")),
        journal("journal", llvm::cl::cat(category),
                llvm::cl::value_desc("file"),
                llvm::cl::desc("Note finished proofs there, and go on from "
                               "there after an interruption")) {}
};

Options *options = nullptr;

/// One run from an operator set to proved rules.
class Run {
public:
  explicit Run(OperatorSet set) : set(std::move(set)) {}

  /// Returns the program's exit code.
  int run();

private:
  unsigned getThreads() const;
  std::string getFingerprint() const;
  std::optional<int> enumerate();
  bool prove();
  bool writeEquations() const;
  bool writeProved();
  bool writeUnproved() const;
  void printCounts() const;

  OperatorSet set;
  std::vector<LevelCounts> levels;
  std::vector<FoundEquation> equations;
  uint64_t special = 0, useless = 0;
  CandidateCounts candidateCounts;
  std::vector<RuleCandidate> candidates;
  std::vector<CandidateOutcome> outcomes;
  mlir::MLIRContext context;
  Execution execution;
};

} // namespace

unsigned Run::getThreads() const {
  if (options->threads)
    return options->threads;
  return std::max(1u, std::thread::hardware_concurrency());
}

/// What the outcomes depend on.
std::string Run::getFingerprint() const {
  std::string text = options->operators + " " + options->inputs + " " +
                     std::to_string(options->maxOps) + " " + TASO_VERSION;
  for (const RuleCandidate &candidate : candidates)
    text += candidate.origin;
  uint64_t hash = llvm::xxh3_64bits(text);
  return options->operators + " " + llvm::utohexstr(hash);
}

/// Returns an exit code if that is all.
std::optional<int> Run::enumerate() {
  EnumerationOptions enumeration;
  enumeration.set = set;
  enumeration.maxOps = options->maxOps;
  enumeration.threads = getThreads();
  if (!execution.configure(enumeration))
    return 1;
  Enumeration run(enumeration);
  if (std::optional<int> code = execution.finish(run, run.run()))
    return code;
  levels = run.getCounts();
  equations = run.getEquations();
  special = run.getNumSpecial();
  useless = run.getNumUseless();
  candidates = makeRuleCandidates(equations, candidateCounts);
  return std::nullopt;
}

/// Writes a whole file, or says why not. An empty path is no file.
static bool writeFile(const std::string &path,
                      llvm::function_ref<void(llvm::raw_ostream &)> print) {
  std::string problem = path.empty() ? "" : printToFile(path, print);
  if (!problem.empty())
    llvm::WithColor::error() << problem << "\n";
  return problem.empty();
}

bool Run::writeEquations() const {
  return writeFile(options->equations, [&](llvm::raw_ostream &os) {
    for (const FoundEquation &equation : equations)
      os << equation.text << (equation.needsGuard ? "  [guard]" : "")
         << (equation.reversible ? "" : "  [one way]") << "\n";
  });
}

bool Run::writeProved() {
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  unsigned number = 0;
  for (const CandidateOutcome &outcome : outcomes) {
    if (outcome.kind != CandidateOutcome::Kind::Proved)
      continue;
    auto rule = mlir::parseSourceString<mlir::ModuleOp>(outcome.rule, &context);
    if (!rule)
      return false;
    for (mlir::pdl::PatternOp pattern : rule->getOps<mlir::pdl::PatternOp>()) {
      mlir::Operation *copy = pattern->clone();
      mlir::cast<mlir::pdl::PatternOp>(copy).setSymName(
          "rule_" + std::to_string(number++));
      module->push_back(copy);
    }
  }
  return writeFile(options->proved, [&](llvm::raw_ostream &os) {
    (void)saveRules(*module, os); // only bytecode can fail
  });
}

bool Run::writeUnproved() const {
  return writeFile(options->unproved, [&](llvm::raw_ostream &os) {
    for (auto [candidate, outcome] : llvm::zip_equal(candidates, outcomes)) {
      if (outcome.kind == CandidateOutcome::Kind::Proved ||
          outcome.kind == CandidateOutcome::Kind::Instance)
        continue;
      os << "// " << stringify(outcome.kind) << ": " << candidate.origin
         << "\n// " << outcome.reason << "\n";
      if (!outcome.rule.empty())
        os << outcome.rule << "\n";
    }
  });
}

/// Says so if the inputs suit none of the operators.
static void warnOfNoGraphs(llvm::ArrayRef<LevelCounts> levels) {
  if (llvm::any_of(levels, [](const LevelCounts &level) {
        return level.evaluated > level.undefined;
      }))
    return;
  llvm::WithColor::warning()
      << "no operator takes the inputs: nothing was enumerated\n";
  llvm::WithColor::note() << "hint: --inputs says of which kinds they are, for "
                             "example x:2,w:2 for matmul\n";
}

void Run::printCounts() const {
  llvm::raw_ostream &os = llvm::errs();
  warnOfNoGraphs(levels);
  for (const LevelCounts &level : levels)
    os << level.size << " operators: " << level.evaluated << " graphs ("
       << level.notNormal << " equal up to associativity, " << level.gaps
       << " renamed, " << level.constants << " with two constants, "
       << level.unaligned << " unaligned not built), " << level.classes
       << " values, " << level.undefined << " undefined, " << level.renamed
       << " renamed, " << level.extraInputs << " with other inputs, "
       << level.noGain << " without gain, " << level.derived << " follow, "
       << level.coincidences << " coincidences, " << level.accepted
       << " equations, " << llvm::format("%.1f s", level.seconds) << "\n";
  os << equations.size() << " equations (" << special << " special cases, "
     << useless << " useless dropped), " << candidates.size()
     << " candidates for rules (" << candidateCounts.disconnected
     << " disconnected, " << candidateCounts.sameOperators
     << " differ in attributes only, " << candidateCounts.unwritable
     << " cannot be written)\n";
  std::map<llvm::StringRef, unsigned> kinds;
  uint64_t calls = 0;
  for (const CandidateOutcome &outcome : outcomes) {
    ++kinds[stringify(outcome.kind)];
    calls += outcome.calls;
  }
  for (auto [kind, count] : kinds)
    os << count << " " << kind << ", ";
  os << calls << " calls of the prover\n";
}

bool Run::prove() {
  CandidateOptions proving;
  proving.threads = getThreads();
  proving.journal = options->journal;
  proving.fingerprint = getFingerprint();
  proving.exchange = &execution.getExchange();
  proving.progress = [&](size_t done, size_t total) {
    execution.getProgress().update("candidates", done, total);
  };
  std::optional<std::vector<CandidateOutcome>> proved =
      proveCandidates(candidates, &context, proving);
  execution.getProgress().clear();
  if (proved)
    outcomes = std::move(*proved);
  return proved.has_value();
}

int Run::run() {
  loadRuleDialects(context);
  if (std::optional<int> code = enumerate())
    return *code;
  if (!execution.getExchange().allAgree(!execution.isWriter() ||
                                        writeEquations()))
    return 1;
  if (!options->proved.empty() || !options->unproved.empty())
    if (!prove())
      return 1;
  // The others helped.
  if (!execution.isWriter())
    return 0;
  printCounts();
  return writeProved() && writeUnproved() ? 0 : 1;
}

void registerGenerateOptions(llvm::cl::OptionCategory &category) {
  static Options registered(category);
  options = &registered;
  registerExecutionOptions(category);
}

bool isGenerateRequested() {
  return options->operators.getNumOccurrences() > 0;
}

/// Says what is wrong with the options, and what to do; empty if nothing is.
static std::pair<std::string, std::string> findWrongOption() {
  if (options->maxOps == 0 || options->maxOps > 8)
    return {"--max-ops: expected a number of operators from 1 to 8, found " +
                std::to_string(options->maxOps),
            ""};
  if (!options->journal.empty() && options->proved.empty() &&
      options->unproved.empty())
    return {"--journal is for proofs, and none are asked for",
            "add --proved=FILE"};
  return {};
}

int generateRules() {
  if (auto [problem, hint] = findWrongOption(); !problem.empty()) {
    llvm::WithColor::error() << problem << "\n";
    if (!hint.empty())
      llvm::WithColor::note() << "hint: " << hint << "\n";
    return 1;
  }
  if (!canWrite({{"--equations", options->equations},
                 {"--proved", options->proved},
                 {"--open", options->unproved},
                 {"--journal", options->journal}}))
    return 1;
  std::string error;
  std::optional<OperatorSet> set =
      OperatorSet::parse(options->operators, options->inputs, error);
  if (!set) {
    llvm::WithColor::error() << error << "\n";
    if (llvm::StringRef(error).starts_with("expected a group"))
      llvm::WithColor::note()
          << "the operators are "
          << llvm::join(llvm::map_range(semantics::getOperators(),
                                        [](const semantics::OperatorInfo &info) {
                                          return info.name;
                                        }),
                        ", ")
          << "\n";
    return 1;
  }
  return Run(std::move(*set)).run();
}

} // namespace taso::tools
