"""Compares two .onnx files as structures.

Usage: compare.py a.onnx b.onnx

Equal are: nodes in order with all attributes, initializers by value, inputs,
outputs, value infos, opsets, metadata, doc strings. Not compared are only what
has no meaning: the order of a node's attributes, of initializers and of value
infos, which field of a tensor holds its data, value infos of values that do not
exist, fields that are present but empty. Nodes that are out of order compare
in the order in which they can run.

Prints each difference, and exits with 1 if there is any.
"""

import sys

import numpy
import onnx
from onnx import numpy_helper


def tensor(proto, folder):
    """A tensor as comparable values."""
    if proto.data_location == onnx.TensorProto.EXTERNAL:
        onnx.external_data_helper.load_external_data_for_tensor(proto, folder)
        proto.data_location = onnx.TensorProto.DEFAULT
    if proto.data_type > 16:
        data = proto.raw_data or bytes(x & 255 for x in proto.int32_data)
    elif proto.data_type in (14, 15):
        typed = proto.float_data if proto.data_type == 14 else proto.double_data
        kind_of = numpy.float32 if proto.data_type == 14 else numpy.float64
        data = proto.raw_data or numpy.array(typed, kind_of).tobytes()
    elif proto.data_type == onnx.TensorProto.STRING:
        data = tuple(proto.string_data)
    else:
        array = numpy_helper.to_array(proto)
        data = (str(array.dtype), numpy.ascontiguousarray(array).tobytes())
    return (proto.name, proto.doc_string, proto.data_type, tuple(proto.dims), data)


KINDS = [
    ("f", 1), ("i", 2), ("s", 3), ("t", 4), ("g", 5), ("tp", 13), ("floats", 6),
    ("ints", 7), ("strings", 8), ("tensors", 9), ("graphs", 10), ("type_protos", 14),
]  # fmt: skip


def kind(proto):
    """The kind of an attribute; from the filled field where none is stated."""
    if proto.type:
        return proto.type
    for field, number in KINDS:
        filled = (
            len(getattr(proto, field))
            if field.endswith("s") and field != "s"
            else proto.HasField(field)
        )
        if filled:
            return number
    return 7


def attribute(proto, folder):
    """An attribute as comparable values."""
    number = kind(proto)
    field = next((f for f, n in KINDS if n == number), None)
    value = getattr(proto, field)
    if number == 4:
        value = tensor(value, folder)
    elif number == 5:
        value = graph(value, folder)
    elif number == 13:
        value = value.SerializeToString()
    elif number == 9:
        value = [tensor(t, folder) for t in value]
    elif number == 10:
        value = [graph(g, folder) for g in value]
    elif number == 14:
        value = [t.SerializeToString() for t in value]
    elif number in (1, 6):
        value = numpy.array(value, numpy.float32).tobytes()
    elif number in (7, 8):
        value = list(value)
    return (proto.name, number, proto.doc_string, value)


def node(proto, folder):
    """A node as comparable values."""
    attributes = sorted(
        (attribute(a, folder) for a in proto.attribute), key=lambda a: a[0]
    )
    return (
        proto.op_type, proto.domain, proto.name, proto.doc_string,
        list(proto.input), list(proto.output), attributes,
    )  # fmt: skip


def uses(proto):
    """The names that a node and the graphs inside it use."""
    names = set(proto.input)
    for a in proto.attribute:
        for inner in [a.g] + list(a.graphs):
            for n in inner.node:
                names |= uses(n)
            names |= {o.name for o in inner.output}
    return names


def in_order(nodes):
    """The nodes in an order in which they can run, as near to the given one."""
    producers = {o: i for i, n in enumerate(nodes) for o in n.output if o}
    missing = [{producers[u] for u in uses(n) if u in producers} for n in nodes]
    done, order = set(), []
    while len(order) < len(nodes):
        i = next(i for i in range(len(nodes)) if i not in done and missing[i] <= done)
        done.add(i)
        order.append(nodes[i])
    return order


def is_in_order(nodes):
    """True if each node stands after those that it uses."""
    producers = {o: i for i, n in enumerate(nodes) for o in n.output if o}
    return all(
        producers.get(u, -1) < i for i, n in enumerate(nodes) for u in uses(n)
    )


def infos(protos):
    """Value infos as comparable values."""
    return [(i.name, i.doc_string, i.type.SerializeToString()) for i in protos]


def graph(proto, folder):
    """A graph as a list of parts, each a name and comparable values."""
    nodes = list(proto.node)
    if not is_in_order(nodes):
        nodes = in_order(nodes)
    values = {o for n in nodes for o in n.output}
    values |= {i.name for i in proto.initializer} | {i.name for i in proto.input}
    known = [i for i in proto.value_info if i.name in values]
    return [
        ("name", proto.name),
        ("doc", proto.doc_string),
        ("nodes", [node(n, folder) for n in nodes]),
        ("initializers", sorted(tensor(t, folder) for t in proto.initializer)),
        ("inputs", infos(proto.input)),
        ("outputs", infos(proto.output)),
        ("value infos", sorted(infos(known))),
        ("quantization", [q.SerializeToString() for q in proto.quantization_annotation]),
    ]


def model(path):
    """A model as a list of parts."""
    proto = onnx.load(path, load_external_data=False)
    folder = path.rsplit("/", 1)[0] if "/" in path else "."
    return graph(proto.graph, folder) + [
        ("ir", proto.ir_version),
        ("opsets", [(o.domain, o.version) for o in proto.opset_import]),
        ("producer", (proto.producer_name, proto.producer_version)),
        ("domain", proto.domain),
        ("version", proto.model_version),
        ("model doc", proto.doc_string),
        ("metadata", [(m.key, m.value) for m in proto.metadata_props]),
        ("functions", [f.SerializeToString() for f in proto.functions]),
        ("training", [t.SerializeToString() for t in proto.training_info]),
    ]


def differences(a, b):
    """One line for each part that differs."""
    for (name, left), (_, right) in zip(a, b):
        if left == right:
            continue
        if not isinstance(left, list) or len(left) != len(right):
            count = (len(left), len(right)) if isinstance(left, list) else (left, right)
            yield f"{name}: {count[0]} and {count[1]}"
            continue
        i = next(i for i in range(len(left)) if left[i] != right[i])
        yield f"{name}, {i}: {str(left[i])[:300]} and {str(right[i])[:300]}"


def main():
    """Compares the files that the command line names."""
    found = list(differences(model(sys.argv[1]), model(sys.argv[2])))
    for line in found:
        print(line)
    if not found:
        print("equal")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
