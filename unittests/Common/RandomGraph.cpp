//===- RandomGraph.cpp - Random functions for property tests --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomGraph.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/HostTensor.h"

#include "mlir/IR/Builders.h"

#include <random>

using namespace mlir;

namespace taso::test {
namespace {

using Sizes = SmallVector<int64_t>;

/// Larger results are not built, so that a graph is evaluated in microseconds.
constexpr int64_t kMaxElements = 1024;
constexpr unsigned kMaxArguments = 6;

class GraphBuilder {
public:
  GraphBuilder(func::FuncOp function, uint64_t seed,
               const RandomGraphOptions &options)
      : function(function), builder(function.getBody()), options(options),
        random(seed) {}

  void build();

  //===--------------------------------------------------------------------===//
  // Random choices
  //===--------------------------------------------------------------------===//

  /// A number in [low, high].
  int64_t pick(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(random() %
                                      static_cast<uint64_t>(high - low + 1));
  }
  bool percent(unsigned chance) { return pick(0, 99) < int64_t(chance); }
  Sizes pickShape(unsigned rank) {
    Sizes shape;
    for (unsigned d = 0; d < rank; ++d)
      shape.push_back(pick(1, 4));
    return shape;
  }

  //===--------------------------------------------------------------------===//
  // Operands
  //===--------------------------------------------------------------------===//

  static ArrayRef<int64_t> shapeOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  /// Any value of a rank in [low, high].
  Value anyOfRank(unsigned low, unsigned high) {
    SmallVector<Value> candidates;
    for (Value value : values)
      if (shapeOf(value).size() >= low && shapeOf(value).size() <= high)
        candidates.push_back(value);
    if (!candidates.empty() && !percent(10))
      return candidates[pick(0, candidates.size() - 1)];
    return fresh(pickShape(pick(low, high)));
  }
  Value any() { return anyOfRank(0, 5); }
  Value image() {
    return percent(80)
               ? anyOfRank(4, 4)
               : fresh({pick(1, 2), 2 * pick(1, 2), pick(3, 5), pick(3, 5)});
  }
  /// A value of the given shape: one that exists, or a new one.
  Value ofShape(ArrayRef<int64_t> shape) {
    SmallVector<Value> candidates;
    for (Value value : values)
      if (shapeOf(value) == shape)
        candidates.push_back(value);
    if (!candidates.empty() && percent(70))
      return candidates[pick(0, candidates.size() - 1)];
    return fresh(shape);
  }
  /// Constant indices, some of them negative.
  Value indices() {
    Sizes shape = pickShape(pick(0, 2));
    auto type = RankedTensorType::get(shape, builder.getI64Type());
    SmallVector<int64_t> elements;
    for (int64_t i = 0, e = type.getNumElements(); i < e; ++i)
      elements.push_back(pick(-4, 4));
    return ConstantTensorOp::create(
        builder, function.getLoc(), type,
        DenseElementsAttr::get(type, ArrayRef<int64_t>(elements)));
  }
  Value fresh(ArrayRef<int64_t> shape) {
    auto type = RankedTensorType::get(shape, builder.getF32Type());
    if (function.getNumArguments() < kMaxArguments &&
        !percent(options.constantPercent)) {
      unsigned number = function.getNumArguments();
      (void)function.insertArgument(number, type, {}, function.getLoc());
      values.push_back(function.getArgument(number));
    } else {
      // Dense, so that the text of a graph has no names of resources in it.
      HostTensor<float> elements =
          randomTensor<float>(type, random(), RandomRange{-2, 2, 1});
      values.push_back(ConstantTensorOp::create(
          builder, function.getLoc(), type,
          DenseElementsAttr::get(type, ArrayRef<float>(elements.values()))));
    }
    return values.back();
  }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  NamedAttribute number(StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  }
  NamedAttribute numbers(StringRef name, ArrayRef<int64_t> value) {
    return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(value));
  }
  NamedAttribute real(StringRef name, double value) {
    return builder.getNamedAttr(name, builder.getF64FloatAttr(value));
  }
  NamedAttribute activation() {
    auto kind = static_cast<Activation>(pick(0, 3));
    return builder.getNamedAttr(
        "activation", ActivationAttr::get(builder.getContext(), kind));
  }
  NamedAttribute approximation() {
    auto kind = static_cast<GeluApproximation>(pick(0, 1));
    return builder.getNamedAttr(
        "approximate", GeluApproximationAttr::get(builder.getContext(), kind));
  }
  /// Adds an operation if its constraints hold and its results are small.
  void add(StringRef mnemonic, ValueRange operands,
           ArrayRef<NamedAttribute> attributes = {}) {
    SmallVector<Type> types;
    std::string error;
    if (succeeded(inferResultTypes(mnemonic, operands.getTypes(),
                                   builder.getDictionaryAttr(attributes), types,
                                   error)))
      create(mnemonic, operands, attributes, types);
  }
  void addConstant(StringRef mnemonic, ArrayRef<NamedAttribute> attributes,
                   ArrayRef<int64_t> shape) {
    create(mnemonic, {}, attributes,
           RankedTensorType::get(shape, builder.getF32Type()));
  }

private:
  void create(StringRef mnemonic, ValueRange operands,
              ArrayRef<NamedAttribute> attributes, TypeRange types);

  func::FuncOp function;
  OpBuilder builder;
  const RandomGraphOptions &options;
  std::mt19937_64 random;
  SmallVector<Value> values;
};

void GraphBuilder::create(StringRef mnemonic, ValueRange operands,
                          ArrayRef<NamedAttribute> attributes,
                          TypeRange types) {
  for (Type type : types)
    if (cast<RankedTensorType>(type).getNumElements() > kMaxElements)
      return;
  OperationState state(function.getLoc(), ("taso." + mnemonic).str());
  state.addOperands(operands);
  state.addAttributes(attributes);
  state.addTypes(types);
  llvm::append_range(values, builder.create(state)->getResults());
}

//===----------------------------------------------------------------------===//
// One recipe for each operator
//===----------------------------------------------------------------------===//

using Recipe = void (*)(GraphBuilder &, StringRef);

void unary(GraphBuilder &g, StringRef name) { g.add(name, g.any()); }

void binary(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  g.add(name, {x, g.ofShape(g.shapeOf(x))});
}

void conv2d(GraphBuilder &g, StringRef name) {
  Value x = g.image();
  int64_t channels = g.shapeOf(x)[1];
  int64_t groups = g.percent(30) && channels % 2 == 0 ? 2 : 1;
  int64_t outputs = groups * g.pick(1, 2);
  Value w = g.ofShape({outputs, channels / groups, g.pick(1, 3), g.pick(1, 3)});
  SmallVector<Value> operands{x, w};
  if (g.percent(40))
    operands.push_back(g.ofShape({outputs}));
  g.add(name, operands,
        {g.numbers("strides", {g.pick(1, 2), g.pick(1, 2)}),
         g.numbers("pads",
                   {g.pick(0, 1), g.pick(0, 1), g.pick(0, 1), g.pick(0, 2)}),
         g.numbers("dilations", {g.pick(1, 2), 1}), g.number("groups", groups),
         g.activation()});
}

void matmul(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(2, 4);
  Sizes right(g.shapeOf(x));
  right[right.size() - 2] = right.back();
  right.back() = g.pick(1, 4);
  if (g.percent(50))
    right.erase(right.begin(), right.end() - 2);
  g.add(name, {x, g.ofShape(right)}, g.activation());
}

void pool(GraphBuilder &g, StringRef name) {
  SmallVector<NamedAttribute> attributes{
      g.numbers("kernel", {g.pick(1, 3), g.pick(1, 3)}),
      g.numbers("strides", {g.pick(1, 2), g.pick(1, 2)}),
      g.numbers("pads",
                {g.pick(0, 1), g.pick(0, 1), g.pick(0, 1), g.pick(0, 1)})};
  if (name == "pool2d_max")
    attributes.push_back(g.numbers("dilations", {1, g.pick(1, 2)}));
  else
    attributes.push_back(g.number("count_include_pad", g.pick(0, 1)));
  g.add(name, g.image(), attributes);
}

void smul(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  g.add(name, {x, g.ofShape({})});
}

void gelu(GraphBuilder &g, StringRef name) {
  g.add(name, g.any(), g.approximation());
}

void clamp(GraphBuilder &g, StringRef name) {
  auto low = static_cast<double>(g.pick(-2, 0));
  g.add(name, g.any(),
        {g.real("minimum", low),
         g.real("maximum", low + static_cast<double>(g.pick(0, 3)))});
}

void transpose(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  Sizes perm;
  for (int64_t d = 0, rank = g.shapeOf(x).size(); d < rank; ++d)
    perm.insert(perm.begin() + g.pick(0, d), d);
  g.add(name, x, g.numbers("perm", perm));
}

void concat(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 5);
  SmallVector<Value> operands{x};
  int64_t axis = g.pick(0, g.shapeOf(x).size() - 1);
  for (int64_t i = 0, more = g.pick(0, 2); i < more; ++i) {
    Sizes shape(g.shapeOf(x));
    shape[axis] = g.pick(1, 3);
    operands.push_back(g.ofShape(shape));
  }
  g.add(name, operands, g.number("axis", axis));
}

void split(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 5);
  int64_t axis = g.pick(0, g.shapeOf(x).size() - 1);
  Sizes sizes;
  int64_t rest = g.shapeOf(x)[axis];
  while (rest > 0) {
    sizes.push_back(g.pick(1, rest));
    rest -= sizes.back();
  }
  g.add(name, x, {g.number("axis", axis), g.numbers("sizes", sizes)});
}

void reshape(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  int64_t count = cast<RankedTensorType>(x.getType()).getNumElements();
  Sizes shape{count};
  for (int64_t factor : {2, 3, 2})
    if (shape.front() % factor == 0 && g.percent(60)) {
      shape.front() /= factor;
      shape.push_back(factor);
    }
  g.add(name, x, g.numbers("shape", shape));
}

void slice(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 5);
  int64_t axis = g.pick(0, g.shapeOf(x).size() - 1);
  int64_t start = g.pick(0, g.shapeOf(x)[axis] - 1), step = g.pick(1, 2);
  int64_t most = (g.shapeOf(x)[axis] - 1 - start) / step + 1;
  g.add(name, x,
        {g.number("axis", axis), g.number("start", start),
         g.number("size", g.pick(1, most)), g.number("step", step)});
}

void pad(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  Sizes low, high;
  for (unsigned d = 0; d < g.shapeOf(x).size(); ++d) {
    low.push_back(g.percent(30));
    high.push_back(g.percent(30));
  }
  g.add(name, x,
        {g.numbers("low", low), g.numbers("high", high),
         g.real("value", g.percent(70) ? 0.0 : 1.5)});
}

void broadcast(GraphBuilder &g, StringRef name) {
  Sizes shape = g.pickShape(g.pick(1, 4)), operand = shape;
  for (int64_t &size : operand)
    if (g.percent(50))
      size = 1;
  g.add(name, g.ofShape(operand), g.numbers("shape", shape));
}

void gather(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 4);
  g.add(name, {x, g.indices()},
        g.number("axis", g.pick(0, g.shapeOf(x).size() - 1)));
}

void enlarge(GraphBuilder &g, StringRef name) {
  Value x = g.image();
  g.add(name, x,
        g.numbers("kernel", {g.shapeOf(x)[2] + g.pick(0, 2),
                             g.shapeOf(x)[3] + g.pick(0, 2)}));
}

void mergeGConv(GraphBuilder &g, StringRef name) {
  int64_t groups = 2 * g.pick(1, 2);
  Value w = g.ofShape({groups * g.pick(1, 2), g.pick(1, 2), 1, g.pick(1, 2)});
  g.add(name, w, {g.number("count", g.pick(1, 2)), g.number("groups", groups)});
}

void reduce(GraphBuilder &g, StringRef name) {
  Value x = g.any();
  Sizes axes;
  for (int64_t d = 0, rank = g.shapeOf(x).size(); d < rank; ++d)
    if (g.percent(50))
      axes.push_back(d);
  g.add(name, x,
        {g.numbers("axes", axes), g.number("keep_dims", g.pick(0, 1))});
}

void softmax(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 5);
  g.add(name, x, g.number("axis", g.pick(0, g.shapeOf(x).size() - 1)));
}

void layerNorm(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(1, 5);
  int64_t axis = g.pick(0, g.shapeOf(x).size() - 1);
  Sizes trailing(g.shapeOf(x).drop_front(axis));
  SmallVector<Value> operands{x, g.ofShape(trailing)};
  if (g.percent(50))
    operands.push_back(g.ofShape(trailing));
  g.add(name, operands, {g.number("axis", axis), g.real("epsilon", 0.25)});
}

void batchNorm(GraphBuilder &g, StringRef name) {
  Value x = g.anyOfRank(2, 4);
  SmallVector<Value> operands{x};
  for (int i = 0; i < 4; ++i)
    operands.push_back(g.ofShape({g.shapeOf(x)[1]}));
  g.add(name, operands, g.real("epsilon", 0.25));
}

void constPool(GraphBuilder &g, StringRef name) {
  int64_t channels = g.pick(1, 4), height = g.pick(1, 3), width = g.pick(1, 3);
  g.addConstant(
      name,
      {g.number("channels", channels), g.numbers("kernel", {height, width})},
      {channels, 1, height, width});
}

void constIConv(GraphBuilder &g, StringRef name) {
  int64_t groups = g.pick(1, 2), perGroup = g.pick(1, 2);
  int64_t height = 2 * g.pick(0, 1) + 1, width = 2 * g.pick(0, 1) + 1;
  g.addConstant(name,
                {g.number("channels", groups * perGroup),
                 g.number("groups", groups),
                 g.numbers("kernel", {height, width})},
                {groups * perGroup, perGroup, height, width});
}

void constImm(GraphBuilder &g, StringRef name) {
  int64_t size = g.pick(1, 4);
  g.addConstant(name, g.number("size", size), {size, size});
}

/// Ones, or zeros.
void constFill(GraphBuilder &g, StringRef name) {
  Sizes shape = g.pickShape(g.pick(0, 4));
  g.addConstant(name, g.numbers("shape", shape), shape);
}

const std::pair<const char *, Recipe> kRecipes[] = {{"conv2d", conv2d},
                                                    {"matmul", matmul},
                                                    {"pool2d_max", pool},
                                                    {"pool2d_avg", pool},
                                                    {"add", binary},
                                                    {"sub", binary},
                                                    {"mul", binary},
                                                    {"div", binary},
                                                    {"max", binary},
                                                    {"min", binary},
                                                    {"smul", smul},
                                                    {"abs", unary},
                                                    {"relu", unary},
                                                    {"sigmoid", unary},
                                                    {"tanh", unary},
                                                    {"neg", unary},
                                                    {"exp", unary},
                                                    {"sqrt", unary},
                                                    {"rsqrt", unary},
                                                    {"erf", unary},
                                                    {"gelu", gelu},
                                                    {"clamp", clamp},
                                                    {"transpose", transpose},
                                                    {"concat", concat},
                                                    {"split", split},
                                                    {"reshape", reshape},
                                                    {"slice", slice},
                                                    {"pad", pad},
                                                    {"broadcast", broadcast},
                                                    {"gather", gather},
                                                    {"enlarge", enlarge},
                                                    {"merge_gconv", mergeGConv},
                                                    {"reduce_sum", reduce},
                                                    {"reduce_mean", reduce},
                                                    {"reduce_max", reduce},
                                                    {"softmax", softmax},
                                                    {"layer_norm", layerNorm},
                                                    {"batch_norm", batchNorm},
                                                    {"const_pool", constPool},
                                                    {"const_iconv", constIConv},
                                                    {"const_imm", constImm},
                                                    {"const_one", constFill},
                                                    {"const_zero", constFill}};

void GraphBuilder::build() {
  for (unsigned i = 0; i < options.operators; ++i) {
    auto [name, recipe] = kRecipes[pick(0, std::size(kRecipes) - 1)];
    recipe(*this, name);
  }
  SmallVector<Value> results;
  for (Value value : values)
    if (value.use_empty() || percent(10))
      results.push_back(value);
  func::ReturnOp::create(builder, function.getLoc(), results);
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
}

} // namespace

std::vector<std::string_view> getRandomOperators() {
  std::vector<std::string_view> names;
  for (const auto &[name, recipe] : kRecipes)
    names.push_back(name);
  return names;
}

func::FuncOp getMain(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

OwningOpRef<ModuleOp> makeRandomModule(MLIRContext *context, uint64_t seed,
                                       const RandomGraphOptions &options) {
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(builder, loc, "main",
                                       builder.getFunctionType({}, {}));
  function.addEntryBlock();
  GraphBuilder(function, seed, options).build();
  return module;
}

} // namespace taso::test
