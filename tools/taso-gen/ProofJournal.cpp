//===- ProofJournal.cpp - Proofs that were finished before ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProofJournal.h"

#include "TASO/Support/JSON.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

namespace taso::tools {

using Kind = CandidateOutcome::Kind;

static constexpr std::pair<Kind, const char *> kKinds[] = {
    {Kind::Proved, "proved"},   {Kind::Instance, "instance"},
    {Kind::Derived, "derived"}, {Kind::Refuted, "refuted"},
    {Kind::Unknown, "unknown"}, {Kind::Unwritable, "unwritable"},
    {Kind::Skipped, "skipped"}, {Kind::Narrow, "narrow"},
};

llvm::StringRef stringify(Kind kind) {
  return llvm::find_if(kKinds, [&](auto &entry) { return entry.first == kind; })
      ->second;
}

//===----------------------------------------------------------------------===//
// Outcomes as JSON
//===----------------------------------------------------------------------===//

static llvm::json::Value toJson(const ProofJournal::Outcomes &outcomes) {
  llvm::json::Array list;
  for (const CandidateOutcome &outcome : outcomes) {
    llvm::json::Object object{{"kind", stringify(outcome.kind)}};
    if (!outcome.rule.empty())
      object["rule"] = outcome.rule;
    if (!outcome.reason.empty())
      object["reason"] = outcome.reason;
    object["calls"] = outcome.calls;
    if (!outcome.chain.empty())
      object["chain"] = llvm::json::Array(outcome.chain);
    list.push_back(std::move(object));
  }
  return list;
}

static std::optional<CandidateOutcome>
readOutcome(const llvm::json::Value &value) {
  const llvm::json::Object *object = value.getAsObject();
  if (!object)
    return std::nullopt;
  std::optional<llvm::StringRef> kind = object->getString("kind");
  auto entry = llvm::find_if(
      kKinds, [&](auto &known) { return kind && *kind == known.second; });
  if (entry == std::end(kKinds))
    return std::nullopt;
  CandidateOutcome outcome;
  outcome.kind = entry->first;
  outcome.rule = object->getString("rule").value_or("").str();
  outcome.reason = object->getString("reason").value_or("").str();
  outcome.calls = object->getInteger("calls").value_or(0);
  if (const llvm::json::Array *chain = object->getArray("chain"))
    for (const llvm::json::Value &rule : *chain)
      outcome.chain.push_back(rule.getAsUINT64().value_or(0));
  return outcome;
}

static std::optional<ProofJournal::Outcomes>
readOutcomes(const llvm::json::Array *list) {
  if (!list)
    return std::nullopt;
  ProofJournal::Outcomes outcomes;
  for (const llvm::json::Value &value : *list) {
    std::optional<CandidateOutcome> outcome = readOutcome(value);
    if (!outcome)
      return std::nullopt;
    outcomes.push_back(std::move(*outcome));
  }
  return outcomes;
}

std::string ProofJournal::print(const Outcomes &outcomes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << toJson(outcomes);
  return text;
}

/// Nothing if the text is no JSON.
static std::optional<llvm::json::Value> parseJson(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = taso::parseJSON(text);
  if (value)
    return std::move(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

std::optional<ProofJournal::Outcomes>
ProofJournal::parse(llvm::StringRef line) {
  std::optional<llvm::json::Value> value = parseJson(line);
  return value ? readOutcomes(value->getAsArray()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

ProofJournal::ProofJournal() = default;
ProofJournal::~ProofJournal() = default;

/// A digest of the program that runs: another prover may find something else.
static const std::string &getProgram() {
  static const std::string digest = [] {
    int here = 0;
    std::string path = llvm::sys::fs::getMainExecutable(nullptr, &here);
    auto md5 = llvm::sys::fs::md5_contents(path);
    return md5 ? md5->digest().str().str() : std::string("unknown");
  }();
  return digest;
}

/// False, after a diagnostic, if the first line is of something else.
static bool checkHeader(const llvm::json::Object *header,
                        const std::string &path,
                        const std::string &fingerprint) {
  std::string problem;
  if (!header || header->getString("run") != fingerprint)
    problem = "the journal of another run; expected '" + fingerprint + "'";
  else if (header->getString("program") != getProgram())
    problem = "written by another build of taso-gen, whose proofs may differ";
  if (problem.empty())
    return true;
  llvm::WithColor::error() << path << ": " << problem << "\n";
  llvm::WithColor::note() << "hint: remove it, or give another file\n";
  return false;
}

bool ProofJournal::addFrom(const std::string &path,
                           const std::string &fingerprint) {
  validBytes = 0;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return true; // there is none yet
  llvm::StringRef text = (*buffer)->getBuffer();
  for (bool isFirst = true; text.contains('\n'); isFirst = false) {
    llvm::StringRef line = text.take_until([](char c) { return c == '\n'; });
    std::optional<llvm::json::Value> value = parseJson(line);
    const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
    if (isFirst && !checkHeader(object, path, fingerprint))
      return false;
    if (!isFirst) {
      std::optional<llvm::StringRef> key;
      std::optional<Outcomes> outcomes;
      if (object) {
        key = object->getString("group");
        outcomes = readOutcomes(object->getArray("outcomes"));
      }
      if (!key || !outcomes)
        break;
      groups[key->str()] = std::move(*outcomes);
    }
    text = text.drop_front(line.size() + 1);
    validBytes = text.data() - (*buffer)->getBufferStart();
  }
  return true;
}

bool ProofJournal::open(const std::string &path,
                        const std::string &fingerprint) {
  if (path.empty())
    return true;
  if (!addFrom(path, fingerprint))
    return false;
  int descriptor = -1;
  std::error_code error = llvm::sys::fs::openFileForReadWrite(
      path, descriptor, llvm::sys::fs::CD_OpenAlways, llvm::sys::fs::OF_None);
  if (!error)
    error = llvm::sys::fs::resize_file(descriptor, validBytes);
  if (error) {
    llvm::WithColor::error() << path << ": " << error.message() << "\n";
    return false;
  }
  this->path = path;
  file = std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                /*shouldClose=*/true);
  file->seek(validBytes);
  if (validBytes == 0) {
    *file << llvm::json::Value(llvm::json::Object{{"run", fingerprint},
                                                  {"program", getProgram()}})
          << "\n";
    flush();
  }
  return true;
}

const ProofJournal::Outcomes *ProofJournal::find(llvm::StringRef group) const {
  auto it = groups.find(group.str());
  return it == groups.end() ? nullptr : &it->second;
}

void ProofJournal::add(llvm::StringRef group, const Outcomes &outcomes) {
  if (!file)
    return;
  *file << llvm::json::Value(llvm::json::Object{{"group", group},
                                                {"outcomes", toJson(outcomes)}})
        << "\n";
  flush();
}

void ProofJournal::flush() {
  file->flush();
  if (!file->has_error())
    return;
  llvm::WithColor::warning()
      << path << ": " << file->error().message()
      << "; proofs go on, but are not noted there any more\n";
  file->clear_error();
  file.reset();
}

} // namespace taso::tools
