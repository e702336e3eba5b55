//===- Cases.cpp - Programs that every executor must run -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include "gtest/gtest.h"

namespace taso::runtime {

using Shape = std::vector<int64_t>;

Attributes convolution(int64_t stride, std::vector<int64_t> pads,
                       int64_t groups, std::string activation,
                       int64_t dilation) {
  return Attributes()
      .numbers("strides", {stride, stride})
      .numbers("pads", std::move(pads))
      .numbers("dilations", {dilation, dilation})
      .number("groups", groups)
      .keyword("activation", std::move(activation));
}

static Attributes pool(int64_t kernel, int64_t stride,
                       std::vector<int64_t> pads) {
  return Attributes()
      .numbers("kernel", {kernel, kernel})
      .numbers("strides", {stride, stride})
      .numbers("pads", std::move(pads));
}

static Attributes product(std::string activation = "none") {
  return Attributes().keyword("activation", std::move(activation));
}

//===----------------------------------------------------------------------===//
// ProgramBuilder
//===----------------------------------------------------------------------===//

unsigned ProgramBuilder::add(Shape shape, TensorKind kind) {
  Tensor tensor;
  tensor.name = "t" + std::to_string(program.tensors.size());
  tensor.shape = std::move(shape);
  tensor.type = type;
  tensor.kind = kind;
  tensor.seed = program.tensors.size();
  return program.addTensor(std::move(tensor));
}

unsigned ProgramBuilder::indices(Shape shape) {
  unsigned tensor = add(std::move(shape), TensorKind::Input);
  program.tensors[tensor].type = ElementType::I64;
  return tensor;
}

std::vector<unsigned>
ProgramBuilder::ops(std::string mnemonic, std::vector<unsigned> operands,
                    const semantics::Attributes<int64_t> &attributes) {
  Step step;
  step.op = std::move(mnemonic);
  step.operands = std::move(operands);
  step.attributes = attributes;
  auto shapes = inferShapes(program, step);
  if (!shapes) {
    ADD_FAILURE() << program.name << ": " << shapes.getError().message;
    return {0};
  }
  for (Shape &shape : *shapes)
    step.results.push_back(add(std::move(shape), TensorKind::Intermediate));
  std::vector<unsigned> results = step.results;
  program.addStep(std::move(step));
  return results;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

namespace {

/// Collects programs of one step. Shapes that begin a case are inputs; `w`
/// marks the number of inputs, and what follows are weights.
class OperatorCases {
public:
  explicit OperatorCases(ElementType type) : type(type) {}

  void add(std::string mnemonic, std::vector<Shape> inputs,
           std::vector<Shape> weights = {},
           const semantics::Attributes<int64_t> &attributes = {}) {
    ProgramBuilder builder(mnemonic + " " + std::to_string(programs.size()),
                           type);
    std::vector<unsigned> operands;
    for (Shape &shape : inputs)
      operands.push_back(builder.input(shape));
    for (Shape &shape : weights)
      operands.push_back(builder.weight(shape));
    for (unsigned result : builder.ops(mnemonic, operands, attributes))
      builder.output(result);
    programs.push_back(builder.get());
  }

  void addProducts();
  void addPointwise();
  void addMovement();
  void addReductions();
  void addConstants();

  std::vector<Program> programs;

private:
  ElementType type;
};

} // namespace

void OperatorCases::addProducts() {
  Shape image{2, 8, 9, 7};
  add("conv2d", {image}, {{16, 8, 3, 3}}, convolution(1, {1, 1, 1, 1}));
  add("conv2d", {image}, {{16, 8, 3, 3}, {16}},
      convolution(2, {0, 1, 2, 0}, 1, "relu"));
  add("conv2d", {image}, {{6, 8, 1, 1}, {6}},
      convolution(1, {0, 0, 0, 0}, 1, "sigmoid"));
  add("conv2d", {image}, {{16, 4, 3, 2}},
      convolution(1, {1, 0, 1, 1}, 2, "tanh"));
  add("conv2d", {image}, {{8, 1, 3, 3}, {8}}, convolution(2, {1, 1, 1, 1}, 8));
  add("conv2d", {image}, {{5, 8, 3, 3}},
      convolution(1, {2, 2, 2, 2}, 1, "none", 2));
  add("conv2d", {{1, 3, 11, 11}}, {{32, 3, 5, 5}},
      convolution(2, {2, 2, 2, 2}));
  add("conv2d", {{1, 1, 1, 1}}, {{1, 1, 1, 1}}, convolution(1, {0, 0, 0, 0}));
  add("conv2d", {image, {16, 8, 3, 3}, {16}}, {}, convolution(1, {1, 1, 1, 1}));
  add("conv2d", {{0, 8, 9, 7}}, {{16, 8, 3, 3}}, convolution(1, {1, 1, 1, 1}));
  add("matmul", {{5, 7}}, {{7, 9}}, product());
  add("matmul", {{5, 7}, {7, 9}}, {}, product("relu"));
  add("matmul", {{2, 3, 5, 7}}, {{7, 9}}, product("tanh"));
  add("matmul", {{2, 3, 5, 7}, {2, 3, 7, 4}}, {}, product());
  add("matmul", {{2, 5, 7}}, {{2, 7, 4}}, product("sigmoid"));
  add("matmul", {{1, 1}}, {{1, 1}}, product());
  for (const char *name : {"pool2d_max", "pool2d_avg"})
    for (int count : {0, 1}) {
      auto window = [&](int64_t kernel, int64_t stride, Shape pads) {
        Attributes attributes = pool(kernel, stride, std::move(pads));
        if (name == std::string("pool2d_max"))
          attributes.numbers("dilations", {count + 1, count + 1});
        else
          attributes.number("count_include_pad", count);
        return attributes;
      };
      add(name, {image}, {}, window(3, 2, {1, 1, 1, 1}));
      add(name, {image}, {}, window(2, 1, {0, 0, 0, 0}));
      add(name, {{1, 5, 9, 9}}, {}, window(3, 2, {0, 0, 2, 1}));
      add(name, {{1, 16, 7, 7}}, {}, window(3, 1, {1, 1, 1, 1}));
    }
}

void OperatorCases::addPointwise() {
  for (const char *name : {"relu", "sigmoid", "tanh", "neg", "abs", "exp",
                           "sqrt", "rsqrt", "erf"}) {
    add(name, {{2, 3, 5, 7}});
    add(name, {{}});
  }
  for (const char *name : {"add", "sub", "mul", "div", "max", "min"}) {
    add(name, {{2, 3, 5, 7}, {2, 3, 5, 7}});
    add(name, {{4, 9}}, {{4, 9}});
    add(name, {{}, {}});
  }
  add("smul", {{2, 3, 5}, {}});
  add("smul", {{4}}, {{}});
  for (const char *name : {"none", "tanh"})
    add("gelu", {{3, 40}}, {}, Attributes().keyword("approximate", name));
  add("clamp", {{3, 40}}, {},
      Attributes().real("minimum", -0.5).real("maximum", 0.25));
  add("clamp", {{3, 40}}, {},
      Attributes().real("minimum", 0).real("maximum", HUGE_VAL));
  Attributes epsilon = Attributes().real("epsilon", 1e-5);
  add("batch_norm", {{2, 8, 3, 5}}, {{8}, {8}, {8}, {8}}, epsilon);
  add("batch_norm", {{2, 6}, {6}, {6}, {6}, {6}}, {}, epsilon);
}

void OperatorCases::addMovement() {
  add("transpose", {{2, 3, 5, 7}}, {},
      Attributes().numbers("perm", {0, 2, 3, 1}));
  add("transpose", {{4, 9}}, {}, Attributes().numbers("perm", {1, 0}));
  add("transpose", {{}}, {}, Attributes().numbers("perm", {}));
  add("concat", {{2, 3, 5}, {2, 4, 5}, {2, 1, 5}}, {},
      Attributes().number("axis", 1));
  add("concat", {{2, 8, 3, 3}}, {{2, 16, 3, 3}},
      Attributes().number("axis", 1));
  add("concat", {{4}}, {}, Attributes().number("axis", 0));
  add("split", {{2, 8, 5}}, {},
      Attributes().number("axis", 1).numbers("sizes", {3, 1, 4}));
  add("split", {{2, 8, 5}}, {},
      Attributes().number("axis", 1).numbers("sizes", {8, 0}));
  add("reshape", {{2, 6, 5}}, {}, Attributes().numbers("shape", {3, 20}));
  add("reshape", {{1, 1}}, {}, Attributes().numbers("shape", {}));
  add("slice", {{2, 9, 5}}, {},
      Attributes()
          .number("axis", 1)
          .number("start", 2)
          .number("size", 4)
          .number("step", 1));
  add("slice", {{2, 9, 5}}, {},
      Attributes()
          .number("axis", 2)
          .number("start", 1)
          .number("size", 2)
          .number("step", 2));
  add("pad", {{2, 3, 5}}, {},
      Attributes()
          .numbers("low", {0, 1, 2})
          .numbers("high", {1, 0, 3})
          .real("value", -1.5));
  add("broadcast", {{2, 1, 5, 1}}, {},
      Attributes().numbers("shape", {2, 3, 5, 7}));
  add("enlarge", {{4, 3, 1, 2}}, {}, Attributes().numbers("kernel", {3, 5}));
  add("merge_gconv", {{8, 2, 3, 3}}, {},
      Attributes().number("count", 2).number("groups", 4));
  for (int64_t axis : {0, 1}) {
    ProgramBuilder builder("gather along " + std::to_string(axis), type);
    unsigned x = builder.input({5, 7, 3}), at = builder.indices({2, 4});
    programs.push_back(
        builder
            .output(builder.op("gather", {x, at},
                               Attributes().number("axis", axis)))
            .get());
  }
}

void OperatorCases::addReductions() {
  for (const char *name : {"reduce_sum", "reduce_mean", "reduce_max"})
    for (int64_t keep : {0, 1})
      for (const Shape &axes : {Shape{2, 3}, Shape{1}, Shape{0}, Shape{0, 2},
                                Shape{0, 1, 2, 3}, Shape{3}, Shape{}})
        add(name, {{2, 8, 5, 37}}, {},
            Attributes().numbers("axes", axes).number("keep_dims", keep));
  for (int64_t axis : {0, 1, 2})
    add("softmax", {{3, 4, 19}}, {}, Attributes().number("axis", axis));
  Attributes last = Attributes().number("axis", 2).real("epsilon", 1e-5);
  add("layer_norm", {{2, 3, 40}}, {{40}, {40}}, last);
  add("layer_norm", {{2, 3, 40}}, {{40}}, last);
  add("layer_norm", {{2, 3, 4}}, {{3, 4}, {3, 4}},
      Attributes().number("axis", 1).real("epsilon", 1e-5));
}

void OperatorCases::addConstants() {
  add("const_pool", {}, {},
      Attributes().number("channels", 4).numbers("kernel", {3, 2}));
  add("const_iconv", {}, {},
      Attributes()
          .number("channels", 4)
          .number("groups", 2)
          .numbers("kernel", {3, 3}));
  add("const_imm", {}, {}, Attributes().number("size", 5));
  add("const_one", {}, {}, Attributes().numbers("shape", {2, 3}));
  add("const_zero", {}, {}, Attributes().numbers("shape", {2, 3}));
}

std::vector<Program> getOperatorCases(ElementType type) {
  OperatorCases cases(type);
  cases.addProducts();
  cases.addPointwise();
  cases.addMovement();
  cases.addReductions();
  cases.addConstants();
  return cases.programs;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

/// conv, bias by broadcast, batch norm, add, relu: one kernel, where all fuse.
static Program makeResidual(ElementType type) {
  ProgramBuilder b("residual block", type);
  unsigned x = b.input({1, 16, 9, 9});
  Attributes same = convolution(1, {1, 1, 1, 1});
  unsigned y = b.op("conv2d", {x, b.weight({16, 16, 3, 3}), b.weight({16})},
                    convolution(1, {1, 1, 1, 1}, 1, "relu"));
  y = b.op("conv2d", {y, b.weight({16, 16, 3, 3})}, same);
  unsigned bias = b.op("broadcast", {b.weight({1, 16, 1, 1})},
                       Attributes().numbers("shape", {1, 16, 9, 9}));
  y = b.op("add", {y, bias});
  y = b.op("batch_norm",
           {y, b.weight({16}), b.weight({16}), b.weight({16}), b.weight({16})},
           Attributes().real("epsilon", 1e-5));
  unsigned shortcut = b.op("conv2d", {x, b.weight({16, 16, 1, 1})},
                           convolution(1, {0, 0, 0, 0}));
  return b.output(b.op("relu", {b.op("add", {y, shortcut})})).get();
}

/// Attention: views by transpose, batched products, softmax, layer norm, gelu.
static Program makeAttention(ElementType type) {
  ProgramBuilder b("attention", type);
  int64_t tokens = 6, heads = 2, size = 4, width = heads * size;
  unsigned x = b.input({1, tokens, width});
  auto project = [&](unsigned from, std::vector<int64_t> perm) {
    unsigned y = b.op("matmul", {from, b.weight({width, width})}, product());
    y = b.op("add",
             {y, b.op("broadcast", {b.weight({1, 1, width})},
                      Attributes().numbers("shape", {1, tokens, width}))});
    y = b.op("reshape", {y},
             Attributes().numbers("shape", {1, tokens, heads, size}));
    return b.op("transpose", {y}, Attributes().numbers("perm", perm));
  };
  unsigned q = project(x, {0, 2, 1, 3}), k = project(x, {0, 2, 3, 1}),
           v = project(x, {0, 2, 1, 3});
  unsigned scores = b.op("matmul", {q, k}, product());
  scores = b.op("smul", {scores, b.weight({})});
  scores = b.op("softmax", {scores}, Attributes().number("axis", 3));
  unsigned y = b.op("matmul", {scores, v}, product());
  y = b.op("transpose", {y}, Attributes().numbers("perm", {0, 2, 1, 3}));
  y = b.op("reshape", {y}, Attributes().numbers("shape", {1, tokens, width}));
  y = b.op("add",
           {x, b.op("matmul", {y, b.weight({width, width})}, product())});
  y = b.op("layer_norm", {y, b.weight({width}), b.weight({width})},
           Attributes().number("axis", 2).real("epsilon", 1e-5));
  y = b.op("matmul", {y, b.weight({width, 16})}, product());
  y = b.op("gelu", {y}, Attributes().keyword("approximate", "none"));
  return b.output(y).get();
}

/// Channels that are cut out of, and put together from, blocked layouts.
static Program makeInception(ElementType type, int64_t channels) {
  ProgramBuilder b("split and concat of " + std::to_string(channels), type);
  unsigned x = b.input({2, 3, 8, 8});
  unsigned y = b.op("conv2d", {x, b.weight({2 * channels, 3, 3, 3})},
                    convolution(1, {1, 1, 1, 1}, 1, "relu"));
  std::vector<unsigned> parts = b.ops(
      "split", {y},
      Attributes().number("axis", 1).numbers("sizes", {channels, channels}));
  unsigned left = b.op("conv2d", {parts[0], b.weight({8, channels, 3, 3})},
                       convolution(1, {1, 1, 1, 1}));
  unsigned right = b.op("relu", {parts[1]});
  unsigned joined =
      b.op("concat", {left, right, y}, Attributes().number("axis", 1));
  unsigned pooled = b.op("pool2d_max", {joined},
                         pool(3, 2, {1, 1, 1, 1}).numbers("dilations", {1, 1}));
  unsigned mean =
      b.op("reduce_mean", {pooled},
           Attributes().numbers("axes", {2, 3}).number("keep_dims", 0));
  return b.output(left).output(mean).get();
}

/// A value with several uses, several outputs, an output that is used again,
/// and a subtraction and a quotient whose second operand is the chain.
static Program makeShared(ElementType type) {
  ProgramBuilder b("shared values", type);
  unsigned x = b.input({3, 8}), z = b.input({3, 8});
  unsigned y = b.op("matmul", {x, b.weight({8, 8})}, product());
  unsigned relu = b.op("relu", {y});
  unsigned square = b.op("mul", {y, y});
  unsigned less = b.op("sub", {z, b.op("exp", {square})});
  unsigned ratio = b.op("div", {less, b.op("exp", {relu})});
  unsigned other = b.op("matmul", {ratio, b.weight({8, 8})}, product());
  unsigned rest = b.op("sub", {z, other});
  unsigned reciprocal = b.op(
      "div",
      {z, b.op("exp", {b.op("matmul", {rest, b.weight({8, 8})}, product())})});
  return b.output(relu).output(ratio).output(reciprocal).get();
}

/// Views of views, and weights that are computed from weights.
static Program makeViews(ElementType type) {
  ProgramBuilder b("views", type);
  unsigned x = b.input({2, 12, 4});
  unsigned y = b.op("transpose", {x}, Attributes().numbers("perm", {0, 2, 1}));
  y = b.op("slice", {y},
           Attributes()
               .number("axis", 2)
               .number("start", 1)
               .number("size", 5)
               .number("step", 2));
  unsigned tail = b.op("tanh", {y});
  y = b.op("reshape", {y}, Attributes().numbers("shape", {8, 5}));
  unsigned weight =
      b.op("concat", {b.weight({5, 3}), b.op("relu", {b.weight({5, 2})})},
           Attributes().number("axis", 1));
  weight = b.op("transpose", {weight}, Attributes().numbers("perm", {1, 0}));
  unsigned product = b.op("matmul", {y, weight}, taso::runtime::product());
  unsigned wide =
      b.op("reshape", {product}, Attributes().numbers("shape", {1, 8, 5}));
  wide = b.op("broadcast", {wide}, Attributes().numbers("shape", {3, 8, 5}));
  unsigned narrow = b.op("broadcast", {b.input({3, 1, 5})},
                         Attributes().numbers("shape", {3, 8, 5}));
  return b.output(tail)
      .output(b.op("max", {wide, narrow}))
      .output(b.op("reduce_sum", {wide},
                   Attributes().numbers("axes", {1}).number("keep_dims", 1)))
      .get();
}

/// What oneDNN 2.6 gets wrong if it is let: an operand that is repeated beside
/// a transposed one, and a product of matrices that do not begin their buffer.
static Program makeTransposed(ElementType type) {
  ProgramBuilder b("transposed operands", type);
  unsigned x = b.input({2, 14, 3, 8});
  unsigned y =
      b.op("transpose", {x}, Attributes().numbers("perm", {1, 2, 0, 3}));
  for (const Shape &small : {Shape{14, 3, 1, 1}, Shape{1, 3, 1, 1}}) {
    unsigned large = b.op("broadcast", {b.input(small)},
                          Attributes().numbers("shape", {14, 3, 2, 8}));
    b.output(b.op("add", {y, large}));
    b.output(b.op("mul", {b.op("sub", {y, y}), large}));
  }
  unsigned part = b.op("slice", {y},
                       Attributes()
                           .number("axis", 0)
                           .number("start", 5)
                           .number("size", 2)
                           .number("step", 1));
  unsigned turned =
      b.op("transpose", {part}, Attributes().numbers("perm", {0, 1, 3, 2}));
  return b.output(b.op("matmul", {part, turned}, product("tanh"))).get();
}

/// Activations behind everything that may take them, and padding between.
static Program makeChains(ElementType type) {
  ProgramBuilder b("chains", type);
  unsigned x = b.input({1, 5, 6, 6});
  unsigned y = b.op("conv2d", {x, b.weight({5, 1, 3, 3})},
                    convolution(1, {1, 1, 1, 1}, 5));
  y = b.op("clamp", {y}, Attributes().real("minimum", 0).real("maximum", 6));
  y = b.op("smul", {y, b.weight({})});
  y = b.op("mul", {y, b.op("sigmoid", {x})});
  y = b.op("neg", {b.op("abs", {b.op("erf", {y})})});
  y = b.op("pad", {y},
           Attributes()
               .numbers("low", {0, 0, 1, 0})
               .numbers("high", {0, 1, 0, 1})
               .real("value", 0));
  y = b.op("pool2d_avg", {y},
           pool(2, 1, {0, 0, 0, 0}).number("count_include_pad", 0));
  y = b.op("rsqrt", {b.op("exp", {y})});
  y = b.op("sub", {y, b.op("broadcast", {b.input({1, 1, 6, 1})},
                           Attributes().numbers("shape", {1, 6, 6, 6}))});
  return b.output(y).get();
}

/// Pools and numbers for each channel behind blocked layouts, in kernels of
/// their own: `y` has several users.
static Program makeChannelwise(ElementType type, int64_t channels) {
  ProgramBuilder b("per channel of " + std::to_string(channels), type);
  unsigned x = b.input({2, 3, 8, 8});
  unsigned y = b.op("conv2d", {x, b.weight({channels, 3, 3, 3})},
                    convolution(1, {1, 1, 1, 1}));
  unsigned norm = b.op("batch_norm",
                       {y, b.weight({channels}), b.weight({channels}),
                        b.weight({channels}), b.weight({channels})},
                       Attributes().real("epsilon", 1e-5));
  auto perChannel = [&](unsigned tensor) {
    return b.op("broadcast", {tensor},
                Attributes().numbers("shape", {2, channels, 8, 8}));
  };
  unsigned scaled = b.op("mul", {y, perChannel(b.weight({1, channels, 1, 1}))});
  unsigned less = b.op("sub", {y, perChannel(b.input({1, channels, 1, 1}))});
  unsigned pooled = b.op("pool2d_max", {b.input({2, channels, 8, 8})},
                         pool(3, 2, {1, 1, 1, 1}).numbers("dilations", {1, 1}));
  return b.output(b.op("relu", {norm}))
      .output(scaled)
      .output(less)
      .output(pooled)
      .get();
}

/// Windows over blocked layouts: over the border, with gaps, and a last block
/// that is not full.
static Program makePools(ElementType type, int64_t channels) {
  ProgramBuilder b("pools of " + std::to_string(channels), type);
  unsigned x =
      b.op("conv2d", {b.input({2, 3, 9, 8}), b.weight({channels, 3, 3, 3})},
           convolution(1, {1, 1, 1, 1}));
  for (int64_t dilation : {1, 2})
    b.output(b.op(
        "pool2d_max", {x},
        pool(3, 2, {0, 0, 0, 0}).numbers("dilations", {dilation, dilation})));
  b.output(b.op("pool2d_max", {x},
                pool(3, 2, {1, 0, 2, 1}).numbers("dilations", {1, 1})));
  for (int64_t counted : {0, 1})
    b.output(
        b.op("pool2d_avg", {x},
             pool(3, 1, {1, 1, 1, 2}).number("count_include_pad", counted)));
  return b.get();
}

/// Concatenations of results and of other concatenations, which kernels can
/// write in place if there is one image; and constants for each channel, which
/// belong into the weights of a convolution, or are one loop over an image.
static Program makeConcats(ElementType type, int64_t images, int64_t channels) {
  ProgramBuilder b("concats of " + std::to_string(images) + " times " +
                       std::to_string(channels),
                   type);
  unsigned x = b.input({images, 3, 8, 8});
  auto convolve = [&](unsigned from, int64_t width) {
    unsigned y =
        b.op("conv2d", {from, b.weight({width, 3, 1, 1}), b.weight({width})},
             convolution(1, {0, 0, 0, 0}));
    y = b.op("batch_norm",
             {y, b.weight({width}), b.weight({width}), b.weight({width}),
              b.weight({width})},
             Attributes().real("epsilon", 1e-5));
    for (const char *op : {"mul", "sub", "add"})
      y = b.op(op,
               {y, b.op("broadcast", {b.weight({1, width, 1, 1})},
                        Attributes().numbers("shape", {images, width, 8, 8}))});
    return b.op("relu", {y});
  };
  unsigned first = convolve(x, channels), second = convolve(x, 8);
  unsigned pooled = b.op("pool2d_max", {second},
                         pool(3, 1, {1, 1, 1, 1}).numbers("dilations", {1, 1}));
  Attributes axis = Attributes().number("axis", 1);
  unsigned inner = b.op("concat", {first, pooled}, axis);
  int64_t all = channels + 8;
  unsigned norm = b.op("batch_norm",
                       {inner, b.weight({all}), b.weight({all}),
                        b.weight({all}), b.weight({all})},
                       Attributes().real("epsilon", 1e-5));
  unsigned outer =
      b.op("concat", {inner, b.op("relu", {norm}), convolve(x, 16)}, axis);
  unsigned y = b.op("conv2d", {outer, b.weight({8, 2 * all + 16, 3, 3})},
                    convolution(1, {1, 1, 1, 1}));
  return b.output(y).output(b.op("concat", {outer, first}, axis)).get();
}

std::vector<Program> getGraphCases(ElementType type) {
  return {makeResidual(type),        makeAttention(type),
          makeInception(type, 8),    makeInception(type, 5),
          makeShared(type),          makeViews(type),
          makeChains(type),          makeTransposed(type),
          makeChannelwise(type, 16), makeChannelwise(type, 20),
          makePools(type, 16),       makePools(type, 20),
          makeConcats(type, 1, 16),  makeConcats(type, 2, 16),
          makeConcats(type, 1, 12)};
}

} // namespace taso::runtime
