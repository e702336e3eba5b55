//===- Checker.cpp - Replay what a proof has left -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Certificates/Checker.h"

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

namespace taso {

using namespace certificates;
using llvm::StringRef;

/// True if brackets are nested deeper than any certificate needs: the parser is
/// recursive.
static bool isTooDeep(StringRef text) {
  constexpr unsigned kMaxDepth = 400;
  unsigned depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char letter = text[i];
    if (quoted && letter == '\\')
      ++i;
    else if (letter == '"')
      quoted = !quoted;
    else if (!quoted && (letter == '[' || letter == '{'))
      ++depth;
    else if (!quoted && (letter == ']' || letter == '}') && depth)
      --depth;
    if (depth > kMaxDepth)
      return true;
  }
  return false;
}

static bool isHash(StringRef text) {
  return text.size() == 16 && llvm::all_of(text, llvm::isHexDigit);
}

/// Reads the header. Returns what is wrong, or nothing.
static std::string readHeader(const llvm::json::Object &root,
                              CertificateReport &report) {
  auto version = root.getInteger("version");
  if (!version)
    return "there is no version";
  if (*version != 1)
    return "version " + std::to_string(*version) +
           " is not known; this tool knows version 1";
  auto rule = root.getString("rule"), hash = root.getString("hash"),
       verdict = root.getString("verdict");
  if (!rule || !hash || !verdict || !root.getInteger("maxRank"))
    return "the header is incomplete";
  report.rule = rule->str();
  report.hash = hash->str();
  if (!isHash(*hash))
    return "the hash is not 16 hexadecimal digits";
  if (*verdict != "proved")
    return "the verdict is not 'proved'";
  return "";
}

/// Checks the proof of one result. Returns what is wrong, or nothing.
static std::string checkProof(const llvm::json::Object &proof,
                              CertificateReport &report) {
  const Array *table = proof.getArray("symbols");
  auto cases = proof.getInteger("cases");
  if (!table || !cases || *cases < 1 || *cases > INT32_MAX ||
      !proof.getString("case"))
    return "a part is missing";
  Reader reader;
  Symbols symbols;
  if (!reader.readSymbols(*table, symbols))
    return "the table of symbols is malformed";
  Replay replay(symbols, reader, report);
  if (!replay.run(proof))
    return replay.getError();
  ++report.proofs;
  report.results += *cases;
  return "";
}

CertificateReport checkCertificate(StringRef line) {
  CertificateReport report;
  if (isTooDeep(line)) {
    report.error = "the text is nested too deeply";
    return report;
  }
  llvm::Expected<Value> parsed = llvm::json::parse(line);
  if (!parsed) {
    report.error = "no JSON: " + llvm::toString(parsed.takeError());
    return report;
  }
  const llvm::json::Object *root = parsed->getAsObject();
  if (!root) {
    report.error = "the text is no JSON object";
    return report;
  }
  report.error = readHeader(*root, report);
  if (!report.error.empty())
    return report;
  const Array *proofs = root->getArray("proofs");
  if (!proofs || proofs->empty()) {
    report.error = "there are no proofs";
    return report;
  }
  for (auto [i, value] : llvm::enumerate(*proofs)) {
    const llvm::json::Object *proof = value.getAsObject();
    std::string error = proof ? checkProof(*proof, report) : "it is no object";
    if (error.empty())
      continue;
    report.error = "proof " + std::to_string(i + 1) + ": " + error;
    return report;
  }
  return report;
}

} // namespace taso
