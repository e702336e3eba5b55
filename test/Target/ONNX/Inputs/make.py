"""Writes the small models of the tests in this folder.

Usage: make.py CASE out.onnx
"""

import os
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT = TensorProto.FLOAT


def info(name, shape=(2, 2), kind=FLOAT):
    """A value info."""
    return helper.make_tensor_value_info(name, kind, shape)


def node(kind, inputs, outputs, **attributes):
    """A node named after its first output."""
    return helper.make_node(
        kind, inputs.split(), outputs.split(), name=f"{outputs.split()[0]}_node",
        **attributes,
    )  # fmt: skip


def model(nodes, inputs, outputs, weights=(), values=(), ir=8, opset=13, **more):
    """A model of a graph named g."""
    graph = helper.make_graph(
        nodes, "g", inputs, outputs, list(weights), value_info=list(values)
    )
    result = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", opset)], **more
    )
    result.ir_version = ir
    return result


def relu(**changes):
    """y = relu(x)."""
    arguments = {
        "nodes": [node("Relu", "x", "y")], "inputs": [info("x")], "outputs": [info("y")]
    }  # fmt: skip
    arguments.update(changes)
    return model(**arguments)


def weighted(data, name="w", **changes):
    """y = x + w."""
    tensor = data
    if not isinstance(data, TensorProto):
        tensor = numpy_helper.from_array(numpy.asarray(data), name)
    return relu(nodes=[node("Add", "x w", "y")], weights=[tensor], **changes)


def external(location, offset=None, length=16):
    """y = x + w, w in a file of its own."""
    tensor = TensorProto(name="w", data_type=FLOAT, dims=[2, 2])
    tensor.data_location = TensorProto.EXTERNAL
    for key, value in (("location", location), ("offset", offset), ("length", length)):
        if value is not None:
            tensor.external_data.add(key=key, value=str(value))
    return weighted(tensor)


def edit(result, change):
    """Applies a change to a model and returns it."""
    change(result)
    return result


def branches():
    """An If whose branches capture x, with outputs of the same name."""
    then = helper.make_graph(
        [node("Relu", "x", "inner")], "then", [], [info("inner", None)]
    )
    other = helper.make_graph(
        [node("Neg", "x", "inner")], "else", [], [info("inner", None)]
    )
    return relu(
        nodes=[node("If", "c", "y", then_branch=then, else_branch=other)],
        inputs=[info("c", (), TensorProto.BOOL), info("x")],
    )


def kinds():
    """A foreign node with attributes of every kind."""
    tensor = numpy_helper.from_array(numpy.arange(6.0).reshape(2, 3), "named")
    strings = helper.make_tensor("s", TensorProto.STRING, [2], [b"a", b"\xff"])
    custom = helper.make_node(
        "Foreign", ["x", "", "x"], ["y", "", "z"], domain="my.domain", name="n",
        doc_string="what it does", f=1.5, i=-3, s="text", t=tensor, fs=[1.0, 2.5],
        ns=[3, -4], ss=["a", "b"], ts=[tensor, strings],
        tp=helper.make_tensor_type_proto(FLOAT, ["N", 2]),
    )  # fmt: skip
    for name, kind in (("e6", 6), ("e7", 7), ("e8", 8), ("e9", 9), ("e14", 14)):
        custom.attribute.add(name=name, type=kind)
    old = custom.attribute.add(name="old", i=7)
    old.doc_string = "an attribute without a type"
    result = relu(
        nodes=[custom], outputs=[info("y", ("N", 2)), info("z", None)],
        inputs=[info("x", ("N", 2))], producer_name="p", producer_version="1",
        domain="d", model_version=4, doc_string="a model",
    )  # fmt: skip
    result.opset_import.add(domain="my.domain", version=3)
    helper.set_model_props(result, {"key": "value"})
    return result


def data_types():
    """One initializer of each data type, once raw and once typed."""
    weights = []
    for kind in range(1, 17):
        if kind == TensorProto.STRING:
            values = [b"one", b"two"]
        elif kind in (TensorProto.FLOAT16, TensorProto.BFLOAT16):
            values = [1.5, -2.0]
        elif kind in (TensorProto.COMPLEX64, TensorProto.COMPLEX128):
            values = [1 + 2j, 3 - 1j]
        else:
            values = [1, 0]
        weights.append(helper.make_tensor(f"typed{kind}", kind, [2], values))
        if kind == TensorProto.STRING:
            continue
        raw = TensorProto(name=f"raw{kind}", data_type=kind, dims=[2])
        size = {1: 4, 10: 2, 11: 8, 6: 4, 7: 8, 12: 4, 13: 8, 14: 8, 15: 16}
        width = size.get(kind, 2 if kind in (4, 5, 16) else 1)
        raw.raw_data = bytes([1, 0] * width) if width > 1 else bytes([1, 0])
        weights.append(raw)
    large = numpy.random.RandomState(1).standard_normal((40, 40))
    weights.append(numpy_helper.from_array(large.astype(numpy.float32), "large"))
    weights.append(numpy_helper.from_array(numpy.ones((40, 40), numpy.int64), "ones"))
    weights.append(numpy_helper.from_array(numpy.zeros((0, 3), numpy.float32), "no"))
    for kind, count in ((17, 2), (18, 2), (19, 2), (20, 2), (21, 1), (22, 1), (23, 1)):
        raw = TensorProto(name=f"new{kind}", data_type=kind, dims=[2])
        raw.raw_data = bytes([0x38, 0x44][:count])
        weights.append(raw)
    return relu(weights=weights)


def unordered():
    """b = relu(a), a = relu(x), written backwards, with a branch that uses a."""
    result = branches()
    nodes = [node("Relu", "a", "b"), node("Relu", "x", "a")] + list(result.graph.node)
    nodes[2].attribute[0].g.node[0].input[0] = "b"
    del result.graph.node[:]
    result.graph.node.extend([nodes[2], nodes[0], nodes[1]])
    return result


def sparse():
    """A sparse initializer."""
    result = relu()
    values = numpy_helper.from_array(numpy.ones(1, numpy.float32), "w")
    indices = numpy_helper.from_array(numpy.zeros(1, numpy.int64), "i")
    entry = helper.make_sparse_tensor(values, indices, [4])
    result.graph.sparse_initializer.append(entry)
    return result


ONES = numpy.ones((2, 2), numpy.float32)
CASES = {
    "relu": relu,
    "kinds": kinds,
    "branches": branches,
    "data-types": data_types,
    "unordered": unordered,
    "weighted": lambda: weighted(ONES),
    "listed": lambda: weighted(ONES, inputs=[info("w"), info("x")], ir=3),
    "overridable": lambda: weighted(ONES, inputs=[info("x"), info("w")], ir=4),
    "named-dims": lambda: relu(
        inputs=[info("x", ("batch", "n"))], outputs=[info("y", ("batch", None))]
    ),
    "output-is-input": lambda: relu(outputs=[info("y"), info("x")]),
    "external": lambda: external("w.bin", 16),
    "external-missing": lambda: external("missing.bin"),
    "external-outside": lambda: external("../w.bin"),
    "external-absolute": lambda: external(os.path.abspath("w.bin")),
    "external-short": lambda: external("w.bin", 32),
    "external-length": lambda: external("w.bin", length=12),
    "cycle": lambda: relu(
        nodes=[node("Add", "x b", "a"), node("Relu", "a", "b"), node("Neg", "b", "y")]
    ),
    "unresolved": lambda: relu(nodes=[node("Relu", "xx", "y")]),
    "no-output": lambda: relu(outputs=[info("yy")]),
    "duplicate": lambda: relu(nodes=[node("Relu", "x", "y"), node("Neg", "x", "y")]),
    "negative": lambda: relu(inputs=[info("x", (-1, 2))]),
    "element-type": lambda: relu(inputs=[info("x", (2, 2), 99)]),
    "weight-type": lambda: weighted(TensorProto(name="w", data_type=77, dims=[1])),
    "weight-negative": lambda: weighted(
        TensorProto(name="w", data_type=FLOAT, dims=[-2])
    ),
    "weight-size": lambda: weighted(
        TensorProto(name="w", data_type=FLOAT, dims=[2, 2], float_data=[1, 2, 3])
    ),
    "weight-shape": lambda: weighted(ONES, values=[info("w", (3, 3))]),
    "value-twice": lambda: relu(values=[info("v", (2, 2)), info("v", (3,))]),
    "sparse": sparse,
    "attribute-twice": lambda: edit(
        relu(), lambda m: [m.graph.node[0].attribute.add(name="a", i=1, type=2)] * 2
        and m.graph.node[0].attribute.add(name="a", i=2, type=2)
    ),
    "no-operator": lambda: edit(relu(), lambda m: m.graph.node[0].ClearField("op_type")),
}  # fmt: skip

if __name__ == "__main__":
    onnx.save(CASES[sys.argv[1]](), sys.argv[2])
