//===- BatchEvaluation.h - Fingerprints of many terms -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluating fingerprints is nearly all the work of an enumeration, and all of
// it that is divided among threads, processes and shards, or kept in a
// checkpoint. Everything else is repeated by each process.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_BATCHEVALUATION_H
#define TASO_LIB_GENERATOR_BATCHEVALUATION_H

#include "TASO/Generator/Enumeration.h"
#include "TASO/Generator/Exchange.h"

#include "FingerprintStore.h"
#include "TermEvaluation.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace taso::generator {

class BatchEvaluation {
public:
  enum class What {
    Probe,
    Fingerprint,
    /// The fingerprint if the value is one of those looked for; for the other
    /// terms kOther, mostly by way of a probe.
    KnownFingerprint,
  };
  static constexpr uint64_t kOther = 1;
  /// Values that terms are compared with.
  struct Sought {
    llvm::DenseSet<uint64_t> probes;
    unsigned maxSize; ///< operators of the classes that have the values
  };
  struct Stage {
    uint32_t number; ///< for the checkpoint
    What what;
    /// Whether shards leave each other's batches out.
    bool sharded = false;
    /// Whether the run is not repeated, so that only a checkpoint keeps it.
    bool once = false;
    /// For KnownFingerprint.
    const Sought *sought = nullptr;
  };
  /// Receives terms, each batch in its turn, and their fingerprints.
  using Sink =
      std::function<void(llvm::ArrayRef<Term>, llvm::ArrayRef<uint64_t>)>;

  BatchEvaluation(const TermTable &table, const EnumerationOptions &options);

  /// Opens the checkpoint. If that fails, the status says so.
  bool open();

  /// Evaluates the terms that it is given, or finds them in the checkpoint. A
  /// run, from the first term to finish(), can be repeated with the same terms:
  /// then all are found.
  class Run {
  public:
    Run(BatchEvaluation &owner, const Stage &stage, Sink sink)
        : owner(owner), stage(stage), sink(std::move(sink)) {}
    void add(const Term &term);
    void finish();

  private:
    void flush();
    void takeRound(llvm::ArrayRef<llvm::ArrayRef<Term>> batches);

    BatchEvaluation &owner;
    Stage stage;
    Sink sink;
    uint32_t nextBatch = 0;
    std::vector<Term> pending;
  };

  /// Done as long as nothing stopped the work. Then runs do nothing more.
  RunStatus getStatus() const { return status; }
  const std::string &getError() const { return error; }
  /// Asks whether this process is to stop; the others hear of it when they
  /// exchange something.
  bool shouldStop();
  /// Waits for the other processes, and stops if one of them does.
  void synchronise();
  /// Computes some probes on all threads, without the checkpoint.
  std::vector<uint64_t> getProbes(llvm::ArrayRef<Term> terms) {
    return evaluate({0, What::Probe}, terms);
  }
  /// The evaluator of a thread.
  TermEvaluator &getEvaluator(unsigned thread) { return *evaluators[thread]; }
  /// Bytes that all of the enumeration is to stay within, and those that
  /// fingerprints and evaluators take.
  uint64_t getMemoryLimit() const { return memory; }
  uint64_t getMemory() const;
  /// Ends the run, and says why.
  void fail(std::string message);
  /// Values that occur twice or more among those given batch by batch, in
  /// order. They are sorted range by range within the limit on memory.
  std::vector<uint64_t> findRepeated(
      uint64_t total,
      llvm::function_ref<void(llvm::function_ref<void(uint64_t)>)> forEach);

private:
  std::vector<uint64_t> evaluate(const Stage &stage,
                                 llvm::ArrayRef<Term> terms);
  std::vector<uint64_t> obtain(const Stage &stage, const BatchKey &key,
                               llvm::ArrayRef<Term> terms);
  std::vector<std::vector<uint64_t>> gather(std::vector<uint64_t> mine);

  const TermTable &table;
  const EnumerationOptions &options;
  LocalExchange alone;
  Exchange &exchange;
  uint64_t memory;
  std::vector<std::unique_ptr<TermEvaluator>> evaluators;
  std::unique_ptr<FingerprintStore> store;
  RunStatus status = RunStatus::Done; ///< of all processes
  RunStatus ownStatus = RunStatus::Done;
  std::string error;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_BATCHEVALUATION_H
