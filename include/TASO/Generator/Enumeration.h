//===- Enumeration.h - All small graphs, and which are equal ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Enumerates the graphs of up to N operators over an operator set, evaluates
// each once, and finds the equations between them from which all others follow.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_ENUMERATION_H
#define TASO_GENERATOR_ENUMERATION_H

#include "TASO/Generator/Vocabulary.h"

#include <functional>
#include <memory>

namespace taso::generator {

class Exchange;

struct EnumerationOptions {
  OperatorSet set;
  unsigned maxOps = 4;
  unsigned threads = 1;
  /// Graphs that are evaluated, and kept in a checkpoint, together; not 0.
  unsigned batch = 1 << 14;
  /// Bytes to stay within, or the run fails; 0 stands for half of the
  /// machine's.
  uint64_t memory = 0;
  /// Directories that hold what was evaluated; the first is written to.
  std::vector<std::string> checkpoints;
  /// Which part of the largest graphs to evaluate, if there are several.
  unsigned shard = 0, numShards = 1;
  /// The processes that share the work; null stands for this one alone.
  Exchange *exchange = nullptr;
  /// Asked now and then whether to stop.
  std::function<bool()> interrupted;
  /// Hears how far each step is.
  std::function<void(const std::string &step, uint64_t done, uint64_t total)>
      progress;
};

/// How a run ended.
enum class RunStatus {
  Done,
  ShardDone,   ///< the other shards have to be run
  Interrupted, ///< what was evaluated is in the checkpoint
  Failed,
};

/// What became of the graphs of one size. Each step counts what it dropped.
struct LevelCounts {
  unsigned size = 0;
  // Graphs that were not evaluated.
  uint64_t notNormal = 0; ///< equal up to associativity and commutativity
  uint64_t constants = 0; ///< several constants, or constant as a whole
  uint64_t gaps = 0;      ///< a renaming of another
  uint64_t unaligned = 0; ///< cuts a concat elsewhere than where it joins
  // Graphs that were.
  uint64_t evaluated = 0;
  uint64_t undefined = 0; ///< divide by zero
  uint64_t classes =
      0; ///< values that no smaller graph has, where all are kept
  // The others are equal to a smaller graph.
  uint64_t renamed = 0;     ///< a renaming of another equation
  uint64_t extraInputs = 0; ///< the smaller graph has inputs of its own
  /// Saves too few operators where that counts; at the largest size, from four
  /// operators on, also what is equal to no smaller graph.
  uint64_t noGain = 0;
  uint64_t derived = 0;      ///< follows from smaller equations
  uint64_t coincidences = 0; ///< unequal in other families of shapes
  uint64_t accepted = 0;
  double seconds = 0; ///< for reports only
};

/// An equation between a graph and the smallest one of the same value.
struct FoundEquation {
  Candidate candidate; ///< the larger graph is the source
  /// Both sides use the same inputs.
  bool usesAllInputs = false;
  /// They do, and the target is no input itself, nor a part of the source.
  bool reversible = false;
  /// In some family both sides are well-typed and unequal, or only one side is
  /// well-typed: a side condition is needed.
  bool needsGuard = false;
  /// Both sides are the same graph but for the order of the inputs.
  bool isSymmetry = false;
  std::string text; ///< "source = target" for people
  /// If the source's root is a concat: the sizes of its operands along the
  /// axis, by witness.
  std::vector<std::vector<int64_t>> partSizes;
};

class Enumeration {
public:
  explicit Enumeration(EnumerationOptions options);
  ~Enumeration();

  RunStatus run();
  /// Why a run failed.
  const std::string &getError() const;

  const std::vector<LevelCounts> &getCounts() const;
  /// Accepted equations, smallest first, without those that follow from
  /// another one after all.
  const std::vector<FoundEquation> &getEquations() const;
  /// How many of the accepted equations turned out to be special cases.
  uint64_t getNumSpecial() const;
  /// How many others make no rule, or none that is of use: the smaller side has
  /// a constant, or is no smaller and leaves out an input, or only permutes
  /// them.
  uint64_t getNumUseless() const;
  const std::vector<OperatorInstance> &getInstances() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace taso::generator

#endif // TASO_GENERATOR_ENUMERATION_H
