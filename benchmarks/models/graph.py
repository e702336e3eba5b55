"""A graph of taso operations under construction.

Methods append operations, infer the shapes of their results and return `Value`s;
`text` prints a function in the dialect's own syntax. Weights are arguments marked
`taso.weight`: cost models and rules see shapes only, so that a network with 10^8
weights is a file of some kilobytes.
"""

from typing import NamedTuple


class Value(NamedTuple):
    """An SSA value."""

    name: str
    shape: tuple

    @property
    def type(self):
        """The tensor type; every element is an f32."""
        return f"tensor<{'x'.join([*map(str, self.shape), 'f32'])}>"


def pair(number):
    """A number or (height, width), as (height, width)."""
    return number if isinstance(number, tuple) else (number, number)


def brackets(numbers):
    """A list of numbers in the syntax of MLIR."""
    return f"[{', '.join(map(str, numbers))}]"


class Graph:
    """A function of one block; images are [N, C, H, W]."""

    def __init__(self):
        self.arguments, self.lines = [], []

    # Leaves

    def input(self, *shape):
        """A new argument."""
        value = Value(f"%arg{len(self.arguments)}", shape)
        self.arguments.append(f"{value.name}: {value.type}")
        return value

    def weight(self, *shape):
        """A new argument whose value is known before the network runs."""
        value = self.input(*shape)
        self.arguments[-1] += " {taso.weight}"
        return value

    def scalar(self, value):
        """A constant of rank 0."""
        result = Value(f"%v{len(self.lines)}", ())
        text = f"taso.constant dense<{value:e}> : {result.type}"
        self.lines.append(f"{result.name} = {text}")
        return result

    # Operations

    def emit(self, operation, operands, shape, attributes="", bias=None):
        """Appends an operation whose result has the given shape."""
        result = Value(f"%v{len(self.lines)}", tuple(shape))
        names = ", ".join(operand.name for operand in operands)
        if bias:
            names, operands = f"{names} bias {bias.name}", [*operands, bias]
        types = ", ".join(operand.type for operand in operands)
        text = f"taso.{operation} {names}{attributes} : ({types}) -> {result.type}"
        self.lines.append(f"{result.name} = {text}")
        return result

    def pointwise(self, operation, *operands, attributes=""):
        """An operation whose operands have the shape of the result."""
        return self.emit(operation, operands, operands[0].shape, attributes)

    def scale(self, x, factor):
        """The product with a number."""
        return self.emit("smul", [x, self.scalar(factor)], x.shape)

    def matmul(self, x, y, activation=None):
        """A matrix product on the last two dimensions."""
        attributes = f" activation {activation}" if activation else ""
        return self.emit("matmul", [x, y], [*x.shape[:-1], y.shape[-1]], attributes)

    def reshape(self, x, *shape):
        """The same elements under another shape."""
        return self.emit("reshape", [x], shape, f" shape {brackets(shape)}")

    def transpose(self, x, *perm):
        """Permuted dimensions."""
        shape = [x.shape[axis] for axis in perm]
        return self.emit("transpose", [x], shape, f" perm {brackets(perm)}")

    def broadcast(self, x, shape):
        """Repeats leading dimensions that are missing, and those of size 1."""
        missing = len(shape) - len(x.shape)
        if missing:
            x = self.reshape(x, *[1] * missing, *x.shape)
        return self.emit("broadcast", [x], shape, f" shape {brackets(shape)}")

    def slice(self, x, axis, start, size):
        """Neighbouring elements of an axis."""
        shape = [*x.shape[:axis], size, *x.shape[axis + 1 :]]
        text = f" axis {axis} start {start} size {size}"
        return self.emit("slice", [x], shape, text)

    def concat(self, *parts, axis=1):
        """Joins along an axis."""
        shape = list(parts[0].shape)
        shape[axis] = sum(part.shape[axis] for part in parts)
        return self.emit("concat", parts, shape, f" axis {axis}")

    def softmax(self, x):
        """Softmax over the last dimension."""
        return self.pointwise("softmax", x, attributes=f" axis {len(x.shape) - 1}")

    def mean(self, x):
        """The mean over the last dimension, which becomes 1."""
        text = f" axes [{len(x.shape) - 1}] keep_dims 1"
        return self.emit("reduce_mean", [x], [*x.shape[:-1], 1], text)

    # Images

    def window(self, x, channels, kernel, stride, pad):
        """The shape of a sliding window's result, and its attributes' text."""
        sizes = [
            (size + 2 * p - k) // stride + 1
            for size, k, p in zip(x.shape[2:], pair(kernel), pair(pad))
        ]
        text = f" strides {brackets(pair(stride))}"
        text += f" pads {brackets(pair(pad) * 2)}"
        return [x.shape[0], channels, *sizes], text

    def conv(self, x, filters, kernel, stride=1, pad=0, groups=1, relu=False):
        """A convolution with weights of its own, without bias."""
        weight = self.weight(filters, x.shape[1] // groups, *pair(kernel))
        shape, text = self.window(x, filters, kernel, stride, pad)
        text += f" groups {groups}" if groups > 1 else ""
        text += " activation relu" if relu else ""
        return self.emit("conv2d", [x, weight], shape, text)

    def conv_relu(self, x, filters, kernel, stride=1, pad=0):
        """A convolution and its fused ReLU."""
        return self.conv(x, filters, kernel, stride, pad, relu=True)

    def batch_norm(self, x):
        """Batch normalization at inference."""
        vectors = [self.weight(x.shape[1]) for _ in range(4)]
        return self.emit("batch_norm", [x, *vectors], x.shape, " epsilon 1.0e-5")

    def pool(self, operation, x, kernel, stride, pad):
        """A pool of either kind."""
        shape, text = self.window(x, x.shape[1], kernel, stride, pad)
        text = f" kernel {brackets(pair(kernel))}{text}"
        return self.emit(operation, [x], shape, text)

    def max_pool(self, x, kernel=3, stride=2, pad=0):
        """The maximum of each window."""
        return self.pool("pool2d_max", x, kernel, stride, pad)

    def average_pool(self, x, kernel=3, stride=1, pad=1):
        """The mean of each window, over the elements inside the image."""
        return self.pool("pool2d_avg", x, kernel, stride, pad)

    def features(self, x):
        """The mean of each channel, as rows."""
        pooled = self.average_pool(x, x.shape[2:], 1, 0)
        return self.reshape(pooled, *x.shape[:2])

    # Rows

    def linear(self, x, outputs, bias=True):
        """A product with a weight matrix, and a bias."""
        y = self.matmul(x, self.weight(x.shape[-1], outputs))
        if not bias:
            return y
        return self.pointwise("add", y, self.broadcast(self.weight(outputs), y.shape))

    def layer_norm(self, x):
        """Layer normalization over the last dimension."""
        width = x.shape[-1]
        text = f" axis {len(x.shape) - 1} epsilon 1.0e-12"
        scale, offset = self.weight(width), self.weight(width)
        return self.emit("layer_norm", [x, scale], x.shape, text, offset)

    def text(self, name, *results):
        """The function in the dialect's syntax."""
        types = ", ".join(result.type for result in results)
        names = ", ".join(result.name for result in results)
        body = "\n".join(f"  {line}" for line in self.lines)
        return (
            f"func.func @{name}({', '.join(self.arguments)}) -> ({types}) {{\n"
            f"{body}\n  return {names} : {types}\n}}\n"
        )
