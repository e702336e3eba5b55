//===- DefinitionTest.cpp - From an operation to its definition -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What callers of inferResultTypes (the rule applier, the importers) rely on:
// types from types and attributes, and messages instead of crashes.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

class DefinitionTest : public ::testing::Test {
protected:
  DefinitionTest() : builder(&context) { context.loadDialect<TASODialect>(); }

  Type tensor(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getF32Type());
  }
  /// Infers one result's type, or leaves the message in `error`.
  Type infer(StringRef mnemonic, ArrayRef<Type> operands,
             ArrayRef<NamedAttribute> attributes) {
    SmallVector<Type> results;
    error.clear();
    if (failed(inferResultTypes(mnemonic, operands,
                                builder.getDictionaryAttr(attributes), results,
                                error)))
      return Type();
    return results.front();
  }
  NamedAttribute numbers(StringRef name, ArrayRef<int64_t> values) {
    return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
  }
  NamedAttribute number(StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  }

  MLIRContext context;
  Builder builder;
  std::string error;
  static constexpr int64_t kDynamic = ShapedType::kDynamic;
};

TEST_F(DefinitionTest, InfersStaticAndDynamicShapes) {
  EXPECT_EQ(infer("transpose", {tensor({2, 3})}, {numbers("perm", {1, 0})}),
            tensor({3, 2}));
  EXPECT_EQ(
      infer("transpose", {tensor({kDynamic, 3})}, {numbers("perm", {1, 0})}),
      tensor({3, kDynamic}));
  EXPECT_EQ(infer("concat", {tensor({2, 3}), tensor({2, kDynamic})},
                  {number("axis", 1)}),
            tensor({2, kDynamic}));
  EXPECT_EQ(infer("reshape", {tensor({kDynamic, 3})},
                  {numbers("shape", {3, kDynamic})}),
            tensor({3, kDynamic}));
}

TEST_F(DefinitionTest, KeepsTheElementType) {
  Type half = RankedTensorType::get({2}, builder.getF16Type());
  EXPECT_EQ(infer("relu", {half}, {}), half);
  EXPECT_FALSE(infer("add", {half, tensor({2})}, {}));
  EXPECT_EQ(error, "operand 1: expected elements of type f16 as in the first "
                   "operand, found f32 [taso_c2]");
}

TEST_F(DefinitionTest, ReportsMissingAndWrongAttributes) {
  EXPECT_FALSE(infer("transpose", {tensor({2, 3})}, {}));
  EXPECT_EQ(error, "missing attribute 'perm'");
  EXPECT_FALSE(infer("transpose", {tensor({2, 3})}, {number("perm", 1)}));
  EXPECT_EQ(error, "wrong kind of attribute 'perm'");
}

TEST_F(DefinitionTest, ReportsWrongOperandsAndNames) {
  EXPECT_FALSE(infer("nonsense", {tensor({2})}, {}));
  EXPECT_EQ(error, "'nonsense' is no operator with operands");
  EXPECT_FALSE(infer("const_imm", {}, {number("size", 2)}));
  EXPECT_EQ(error, "'const_imm' is no operator with operands");
  EXPECT_FALSE(infer("add", {tensor({2})}, {}));
  EXPECT_EQ(error, "add does not take 1 operands");
  EXPECT_FALSE(infer("relu", {builder.getF32Type()}, {}));
  EXPECT_EQ(error, "operand 0: expected a ranked tensor, found f32 [taso_c1]");
}

TEST_F(DefinitionTest, RefusesWhatDoesNotFitIn64Bits) {
  int64_t huge = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(
      infer("concat", {tensor({huge}), tensor({huge})}, {number("axis", 0)}));
  EXPECT_EQ(error, "a size of the result: expected a number in [0, 2^63), "
                   "found a number beyond 64 bits [taso_c3]");
  // The smallest number stands for a dynamic size in a shape, only there.
  EXPECT_FALSE(
      infer("concat", {tensor({2}), tensor({2})}, {number("axis", kDynamic)}));
  EXPECT_FALSE(
      infer("transpose", {tensor({2, 3})}, {numbers("perm", {kDynamic, 0})}));
}

// PDL matches attributes: a pattern that names `groups` would never match an
// operation whose `groups` is only implied.
TEST_F(DefinitionTest, BuildersFillInDefaults) {
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module->getBody());
  Value image =
      ConstOneOp::create(builder, loc, tensor({1, 2, 4, 4}), {1, 2, 4, 4});
  Value kernel =
      ConstOneOp::create(builder, loc, tensor({3, 2, 1, 1}), {3, 2, 1, 1});
  OperationState state(loc, Conv2DOp::getOperationName());
  state.addOperands({image, kernel});
  state.addTypes(tensor({1, 3, 4, 4}));
  Operation *conv = builder.create(state);
  for (StringRef name :
       {"strides", "pads", "dilations", "groups", "activation"})
    EXPECT_TRUE(conv->getAttr(name)) << name.str();
  EXPECT_EQ(cast<Conv2DOp>(conv).getGroups(), 1u);
}

TEST_F(DefinitionTest, CompatibleResults) {
  Type half = RankedTensorType::get({2}, builder.getF16Type());
  EXPECT_TRUE(areCompatibleResults({tensor({kDynamic})}, {tensor({2})}));
  EXPECT_FALSE(areCompatibleResults({tensor({3})}, {tensor({2})}));
  EXPECT_FALSE(areCompatibleResults({half}, {tensor({2})}));
  EXPECT_FALSE(areCompatibleResults({half}, {half, half}));
}

} // namespace
