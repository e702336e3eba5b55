//===- ProofJournal.h - Proofs that were finished before --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file with lines of JSON: first what run and what build of the tool it belongs
// to, then one line for each finished group of candidates. A line that is torn, with all behind it,
// is written again.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_PROOFJOURNAL_H
#define TASO_TOOLS_TASOGEN_PROOFJOURNAL_H

#include "Candidates.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <memory>
#include <optional>

namespace llvm {
class raw_fd_ostream;
} // namespace llvm

namespace taso::tools {

class ProofJournal {
public:
  using Outcomes = std::vector<CandidateOutcome>;

  ProofJournal();
  ~ProofJournal();

  /// Reads what is there, and adds to it from then on. An empty path is no
  /// file. Returns false, after a diagnostic, if it is a journal of something
  /// else or of another build, or cannot be written.
  bool open(const std::string &path, const std::string &fingerprint);
  /// Reads another journal of the same run. Returns false, after a diagnostic,
  /// if it is one of another run.
  bool addFrom(const std::string &path, const std::string &fingerprint);

  /// What was read about a group, or null.
  const Outcomes *find(llvm::StringRef group) const;
  void add(llvm::StringRef group, const Outcomes &outcomes);

  /// Outcomes as one line, and the outcomes of such a line; nothing if it is
  /// malformed.
  static std::string print(const Outcomes &outcomes);
  static std::optional<Outcomes> parse(llvm::StringRef line);

private:
  /// Where that fails, says so and writes no more: proofs are worth more than notes.
  void flush();

  std::string path;
  std::unique_ptr<llvm::raw_fd_ostream> file;
  std::map<std::string, Outcomes> groups;
  /// Of the file that was read last, up to a torn line.
  size_t validBytes = 0;
};

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_PROOFJOURNAL_H
