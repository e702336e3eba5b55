//===- DatabaseTest.cpp - Measurements on disk ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Common/TemporaryDirectory.h"

#include "TASO/Cost/MeasurementDatabase.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taso;
using taso::test::TemporaryDirectory;

namespace {

std::string takeError(llvm::Error error) {
  return llvm::toString(std::move(error));
}

/// Waits until so many processes have ended, and well.
void waitFor(unsigned processes) {
  for (unsigned i = 0; i < processes; ++i) {
    int status = 0;
    ASSERT_GT(wait(&status), 0);
    EXPECT_EQ(status, 0);
  }
}

TEST(MeasurementDatabase, KeepsMeasurements) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  {
    MeasurementDatabase database;
    ASSERT_FALSE(database.open(path, /*readOnly=*/false));
    EXPECT_TRUE(database.add("here", "ab", "relu", {5, 4, 6}));
    EXPECT_TRUE(database.add("there", "ab", "relu", {9, 8, 10}));
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), 2u);
  using Devices = std::vector<std::pair<std::string, size_t>>;
  EXPECT_EQ(database.getDevices(), (Devices{{"here", 1}, {"there", 1}}));
  ASSERT_TRUE(database.find("here", "ab"));
  EXPECT_EQ(database.find("here", "ab")->nanoseconds, 5);
  EXPECT_EQ(database.find("here", "ab")->high, 6);
  EXPECT_FALSE(database.find("here", "abc"));
}

/// A search must not see two times for one kernel because of another search.
TEST(MeasurementDatabase, KeepsWhatWasFound) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  MeasurementDatabase one, two;
  ASSERT_FALSE(one.open(path, /*readOnly=*/false));
  ASSERT_FALSE(two.open(path, /*readOnly=*/false));
  EXPECT_TRUE(one.add("d", "p", "relu", {5, 4, 6}));
  EXPECT_EQ(two.find("d", "p")->nanoseconds, 5);
  EXPECT_TRUE(one.add("d", "p", "relu", {7, 6, 8}));
  EXPECT_EQ(two.find("d", "p")->nanoseconds, 5);
  MeasurementDatabase three;
  ASSERT_FALSE(three.open(path, /*readOnly=*/false));
  EXPECT_EQ(three.find("d", "p")->nanoseconds, 7);
  EXPECT_EQ(three.size(), 1u);
}

TEST(MeasurementDatabase, StaysInMemoryWithoutAFile) {
  MeasurementDatabase database;
  ASSERT_FALSE(database.open("", /*readOnly=*/false));
  EXPECT_TRUE(database.add("d", "p", "relu", {5, 4, 6}));
  EXPECT_TRUE(database.find("d", "p"));
}

//===----------------------------------------------------------------------===//
// Exports
//===----------------------------------------------------------------------===//

/// Lines may be damaged by whatever carried them here.
TEST(MeasurementDatabase, SkipsLinesItCannotRead) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.jsonl";
  std::ofstream(path) << "nonsense\n"
                         "{\"device\":\"d\",\"program\":\"p\",\"ns\":-1}\n"
                         "{\"device\":\"d\",\"program\":\"p\",\"ns\":7}\n"
                         "[1]\n\x01\x02\n"
                         "{\"device\":\"d\",\"program\":\"p\",\"ns\":8}\n"
                         "{\"device\":\"d\",\"prog";
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), 1u);
  EXPECT_EQ(database.getNumSkipped(), 5u);
  // Of two lines the later one holds.
  EXPECT_EQ(database.find("d", "p")->nanoseconds, 8);
}

TEST(MeasurementDatabase, DoesNotAddToExports) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.jsonl";
  std::string text = "{\"device\":\"d\",\"program\":\"p\",\"ns\":7}\n";
  std::ofstream(path) << text;
  MeasurementDatabase database;
  std::string error = takeError(database.open(path, /*readOnly=*/false));
  EXPECT_EQ(error, "'" + path +
                       "' is an export of measurements, which cannot be added "
                       "to; make a database of it: taso-cost-db NAME.db "
                       "--import=" +
                       path);
  EXPECT_EQ((*llvm::MemoryBuffer::getFile(path))->getBuffer(), text);
}

static std::string print(MeasurementDatabase &database,
                         llvm::StringRef device = "") {
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_FALSE(database.print(os, device));
  return text;
}

TEST(MeasurementDatabase, ExportsAndImports) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.jsonl";
  MeasurementDatabase database;
  ASSERT_FALSE(database.open("", /*readOnly=*/false));
  EXPECT_TRUE(database.add("there", "b", "relu", {5.1, 4, 6}));
  EXPECT_TRUE(database.add("here", "c", "abs", {1, 0.5, 20097.333333333332}));
  EXPECT_TRUE(database.add("here", "a", "a \"\xff", {3, 2, 4}));
  std::string text = print(database);
  EXPECT_EQ(text, "{\"device\":\"here\",\"high\":4,\"low\":2,\"ns\":3,"
                  "\"program\":\"a\",\"what\":\"a \\\"\xEF\xBF\xBD\"}\n"
                  "{\"device\":\"here\",\"high\":20097.333333333332,"
                  "\"low\":0.5,\"ns\":1,\"program\":\"c\",\"what\":\"abs\"}\n"
                  "{\"device\":\"there\",\"high\":6,\"low\":4,"
                  "\"ns\":5.0999999999999996,\"program\":\"b\","
                  "\"what\":\"relu\"}\n");
  EXPECT_EQ(print(database, "there"),
            text.substr(text.find("{\"device\":\"there\"")));
  EXPECT_EQ(print(database, "nowhere"), "");

  std::ofstream(path) << text;
  MeasurementDatabase other;
  ASSERT_FALSE(other.open(directory.getPath() + "/kernels.db", false));
  EXPECT_TRUE(other.add("here", "a", "old", {9, 9, 9}));
  EXPECT_TRUE(other.add("here", "aa", "kept", {9, 9, 9}));
  auto count = other.import(path);
  ASSERT_TRUE(bool(count)) << takeError(count.takeError());
  EXPECT_EQ(*count, 3u);
  EXPECT_EQ(other.size(), 4u);
  // A database is imported like an export.
  auto again = database.import(directory.getPath() + "/kernels.db");
  ASSERT_TRUE(bool(again)) << takeError(again.takeError());
  EXPECT_EQ(*again, 4u);
  EXPECT_EQ(print(database), print(other));
  EXPECT_FALSE(bool(count = other.import(directory.getPath() + "/none")));
  llvm::consumeError(count.takeError());
}

//===----------------------------------------------------------------------===//
// Other files
//===----------------------------------------------------------------------===//

static std::string writeText(const std::string &path, const std::string &text) {
  std::ofstream(path, std::ios::binary) << text;
  return text;
}

/// A database of somebody else.
static std::string writeForeignDatabase(const std::string &path) {
  sqlite3 *connection = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &connection), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(connection, "CREATE TABLE precious (x TEXT)", nullptr,
                         nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(connection);
  return (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
}

/// One that says that it is ours, and has another table.
static std::string writeDatabaseWithoutTable(const std::string &path) {
  writeForeignDatabase(path);
  sqlite3 *connection = nullptr;
  sqlite3_open(path.c_str(), &connection);
  sqlite3_exec(connection, "PRAGMA application_id = 0x5441534F", nullptr,
               nullptr, nullptr);
  sqlite3_close(connection);
  return (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
}

/// A database of ours, of which a part was overwritten.
static std::string writeDamagedDatabase(const std::string &path) {
  {
    MeasurementDatabase database;
    EXPECT_FALSE(database.open(path, /*readOnly=*/false));
    std::string lines;
    for (unsigned i = 0; i < 200; ++i)
      lines += "{\"device\":\"d\",\"program\":\"" + std::to_string(i) +
               "\",\"ns\":7}\n";
    writeText(path + ".jsonl", lines);
    EXPECT_FALSE(database.import(path + ".jsonl").takeError());
  }
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), 'x');
  std::ofstream(path, std::ios::binary) << bytes;
  return bytes;
}

/// A file that holds nothing of ours is renamed, and not added to.
TEST(MeasurementDatabase, SetsOtherFilesAside) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  for (unsigned i = 1; i < 6; ++i) {
    std::filesystem::remove(path);
    std::string bytes =
        i == 1   ? writeText(path, "precious\n")
        : i == 2 ? writeText(path, "precious\n[1]\n")
        : i == 3 ? writeText(path, std::string("SQLite format 3\0\1\2", 18))
        : i == 4 ? writeDatabaseWithoutTable(path)
                 : writeDamagedDatabase(path);
    MeasurementDatabase database;
    EXPECT_EQ(takeError(database.open(path, /*readOnly=*/true)),
              "expected a database of measurements or an export of one, but '" +
                  path + "' is neither, or damaged");
    MeasurementDatabase fresh;
    ASSERT_FALSE(fresh.open(path, /*readOnly=*/false));
    std::string other =
        path + ".unreadable" + (i == 1 ? "" : std::to_string(i));
    EXPECT_EQ(fresh.getWarning(),
              "'" + path +
                  "' is no database of measurements, or damaged; it is now '" +
                  other + "', and a new one was begun");
    EXPECT_EQ(fresh.getNumSkipped(), 0u);
    EXPECT_EQ(fresh.size(), 0u);
    EXPECT_TRUE(fresh.add("d", "q", "relu", {8, 8, 8}));
    auto kept = llvm::MemoryBuffer::getFile(other);
    ASSERT_TRUE(bool(kept));
    EXPECT_EQ((*kept)->getBuffer(), bytes);
  }
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), 1u);
}

/// Another program may be using its database at this moment.
TEST(MeasurementDatabase, LeavesForeignDatabasesAlone) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  std::string bytes = writeForeignDatabase(path);
  for (bool readOnly : {false, true}) {
    MeasurementDatabase database;
    EXPECT_EQ(takeError(database.open(path, readOnly)),
              "'" + path + "' is a database of another program");
  }
  EXPECT_EQ((*llvm::MemoryBuffer::getFile(path))->getBuffer(), bytes);
}

/// Of several processes that find a file damaged one sets it aside.
TEST(MeasurementDatabase, IsSetAsideOnce) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  writeText(path, "precious\n");
  constexpr unsigned kProcesses = 6;
  for (unsigned process = 0; process < kProcesses; ++process) {
    pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child != 0)
      continue;
    MeasurementDatabase database;
    bool good = !database.open(path, /*readOnly=*/false) &&
                database.add("d", std::to_string(process), "relu", {8, 8, 8});
    _exit(good ? 0 : 1);
  }
  ASSERT_NO_FATAL_FAILURE(waitFor(kProcesses));
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), kProcesses);
  EXPECT_FALSE(std::filesystem::exists(path + ".unreadable2"));
}

TEST(MeasurementDatabase, LeavesNewerDatabasesAlone) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  {
    MeasurementDatabase database;
    ASSERT_FALSE(database.open(path, /*readOnly=*/false));
  }
  sqlite3 *connection = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &connection), SQLITE_OK);
  sqlite3_exec(connection, "PRAGMA user_version = 2", nullptr, nullptr,
               nullptr);
  sqlite3_close(connection);
  for (bool readOnly : {false, true}) {
    MeasurementDatabase database;
    EXPECT_EQ(takeError(database.open(path, readOnly)),
              "'" + path + "' was written by a newer version of TASO");
  }
}

/// An empty file is the beginning of one, as mktemp leaves it.
TEST(MeasurementDatabase, FillsEmptyFiles) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  writeText(path, "");
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/false));
  EXPECT_EQ(database.getWarning(), "");
  EXPECT_TRUE(database.add("d", "q", "relu", {8, 8, 8}));
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

/// Each of several processes begins the file or finds it begun, and loses
/// nothing.
TEST(MeasurementDatabase, ServesSeveralProcesses) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  constexpr unsigned kProcesses = 4, kMeasurements = 50;
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
  ASSERT_NO_FATAL_FAILURE(waitFor(kProcesses));
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(path, /*readOnly=*/true));
  EXPECT_EQ(database.size(), kProcesses * kMeasurements);
  EXPECT_EQ(database.getNumSkipped(), 0u);
  ASSERT_TRUE(database.find("process 3", "49"));
  EXPECT_EQ(database.find("process 3", "49")->nanoseconds, 50);
}

/// What cannot be written is known all the same.
TEST(MeasurementDatabase, SurvivesAFullDisk) {
  TemporaryDirectory directory;
  MeasurementDatabase database;
  ASSERT_FALSE(database.open(directory.getPath() + "/kernels.db", false));
  {
    FullDisk full;
    EXPECT_FALSE(database.add("d", "p", "relu", {8, 8, 8}));
  }
  EXPECT_TRUE(database.find("d", "p"));
  EXPECT_TRUE(database.add("d", "q", "relu", {8, 8, 8}));
}

/// A new one cannot be begun there. Nobody asked for the default one.
TEST(MeasurementDatabase, IsNotBegunOnAFullDisk) {
  TemporaryDirectory directory;
  std::string path = directory.getPath() + "/kernels.db";
  FullDisk full;
  MeasurementDatabase database;
  std::string error = takeError(database.open(path, false));
  EXPECT_NE(error.find("cannot write measurements to '" + path + "': "),
            std::string::npos)
      << error;
  ASSERT_FALSE(database.openIfPossible(path));
  EXPECT_EQ(database.getWarning(),
            error + "; measurements are kept in memory only");
  EXPECT_TRUE(database.add("d", "p", "relu", {8, 8, 8}));
}

} // namespace
