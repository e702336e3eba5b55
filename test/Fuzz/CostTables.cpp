//===- CostTables.cpp - Fuzzes files of measurements and devices --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of measurements stays one when a measurement is added; a device
// description has numbers that costs can be computed from.
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

static void readDatabase(llvm::StringRef path) {
  MeasurementDatabase database;
  if (llvm::Error error = database.open(path, /*readOnly=*/true))
    return llvm::consumeError(std::move(error));
  size_t size = database.size();
  (void)database.getDevices();
  {
    MeasurementDatabase writer;
    if (llvm::Error error = writer.open(path, /*readOnly=*/false))
      fuzz::fail(llvm::toString(std::move(error)));
    writer.add("a device", "a program", "what", {1, 1, 1});
  }
  MeasurementDatabase again;
  if (llvm::Error error = again.open(path, /*readOnly=*/true))
    fuzz::fail(llvm::toString(std::move(error)));
  if (!again.find("a device", "a program") || again.size() < size)
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
