//===- Equivalence.cpp - Do two functions compute the same? ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/Equivalence.h"
#include "ClassProver.h"
#include "Fingerprints.h"
#include "Slice.h"

#include "TASO/Dialect/UnknownElements.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso {

using Class = ValueClasses::Class;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

static std::string compareTypes(StringRef kind, TypeRange before,
                                TypeRange after) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (before.size() != after.size()) {
    os << "the functions have " << before.size() << " and " << after.size()
       << " " << kind << "s";
    return text;
  }
  for (auto [i, a, b] : llvm::enumerate(before, after))
    if (a != b) {
      os << kind << " " << i << " is " << a << " before and " << b << " after";
      return text;
    }
  return text;
}

/// Why the functions cannot be compared, or an empty string.
static std::string compareSignatures(func::FuncOp before, func::FuncOp after) {
  for (func::FuncOp function : {before, after})
    if (!function.getBody().hasOneBlock() ||
        !isa<func::ReturnOp>(function.getBody().front().back()))
      return "@" + function.getSymName().str() +
             " has no body of one block that ends in 'func.return'";
  std::string why = compareTypes("argument", before.getArgumentTypes(),
                                 after.getArgumentTypes());
  if (why.empty())
    why =
        compareTypes("output", before.getResultTypes(), after.getResultTypes());
  if (why.empty() && before.getNumResults() == 0)
    why = "the functions return nothing";
  for (func::FuncOp function : {before, after})
    if (why.empty())
      why = whyAmbiguous(function);
  return why;
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

namespace {

/// One pass over both functions that finds equal values.
class Matching {
public:
  /// Without options, by congruence only.
  Matching(func::FuncOp before, func::FuncOp after,
           const EquivalenceOptions *options)
      : before(before), after(after), options(options), classes(before, after),
        prover(classes, options ? options->maxSteps : 0),
        fingerprints(classes, options ? options->check.seed : 0) {}

  void run(EquivalenceReport &report);
  /// True if output `index` of both functions is proved to be equal.
  bool isProved(unsigned index);
  uint64_t getSteps() const { return prover.steps; }

private:
  bool match(Operation *op);
  bool matchResult(Class number);
  void propose(Class number);

  func::FuncOp before, after;
  const EquivalenceOptions *options;
  ValueClasses classes;
  ClassProver prover;
  Fingerprints fingerprints;
  bool evaluates = false;
  std::map<uint64_t, SmallVector<Class>> candidates;
};

} // namespace

void Matching::propose(Class number) {
  if (std::optional<uint64_t> key = fingerprints.get(number))
    candidates[*key].push_back(number);
}

/// Compares a new class with earlier ones of the same fingerprint.
bool Matching::matchResult(Class number) {
  std::optional<uint64_t> key = fingerprints.get(number);
  if (!key)
    return false;
  unsigned tried = 0;
  for (Class candidate : candidates[*key]) {
    if (classes.getType(candidate) != classes.getType(number))
      continue;
    if (tried++ == options->maxCandidates)
      break;
    if (!prover.areEqual(candidate, number))
      continue;
    classes.merge(number, candidate);
    return true;
  }
  propose(number);
  return false;
}

/// True if all results of a new operation are equal to earlier values.
bool Matching::match(Operation *op) {
  if (!evaluates)
    return false;
  fingerprints.evaluate(op);
  bool all = op->getNumResults() != 0;
  for (Value result : op->getResults())
    all &= matchResult(classes.get(result));
  return all;
}

void Matching::run(EquivalenceReport &report) {
  evaluates =
      options && countScalarOperations(before) + countScalarOperations(after) <=
                     options->check.maxFlops;
  report.operations = report.congruent = report.proved = 0;
  for (Value argument : before.getArguments())
    if (evaluates) {
      fingerprints.draw(classes.get(argument));
      propose(classes.get(argument));
    }
  for (func::FuncOp function : {before, after})
    for (Operation &op : function.getBody().front().without_terminator()) {
      bool isCongruent = classes.add(&op);
      bool isProved = !isCongruent && match(&op);
      if (function != after)
        continue;
      ++report.operations;
      report.congruent += isCongruent;
      report.proved += isProved;
    }
}

bool Matching::isProved(unsigned index) {
  Class source = classes.get(getOutputs(before)[index]),
        target = classes.get(getOutputs(after)[index]);
  if (source == target)
    return true;
  if (!options)
    return false;
  // Laws of functions that the field knows nothing of show in proofs only.
  std::optional<uint64_t> first = fingerprints.get(source),
                          second = fingerprints.get(target);
  return (first == second || appliesOpaqueFunction(before) ||
          appliesOpaqueFunction(after)) &&
         prover.isRefined(source, target);
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

namespace {

/// The outputs of two functions, from the first proof to the last test.
class Verification {
public:
  Verification(func::FuncOp before, func::FuncOp after,
               const EquivalenceOptions &options, EquivalenceReport &report)
      : before(before), after(after), options(options), report(report) {}
  void run();

private:
  using Outputs = SmallVector<unsigned>;
  Outputs prove(const Outputs &open, const EquivalenceOptions *options);
  Outputs dropUntestable(const Outputs &open);
  void test(const Outputs &open);
  bool areTested(const CheckReport &check, const Outputs &open);
  void judge(const CheckReport &check, unsigned output);
  Operation *find(unsigned output,
                  llvm::function_ref<bool(Operation *)> predicate);

  func::FuncOp before, after;
  const EquivalenceOptions &options;
  EquivalenceReport &report;
  std::string lastError;
};

} // namespace

/// Marks the outputs that are proved, and returns the others.
Verification::Outputs Verification::prove(const Outputs &open,
                                          const EquivalenceOptions *options) {
  if (open.empty())
    return open;
  FunctionPair pair = slice(before, after, open);
  Matching matching(*pair.before, *pair.after, options);
  matching.run(report);
  Outputs rest;
  for (auto [position, output] : llvm::enumerate(open)) {
    if (matching.isProved(position))
      report.outputs[output].status = EquivalenceStatus::Proved;
    else
      rest.push_back(output);
  }
  report.steps += matching.getSteps();
  return rest;
}

Operation *Verification::find(unsigned output,
                              llvm::function_ref<bool(Operation *)> predicate) {
  Operation *found = findInCone(before, output, predicate);
  return found ? found : findInCone(after, output, predicate);
}

static std::string getName(Operation *op) {
  return "'" + op->getName().getStringRef().str() + "'";
}

/// Outputs of operations that are no functions cannot be tested.
Verification::Outputs Verification::dropUntestable(const Outputs &open) {
  Outputs rest;
  for (unsigned output : open) {
    Operation *op =
        find(output, [](Operation *op) { return !isFunctional(op); });
    if (op)
      report.outputs[output].reason =
          "it depends on " + getName(op) +
          ", which may have side effects or other results each time";
    else
      rest.push_back(output);
  }
  return rest;
}

/// True if the check says that all of the outputs are equal, and each of them
/// could have been found to differ.
bool Verification::areTested(const CheckReport &check, const Outputs &open) {
  if (!check.equal || (check.degenerateOutputs && open.size() > 1))
    return false;
  for (unsigned output : open) {
    report.outputs[output].status = EquivalenceStatus::Tested;
    report.outputs[output].domain = check.domain;
  }
  report.samples = check.samples;
  return true;
}

/// Records the check of one output that was not found to be equal.
void Verification::judge(const CheckReport &check, unsigned output) {
  OutputEquivalence &result = report.outputs[output];
  result.reason = check.mismatch;
  if (!check.difference)
    return;
  // What differs for one meaning of an operation need not for another.
  if (Operation *op =
          find(output, [](Operation *op) { return !canInterpret(op); })) {
    result.reason = "it differs where " + getName(op) +
                    ", which cannot be evaluated, stands for any function";
    return;
  }
  result.status = EquivalenceStatus::Different;
  result.reason.clear();
  result.difference = check.difference;
  result.difference->output = output;
}

void Verification::test(const Outputs &open) {
  if (open.empty())
    return;
  FunctionPair pair = slice(before, after, open);
  dropNames(*pair.before);
  dropNames(*pair.after);
  FailureOr<CheckReport> check =
      checkEqual(*pair.before, *pair.after, options.check);
  if (succeeded(check) && areTested(*check, open))
    return;
  if (open.size() > 1) {
    for (unsigned output : open)
      test({output});
    return;
  }
  if (succeeded(check))
    judge(*check, open[0]);
  else
    report.outputs[open[0]].reason = lastError;
}

void Verification::run() {
  ScopedDiagnosticHandler handler(
      before.getContext(), [&](Diagnostic &error) { lastError = error.str(); });
  report.outputs.resize(before.getNumResults());
  Outputs open = llvm::to_vector(llvm::seq(before.getNumResults()));
  open = prove(open, nullptr);
  open = prove(open, &options);
  test(dropUntestable(open));
  for (EquivalenceStatus status :
       {EquivalenceStatus::Proved, EquivalenceStatus::Tested,
        EquivalenceStatus::Unknown, EquivalenceStatus::Different})
    if (report.count(status))
      report.status = status;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

EquivalenceReport verifyEquivalence(func::FuncOp before, func::FuncOp after,
                                    const EquivalenceOptions &options) {
  EquivalenceReport report;
  report.reason = compareSignatures(before, after);
  if (report.reason.empty())
    Verification(before, after, options, report).run();
  return report;
}

unsigned EquivalenceReport::count(EquivalenceStatus status) const {
  return llvm::count_if(outputs, [&](const OutputEquivalence &output) {
    return output.status == status;
  });
}

std::string EquivalenceReport::describeOperations() const {
  std::string text;
  llvm::raw_string_ostream(text)
      << "of " << operations << " operations, " << congruent
      << " are congruent to earlier ones, and " << proved
      << " were proved to be equal, in " << steps << " steps";
  return text;
}

static void printTested(raw_ostream &os, const EquivalenceReport &report) {
  unsigned exact = 0, rounded = 0;
  for (const OutputEquivalence &output : report.outputs)
    if (output.status == EquivalenceStatus::Tested)
      ++(output.domain == "double" ? rounded : exact);
  os << "equal: " << report.count(EquivalenceStatus::Proved) << " proved";
  if (exact)
    os << ", " << exact << " tested over the prime field";
  if (rounded)
    os << ", " << rounded << " tested in double within the tolerance";
  os << " (" << report.samples << " samples)";
}

static void print(raw_ostream &os, const ElementDifference &difference) {
  os << " differs at [";
  llvm::interleaveComma(difference.index, os);
  os << "]: before " << llvm::format("%.9g", difference.before) << ", after "
     << llvm::format("%.9g", difference.after);
}

std::string EquivalenceReport::summary(StringRef function) const {
  if (!reason.empty())
    return "error: @" + function.str() + ": " + reason;
  std::string text;
  llvm::raw_string_ostream os(text);
  if (status == EquivalenceStatus::Proved) {
    os << "proved: " << outputs.size() << " of " << outputs.size()
       << " outputs";
    return text;
  }
  if (status == EquivalenceStatus::Tested) {
    printTested(os, *this);
    return text;
  }
  const OutputEquivalence *first =
      llvm::find_if(outputs, [&](const OutputEquivalence &output) {
        return output.status == status;
      });
  os << (first->difference ? "error" : "unknown") << ": output "
     << first - outputs.begin() << " of @" << function;
  if (first->difference)
    print(os, *first->difference);
  else
    os << ": " << first->reason;
  return text;
}

} // namespace taso
