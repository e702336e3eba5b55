//===- Manifest.cpp - How the libraries of rules were made ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Manifest.h"

#include "TASO/Support/JSON.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace taso::generator {

std::string getSHA256(StringRef bytes) {
  llvm::SHA256 hash;
  hash.update(bytes);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

static void writeEntry(const ManifestEntry &entry, llvm::raw_ostream &os) {
  llvm::json::OStream json(os);
  json.object([&] {
    json.attribute("file", entry.file);
    json.attribute("command", entry.command);
    json.attribute("version", entry.version);
    json.attribute("seed", entry.seed);
    json.attribute("rules", entry.rules);
    json.attribute("sha256", entry.sha256);
    json.attributeArray("counts", [&] {
      for (const auto &[step, count] : entry.counts)
        json.array([&, &step = step, &count = count] {
          json.value(step);
          json.value(count);
        });
    });
  });
  os << "\n";
}

static bool fromJSON(const llvm::json::Value &value, ManifestEntry &entry,
                     llvm::json::Path path) {
  llvm::json::ObjectMapper map(value, path);
  if (!map || !map.map("file", entry.file) ||
      !map.map("command", entry.command) ||
      !map.map("version", entry.version) || !map.map("seed", entry.seed) ||
      !map.map("rules", entry.rules) || !map.map("sha256", entry.sha256))
    return false;
  const llvm::json::Array *steps = value.getAsObject()->getArray("counts");
  if (!steps) {
    path.field("counts").report("expected array");
    return false;
  }
  for (const llvm::json::Value &step : *steps) {
    const llvm::json::Array *pair = step.getAsArray();
    if (!pair || pair->size() != 2 || !(*pair)[0].getAsString() ||
        !(*pair)[1].getAsUINT64()) {
      path.field("counts").report("expected pairs of a step and its count");
      return false;
    }
    entry.counts.push_back(
        {(*pair)[0].getAsString()->str(), *(*pair)[1].getAsUINT64()});
  }
  return true;
}

llvm::Expected<std::vector<ManifestEntry>> readManifest(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError(buffer.getError(), "%s: %s",
                                   path.str().c_str(),
                                   buffer.getError().message().c_str());
  std::vector<ManifestEntry> entries;
  llvm::SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n', /*MaxSplit=*/-1,
                               /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    auto entry = parseJSON<ManifestEntry>(line, "manifest");
    if (!entry)
      return entry.takeError();
    entries.push_back(std::move(*entry));
  }
  return entries;
}

llvm::Error updateManifest(StringRef path, const ManifestEntry &entry) {
  std::vector<ManifestEntry> entries;
  if (llvm::sys::fs::exists(path)) {
    auto found = readManifest(path);
    if (!found)
      return found.takeError();
    entries = std::move(*found);
  }
  llvm::erase_if(entries, [&](const ManifestEntry &other) {
    return other.file == entry.file;
  });
  entries.push_back(entry);
  llvm::sort(entries, [](const ManifestEntry &a, const ManifestEntry &b) {
    return a.file < b.file;
  });
  return llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
    for (const ManifestEntry &one : entries)
      writeEntry(one, os);
    return llvm::Error::success();
  });
}

} // namespace taso::generator
