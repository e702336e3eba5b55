#!/usr/bin/python3
"""Writes a benchmark network as an ONNX model.

Usage: export.py NAME -o MODEL.onnx [--seed N] [--divide N] [--taso-opt PATH]

The network is that of networks.py; taso-opt converts and exports it. What are arguments
marked `taso.weight` there become initializers, drawn from N(0, 1 / fan in) with the
given seed; variances and scales of normalizations, which must be positive, are 1. The
same arguments give the same bytes.

Some networks have 10^8 weights. For a model to try things on, --divide N divides the
channels of convolutions or the width of layers, of which there are fewer then; not all
networks can be divided.

Needs python3-onnx and python3-numpy of the distribution.
"""

import argparse
import inspect
import os
import subprocess
import sys
import tempfile

import networks
from graph import Graph, Value

try:
    import numpy
    import onnx
    from onnx import numpy_helper
except ImportError as error:
    sys.exit(f"export.py: {error}; install python3-onnx and python3-numpy")

DIVISIBLE = (
    "nasrnn", "lstm", "bert_base", "lora", "squeezenet", "inceptionv3", "resnet50",
    "resnet50_v1", "resnet50_bn", "resnext50",
)  # fmt: skip
# Parameters of networks that are divided, and those that are counts.
WIDTHS = ("hidden", "tokens")
COUNTS = {"steps": 2, "layers": 1, "cells": 1}


class NarrowGraph(Graph):
    """Remembers which arguments are weights, and divides channels."""

    def __init__(self, divisor):
        super().__init__()
        self.divisor = divisor
        self.weights = {}

    def weight(self, *shape):
        """Also remembers its shape."""
        value = super().weight(*shape)
        self.weights[len(self.arguments) - 1] = shape
        return value

    def conv(self, x, filters, kernel, stride=1, pad=0, groups=1, relu=False):
        """With fewer filters, one a group at least."""
        filters = max(groups, filters // self.divisor)
        return super().conv(x, filters, kernel, stride, pad, groups, relu)


def build(name, divisor):
    """The text of a network's module, and the shapes of its weights by argument."""
    function = networks.NETWORKS[name]
    graph = NarrowGraph(divisor)
    sizes = {}
    for parameter in inspect.signature(function).parameters.values():
        if divisor > 1 and parameter.name in WIDTHS:
            sizes[parameter.name] = parameter.default // divisor
        if divisor > 1 and parameter.name in COUNTS:
            sizes[parameter.name] = COUNTS[parameter.name]
    results = function(graph, **sizes)
    results = [results] if isinstance(results, Value) else results
    return graph.text(name, *results), graph.weights


def draw(random, shape):
    """The values of a weight."""
    if len(shape) == 1:
        return numpy.ones(shape, numpy.float32)
    fan_in = shape[-2] if len(shape) in (2, 3) else int(numpy.prod(shape[1:]))
    return (random.standard_normal(shape) / numpy.sqrt(fan_in)).astype(numpy.float32)


def add_weights(model, weights, seed):
    """Makes inputs that are weights initializers."""
    random = numpy.random.RandomState(seed)
    inputs = list(model.graph.input)
    for index, shape in weights.items():
        tensor = numpy_helper.from_array(draw(random, shape), inputs[index].name)
        model.graph.initializer.append(tensor)
    del model.graph.input[:]
    model.graph.input.extend(v for i, v in enumerate(inputs) if i not in weights)


def export(options):
    """Converts, exports, and adds the weights."""
    text, weights = build(options.network, options.divide)
    with tempfile.TemporaryDirectory() as folder:
        source, target = (os.path.join(folder, name) for name in ("n.mlir", "n.onnx"))
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([options.taso_opt, source, "-o", target], check=True)
        model = onnx.load(target)
    add_weights(model, weights, options.seed)
    onnx.save(model, options.output)


def main():
    """Does what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("network", choices=networks.NETWORKS, metavar="NAME")
    parser.add_argument("-o", "--output", required=True, help="the .onnx file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--divide", type=int, default=1)
    parser.add_argument("--taso-opt", default="taso-opt")
    options = parser.parse_args()
    if options.divide < 1:
        parser.error(f"--divide must be 1 or more, found {options.divide}")
    if options.divide > 1 and options.network not in DIVISIBLE:
        parser.error(f"of the networks {', '.join(DIVISIBLE)} can be divided")
    export(options)


if __name__ == "__main__":
    main()
