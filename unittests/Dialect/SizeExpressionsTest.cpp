//===- SizeExpressionsTest.cpp - Dynamic sizes as expressions -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/SizeExpressions.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

class SizeExpressionsTest : public ::testing::Test {
protected:
  SizeExpressionsTest() {
    context.loadDialect<TASODialect, func::FuncDialect, tensor::TensorDialect>();
    context.allowUnregisteredDialects();
  }

  /// Parses a function body, of which the last line returns two values.
  void parse(const std::string &arguments, const std::string &body) {
    module = parseSourceString<ModuleOp>(
        "func.func @f(" + arguments + ") {\n" + body + "\nreturn\n}", &context);
    ASSERT_TRUE(module);
    function = *module->getOps<func::FuncOp>().begin();
  }
  Value argument(unsigned i) { return function.getArgument(i); }
  /// The result of the i-th operation.
  Value result(unsigned i) {
    return std::next(function.front().begin(), i)->getResult(0);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  SizeExpressions sizes;
};

/// True if all dimensions of values of one rank are equal.
bool haveEqualShapes(SizeExpressions &sizes, Value a, Value b) {
  auto type = cast<RankedTensorType>(a.getType());
  for (unsigned dim = 0; dim < type.getRank(); ++dim)
    if (!sizes.areEqual(a, dim, b, dim))
      return false;
  return true;
}

TEST_F(SizeExpressionsTest, KeepsArgumentsApart) {
  parse("%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %z: tensor<8x4xf32>", "");
  EXPECT_TRUE(haveEqualShapes(sizes, argument(0), argument(0)));
  EXPECT_FALSE(haveEqualShapes(sizes, argument(0), argument(1)));
  EXPECT_TRUE(sizes.areEqual(argument(0), 1, argument(1), 1));
  EXPECT_FALSE(sizes.areEqual(argument(0), 0, argument(2), 0));
  EXPECT_TRUE(sizes.areEqual(argument(0), 1, argument(2), 1));
}

TEST_F(SizeExpressionsTest, TakesNamesForSizes) {
  parse("%x: tensor<?x?xf32>, %y: tensor<?x?xf32>", "");
  sizes.setName(argument(0), 0, "batch");
  sizes.setName(argument(1), 1, "batch");
  EXPECT_TRUE(sizes.areEqual(argument(0), 0, argument(1), 1));
  EXPECT_FALSE(sizes.areEqual(argument(0), 1, argument(1), 0));
}

/// The branches of a residual block: two 3x3 convolutions, the first of stride
/// 2, beside a 1x1 convolution of stride 2, on images of any size.
TEST_F(SizeExpressionsTest, FollowsBranchesOfConvolutions) {
  parse("%x: tensor<?x3x?x?xf32>, %v: tensor<4x3x3x3xf32>, "
        "%w: tensor<4x4x3x3xf32>, %u: tensor<4x3x1x1xf32>",
        R"(
    %a = taso.conv2d %x, %v strides [2, 2] pads [1, 1, 1, 1] : (tensor<?x3x?x?xf32>, tensor<4x3x3x3xf32>) -> tensor<?x4x?x?xf32>
    %b = taso.conv2d %a, %w pads [1, 1, 1, 1] : (tensor<?x4x?x?xf32>, tensor<4x4x3x3xf32>) -> tensor<?x4x?x?xf32>
    %c = taso.conv2d %x, %u strides [2, 2] : (tensor<?x3x?x?xf32>, tensor<4x3x1x1xf32>) -> tensor<?x4x?x?xf32>
    %d = taso.conv2d %x, %u : (tensor<?x3x?x?xf32>, tensor<4x3x1x1xf32>) -> tensor<?x4x?x?xf32>
    %e = taso.conv2d %x, %v : (tensor<?x3x?x?xf32>, tensor<4x3x3x3xf32>) -> tensor<?x4x?x?xf32>)");
  EXPECT_TRUE(haveEqualShapes(sizes, result(1), result(2)));
  EXPECT_TRUE(sizes.areEqual(result(3), 2, argument(0), 2));
  EXPECT_FALSE(sizes.areEqual(result(2), 2, result(3), 2));
  EXPECT_FALSE(sizes.areEqual(result(4), 2, argument(0), 2));
  // Rows and columns are two sizes.
  EXPECT_FALSE(sizes.areEqual(argument(0), 2, argument(0), 3));
}

TEST_F(SizeExpressionsTest, CompletesViewsAndRepetitions) {
  parse("%x: tensor<?x6x4xf32>, %y: tensor<?x24xf32>, "
        "%z: tensor<?x?x6xf32>",
        R"(
    %a = taso.reshape %x shape [?, 24] : (tensor<?x6x4xf32>) -> tensor<?x24xf32>
    %b = taso.reshape %a shape [?, 8, 3] : (tensor<?x24xf32>) -> tensor<?x8x3xf32>
    %c = taso.reshape %x shape [?, 12] : (tensor<?x6x4xf32>) -> tensor<?x12xf32>
    %d = taso.reduce_sum %b axes [1] keep_dims 1 : (tensor<?x8x3xf32>) -> tensor<?x1x3xf32>
    %e = taso.broadcast %d shape [?, 8, 3] : (tensor<?x1x3xf32>) -> tensor<?x8x3xf32>
    %f = taso.concat %a, %a axis 0 : (tensor<?x24xf32>, tensor<?x24xf32>) -> tensor<?x24xf32>
    %g = taso.concat %c, %c axis 1 : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x24xf32>
    %one = taso.constant dense<1.0> : tensor<1x9xf32>
    %h = taso.broadcast %one like %f shape [?, 9] : (tensor<1x9xf32>, tensor<?x24xf32>) -> tensor<?x9xf32>
    %i = taso.broadcast %one shape [?, 9] : (tensor<1x9xf32>) -> tensor<?x9xf32>
    %j = taso.reshape %z shape [?, ?, 2, 3] : (tensor<?x?x6xf32>) -> tensor<?x?x2x3xf32>)");
  EXPECT_TRUE(sizes.areEqual(result(0), 0, argument(0), 0));
  EXPECT_TRUE(haveEqualShapes(sizes, result(1), result(4)));
  EXPECT_FALSE(sizes.areEqual(result(2), 0, argument(0), 0));
  EXPECT_FALSE(sizes.areEqual(result(0), 0, argument(1), 0));
  // Twice the size is what half of the columns give.
  EXPECT_TRUE(haveEqualShapes(sizes, result(5), result(6)));
  EXPECT_TRUE(sizes.areEqual(result(8), 0, result(5), 0));
  EXPECT_FALSE(sizes.areEqual(result(9), 0, result(5), 0));
  EXPECT_TRUE(sizes.areEqual(result(10), 0, argument(2), 0));
  EXPECT_TRUE(sizes.areEqual(result(10), 1, argument(2), 1));
}

TEST_F(SizeExpressionsTest, AsksForOtherDialects) {
  parse("%x: tensor<?x4xf32>", R"(
    %a = "other.keeps"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %b = "other.changes"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %c = tensor.cast %x : tensor<?x4xf32> to tensor<?x?xf32>
    %d = taso.relu %a : (tensor<?x4xf32>) -> tensor<?x4xf32>)");
  SizeExpressions asking([](OpResult value) {
    return value.getOwner()->getName().getStringRef() == "other.keeps"
               ? value.getOwner()->getOperand(0)
               : Value();
  });
  EXPECT_TRUE(haveEqualShapes(asking, result(0), argument(0)));
  EXPECT_FALSE(haveEqualShapes(asking, result(1), argument(0)));
  EXPECT_TRUE(haveEqualShapes(asking, result(2), argument(0)));
  EXPECT_TRUE(haveEqualShapes(asking, result(3), argument(0)));
  EXPECT_FALSE(haveEqualShapes(sizes, result(3), argument(0)));
}

/// A chain of operations is no recursion, and products of large sizes do not
/// wrap around.
TEST_F(SizeExpressionsTest, StandsDeepGraphsAndLargeSizes) {
  std::string body;
  std::string type = "tensor<?x4611686018427387904x2xf32>";
  for (int i = 0; i < 20000; ++i)
    body += "%v" + std::to_string(i + 1) + " = taso.relu %v" +
            std::to_string(i) + " : (" + type + ") -> " + type + "\n";
  body += "%r = taso.reshape %v0 shape [?] : (" + type +
          ") -> tensor<?xf32>\n";
  parse("%v0: " + type, body);
  EXPECT_TRUE(haveEqualShapes(sizes, result(19999), argument(0)));
  EXPECT_FALSE(sizes.areEqual(result(20000), 0, argument(0), 0));
}

} // namespace
