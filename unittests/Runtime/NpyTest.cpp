//===- NpyTest.cpp - Tensors in NumPy's files ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Npz.h"

#include "gtest/gtest.h"

#include <cmath>

namespace taso::runtime {

namespace {

HostTensor makeTensor() {
  HostTensor tensor(HostTensor::Shape{2, 3});
  tensor.mutableValues() = {1, -2, 0.5f, 3e38f, 0, 7};
  return tensor;
}

/// A file with this header and these elements.
std::string makeFile(std::string header, std::string elements) {
  std::string bytes = "\x93NUMPY";
  bytes += {1, 0, static_cast<char>(header.size()), 0};
  return bytes + header + elements;
}

void expectError(const std::string &bytes, const std::string &message) {
  auto tensor = parseNpy(bytes);
  ASSERT_FALSE(bool(tensor)) << message;
  EXPECT_EQ(tensor.getError().message, message);
}

} // namespace

TEST(Npy, RoundTrips) {
  std::string bytes = printNpy(makeTensor());
  EXPECT_EQ(bytes.size(), 128 + 6 * 4u); // the header is padded to 64 bytes
  auto back = parseNpy(bytes);
  ASSERT_TRUE(bool(back)) << back.getError().message;
  EXPECT_EQ(back->values(), makeTensor().values());
  EXPECT_EQ(back->rank(), 2u);
  auto scalar = parseNpy(printNpy(HostTensor(HostTensor::Shape{})));
  ASSERT_TRUE(bool(scalar));
  EXPECT_EQ(scalar->rank(), 0u);
}

TEST(Npy, ConvertsElements) {
  auto half = parseNpy(
      makeFile("{'descr': '<f2', 'fortran_order': False, 'shape': (4,), }",
               std::string("\x00\x3c\x01\x00\x00\xfc\xff\x7b", 8)));
  ASSERT_TRUE(bool(half)) << half.getError().message;
  EXPECT_EQ(half->values(),
            (std::vector<float>{1, 0x1p-24f, -INFINITY, 65504}));
  auto whole = parseNpy(
      makeFile("{'descr': '<i8', 'fortran_order': False, 'shape': (), }",
               std::string("\xfe\xff\xff\xff\xff\xff\xff\xff", 8)));
  ASSERT_TRUE(bool(whole)) << whole.getError().message;
  EXPECT_EQ(whole->values(), std::vector<float>{-2});
}

TEST(Npy, SaysWhatIsWrong) {
  expectError("P6", "no .npy file: it does not begin with \\x93NUMPY");
  expectError(makeFile("{'descr': '>f4', 'fortran_order': False, "
                       "'shape': (1,), }",
                       "abcd"),
              "expected elements of type <f2, <f4, <f8, <i4, <i8 or |u1; "
              "convert with .astype('<f4')");
  expectError(makeFile("{'descr': '<f4', 'fortran_order': True, "
                       "'shape': (1,), }",
                       "abcd"),
              "expected C order; convert with numpy.ascontiguousarray");
  expectError(makeFile("{'descr': '<f4', 'fortran_order': False, "
                       "'shape': (2,), }",
                       "abcd"),
              "expected 2 elements, found 1");
  expectError(makeFile("{'descr': '<f4', 'fortran_order': False, "
                       "'shape': (9000000000, 9000000000), }",
                       "abcd"),
              "the shape has more than 2^63 elements");
  expectError(makeFile("{'descr': '<f4', 'fortran_order': False, "
                       "'shape': (1, x), }",
                       "abcd"),
              "a size in the header is no number");
}

TEST(Npy, SurvivesAnyBytes) {
  std::string bytes = printNpy(makeTensor());
  for (size_t i = 0; i < bytes.size(); ++i) {
    EXPECT_FALSE(bool(parseNpy(bytes.substr(0, i))));
    for (char other : {'\0', '(', ')', '9', '\'', '\xff'}) {
      std::string broken = bytes;
      broken[i] = other;
      if (auto tensor = parseNpy(broken))
        EXPECT_LE(tensor->size(), 6);
    }
  }
}

std::string makeArchive() {
  auto bytes = printNpz({{"x", makeTensor()}, {"y z", makeTensor()}});
  EXPECT_TRUE(bool(bytes));
  return *bytes;
}

TEST(Npz, RoundTrips) {
  auto back = parseNpz(makeArchive());
  ASSERT_TRUE(bool(back)) << back.getError().message;
  ASSERT_EQ(back->size(), 2u);
  EXPECT_EQ((*back)[0].first, "x");
  EXPECT_EQ((*back)[1].first, "y z");
  EXPECT_EQ((*back)[1].second.values(), makeTensor().values());
  // A comment may follow the directory.
  std::string bytes = makeArchive();
  bytes[bytes.size() - 2] = 2;
  auto commented = parseNpz(bytes + "hi");
  ASSERT_TRUE(bool(commented)) << commented.getError().message;
  EXPECT_EQ(commented->size(), 2u);
}

TEST(Npz, SaysWhatIsWrong) {
  auto getError = [](const std::string &bytes) {
    auto tensors = parseNpz(bytes);
    return tensors ? "" : tensors.getError().message;
  };
  EXPECT_EQ(getError(printNpy(makeTensor())),
            "no .npz file: it has no ZIP directory");
  std::string bytes = makeArchive();
  size_t central = bytes.find("PK\x01\x02");
  std::string compressed = bytes;
  compressed[central + 10] = 8;
  EXPECT_EQ(getError(compressed),
            "'x.npy' is compressed; write it with numpy.savez");
  std::string damaged = bytes;
  damaged[bytes.find("NUMPY") + 130] ^= 1;
  EXPECT_EQ(getError(damaged), "'x.npy' is damaged: its checksum is another");
  std::string other = bytes;
  other[central] = 'Q';
  EXPECT_EQ(getError(other), "the ZIP directory is damaged");
}

TEST(Npz, SurvivesAnyBytes) {
  std::string bytes = makeArchive();
  for (size_t i = 0; i < bytes.size(); ++i) {
    EXPECT_FALSE(bool(parseNpz(bytes.substr(0, i))));
    for (char other : {'\0', '\1', '\x7f', '\xff'}) {
      std::string broken = bytes;
      broken[i] = other;
      if (auto tensors = parseNpz(broken))
        EXPECT_LE(tensors->size(), 2u);
    }
  }
}

} // namespace taso::runtime
