//===- ONNXMLIRForm.cpp - ONNX-MLIR's spelling of ONNX --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ONNX-MLIR names the opset of an operator where it is not the newest
// (SoftmaxV11), has names of its own for operators with fewer results
// (MaxPoolSingleOut), gives every operand that can be missing a value, and
// holds attributes as properties since 2023.
//
//===----------------------------------------------------------------------===//

#include "MirroredForm.h"
#include "ONNXForms.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace taso::conversion {

/// The newest opset whose operators ONNX-MLIR has without a number, and one
/// that fits the texts of before 2023, in which reductions have attributes.
static constexpr int64_t kNewestOpset = 20, kOldOpset = 17;

namespace {
/// How the operations of a function are spelled.
struct Form {
  bool properties = false; ///< `<{..}>`
  bool constants = false;  ///< `onnx.Constant dense<..>`
  bool returns = false;    ///< `onnx.Return`
};
} // namespace

static DictionaryAttr getProperties(Operation *op) {
  return dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
}

static bool isSpelledByHand(Operation *op) {
  return isOnnx(op, "Constant") || isOnnx(op, "ConstantOfShape");
}

//===----------------------------------------------------------------------===//
// To the mirrored form
//===----------------------------------------------------------------------===//

/// The number in SoftmaxV11, which is taken off the name.
static std::optional<int64_t> takeVersion(StringRef &name) {
  auto [stem, digits] = name.rsplit('V');
  int64_t version;
  if (stem.empty() || digits.getAsInteger(10, version))
    return std::nullopt;
  name = stem;
  return version;
}

static StringRef getMirroredName(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("MaxPoolSingleOut", "MaxPool")
      .Case("BatchNormalizationInferenceMode", "BatchNormalization")
      .Default(name);
}

/// True for what only ONNX-MLIR prints.
static bool isTypical(Operation &op) {
  if (!isOnnx(&op))
    return false;
  StringRef name = getOnnxType(&op);
  return getProperties(&op) || name == "Return" || name == "EntryPoint" ||
         (name == "NoValue" && op.hasAttr("value")) ||
         getMirroredName(name) != name || takeVersion(name);
}

bool isOnnxMlir(func::FuncOp function) {
  auto module = function->getParentOfType<ModuleOp>();
  if (function.isExternal() || function->hasAttr(kOnnxForm) || !module ||
      module->hasAttr("onnx.opset_import"))
    return false;
  return function->hasAttr("input_names") ||
         llvm::any_of(function.front(), isTypical) ||
         llvm::any_of(*module.getBody(), isTypical);
}

/// ONNX's number of a type of elements; 0 for types that casts have no use of.
static int64_t getTypeNumber(Type type) {
  if (type.isF32())
    return 1;
  if (type.isSignlessInteger(32))
    return 6;
  if (type.isSignlessInteger(64))
    return 7;
  if (type.isSignlessInteger(1))
    return 9;
  if (type.isF16())
    return 10;
  return type.isBF16() ? 16 : 0;
}

/// Replaces an operation by one of another name with these attributes.
static Operation *recreate(Operation *op, const Twine &name,
                           const NamedAttrList &attributes,
                           Attribute properties) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), name.str());
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.attributes = attributes;
  state.propertiesAttr = properties;
  Operation *made = builder.create(state);
  op->replaceAllUsesWith(made);
  op->erase();
  return made;
}

static void mirrorOperation(Operation *op) {
  Builder builder(op->getContext());
  NamedAttrList attributes(op->getDiscardableAttrDictionary()), spelling;
  StringRef name = getOnnxType(op);
  spelling.set("name", builder.getStringAttr(name));
  if (DictionaryAttr properties = getProperties(op)) {
    SmallVector<Attribute> names;
    for (NamedAttribute property : properties) {
      names.push_back(property.getName());
      attributes.set(property.getName(), property.getValue());
    }
    spelling.set("properties", builder.getArrayAttr(names));
  }
  SmallVector<Attribute> types;
  for (Type type : op->getResultTypes())
    types.push_back(TypeAttr::get(type));
  spelling.set("types", builder.getArrayAttr(types));
  if (std::optional<int64_t> version = takeVersion(name))
    attributes.set(kOnnxVersion, builder.getI64IntegerAttr(*version));
  if (auto to = dyn_cast_or_null<TypeAttr>(attributes.get("to"))) {
    spelling.set("to", to);
    attributes.set("to", getOnnxInt(builder, getTypeNumber(to.getValue())));
  }
  attributes.set(kOnnxSpelling, spelling.getDictionary(op->getContext()));
  recreate(op, "onnx." + getMirroredName(name), attributes, {});
}

static DictionaryAttr getFormAttribute(MLIRContext *context, const Form &form,
                                       FunctionType type) {
  Builder builder(context);
  NamedAttrList entries;
  if (form.properties)
    entries.set("properties", builder.getUnitAttr());
  if (form.constants)
    entries.set("constants", builder.getUnitAttr());
  if (form.returns)
    entries.set("returns", builder.getUnitAttr());
  int64_t opset = form.constants || form.properties ? kNewestOpset : kOldOpset;
  entries.set("opset", builder.getI64IntegerAttr(opset));
  entries.set("type", TypeAttr::get(type));
  return entries.getDictionary(context);
}

void mirrorOnnxMlir(func::FuncOp function) {
  Form form;
  Operation *terminator = function.front().getTerminator();
  for (Operation &op : llvm::make_early_inc_range(function.front())) {
    if (!isOnnx(&op) || &op == terminator)
      continue;
    bool hasProperties = bool(getProperties(&op));
    form.constants |= hasProperties && isSpelledByHand(&op);
    form.properties |= hasProperties && !isSpelledByHand(&op);
    if (op.getNumRegions() == 0)
      mirrorOperation(&op);
  }
  if (isOnnx(terminator, "Return")) {
    form.returns = true;
    OpBuilder builder(terminator);
    func::ReturnOp::create(builder, terminator->getLoc(),
                           terminator->getOperands());
    terminator->erase();
  }
  form.constants |= form.properties;
  nameIntegers(function);
  function->setAttr(kOnnxForm, getFormAttribute(function.getContext(), form,
                                                function.getFunctionType()));
}

//===----------------------------------------------------------------------===//
// Back
//===----------------------------------------------------------------------===//

namespace {
/// Spells the operations of one function.
class Speller {
public:
  Speller(func::FuncOp function, DictionaryAttr attribute)
      : function(function), builder(function.getContext()) {
    form.properties = attribute.contains("properties");
    form.constants = attribute.contains("constants");
    form.returns = attribute.contains("returns");
  }

  void run() {
    for (Operation &op : llvm::make_early_inc_range(function.front()))
      if (isOnnx(&op) && op.getNumRegions() == 0)
        spell(&op);
    if (form.returns)
      spellReturn();
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  Form form;
  Value noValue;

  void spell(Operation *op) {
    NamedAttrList attributes(op->getAttrDictionary());
    for (StringRef own :
         {kOnnxId, kOnnxVersion, StringLiteral("onnx.initializer")})
      attributes.erase(own);
    auto spelling =
        dyn_cast_or_null<DictionaryAttr>(attributes.erase(kOnnxSpelling));
    if (spelling)
      spellOld(op, attributes, spelling);
    else
      spellNew(op, attributes);
  }

  static void spellOld(Operation *op, NamedAttrList &attributes,
                       DictionaryAttr spelling) {
    auto name = spelling.getAs<StringAttr>("name");
    auto types = spelling.getAs<ArrayAttr>("types");
    if (!name || !types)
      return;
    if (Attribute to = spelling.get("to"))
      attributes.set("to", to);
    NamedAttrList properties;
    if (auto known = spelling.getAs<ArrayAttr>("properties"))
      for (auto name : known.getAsRange<StringAttr>())
        if (Attribute value = attributes.erase(name))
          properties.set(name, value);
    Attribute held = spelling.contains("properties")
                         ? properties.getDictionary(op->getContext())
                         : DictionaryAttr();
    Operation *made = recreate(op, "onnx." + name.getValue(), attributes, held);
    for (auto [result, type] :
         llvm::zip(made->getResults(), types.getAsRange<TypeAttr>()))
      result.setType(type.getValue());
  }

  /// Operands that ONNX-MLIR always gives, if only as NoValue.
  static unsigned getNumOperands(StringRef type) {
    return llvm::StringSwitch<unsigned>(type)
        .Cases({"Clip", "Conv", "Gemm", "LayerNormalization"}, 3)
        .Case("Pad", 4)
        .Cases({"ReduceMax", "ReduceMean", "ReduceSum", "Split", "Squeeze"}, 2)
        .Case("Slice", 5)
        .Default(0);
  }

  void spellNew(Operation *op, NamedAttrList &attributes) {
    StringRef type = getOnnxType(op);
    if (type == "NoValue")
      attributes.set("value", builder.getUnitAttr());
    else if (form.constants || type == "Conv")
      fillOperands(op, getNumOperands(type));
    StringRef name =
        llvm::StringSwitch<StringRef>(type)
            .Case("MaxPool", "MaxPoolSingleOut")
            .Case("BatchNormalization", "BatchNormalizationInferenceMode")
            .Default(type);
    bool holds = isSpelledByHand(op) ? form.constants : form.properties;
    auto held =
        holds ? attributes.getDictionary(op->getContext()) : DictionaryAttr();
    NamedAttrList rest = holds ? NamedAttrList() : attributes;
    recreate(op, "onnx." + name, rest, held);
  }

  void fillOperands(Operation *op, unsigned count) {
    SmallVector<Value> operands(op->getOperands());
    while (operands.size() < count)
      operands.push_back(getNoValue());
    op->setOperands(operands);
  }

  Value getNoValue() {
    if (noValue)
      return noValue;
    builder.setInsertionPointToStart(&function.front());
    OperationState state(function.getLoc(), "onnx.NoValue");
    state.addTypes(builder.getNoneType());
    NamedAttribute value("value", builder.getUnitAttr());
    if (form.properties)
      state.propertiesAttr = builder.getDictionaryAttr(value);
    else
      state.attributes.append(value);
    return noValue = builder.create(state)->getResult(0);
  }

  void spellReturn() {
    Operation *terminator = function.front().getTerminator();
    builder.setInsertionPoint(terminator);
    OperationState state(terminator->getLoc(), "onnx.Return");
    state.addOperands(terminator->getOperands());
    builder.create(state);
    terminator->erase();
  }
};
} // namespace

/// The declared type of the function, unless a returned value is not of it;
/// onnx.Return may return less than is declared.
static void restoreType(func::FuncOp function, Type declared) {
  Operation *terminator = function.front().getTerminator();
  auto operands = terminator->getOperandTypes();
  auto type = cast<FunctionType>(declared);
  bool fits = isOnnx(terminator, "Return")
                  ? type.getNumResults() == terminator->getNumOperands()
                  : llvm::equal(type.getResults(), operands);
  if (fits && llvm::equal(type.getInputs(), function.getArgumentTypes()))
    function.setType(type);
  else
    function.setType(FunctionType::get(function.getContext(),
                                       function.getArgumentTypes(), operands));
}

void spellOnnxMlir(func::FuncOp function) {
  auto form = function->getAttrOfType<DictionaryAttr>(kOnnxForm);
  function->removeAttr(kOnnxForm);
  Speller(function, form).run();
  if (auto type = form.getAs<TypeAttr>("type"))
    restoreType(function, type.getValue());
}

//===----------------------------------------------------------------------===//
// All forms
//===----------------------------------------------------------------------===//

int64_t getOpset(func::FuncOp function) {
  auto form = function->getAttrOfType<DictionaryAttr>(kOnnxForm);
  if (auto opset = form ? form.getAs<IntegerAttr>("opset") : IntegerAttr())
    return opset.getValue().getSExtValue();
  return getOpset(function->getParentOfType<ModuleOp>(), "");
}

void nameIntegers(func::FuncOp function) {
  Builder builder(function.getContext());
  int64_t next = 0;
  auto isNamed = [&](Operation &op) { return op.hasAttr(kOnnxId); };
  auto isWanted = [&](Operation &op) {
    auto type = op.getNumResults() == 1
                    ? dyn_cast<ShapedType>(op.getResult(0).getType())
                    : ShapedType();
    return isOnnx(&op) && type &&
           (isOnnx(&op, "Constant") || type.getElementType().isInteger());
  };
  if (llvm::any_of(function.front(), isNamed))
    return;
  for (Operation &op : function.front())
    if (isWanted(op))
      op.setAttr(kOnnxId, builder.getStringAttr(std::to_string(next++)));
}

} // namespace taso::conversion
