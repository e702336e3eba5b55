//===- Npy.cpp - Tensors in NumPy's files --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Npy.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace taso::runtime {

static constexpr std::string_view kMagic = "\x93NUMPY";

/// What stands behind `'key':` in the header, without leading spaces.
static std::string_view getField(std::string_view header,
                                 std::string_view key) {
  size_t position = header.find("'" + std::string(key) + "':");
  if (position == std::string_view::npos)
    return {};
  header.remove_prefix(position + key.size() + 3);
  size_t start = header.find_first_not_of(' ');
  return start == std::string_view::npos ? std::string_view()
                                         : header.substr(start);
}

/// `(2, 3)`, `(2,)` or `()`.
static Result<std::vector<int64_t>> parseShape(std::string_view text) {
  std::vector<int64_t> shape;
  if (text.empty() || text.front() != '(')
    return Error{"the header has no shape"};
  text.remove_prefix(1);
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(", "), text.size()));
    if (!text.empty() && text.front() == ')')
      return shape;
    int64_t size = 0;
    auto [end, code] =
        std::from_chars(text.data(), text.data() + text.size(), size);
    if (code != std::errc() || size < 0)
      return Error{"a size in the header is no number"};
    shape.push_back(size);
    text.remove_prefix(end - text.data());
  }
}

static float convertHalf(uint16_t bits) {
  int exponent = (bits >> 10) & 31, fraction = bits & 1023;
  float value = exponent == 0 ? std::ldexp(float(fraction), -24)
                : exponent == 31
                    ? (fraction ? NAN : INFINITY)
                    : std::ldexp(float(fraction + 1024), exponent - 25);
  return bits >> 15 ? -value : value;
}

template <class T>
static void convert(const char *from, std::vector<float> &to) {
  for (float &value : to) {
    T element;
    std::memcpy(&element, from, sizeof element);
    from += sizeof element;
    if constexpr (std::is_same_v<T, uint16_t>)
      value = convertHalf(element);
    else
      value = static_cast<float>(element);
  }
}

namespace {

struct Format {
  std::string_view name;
  size_t bytes;
  void (*convert)(const char *, std::vector<float> &);
};

} // namespace

static const Format *findFormat(std::string_view descr) {
  static constexpr Format formats[] = {
      {"'<f4'", 4, convert<float>},   {"'<f2'", 2, convert<uint16_t>},
      {"'<f8'", 8, convert<double>},  {"'<i4'", 4, convert<int32_t>},
      {"'<i8'", 8, convert<int64_t>}, {"'|u1'", 1, convert<uint8_t>}};
  for (const Format &format : formats)
    if (descr.substr(0, format.name.size()) == format.name)
      return &format;
  return nullptr;
}

Result<HostTensor> parseNpy(std::string_view bytes) {
  if (bytes.size() < 10 || bytes.substr(0, 6) != kMagic)
    return Error{"no .npy file: it does not begin with \\x93NUMPY"};
  size_t sizeBytes = bytes[6] == 1 ? 2 : 4, length = 0;
  if (bytes.size() < 8 + sizeBytes)
    return Error{"the header is cut off"};
  for (size_t i = 0; i < sizeBytes; ++i)
    length |= size_t(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
  bytes.remove_prefix(8 + sizeBytes);
  if (length > bytes.size())
    return Error{"the header is cut off"};
  std::string_view header = bytes.substr(0, length);
  bytes.remove_prefix(length);
  const Format *format = findFormat(getField(header, "descr"));
  if (!format)
    return Error{"expected elements of type <f2, <f4, <f8, <i4, <i8 or |u1; "
                 "convert with .astype('<f4')"};
  if (getField(header, "fortran_order").substr(0, 5) != "False")
    return Error{"expected C order; convert with numpy.ascontiguousarray"};
  auto shape = parseShape(getField(header, "shape"));
  if (!shape)
    return shape.getError();
  if (shape->size() > semantics::kMaxRank)
    return Error{"expected a rank of at most 8, found " +
                 std::to_string(shape->size())};
  HostTensor::Shape sizes;
  int64_t elements = 1;
  for (int64_t size : *shape) {
    sizes.push_back(size);
    if (__builtin_mul_overflow(elements, size, &elements))
      return Error{"the shape has more than 2^63 elements"};
  }
  if (static_cast<uint64_t>(elements) != bytes.size() / format->bytes)
    return Error{"expected " + std::to_string(elements) + " elements, found " +
                 std::to_string(bytes.size() / format->bytes)};
  HostTensor result(sizes);
  format->convert(bytes.data(), result.mutableValues());
  return result;
}

std::string printNpy(const HostTensor &tensor) {
  std::string shape = "(";
  for (int64_t size : tensor.shape())
    shape += std::to_string(size) + ",";
  std::string header =
      "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "), }";
  // The elements begin at a multiple of 64 bytes.
  header.resize((header.size() + 1 + 10 + 63) / 64 * 64 - 10, ' ');
  header.back() = '\n';
  std::string bytes(kMagic);
  bytes += {1, 0, static_cast<char>(header.size() & 255),
            static_cast<char>(header.size() >> 8)};
  bytes += header;
  size_t start = bytes.size();
  bytes.resize(start + tensor.values().size() * sizeof(float));
  if (!tensor.values().empty())
    std::memcpy(bytes.data() + start, tensor.values().data(),
                tensor.values().size() * sizeof(float));
  return bytes;
}

} // namespace taso::runtime
