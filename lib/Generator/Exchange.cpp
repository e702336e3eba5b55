//===- Exchange.cpp - Processes that share the work -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Strings travel as words: for each its length, then its bytes, eight a word.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Exchange.h"

#include <cstring>

namespace taso::generator {

static void pack(const std::string &text, std::vector<uint64_t> &words) {
  words.push_back(text.size());
  size_t start = words.size();
  words.resize(start + (text.size() + 7) / 8);
  if (!text.empty())
    std::memcpy(&words[start], text.data(), text.size());
}

/// Takes the string at `position`, which moves behind it.
static std::string unpack(const std::vector<uint64_t> &words,
                          size_t &position) {
  std::string text(words[position++], '\0');
  if (!text.empty())
    std::memcpy(text.data(), &words[position], text.size());
  position += (text.size() + 7) / 8;
  return text;
}

bool Exchange::allAgree(bool agree) {
  for (const std::vector<uint64_t> &words : allGather({agree}))
    agree &= words.front();
  return agree;
}

std::vector<std::string>
Exchange::gatherStrings(const std::vector<std::string> &mine, uint64_t count) {
  std::vector<uint64_t> words;
  for (const std::string &text : mine)
    pack(text, words);
  std::vector<std::vector<uint64_t>> all = allGather(words);
  std::vector<size_t> positions(all.size());
  std::vector<std::string> result;
  for (uint64_t i = 0; i < count; ++i) {
    unsigned rank = i % all.size();
    result.push_back(unpack(all[rank], positions[rank]));
  }
  return result;
}

} // namespace taso::generator
