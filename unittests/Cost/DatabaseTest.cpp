//===- DatabaseTest.cpp - Measurements on disk ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Common/TemporaryDirectory.h"

#include "TASO/Cost/MeasurementDatabase.h"

#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taso;
using taso::test::TemporaryDirectory;

namespace {

std::string takeError(llvm::Error error) {
  return llvm::toString(std::move(error));
}

TEST(MeasurementDatabase, KeepsMeasurements) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/db.jsonl";
  {
    MeasurementDatabase database;
    ASSERT_FALSE(database.open(path, /*readOnly=*/false));
    EXPECT_TRUE(database.add("here", "ab", "relu", {5, 4, 6}));
    EXPECT_TRUE(database.add("there", "ab", "relu", {9, 8, 10}));
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), 2u);
  EXPECT_EQ(database.getDevices(), (std::vector<std::string>{"here", "there"}));
  ASSERT_TRUE(database.find("here", "ab"));
  EXPECT_EQ(database.find("here", "ab")->nanoseconds, 5);
  EXPECT_EQ(database.find("here", "ab")->high, 6);
  EXPECT_FALSE(database.find("here", "abc"));
}

/// A crash tears the last line, a full disk any of them.
TEST(MeasurementDatabase, SkipsWhatItCannotRead) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/db.jsonl";
  std::ofstream(path) << "nonsense\n"
                         "{\"device\":\"d\",\"program\":\"p\",\"ns\":-1}\n"
                         "{\"device\":\"d\",\"program\":\"p\",\"ns\":7}\n"
                         "[1]\n\x01\x02\n"
                         "{\"device\":\"d\",\"prog";
  {
    MeasurementDatabase database;
    ASSERT_FALSE(database.open(path, /*readOnly=*/false));
    EXPECT_EQ(database.size(), 1u);
    EXPECT_EQ(database.getNumSkipped(), 5u);
    EXPECT_TRUE(database.add("d", "q", "relu", {8, 8, 8}));
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/false));
  EXPECT_EQ(database.size(), 2u);
  EXPECT_TRUE(database.find("d", "q"));
}

/// A file that holds nothing of ours is renamed, and not appended to.
TEST(MeasurementDatabase, SetsOtherFilesAside) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/db.jsonl";
  for (const char *name : {"/db.jsonl.unreadable", "/db.jsonl.unreadable2"}) {
    std::ofstream(path) << "SQLite format 3\n\x01\x02";
    MeasurementDatabase database;
    EXPECT_EQ(takeError(database.open(path, /*readOnly=*/true)),
              "expected a file of measurements, but none of the lines of '" +
                  path + "' is one");
    MeasurementDatabase fresh;
    ASSERT_FALSE(fresh.open(path, /*readOnly=*/false));
    std::string other = directory.getPath() + name;
    EXPECT_EQ(fresh.getWarning(), "'" + path +
                                      "' is no file of measurements; it is now "
                                      "'" +
                                      other + "', and a new one was begun");
    EXPECT_EQ(fresh.getNumSkipped(), 0u);
    EXPECT_TRUE(fresh.add("d", "q", "relu", {8, 8, 8}));
    auto kept = llvm::MemoryBuffer::getFile(other);
    ASSERT_TRUE(bool(kept));
    EXPECT_EQ((*kept)->getBuffer(), "SQLite format 3\n\x01\x02");
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), 1u);
}

TEST(MeasurementDatabase, SaysWhatFileItCannotUse) {
  MeasurementDatabase database;
  std::string error = takeError(database.open("/no/such/file", true));
  EXPECT_NE(error.find("/no/such/file"), std::string::npos) << error;
  error = takeError(database.open("/no/such/file", false));
  EXPECT_NE(error.find("/no/such/file"), std::string::npos) << error;
  EXPECT_EQ(takeError(database.open("/dev/zero", false)),
            "expected a file of measurements, but '/dev/zero' is no regular "
            "file");
}

/// Files may not grow while it lives, as on a full disk.
class FullDisk {
public:
  FullDisk() : previous(signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &limit);
    rlimit none = {0, limit.rlim_max};
    setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &limit);
    signal(SIGXFSZ, previous);
  }

private:
  rlimit limit = {};
  void (*previous)(int);
};

/// Each of several processes appends whole lines.
TEST(MeasurementDatabase, ServesSeveralProcesses) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/db.jsonl";
  constexpr unsigned kProcesses = 4, kMeasurements = 250;
  // Long enough that a line is no single block of any buffer.
  std::string what(5000, 'x');
  for (unsigned process = 0; process < kProcesses; ++process) {
    pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child != 0)
      continue;
    MeasurementDatabase database;
    bool good = !database.open(path, /*readOnly=*/false);
    for (unsigned i = 0; i < kMeasurements; ++i)
      good &= database.add("process " + std::to_string(process),
                           std::to_string(i), what, {1.0 + i, 1, 9});
    _exit(good ? 0 : 1);
  }
  for (unsigned process = 0; process < kProcesses; ++process) {
    int status = 0;
    ASSERT_GT(wait(&status), 0);
    EXPECT_EQ(status, 0);
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), kProcesses * kMeasurements);
  EXPECT_EQ(database.getNumSkipped(), 0u);
  ASSERT_TRUE(database.find("process 3", "249"));
  EXPECT_EQ(database.find("process 3", "249")->nanoseconds, 250);
}

/// What cannot be written is known all the same.
TEST(MeasurementDatabase, SurvivesAFullDisk) {
  TemporaryDirectory directory;
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(directory.getPath() + "/db.jsonl", false));
  {
    FullDisk full;
    EXPECT_FALSE(database.add("d", "p", "relu", {8, 8, 8}));
  }
  EXPECT_TRUE(database.find("d", "p"));
  EXPECT_TRUE(database.add("d", "q", "relu", {8, 8, 8}));
}

} // namespace
