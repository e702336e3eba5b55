//===- ClassProverTest.cpp - Is what is proved of two values true? --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verifier of graphs only tries to prove what is true of random numbers.
// Here the prover is asked about any two values, most of which are not equal.
//
//===----------------------------------------------------------------------===//

#include "ClassProver.h"

#include "../Common/RandomGraph.h"
#include "Fingerprints.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

/// All values of a random function.
struct Values {
  explicit Values(func::FuncOp function)
      : classes(function, function), fingerprints(classes, /*seed=*/1) {
    for (Value argument : function.getArguments())
      fingerprints.draw(classes.get(argument));
    for (Operation &op : function.getBody().front().without_terminator())
      if (!classes.add(&op))
        fingerprints.evaluate(&op);
  }

  ValueClasses classes;
  Fingerprints fingerprints;
};

TEST(ClassProver, ProvesOnlyWhatIsTrueOfRandomNumbers) {
  MLIRContext context;
  context.loadDialect<TASODialect, func::FuncDialect>();
  unsigned pairs = 0, proved = 0;
  for (uint64_t seed = 0; seed < 4000; ++seed) {
    OwningOpRef<ModuleOp> module = test::makeRandomModule(
        &context, seed, {/*operators=*/14, /*constantPercent=*/30});
    // In the field exp and its like are random functions without laws.
    if (appliesOpaqueFunction(test::getMain(*module)))
      continue;
    Values values(test::getMain(*module));
    ClassProver prover(values.classes, /*maxSteps=*/300);
    for (unsigned b = 0; b < values.classes.size(); ++b)
      for (unsigned a = 0; a < b; ++a) {
        if (values.classes.getType(a) != values.classes.getType(b))
          continue;
        ++pairs;
        if (!prover.areEqual(a, b))
          continue;
        ++proved;
        EXPECT_EQ(values.fingerprints.get(a), values.fingerprints.get(b))
            << "seed " << seed << ", classes " << a << " and " << b;
      }
  }
  EXPECT_GT(pairs, 1000u);
  EXPECT_GT(proved, 0u);
  EXPECT_LT(proved, pairs / 2);
}

} // namespace
