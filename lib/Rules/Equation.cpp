//===- Equation.cpp - Rules as equations, for people ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Equation.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso {

namespace {
/// A piece of text, and how strongly its last operator binds.
struct Text {
  std::string text;
  unsigned strength = 3; ///< 1: sum, 2: product, 3: whole
};

class EquationPrinter {
public:
  explicit EquationPrinter(pdl::PatternOp pattern) : graph(pattern) {
    findSplits();
    findSharedAttributes();
    nameValues();
  }

  RuleEquation print() {
    RuleEquation equation;
    std::vector<std::string> left, right;
    for (pdl::ReplaceOp replace : graph.replaces)
      left.push_back(printOperation(getReplacedOperation(replace)).text);
    if (pdl::OperationOp split = getOnlySplit())
      right.push_back(printOperation(split).text);
    else
      for (pdl::ReplaceOp replace : graph.replaces)
        right.push_back(printReplacements(replace));
    equation.source = llvm::join(left, " ; ");
    equation.target = llvm::join(right, " ; ");
    for (pdl::ApplyNativeConstraintOp call : graph.constraints)
      if (call->getNumResults() == 0)
        equation.conditions.push_back(
            (call.getIsNegated() ? "not " : "") +
            printCall(call.getName(), call.getArgs()).text);
    return equation;
  }

private:
  //===--------------------------------------------------------------------===//
  // What is left out
  //===--------------------------------------------------------------------===//

  static StringRef getMnemonic(pdl::OperationOp op) {
    StringRef name = op.getOpName().value_or("?");
    name.consume_front("taso.");
    return name;
  }

  /// Splits of the target that have each result replace something. Their sizes
  /// are those of what they replace.
  void findSplits() {
    for (pdl::OperationOp op : graph.targets) {
      auto replacesOnly = [](Operation *result) {
        return llvm::all_of(result->getUsers(), [](Operation *user) {
          return isa<pdl::ReplaceOp>(user);
        });
      };
      if (getMnemonic(op) == "split" &&
          llvm::all_of(op->getUsers(), replacesOnly))
        splits.insert(op);
    }
  }

  /// The split that all replacements are the results of, in their order.
  pdl::OperationOp getOnlySplit() const {
    pdl::OperationOp split;
    unsigned next = 0;
    for (pdl::ReplaceOp replace : graph.replaces)
      for (Value value : getReplacements(replace)) {
        auto result = value.getDefiningOp<pdl::ResultOp>();
        if (!result || result.getIndex() != next++)
          return {};
        auto parent = result.getParent().getDefiningOp<pdl::OperationOp>();
        if ((split && split != parent) || !splits.contains(parent))
          return {};
        split = parent;
      }
    return next > 1 ? split : pdl::OperationOp();
  }

  template <class Function> void forEachAttribute(Function function) const {
    for (ArrayRef<pdl::OperationOp> side :
         {ArrayRef(graph.sources), ArrayRef(graph.targets)})
      for (pdl::OperationOp op : side)
        for (auto [name, value] : llvm::zip_equal(op.getAttributeValueNames(),
                                                  op.getAttributeValues()))
          function(cast<StringAttr>(name).getValue(), value);
  }

  /// Variables that are the only value of all attributes of a name, and are
  /// nothing else.
  void findSharedAttributes() {
    llvm::MapVector<StringRef, llvm::SetVector<Value>> values;
    forEachAttribute(
        [&](StringRef name, Value value) { values[name].insert(value); });
    for (const auto &[name, all] : values) {
      auto variable = all.front().getDefiningOp<pdl::AttributeOp>();
      if (name != "axis" && all.size() == 1 && variable &&
          !variable.getValue() && isAttributeOnly(variable, name))
        shared.insert(variable);
    }
  }

  static bool isAttributeOnly(pdl::AttributeOp variable, StringRef name) {
    return llvm::all_of(variable->getUsers(), [&](Operation *user) {
      auto op = dyn_cast<pdl::OperationOp>(user);
      return op &&
             llvm::all_of(llvm::zip_equal(op.getAttributeValueNames(),
                                          op.getAttributeValues()),
                          [&](auto pair) {
                            auto [key, value] = pair;
                            return value != variable ||
                                   cast<StringAttr>(key).getValue() == name;
                          });
    });
  }

  //===--------------------------------------------------------------------===//
  // Names
  //===--------------------------------------------------------------------===//

  void nameValues() {
    llvm::MapVector<Value, std::string> letters;
    for (pdl::ReplaceOp replace : graph.replaces)
      nameInputs(getReplacedOperation(replace), "x", letters);
    forEachAttribute([&](StringRef name, Value value) {
      auto variable = value.getDefiningOp<pdl::AttributeOp>();
      if (variable && !variable.getValue() && !shared.contains(variable))
        letters.insert({value, getAttributeLetter(name).str()});
    });
    llvm::StringMap<unsigned> total, seen;
    for (const auto &[value, letter] : letters)
      ++total[letter];
    for (const auto &[value, letter] : letters)
      names[value] =
          total[letter] == 1 ? letter : letter + std::to_string(++seen[letter]);
  }

  /// Inputs are x, weights w, biases b: whatever becomes one.
  void nameInputs(pdl::OperationOp op, StringRef letter,
                  llvm::MapVector<Value, std::string> &letters) {
    bool isProduct = getMnemonic(op) == "matmul" || getMnemonic(op) == "conv2d";
    for (auto [i, operand] : llvm::enumerate(op.getOperandValues())) {
      StringRef below = !isProduct ? letter : i == 0 ? "x" : i == 1 ? "w" : "b";
      if (graph.getLeafIndex(operand))
        letters.insert({operand, below.str()});
      else
        nameInputs(operand.getDefiningOp()
                       ->getOperand(0)
                       .getDefiningOp<pdl::OperationOp>(),
                   below, letters);
    }
  }

  static StringRef getAttributeLetter(StringRef name) {
    return llvm::StringSwitch<StringRef>(name)
        .Case("axis", "k")
        .Case("activation", "t")
        .Case("perm", "q")
        .Case("sizes", "n")
        .Case("shape", "h")
        .Case("kernel", "r")
        .Default(name.take_front(1));
  }

  //===--------------------------------------------------------------------===//
  // Expressions
  //===--------------------------------------------------------------------===//

  static std::string bracket(const Text &text, unsigned strength) {
    return text.strength < strength ? "(" + text.text + ")" : text.text;
  }

  static Text infix(const Text &a, StringRef symbol, const Text &b) {
    bool isSum = symbol == "+" || symbol == "-";
    bool isAssociative = symbol == "+" || symbol == "*";
    unsigned strength = isSum ? 1 : 2;
    return {bracket(a, strength) + " " + symbol.str() + " " +
                bracket(b, isAssociative ? strength : strength + 1),
            strength};
  }

  static StringRef getSymbol(StringRef name) {
    return llvm::StringSwitch<StringRef>(name)
        .Case("add", "+")
        .Cases({"sub", "subtract"}, "-")
        .Cases({"mul", "multiply"}, "*")
        .Cases({"div", "divide"}, "/")
        .Default("");
  }

  Text printOperation(pdl::OperationOp op) {
    std::vector<Text> operands;
    for (Value operand : op.getOperandValues())
      operands.push_back(printValue(operand));
    StringRef symbol = getSymbol(getMnemonic(op));
    if (!symbol.empty() && operands.size() == 2)
      return infix(operands[0], symbol, operands[1]);
    std::string text = getMnemonic(op).str();
    std::vector<std::string> attributes;
    for (auto [name, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      printAttribute(op, cast<StringAttr>(name).getValue(), value, text,
                     attributes);
    if (!attributes.empty())
      text += "[" + llvm::join(attributes, ", ") + "]";
    std::vector<std::string> texts;
    for (const Text &operand : operands)
      texts.push_back(operand.text);
    return {text + "(" + llvm::join(texts, ", ") + ")"};
  }

  /// An axis goes behind the name of the operator, all else between brackets.
  void printAttribute(pdl::OperationOp op, StringRef name, Value value,
                      std::string &text, std::vector<std::string> &attributes) {
    std::string shown = printValue(value).text;
    if (name == "axis" && llvm::all_of(shown, [](char c) {
          return llvm::isAlnum(c) || c == '-';
        })) {
      text += "_" + shown;
      return;
    }
    if (shared.contains(value) || (splits.contains(op) && name == "sizes") ||
        isPlain(op, name, value))
      return;
    attributes.push_back(name.str() + "=" + shown);
  }

  /// The first word of a keyword is what hardly needs to be said.
  static bool isPlain(pdl::OperationOp op, StringRef name, Value value) {
    auto literal = value.getDefiningOp<pdl::AttributeOp>();
    const semantics::OperatorInfo *info =
        getOperatorInfo(OperationName(*op.getOpName(), op.getContext()));
    if (!literal || !literal.getValue() || !info)
      return false;
    for (const semantics::AttributeSpec &spec : info->attributes)
      if (spec.name == std::string_view(name) && !spec.words.empty())
        return printLiteral(*literal.getValue()) == spec.words.front();
    return false;
  }

  static std::string printLiteral(Attribute attribute) {
    if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute)) {
      std::vector<std::string> numbers;
      for (int64_t number : list.asArrayRef())
        numbers.push_back(std::to_string(number));
      return "[" + llvm::join(numbers, ", ") + "]";
    }
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (isa<IntegerAttr, FloatAttr>(attribute)) {
      attribute.print(stream, /*elideType=*/true);
      return text;
    }
    stream << attribute;
    // #taso.activation<relu>
    StringRef word = text;
    if (word.starts_with("#taso.") && word.ends_with(">"))
      return word.drop_back().split('<').second.str();
    return text;
  }

  std::string printReplacements(pdl::ReplaceOp replace) {
    std::vector<std::string> texts;
    for (Value value : getReplacements(replace))
      texts.push_back(printValue(value).text);
    return llvm::join(texts, ", ");
  }

  /// The first result of several is written (..)[0].
  Text printResult(pdl::OperationOp parent, std::optional<uint32_t> index) {
    Text text = printOperation(parent);
    const semantics::OperatorInfo *info = getOperatorInfo(
        OperationName(parent.getOpName().value_or(""), parent.getContext()));
    if (info && info->numResults == 1)
      return text;
    if (index)
      text.text += "[" + std::to_string(*index) + "]";
    return text;
  }

  Text printValue(Value value) {
    if (auto it = names.find(value); it != names.end())
      return {it->second};
    return llvm::TypeSwitch<Operation *, Text>(value.getDefiningOp())
        .Case([&](pdl::AttributeOp op) {
          return Text{op.getValue() ? printLiteral(*op.getValue()) : "?"};
        })
        .Case<pdl::ResultOp, pdl::ResultsOp>([&](auto op) {
          return printResult(
              op.getParent().template getDefiningOp<pdl::OperationOp>(),
              op.getIndex());
        })
        .Case([&](pdl::OperationOp op) { return printOperation(op); })
        .Case<pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp>(
            [&](auto op) { return printCall(op.getName(), op.getArgs()); })
        .Default([](Operation *) { return Text{"?"}; });
  }

  Text printCall(StringRef name, ValueRange arguments) {
    name.consume_front("taso_");
    SmallVector<Text> texts;
    for (Value argument : arguments)
      texts.push_back(printValue(argument));
    // Axes count from the end on both sides of the function.
    if (name == "axis" && texts.size() == 2)
      return texts[1];
    if (StringRef symbol = getSymbol(name);
        !symbol.empty() && texts.size() == 2)
      return infix(texts[0], symbol, texts[1]);
    std::vector<std::string> list;
    for (const Text &text : texts)
      list.push_back(text.text);
    if (name == "append" && StringRef(list[0]).ends_with("]"))
      return {StringRef(list[0]).drop_back().str() + ", " + list[1] + "]"};
    std::string inside = llvm::join(list, ", ");
    if (name == "pair")
      return {"[" + inside + "]"};
    return {name.str() + "(" + inside + ")"};
  }

  PatternGraph graph;
  llvm::DenseSet<Operation *> splits;
  llvm::DenseSet<Value> shared;
  llvm::DenseMap<Value, std::string> names;
};
} // namespace

RuleEquation getEquation(pdl::PatternOp pattern) {
  OwningOpRef<pdl::PatternOp> normal = pattern.clone();
  normalisePattern(*normal);
  return EquationPrinter(*normal).print();
}

static std::string quoteCode(const std::string &text) {
  if (text.empty())
    return "";
  std::string quoted = "`";
  for (char c : text)
    quoted += c == '|' ? std::string("\\|") : std::string(1, c);
  return quoted + "`";
}

void printRulesAsMarkdown(ModuleOp rules, StringRef heading, unsigned &number,
                          llvm::raw_ostream &os) {
  auto getText = [](Operation *op, StringRef name) {
    auto text = op->getAttrOfType<StringAttr>(name);
    return text ? text.str() : std::string();
  };
  os << "## " << heading << "\n\n| | rule | equation | conditions | floating "
     << "point | class |\n|---|---|---|---|---|---|\n";
  for (auto pattern : rules.getOps<pdl::PatternOp>()) {
    RuleEquation equation = getEquation(pattern);
    std::vector<std::string> conditions;
    for (const std::string &condition : equation.conditions)
      conditions.push_back(quoteCode(condition));
    std::string ruleClass = getText(pattern, "taso.class");
    os << "| " << number++ << " | "
       << quoteCode(pattern.getSymName().value_or("").str()) << " | "
       << quoteCode(equation.source + " = " + equation.target) << " | "
       << llvm::join(conditions, ", ") << " | " << getText(pattern, "taso.fp")
       << " | " << (ruleClass.empty() ? "decide" : ruleClass) << " |\n";
  }
}

} // namespace taso
