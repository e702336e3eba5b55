//===- Replay.cpp - Do again what a search did ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssumeSizes.h"
#include "OutputFiles.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Search/Trace.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace taso {
#define GEN_PASS_DEF_REPLAY
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;

namespace {

class ReplayPass : public taso::impl::ReplayBase<ReplayPass> {
public:
  using ReplayBase::ReplayBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<TASODialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect,
                    tensor::TensorDialect>();
  }

  LogicalResult initialize(MLIRContext *context) override {
    auto loaded = rules.empty() ? RuleSet::loadDefault(context)
                                : RuleSet::load(rules, context);
    if (failed(loaded))
      return failure();
    ruleSet = *loaded;
    return success();
  }

  void runOnOperation() override {
    auto traces = readTraces();
    if (failed(traces))
      return signalPassFailure();
    FailureOr<size_t> numSteps = getNumSteps(*traces);
    if (failed(numSteps))
      return signalPassFailure();
    // All or nothing: no function is changed before all could be.
    std::vector<std::pair<func::FuncOp, OwningOpRef<func::FuncOp>>> replayed;
    size_t done = 0;
    for (const FunctionTrace &trace : *traces) {
      FailureOr<func::FuncOp> function = findFunction(trace);
      if (failed(function))
        return signalPassFailure();
      size_t count = std::min(trace.steps.size(), *numSteps - done);
      FailureOr<OwningOpRef<func::FuncOp>> result =
          replayAssumed(*function, trace, count, done + 1);
      if (failed(result))
        return signalPassFailure();
      done += count;
      replayed.push_back({*function, std::move(*result)});
    }
    for (auto &[function, result] : replayed)
      function.getBody().takeBody((*result).getBody());
  }

  void addTo(FileUses &files) const {
    files.addInput("the trace", traceFile);
    addRuleFiles(rules, files);
  }

private:
  LogicalResult fail(const Twine &message) {
    return emitError(UnknownLoc::get(&getContext()), message), failure();
  }

  FailureOr<std::vector<FunctionTrace>> readTraces() {
    if (traceFile.empty())
      return fail("taso-replay: expected the option trace=FILE, with a trace "
                  "that --taso-superoptimize=trace=FILE wrote");
    auto buffer = llvm::MemoryBuffer::getFile(traceFile);
    if (!buffer)
      return fail("cannot read '" + traceFile +
                  "': " + buffer.getError().message());
    auto traces = parseTraces((*buffer)->getBuffer());
    if (!traces)
      return fail("'" + traceFile +
                  "' is not a trace: " + llvm::toString(traces.takeError()));
    return std::move(*traces);
  }

  /// How many steps to take. More than there are is a mistake.
  FailureOr<size_t> getNumSteps(ArrayRef<FunctionTrace> traces) {
    size_t all = 0, wanted = 0;
    for (const FunctionTrace &trace : traces)
      all += trace.steps.size();
    if (steps == "all")
      return all;
    if (llvm::to_integer(steps.getValue(), wanted, 10) && wanted <= all)
      return wanted;
    return fail("taso-replay: expected steps=N with N between 0 and " +
                Twine(all) + ", which are all steps of '" + traceFile +
                "', found " + steps);
  }

  /// A search of dynamic sizes was one of sizes that it assumed.
  FailureOr<OwningOpRef<func::FuncOp>> replayAssumed(func::FuncOp function,
                                                     const FunctionTrace &trace,
                                                     size_t count,
                                                     size_t firstNumber) {
    if (!hasDynamicShapes(function))
      return replay(function, ruleSet, trace, count, firstNumber);
    std::string why;
    OwningOpRef<func::FuncOp> assumed =
        assumeSizes(function, trace.assumed, why);
    if (!assumed)
      return emitError(function.getLoc(), why);
    auto result = replay(*assumed, ruleSet, trace, count, firstNumber);
    if (succeeded(result))
      forgetSizes(**result);
    return result;
  }

  FailureOr<func::FuncOp> findFunction(const FunctionTrace &trace) {
    auto function = getOperation().lookupSymbol<func::FuncOp>(trace.function);
    if (function && !function.isExternal() && function.getBody().hasOneBlock())
      return function;
    InFlightDiagnostic error = emitError(getOperation().getLoc())
                               << "expected a function '" << trace.function
                               << "' with one block, as '" << traceFile
                               << "' has it, found none";
    error.attachNote() << "hint: replay on what --taso-superoptimize was "
                          "given: the same file, after the same passes";
    return failure();
  }

  std::shared_ptr<const RuleSet> ruleSet;
};

} // namespace

void taso::addFilesOfReplay(const Pass &pass, FileUses &files) {
  if (auto *ours = dyn_cast<ReplayPass>(&pass))
    ours->addTo(files);
}
