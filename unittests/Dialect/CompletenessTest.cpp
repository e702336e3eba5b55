//===- CompletenessTest.cpp - Every operator has everything ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the registered operators of the dialect and names what one lacks: its
// definition in some algebra, a part of its documentation, a test of some kind,
// a test for one of its numbered constraints, a cost. The example in the
// documentation is parsed, verified and priced, and the values outside the
// domain of an attribute are refused.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Semantics/Concrete.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace taso;

namespace {

using semantics::OperatorInfo;

/// The texts that must mention each operator.
struct Catalogue {
  std::string documentation;
  std::string roundTrip, invalid, canonicalize, interpret;
};

/// The files of a folder of the source tree whose names have this start and
/// end, joined in the order of their names.
std::string readAll(StringRef folder, StringRef prefix, StringRef suffix) {
  SmallString<128> path(TASO_SOURCE_DIR);
  llvm::sys::path::append(path, folder);
  std::set<std::string> names;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(path, error), end;
       it != end && !error; it.increment(error)) {
    StringRef name = llvm::sys::path::filename(it->path());
    if (name.starts_with(prefix) && name.ends_with(suffix))
      names.insert(it->path());
  }
  std::string text;
  for (const std::string &name : names)
    if (auto buffer = llvm::MemoryBuffer::getFile(name))
      text += (*buffer)->getBuffer().str() + "\n";
  return text;
}

Catalogue readCatalogue() {
  return {readAll("include/TASO/Dialect/Ops", "", ".td"),
          readAll("test/Dialect", "roundtrip-", ".mlir"),
          readAll("test/Dialect", "invalid-", ".mlir"),
          readAll("test/Dialect", "canonicalize-", ".mlir"),
          readAll("test/Interpreter", "", ".mlir")};
}

/// The text of the operator's record in the .td files, or an empty string.
StringRef findRecord(StringRef documentation, StringRef mnemonic) {
  size_t position = documentation.find("Op<\"" + mnemonic.str() + "\"");
  if (position == StringRef::npos)
    position = documentation.find("TASO_Dialect, \"" + mnemonic.str() + "\"");
  if (position == StringRef::npos)
    return "";
  StringRef rest = documentation.substr(position);
  return rest.take_front(rest.find("\ndef "));
}

/// The MLIR between the fences behind `Example:`, or an empty string.
StringRef findExample(StringRef record) {
  auto [before, fenced] = record.split("Example:\n    ```mlir\n");
  return fenced.split("```").first;
}

/// True if the text uses `taso.mnemonic`, in custom or generic form.
bool mentions(StringRef text, StringRef mnemonic) {
  return llvm::Regex("taso\\." + mnemonic.str() + "[\" ]").match(text);
}

void findDocumentationGaps(const Catalogue &catalogue, StringRef mnemonic,
                           std::vector<std::string> &gaps) {
  StringRef record = findRecord(catalogue.documentation, mnemonic);
  if (!record.contains("let summary = \""))
    gaps.push_back("summary");
  if (!record.contains("let description = [{\n    `" + mnemonic.str() + "("))
    gaps.push_back("equation");
  for (StringRef part : {"Inputs", "Outputs", "Constraints"})
    if (!record.contains("\n    " + part.str() + ":"))
      gaps.push_back(part.lower());
  if (!mentions(findExample(record), mnemonic))
    gaps.push_back("example");
}

void findTestGaps(const Catalogue &catalogue, StringRef mnemonic,
                  std::vector<std::string> &gaps) {
  for (auto [name, text] : {std::pair("round-trip test", catalogue.roundTrip),
                            {"invalid test", catalogue.invalid},
                            {"canonicalize test", catalogue.canonicalize},
                            {"interpret test", catalogue.interpret}})
    if (!mentions(text, mnemonic))
      gaps.push_back(name);
  StringRef record = findRecord(catalogue.documentation, mnemonic);
  for (unsigned i = 1;; ++i) {
    std::string label = mnemonic.str() + "_c" + std::to_string(i);
    if (!record.contains("- `" + label + "`"))
      return;
    if (!StringRef(catalogue.invalid).contains("[" + label + "]"))
      gaps.push_back("invalid test of " + label);
  }
}

template <class A>
void findDefinitionGap(StringRef mnemonic, std::vector<std::string> &gaps,
                       const char *algebra) {
  if (!semantics::getDefinition<A>(std::string_view(mnemonic)))
    gaps.push_back(std::string("definition over ") + algebra);
}

/// The example as a function of what it uses: its operands' types are those
/// that the operation writes.
std::string wrapExample(StringRef example) {
  auto [before, types] = example.split(" : (");
  StringRef operands = before.split('=').second;
  SmallVector<StringRef> operandTypes;
  types.split("->").first.rtrim(" \n)").split(operandTypes, ',');
  std::string arguments;
  llvm::Regex name("%[a-z]+");
  SmallVector<StringRef, 1> found;
  for (StringRef type : operandTypes) {
    if (!name.match(operands, &found))
      break;
    arguments += (arguments.empty() ? "" : ", ") + found[0].str() + ": " +
                 type.trim().str();
    operands = operands.substr(operands.find(found[0]) + found[0].size());
  }
  return "func.func @example(" + arguments + ") {\n" + example.str() +
         "\n  return\n}\n";
}

/// The operator in its example, which `module` then owns; null if the example
/// is not valid.
Operation *parseExample(MLIRContext &context, const Catalogue &catalogue,
                        StringRef mnemonic, OwningOpRef<ModuleOp> &module) {
  std::string source =
      wrapExample(findExample(findRecord(catalogue.documentation, mnemonic)));
  module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
  Operation *found = nullptr;
  if (module)
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "taso." + mnemonic.str())
        found = op;
    });
  return found;
}

void findCostGap(Operation *example, const OperatorInfo &info,
                 std::vector<std::string> &gaps) {
  semantics::WorkCount work = countWork(example);
  bool isFree = info.has(semantics::kDataMovement) ||
                info.has(semantics::kView) || info.has(semantics::kConstant);
  if (work.failed() || (work.getTotal() <= 0 && !isFree))
    gaps.push_back("cost");
}

/// The words of the dialect's enumeration that `value` belongs to.
std::vector<std::string_view> getWords(Attribute value) {
  std::vector<std::string_view> words;
  if (isa<ActivationAttr>(value))
    for (unsigned i = 0; i <= getMaxEnumValForActivation(); ++i)
      words.push_back(stringifyActivation(static_cast<Activation>(i)));
  if (isa<GeluApproximationAttr>(value))
    for (unsigned i = 0; i <= getMaxEnumValForGeluApproximation(); ++i)
      words.push_back(
          stringifyGeluApproximation(static_cast<GeluApproximation>(i)));
  return words;
}

/// Values that lie just outside the domain, as attributes.
std::vector<Attribute> getOutsiders(semantics::AttributeDomain domain,
                                    int64_t rank, Builder builder) {
  using semantics::AttributeDomain;
  auto number = [&](int64_t n) { return builder.getI64IntegerAttr(n); };
  auto list = [&](ArrayRef<int64_t> l) {
    return builder.getDenseI64ArrayAttr(l);
  };
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  switch (domain) {
  case AttributeDomain::Any:
    return {};
  case AttributeDomain::Flag:
    return {number(-1), number(2)};
  case AttributeDomain::Axis:
    return {number(-1), number(rank)};
  case AttributeDomain::Axes:
    return {list({-1}), list({rank}), list({0, 0}), list({1, 0})};
  case AttributeDomain::Permutation:
    order.back() = rank;
    return {list({}), list(order), list(SmallVector<int64_t>(rank, 0))};
  }
  return {};
}

/// Whether the operator with another value of one attribute is refused.
bool isRefused(Operation *op, StringRef name, Attribute value) {
  Operation *other = op->clone();
  OpBuilder(op).insert(other);
  other->setAttr(name, value);
  bool refused = failed(verify(other));
  other->erase();
  return refused;
}

/// What the operator declares of its attributes' values and does not hold.
void findDomainGaps(Operation *example, const OperatorInfo &info,
                    std::vector<std::string> &gaps) {
  for (const semantics::AttributeSpec &spec : info.attributes) {
    std::string name(spec.name);
    Attribute value = getAllAttributes(example).get(name);
    if (spec.words != getWords(value))
      gaps.push_back("words of " + name);
    // Only the first domains are complete lists.
    if (spec.domain == semantics::AttributeDomain::Any ||
        spec.domain > semantics::AttributeDomain::Permutation)
      continue;
    int64_t rank =
        cast<RankedTensorType>(example->getOperand(0).getType()).getRank();
    for (Attribute outsider :
         getOutsiders(spec.domain, rank, Builder(example->getContext())))
      if (!isRefused(example, name, outsider))
        gaps.push_back("domain of " + name);
  }
}

/// What the operator lacks.
std::vector<std::string>
findGaps(MLIRContext &context, const Catalogue &catalogue, StringRef mnemonic) {
  using namespace semantics;
  std::vector<std::string> gaps;
  // The elements of a `constant` are its attribute: nothing is left to define.
  if (mnemonic != "constant") {
    findDefinitionGap<Concrete<double>>(mnemonic, gaps, "double");
    findDefinitionGap<Concrete<float>>(mnemonic, gaps, "float");
    findDefinitionGap<Concrete<FieldElement>>(mnemonic, gaps, "the field");
    findDefinitionGap<ShapeInference>(mnemonic, gaps, "shapes");
    findDefinitionGap<WorkCount>(mnemonic, gaps, "work");
  }
  findDocumentationGaps(catalogue, mnemonic, gaps);
  findTestGaps(catalogue, mnemonic, gaps);
  OwningOpRef<ModuleOp> module;
  Operation *example = parseExample(context, catalogue, mnemonic, module);
  const OperatorInfo *info =
      semantics::getOperatorInfo(std::string_view(mnemonic));
  if (!example)
    gaps.push_back("valid example");
  if (!example || !info)
    return gaps;
  findCostGap(example, *info, gaps);
  findDomainGaps(example, *info, gaps);
  return gaps;
}

class Completeness : public ::testing::Test {
protected:
  Completeness() {
    context.loadDialect<TASODialect, func::FuncDialect>();
    // A planted example that does not parse need not say so.
    context.getDiagEngine().registerHandler(
        [](Diagnostic &) { return success(); });
  }
  MLIRContext context;
  Catalogue catalogue = readCatalogue();
};

TEST_F(Completeness, EveryRegisteredOperator) {
  unsigned count = 0;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.getDialectNamespace() != "taso")
      continue;
    ++count;
    for (const std::string &gap :
         findGaps(context, catalogue, name.stripDialect()))
      ADD_FAILURE() << name.getStringRef().str() << " lacks: " << gap;
  }
  // Nothing is registered that the table of definitions does not have.
  EXPECT_EQ(count, semantics::getOperators().size() + 1);
}

// A label that a diagnostic ends with can be looked up.
TEST_F(Completeness, EveryTestedLabelIsDocumented) {
  std::string dialect = readAll("include/TASO/Dialect", "TASODialect", ".td");
  llvm::Regex label("\\[([a-z0-9_]+_c[0-9]+)\\]");
  SmallVector<StringRef, 2> match;
  unsigned count = 0;
  for (StringRef rest = catalogue.invalid; label.match(rest, &match);
       rest = rest.drop_front(match[0].end() - rest.begin())) {
    std::string entry = "- `" + match[1].str() + "`";
    EXPECT_TRUE(StringRef(catalogue.documentation).contains(entry) ||
                StringRef(dialect).contains(entry))
        << match[1].str();
    ++count;
  }
  EXPECT_GT(count, 100u);
}

/// Replaces every occurrence of `from`.
void replaceAll(std::string &text, StringRef from, StringRef to) {
  for (size_t at = text.find(from.str()); at != std::string::npos;
       at = text.find(from.str(), at + to.size()))
    text.replace(at, from.size(), to.str());
}

using Gaps = std::vector<std::string>;

TEST_F(Completeness, FindsAMissingDefinition) {
  Catalogue planted = catalogue;
  for (std::string *text :
       {&planted.documentation, &planted.roundTrip, &planted.invalid,
        &planted.canonicalize, &planted.interpret})
    *text += "taso.swish \n";
  planted.documentation += "def X : TASO_Op<\"swish\"> {\n"
                           "  let summary = \"A planted operator.\";\n"
                           "  let description = [{\n    `swish(x)[i] = x[i]`\n"
                           "    Inputs:\n    Outputs:\n    Constraints:\n"
                           "    Example:\n    ```mlir\n"
                           "    %y = taso.swish %x : (tensor<2xf32>) -> "
                           "tensor<2xf32>\n    ```\n  }];\n}\n";
  EXPECT_EQ(findGaps(context, planted, "swish"),
            Gaps({"definition over double", "definition over float",
                  "definition over the field", "definition over shapes",
                  "definition over work", "valid example"}));
}

TEST_F(Completeness, FindsMissingDocumentation) {
  Catalogue planted = catalogue;
  replaceAll(planted.documentation, "def TASO_Conv2DOp : TASO_Op<\"conv2d\">",
             "def TASO_Conv2DOp : TASO_Op<\"other\">");
  EXPECT_EQ(findGaps(context, planted, "conv2d"),
            Gaps({"summary", "equation", "inputs", "outputs", "constraints",
                  "example", "valid example"}));
}

TEST_F(Completeness, FindsAnInvalidExample) {
  Catalogue planted = catalogue;
  replaceAll(planted.documentation,
             "%y = taso.relu %x :", "%y = taso.relu %x, %x :");
  EXPECT_EQ(findGaps(context, planted, "relu"), Gaps({"valid example"}));
}

TEST_F(Completeness, FindsEachMissingTest) {
  for (auto [text, gap] : {std::pair(&Catalogue::roundTrip, "round-trip test"),
                           {&Catalogue::canonicalize, "canonicalize test"},
                           {&Catalogue::interpret, "interpret test"}}) {
    Catalogue planted = catalogue;
    replaceAll(planted.*text, "taso.softmax", "taso.other");
    EXPECT_EQ(findGaps(context, planted, "softmax"), Gaps({gap}));
  }
}

TEST_F(Completeness, FindsAnUntestedConstraint) {
  Catalogue planted = catalogue;
  replaceAll(planted.invalid, "[conv2d_c5]", "");
  EXPECT_EQ(findGaps(context, planted, "conv2d"),
            Gaps({"invalid test of conv2d_c5"}));
}

TEST_F(Completeness, FindsAMissingCost) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      "func.func @f(%x: tensor<3xf32>) {\n"
      "  %y = taso.relu %x : (tensor<3xf32>) -> tensor<3xf32>\n"
      "  %z = taso.reshape %x shape [3] : (tensor<3xf32>) -> tensor<3xf32>\n"
      "  return\n}\n",
      ParserConfig(&context));
  ASSERT_TRUE(module);
  module->walk([](ReluOp op) { EXPECT_EQ(countWork(op).getTotal(), 3.0); });
  // A definition that only moves elements has no work, and needs its trait.
  module->walk([](ReshapeOp op) {
    const OperatorInfo *info = taso::getOperatorInfo(op);
    EXPECT_EQ(countWork(op).getTotal(), 0.0);
    EXPECT_TRUE(info->has(semantics::kDataMovement));
  });
}

TEST_F(Completeness, FindsAWrongDomain) {
  auto find = [&](StringRef mnemonic, auto change) {
    OwningOpRef<ModuleOp> module;
    Operation *example = parseExample(context, catalogue, mnemonic, module);
    OperatorInfo planted = *taso::getOperatorInfo(example);
    for (semantics::AttributeSpec &spec : planted.attributes)
      change(spec);
    Gaps gaps;
    findDomainGaps(example, planted, gaps);
    return gaps;
  };
  auto forgetWord = [](semantics::AttributeSpec &spec) {
    if (!spec.words.empty())
      spec.words.pop_back();
  };
  EXPECT_EQ(find("gelu", forgetWord), Gaps({"words of approximate"}));
  EXPECT_EQ(find("matmul", forgetWord), Gaps({"words of activation"}));
  // A step may be 2, so it is no flag.
  EXPECT_EQ(find("slice",
                 [](semantics::AttributeSpec &spec) {
                   if (spec.name == "step")
                     spec.domain = semantics::AttributeDomain::Flag;
                 }),
            Gaps({"domain of step"}));
}

} // namespace
