//===- taso-gen.cpp - Make and check rules --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks certificates of proofs. The check itself (lib/Certificates) shares no
// code with the prover; `--rules` reads rules only to compare their hashes.
//
//===----------------------------------------------------------------------===//

#include "CheckCertificates.h"

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
  llvm::cl::opt<std::string> rules(
      "rules", llvm::cl::cat(category), llvm::cl::value_desc("file"),
      llvm::cl::desc("Also check that each certificate is that of a rule in "
                     "this file"));
  llvm::cl::list<std::string> files(
      llvm::cl::Positional, llvm::cl::cat(category), llvm::cl::desc("files.."));
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-gen --check-certificates proofs.jsonl
  taso-gen --check-certificates proofs.jsonl --rules=rules.mlir
)");
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::SetVersionPrinter(printVersion);
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "TASO: make and check rewrite rules\n");
  if (!check) {
    llvm::WithColor::error() << "nothing to do\n";
    llvm::WithColor::note() << "hint: taso-gen --check-certificates FILE\n";
    return 1;
  }
  if (files.empty()) {
    llvm::WithColor::error() << "no file of certificates is given\n";
    return 1;
  }
  return taso::tools::checkCertificates(files, rules) ? 0 : 1;
}
