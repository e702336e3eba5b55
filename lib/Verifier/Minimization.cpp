//===- Minimization.cpp - Simple values, and a file that shows them -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Minimization.h"

#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Simple values
//===----------------------------------------------------------------------===//

namespace {
/// Changes one set of inputs, and keeps what still tells the sides apart.
class Simplifier {
public:
  Simplifier(Instance &instance, Inputs &inputs, bool opaque)
      : instance(instance), inputs(inputs), opaque(opaque),
        wanted(*compareNow()) {}

  void run() {
    if (!makeIntegers())
      drawIntegers();
    for (unsigned pass = 0; pass < kPasses && simplifyElements(); ++pass)
      ;
  }

private:
  static constexpr unsigned kPasses = 3, kDraws = 50, kMostComparisons = 3000;

  std::optional<Difference> compareNow() {
    ++comparisons;
    return compare(instance.getSource(), instance.getTarget(), inputs, opaque)
        .difference;
  }
  /// A division by zero is no simpler than a wrong number.
  bool stillDiffers() {
    std::optional<Difference> found = compareNow();
    return found && found->targetIsDefined == wanted.targetIsDefined;
  }
  bool isInteger(const HostTensor<double> &tensor) {
    return llvm::all_of(tensor.values(),
                        [](double v) { return v == std::round(v); });
  }
  Inputs copyInputs() {
    Inputs copy;
    for (const HostTensor<double> &input : inputs) {
      copy.emplace_back(input.shape());
      copy.back().mutableValues() = input.values();
    }
    return copy;
  }

  bool makeIntegers() {
    Inputs old = copyInputs();
    for (HostTensor<double> &input : inputs)
      for (double &value : input.mutableValues())
        value = std::clamp(std::round(value), -2.0, 2.0) + 0.0; // no -0
    if (stillDiffers())
      return true;
    inputs = old;
    return false;
  }

  void drawIntegers() {
    Inputs old = copyInputs();
    Random random(uint64_t{1});
    for (unsigned i = 0; i < kDraws; ++i) {
      inputs = drawInputs(instance.getSource(), kInputKinds - 1, random);
      if (stillDiffers())
        return;
    }
    inputs = old;
  }

  bool simplifyElements() {
    bool changed = false;
    for (HostTensor<double> &input : inputs)
      for (double &value : input.mutableValues())
        changed |= simplify(value);
    return changed;
  }

  bool simplify(double &value) {
    double old = value;
    for (double simple : {0, 1, -1, 2, -2}) {
      if (simple == old || comparisons > kMostComparisons)
        return false;
      value = simple;
      if (stillDiffers())
        return true;
      value = old;
    }
    return false;
  }

  Instance &instance;
  Inputs &inputs;
  bool opaque;
  unsigned comparisons = 0;
  Difference wanted;
};
} // namespace

void simplifyInputs(Instance &instance, Inputs &inputs, bool opaque) {
  Simplifier(instance, inputs, opaque).run();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static std::string printNumber(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.9g", value);
  return text;
}

/// The elements from `position` on as nested lists, one for each dimension.
static std::string printElements(const HostTensor<double> &tensor,
                                 unsigned dimension, int64_t &position) {
  if (dimension == tensor.rank())
    return printNumber(tensor.values()[position++]);
  SmallVector<std::string> entries;
  for (int64_t i = 0; i < tensor.dim(dimension); ++i)
    entries.push_back(printElements(tensor, dimension + 1, position));
  return "[" + llvm::join(entries, ", ") + "]";
}

static std::string printIndex(RankedTensorType type, int64_t position) {
  SmallVector<std::string> index(type.getRank());
  for (unsigned d = type.getRank(); d-- > 0; position /= type.getDimSize(d))
    index[d] = std::to_string(position % type.getDimSize(d));
  return "[" + llvm::join(index, ", ") + "]";
}

static std::string printDifference(func::FuncOp source,
                                   const Difference &difference) {
  auto type =
      cast<RankedTensorType>(source.getResultTypes()[difference.result]);
  return "element " + printIndex(type, difference.position) + " of result " +
         std::to_string(difference.result) + " is " +
         printNumber(difference.source) + " in the source and " +
         (difference.targetIsDefined ? printNumber(difference.target)
                                     : std::string("undefined")) +
         " in the target";
}

/// The types of the arguments and the attributes of the source's operations.
static std::string printChoices(func::FuncOp source) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(source.getArgumentTypes(), os);
  for (Operation &op : source.front().without_terminator()) {
    if (op.getAttrs().empty())
      continue;
    os << ", " << op.getName().stripDialect() << " {";
    llvm::interleaveComma(op.getAttrs(), os, [&](NamedAttribute named) {
      os << named.getName().getValue() << " = " << named.getValue();
    });
    os << "}";
  }
  return text;
}

/// Appends a copy of the function that has the inputs as constants.
static void addClosed(ModuleOp module, func::FuncOp function,
                      const Inputs &inputs) {
  func::FuncOp closed = function.clone();
  closed.setName((function.getSymName() + "_value").str());
  module.push_back(closed);
  OpBuilder builder = OpBuilder::atBlockBegin(&closed.front());
  for (auto [argument, input] :
       llvm::zip_equal(closed.getArguments(), inputs)) {
    HostTensor<float> elements(input.shape());
    llvm::copy(input.values(), elements.mutableValues().begin());
    auto type = cast<RankedTensorType>(argument.getType());
    // The types of arguments are types that constants may have.
    Value constant =
        ConstantTensorOp::create(builder, builder.getUnknownLoc(), type,
                                 *toElements(elements, type, "input"));
    argument.replaceAllUsesWith(constant);
  }
  closed.front().eraseArguments(0, closed.getNumArguments());
  closed.setFunctionType(builder.getFunctionType({}, closed.getResultTypes()));
}

Counterexample printCounterexample(StringRef rule, Instance &instance,
                                   const Inputs &inputs, bool opaque) {
  func::FuncOp source = instance.getSource(), target = instance.getTarget();
  Difference difference = *compare(source, target, inputs, opaque).difference;
  OwningOpRef<ModuleOp> module = ModuleOp::create(source.getLoc());
  module->push_back(source.clone());
  module->push_back(target.clone());
  addClosed(*module, source, inputs);
  addClosed(*module, target, inputs);

  Counterexample example;
  std::string text = printDifference(source, difference);
  example.summary = text + ", for " + printChoices(source);
  bool inDouble = showsInDouble(source, target, inputs, difference);
  llvm::raw_string_ostream os(example.module);
  os << "// Counterexample to " << (rule.empty() ? "a rule" : rule) << ":\n// "
     << text << " for\n";
  for (auto [i, input] : llvm::enumerate(inputs)) {
    int64_t position = 0;
    os << "//   %arg" << i << " = " << printElements(input, 0, position)
       << "\n";
  }
  os << "// To see both results, run taso-opt --taso-evaluate=scalar="
     << (inDouble ? "double" : "field") << " on this file and look\n"
     << "// at @source_value and @target_value.\n"
     << *module << "\n";
  return example;
}

} // namespace taso
