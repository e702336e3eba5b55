//===- Certificate.cpp - What a certificate is known by -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Certificates/Certificate.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace taso {

/// The line before and behind the name, which is without its quotation marks;
/// empty if there is none.
static std::pair<StringRef, StringRef> splitAtName(StringRef line) {
  static constexpr StringRef key = "\"rule\":\"";
  size_t begin = line.find(key);
  if (begin == StringRef::npos)
    return {};
  begin += key.size();
  size_t end = begin;
  while (end < line.size() && line[end] != '"')
    end += line[end] == '\\' ? 2 : 1;
  return {line.take_front(begin), line.drop_front(end)};
}

std::string getCertificateHash(StringRef line) {
  auto [before, behind] = splitAtName(line);
  llvm::SHA1 hash;
  hash.update(before);
  hash.update(behind);
  return llvm::toHex(hash.final(), /*LowerCase=*/true).substr(0, 16);
}

std::string nameCertificate(StringRef line, StringRef rule) {
  auto [before, behind] = splitAtName(line);
  if (before.empty())
    return line.str();
  std::string quoted;
  llvm::raw_string_ostream(quoted) << llvm::json::Value(rule);
  return (before + StringRef(quoted).drop_front().drop_back() + behind).str();
}

} // namespace taso
