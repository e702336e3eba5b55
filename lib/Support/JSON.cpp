//===- JSON.cpp - Reading JSON from files and other programs --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/JSON.h"

using namespace llvm;

static bool isTooDeep(StringRef text) {
  constexpr unsigned kMaxDepth = 200;
  unsigned depth = 0;
  bool isQuoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (isQuoted && c == '\\')
      ++i;
    else if (c == '"')
      isQuoted = !isQuoted;
    else if (!isQuoted && (c == '[' || c == '{') && ++depth > kMaxDepth)
      return true;
    else if (!isQuoted && (c == ']' || c == '}') && depth)
      --depth;
  }
  return false;
}

Expected<json::Value> taso::parseJSON(StringRef text) {
  if (isTooDeep(text))
    return createStringError(inconvertibleErrorCode(),
                             "the JSON is nested deeper than 200 levels");
  return json::parse(text);
}
