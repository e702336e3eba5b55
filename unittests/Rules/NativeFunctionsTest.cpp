//===- NativeFunctionsTest.cpp - Rule functions on attributes and types ---===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each function computes is tested with its definition, in
// unittests/Semantics/RuleFunctionsTest.cpp. Here: which attributes and values
// stand for numbers, lists and shapes, and what stands for the result.
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/NativeFunctions.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include "gtest/gtest.h"

#include <limits>

using namespace mlir;
using namespace taso;

namespace {

/// Opens up the results of a native function.
struct Results : PDLResultList {
  Results() : PDLResultList(/*maxNumResults=*/1) {}
  bool areThere() const { return !results.empty(); }
  Attribute get() const {
    return results.empty() ? Attribute() : results[0].cast<Attribute>();
  }
};

class NativeFunctionsTest : public ::testing::Test {
protected:
  NativeFunctionsTest() : rewriter(&context) {}

  bool holds(StringRef name, ArrayRef<PDLValue> arguments) {
    Results results;
    return succeeded(
        lookupNativeFunction(name)->body(rewriter, results, arguments));
  }
  /// The result, or null where the function fails.
  Attribute compute(StringRef name, ArrayRef<PDLValue> arguments) {
    Results results;
    LogicalResult status =
        lookupNativeFunction(name)->body(rewriter, results, arguments);
    EXPECT_EQ(succeeded(status), results.areThere());
    return results.get();
  }

  Attribute number(int64_t n) { return rewriter.getI64IntegerAttr(n); }
  Attribute list(ArrayRef<int64_t> numbers) {
    return rewriter.getDenseI64ArrayAttr(numbers);
  }
  Value value(Type type) {
    return block.addArgument(type, rewriter.getUnknownLoc());
  }
  Value tensor(ArrayRef<int64_t> shape) {
    return value(RankedTensorType::get(shape, rewriter.getF32Type()));
  }

  MLIRContext context;
  PatternRewriter rewriter;
  Block block;
};

TEST_F(NativeFunctionsTest, ReadsNumbersListsAndShapes) {
  EXPECT_EQ(compute("taso_add", {number(2), number(3)}), number(5));
  EXPECT_EQ(compute("taso_add", {list({2, 1}), list({3, 4})}), list({5, 5}));
  EXPECT_EQ(compute("taso_shape", {tensor({2, 3})}), list({2, 3}));
  EXPECT_EQ(compute("taso_shape", {tensor({})}), list({}));
  EXPECT_TRUE(holds("taso_is_dim", {tensor({2, 3}), number(-1), number(3)}));
}

TEST_F(NativeFunctionsTest, RefusesOtherAttributesAndTypes) {
  EXPECT_FALSE(compute("taso_add", {rewriter.getI32IntegerAttr(2), number(3)}));
  EXPECT_FALSE(compute("taso_add", {rewriter.getF64FloatAttr(2), number(3)}));
  EXPECT_FALSE(
      compute("taso_append", {rewriter.getDenseI32ArrayAttr({1}), number(3)}));
  EXPECT_FALSE(compute("taso_add", {PDLValue(), number(3)}));
  Value dynamic = tensor({2, ShapedType::kDynamic});
  EXPECT_FALSE(compute("taso_shape", {dynamic}));
  EXPECT_FALSE(holds("taso_is_rank", {dynamic, number(2)}));
  EXPECT_FALSE(compute("taso_shape", {value(rewriter.getF32Type())}));
}

TEST_F(NativeFunctionsTest, FailsBeyond64Bits) {
  Attribute largest = number(std::numeric_limits<int64_t>::max());
  EXPECT_FALSE(compute("taso_add", {largest, number(1)}));
  EXPECT_FALSE(compute("taso_multiply", {largest, number(2)}));
  EXPECT_EQ(compute("taso_add", {largest, number(0)}), largest);
}

TEST_F(NativeFunctionsTest, RefusesAnotherNumberOfArguments) {
  EXPECT_FALSE(compute("taso_add", {number(1)}));
  EXPECT_FALSE(holds("taso_symmetric", {list({}), list({})}));
}

TEST_F(NativeFunctionsTest, NothingHoldsOfAValueThatIsNotThere) {
  Value x = tensor({2});
  EXPECT_FALSE(holds("taso_one_use", {PDLValue()}));
  EXPECT_FALSE(holds("taso_is_weight", {PDLValue()}));
  EXPECT_FALSE(holds("taso_same_type", {x, PDLValue()}));
  EXPECT_FALSE(holds("taso_same_type", {PDLValue(), PDLValue()}));
  EXPECT_FALSE(holds("taso_is_dim", {PDLValue(), number(-1), number(3)}));
}

TEST_F(NativeFunctionsTest, SameTypeComparesElementTypes) {
  Value x = tensor({2}), y = tensor({2}), z = tensor({3});
  Value narrow = value(RankedTensorType::get({2}, rewriter.getF16Type()));
  EXPECT_TRUE(holds("taso_same_type", {x, y}));
  EXPECT_FALSE(holds("taso_same_type", {x, z}));
  EXPECT_FALSE(holds("taso_same_type", {x, narrow}));
}

} // namespace
