//===- MakeLibrary.cpp - taso-gen --make-library --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeLibrary.h"

#include "RuleFile.h"

#include "TASO/Certificates/Certificate.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Generator/FunctionVariants.h"
#include "TASO/Generator/FusedMerges.h"
#include "TASO/Generator/Library.h"
#include "TASO/Generator/Manifest.h"
#include "TASO/Generator/NaryMerges.h"
#include "TASO/Generator/RuleNames.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Support/OutputFile.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace taso::generator;

namespace taso::tools {

namespace {
using RuleList = std::vector<OwningOpRef<pdl::PatternOp>>;

/// A rule as it will be published, and what became of it.
struct Conjecture {
  std::string name, hash;
  OwningOpRef<ModuleOp> rule;
  RuleReport report;
};

class LibraryMaker {
public:
  LibraryMaker(MLIRContext *context, const LibraryOptions &options)
      : context(context), options(options) {}

  LogicalResult run(ArrayRef<pdl::PatternOp> rules) {
    for (pdl::PatternOp rule : rules)
      if (failed(add(rule)))
        return failure();
    size_t given = conjectures.size();
    prove(0);
    counts.push_back({"rules given", rules.size()});
    counts.push_back({"rules given, without those of one text", given});
    if (options.fused && failed(addFused(given)))
      return failure();
    if (failed(addMerges()) ||
        (options.variants &&
         failed(addDerived("rules for other functions", 0, given,
                           generator::deriveFunctionVariants))))
      return failure();
    report();
    return writeAll();
  }

private:
  /// Rules of one text are one rule.
  LogicalResult add(pdl::PatternOp rule) {
    OwningOpRef<pdl::PatternOp> guided = rule.clone();
    guideRule(*guided);
    auto published = publishRule(*guided);
    if (failed(published))
      return failure();
    std::string hash = getRuleHash(getPublishedRule(**published));
    if (!seen.insert(hash).second)
      return success();
    Conjecture &conjecture = conjectures.emplace_back();
    conjecture.hash = std::move(hash);
    conjecture.name = rule.getSymName().value_or("").str();
    conjecture.rule = std::move(*published);
    if (conjecture.name.empty())
      conjecture.name = nameRule(getPublishedRule(*conjecture.rule));
    return success();
  }

  /// Merges of whole kernels: with sums, and with functions behind these.
  LogicalResult addFused(size_t given) {
    size_t plain = conjectures.size();
    if (failed(addDerived("merges with what follows", 0, given,
                          generator::deriveFusedMerges)))
      return failure();
    return addDerived("merges with activations", plain, conjectures.size(),
                      generator::deriveActivatedMerges);
  }

  LogicalResult addMerges() {
    size_t begin = conjectures.size();
    for (unsigned i = 0; i < begin; ++i) {
      if (conjectures[i].report.verdict != Verdict::Proved)
        continue;
      OwningOpRef<pdl::PatternOp> rule(
          getPublishedRule(*conjectures[i].rule).clone());
      rule->setSymName(conjectures[i].name);
      for (unsigned parts = 3; parts <= options.maxParts; ++parts) {
        auto merge = deriveNaryMerge(*rule, parts);
        if (merge && failed(add(*merge)))
          return failure();
      }
    }
    counts.push_back({"merges derived", conjectures.size() - begin});
    prove(begin);
    return success();
  }

  /// What is derived from the proved ones of these conjectures, as far as it
  /// can be proved.
  LogicalResult addDerived(StringRef what, size_t first, size_t last,
                           RuleList (*derive)(pdl::PatternOp)) {
    size_t begin = conjectures.size();
    for (size_t i = first; i < last; ++i) {
      if (conjectures[i].report.verdict != Verdict::Proved)
        continue;
      for (auto &rule : derive(getPublishedRule(*conjectures[i].rule)))
        if (failed(add(*rule)))
          return failure();
    }
    prove(begin);
    dropUnprovedFrom(begin);
    counts.push_back({what.str(), conjectures.size() - begin});
    return success();
  }

  /// That a rule does not hold for all functions, or all sums, is no news.
  void dropUnprovedFrom(size_t begin) {
    conjectures.erase(
        std::remove_if(conjectures.begin() + begin, conjectures.end(),
                       [](const Conjecture &conjecture) {
                         return conjecture.report.verdict != Verdict::Proved;
                       }),
        conjectures.end());
  }

  void prove(size_t begin) {
    parallelFor(context, begin, conjectures.size(), [&](size_t i) {
      conjectures[i].report =
          verifyRule(getPublishedRule(*conjectures[i].rule), options.verify);
    });
  }

  void report() {
    static constexpr Verdict verdicts[] = {Verdict::Proved, Verdict::Refuted,
                                           Verdict::Unknown, Verdict::Timeout};
    for (Verdict verdict : verdicts)
      counts.push_back({stringify(verdict),
                        llvm::count_if(conjectures, [&](const Conjecture &c) {
                          return c.report.verdict == verdict;
                        })});
    for (const Conjecture &conjecture : conjectures)
      if (conjecture.report.verdict != Verdict::Proved)
        llvm::WithColor::warning()
            << stringify(conjecture.report.verdict) << ": '" << conjecture.name
            << "': " << conjecture.report.reason << "\n";
  }

  LogicalResult writeAll() {
    if (!options.report.empty() && failed(writeReport()))
      return failure();
    if (!options.unproved.empty() && failed(writeUnproved()))
      return failure();
    std::vector<ProvedRule> proved;
    for (Conjecture &conjecture : conjectures)
      if (conjecture.report.verdict == Verdict::Proved)
        proved.push_back(takeProved(conjecture));
    if (proved.empty()) {
      llvm::WithColor::error() << "no rule is proved: no library is written\n";
      return failure();
    }
    auto library =
        generator::makeLibrary(context, std::move(proved), options.version);
    if (failed(library) || failed(writeLibrary(**library, options.output)))
      return failure();
    if (!options.certificates.empty() && failed(writeCertificates(**library)))
      return failure();
    unsigned size = llvm::range_size((*library)->getOps<pdl::PatternOp>());
    llvm::outs() << size << " proved rules in " << options.output << "\n";
    return options.manifest.empty() ? success() : writeManifest(size);
  }

  static ProvedRule takeProved(Conjecture &conjecture) {
    const DefinitionalProof &proof = conjecture.report.proof;
    ProvedRule proved;
    proved.hash = conjecture.hash;
    proved.prover = "definitions";
    proved.maxRank = proof.maxRank;
    proved.fpClass = proof.fpClass;
    if (!conjecture.report.certificate.empty())
      proved.certificate = getCertificateHash(conjecture.report.certificate);
    proved.rule = std::move(conjecture.rule);
    return proved;
  }

  LogicalResult write(StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> print) {
    std::string problem = printToFile(path, print);
    if (!problem.empty())
      return emitError(UnknownLoc::get(context)) << problem;
    return success();
  }

  /// Times are here, and nowhere else: they are never the same twice.
  LogicalResult writeReport() {
    return write(options.report, [&](llvm::raw_ostream &os) {
      os << "| rule | verdict | floating point | ranks | cases | steps | "
            "seconds |\n|---|---|---|---|---|---|---|\n";
      for (const Conjecture &conjecture : conjectures) {
        const RuleReport &report = conjecture.report;
        os << "| `" << conjecture.name << "` | " << stringify(report.verdict)
           << " | " << report.proof.fpClass << " | " << report.proof.maxRank
           << " | " << report.proof.cases << " | " << report.proof.steps
           << " | " << llvm::format("%.2f", report.seconds) << " |\n";
      }
    });
  }

  LogicalResult writeUnproved() {
    OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
    Builder builder(context);
    for (Conjecture &conjecture : conjectures) {
      if (conjecture.report.verdict == Verdict::Proved)
        continue;
      pdl::PatternOp rule = getPublishedRule(*conjecture.rule).clone();
      module->push_back(rule);
      rule.setSymName(conjecture.name);
      rule->setAttr("taso.verdict", builder.getStringAttr(
                                        stringify(conjecture.report.verdict)));
      rule->setAttr("taso.reason",
                    builder.getStringAttr(conjecture.report.reason));
    }
    return write(options.unproved,
                 [&](llvm::raw_ostream &os) { (void)saveRules(*module, os); });
  }

  /// In the order of the library, and with the names that rules have there.
  LogicalResult writeCertificates(ModuleOp library) {
    llvm::StringMap<StringRef> byHash;
    for (const Conjecture &conjecture : conjectures)
      if (conjecture.report.verdict == Verdict::Proved)
        byHash[conjecture.hash] = conjecture.report.certificate;
    return write(options.certificates, [&](llvm::raw_ostream &os) {
      for (auto rule : library.getOps<pdl::PatternOp>())
        os << nameCertificate(byHash.lookup(getRuleHash(rule)),
                              *rule.getSymName())
           << "\n";
    });
  }

  LogicalResult writeManifest(unsigned size) {
    auto fail = [&](const Twine &message) -> LogicalResult {
      return emitError(UnknownLoc::get(context)) << message;
    };
    auto buffer = llvm::MemoryBuffer::getFile(options.output);
    if (!buffer)
      return fail(options.output + ": " + buffer.getError().message());
    ManifestEntry entry;
    entry.file = llvm::sys::path::filename(options.output).str();
    entry.command = options.command;
    entry.version = options.version;
    entry.seed = options.seed;
    entry.rules = size;
    entry.sha256 = getSHA256((*buffer)->getBuffer());
    entry.counts = options.counts;
    llvm::append_range(entry.counts, counts);
    if (llvm::Error error = updateManifest(options.manifest, entry))
      return fail(options.manifest + ": " + llvm::toString(std::move(error)));
    return success();
  }

  MLIRContext *context;
  const LibraryOptions &options;
  std::vector<Conjecture> conjectures;
  llvm::StringSet<> seen;
  std::vector<std::pair<std::string, uint64_t>> counts;
};
} // namespace

LogicalResult makeLibrary(MLIRContext *context, ArrayRef<pdl::PatternOp> rules,
                          const LibraryOptions &options) {
  return LibraryMaker(context, options).run(rules);
}

//===----------------------------------------------------------------------===//
// The command line
//===----------------------------------------------------------------------===//

namespace {
struct CommandLine {
  explicit CommandLine(llvm::cl::OptionCategory &category)
      : output("make-library", llvm::cl::cat(category),
               llvm::cl::value_desc("file"),
               llvm::cl::desc("Prove the rules in the files, and write those "
                              "that are proved to this one")),
        manifest("manifest", llvm::cl::cat(category),
                 llvm::cl::value_desc("file"),
                 llvm::cl::desc("Say in this file how the library was made")),
        unproved("unproved", llvm::cl::cat(category),
                 llvm::cl::value_desc("file"),
                 llvm::cl::desc("File for the rules that are not proved, with "
                                "the reasons")),
        report("library-report", llvm::cl::cat(category),
               llvm::cl::value_desc("file"),
               llvm::cl::desc("File for a table of the proofs' steps and "
                              "times")),
        variants("function-variants", llvm::cl::cat(category),
                 llvm::cl::desc("Derive rules that only move data through one "
                                "function for all functions")),
        fused("fused-merges", llvm::cl::cat(category),
              llvm::cl::desc("Derive merges of operations with the sums and "
                             "functions that follow them")),
        certificates("certificates", llvm::cl::cat(category),
                     llvm::cl::value_desc("file"),
                     llvm::cl::desc("Write a certificate of each proof to this "
                                    "file, and its hash beside the rule")),
        maxParts("max-parts", llvm::cl::cat(category), llvm::cl::init(2),
                 llvm::cl::desc("Derive merges of up to this many parts from "
                                "those of two (default 2: none; at most 8)")) {}

  llvm::cl::opt<std::string> output, manifest, unproved, report;
  llvm::cl::opt<bool> variants, fused;
  llvm::cl::opt<std::string> certificates;
  llvm::cl::opt<unsigned> maxParts;
};
} // namespace

static CommandLine *commandLine = nullptr;

void registerLibraryOptions(llvm::cl::OptionCategory &category) {
  static CommandLine options(category);
  commandLine = &options;
}

bool isLibraryRequested() { return !commandLine->output.empty(); }

StringRef findLibraryOption() {
  for (llvm::cl::Option *option :
       {static_cast<llvm::cl::Option *>(&commandLine->maxParts),
        static_cast<llvm::cl::Option *>(&commandLine->variants),
        static_cast<llvm::cl::Option *>(&commandLine->fused),
        static_cast<llvm::cl::Option *>(&commandLine->certificates),
        static_cast<llvm::cl::Option *>(&commandLine->manifest),
        static_cast<llvm::cl::Option *>(&commandLine->unproved),
        static_cast<llvm::cl::Option *>(&commandLine->report)})
    if (option->getNumOccurrences() != 0)
      return option->ArgStr;
  return "";
}

static std::string makeCommand(ArrayRef<std::string> files) {
  std::string command = "taso-gen --make-library=" + commandLine->output;
  if (commandLine->maxParts > 2)
    command += " --max-parts=" + std::to_string(commandLine->maxParts);
  if (commandLine->fused)
    command += " --fused-merges";
  if (commandLine->variants)
    command += " --function-variants";
  if (!commandLine->certificates.empty())
    command += " --certificates=" + commandLine->certificates;
  for (const std::string &file : files)
    command += " " + file;
  return command;
}

int makeLibraryOfFiles(ArrayRef<std::string> files,
                       const std::string &version) {
  if (files.empty() || commandLine->maxParts > kMaxParts) {
    llvm::WithColor::error()
        << (files.empty() ? "no file of rules is given\n"
                          : "--max-parts must be 8 or less\n");
    return 1;
  }
  if (!canWrite({{"--make-library", commandLine->output},
                 {"--manifest", commandLine->manifest},
                 {"--unproved", commandLine->unproved},
                 {"--library-report", commandLine->report},
                 {"--certificates", commandLine->certificates}},
                files))
    return 1;
  MLIRContext context;
  loadRuleDialects(context);
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<pdl::PatternOp> rules;
  for (const std::string &file : files) {
    modules.push_back(parseSourceFile<ModuleOp>(file, &context));
    if (!modules.back())
      return 1;
    size_t before = rules.size();
    modules.back()->walk([&](pdl::PatternOp rule) { rules.push_back(rule); });
    if (rules.size() == before) {
      llvm::WithColor::error()
          << file << ": expected a rule, found no pdl.pattern\n";
      return 1;
    }
  }
  LibraryOptions options;
  options.output = commandLine->output;
  options.manifest = commandLine->manifest;
  options.unproved = commandLine->unproved;
  options.report = commandLine->report;
  options.maxParts = commandLine->maxParts;
  options.variants = commandLine->variants;
  options.fused = commandLine->fused;
  options.certificates = commandLine->certificates;
  options.verify.certify = !commandLine->certificates.empty();
  options.command = makeCommand(files);
  options.version = "taso-gen " + version;
  options.seed = options.verify.refute.seed;
  return failed(makeLibrary(&context, rules, options));
}

} // namespace taso::tools
