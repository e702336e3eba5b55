//===- taso-gen.cpp - Make and check rules --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks certificates of proofs. The check itself (lib/Certificates) shares no
// code with the prover; `--rules` reads rules only to compare their hashes.
// Also tells which rules follow from others.
//
//===----------------------------------------------------------------------===//

#include "CheckCertificates.h"
#include "CheckCoverage.h"
#include "Generate.h"
#include "MakeLibrary.h"
#include "RulesToMarkdown.h"
#include "SplitDerived.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

static void printVersion(llvm::raw_ostream &os) {
  os << "TASO " << TASO_VERSION << "\nMLIR and LLVM " << LLVM_VERSION_STRING
     << "\ncertificates of version 1\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::OptionCategory category("taso-gen options");
  llvm::cl::opt<bool> check(
      "check-certificates", llvm::cl::cat(category),
      llvm::cl::desc("Replay the proofs in the files, without the prover and "
                     "without a solver; the exit code is 1 if one is wrong"));
  llvm::cl::list<std::string> rules(
      "rules", llvm::cl::cat(category), llvm::cl::value_desc("file"),
      llvm::cl::CommaSeparated,
      llvm::cl::desc(
          "The rules that other options are about; several files for "
          "--check-coverage"));
  llvm::cl::opt<std::string> coverage(
      "check-coverage", llvm::cl::cat(category), llvm::cl::value_desc("file"),
      llvm::cl::desc("Tell which rules of the file are among those of --rules, "
                     "or follow from them by a chain; the exit code is 1 if a "
                     "wrong one does"));
  llvm::cl::opt<bool> require(
      "require", llvm::cl::cat(category),
      llvm::cl::desc(
          "With --check-coverage: the exit code is also 1 if a sound "
          "rule is not covered"));
  llvm::cl::list<std::string> split(
      llvm::cl::CommaSeparated, "split-derived", llvm::cl::cat(category),
      llvm::cl::value_desc("file"),
      llvm::cl::desc("Write the rules of the files that do not follow from "
                     "those before them to the file of -o"));
  llvm::cl::opt<std::string> output(
      "o", llvm::cl::cat(category), llvm::cl::value_desc("file"),
      llvm::cl::init("-"), llvm::cl::desc("Where to write rules"));
  llvm::cl::opt<std::string> derived(
      "derived", llvm::cl::cat(category), llvm::cl::value_desc("file"),
      llvm::cl::desc(
          "With --split-derived: write the rules that follow to this "
          "file, with their derivations"));
  llvm::cl::opt<unsigned> maxChain(
      "max-chain", llvm::cl::cat(category), llvm::cl::init(3),
      llvm::cl::desc("The longest chain of rules that another rule may follow "
                     "from (default 3)"));
  llvm::cl::opt<unsigned> instances(
      "instances", llvm::cl::cat(category), llvm::cl::init(4),
      llvm::cl::desc("On how many instances a rule must follow (default 4)"));
  llvm::cl::opt<unsigned> seed(
      "seed", llvm::cl::cat(category), llvm::cl::init(1),
      llvm::cl::desc("Which instances are drawn (default 1)"));
  llvm::cl::opt<bool> markdown(
      "rules-to-markdown", llvm::cl::cat(category),
      llvm::cl::desc("Print the rules in the files as a table of equations"));
  taso::tools::registerLibraryOptions(category);
  taso::tools::registerGenerateOptions(category);
  llvm::cl::list<std::string> files(
      llvm::cl::Positional, llvm::cl::cat(category), llvm::cl::desc("files.."));
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-gen --ops=taso2019 --max-ops=3 --proved=rules.mlir
  taso-gen --check-certificates proofs.jsonl
  taso-gen --check-certificates proofs.jsonl --rules=rules.mlir
  taso-gen --check-coverage=published.mlir --rules=rules.mlir
  taso-gen --split-derived=rules.mlir -o minimal.mlir --derived=derived.mlir
  taso-gen --make-library=library.mlir --max-parts=8 rules.mlir
  taso-gen --make-library=library.mlir --fused-merges --function-variants rules.mlir
  taso-gen --make-library=library.mlir --certificates=proofs.jsonl rules.mlir
  taso-gen --rules-to-markdown library.mlir
)");
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::SetVersionPrinter(printVersion);
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "TASO: make and check rewrite rules\n");
  // What would not be done is an error rather than left out in silence.
  llvm::SmallVector<llvm::StringRef> modes;
  for (auto [given, name] :
       {std::pair(bool(markdown), "--rules-to-markdown"),
        {taso::tools::isLibraryRequested(), "--make-library"},
        {taso::tools::isGenerateRequested(), "--ops"},
        {!coverage.empty(), "--check-coverage"},
        {!split.empty(), "--split-derived"},
        {bool(check), "--check-certificates"}})
    if (given)
      modes.push_back(name);
  if (modes.size() > 1) {
    llvm::WithColor::error()
        << llvm::join(modes, " and ")
        << " cannot be given together: each is a run of its own\n";
    return 1;
  }
  if (markdown)
    return taso::tools::printRulesOfFiles(files) ? 0 : 1;
  if (taso::tools::isLibraryRequested())
    return taso::tools::makeLibraryOfFiles(files, TASO_VERSION);
  if (llvm::StringRef option = taso::tools::findLibraryOption();
      !option.empty()) {
    llvm::WithColor::error()
        << "--" << option << " is for --make-library, which is missing\n";
    llvm::WithColor::note()
        << "hint: taso-gen --make-library=library.mlir rules.mlir\n";
    return 1;
  }
  if (!files.empty() && !check) {
    llvm::WithColor::error() << "expected no file without an option, found '"
                             << files.front() << "'\n";
    return 1;
  }
  if (taso::tools::isGenerateRequested())
    return taso::tools::generateRules();
  taso::generator::DerivationOptions derivation;
  derivation.maxSteps = maxChain;
  taso::InstanceOptions drawing;
  drawing.wanted = instances;
  drawing.drawn = std::max(drawing.drawn, drawing.wanted);
  drawing.seed = seed;
  if (!coverage.empty()) {
    if (rules.empty()) {
      llvm::WithColor::error() << "--check-coverage needs --rules\n";
      return 1;
    }
    return !taso::tools::checkCoverage(
        {coverage, rules, derivation, drawing, require});
  }
  if (!split.empty()) {
    derivation.maxStepsOfMerge = 1;
    return !taso::tools::splitDerived(
        {split, output, derived, derivation, drawing});
  }
  if (!check) {
    llvm::WithColor::error() << "nothing to do\n";
    llvm::WithColor::note() << "hint: taso-gen --check-certificates FILE\n";
    return 1;
  }
  if (files.empty()) {
    llvm::WithColor::error() << "no file of certificates is given\n";
    return 1;
  }
  if (rules.size() > 1) {
    llvm::WithColor::error()
        << "--check-certificates takes one file of rules\n";
    return 1;
  }
  std::string expected = rules.empty() ? std::string() : rules.front();
  return taso::tools::checkCertificates(files, expected) ? 0 : 1;
}
