//===- EnumerationTest.cpp - Tests of Enumeration.h -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Enumeration.h"
#include "TASO/Generator/Exchange.h"

#include "../Common/TemporaryDirectory.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <barrier>
#include <map>
#include <thread>

using namespace taso::generator;
using taso::test::TemporaryDirectory;

namespace {

/// Plain operators, without strides and activations.
EnumerationOptions makeOptions(std::string_view operators,
                               std::string_view inputs, unsigned maxOps) {
  std::string error;
  EnumerationOptions options;
  options.set = OperatorSet::parse(operators, inputs, error).value();
  options.set.activations.clear();
  options.set.maxStride = 1;
  options.set.allowNoPadding = false;
  options.set.maxAxis = 1;
  options.maxOps = maxOps;
  return options;
}

std::vector<std::string> getTexts(const Enumeration &enumeration) {
  std::vector<std::string> texts;
  for (const FoundEquation &equation : enumeration.getEquations())
    texts.push_back(equation.text);
  return texts;
}

std::vector<std::string> run(const EnumerationOptions &options) {
  Enumeration enumeration(options);
  EXPECT_EQ(enumeration.run(), RunStatus::Done) << enumeration.getError();
  return getTexts(enumeration);
}

//===----------------------------------------------------------------------===//
// Known identities
//===----------------------------------------------------------------------===//

struct Identities {
  std::string name, operators, inputs;
  unsigned maxOps;
  std::vector<std::string> texts;
};

class IdentitiesTest : public testing::TestWithParam<Identities> {};

TEST_P(IdentitiesTest, AreFound) {
  const Identities &expected = GetParam();
  EnumerationOptions options =
      makeOptions(expected.operators, expected.inputs, expected.maxOps);
  // Work on weights counts as operators, though it costs nothing.
  options.set.gainFrom = options.maxOps + 1;
  std::vector<std::string> found = run(options);
  for (const std::string &text : expected.texts)
    EXPECT_NE(std::find(found.begin(), found.end(), text), found.end()) << text;
}

INSTANTIATE_TEST_SUITE_P(
    Known, IdentitiesTest,
    testing::Values(
        Identities{"PoolAsConvolution",
                   "const_pool,pool2d_avg,conv2d",
                   "i:1,k:1,d:1",
                   2,
                   {"conv2d(i0, const_pool()) = "
                    "pool2d_avg{count_include_pad=1}(i0)"}},
        Identities{"SumsOfConvolutions",
                   "conv2d,add",
                   "i:2,k:2",
                   3,
                   {"add(conv2d(i0, k1), conv2d(i2, k1)) = "
                    "conv2d(add(i0, i2), k1)",
                    "add(conv2d(i0, k1), conv2d(i0, k2)) = "
                    "conv2d(i0, add(k1, k2))"}},
        Identities{"ConcatOfConvolutions",
                   "conv2d,concat",
                   "i:2,k:2",
                   3,
                   {"concat{axis=0}(conv2d(i0, k1), conv2d(i2, k1)) = "
                    "conv2d(concat{axis=0}(i0, i2), k1)",
                    "concat{axis=1}(conv2d(i0, k1), conv2d(i0, k2)) = "
                    "conv2d(i0, concat{axis=0}(k1, k2))"}},
        Identities{"ConcatOfProducts",
                   "matmul,concat",
                   "x:2,w:2",
                   3,
                   {"matmul(x0, matmul(w1, w2)) = matmul(matmul(x0, w1), w2)",
                    "concat{axis=0}(matmul(x0, w1), matmul(x2, w1)) = "
                    "matmul(concat{axis=0}(x0, x2), w1)",
                    "concat{axis=1}(matmul(x0, w1), matmul(x0, w2)) = "
                    "matmul(x0, concat{axis=1}(w1, w2))"}},
        // The last one, of twice the size, implies the first two.
        Identities{"DistributivityBesideConcat",
                   "matmul,add,concat,transpose",
                   "x:2,w:2",
                   3,
                   {"add(matmul(x0, w1), matmul(x2, w1)) = "
                    "matmul(add(x0, x2), w1)",
                    "add(matmul(x0, w1), matmul(x0, w2)) = "
                    "matmul(x0, add(w1, w2))",
                    "add(matmul(x0, w1), matmul(x2, w3)) = "
                    "matmul(concat{axis=1}(x2, x0), concat{axis=0}(w3, w1))"}},
        Identities{"Associativity",
                   "add,mul",
                   "x:3",
                   2,
                   {"add(add(x0, x1), x2) = add(x0, add(x1, x2))",
                    "mul(mul(x0, x1), x2) = mul(x0, mul(x1, x2))"}},
        Identities{"Transposes",
                   "matmul,transpose",
                   "x:2,w:2",
                   3,
                   {"transpose(transpose(x0)) = x0",
                    "transpose(matmul(transpose(x0), x1)) = "
                    "matmul(transpose(x1), x0)"}},
        Identities{"Softmax",
                   "softmax,add,broadcast",
                   "x:1,l:1",
                   3,
                   {"softmax{axis=1}(add(x0, broadcast{shape=x}(l1))) = "
                    "softmax{axis=1}(x0)"}},
        Identities{"Scalars",
                   "mul,smul,add",
                   "s:2,x:2",
                   3,
                   {"smul(smul(x0, s1), s2) = smul(x0, mul(s1, s2))",
                    "smul(mul(x0, x1), s2) = mul(x1, smul(x0, s2))",
                    "add(smul(x0, s1), smul(x0, s2)) = smul(x0, add(s1, s2))",
                    "add(smul(x0, s1), smul(x2, s1)) = "
                    "smul(add(x0, x2), s1)"}},
        // What layer normalisation multiplies by, into the weights behind it.
        Identities{"ScaleFolding",
                   "matmul,mul,broadcast,transpose",
                   "x:1,w:1,r:1",
                   4,
                   {"matmul(x0, mul(w1, transpose(broadcast{shape=w}(r2)))) = "
                    "matmul(mul(x0, broadcast{shape=x}(r2)), w1)",
                    "mul(broadcast{shape=x}(r0), matmul(x1, w2)) = "
                    "matmul(x1, mul(w2, broadcast{shape=w}(r0)))"}},
        Identities{"Divisions",
                   "div,mul,add",
                   "x:3",
                   3,
                   {"div(mul(x0, x1), x0) = x1",
                    "div(div(x0, x1), x2) = div(x0, mul(x1, x2))",
                    "div(x0, div(x1, x2)) = div(mul(x0, x2), x1)"}}),
    [](const auto &info) { return info.param.name; });

/// Two weights of one kind have one shape in a family, but not in all
/// witnesses.
TEST(EnumerationTest, TellsEqualSizesApart) {
  Enumeration enumeration(makeOptions("matmul,concat", "x:2,w:2", 3));
  EXPECT_EQ(enumeration.run(), RunStatus::Done);
  bool isFound = false;
  for (const FoundEquation &equation : enumeration.getEquations()) {
    if (equation.text != "concat{axis=1}(matmul(x0, w1), matmul(x0, w2)) = "
                         "matmul(x0, concat{axis=1}(w1, w2))")
      continue;
    isFound = true;
    const std::vector<Witness> &witnesses = equation.candidate.witnesses;
    EXPECT_TRUE(llvm::any_of(witnesses, [](const Witness &witness) {
      return witness.isVariation &&
             witness.inputs[1][1] != witness.inputs[2][1];
    }));
    EXPECT_EQ(equation.partSizes.size(), witnesses.size());
  }
  EXPECT_TRUE(isFound);
}

/// What both sides have in common becomes an input where the equation holds for
/// any data there, and only there.
TEST(EnumerationTest, CutsWhatDoesNotMatter) {
  auto contains = [](const std::vector<std::string> &texts,
                     const std::string &text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  };
  // The maximum of one element, of whatever it is. A rule need not be able to
  // say that the size is 1, so that of a maximum stays.
  std::vector<std::string> found = run(makeOptions("reduce_max", "x:1", 2));
  EXPECT_TRUE(contains(found, "reduce_max{axes=0,keep_dims=1}(z0) = z0"));
  EXPECT_TRUE(contains(found, "reduce_max{axes=0,keep_dims=1}(reduce_max{axes="
                              "0,keep_dims=1}(x0)) = "
                              "reduce_max{axes=0,keep_dims=1}(x0)"));
  // There is one matrix only, but a second one is made of it.
  found = run(makeOptions("sigmoid,mul,smul", "x:1,s:1", 3));
  EXPECT_TRUE(contains(found, "mul(x0, smul(z1, s2)) = smul(mul(x0, z1), s2)"));
  // relu(y) is y for some y only.
  found = run(makeOptions("relu", "x:1", 2));
  EXPECT_EQ(found, std::vector<std::string>{"relu(relu(x0)) = relu(x0)"});
}

//===----------------------------------------------------------------------===//
// The same whatever the machine
//===----------------------------------------------------------------------===//

/// Some thousand graphs in several batches.
EnumerationOptions makeLarger() {
  EnumerationOptions options =
      makeOptions("matmul,add,concat,transpose,relu", "x:2,w:2,s:1", 3);
  options.batch = 128;
  return options;
}

/// Of the largest graphs only those are looked at that save operators.
EnumerationOptions makeLargest() {
  EnumerationOptions options =
      makeOptions("matmul,concat,relu,transpose", "x:1,w:2", 4);
  options.batch = 512;
  return options;
}

/// What holds of both.
class MachineTest : public testing::TestWithParam<EnumerationOptions (*)()> {
public:
  static EnumerationOptions make() { return GetParam()(); }
  static const std::vector<std::string> &getExpected() {
    static std::map<EnumerationOptions (*)(), std::vector<std::string>> known;
    std::vector<std::string> &expected = known[GetParam()];
    if (expected.empty())
      expected = run(make());
    return expected;
  }
};

INSTANTIATE_TEST_SUITE_P(Sizes, MachineTest,
                         testing::Values(makeLarger, makeLargest),
                         [](const auto &info) {
                           return std::to_string(info.index + 3);
                         });

TEST_P(MachineTest, HasSeveralBatches) {
  Enumeration enumeration(make());
  EXPECT_EQ(enumeration.run(), RunStatus::Done);
  EXPECT_GT(enumeration.getCounts().back().evaluated, 10u * 128);
  EXPECT_GT(getExpected().size(), 10u);
}

TEST_P(MachineTest, DoesNotDependOnThreads) {
  for (unsigned threads : {2, 3}) {
    EnumerationOptions options = make();
    options.threads = threads;
    EXPECT_EQ(run(options), getExpected());
  }
}

/// What must be kept is about five megabytes; other values are computed again.
TEST_P(MachineTest, DoesNotDependOnMemory) {
  EnumerationOptions options = make();
  options.memory = 8 << 20;
  EXPECT_EQ(run(options), getExpected());
}

/// What does not fit is said, and what was evaluated is not lost.
TEST_P(MachineTest, EndsWhereMemoryDoesNotSuffice) {
  TemporaryDirectory directory;
  for (uint64_t memory : {20'000, 100'000, 300'000}) {
    EnumerationOptions options = make();
    options.memory = memory;
    options.checkpoints = {directory.getPath()};
    Enumeration enumeration(options);
    EXPECT_EQ(enumeration.run(), RunStatus::Failed) << memory;
    EXPECT_NE(enumeration.getError().find("K of memory, and " +
                                          std::to_string(memory >> 10) +
                                          "K are allowed"),
              std::string::npos)
        << enumeration.getError();
  }
  EnumerationOptions options = make();
  options.checkpoints = {directory.getPath()};
  EXPECT_EQ(run(options), getExpected());
}

/// Processes that exchange words through memory.
class ThreadExchange : public Exchange {
public:
  struct Shared {
    explicit Shared(unsigned size) : words(size), barrier(size) {}
    std::vector<std::vector<uint64_t>> words;
    std::barrier<> barrier;
  };
  ThreadExchange(Shared &shared, unsigned rank) : shared(shared), rank(rank) {}

  unsigned getRank() const override { return rank; }
  unsigned getSize() const override { return shared.words.size(); }
  std::vector<std::vector<uint64_t>>
  allGather(const std::vector<uint64_t> &mine) override {
    shared.words[rank] = mine;
    shared.barrier.arrive_and_wait();
    std::vector<std::vector<uint64_t>> all = shared.words;
    shared.barrier.arrive_and_wait();
    return all;
  }

private:
  Shared &shared;
  unsigned rank;
};

/// Calls `body` once for each of several processes, all at a time.
template <class Body> void runProcesses(unsigned size, Body body) {
  ThreadExchange::Shared shared(size);
  std::vector<std::thread> threads;
  for (unsigned rank = 0; rank < size; ++rank)
    threads.emplace_back([&, rank] {
      ThreadExchange exchange(shared, rank);
      body(exchange);
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(ExchangeTest, GathersStrings) {
  const std::vector<std::string> all = {"", "one", "twelve bytes", "12345678",
                                        "x"};
  runProcesses(3, [&](Exchange &exchange) {
    std::vector<std::string> mine;
    for (size_t i = 0; i < all.size(); ++i)
      if (exchange.isMine(i))
        mine.push_back(all[i]);
    EXPECT_EQ(exchange.gatherStrings(mine, all.size()), all);
  });
}

TEST_P(MachineTest, DoesNotDependOnProcesses) {
  const std::vector<std::string> &expected = getExpected();
  runProcesses(3, [&](Exchange &exchange) {
    EnumerationOptions options = make();
    options.exchange = &exchange;
    EXPECT_EQ(run(options), expected);
  });
}

TEST_P(MachineTest, AllProcessesStopIfOneIsInterrupted) {
  runProcesses(2, [&](Exchange &exchange) {
    EnumerationOptions options = make();
    options.exchange = &exchange;
    unsigned asked = 0;
    options.interrupted = [&] {
      return exchange.getRank() == 1 && ++asked == 3;
    };
    EXPECT_EQ(Enumeration(options).run(), RunStatus::Interrupted);
  });
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

TEST_P(MachineTest, GoesOnFromACheckpoint) {
  TemporaryDirectory directory;
  unsigned runs = 0;
  for (unsigned limit = 1; runs < 100; limit += 9) {
    EnumerationOptions options = make();
    options.checkpoints = {directory.getPath()};
    unsigned asked = 0;
    options.interrupted = [&] { return ++asked == limit; };
    Enumeration enumeration(options);
    ++runs;
    if (enumeration.run() == RunStatus::Done) {
      EXPECT_EQ(getTexts(enumeration), getExpected());
      EXPECT_GT(runs, 3u);
      return;
    }
  }
  FAIL() << "never came to an end";
}

TEST_P(MachineTest, ShardsGiveTheSame) {
  TemporaryDirectory first, second;
  for (unsigned shard : {2, 0, 1}) {
    EnumerationOptions options = make();
    options.shard = shard;
    options.numShards = 3;
    options.checkpoints = {shard ? first.getPath() : second.getPath()};
    Enumeration enumeration(options);
    EXPECT_EQ(enumeration.run(), RunStatus::ShardDone);
  }
  EnumerationOptions merged = make();
  merged.checkpoints = {first.getPath(), second.getPath()};
  EXPECT_EQ(run(merged), getExpected());
}

TEST(EnumerationTest, RefusesACheckpointOfOtherOptions) {
  TemporaryDirectory directory;
  EnumerationOptions options = makeOptions("add", "x:2", 2);
  options.checkpoints = {directory.getPath()};
  run(options);
  for (EnumerationOptions other :
       {makeOptions("add", "x:2", 3), makeOptions("mul", "x:2", 2),
        makeOptions("add", "w:2", 2), makeOptions("add", "x:3", 2)}) {
    other.checkpoints = {directory.getPath()};
    Enumeration enumeration(other);
    EXPECT_EQ(enumeration.run(), RunStatus::Failed);
    EXPECT_NE(enumeration.getError().find("other options"), std::string::npos)
        << enumeration.getError();
  }
}

} // namespace
