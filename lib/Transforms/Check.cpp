//===- Check.cpp - Compare functions with a reference ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssumeSizes.h"
#include "OutputFiles.h"

#include "TASO/Dialect/UnknownElements.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace taso {
#define GEN_PASS_DEF_CHECKEQUAL
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace taso;

namespace {

/// Two functions whose dynamic dimensions have sizes for the comparison.
struct SizedPair {
  OwningOpRef<func::FuncOp> before, after;

  explicit operator bool() const { return before && after; }
};

} // namespace

/// The sizes of all dynamic dimensions of arguments, by their place.
static ArgumentSizes
getSizes(func::FuncOp function, llvm::function_ref<int64_t(unsigned)> choose) {
  ArgumentSizes sizes;
  for (BlockArgument argument : function.getArguments())
    if (auto type = dyn_cast<RankedTensorType>(argument.getType()))
      for (unsigned dim = 0; dim < type.getRank(); ++dim)
        if (type.isDynamicDim(dim))
          sizes[{argument.getArgNumber(), dim}] = choose(dim);
  return sizes;
}

/// Small sizes that tell dimensions apart, or those that searches assume (an
/// image is large), or one for all (products of matrices): the first that fit
/// both functions. None if no operator has a dynamic shape, or nothing fits.
static SizedPair giveSizes(func::FuncOp before, func::FuncOp after) {
  if (!before.getBody().hasOneBlock() || !after.getBody().hasOneBlock() ||
      !(hasDynamicShapes(before) || hasDynamicShapes(after)))
    return {};
  static constexpr int64_t kPrimes[] = {3, 5, 7, 11};
  const ArgumentSizes attempts[] = {
      getSizes(before,
               [](unsigned dim) { return kPrimes[std::min(dim, 3u)]; }),
      {},
      getSizes(before, [](unsigned) { return 4; })};
  for (const ArgumentSizes &sizes : attempts) {
    std::string why;
    SizedPair pair{assumeSizes(before, sizes, why),
                   assumeSizes(after, sizes, why)};
    if (pair)
      return pair;
  }
  return {};
}

namespace {

struct CheckPass : taso::impl::CheckEqualBase<CheckPass> {
  using CheckEqualBase::CheckEqualBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (against.empty() == reference.empty()) {
      mlir::emitError(module.getLoc(),
                      "taso-check: expected one of the options against=FILE "
                      "and reference=FUNCTION");
      return signalPassFailure();
    }
    if (failed(against.empty() ? checkInside(module) : checkAgainst(module)))
      signalPassFailure();
  }

  void addTo(FileUses &files) const {
    files.addInput("the module to compare with", against);
  }

private:
  LogicalResult checkAgainst(ModuleOp module);
  LogicalResult checkInside(ModuleOp module);
  LogicalResult check(func::FuncOp before, func::FuncOp after);
  LogicalResult demandSome(ModuleOp module, unsigned checked);
};

LogicalResult CheckPass::check(func::FuncOp before, func::FuncOp after) {
  CheckOptions options{seed, samples, tolerance, maxFlops};
  SizedPair sized = giveSizes(before, after);
  FailureOr<CheckReport> report =
      sized ? checkEqual(*sized.before, *sized.after, options)
            : checkEqual(before, after, options);
  if (failed(report))
    return failure();
  std::string summary = report->summary();
  if (sized)
    summary += "; at the sizes " + describeAssumedSizes(*sized.after);
  if (report->equal) {
    mlir::emitRemark(after.getLoc(), summary);
    return success();
  }
  return mlir::emitError(after.getLoc(), "'" + after.getSymName() + "' ")
         << summary;
}

LogicalResult CheckPass::demandSome(ModuleOp module, unsigned checked) {
  if (checked)
    return success();
  return mlir::emitError(module.getLoc(),
                         "taso-check: there is no function to compare");
}

/// Pairs the functions of two modules by name.
LogicalResult CheckPass::checkAgainst(ModuleOp module) {
  OwningOpRef<ModuleOp> other =
      parseSourceFile<ModuleOp>(against, &getContext());
  if (!other)
    return failure();
  shareUnknownElements(*other, against);
  unsigned checked = 0;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    auto before = other->lookupSymbol<func::FuncOp>(function.getSymName());
    if (!before || before.isExternal())
      return mlir::emitError(function.getLoc(), "'")
             << function.getSymName() << "' has no body in " << against;
    if (failed(check(before, function)))
      return failure();
    ++checked;
  }
  return demandSome(module, checked);
}

/// Compares all functions of one type with one of them.
LogicalResult CheckPass::checkInside(ModuleOp module) {
  StringRef name = StringRef(reference).ltrim('@');
  auto before = module.lookupSymbol<func::FuncOp>(name);
  if (!before || before.isExternal())
    return mlir::emitError(module.getLoc(),
                           "taso-check: there is no function '")
           << name << "' with a body";
  unsigned checked = 0;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal() || function == before ||
        function.getFunctionType() != before.getFunctionType())
      continue;
    if (failed(check(before, function)))
      return failure();
    ++checked;
  }
  return demandSome(module, checked);
}

} // namespace

void taso::addFilesOfCheck(const Pass &pass, FileUses &files) {
  if (auto *ours = dyn_cast<CheckPass>(&pass))
    ours->addTo(files);
}
