//===- TextMutator.cpp - Changes of text by tokens ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most changes of bytes give text that no parser takes. Here tokens, lines and
// what is between brackets are exchanged for others of the same input.
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/StringExtras.h"

#include <random>
#include <vector>

using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

class TextMutator {
public:
  TextMutator(StringRef text, unsigned seed) : text(text), random(seed) {}

  std::string mutate() {
    switch (pick(7)) {
    case 0:
      return exchange(pickOf(tokens()), pickOf(tokens()));
    case 1:
      return exchange(pickOf(tokens()), "");
    case 2:
      return exchange(pickOf(numbers()), pickNumber());
    case 3:
      return exchange(pickOf(lines()), "");
    case 4: {
      StringRef line = pickOf(lines());
      return exchange(line.drop_front(line.size()), pickOf(lines()));
    }
    case 5:
      return exchange(pickOf(brackets()), pickOf(brackets()));
    default:
      return exchange(pickOf(brackets()), "");
    }
  }

private:
  size_t pick(size_t count) { return random() % count; }

  StringRef pickOf(const std::vector<StringRef> &parts) {
    return parts.empty() ? text.take_front(0) : parts[pick(parts.size())];
  }

  StringRef pickNumber() {
    static const StringRef numbers[] = {"0",
                                        "1",
                                        "-1",
                                        "2",
                                        "3",
                                        "7",
                                        "255",
                                        "65536",
                                        "2147483648",
                                        "4294967296",
                                        "9223372036854775807",
                                        "-9223372036854775808",
                                        "18446744073709551615",
                                        "1e400",
                                        "0.5"};
    return numbers[pick(std::size(numbers))];
  }

  /// The text with `part` of it replaced.
  std::string exchange(StringRef part, StringRef by) {
    size_t begin = part.data() - text.data();
    return (text.take_front(begin) + by + text.drop_front(begin + part.size()))
        .str();
  }

  static bool isWord(char c) { return llvm::isAlnum(c) || c == '_'; }

  /// Words, and single characters that are in none.
  std::vector<StringRef> tokens() {
    std::vector<StringRef> result;
    for (StringRef rest = text; !rest.empty();) {
      size_t length = std::max<size_t>(1, rest.take_while(isWord).size());
      result.push_back(rest.take_front(length));
      rest = rest.drop_front(length);
    }
    return result;
  }

  std::vector<StringRef> numbers() {
    std::vector<StringRef> result;
    for (StringRef token : tokens())
      for (StringRef rest = token; !rest.empty();) {
        rest = rest.drop_until(llvm::isDigit);
        StringRef number = rest.take_while(llvm::isDigit);
        if (!number.empty())
          result.push_back(number);
        rest = rest.drop_front(number.size());
      }
    return result;
  }

  std::vector<StringRef> lines() {
    std::vector<StringRef> result;
    for (StringRef rest = text; !rest.empty();) {
      size_t length = std::min(rest.find('\n'), rest.size() - 1) + 1;
      result.push_back(rest.take_front(length));
      rest = rest.drop_front(length);
    }
    return result;
  }

  /// What is between a bracket and the next that closes it.
  std::vector<StringRef> brackets() {
    std::vector<StringRef> result;
    std::vector<size_t> open;
    for (auto [i, c] : llvm::enumerate(text)) {
      if (StringRef("([{<").contains(c)) {
        open.push_back(i + 1);
      } else if (StringRef(")]}>").contains(c) && !open.empty()) {
        result.push_back(text.slice(open.back(), i));
        open.pop_back();
      }
    }
    return result;
  }

  StringRef text;
  std::minstd_rand random;
};

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  if (seed % 4 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string text(reinterpret_cast<char *>(data), size);
  std::minstd_rand random(seed);
  for (unsigned i = 0, count = 1 + random() % 3; i < count; ++i)
    text = TextMutator(text, random()).mutate();
  if (text.empty() || text.size() > maxSize)
    return LLVMFuzzerMutate(data, size, maxSize);
  llvm::copy(text, data);
  return text.size();
}
