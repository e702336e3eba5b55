//===- RuleCasesTest.cpp - Which cases need not be tried ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleCases.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Verifier/DefinitionalProver.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

/// Attributes that fit any operator whose first operand has this rank and whose
/// sizes are 2.
DictionaryAttr makeAttributes(MLIRContext &context, unsigned rank) {
  Builder builder(&context);
  SmallVector<int64_t> perm;
  for (unsigned i = 0; i < rank; ++i)
    perm.push_back(i);
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("activation",
                            ActivationAttr::get(&context, Activation::None)),
       builder.getNamedAttr(
           "approximate",
           GeluApproximationAttr::get(&context, GeluApproximation::None)),
       builder.getNamedAttr("axis", builder.getI64IntegerAttr(0)),
       builder.getNamedAttr("epsilon", builder.getF64FloatAttr(1)),
       builder.getNamedAttr("perm", builder.getDenseI64ArrayAttr(perm)),
       builder.getNamedAttr("sizes", builder.getDenseI64ArrayAttr({1, 1}))});
}

// The prover leaves out cases by these ties, so each must follow from the
// definition: no operator may be well-typed where the ranks differ.
TEST(RuleCases, RanksAreTiedByDefinition) {
  MLIRContext context;
  context.loadDialect<TASODialect>();
  auto makeType = [&](unsigned rank) {
    return RankedTensorType::get(SmallVector<int64_t>(rank, 2),
                                 Float32Type::get(&context));
  };
  std::map<std::string, unsigned> typed;
  constexpr unsigned kRanks = 5;
  for (const semantics::OperatorInfo &info : semantics::getOperators())
    for (unsigned count = 1; count <= 3; ++count) {
      if (count < info.minOperands ||
          (info.maxOperands >= 0 && count > unsigned(info.maxOperands)))
        continue;
      unsigned tied = proof::countOperandsOfOneRank(info, count);
      for (unsigned code = 0; code < kRanks * kRanks * kRanks; ++code) {
        SmallVector<unsigned> ranks = {code % kRanks, code / kRanks % kRanks,
                                       code / kRanks / kRanks};
        SmallVector<Type> operands, results;
        for (unsigned i = 0; i < count; ++i)
          operands.push_back(makeType(ranks[i]));
        std::string error;
        if (failed(inferResultTypes(info.name, operands,
                                    makeAttributes(context, ranks[0]), results,
                                    error)))
          continue;
        for (Type result : results)
          for (unsigned i = 0; i < tied; ++i)
            EXPECT_EQ(cast<RankedTensorType>(result).getRank(), ranks[i])
                << info.name << " of " << count;
        typed[std::string(info.name)] += tied != 0;
      }
    }
  for (const char *name : {"add", "concat", "matmul", "relu", "split", "smul",
                           "transpose", "gelu"})
    EXPECT_GT(typed[name], 0u) << name;
}

// Eight inputs have 5.7 million choices of ranks, of which 21 cases are left.
TEST(RuleCases, ManyInputsAreQuick) {
  MLIRContext context;
  context.loadDialect<TASODialect, pdl::PDLDialect>();
  std::string source, operands, targets, types;
  for (unsigned i = 0; i < 8; ++i) {
    std::string n = std::to_string(i);
    source += "  %x" + n + " = pdl.operand\n  %t" + n + " = pdl.type\n  %a" +
              n + " = pdl.operation \"taso.neg\"(%x" + n +
              " : !pdl.value) -> (%t" + n + " : !pdl.type)\n  %r" + n +
              " = pdl.result 0 of %a" + n + "\n";
    operands += (i ? ", %r" : "%r") + n;
    targets += (i ? ", %x" : "%x") + n;
    types += i ? ", !pdl.value" : "!pdl.value";
  }
  auto module = parseSourceString<ModuleOp>(
      "pdl.pattern @many : benefit(1) {\n  %t = pdl.type\n  %k = "
      "pdl.attribute\n" +
          source + "  %c = pdl.operation \"taso.concat\"(" + operands + " : " +
          types + ") {\"axis\" = %k} -> (%t : !pdl.type)\n" +
          "  pdl.rewrite %c {\n    %d = pdl.operation \"taso.concat\"(" +
          targets + " : " + types +
          ") {\"axis\" = %k}\n    %rd = pdl.result 0 of %d\n    %n = "
          "pdl.operation \"taso.neg\"(%rd : !pdl.value)\n    %rn = pdl.result "
          "0 of %n\n    pdl.replace %c with (%rn : !pdl.value)\n  }\n}\n",
      &context);
  ASSERT_TRUE(module);
  ProofOptions options;
  options.classify = false;
  DefinitionalProof proof =
      proveFromDefinitions(*module->getOps<pdl::PatternOp>().begin(), options);
  EXPECT_EQ(proof.verdict, Verdict::Proved) << proof.reason;
  EXPECT_EQ(proof.cases, 21u);
}

} // namespace
