//===- DeviceDescription.cpp - Reading device descriptions ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Roofline.h"

#include "TASO/Support/JSON.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace taso;
using llvm::StringRef;

namespace {
struct ShippedDevice {
  StringRef name, json;
};
} // namespace

static const ShippedDevice shippedDevices[] = {
#include "ShippedDevices.inc"
};

template <class... Args>
static llvm::Error fail(const char *format, const Args &...args) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), format,
                                 args...);
}

/// A number that is positive, or may be zero where `zero` is set.
static llvm::Error readNumber(const llvm::json::Object &object, StringRef key,
                              double &value, bool zero) {
  std::optional<double> number = object.getNumber(key);
  if (!number)
    return fail("device description: expected a number in \"%s\"",
                key.str().c_str());
  if (!(*number > 0 || (zero && *number == 0)))
    return fail("device description: expected \"%s\" to be positive, found %g",
                key.str().c_str(), *number);
  // Beyond these, costs would not fit into 64 bits of picoseconds.
  constexpr double kSmallest = 1e-6, kLargest = 1e9;
  if (*number != 0 && !(*number >= kSmallest && *number <= kLargest))
    return fail("device description: expected \"%s\" to lie between %g and %g, "
                "found %g",
                key.str().c_str(), kSmallest, kLargest, *number);
  value = *number;
  return llvm::Error::success();
}

/// A string, the fallback if it is absent, or nothing if it is no string.
static StringRef getWord(const llvm::json::Object &object, StringRef key,
                         StringRef fallback) {
  const llvm::json::Value *value = object.get(key);
  return value ? value->getAsString().value_or("") : fallback;
}

static llvm::Error readPeaks(const llvm::json::Object &object,
                             DeviceDescription &device) {
  const llvm::json::Object *peaks = object.getObject("peak_gflops");
  if (!peaks || !peaks->getNumber("f32"))
    return fail("device description: expected \"peak_gflops\": {\"f32\": ..}");
  for (const auto &entry : *peaks) {
    double value = 0;
    if (llvm::Error error = readNumber(*peaks, entry.first, value, false))
      return error;
    device.peakGflops[entry.first.str()] = value;
  }
  return llvm::Error::success();
}

static llvm::Error readFusion(const llvm::json::Object &object,
                              FusionOptions &fusion) {
  if (object.get("views") && !object.getArray("views"))
    return fail("device description: expected \"views\" to be a list");
  StringRef mode = getWord(object, "fusion", "producer");
  if (mode != "none" && mode != "producer" && mode != "region")
    return fail("device description: expected \"fusion\" to be none, producer "
                "or region, found %s",
                mode.str().c_str());
  fusion.mode = mode == "none"     ? FusionMode::None
                : mode == "region" ? FusionMode::Region
                                   : FusionMode::Producer;
  fusion.slicesAreViews = fusion.concatsAreViews = fusion.transposesAreViews =
      false;
  const llvm::json::Array *views = object.getArray("views");
  if (!views)
    return llvm::Error::success();
  for (const llvm::json::Value &view : *views) {
    StringRef name = view.getAsString().value_or("");
    if (name == "slice")
      fusion.slicesAreViews = true;
    else if (name == "concat")
      fusion.concatsAreViews = true;
    else if (name == "transpose")
      fusion.transposesAreViews = true;
    else
      return fail(
          "device description: expected \"views\" to hold slice, concat "
          "or transpose");
  }
  return llvm::Error::success();
}

llvm::Expected<DeviceDescription> DeviceDescription::parse(StringRef json) {
  llvm::Expected<llvm::json::Value> value = parseJSON(json);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object || object->getInteger("version").value_or(0) != 1)
    return fail("device description: expected an object with \"version\": 1");
  DeviceDescription device;
  device.name = getWord(*object, "name", "unnamed").str();
  if (device.name.empty())
    return fail("device description: expected \"name\" to be a text");
  StringRef combine = getWord(*object, "combine", "max");
  if (combine != "max" && combine != "sum")
    return fail("device description: expected \"combine\" to be max or sum");
  device.sumOfParts = combine == "sum";
  if (llvm::Error error = readPeaks(*object, device))
    return error;
  if (llvm::Error error =
          readNumber(*object, "bandwidth_gbps", device.bandwidthGBps, false))
    return error;
  if (llvm::Error error =
          readNumber(*object, "launch_us", device.launchMicroseconds, true))
    return error;
  if (object->get("group_us"))
    if (llvm::Error error =
            readNumber(*object, "group_us", device.groupMicroseconds, true))
      return error;
  if (llvm::Error error = readFusion(*object, device.fusion))
    return error;
  return device;
}

llvm::SmallVector<StringRef> DeviceDescription::getShippedNames() {
  llvm::SmallVector<StringRef> names;
  for (const ShippedDevice &device : shippedDevices)
    names.push_back(device.name);
  return names;
}

llvm::Expected<DeviceDescription>
DeviceDescription::load(StringRef nameOrPath) {
  for (const ShippedDevice &device : shippedDevices)
    if (device.name == nameOrPath)
      return parse(device.json);
  std::string path = nameOrPath.str();
  if (!llvm::sys::fs::exists(path))
    return fail("no device '%s': give a file, or one of %s", path.c_str(),
                llvm::join(getShippedNames(), ", ").c_str());
  // Reading a device may never end.
  if (!llvm::sys::fs::is_regular_file(path))
    return fail("expected a device description, but '%s' is no regular file",
                path.c_str());
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return fail("cannot read the device description '%s': %s", path.c_str(),
                buffer.getError().message().c_str());
  llvm::Expected<DeviceDescription> device = parse((*buffer)->getBuffer());
  if (!device)
    return fail("%s: %s", path.c_str(),
                llvm::toString(device.takeError()).c_str());
  return device;
}
