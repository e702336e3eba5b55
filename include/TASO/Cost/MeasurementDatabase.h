//===- MeasurementDatabase.h - Measurements on disk -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was measured once is not measured again. A database is a text file of
// one JSON object per line,
//
//   {"device": "...", "program": "3144b8a7080001de2ec2059be198be19",
//    "ns": 1842.2, "low": 1823.1, "high": 1855.1,
//    "what": "matmul(16x5xf32, 5x3xf32)"}
//
// that grows at its end. The program is named by a hash of its JSON form, and
// the device by its name, its libraries with their versions and the number of
// threads. Lines that cannot be read, as after a crash or on a full disk, are
// skipped and counted; of two lines for one program the later one holds.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_MEASUREMENTDATABASE_H
#define TASO_COST_MEASUREMENTDATABASE_H

#include "TASO/Runtime/Program.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace llvm {
class raw_fd_ostream;
} // namespace llvm

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

  /// Reads the file, if there is one, and appends to it from then on unless
  /// `readOnly` is set. Fails if the file cannot be read, or opened to append.
  /// A file none of whose lines is a measurement is some other file, or
  /// corrupt: it is renamed, or an error if it is read only. With an empty path
  /// everything stays in memory.
  llvm::Error open(llvm::StringRef path, bool readOnly);

  /// The measurement of a program on a device, or null.
  const MeasuredCost *find(llvm::StringRef device,
                           llvm::StringRef program) const;
  /// Remembers a measurement and appends it to the file. False if it could not
  /// be written: it is known in memory all the same.
  bool add(llvm::StringRef device, llvm::StringRef program,
           llvm::StringRef what, const MeasuredCost &cost);

  /// The devices there are measurements of, in order.
  std::vector<std::string> getDevices() const;
  size_t size() const { return entries.size(); }
  /// How many lines of the file could not be read.
  unsigned getNumSkipped() const { return skipped; }
  /// What became of a file that was no database; empty if there was none.
  const std::string &getWarning() const { return warning; }

private:
  void readLine(llvm::StringRef line);
  llvm::Error setAside(llvm::StringRef path, bool readOnly);

  llvm::StringMap<MeasuredCost> entries; ///< by device and program
  std::unique_ptr<llvm::raw_fd_ostream> file;
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
