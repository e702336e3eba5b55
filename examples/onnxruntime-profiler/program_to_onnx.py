#!/usr/bin/python3
"""Turns a program (docs/Program.md) into an ONNX model of opset 17.

    program_to_onnx.py PROGRAM.json MODEL.onnx

Each operator becomes the nodes that `taso-translate --export-onnx` makes of it, so
that what is timed is what is deployed. Weights without data are random. The program
can also become the body of a Loop node that runs it as often as an input says.

Needs python3-onnx and python3-numpy of the distribution.
"""

import json
import math
import sys

import numpy
from onnx import TensorProto, checker, helper, numpy_helper, save, shape_inference

OPSET = 17
ITERATIONS = "taso.iterations"  # the input of a loop that says how often
TYPES = {
    "f32": (TensorProto.FLOAT, numpy.float32),
    "f16": (TensorProto.FLOAT16, numpy.float16),
    "i32": (TensorProto.INT32, numpy.int32),
    "i64": (TensorProto.INT64, numpy.int64),
}
RUNTIME_TYPES = {"f32": "float32", "f16": "float16", "i32": "int32", "i64": "int64"}


class Unsupported(Exception):
    """The program cannot be expressed; the text says what is in the way."""


def expand_operation(op):
    """The program of one step that a request's short form stands for."""
    operands = op.get("operands", [])
    tensors = [{**operand, "name": f"x{i}"} for i, operand in enumerate(operands)]
    results = len(op.get("attributes", {}).get("sizes", [0]))
    names = [f"y{i}" for i in range(results if op["op"] == "split" else 1)]
    # Shapes of results are left to ONNX.
    element = operands[0].get("type", "f32") if operands else "f32"
    tensors += [{"name": n, "kind": "output", "type": element} for n in names]
    step = {**op, "operands": [f"x{i}" for i in range(len(operands))], "results": names}
    return {"taso_program": 1, "tensors": tensors, "steps": [step]}


class Step:
    """One step, with the attributes that need not be written."""

    def __init__(self, step, tensors):
        self.op = step["op"]
        self.operands = step["operands"]
        self.results = step["results"]
        self.attributes = step.get("attributes", {})
        self.type = tensors[self.results[0]].get("type", "f32")
        self.shapes = [tensors[name].get("shape") for name in self.operands]

    def get(self, name, otherwise=None):
        value = self.attributes.get(name, otherwise)
        if value is None:
            raise Unsupported(f"{self.op}: expected the attribute '{name}'")
        return value

    def real(self, name):
        return float(self.get(name))  # "inf" and "nan" are strings in JSON


class Model:
    """A model under construction."""

    def __init__(self, program):
        self.program = program
        self.tensors = {tensor["name"]: tensor for tensor in program["tensors"]}
        self.steps = [Step(step, self.tensors) for step in program["steps"]]
        self.nodes = []
        self.weights = []
        self.narrow = {}  # results of broadcasts that need not be computed
        self.counter = 0

    # Parts of a graph.

    def name(self):
        self.counter += 1
        return f"taso.{self.counter}"

    def node(self, kind, operands, result=None, **attributes):
        """Adds a node with one result; returns its name."""
        result = result or self.name()
        self.nodes.append(helper.make_node(kind, operands, [result], **attributes))
        return result

    def weight(self, values, name=None):
        name = name or self.name()
        self.weights.append(numpy_helper.from_array(numpy.asarray(values), name))
        return name

    def integers(self, values):
        return self.weight(numpy.array(values, numpy.int64))

    def scalar(self, step, value):
        return self.weight(numpy.array(value, TYPES[step.type][1]))

    def pad(self, x, low, high, value=None, result=None):
        operands = [x, self.integers(list(low) + list(high))]
        if value is not None:
            operands.append(value)
        return self.node("Pad", operands, result, mode="constant")

    # Tensors.

    def element_type(self, tensor):
        name = tensor.get("type", "f32")
        if name not in TYPES:
            raise Unsupported(f"'{tensor['name']}': ONNX Runtime's CPU kernels take "
                              f"{', '.join(TYPES)}, not {name}")
        return TYPES[name]

    def of_kind(self, kind):
        return [tensor for tensor in self.program["tensors"]
                if tensor.get("kind", "input") == kind]

    def describe_values(self, name):
        """What random elements of a tensor must be: (values, below)."""
        uses = [(step, i) for step in self.steps
                for i, operand in enumerate(step.operands) if operand == name]
        below = [step.shapes[0][step.get("axis")] for step, i in uses
                 if step.op == "gather" and i == 1]
        if self.tensors[name].get("type", "f32").startswith("i"):
            return "index", min(below, default=2)
        positive = any(step.op in ("sqrt", "rsqrt") or (step.op, i) in
                       (("div", 1), ("batch_norm", 4)) for step, i in uses)
        return ("positive" if positive else "any"), 0

    def add_weight(self, tensor):
        """Elements as written, or random ones that keep deep graphs in range."""
        shape, kind = tensor["shape"], self.element_type(tensor)[1]
        if "data" in tensor:
            data = numpy.array([float(x) for x in tensor["data"]]).astype(kind)
            full = numpy.broadcast_to(data, shape) if data.size == 1 else data
            self.weight(numpy.ascontiguousarray(full.reshape(shape)), tensor["name"])
            return
        random = numpy.random.RandomState(tensor.get("seed", 0))
        values, below = self.describe_values(tensor["name"])
        if values == "index":
            elements = random.randint(0, below, shape)
        else:
            depth = {0: 1, 1: 1, 4: math.prod(shape[1:])}.get(
                len(shape), shape[-2] if len(shape) > 1 else 1)
            low, high = (0.5, 2) if values == "positive" else (-1, 1)
            elements = random.uniform(low, high, shape) * (3 / max(3, depth)) ** 0.5
        self.weight(numpy.asarray(elements).astype(kind), tensor["name"])

    def describe_inputs(self):
        """The inputs as timer.js wants them."""
        specs = {}
        for tensor in self.of_kind("input"):
            values, below = self.describe_values(tensor["name"])
            specs[tensor["name"]] = {
                "type": RUNTIME_TYPES[tensor.get("type", "f32")],
                "dims": tensor["shape"], "values": values, "below": below}
        return specs

    # The whole.

    def find_narrow(self):
        """Broadcasts that every reader makes itself, as ONNX's pointwise nodes do."""
        for step in self.steps:
            if step.op != "broadcast" or not step.shapes[0]:
                continue
            result = step.results[0]
            users = [user for user in self.steps if result in user.operands]
            if self.tensors[result].get("kind") != "output" and all(
                    user.op in POINTWISE_BINARY and user.operands.count(result) == 1
                    for user in users):
                self.narrow[result] = step.operands[0]
        for step in self.steps:
            # One operand of each reader keeps the full shape.
            if len(step.operands) == 2 and all(x in self.narrow for x in step.operands):
                del self.narrow[step.operands[1]]

    def build(self):
        for tensor in self.program["tensors"]:
            self.element_type(tensor)
        for tensor in self.of_kind("weight"):
            self.add_weight(tensor)
        self.find_narrow()
        for step in self.steps:
            if step.op not in OPERATORS:
                raise Unsupported(f"the operator '{step.op}' is not supported")
            if step.results[0] not in self.narrow:
                OPERATORS[step.op](self, step)

        self.fill_shapes()

    def fill_shapes(self):
        """Finds the shapes of outputs that an operator's short form leaves out."""
        if all("shape" in tensor for tensor in self.of_kind("output")):
            return
        inferred = shape_inference.infer_shapes(self.make_model(), strict_mode=True)
        for output in inferred.graph.output:
            sizes = output.type.tensor_type.shape.dim
            self.tensors[output.name]["shape"] = [size.dim_value for size in sizes]

    def make(self, nodes, inputs, outputs, weights):
        graph = helper.make_graph(nodes, "program", inputs, outputs, weights)
        return helper.make_model(graph, ir_version=8, producer_name="taso",
                                 opset_imports=[helper.make_opsetid("", OPSET)])

    def infos(self, kind, names=None):
        """The types of all tensors of a kind, perhaps by other names."""
        tensors = self.of_kind(kind)
        names = names or [tensor["name"] for tensor in tensors]
        return [helper.make_tensor_value_info(name, self.element_type(tensor)[0],
                                              tensor.get("shape"))
                for name, tensor in zip(names, tensors)]

    def make_model(self):
        return self.make(self.nodes, self.infos("input"), self.infos("output"),
                         self.weights)

    def make_loop(self):
        """A model whose one node runs the program as often as ITERATIONS says.

        Each round hands its outputs on, so that they are computed; the first one
        gets zeros.
        """
        def names(prefix):
            return [f"taso.{prefix}{i}" for i in range(len(self.of_kind("output")))]

        shapes = [numpy_helper.from_array(numpy.array(tensor["shape"], numpy.int64), name)
                  for name, tensor in zip(names("shape"), self.of_kind("output"))]
        nodes = []
        for shape, first, tensor in zip(shapes, names("first"), self.of_kind("output")):
            zero = numpy_helper.from_array(numpy.zeros(1, self.element_type(tensor)[1]))
            nodes.append(
                helper.make_node("ConstantOfShape", [shape.name], [first], value=zero))
        count, go, on = (helper.make_tensor_value_info(name, kind, []) for name, kind in (
            ("taso.round", TensorProto.INT64), ("taso.go", TensorProto.BOOL),
            ("taso.on", TensorProto.BOOL)))
        body = helper.make_graph(
            [helper.make_node("Identity", [go.name], [on.name])] + self.nodes, "body",
            [count, go] + self.infos("output", names("before")),
            [on] + self.infos("output"), self.weights)
        nodes.append(helper.make_node("Loop", [ITERATIONS, ""] + names("first"),
                                      names("last"), body=body))
        rounds = helper.make_tensor_value_info(ITERATIONS, TensorProto.INT64, [])
        return self.make(nodes, self.infos("input") + [rounds],
                         self.infos("output", names("last")), shapes)


# Operators. Each function adds the nodes of one step.

POINTWISE_BINARY = {"add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div",
                    "max": "Max", "min": "Min"}
POINTWISE_UNARY = {"relu": "Relu", "sigmoid": "Sigmoid", "tanh": "Tanh", "neg": "Neg",
                   "abs": "Abs", "exp": "Exp", "sqrt": "Sqrt", "erf": "Erf"}
ACTIVATIONS = {"none": None, "relu": "Relu", "sigmoid": "Sigmoid", "tanh": "Tanh"}


def add_unary(model, step):
    model.node(POINTWISE_UNARY[step.op], step.operands, step.results[0])


def add_binary(model, step):
    operands = [model.narrow.get(name, name) for name in step.operands]
    model.node(POINTWISE_BINARY[step.op], operands, step.results[0])


def add_smul(model, step):
    model.node("Mul", step.operands, step.results[0])


def add_rsqrt(model, step):
    model.node("Reciprocal", [model.node("Sqrt", step.operands)], step.results[0])


def add_clamp(model, step):
    bounds = [model.scalar(step, step.real(name)) for name in ("minimum", "maximum")]
    model.node("Clip", step.operands + bounds, step.results[0])


def add_gelu(model, step):
    """In the form that ONNX Runtime recognises; a node of its own came later."""
    x = step.operands[0]
    if step.get("approximate", "none") == "tanh":
        cube = model.node("Mul", [model.node("Mul", [x, x]), x])
        cube = model.node("Mul", [cube, model.scalar(step, 0.044715)])
        inner = model.node("Add", [x, cube])
        inner = model.node("Mul", [inner, model.scalar(step, 0.7978845608028654)])
        inner = model.node("Tanh", [inner])
    else:
        inner = model.node("Div", [x, model.scalar(step, 1.4142135623730951)])
        inner = model.node("Erf", [inner])
    inner = model.node("Add", [inner, model.scalar(step, 1)])
    product = model.node("Mul", [x, inner])
    model.node("Mul", [product, model.scalar(step, 0.5)], step.results[0])


def add_activated(model, step, kind, **attributes):
    activation = ACTIVATIONS[step.get("activation", "none")]
    plain = None if activation else step.results[0]
    result = model.node(kind, step.operands, plain, **attributes)
    if activation:
        model.node(activation, [result], step.results[0])


def add_conv2d(model, step):
    add_activated(model, step, "Conv", kernel_shape=step.shapes[1][2:],
                  strides=step.get("strides"), pads=step.get("pads"),
                  dilations=step.get("dilations", [1, 1]), group=step.get("groups"))


def add_matmul(model, step):
    add_activated(model, step, "MatMul")


def add_pool(model, step, kind, **attributes):
    model.node(kind, step.operands, step.results[0], kernel_shape=step.get("kernel"),
               strides=step.get("strides"), pads=step.get("pads"), **attributes)


def add_max_pool(model, step):
    add_pool(model, step, "MaxPool", dilations=step.get("dilations", [1, 1]))


def add_average_pool(model, step):
    flag = step.get("count_include_pad", 0)
    add_pool(model, step, "AveragePool", count_include_pad=flag)


def add_concat(model, step):
    model.node("Concat", step.operands, step.results[0], axis=step.get("axis"))


def add_split(model, step):
    operands = step.operands + [model.integers(step.get("sizes"))]
    model.nodes.append(helper.make_node("Split", operands, step.results,
                                        axis=step.get("axis")))


def add_transpose(model, step):
    model.node("Transpose", step.operands, step.results[0], perm=step.get("perm"))


def add_reshape(model, step):
    shape = step.get("shape")
    model.node("Reshape", step.operands + [model.integers(shape)], step.results[0],
               allowzero=int(0 in shape))


def slice_axis(model, x, axis, start, size, step, result=None):
    end = start + (size - 1) * step + 1
    lists = [model.integers([value]) for value in (start, end, axis, step)]
    return model.node("Slice", [x] + lists, result)


def add_slice(model, step):
    numbers = [step.get(name) for name in ("axis", "start", "size", "step")]
    slice_axis(model, step.operands[0], *numbers, step.results[0])


def add_pad(model, step):
    value = step.real("value")
    model.pad(step.operands[0], step.get("low"), step.get("high"),
              model.scalar(step, value) if value else None, step.results[0])


def add_broadcast(model, step):
    operands = step.operands + [model.integers(step.get("shape"))]
    model.node("Expand", operands, step.results[0])


def add_gather(model, step):
    model.node("Gather", step.operands, step.results[0], axis=step.get("axis"))


def add_enlarge(model, step):
    """Zeros around a kernel; where they do not halve, one more at the end."""
    extra = [new - old for new, old in zip(step.get("kernel"), step.shapes[0][2:])]
    low = [0, 0] + [e // 2 for e in extra]
    high = [0, 0] + [e - e // 2 for e in extra]
    model.pad(step.operands[0], low, high, None, step.results[0])


def add_merge_gconv(model, step):
    """Each group's channels move to their place among those of the merged group."""
    out, inputs, height, width = step.shapes[0]
    count, groups = step.get("count"), step.get("groups")
    merged, area = groups // count, height * width
    shape = [merged, count, out // groups, inputs, area]
    parts = model.node("Reshape", [step.operands[0], model.integers(shape)])
    padded = []
    for member in range(count):
        part = slice_axis(model, parts, 1, member, 1, 1)
        before, after = member * inputs, (count - 1 - member) * inputs
        padded.append(model.pad(part, [0, 0, 0, before, 0], [0, 0, 0, after, 0]))
    joined = model.node("Concat", padded, axis=1)
    shape = model.integers([out, count * inputs, height, width])
    model.node("Reshape", [joined, shape], step.results[0])


def add_reduction(model, step):
    axes, keep = step.get("axes"), step.get("keep_dims", 0)
    if not axes:
        model.node("Identity", step.operands, step.results[0])
    elif step.op == "reduce_sum":
        model.node("ReduceSum", step.operands + [model.integers(axes)],
                   step.results[0], keepdims=keep)
    else:
        kind = {"reduce_mean": "ReduceMean", "reduce_max": "ReduceMax"}[step.op]
        model.node(kind, step.operands, step.results[0], axes=axes, keepdims=keep)


def add_softmax(model, step):
    model.node("Softmax", step.operands, step.results[0], axis=step.get("axis"))


def add_layer_norm(model, step):
    model.node("LayerNormalization", step.operands, step.results[0],
               axis=step.get("axis"), epsilon=step.real("epsilon"))


def add_batch_norm(model, step):
    model.node("BatchNormalization", step.operands, step.results[0],
               epsilon=step.real("epsilon"))


def add_constant(model, step):
    """An operator without operands has its elements in the model."""
    kind = TYPES[step.type][1]
    if step.op == "const_imm":
        values = numpy.eye(step.get("size"))
    elif step.op == "const_one":
        values = numpy.ones(step.get("shape"))
    elif step.op == "const_zero":
        values = numpy.zeros(step.get("shape"))
    elif step.op == "const_pool":
        kernel = step.get("kernel")
        values = numpy.full([step.get("channels"), 1] + kernel, 1 / math.prod(kernel))
    else:
        kernel, channels = step.get("kernel"), step.get("channels")
        size = channels // step.get("groups")
        values = numpy.zeros([channels, size] + kernel)
        for channel in range(channels):
            values[channel, channel % size, kernel[0] // 2, kernel[1] // 2] = 1
    # A node and no initializer: a result may be an output.
    tensor = numpy_helper.from_array(numpy.asarray(values, kind))
    model.node("Constant", [], step.results[0], value=tensor)


OPERATORS = {
    **{name: add_unary for name in POINTWISE_UNARY},
    **{name: add_binary for name in POINTWISE_BINARY},
    **{name: add_reduction for name in ("reduce_sum", "reduce_mean", "reduce_max")},
    **{name: add_constant
       for name in ("const_pool", "const_iconv", "const_imm", "const_one",
                    "const_zero")},
    "smul": add_smul, "rsqrt": add_rsqrt, "clamp": add_clamp, "gelu": add_gelu,
    "conv2d": add_conv2d, "matmul": add_matmul, "pool2d_max": add_max_pool,
    "pool2d_avg": add_average_pool, "concat": add_concat, "split": add_split,
    "transpose": add_transpose, "reshape": add_reshape, "slice": add_slice,
    "pad": add_pad, "broadcast": add_broadcast, "gather": add_gather,
    "enlarge": add_enlarge, "merge_gconv": add_merge_gconv, "softmax": add_softmax,
    "layer_norm": add_layer_norm, "batch_norm": add_batch_norm,
}  # fmt: skip


def convert(program):
    """The model of a program, under construction: ask it for what is needed."""
    model = Model(program)
    model.build()
    return model


def main(source, target):
    with open(source, encoding="utf-8") as file:
        program = json.load(file)
    try:
        result = convert(program).make_model()
    except Unsupported as error:
        sys.exit(f"error: {source}: {error}")
    checker.check_model(result, full_check=True)
    save(result, target)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: program_to_onnx.py PROGRAM.json MODEL.onnx")
    main(*sys.argv[1:])
