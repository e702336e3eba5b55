//===- AxiomProverShapesTest.cpp - Shapes in proofs and in inference ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The axiom prover describes when operators are typed, and how, in a language
// of its own. Here each description meets type inference, on random operations
// and on operations with one operand changed: it must not contradict what is
// inferred.
//
//===----------------------------------------------------------------------===//

#include "../Common/RandomGraph.h"
#include "AxiomProverLogic.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

/// What is known of one value: its sizes.
void describe(AxiomProverLogic &logic, Term tensor, ArrayRef<int64_t> sizes,
              std::vector<Term> &facts) {
  Term shape = logic.shapeOf(tensor);
  facts.push_back(logic.isShape(shape));
  facts.push_back(logic.equal(logic.rank(shape), logic.integer(sizes.size())));
  for (auto [i, size] : llvm::enumerate(sizes))
    facts.push_back(
        logic.equal(logic.dim(shape, logic.integer(i)), logic.integer(size)));
}

bool contradict(AxiomProverLogic &logic, const std::vector<Term> &facts) {
  Z3_context context = logic.getContext();
  Z3_solver solver = Z3_mk_simple_solver(context);
  Z3_solver_inc_ref(context, solver);
  Z3_params params = Z3_mk_params(context);
  Z3_params_inc_ref(context, params);
  Z3_params_set_bool(context, params, Z3_mk_string_symbol(context, "mbqi"),
                     false);
  Z3_params_set_uint(context, params,
                     Z3_mk_string_symbol(context, "qi.max_instances"), 2000);
  Z3_solver_set_params(context, solver, params);
  Z3_params_dec_ref(context, params);
  for (Term formula : logic.getTheory())
    Z3_solver_assert(context, solver, formula);
  for (Term fact : facts)
    Z3_solver_assert(context, solver, fact);
  bool result = Z3_solver_check(context, solver) == Z3_L_FALSE;
  Z3_solver_dec_ref(context, solver);
  return result;
}

ArrayRef<int64_t> sizesOf(Type type) {
  return cast<RankedTensorType>(type).getShape();
}

/// The model has no empty tensors.
bool hasElements(TypeRange types) {
  return llvm::all_of(
      types, [](Type type) { return !llvm::is_contained(sizesOf(type), 0); });
}

struct Outcome {
  /// The description contradicts what inference says, or the opposite of it.
  bool contradicts = false, decides = false;
};

/// Compares the description of an operation with operands of the given types to
/// what is inferred: the results' types, or failure.
Outcome compare(Operation *op, const semantics::OperatorInfo &info,
                TypeRange operands, FailureOr<SmallVector<Type>> inferred) {
  Outcome outcome;
  unsigned count = succeeded(inferred) ? inferred->size() : 1;
  for (unsigned index = 0; index < count; ++index) {
    AxiomProverLogic logic;
    std::vector<Term> facts;
    SmallVector<Term> attributes, tensors;
    for (const semantics::AttributeSpec &spec : info.attributes)
      attributes.push_back(logic.literal(
          op->getAttr(StringRef(spec.name.data(), spec.name.size()))));
    for (Type type : operands) {
      tensors.push_back(logic.freshTensor("x"));
      describe(logic, tensors.back(), sizesOf(type), facts);
    }
    Term result = logic.operation(info, index, attributes, tensors);
    std::vector<Term> outcomeFacts;
    if (succeeded(inferred))
      describe(logic, result, sizesOf((*inferred)[index]), outcomeFacts);
    else
      outcomeFacts.push_back(logic.negate(logic.isTyped(result)));
    std::vector<Term> opposite = facts;
    opposite.push_back(logic.negate(logic.both(outcomeFacts)));
    llvm::append_range(facts, outcomeFacts);
    outcome.contradicts |= contradict(logic, facts);
    outcome.decides |= contradict(logic, opposite);
  }
  return outcome;
}

/// One operand with one dimension more, or one size changed.
SmallVector<Type> change(TypeRange types, unsigned choice) {
  SmallVector<Type> result(types);
  Type &type = result[choice % result.size()];
  SmallVector<int64_t> sizes(sizesOf(type));
  if (sizes.empty() || choice % 4 == 0)
    sizes.push_back(2);
  else
    ++sizes[(choice / 4) % sizes.size()];
  type = RankedTensorType::get(sizes,
                               cast<RankedTensorType>(type).getElementType());
  return result;
}

TEST(AxiomProverShapes, AgreeWithTypeInference) {
  MLIRContext context;
  context.loadDialect<TASODialect, func::FuncDialect>();
  unsigned typed = 0, illTyped = 0, decided = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    auto module = test::makeRandomModule(&context, seed);
    unsigned choice = seed;
    for (Operation &op : test::getMain(*module).getBody().front()) {
      const semantics::OperatorInfo *info = getOperatorInfo(&op);
      if (!info || op.getNumOperands() == 0 ||
          !hasElements(op.getOperandTypes()) ||
          !hasElements(op.getResultTypes()))
        continue;
      Outcome outcome = compare(&op, *info, op.getOperandTypes(),
                                SmallVector<Type>(op.getResultTypes()));
      EXPECT_FALSE(outcome.contradicts)
          << "seed " << seed << ", " << info->name;
      decided += outcome.decides;
      ++typed;
      SmallVector<Type> changed = change(op.getOperandTypes(), choice++), types;
      std::string error;
      bool isTyped = succeeded(inferResultTypes(
          info->name, changed, getAllAttributes(&op), types, error));
      if (isTyped && !hasElements(types))
        continue;
      FailureOr<SmallVector<Type>> inferred = failure();
      if (isTyped)
        inferred = types;
      outcome = compare(&op, *info, changed, inferred);
      EXPECT_FALSE(outcome.contradicts)
          << "seed " << seed << ", changed " << info->name;
      decided += outcome.decides;
      illTyped += !isTyped;
    }
  }
  // The comparison is not empty, on either side.
  EXPECT_GE(typed, 200u);
  EXPECT_GE(illTyped, 50u);
  EXPECT_GE(decided, 100u);
}

} // namespace
