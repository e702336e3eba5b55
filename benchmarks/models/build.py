#!/usr/bin/python3
"""Builds real network architectures as .onnx files, without downloads.

Usage: build.py squeezenet|resnet18|inception|bert -o model.onnx
                [--seed N] [--batch N] [--size N]

squeezenet  SqueezeNet 1.1, 3x224x224, 1000 classes (the Python export of it)
resnet18    ResNet-18 with batch normalization, 3x224x224, 1000 classes
inception   The first half of Inception v3: stem, three A blocks, one B block
            and two C blocks, 3x299x299, with batch normalization
bert        Two encoder blocks of BERT-base's shape rules, hidden size 256,
            4 heads, 64 tokens, LayerNorm and Gelu spelled out

Weights are drawn from N(0, 2 / fan in) with the given seed (He and others, 2015),
statistics of batch normalization near those of the identity, so that outputs
depend on inputs as in a trained network. The same arguments give the same bytes.
Needs python3-onnx and python3-numpy of the distribution.
"""

import argparse
import sys

import images

try:
    import numpy
    import onnx
    from onnx import TensorProto, helper, numpy_helper
except ImportError as error:
    sys.exit(f"build.py: {error}; install python3-onnx with utils/install-deps.sh")


class Network:
    """A graph under construction; methods add nodes and return value names."""

    def __init__(self, seed):
        self.random = numpy.random.RandomState(seed)
        self.nodes = []
        self.weights = []
        self.channels = {}
        self.counts = {}

    def name(self, kind):
        """A readable new name."""
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return f"{kind.lower()}{self.counts[kind]}"

    def weight(self, name, values):
        """Adds an initializer."""
        values = numpy.asarray(values)
        if values.dtype != numpy.int64:
            values = values.astype(numpy.float32)
        self.weights.append(numpy_helper.from_array(values, name))
        return name

    def he(self, name, shape, fan_in):
        """Adds weights from N(0, 2 / fan in)."""
        deviation = (2.0 / fan_in) ** 0.5
        return self.weight(name, self.random.standard_normal(shape) * deviation)

    def op(self, kind, *inputs, **attributes):
        """Adds a node with one output."""
        name = self.name(kind)
        output = f"{name}_out"
        self.nodes.append(
            helper.make_node(kind, list(inputs), [output], name=name, **attributes)
        )
        if inputs[0] in self.channels:
            self.channels[output] = self.channels[inputs[0]]
        return output

    def conv(self, x, filters, kernel, stride=1, pad=0, bias=True):
        """A convolution; kernel and pad are numbers or (height, width)."""
        kh, kw = kernel if isinstance(kernel, tuple) else (kernel, kernel)
        ph, pw = pad if isinstance(pad, tuple) else (pad, pad)
        channels = self.channels[x]
        name = f"conv{self.counts.get('Conv', 0) + 1}"
        inputs = [
            x,
            self.he(f"{name}_w", (filters, channels, kh, kw), channels * kh * kw),
        ]
        if bias:
            values = self.random.standard_normal(filters) * 0.05
            inputs.append(self.weight(f"{name}_b", values))
        y = self.op(
            "Conv", *inputs, kernel_shape=[kh, kw], strides=[stride, stride],
            pads=[ph, pw, ph, pw], dilations=[1, 1], group=1,
        )  # fmt: skip
        self.channels[y] = filters
        return y

    def batch_norm(self, x):
        """Normalization with statistics near those of the identity."""
        c = self.channels[x]
        name = f"bn{self.counts.get('BatchNormalization', 0) + 1}"
        draw = self.random.standard_normal
        inputs = [
            self.weight(f"{name}_scale", 1 + 0.1 * draw(c)),
            self.weight(f"{name}_bias", 0.1 * draw(c)),
            self.weight(f"{name}_mean", 0.1 * draw(c)),
            self.weight(f"{name}_var", 1 + 0.1 * numpy.abs(draw(c))),
        ]
        return self.op("BatchNormalization", x, *inputs, epsilon=1e-5)

    def conv_bn_relu(self, x, filters, kernel, stride=1, pad=0):
        """Convolution without bias, normalization, ReLU."""
        y = self.conv(x, filters, kernel, stride, pad, bias=False)
        return self.op("Relu", self.batch_norm(y))

    def conv_relu(self, x, filters, kernel, stride=1, pad=0):
        """Convolution with bias, ReLU."""
        return self.op("Relu", self.conv(x, filters, kernel, stride, pad))

    def max_pool(self, x, kernel=3, stride=2, pad=0):
        """Maximum pooling."""
        return self.op(
            "MaxPool", x, kernel_shape=[kernel] * 2, strides=[stride] * 2,
            pads=[pad] * 4,
        )  # fmt: skip

    def average_pool(self, x):
        """The mean of 3x3 elements, zeros around the image included."""
        return self.op(
            "AveragePool", x, kernel_shape=[3, 3], strides=[1, 1],
            pads=[1, 1, 1, 1], count_include_pad=1,
        )  # fmt: skip

    def concat(self, *parts):
        """Concatenation of channels."""
        y = self.op("Concat", *parts, axis=1)
        self.channels[y] = sum(self.channels[p] for p in parts)
        return y

    def linear(self, x, inputs, outputs):
        """A product with a weight matrix, and a bias."""
        name = f"linear{self.counts.get('MatMul', 0) + 1}"
        y = self.op("MatMul", x, self.he(f"{name}_w", (inputs, outputs), inputs))
        bias = self.random.standard_normal(outputs) * 0.05
        return self.op("Add", y, self.weight(f"{name}_b", bias))

    def classifier(self, x, classes):
        """Global average, and a dense layer."""
        y = self.op("Flatten", self.op("GlobalAveragePool", x), axis=1)
        c = self.channels[x]
        bias = self.random.standard_normal(classes) * 0.05
        weight = self.he("fc_w", (classes, c), c)
        return self.op("Gemm", y, weight, self.weight("fc_b", bias), transB=1)


# Networks. Each takes the network and the input, and returns the output.


def squeezenet(net, x):
    """SqueezeNet 1.1."""
    x = net.op("Dropout", images.squeezenet_features(net, x))
    x = net.op("GlobalAveragePool", net.conv_relu(x, 1000, 1))
    return net.op("Flatten", x, axis=1)


def resnet18(net, x):
    """ResNet-18 (He and others, 2016)."""

    def block(x, filters, stride):
        y = net.conv_bn_relu(x, filters, 3, stride, 1)
        y = net.batch_norm(net.conv(y, filters, 3, 1, 1, bias=False))
        if stride != 1 or net.channels[x] != filters:
            x = net.batch_norm(net.conv(x, filters, 1, stride, bias=False))
        return net.op("Relu", net.op("Add", y, x))

    x = net.max_pool(net.conv_bn_relu(x, 64, 7, 2, 3), pad=1)
    for filters in (64, 128, 256, 512):
        x = block(x, filters, 1 if filters == 64 else 2)
        x = block(x, filters, 1)
    return net.classifier(x, 1000)


def inception(net, x):
    """The first half of Inception v3."""
    unit = net.conv_bn_relu
    x = images.inception_stem(net, unit, x)
    for pool_filters in (32, 64, 64):
        x = images.inception_a(net, unit, x, pool_filters)
    x = images.inception_b(net, unit, x)
    for c in (128, 160):
        x = images.inception_c(net, unit, x, c)
    return net.classifier(x, 1000)


def bert(net, x, hidden=256, heads=4, tokens=64, batch=1):
    """Two encoder blocks (Devlin and others, 2018), of smaller size."""

    def constant(value):
        return net.weight(net.name("constant"), numpy.float32(value))

    def shape(*sizes):
        return net.weight(net.name("shape"), numpy.array(sizes, numpy.int64))

    def layer_norm(x):
        mean = net.op("ReduceMean", x, axes=[-1], keepdims=1)
        centred = net.op("Sub", x, mean)
        square = net.op("Mul", centred, centred)
        variance = net.op("ReduceMean", square, axes=[-1], keepdims=1)
        root = net.op("Sqrt", net.op("Add", variance, constant(1e-12)))
        draw = net.random.standard_normal(hidden)
        scale = net.weight(net.name("ln_scale"), 1 + 0.1 * draw)
        bias = net.weight(net.name("ln_bias"), 0.1 * draw)
        return net.op("Add", net.op("Mul", net.op("Div", centred, root), scale), bias)

    def gelu(x):
        erf = net.op("Erf", net.op("Div", x, constant(2**0.5)))
        half = net.op("Mul", x, net.op("Add", erf, constant(1)))
        return net.op("Mul", half, constant(0.5))

    def split_heads(x, order):
        size = shape(batch, tokens, heads, hidden // heads)
        return net.op("Transpose", net.op("Reshape", x, size), perm=order)

    def attention(x):
        query = split_heads(net.linear(x, hidden, hidden), [0, 2, 1, 3])
        key = split_heads(net.linear(x, hidden, hidden), [0, 2, 3, 1])
        value = split_heads(net.linear(x, hidden, hidden), [0, 2, 1, 3])
        scores = net.op("MatMul", query, key)
        scores = net.op("Div", scores, constant((hidden / heads) ** 0.5))
        mixed = net.op("MatMul", net.op("Softmax", scores, axis=-1), value)
        mixed = net.op("Transpose", mixed, perm=[0, 2, 1, 3])
        mixed = net.op("Reshape", mixed, shape(batch, tokens, hidden))
        return net.linear(mixed, hidden, hidden)

    for _ in range(2):
        x = layer_norm(net.op("Add", attention(x), x))
        wide = gelu(net.linear(x, hidden, 4 * hidden))
        x = layer_norm(net.op("Add", net.linear(wide, 4 * hidden, hidden), x))
    return x


NETWORKS = {
    "squeezenet": (squeezenet, 224),
    "resnet18": (resnet18, 224),
    "inception": (inception, 299),
    "bert": (bert, 64),
}


def build(kind, seed, batch, size):
    """The model of one network."""
    function, usual = NETWORKS[kind]
    size = size or usual
    net = Network(seed)
    if kind == "bert":
        in_shape, out_shape = [batch, size, 256], [batch, size, 256]
        output = bert(net, "input", tokens=size, batch=batch)
    else:
        in_shape, out_shape = [batch, 3, size, size], [batch, 1000]
        net.channels["input"] = 3
        output = function(net, "input")
    net.nodes[-1].output[0] = "output"
    assert output not in {i for n in net.nodes for i in n.input}
    graph = helper.make_graph(
        net.nodes,
        kind,
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, in_shape)],
        [helper.make_tensor_value_info("output", TensorProto.FLOAT, out_shape)],
        net.weights,
    )
    model = helper.make_model(
        graph,
        producer_name="taso-build-models",
        opset_imports=[helper.make_opsetid("", 13)],
    )
    model.ir_version = 7
    return model


def main():
    """Writes the network that the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("network", choices=sorted(NETWORKS))
    parser.add_argument("-o", "--output", required=True, help="the .onnx file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--size", type=int, help="height and width, or tokens")
    arguments = parser.parse_args()
    model = build(arguments.network, arguments.seed, arguments.batch, arguments.size)
    onnx.save(model, arguments.output)
    weights = sum(numpy.prod(w.dims) for w in model.graph.initializer)
    print(
        f"{arguments.output}: {arguments.network}, {len(model.graph.node)} nodes, "
        f"{weights / 1e6:.2f} million weights"
    )


if __name__ == "__main__":
    main()
