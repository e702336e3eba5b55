//===- taso-cost-db.cpp - Databases of measurements -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says what a database holds, adds what was measured elsewhere, and writes
// measurements as text, for version control and other machines.
//
//===----------------------------------------------------------------------===//

#include "Common/ToolOptions.h"

#include "TASO/Cost/Measured.h"
#include "TASO/Support/FileUses.h"
#include "TASO/Support/OutputFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace taso;

namespace {
struct Options {
  llvm::cl::opt<std::string> database{llvm::cl::Positional,
                                      llvm::cl::value_desc("database"),
                                      llvm::cl::desc("[<database>]")};
  llvm::cl::list<std::string> imports{
      "import", llvm::cl::CommaSeparated, llvm::cl::value_desc("file"),
      llvm::cl::desc("Add the measurements of an export or a database, and "
                     "make the database if there is none; may be repeated")};
  llvm::cl::opt<bool> exports{
      "export", llvm::cl::desc("Write the measurements, a JSON object a line")};
  llvm::cl::opt<std::string> device{
      "device", llvm::cl::value_desc("name"),
      llvm::cl::desc("With --export: those of one device only")};
  llvm::cl::opt<std::string> output{
      "o", llvm::cl::value_desc("file"), llvm::cl::init("-"),
      llvm::cl::desc("With --export: where to; standard output by default")};
};
} // namespace

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static void reportSkipped(const MeasurementDatabase &database) {
  if (unsigned skipped = database.getNumSkipped())
    llvm::WithColor::warning()
        << skipped << " lines are no measurements, and were skipped\n";
}

static llvm::Error checkOptions(const Options &options) {
  if (!options.imports.empty() && options.exports)
    return fail("--import and --export are two commands: give one");
  if (!options.exports && (options.device.getNumOccurrences() ||
                           options.output.getNumOccurrences()))
    return fail("--device and -o go with --export");
  return llvm::Error::success();
}

/// Nothing is made of a command that cannot be carried out whole.
static llvm::Error checkImports(llvm::ArrayRef<std::string> files) {
  for (const std::string &file : files) {
    MeasurementDatabase source;
    if (llvm::Error error = source.open(file, /*readOnly=*/true))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Error importFiles(MeasurementDatabase &database,
                               llvm::ArrayRef<std::string> files) {
  for (const std::string &file : files) {
    auto count = database.import(file);
    if (!count)
      return count.takeError();
    llvm::outs() << *count << " measurements of " << file << "\n";
  }
  reportSkipped(database);
  return llvm::Error::success();
}

static llvm::Error exportDevice(MeasurementDatabase &database,
                                llvm::StringRef device,
                                llvm::StringRef output) {
  auto devices = database.getDevices();
  auto isIt = [&](const auto &entry) { return entry.first == device; };
  if (!device.empty() && llvm::none_of(devices, isIt))
    return fail("there are no measurements of the device '" + device +
                "'; without --export the devices are listed");
  llvm::Error error = writeWholeFile(output, [&](llvm::raw_ostream &os) {
    return database.print(os, device);
  });
  if (!error)
    return error;
  return fail(describeWriteError(output, std::move(error)));
}

static llvm::Error printDevices(const MeasurementDatabase &database) {
  std::string error = printToFile("-", [&](llvm::raw_ostream &os) {
    for (const auto &[device, count] : database.getDevices())
      os << llvm::format_decimal(count, 8) << "  " << device << "\n";
  });
  return error.empty() ? llvm::Error::success() : fail(error);
}

/// An export must not take the place of what it is made of.
static llvm::Error checkFiles(const Options &options, const std::string &path) {
  FileUses files;
  files.addInput("the database", path);
  files.addOutput("the export", options.output);
  std::string collision = files.findCollision();
  return collision.empty() ? llvm::Error::success() : fail(collision);
}

static llvm::Error run(const Options &options) {
  if (llvm::Error error = checkOptions(options))
    return error;
  std::string path = options.database;
  if (path.empty())
    path = getDefaultDatabase();
  if (path.empty())
    return fail("no folder for caches was found: give the database's name");
  if (llvm::Error error = checkFiles(options, path))
    return error;
  if (llvm::Error error = checkImports(options.imports))
    return error;
  MeasurementDatabase database;
  if (llvm::Error error = database.open(path, options.imports.empty()))
    return error;
  if (!database.getWarning().empty())
    llvm::WithColor::warning() << database.getWarning() << "\n";
  reportSkipped(database);
  if (options.exports)
    return exportDevice(database, options.device, options.output);
  if (!options.imports.empty())
    return importFiles(database, options.imports);
  return printDevices(database);
}

int main(int argc, char **argv) {
  tools::registerCommonOptions();
  Options options;
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-cost-db                                         what was measured here
  taso-cost-db kernels.db --export -o kernels.jsonl    as text, in order
  taso-cost-db all.db --import=kernels.jsonl,other.db  several files as one

Without a name it is the database in the user's folder for caches, which
--taso-superoptimize uses unless cost-db says another.
)");
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "Databases of measured kernels\n");
  if (llvm::Error error = run(options)) {
    llvm::WithColor::error() << llvm::toString(std::move(error)) << "\n";
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
