//===- GraphReduction.cpp - Makes a graph smaller step by step ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces runs of operations, long ones first, by an operand of their type or
// by zeros, drops what nobody uses then, and keeps what still shows the fault.
//
//===----------------------------------------------------------------------===//

#include "GraphReduction.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Reducer/Tester.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

/// What takes the place of an operation.
enum class Replacement { Operand, Zeros };

static SmallVector<Operation *> getOperators(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa_and_nonnull<taso::TASODialect>(op->getDialect()) &&
        !isa<taso::ConstantTensorOp>(op))
      ops.push_back(op);
  });
  return ops;
}

/// Replaces the results of the operation; false if there is nothing for them.
static bool replace(Operation *op, Replacement by) {
  OpBuilder builder(op);
  SmallVector<Value> values;
  for (Type result : op->getResultTypes()) {
    auto operand = llvm::find_if(op->getOperands(), [&](Value value) {
      return value.getType() == result;
    });
    auto type = dyn_cast<RankedTensorType>(result);
    if (by == Replacement::Operand && operand != op->operand_end()) {
      values.push_back(*operand);
    } else if (by == Replacement::Zeros && type && type.hasStaticShape()) {
      auto zeros = DenseElementsAttr::get(
          type, builder.getZeroAttr(type.getElementType()));
      values.push_back(
          taso::ConstantTensorOp::create(builder, op->getLoc(), type, zeros));
    } else {
      return false;
    }
  }
  op->replaceAllUsesWith(values);
  return true;
}

static void eraseUnused(ModuleOp module) {
  // The last first, so that what only they use follows.
  module.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
    if (isOpTriviallyDead(op))
      op->erase();
  });
}

namespace {
class GraphReduction
    : public PassWrapper<GraphReduction, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(GraphReduction)

  GraphReduction() = default;
  GraphReduction(const GraphReduction &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "taso-reduction"; }
  StringRef getDescription() const override {
    return "Replace taso operations by an operand or by zeros while a script "
           "exits with 1.";
  }

  void runOnOperation() override {
    Tester tester(script, arguments);
    if (failed(requireScript()))
      return signalPassFailure();
    if (!isInteresting(tester, getOperation())) {
      emitError(getOperation().getLoc())
          << "the input is not interesting: expected '" << script
          << "' to exit with 1";
      return signalPassFailure();
    }
    while (reduceOnce(tester))
      ;
  }

private:
  /// The tester ends the process where it cannot run its script.
  LogicalResult requireScript() {
    auto fail = [&](const Twine &why) {
      InFlightDiagnostic error = emitError(getOperation().getLoc());
      error << "cannot run the script '" << script << "': " << why;
      error.attachNote() << "hint: test=FILE is a program that gets the name of "
                            "a file, for example ./fails.sh";
      return error;
    };
    if (!llvm::sys::fs::exists(script))
      return fail("no such file");
    if (!llvm::sys::fs::is_regular_file(script))
      return fail("it is no file");
    if (!llvm::sys::fs::can_execute(script))
      return fail("it is not executable (chmod +x)");
    auto file = llvm::MemoryBuffer::getFile(script);
    if (!file)
      return fail(file.getError().message());
    StringRef text = (*file)->getBuffer();
    if (!text.starts_with("#!") && !text.starts_with("\x7f" "ELF"))
      return fail("it is no program; a script begins with a line like #!/bin/sh");
    return success();
  }

  static bool isInteresting(const Tester &tester, ModuleOp module) {
    return tester.isInteresting(module).first == Tester::Interestingness::True;
  }

  /// True if anything became smaller.
  bool reduceOnce(const Tester &tester) {
    bool isSmaller = false;
    for (size_t run = getOperators(getOperation()).size(); run; run /= 2)
      for (Replacement by : {Replacement::Zeros, Replacement::Operand})
        for (size_t i = 0; i < getOperators(getOperation()).size();)
          if (reduceRun(tester, i, run, by))
            isSmaller = true;
          else
            i += run;
    return isSmaller;
  }

  /// Keeps the module without operations [first, first + count) if it still
  /// shows the fault.
  bool reduceRun(const Tester &tester, size_t first, size_t count,
                 Replacement by) {
    OwningOpRef<ModuleOp> copy = getOperation().clone();
    SmallVector<Operation *> ops = getOperators(*copy);
    size_t before = ops.size();
    for (Operation *op : ArrayRef(ops).slice(first).take_front(count))
      replace(op, by);
    eraseUnused(*copy);
    if (getOperators(*copy).size() >= before || failed(verify(*copy)) ||
        !isInteresting(tester, *copy))
      return false;
    getOperation().getBodyRegion().takeBody(copy->getBodyRegion());
    return true;
  }

  Option<std::string> script{
      *this, "test", llvm::cl::desc("The script, which gets the file's name")};
  ListOption<std::string> arguments{
      *this, "test-arg", llvm::cl::desc("Arguments of the script before it")};
};
} // namespace

void taso::tools::registerGraphReduction() {
  PassRegistration<GraphReduction>();
}
