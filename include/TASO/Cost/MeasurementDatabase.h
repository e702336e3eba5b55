//===- MeasurementDatabase.h - Measurements on disk -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was measured once is not measured again. A database is one SQLite file,
// which several processes may use at once. A program is named by a hash of its
// JSON form, and a device by its name, its libraries with their versions and
// its settings. An export is text, one JSON object per line, in the order of
// devices and programs:
//
//   {"device": "...", "high": 1855.1, "low": 1823.1, "ns": 1842.2,
//    "program": "3144b8a7080001de2ec2059be198be19",
//    "what": "matmul(16x5xf32, 5x3xf32)"}
//
// It is read like a database, and cannot be added to.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_MEASUREMENTDATABASE_H
#define TASO_COST_MEASUREMENTDATABASE_H

#include "TASO/Runtime/Program.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <string>

struct sqlite3;

namespace taso {

/// One measured program.
struct MeasuredCost {
  double nanoseconds = 0;   ///< the median
  double low = 0, high = 0; ///< its 95 % confidence interval
};

class MeasurementDatabase {
public:
  MeasurementDatabase();
  ~MeasurementDatabase();

  /// Opens a database, which is made if there is none and `readOnly` is not
  /// set, or reads an export, only if `readOnly` is set. Fails if the file
  /// cannot be read or written, is a database of another program or was
  /// written by a newer version. A file that is none, or a damaged database,
  /// is renamed, or an error if it is read only. With an empty path everything stays in memory.
  llvm::Error open(llvm::StringRef path, bool readOnly);

  /// The same for a database that nobody named: where it fails, which is a
  /// warning, everything stays in memory.
  llvm::Error openIfPossible(llvm::StringRef path);

  /// The measurement of a program on a device. What was found or added once
  /// stays, whatever other processes write.
  std::optional<MeasuredCost> find(llvm::StringRef device,
                                   llvm::StringRef program);
  /// Remembers a measurement and writes it to the file. False if it could not
  /// be written: it is known in memory all the same.
  bool add(llvm::StringRef device, llvm::StringRef program,
           llvm::StringRef what, const MeasuredCost &cost);

  /// Adds the measurements of an export or a database, all or none, and says
  /// how many there were. They replace older ones of the same programs.
  llvm::Expected<size_t> import(llvm::StringRef path);
  /// Writes an export, of one device if there is one.
  llvm::Error print(llvm::raw_ostream &os, llvm::StringRef device = "");

  /// The devices there are measurements of, in order, and how many of each.
  std::vector<std::pair<std::string, size_t>> getDevices() const;
  size_t size() const;
  /// How many lines of an export could not be read.
  unsigned getNumSkipped() const { return skipped; }
  /// What became of a file that was no database, or why it is not used; empty
  /// if nothing is to be said.
  const std::string &getWarning() const { return warning; }

private:
  struct Close {
    void operator()(sqlite3 *connection) const;
  };

  /// Of any database of SQLite.
  struct Contents {
    int64_t application, version, numTables;
  };

  std::optional<Contents> look(int &code);
  llvm::Expected<bool> connect(llvm::StringRef path, bool readOnly);
  llvm::Error setAside(llvm::StringRef path, bool readOnly);
  llvm::Error openText(llvm::StringRef text);
  llvm::Expected<size_t> importText(llvm::StringRef text);
  /// A number of the database, or nothing and the code of SQLite in `code`.
  std::optional<int64_t> readNumber(const char *query, int &code) const;
  int execute(const char *statements);
  int insert(llvm::StringRef device, llvm::StringRef program,
             llvm::StringRef what, const MeasuredCost &cost);

  std::unique_ptr<sqlite3, Close> connection;
  llvm::StringMap<MeasuredCost> seen; ///< by device and program
  unsigned skipped = 0;
  std::string warning;
};

/// The name of a program in a database: the same for programs that differ only
/// in the names of tensors.
std::string hashProgram(const runtime::Program &program);

/// The program for people: its operators and the shapes of its tensors.
std::string summariseProgram(const runtime::Program &program);

} // namespace taso

#endif // TASO_COST_MEASUREMENTDATABASE_H
