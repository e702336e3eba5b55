#!/usr/bin/env python3
"""Gives a model whose weights are uniform random ones.

    randomize_weights.py MODEL.onnx RESULT.onnx

Each ConstantOfShape node that makes floats becomes an initializer, drawn by a
fixed seed: kernels and matrices from N(0, 2 / fan-in), scales and variances near
1, everything else near 0. Shapes and integers stay what they are. What a final
Softmax reads becomes an output as well.
"""

import sys

import numpy
import onnx
from onnx import numpy_helper

# Which operand of BatchNormalization is a scale or a variance.
NEAR_ONE = {("BatchNormalization", 1), ("BatchNormalization", 4), ("Mul", 1)}
# Nodes that only change the shape of a weight.
VIEWS = {"Unsqueeze", "Reshape", "Squeeze", "Identity"}


def find_use(graph, name):
    """The node, and the operand, that reads a value, past changes of shape."""
    for node in graph.node:
        for position, operand in enumerate(node.input):
            if operand != name:
                continue
            if node.op_type in VIEWS:
                return find_use(graph, node.output[0])
            return node.op_type, position
    return "", 0


def draw(generator, shape, use):
    count = int(numpy.prod(shape))
    normal = generator.standard_normal(count).astype(numpy.float32)
    if use == ("BatchNormalization", 4):
        values = 1 + 0.1 * numpy.abs(normal)
    elif use in NEAR_ONE:
        values = 1 + 0.1 * normal
    elif len(shape) >= 2:
        fan_in = shape[0] if use[0] == "MatMul" else numpy.prod(shape[1:])
        values = normal * numpy.sqrt(2.0 / fan_in)
    else:
        values = 0.1 * normal
    return values.astype(numpy.float32).reshape(shape)


def is_float(node):
    value = next((a.t for a in node.attribute if a.name == "value"), None)
    return value is None or value.data_type == onnx.TensorProto.FLOAT


def expose_logits(graph):
    """Makes what the last Softmax reads an output: probabilities saturate."""
    if graph.node[-1].op_type == "Softmax":
        graph.output.append(onnx.helper.make_tensor_value_info(
            graph.node[-1].input[0], onnx.TensorProto.FLOAT, None))


def randomize(model_path, result_path):
    model = onnx.load(model_path)
    graph = model.graph
    generator = numpy.random.default_rng(1)
    shapes = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    for node in graph.node:
        if node.op_type == "Constant":
            shapes[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
    for node in list(graph.node):
        known = node.op_type == "ConstantOfShape" and node.input[0] in shapes
        if not known or not is_float(node):
            continue
        shape = [int(size) for size in shapes[node.input[0]]]
        values = draw(generator, shape, find_use(graph, node.output[0]))
        graph.initializer.append(numpy_helper.from_array(values, node.output[0]))
        if model.ir_version < 4:
            graph.input.append(onnx.helper.make_tensor_value_info(
                node.output[0], onnx.TensorProto.FLOAT, shape))
        graph.node.remove(node)
    expose_logits(graph)
    onnx.save(model, result_path)


if __name__ == "__main__":
    randomize(*sys.argv[1:3])
