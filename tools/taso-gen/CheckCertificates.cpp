//===- CheckCertificates.cpp - taso-gen --check-certificates --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckCertificates.h"
#include "RuleFile.h"

#include "TASO/Certificates/Certificate.h"
#include "TASO/Certificates/Checker.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleSet.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <optional>
#include <set>

using llvm::StringRef;

namespace taso::tools {

namespace {
/// The names of rules, and the certificates that they name, if any, by the
/// hashes of their texts, which are without names.
using Rules =
    std::map<std::string, std::map<std::string, std::optional<std::string>>>;

class Check {
public:
  explicit Check(std::optional<Rules> rules) : rules(std::move(rules)) {}

  void checkFile(StringRef path);
  bool isRight() const { return numWrong == 0; }
  void printSummary() const;
  /// Says which rules none of the files has a certificate of.
  void warnOfMissing(StringRef path) const;

private:
  void checkLine(StringRef path, unsigned number, StringRef line);
  std::string explain(const CertificateReport &report, StringRef line) const;
  void printError(StringRef where, StringRef why);

  std::optional<Rules> rules;
  std::set<std::string> found; ///< names of rules
  unsigned numChecked = 0, numWrong = 0;
};
} // namespace

void Check::printError(StringRef where, StringRef why) {
  llvm::outs().flush();
  llvm::WithColor::error() << where << ": " << why << "\n";
  ++numWrong;
}

/// Why the certificate is not accepted, or nothing.
std::string Check::explain(const CertificateReport &report,
                           StringRef line) const {
  if (!report.error.empty() || !rules)
    return report.error;
  auto it = rules->find(report.hash);
  if (it == rules->end())
    return "no rule has the hash " + report.hash;
  auto rule = it->second.find(report.rule);
  if (rule == it->second.end())
    return "the hash " + report.hash + " is that of the rule " +
           it->second.begin()->first;
  const std::optional<std::string> &named = rule->second;
  if (named && *named != getCertificateHash(line))
    return "the rule names the certificate " + *named + ", this one is " +
           getCertificateHash(line);
  return "";
}

void Check::checkLine(StringRef path, unsigned number, StringRef line) {
  CertificateReport report = checkCertificate(line);
  std::string error = explain(report, line);
  if (!error.empty()) {
    std::string where = report.rule;
    if (where.empty())
      where = (path + ":" + llvm::utostr(number)).str();
    return printError(where, error);
  }
  ++numChecked;
  found.insert(report.rule);
  llvm::outs() << "checked: " << report.rule << " (" << report.results
               << " results, " << report.proofs << " proofs, " << report.claims
               << " claims, " << report.bijections << " bijections, "
               << report.leaves << " leaves)\n";
}

void Check::checkFile(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return printError(path, buffer.getError().message());
  StringRef text = (*buffer)->getBuffer();
  unsigned number = 0, found = 0;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    ++number;
    if (line.trim().empty())
      continue;
    ++found;
    checkLine(path, number, line);
  }
  if (!found)
    printError(path, "there is no certificate in the file");
}

void Check::printSummary() const {
  llvm::outs() << numChecked << " checked, " << numWrong << " wrong\n";
}

void Check::warnOfMissing(StringRef path) const {
  if (!rules)
    return;
  unsigned numRules = 0, numMissing = 0;
  StringRef first;
  for (const auto &[hash, names] : *rules)
    for (const auto &[name, certificate] : names) {
      ++numRules;
      if (found.count(name))
        continue;
      if (numMissing++ == 0)
        first = name;
    }
  if (numMissing == 0)
    return;
  llvm::outs().flush();
  llvm::WithColor::warning()
      << numMissing << " of the " << numRules << " rules of " << path
      << " have no certificate here, such as '" << first << "'\n";
}

/// The hashes of the patterns in a file; nothing, after a diagnostic, if it
/// cannot be read.
static std::optional<Rules> readRules(const std::string &path) {
  mlir::MLIRContext context;
  context.loadDialect<TASODialect, mlir::pdl::PDLDialect>();
  auto module = taso::tools::readRules(path, context);
  if (!module)
    return std::nullopt;
  Rules rules;
  module->walk([&](mlir::pdl::PatternOp pattern) {
    std::optional<std::string> certificate;
    if (auto named =
            pattern->getAttrOfType<mlir::StringAttr>("taso.certificate"))
      certificate = named.str();
    rules[getRuleHash(pattern)][pattern.getSymName().value_or("").str()] =
        std::move(certificate);
  });
  return rules;
}

bool checkCertificates(llvm::ArrayRef<std::string> files,
                       const std::string &path) {
  std::optional<Rules> rules;
  if (!path.empty()) {
    rules = readRules(path);
    if (!rules)
      return false;
  }
  Check check(std::move(rules));
  for (const std::string &file : files)
    check.checkFile(file);
  check.printSummary();
  check.warnOfMissing(path);
  return check.isRight();
}

} // namespace taso::tools
