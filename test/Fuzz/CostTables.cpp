//===- CostTables.cpp - Fuzzes files of measurements and devices --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of measurements can be imported, and what is exported then is the
// same; a device description has numbers that costs can be computed from.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "TASO/Cost/MeasurementDatabase.h"
#include "TASO/Cost/Roofline.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace taso;

static std::string writeFile(llvm::StringRef bytes) {
  llvm::SmallString<128> path;
  int file = -1;
  if (llvm::sys::fs::createTemporaryFile("taso-fuzz", "jsonl", file, path))
    fuzz::fail("cannot make a temporary file");
  llvm::raw_fd_ostream(file, /*shouldClose=*/true) << bytes;
  return path.str().str();
}

static std::string print(MeasurementDatabase &database) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (llvm::Error error = database.print(os))
    fuzz::fail(llvm::toString(std::move(error)));
  return text;
}

static void readDatabase(llvm::StringRef path) {
  MeasurementDatabase database, copy;
  if (llvm::Error error = database.open(path, /*readOnly=*/true))
    return llvm::consumeError(std::move(error));
  (void)database.getDevices();
  if (llvm::Error error = copy.open("", /*readOnly=*/false))
    fuzz::fail(llvm::toString(std::move(error)));
  auto count = copy.import(path);
  if (!count)
    fuzz::fail(llvm::toString(count.takeError()));
  if (copy.size() != database.size() || print(copy) != print(database))
    fuzz::fail("an import and its source differ");
  if (!copy.add("a device", "a program", "what", {1, 1, 1}) ||
      !copy.find("a device", "a program"))
    fuzz::fail("a measurement that was added is not there");
}

static void readDevice(llvm::StringRef bytes) {
  auto device = DeviceDescription::parse(bytes);
  if (!device)
    return llvm::consumeError(device.takeError());
  for (double value : {device->bandwidthGBps, device->peakGflops["f32"]})
    if (!(std::isfinite(value) && value > 0))
      fuzz::fail("a device without speed was accepted");
}

static void run(llvm::StringRef bytes) {
  readDevice(bytes);
  std::string path = writeFile(bytes);
  readDatabase(path);
  llvm::sys::fs::remove(path);
}

static fuzz::Registration registration("cost-tables", run);
