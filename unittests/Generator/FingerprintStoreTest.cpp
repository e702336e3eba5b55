//===- FingerprintStoreTest.cpp - Tests of FingerprintStore.h -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FingerprintStore.h"

#include "../Common/TemporaryDirectory.h"

#include "gtest/gtest.h"

#include <fstream>

using namespace taso::generator;
using taso::test::TemporaryDirectory;

namespace {

using Fingerprints = std::vector<uint64_t>;
const BatchKey kFirst{2, 0, 77}, kSecond{2, 1, 78};
const Fingerprints kOneToThree{1, 2, 3}, kFour{4};

class FingerprintStoreTest : public testing::Test {
protected:
  StoreOptions options(std::string writer = "0-of-1") {
    StoreOptions result;
    result.directories = {directory.getPath()};
    result.writer = std::move(writer);
    result.configuration = 5;
    return result;
  }
  std::unique_ptr<FingerprintStore> open(const StoreOptions &options) {
    error.clear();
    return FingerprintStore::open(options, error);
  }
  std::string getFile(std::string writer = "0-of-1") {
    return directory.getPath() + "/fingerprints-" + writer;
  }
  void saveBoth() {
    auto store = open(options());
    ASSERT_TRUE(store) << error;
    EXPECT_TRUE(store->save(kFirst, kOneToThree, true, error));
    EXPECT_TRUE(store->save(kSecond, kFour, true, error));
  }

  TemporaryDirectory directory;
  std::string error;
};

TEST_F(FingerprintStoreTest, KeepsBatchesInMemory) {
  auto store = open({});
  ASSERT_TRUE(store);
  EXPECT_FALSE(store->load(kFirst));
  EXPECT_TRUE(store->save(kFirst, kOneToThree, true, error));
  EXPECT_EQ(store->load(kFirst), kOneToThree);
  // The same batch of other terms is another one.
  EXPECT_FALSE(store->load({kFirst.stage, kFirst.batch, 1}));
}

TEST_F(FingerprintStoreTest, SpillsBeyondTheLimit) {
  StoreOptions small;
  small.memory = 8;
  auto store = open(small);
  ASSERT_TRUE(store);
  EXPECT_TRUE(store->save(kFirst, kOneToThree, true, error));
  EXPECT_TRUE(store->save(kSecond, kFour, true, error));
  EXPECT_EQ(store->load(kFirst), kOneToThree);
  EXPECT_EQ(store->load(kSecond), kFour);
}

TEST_F(FingerprintStoreTest, FindsWhatAnEarlierRunWrote) {
  saveBoth();
  auto store = open(options());
  ASSERT_TRUE(store) << error;
  EXPECT_EQ(store->load(kFirst), kOneToThree);
  EXPECT_EQ(store->load(kSecond), kFour);
}

TEST_F(FingerprintStoreTest, ReadsFilesOfAllWriters) {
  saveBoth();
  TemporaryDirectory other;
  StoreOptions both = options("1-of-2");
  both.directories.insert(both.directories.begin(), other.getPath());
  auto store = open(both);
  ASSERT_TRUE(store) << error;
  EXPECT_EQ(store->load(kSecond), kFour);
}

TEST_F(FingerprintStoreTest, DoesNotPersistWhatAnotherWrites) {
  {
    auto store = open(options());
    ASSERT_TRUE(store) << error;
    EXPECT_TRUE(store->save(kFirst, kOneToThree, false, error));
    EXPECT_EQ(store->load(kFirst), kOneToThree);
  }
  auto store = open(options());
  ASSERT_TRUE(store) << error;
  EXPECT_FALSE(store->load(kFirst));
}

/// Wherever the writer was killed, whole records stay and can be added to.
TEST_F(FingerprintStoreTest, DropsATornRecord) {
  saveBoth();
  std::ifstream in(getFile(), std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(in)), {});
  in.close();
  size_t secondStart = bytes.size() - 48; // header and one fingerprint
  for (size_t size = 0; size < bytes.size(); ++size) {
    std::ofstream(getFile(), std::ios::binary) << bytes.substr(0, size);
    {
      auto store = open(options());
      ASSERT_TRUE(store) << error;
      EXPECT_EQ(store->load(kFirst).has_value(), size >= secondStart) << size;
      EXPECT_FALSE(store->load(kSecond)) << size;
      EXPECT_TRUE(store->save(kSecond, kFour, true, error));
    }
    auto store = open(options());
    ASSERT_TRUE(store) << error;
    EXPECT_EQ(store->load(kSecond), kFour) << size;
  }
}

TEST_F(FingerprintStoreTest, DoesNotLoadWhatIsDamaged) {
  saveBoth();
  std::fstream file(getFile(), std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(-1, std::ios::end);
  file.put('x');
  file.close();
  auto store = open(options());
  ASSERT_TRUE(store) << error;
  EXPECT_EQ(store->load(kFirst), kOneToThree);
  EXPECT_FALSE(store->load(kSecond));
}

TEST_F(FingerprintStoreTest, RefusesOtherOptions) {
  saveBoth();
  StoreOptions other = options();
  other.configuration = 6;
  EXPECT_FALSE(open(other));
  EXPECT_NE(error.find("other options"), std::string::npos) << error;
  // Also if another process wrote the file.
  other.writer = "1-of-2";
  EXPECT_FALSE(open(other));
}

TEST_F(FingerprintStoreTest, RefusesOtherFiles) {
  std::ofstream(getFile()) << "This is no checkpoint of ours.";
  EXPECT_FALSE(open(options()));
  EXPECT_NE(error.find("no checkpoint"), std::string::npos) << error;
}

TEST_F(FingerprintStoreTest, RefusesADirectoryInUse) {
  auto store = open(options());
  ASSERT_TRUE(store) << error;
  EXPECT_FALSE(open(options()));
  EXPECT_NE(error.find("in use"), std::string::npos) << error;
}

TEST_F(FingerprintStoreTest, ReportsADirectoryThatCannotBe) {
  std::ofstream(getFile()) << "x";
  StoreOptions bad = options();
  bad.directories = {getFile() + "/inside"};
  EXPECT_FALSE(open(bad));
  EXPECT_NE(error.find("cannot create"), std::string::npos) << error;
}

} // namespace
