//===- Execution.cpp - How taso-gen is run --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execution.h"

#include "TASO/Support/Interrupt.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace taso::generator;

namespace taso::tools {

namespace {
struct Options {
  llvm::cl::opt<std::string> memory;
  llvm::cl::list<std::string> checkpoints;
  llvm::cl::opt<std::string> shard;

  explicit Options(llvm::cl::OptionCategory &category)
      : memory(
            "memory", llvm::cl::cat(category), llvm::cl::value_desc("size"),
            llvm::cl::desc("With --ops: the memory that graphs may take, for "
                           "example 8G (default: half of the machine's); "
                           "a run that needs more ends with an error")),
        checkpoints(
            "checkpoint", llvm::cl::cat(category),
            llvm::cl::value_desc("directory"),
            llvm::cl::desc("With --ops: keep there what was evaluated, and go "
                           "on from there; more directories are only read")),
        shard(
            "shard", llvm::cl::cat(category), llvm::cl::value_desc("i/n"),
            llvm::cl::desc("With --ops and --checkpoint: evaluate part i of n "
                           "and stop; a run without --shard on the "
                           "checkpoints of all parts goes on")) {}
};
} // namespace

static Options *options = nullptr;

void registerExecutionOptions(llvm::cl::OptionCategory &category) {
  static Options registered(category);
  options = &registered;
}

/// A number without a unit is a slip.
static constexpr uint64_t kLeastMemory = uint64_t(64) << 10;

/// Reads 500M; units are powers of 1024.
static bool parseSize(llvm::StringRef text, uint64_t &bytes) {
  llvm::StringRef digits = text.rtrim("KMGTkmgt");
  llvm::StringRef unit = text.drop_front(digits.size());
  if (unit.size() > 1 || digits.getAsInteger(10, bytes))
    return false;
  unsigned shift =
      unit.empty() ? 0
                   : 10 * (llvm::StringRef("KMGT").find_insensitive(unit) + 1);
  if (bytes >> (63 - shift))
    return false;
  bytes <<= shift;
  return bytes >= kLeastMemory;
}

/// Reads 2/3, which counts from 1.
static bool parseShard(llvm::StringRef text, EnumerationOptions &enumeration) {
  auto [part, of] = text.split('/');
  unsigned number = 0;
  if (part.getAsInteger(10, number) ||
      of.getAsInteger(10, enumeration.numShards) || number == 0 ||
      number > enumeration.numShards)
    return false;
  enumeration.shard = number - 1;
  return true;
}

static bool report(const llvm::Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return false;
}

Execution::Execution() : exchange(makeExchange()) {
  if (isWriter())
    progress = std::make_unique<ProgressBar>();
  else
    progress = std::make_unique<ProgressBar>(false);
  catchInterrupts();
}

bool Execution::configure(EnumerationOptions &enumeration) {
  if (!options->memory.empty() &&
      !parseSize(options->memory, enumeration.memory))
    return report("--memory: expected a size like 500M or 8G, 64K at least, "
                  "found '" +
                  options->memory + "'");
  if (!options->shard.empty()) {
    if (!parseShard(options->shard, enumeration))
      return report("--shard: expected i/n with i from 1 to n, found '" +
                    options->shard + "'");
    if (options->checkpoints.empty())
      return report("--shard needs --checkpoint");
    if (exchange->getSize() > 1)
      return report("--shard is for runs without mpirun, which divides the "
                    "work itself");
  }
  enumeration.checkpoints = options->checkpoints;
  enumeration.exchange = exchange.get();
  enumeration.interrupted = isInterrupted;
  enumeration.progress = [this](const std::string &step, uint64_t done,
                                uint64_t total) {
    progress->update(step, done, total);
  };
  return true;
}

std::optional<int> Execution::finish(const Enumeration &enumeration,
                                     RunStatus status) {
  progress->clear();
  if (status == RunStatus::Done) {
    // Proofs note what they have done at once.
    releaseInterrupts();
    return std::nullopt;
  }
  if (status == RunStatus::Failed) {
    report(enumeration.getError());
    return 1;
  }
  bool isKept = !options->checkpoints.empty();
  if (status == RunStatus::ShardDone) {
    llvm::errs() << "shard " << options->shard << " is done\n";
    return 0;
  }
  if (isWriter())
    llvm::WithColor::note()
        << "interrupted; "
        << (isKept ? "the same command goes on from the checkpoint\n"
                   : "with --checkpoint=DIRECTORY a run can be resumed\n");
  return kInterruptedExitCode;
}

} // namespace taso::tools
