//===- MeasurementDatabase.cpp - Measurements on disk ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/MeasurementDatabase.h"

#include "TASO/Support/JSON.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cmath>
#include <set>

using namespace taso;
using llvm::StringRef;

MeasurementDatabase::MeasurementDatabase() = default;
MeasurementDatabase::~MeasurementDatabase() {
  // What could not be written was reported; the stream must not end the
  // process.
  if (file)
    file->clear_error();
}

static std::string makeKey(StringRef device, StringRef program) {
  return (device + "\n" + program).str();
}

void MeasurementDatabase::readLine(StringRef line) {
  llvm::Expected<llvm::json::Value> value = parseJSON(line);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!value)
    llvm::consumeError(value.takeError());
  std::optional<StringRef> device, program;
  std::optional<double> median;
  if (object) {
    device = object->getString("device");
    program = object->getString("program");
    median = object->getNumber("ns");
  }
  if (!device || !program || !median || !std::isfinite(*median) ||
      *median < 0) {
    ++skipped;
    return;
  }
  MeasuredCost cost;
  cost.nanoseconds = *median;
  auto readBound = [&](StringRef field) {
    double bound = object->getNumber(field).value_or(*median);
    return std::isfinite(bound) ? bound : *median;
  };
  cost.low = readBound("low");
  cost.high = readBound("high");
  entries[makeKey(*device, *program)] = cost;
}

/// Renames a file that holds nothing of ours: it may be somebody's.
llvm::Error MeasurementDatabase::setAside(StringRef path, bool readOnly) {
  if (readOnly)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "expected a file of measurements, but none of the lines of '%s' is one",
        path.str().c_str());
  std::string name = (path + ".unreadable").str();
  for (unsigned i = 2; llvm::sys::fs::exists(name); ++i)
    name = (path + ".unreadable" + llvm::Twine(i)).str();
  if (std::error_code code = llvm::sys::fs::rename(path, name))
    return llvm::createStringError(
        code, "'%s' is no file of measurements, and cannot be renamed: %s",
        path.str().c_str(), code.message().c_str());
  warning = "'" + path.str() + "' is no file of measurements; it is now '" +
            name + "', and a new one was begun";
  skipped = 0;
  return llvm::Error::success();
}

llvm::Error MeasurementDatabase::open(StringRef path, bool readOnly) {
  if (path.empty())
    return llvm::Error::success();
  // Reading a device may never end.
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "expected a file of measurements, but '%s' "
                                   "is no regular file",
                                   path.str().c_str());
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer &&
      (readOnly || buffer.getError() != std::errc::no_such_file_or_directory))
    return llvm::createStringError(
        buffer.getError(), "cannot read the measurements of '%s': %s",
        path.str().c_str(), buffer.getError().message().c_str());
  bool isTorn = false;
  if (buffer) {
    StringRef text = (*buffer)->getBuffer();
    isTorn = !text.empty() && !text.ends_with("\n");
    llvm::SmallVector<StringRef> lines;
    text.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    llvm::for_each(lines, [&](StringRef line) { readLine(line); });
  }
  if (entries.empty() && skipped) {
    if (llvm::Error error = setAside(path, readOnly))
      return error;
    isTorn = false;
  }
  if (readOnly)
    return llvm::Error::success();
  std::error_code code;
  file = std::make_unique<llvm::raw_fd_ostream>(
      path, code, llvm::sys::fs::CD_OpenAlways, llvm::sys::fs::FA_Write,
      llvm::sys::fs::OF_Append);
  if (code) {
    file.reset();
    return llvm::createStringError(code,
                                   "cannot write measurements to '%s': %s",
                                   path.str().c_str(), code.message().c_str());
  }
  // A buffer would cut long lines into several writes, between which those of
  // other processes fall.
  file->SetUnbuffered();
  // The first line of ours must not continue a torn one.
  if (isTorn)
    *file << "\n";
  return llvm::Error::success();
}

const MeasuredCost *MeasurementDatabase::find(StringRef device,
                                              StringRef program) const {
  auto it = entries.find(makeKey(device, program));
  return it == entries.end() ? nullptr : &it->second;
}

bool MeasurementDatabase::add(StringRef device, StringRef program,
                              StringRef what, const MeasuredCost &cost) {
  entries[makeKey(device, program)] = cost;
  if (!file)
    return true;
  // One write for the whole line: other processes may append as well.
  std::string line;
  llvm::raw_string_ostream(line)
      << llvm::json::Value(llvm::json::Object{{"device", device},
                                              {"program", program},
                                              {"ns", cost.nanoseconds},
                                              {"low", cost.low},
                                              {"high", cost.high},
                                              {"what", what}})
      << "\n";
  *file << line;
  file->flush();
  if (!file->has_error())
    return true;
  file->clear_error();
  return false;
}

std::vector<std::string> MeasurementDatabase::getDevices() const {
  std::set<std::string> devices;
  for (const auto &entry : entries)
    devices.insert(entry.first().split('\n').first.str());
  return {devices.begin(), devices.end()};
}

std::string taso::hashProgram(const runtime::Program &program) {
  runtime::Program anonymous = program;
  anonymous.name = "program";
  for (auto [i, tensor] : llvm::enumerate(anonymous.tensors))
    tensor.name = "t" + std::to_string(i);
  llvm::XXH128_hash_t hash = llvm::xxh3_128bits(
      llvm::arrayRefFromStringRef(printProgram(anonymous, /*indent=*/false)));
  return llvm::utohexstr(hash.high64, /*LowerCase=*/true, /*Width=*/16) +
         llvm::utohexstr(hash.low64, /*LowerCase=*/true, /*Width=*/16);
}

static std::string printShape(const runtime::Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += std::to_string(size) + "x";
  return text + std::string(getName(tensor.type));
}

std::string taso::summariseProgram(const runtime::Program &program) {
  std::string text;
  for (const runtime::Step &step : program.steps) {
    text += (text.empty() ? "" : "; ") + step.op + "(";
    for (auto [i, operand] : llvm::enumerate(step.operands))
      text += (i ? ", " : "") + printShape(program.tensors[operand]);
    text += ")";
  }
  return text;
}
