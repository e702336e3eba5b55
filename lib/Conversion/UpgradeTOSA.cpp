//===- UpgradeTOSA.cpp - --taso-upgrade-tosa ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA of before 2025 is parsed where the parser does not verify, with what is
// unknown now as discardable attributes. Nothing here may use the accessors of
// operations, which rely on what the verifier has seen.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringMap.h"

namespace taso {
#define GEN_PASS_DEF_UPGRADETOSA
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;

namespace {

/// What an old operation becomes: another name, operands and attributes.
struct Upgrade {
  Upgrade(Operation *op, OpBuilder &builder)
      : op(op), builder(builder), name(op->getName().getStringRef().str()),
        operands(op->getOperands()), attributes(op->getAttrs()) {}

  Operation *op;
  OpBuilder &builder;
  std::string name;
  SmallVector<Value> operands;
  NamedAttrList attributes;
  bool isChanged = false;

  InFlightDiagnostic refuse(const Twine &why) {
    return op->emitOpError("cannot be upgraded to TOSA 1.0: ") << why;
  }

  void set(StringRef attribute, Attribute value) {
    attributes.set(attribute, value);
    isChanged = true;
  }
  Attribute take(StringRef attribute) {
    Attribute value = attributes.erase(attribute);
    isChanged |= bool(value);
    return value;
  }
  void append(Value operand) {
    operands.push_back(operand);
    isChanged = true;
  }

  RankedTensorType getType(unsigned i) const {
    return i < operands.size()
               ? dyn_cast<RankedTensorType>(operands[i].getType())
               : RankedTensorType();
  }
  Value create(StringRef made, ValueRange values, Type type,
               ArrayRef<NamedAttribute> list = {}) {
    OperationState state(op->getLoc(), made);
    state.addOperands(values);
    state.addTypes(type);
    state.addAttributes(list);
    return builder.create(state)->getResult(0);
  }
  NamedAttribute named(StringRef attribute, Attribute value) {
    return builder.getNamedAttr(attribute, value);
  }

  /// A constant of one zero, as zero points, shifts and paddings are.
  Value zero(Type element) {
    auto type = RankedTensorType::get({1}, element);
    TypedAttr value = builder.getZeroAttr(element);
    return create("tosa.const", {}, type,
                  named("values", DenseElementsAttr::get(type, value)));
  }
  Value shape(ArrayRef<int64_t> sizes) {
    auto type = tosa::shapeType::get(builder.getContext(), sizes.size());
    return create("tosa.const_shape", {}, type,
                  named("values", builder.getIndexTensorAttr(sizes)));
  }
  Value reshape(Value value, ArrayRef<int64_t> sizes) {
    auto type = cast<RankedTensorType>(value.getType());
    return create("tosa.reshape", {value, shape(sizes)}, type.clone(sizes));
  }

  /// The integers of a constant operand.
  std::optional<SmallVector<int64_t>> getIntegers(unsigned i) const {
    Operation *producer =
        i < operands.size() ? operands[i].getDefiningOp() : nullptr;
    if (!producer || producer->getName().getStringRef() != "tosa.const")
      return std::nullopt;
    auto elements =
        dyn_cast_or_null<DenseIntElementsAttr>(producer->getAttr("values"));
    if (!elements)
      return std::nullopt;
    SmallVector<int64_t> values;
    for (const APInt &value : elements.getValues<APInt>())
      values.push_back(value.getSExtValue());
    return values;
  }
};
using UpgradeFunction = LogicalResult (*)(Upgrade &);

} // namespace

/// A list of integers.
static std::optional<SmallVector<int64_t>> getList(Attribute value) {
  auto list = dyn_cast_or_null<DenseI64ArrayAttr>(value);
  return list ? std::optional(SmallVector<int64_t>(list.asArrayRef()))
              : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static LogicalResult upgradeConst(Upgrade &upgrade) {
  if (upgrade.attributes.get("values"))
    return success();
  auto elements = dyn_cast_or_null<ElementsAttr>(upgrade.take("value"));
  if (!elements)
    return upgrade.refuse("its elements are not there (MLIR drops "
                          "'<{value = ..}>': write '{value = ..}')");
  upgrade.set("values", elements);
  return success();
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The type in which sums of products are kept.
static Type getAccumulator(Upgrade &upgrade, Type element) {
  if (isa<FloatType>(element))
    return upgrade.builder.getF32Type();
  return upgrade.builder.getIntegerType(element.isInteger(16) ? 48 : 32);
}

/// Windows must fill the padded image: what is behind the last one is taken off
/// the padding, then off the image, which is [N, H, W, C].
static LogicalResult fillImage(Upgrade &upgrade, ArrayRef<int64_t> kernel,
                               ArrayRef<int64_t> dilation) {
  auto pad = getList(upgrade.attributes.get("pad"));
  auto stride = getList(upgrade.attributes.get("stride"));
  RankedTensorType type = upgrade.getType(0);
  if (!pad || pad->size() != 4 || !stride || stride->size() != 2 || !type ||
      type.getRank() != 4 || kernel.size() != 2 || dilation.size() != 2 ||
      llvm::is_contained(*stride, 0))
    return upgrade.refuse("its attributes do not fit its image");
  SmallVector<int64_t> sizes(type.getShape());
  for (unsigned d : {0, 1}) {
    int64_t &size = sizes[d + 1], &behind = (*pad)[2 * d + 1];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(kernel[d]))
      continue;
    int64_t left =
        (size - 1 + (*pad)[2 * d] + behind - (kernel[d] - 1) * dilation[d]) %
        (*stride)[d];
    int64_t fromPad = std::clamp<int64_t>(left, 0, behind);
    behind -= fromPad;
    size -= std::max<int64_t>(left, 0) - fromPad;
  }
  auto list = upgrade.builder.getDenseI64ArrayAttr(*pad);
  if (upgrade.attributes.get("pad") != list)
    upgrade.set("pad", list);
  if (type.getShape() == ArrayRef<int64_t>(sizes))
    return success();
  if (!type.hasStaticShape())
    return upgrade.refuse("its image has a dynamic shape and does not fit");
  Value starts = upgrade.shape(SmallVector<int64_t>(4, 0));
  upgrade.operands[0] = upgrade.create(
      "tosa.slice", {upgrade.operands[0], starts, upgrade.shape(sizes)},
      type.clone(sizes));
  upgrade.isChanged = true;
  return success();
}

/// Zero points, if they are not given.
static LogicalResult addZeroPoints(Upgrade &upgrade, unsigned before,
                                   ArrayRef<unsigned> of) {
  if (upgrade.attributes.get("quantization_info"))
    return upgrade.refuse("it is quantised");
  if (upgrade.operands.size() != before)
    return success();
  for (unsigned i : of) {
    RankedTensorType type = upgrade.getType(i);
    if (!type)
      return upgrade.refuse("operand " + Twine(i) + " has no known rank");
    upgrade.append(upgrade.zero(type.getElementType()));
  }
  return success();
}

static LogicalResult addAccumulator(Upgrade &upgrade) {
  RankedTensorType type = upgrade.getType(0);
  if (!type)
    return upgrade.refuse("operand 0 has no known rank");
  if (!upgrade.attributes.get("acc_type"))
    upgrade.set("acc_type",
                TypeAttr::get(getAccumulator(upgrade, type.getElementType())));
  return success();
}

/// Kernels are [O, H, W, I], or [H, W, C, M] of depthwise convolutions.
template <unsigned kernelAt>
static LogicalResult upgradeConv(Upgrade &upgrade) {
  RankedTensorType weight = upgrade.getType(1);
  if (!weight || weight.getRank() != 4)
    return upgrade.refuse("its weight has not rank 4");
  auto dilation = getList(upgrade.attributes.get("dilation"));
  if (!dilation)
    return upgrade.refuse("it has no dilation");
  if (failed(fillImage(upgrade, weight.getShape().slice(kernelAt, 2),
                       *dilation)) ||
      failed(addAccumulator(upgrade)))
    return failure();
  return addZeroPoints(upgrade, 3, {0, 1});
}

static LogicalResult upgradePool(Upgrade &upgrade) {
  auto kernel = getList(upgrade.attributes.get("kernel"));
  if (!kernel)
    return upgrade.refuse("it has no kernel");
  return fillImage(upgrade, *kernel, {1, 1});
}

static LogicalResult upgradeAvgPool(Upgrade &upgrade) {
  return failure(failed(upgradePool(upgrade)) ||
                 failed(addAccumulator(upgrade)) ||
                 failed(addZeroPoints(upgrade, 1, {0, 0})));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static LogicalResult upgradeMatMul(Upgrade &upgrade) {
  return addZeroPoints(upgrade, 2, {0, 1});
}

/// x [N, I] times the transpose of w [O, I], plus a bias [O].
static LogicalResult upgradeFullyConnected(Upgrade &upgrade) {
  RankedTensorType x = upgrade.getType(0), w = upgrade.getType(1);
  auto result = dyn_cast<RankedTensorType>(upgrade.op->getResult(0).getType());
  if (upgrade.attributes.get("quantization_info"))
    return upgrade.refuse("it is quantised");
  if (!x || !w || !result || x.getRank() != 2 || w.getRank() != 2 ||
      upgrade.operands.size() != 3 || !x.hasStaticShape() ||
      !w.hasStaticShape() || !result.hasStaticShape())
    return upgrade.refuse("its operands are not static matrices");
  auto zero = upgrade.zero(x.getElementType());
  int64_t rows = x.getDimSize(0), inner = x.getDimSize(1),
          columns = w.getDimSize(0);
  Value transposed = upgrade.create(
      "tosa.transpose", upgrade.operands[1], w.clone({inner, columns}),
      upgrade.named("perms", upgrade.builder.getDenseI32ArrayAttr({1, 0})));
  Value product = upgrade.create(
      "tosa.matmul",
      {upgrade.reshape(upgrade.operands[0], {1, rows, inner}),
       upgrade.reshape(transposed, {1, inner, columns}), zero, zero},
      result.clone({1, rows, columns}));
  upgrade.name = "tosa.add";
  upgrade.operands = {upgrade.reshape(product, result.getShape()),
                      upgrade.reshape(upgrade.operands[2], {1, columns})};
  upgrade.attributes = {};
  upgrade.isChanged = true;
  return success();
}

//===----------------------------------------------------------------------===//
// Pointwise operators
//===----------------------------------------------------------------------===//

/// Operands must have the rank of the result.
static LogicalResult upgradeBroadcast(Upgrade &upgrade) {
  auto result = dyn_cast<RankedTensorType>(upgrade.op->getResult(0).getType());
  for (unsigned i = 0; result && i < upgrade.operands.size(); ++i) {
    RankedTensorType type = upgrade.getType(i);
    if (!type || type.getRank() >= result.getRank())
      continue;
    if (!type.hasStaticShape())
      return upgrade.refuse("operand " + Twine(i) +
                            " has a lower rank and a dynamic shape");
    SmallVector<int64_t> sizes(result.getRank() - type.getRank(), 1);
    llvm::append_range(sizes, type.getShape());
    upgrade.operands[i] = upgrade.reshape(upgrade.operands[i], sizes);
    upgrade.isChanged = true;
  }
  return success();
}

static LogicalResult upgradeMul(Upgrade &upgrade) {
  if (upgrade.operands.size() != 2)
    return success();
  auto shift = dyn_cast_or_null<IntegerAttr>(upgrade.take("shift"));
  if (failed(upgradeBroadcast(upgrade)))
    return failure();
  if (!shift || shift.getValue().isZero()) {
    upgrade.append(upgrade.zero(upgrade.builder.getI8Type()));
    return success();
  }
  auto type = RankedTensorType::get({1}, upgrade.builder.getI8Type());
  auto value = upgrade.builder.getI8IntegerAttr(shift.getInt());
  upgrade.append(upgrade.create(
      "tosa.const", {}, type,
      upgrade.named("values", DenseElementsAttr::get(type, Attribute(value)))));
  return success();
}

static LogicalResult upgradeClamp(Upgrade &upgrade) {
  RankedTensorType type = upgrade.getType(0);
  if (upgrade.attributes.get("min_val"))
    return success();
  if (!type)
    return upgrade.refuse("operand 0 has no known rank");
  bool isReal = isa<FloatType>(type.getElementType());
  for (StringRef bound : {"min", "max"}) {
    Attribute real = upgrade.take((bound + "_fp").str()),
              integer = upgrade.take((bound + "_int").str()), value;
    if (auto number = dyn_cast_or_null<FloatAttr>(real); number && isReal)
      value = upgrade.builder.getFloatAttr(type.getElementType(),
                                           number.getValueAsDouble());
    if (auto number = dyn_cast_or_null<IntegerAttr>(integer);
        number && type.getElementType().isInteger())
      value = upgrade.builder.getIntegerAttr(type.getElementType(),
                                             number.getInt());
    if (!value)
      return upgrade.refuse("it has no '" + bound + "_val'");
    upgrade.set((bound + "_val").str(), value);
  }
  return success();
}

static LogicalResult upgradeNegate(Upgrade &upgrade) {
  return addZeroPoints(upgrade, 1, {0, 0});
}

static LogicalResult upgradeDiv(Upgrade &upgrade) {
  upgrade.name = "tosa.intdiv";
  upgrade.isChanged = true;
  return upgradeBroadcast(upgrade);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Lists of sizes that are operands now.
template <const char *...names>
static LogicalResult upgradeShapes(Upgrade &upgrade) {
  for (StringRef name : {StringRef(names)...}) {
    Attribute value = upgrade.take(name);
    if (!value)
      continue;
    std::optional<SmallVector<int64_t>> list = getList(value);
    if (!list)
      return upgrade.refuse("'" + name + "' is no list of integers");
    upgrade.append(upgrade.shape(*list));
  }
  return success();
}

static constexpr char kNewShape[] = "new_shape", kMultiples[] = "multiples",
                      kStart[] = "start", kSize[] = "size", kScale[] = "scale",
                      kOffset[] = "offset", kBorder[] = "border";

static LogicalResult upgradeTranspose(Upgrade &upgrade) {
  if (upgrade.operands.size() != 2)
    return success();
  std::optional<SmallVector<int64_t>> perms = upgrade.getIntegers(1);
  if (!perms)
    return upgrade.refuse("its permutation is not a constant");
  upgrade.operands.pop_back();
  upgrade.set("perms", upgrade.builder.getDenseI32ArrayAttr(
                           SmallVector<int32_t>(perms->begin(), perms->end())));
  return success();
}

static LogicalResult upgradePad(Upgrade &upgrade) {
  RankedTensorType type = upgrade.getType(0);
  if (upgrade.attributes.get("quantization_info"))
    return upgrade.refuse("it is quantised");
  if (!type || upgrade.operands.size() < 2)
    return upgrade.refuse("it has no padding");
  if (!isa<tosa::shapeType>(upgrade.operands[1].getType())) {
    std::optional<SmallVector<int64_t>> padding = upgrade.getIntegers(1);
    if (!padding)
      return upgrade.refuse("its padding is not a constant");
    upgrade.operands[1] = upgrade.shape(*padding);
    upgrade.isChanged = true;
  }
  if (upgrade.operands.size() == 2)
    upgrade.append(upgrade.zero(type.getElementType()));
  else if (upgrade.getType(2) && upgrade.getType(2).getRank() == 0)
    upgrade.operands[2] = upgrade.reshape(upgrade.operands[2], {1});
  return success();
}

static LogicalResult refuseRescale(Upgrade &upgrade) {
  if (upgrade.attributes.get("input_zp"))
    return upgrade.refuse("it is quantised");
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static UpgradeFunction lookup(StringRef name) {
  static const llvm::StringMap<UpgradeFunction> table = [] {
    llvm::StringMap<UpgradeFunction> result = {
        {"avg_pool2d", upgradeAvgPool},
        {"clamp", upgradeClamp},
        {"const", upgradeConst},
        {"conv2d", upgradeConv<1>},
        {"depthwise_conv2d", upgradeConv<0>},
        {"div", upgradeDiv},
        {"fully_connected", upgradeFullyConnected},
        {"matmul", upgradeMatMul},
        {"max_pool2d", upgradePool},
        {"mul", upgradeMul},
        {"negate", upgradeNegate},
        {"pad", upgradePad},
        {"rescale", refuseRescale},
        {"reshape", upgradeShapes<kNewShape>},
        {"resize", upgradeShapes<kScale, kOffset, kBorder>},
        {"slice", upgradeShapes<kStart, kSize>},
        {"tile", upgradeShapes<kMultiples>},
        {"transpose", upgradeTranspose},
    };
    for (StringRef pointwise :
         {"add", "sub", "maximum", "minimum", "pow", "equal", "greater",
          "greater_equal", "select", "logical_and", "logical_or", "logical_xor",
          "bitwise_and", "bitwise_or", "bitwise_xor"})
      result[pointwise] = upgradeBroadcast;
    return result;
  }();
  return table.lookup(name);
}

namespace {
struct UpgradeTOSA : taso::impl::UpgradeTOSABase<UpgradeTOSA> {
  using UpgradeTOSABase::UpgradeTOSABase;

  void runOnOperation() override {
    SmallVector<Operation *> operations;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->getName().getDialectNamespace() == "tosa")
        operations.push_back(op);
    });
    for (Operation *op : operations)
      if (failed(upgrade(op)))
        return signalPassFailure();
    for (Operation *constant : llvm::reverse(constants))
      if (constant->use_empty())
        constant->erase();
  }

private:
  /// Constants that were upgraded, of which some were only shapes.
  SmallVector<Operation *> constants;

  LogicalResult upgrade(Operation *op) {
    UpgradeFunction function = lookup(op->getName().stripDialect());
    if (!function || op->getNumResults() == 0)
      return success();
    OpBuilder builder(op);
    Upgrade state(op, builder);
    if (failed(function(state)))
      return failure();
    if (!state.isChanged)
      return success();
    OperationState made(op->getLoc(), state.name);
    made.addOperands(state.operands);
    made.addTypes(op->getResultTypes());
    made.addAttributes(state.attributes);
    Operation *result = builder.create(made);
    op->replaceAllUsesWith(result);
    bool isConstant = op->getNumOperands() == 0;
    op->erase();
    if (isConstant)
      constants.push_back(result);
    return success();
  }
};
} // namespace
