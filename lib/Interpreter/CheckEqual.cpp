//===- CheckEqual.cpp - Are two functions equal? --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/CheckEqual.h"
#include "Evaluate.h"
#include "ForeignFunctions.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Dialect/UnknownElements.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Semantics/FloatDistance.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <set>

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

double countScalarOperations(func::FuncOp function) {
  double total = 0;
  function.walk([&](Operation *op) { total += countWork(op).getTotal(); });
  return total;
}

bool appliesOpaqueFunction(func::FuncOp function) {
  bool opaque = false;
  function.walk(
      [&](Operation *op) { opaque |= countWork(op).appliesOpaqueFunction(); });
  return opaque;
}

//===----------------------------------------------------------------------===//
// One output
//===----------------------------------------------------------------------===//

namespace {

/// Results beyond this are taken for an overflow.
constexpr double kLargest = 1e30;

bool isSane(double value) { return std::fabs(value) <= kLargest; }
bool isSane(FieldElement value) { return value.isDefined(); }
uint64_t getBits(double value) { return llvm::bit_cast<uint64_t>(value); }
uint64_t getBits(FieldElement value) { return value.getResidue(); }

/// What is remembered of an output over the samples, to tell whether it could
/// have shown a difference.
struct OutputHistory {
  /// On some sample, at least half of the elements were finite.
  bool sane = false;
  /// The elements differed between two samples.
  bool varies = false;
  std::optional<uint64_t> firstHash;

  template <class S> void add(const HostTensor<S> &tensor) {
    uint64_t hash = 0;
    int64_t saneElements = 0;
    for (S value : tensor.values()) {
      hash = mixSeed(hash, getBits(value));
      saneElements += isSane(value);
    }
    sane |= 2 * saneElements >= tensor.size();
    varies |= firstHash && *firstHash != hash;
    if (!firstHash)
      firstHash = hash;
  }
};

/// The index of element `position`.
template <class S>
SmallVector<int64_t> getIndex(const HostTensor<S> &tensor, int64_t position) {
  SmallVector<int64_t> index(tensor.rank());
  for (unsigned d = tensor.rank(); d-- > 0;) {
    index[d] = position % tensor.dim(d);
    position /= tensor.dim(d);
  }
  return index;
}

void print(raw_ostream &os, double value) { os << llvm::format("%.9g", value); }
void print(raw_ostream &os, FieldElement value) {
  if (value.isDefined())
    os << "residue " << value.getResidue() << " (about "
       << llvm::format("%.6g", value.getOrder()) << ")";
  else
    os << "undefined";
}

double toDouble(double value) { return value; }
double toDouble(FieldElement value) { return value.getOrder(); }

template <class S>
void recordMismatch(unsigned output, const HostTensor<S> &before,
                    const HostTensor<S> &after, int64_t position,
                    CheckReport &report) {
  S expected = before.values()[position], found = after.values()[position];
  report.difference = {output, getIndex(before, position), toDouble(expected),
                       toDouble(found)};
  llvm::raw_string_ostream os(report.mismatch);
  os << "output " << output << " at [";
  llvm::interleaveComma(report.difference->index, os);
  os << "]: expected ";
  print(os, expected);
  os << ", found ";
  print(os, found);
}

//===----------------------------------------------------------------------===//
// Comparing elements
//===----------------------------------------------------------------------===//

/// The format of an output's elements; that of f32 where there is no other.
semantics::FloatFormat getFormat(Type type) {
  Type elementType = getElementTypeOrSelf(type);
  return elementType.isF16()    ? semantics::FloatFormat::F16
         : elementType.isBF16() ? semantics::FloatFormat::BF16
                                : semantics::FloatFormat::F32;
}

/// Distances between outputs in floating point.
struct Distance {
  double maxAbs = 0, maxRel = 0;
  uint64_t maxUlp = 0;
  /// Where the difference is largest, or where just one side is finite.
  int64_t worst = -1;
  bool finitenessDiffers = false;

  template <class S>
  Distance(const HostTensor<S> &before, const HostTensor<S> &after, Type type)
      : format(getFormat(type)) {
    double peak = 0;
    for (int64_t i = 0, e = before.size(); i < e; ++i) {
      double a = before.values()[i], b = after.values()[i];
      // Nothing is claimed where the first function has no value.
      if (std::isnan(a))
        continue;
      if (!std::isfinite(a) || !std::isfinite(b)) {
        if (a != b && !finitenessDiffers) {
          finitenessDiffers = true;
          worst = i;
        }
        continue;
      }
      peak = std::max(peak, std::fabs(a));
      addFinite(a, b, i);
    }
    maxRel = maxAbs == 0 ? 0 : maxAbs / std::max(peak, 1e-300);
  }

private:
  void addFinite(double a, double b, int64_t i) {
    double difference = std::fabs(a - b);
    if (difference > maxAbs) {
      maxAbs = difference;
      if (!finitenessDiffers)
        worst = i;
    }
    maxUlp =
        std::max(maxUlp, semantics::countUlps(static_cast<float>(a),
                                              static_cast<float>(b), format));
  }

  semantics::FloatFormat format;
};

/// The tolerance for outputs of a type: at least 8 units in the last place.
double getTolerance(Type type, double tolerance) {
  Type elementType = getElementTypeOrSelf(type);
  if (elementType.isF16())
    return std::max(tolerance, 8 * 0x1p-10);
  if (elementType.isBF16())
    return std::max(tolerance, 8 * 0x1p-7);
  return tolerance;
}

/// Compares one output; true if it is equal where `before` is defined: nothing
/// is claimed where the first function divides by zero.
bool compare(unsigned output, const HostTensor<FieldElement> &before,
             const HostTensor<FieldElement> &after, Type, const CheckOptions &,
             CheckReport &report) {
  for (int64_t i = 0, e = before.size(); i < e; ++i)
    if (before.values()[i].isDefined() &&
        before.values()[i] != after.values()[i]) {
      recordMismatch(output, before, after, i, report);
      return false;
    }
  return true;
}

void recordDistance(const Distance &distance, CheckReport &report) {
  report.maxAbs = std::max(report.maxAbs, distance.maxAbs);
  report.maxRel = std::max(report.maxRel, distance.maxRel);
  report.maxUlp = std::max(report.maxUlp, distance.maxUlp);
}

bool compare(unsigned output, const HostTensor<double> &before,
             const HostTensor<double> &after, Type type,
             const CheckOptions &options, CheckReport &report) {
  Distance distance(before, after, type);
  recordDistance(distance, report);
  if (!distance.finitenessDiffers &&
      distance.maxRel <= getTolerance(type, options.tolerance))
    return true;
  recordMismatch(output, before, after, distance.worst, report);
  return false;
}

//===----------------------------------------------------------------------===//
// Both functions
//===----------------------------------------------------------------------===//

class Checker {
public:
  Checker(func::FuncOp before, func::FuncOp after, const CheckOptions &options)
      : before(before), after(after), options(options) {
    report.outputsCompared = before.getNumResults();
    report.samples = std::max(options.samples, 2u);
  }

  FailureOr<CheckReport> run();

private:
  template <class S>
  InterpretedResults<S> evaluate(func::FuncOp function, unsigned sample) const;
  template <class S> LogicalResult compareIn();
  LogicalResult measureInFloat();
  LogicalResult compareDomains();
  void judgeHistories(ArrayRef<OutputHistory> histories);
  bool isClosed();
  void readUnknowns();

  func::FuncOp before, after;
  const CheckOptions &options;
  CheckReport report;
  /// An unknown weight of the second function that the first has not.
  std::string unmatched;
  std::string whyRefused;
};

/// Elements of the inputs of a sample: of both signs, or positive only, for
/// functions that take roots of their inputs.
RandomRange getRange(unsigned sample) {
  RandomRange range;
  range.indices = int64_t{1} << 16;
  if (sample % 2 == 1) {
    range.low = 0.25;
    range.high = 1.25;
  }
  return range;
}

/// Elements that are the same for all that is taken to be one.
template <class S>
HostTensor<S> drawUnknown(DenseResourceElementsAttr elements, uint64_t seed,
                          const RandomRange &range) {
  return randomValue<S>(elements.getType(),
                        mixSeed(seed, llvm::xxh3_64bits(getIdentity(elements))),
                        range);
}

template <class S>
InterpretedResults<S> Checker::evaluate(func::FuncOp function,
                                        unsigned sample) const {
  if (failed(detail::checkArguments(function)) ||
      failed(detail::checkMemory(function, sizeof(S))))
    return failure();
  uint64_t seed = mixSeed(options.seed, sample);
  RandomRange range = getRange(sample);
  auto foreign =
      [&](Operation *op,
          ArrayRef<HostTensor<S>> operands) -> InterpretedResults<S> {
    if (auto constant = dyn_cast<ConstantTensorOp>(op))
      if (auto unknown = getUnknownElements(constant.getValue()))
        return SmallVector{drawUnknown<S>(unknown, seed, range)};
    return detail::evaluateForeign<S>(op, operands, seed, range);
  };
  return interpret<S>(function, randomInputs<S>(function, seed, range),
                      foreign);
}

/// Compares all samples in one scalar; stops at the first mismatch.
template <class S> LogicalResult Checker::compareIn() {
  report.mismatch.clear();
  report.difference.reset();
  report.maxAbs = report.maxRel = 0;
  report.maxUlp = 0;
  SmallVector<OutputHistory> histories(before.getNumResults());
  for (unsigned sample = 0; sample < report.samples; ++sample) {
    InterpretedResults<S> expected = evaluate<S>(before, sample);
    if (failed(expected))
      return failure();
    InterpretedResults<S> found = evaluate<S>(after, sample);
    if (failed(found))
      return failure();
    for (unsigned i = 0; i < expected->size(); ++i) {
      const HostTensor<S> &a = (*expected)[i], &b = (*found)[i];
      if (!compare(i, a, b, before.getResultTypes()[i], options, report))
        return success();
      histories[i].add(a);
    }
  }
  judgeHistories(histories);
  return success();
}

/// True if nothing outside the functions reaches them.
bool Checker::isClosed() {
  auto isKnown = [](Operation &op) { return canInterpret(&op); };
  return before.getNumArguments() == 0 &&
         llvm::all_of(before.getBody().front().without_terminator(), isKnown);
}

/// Refuses the verdict if no output could have shown a difference.
void Checker::judgeHistories(ArrayRef<OutputHistory> histories) {
  bool closed = isClosed();
  report.degenerateOutputs = 0;
  for (const OutputHistory &history : histories)
    report.degenerateOutputs += !history.sane || (!closed && !history.varies);
  report.vacuous = report.degenerateOutputs == histories.size();
  report.equal = !report.vacuous;
  if (report.vacuous)
    report.mismatch = "the check would show nothing: no output is finite and "
                      "depends on the inputs";
}

/// Runs both functions in float, for the figures of the report only.
LogicalResult Checker::measureInFloat() {
  InterpretedResults<float> expected = evaluate<float>(before, 0);
  if (failed(expected))
    return failure();
  InterpretedResults<float> found = evaluate<float>(after, 0);
  if (failed(found))
    return failure();
  for (auto [a, b, type] :
       llvm::zip_equal(*expected, *found, before.getResultTypes()))
    recordDistance(Distance(a, b, type), report);
  return success();
}

/// Counts the unknown weights that both functions use, and finds out why they
/// cannot be told apart, or that a function uses others than the other one.
void Checker::readUnknowns() {
  for (func::FuncOp function : {before, after})
    if (whyRefused.empty())
      whyRefused = whyAmbiguous(function);
  auto collect = [](func::FuncOp function) {
    std::set<std::string> names;
    walkUnknownElements(function, [&](DenseResourceElementsAttr elements) {
      names.insert(getIdentity(elements));
    });
    return names;
  };
  std::set<std::string> ours = collect(before), theirs = collect(after);
  for (const std::string &name : theirs)
    if (ours.count(name))
      ++report.unknownWeights;
    else
      unmatched = name;
}

FailureOr<CheckReport> Checker::run() {
  readUnknowns();
  if (!whyRefused.empty()) {
    report.vacuous = true;
    report.mismatch = whyRefused;
    return report;
  }
  if (failed(compareDomains()))
    return failure();
  if (!report.equal && !report.vacuous && !unmatched.empty()) {
    report.vacuous = true;
    report.difference.reset();
    report.mismatch = "the reference has no weight " + unmatched +
                      ", which was left out of the file, so that it is not known "
                      "what it is equal to";
  }
  return report;
}

LogicalResult Checker::compareDomains() {
  double work = countScalarOperations(before) + countScalarOperations(after);
  if (work > options.maxFlops) {
    llvm::raw_string_ostream(report.whyNotExact)
        << "both functions take " << llvm::format("%.3g", work)
        << " scalar operations, more than max-flops";
  } else {
    report.domain = "prime field";
    if (failed(compareIn<FieldElement>()))
      return failure();
    if (report.equal)
      return measureInFloat();
    report.whyNotExact =
        "in the prime field, where transcendental operators are random "
        "functions and constants are not rounded: " +
        report.mismatch;
  }
  report.domain = "double";
  report.vacuous = false;
  return compareIn<double>();
}

} // namespace

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

std::string CheckReport::summary() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!equal) {
    os << (vacuous ? "refused: " : "differs: ") << mismatch;
    if (!domain.empty())
      os << " (" << domain << ")";
  } else {
    os << (domain == "double" ? "equal within the tolerance, in double"
                              : "equal, exactly in the prime field");
    os << " (outputs: " << outputsCompared << ", samples: " << samples << ")";
    os << "; largest difference " << (domain == "double" ? "" : "in float ")
       << llvm::format("%.3g", maxAbs) << ", relative "
       << llvm::format("%.3g", maxRel) << ", ULP " << maxUlp;
  }
  if (degenerateOutputs && !vacuous)
    os << "; outputs that do not depend on the inputs or are not finite: "
       << degenerateOutputs;
  if (unknownWeights && equal)
    os << "; weights that were left out and are taken to be equal by name: "
       << unknownWeights;
  if (!whyNotExact.empty())
    os << "; not exact: " << whyNotExact;
  return text;
}

std::string whyNotComparable(func::FuncOp function) {
  std::string why = whyAmbiguous(function);
  if (!why.empty())
    return why;
  ScopedDiagnosticHandler handler(
      function.getContext(), [&](Diagnostic &error) { why = error.str(); });
  if (succeeded(detail::checkArguments(function)))
    (void)detail::checkMemory(function, sizeof(double));
  return why;
}

FailureOr<CheckReport> checkEqual(func::FuncOp before, func::FuncOp after,
                                  const CheckOptions &options) {
  if (before.getFunctionType() != after.getFunctionType())
    return mlir::emitError(after.getLoc(), "the reference has another type: "
                                           "expected ")
           << before.getFunctionType() << ", found " << after.getFunctionType();
  semantics::StopScope scope(options.stopRequested);
  return Checker(before, after, options).run();
}

} // namespace taso
