#!/usr/bin/env python3
"""Prints TASO's published rules as PDL patterns of our operators.

usage: taso2019_to_pdl.py taso-2019.json > rules.mlir

How the rules are read, where the original says less than our operators need:

  strides, activation   as written; dilations 1, as TASO has none.
  kernel                as written: a condition on the height and width of the
                        weight.
  padding               `same` is a symmetric padding, one attribute for all
                        convolutions of a rule. The sizes that make it "same"
                        are one of its values.
  groups                TASO derives them: channels of the image / channels of
                        the weight. So the weights of a rule's source each have
                        an attribute; weights that the target joins or adds have
                        the same one, as the shapes demand. Where the target
                        joins images by channels and weights by output channels,
                        its groups are the sum of both. An image that is its own
                        weight has one group. A comment in each pattern says
                        which of these it is.
  concat, rank          as written: a condition on the rank of an operand.
  split                 TASO cuts where the last concat joined.
  add, mul              operands of equal shape, as our operators have no
                        implicit broadcasting; a rule that TASO applies to
                        broadcast operands is another rule.
  matmul                any rank, as the original states none.

A rule whose source has parts that no value ties together cannot be stated: PDL
has no root from which both could be found. Such rules are listed on standard
error, with the reason, beside the number of those that are printed.
"""
import json
import re
import sys


class Node:
    """An operator or, without operands, a variable. Equal nodes are one."""

    def __init__(self, name, parameters, operands):
        self.name, self.parameters, self.operands = name, parameters, operands

    @property
    def is_variable(self):
        return not self.operands


class Graph:
    """The nodes of one side, each expression once, operands first."""

    def __init__(self):
        self.nodes = {}

    def make(self, name, parameters=(), operands=()):
        key = (name, parameters, operands)
        return self.nodes.setdefault(key, Node(name, dict(parameters), operands))

    def parse(self, text):
        """Reads one expression: name{key=value, ..}(operands), or a variable.
        A split has the number of its result behind it."""
        tokens = re.findall(r"\w+(?:\{[^}]*\})?(?:#\d+)?|[(),]", text)
        node, rest = self.parse_tokens(tokens)
        if rest:
            raise ValueError(f"cannot read '{text}'")
        return node

    def parse_tokens(self, tokens):
        head, rest = tokens[0], tokens[1:]
        name, parameters, result = re.fullmatch(
            r"(\w+)(?:\{([^}]*)\})?(?:#(\d+))?", head).groups()
        operands = []
        if rest and rest[0] == "(":
            while rest[0] != ")":
                operand, rest = self.parse_tokens(rest[1:])
                operands.append(operand)
            rest = rest[1:]
        pairs = [tuple(p.split("=")) for p in (parameters or "").split(", ") if p]
        node = self.make(name, tuple(pairs), tuple(operands))
        return (node, int(result or 0)), rest


def walk(value):
    """The nodes that a value (node, result) is computed from, operands first."""
    for operand in value[0].operands:
        yield from walk(operand)
    yield value[0]


def is_connected(values):
    """Whether values tie all operators of the source together."""
    groups = []
    for value in values:
        group = set(walk(value))
        for other in [g for g in groups if g & group]:
            groups.remove(other)
            group |= other
        groups.append(group)
    return len(groups) == 1


class Groups:
    """The number of groups of each convolution, by the value of its weight."""

    def __init__(self, sources, targets):
        self.classes = {}
        for value in sources + targets:
            for node in walk(value):
                if node.name == "conv2d":
                    self.visit(node)

    def find(self, weight):
        while self.classes.setdefault(weight, weight) != weight:
            weight = self.classes[weight]
        return weight

    @staticmethod
    def joins(value, axis):
        node = value[0]
        return node.name == "concat" and node.parameters["axis"] == axis

    @staticmethod
    def is_one(conv):
        image, weight = conv.operands
        return image == weight

    def is_sum(self, conv):
        image, weight = conv.operands
        return self.joins(image, "1") and self.joins(weight, "0")

    def visit(self, conv):
        if self.is_sum(conv):
            for part in conv.operands[1][0].operands:
                self.unite(part)
        else:
            self.unite(conv.operands[1])

    def unite(self, weight):
        """The parts of a weight have the same number of groups."""
        self.find(weight)
        if weight[0].name in ("add", "mul", "concat"):
            for part in weight[0].operands:
                self.unite(part)
                self.classes[self.find(part)] = self.find(weight)

    def of(self, conv):
        """The weights whose groups add up to those of the convolution."""
        weight = conv.operands[1]
        parts = weight[0].operands if self.is_sum(conv) else [weight]
        return [self.find(part) for part in parts]


class Printer:
    """Prints one rule; `names` holds what each node and attribute is called."""

    def __init__(self, sources, targets):
        self.sources, self.targets = sources, targets
        self.groups = Groups(sources, targets)
        self.lines, self.names, self.matched = [], {}, set()
        self.conditions = {}
        self.count = 0

    def emit(self, prefix, text):
        name = f"%{prefix}{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def once(self, key, prefix, text):
        if key not in self.names:
            self.names[key] = self.emit(prefix, text)
        return self.names[key]

    def literal(self, text):
        return self.once(("literal", text), "c", f"pdl.attribute = {text}")

    def number(self, value):
        return self.literal(f"{value} : i64")

    def native(self, function, *arguments):
        types = ", ".join("!pdl.value" if a in self.matched else "!pdl.attribute"
                          for a in arguments)
        key = (function, arguments)
        return self.once(key, "f", f'pdl.apply_native_rewrite "{function}"'
                         f'({", ".join(arguments)} : {types}) : !pdl.attribute')

    def require(self, function, value, *numbers):
        """Notes a side condition; conditions stand after the operations."""
        self.conditions[function, value, numbers] = None

    # Attributes

    def group_count(self, conv, is_source):
        if Groups.is_one(conv):
            return self.number(1)
        parts = []
        for weight in self.groups.of(conv):
            key = ("groups", weight)
            if key not in self.names and not is_source:
                raise ValueError("the groups of the target are not known")
            parts.append(self.once(key, "groups", "pdl.attribute"))
        return parts[0] if len(parts) == 1 else self.native("taso_add", *parts)

    def conv_attributes(self, conv, is_source):
        p = conv.parameters
        strides = p["stride"].replace("x", ", ")
        if p["padding"] != "same":
            raise ValueError("only 'same' padding is published")
        return {
            "strides": self.literal(f"array<i64: {strides}>"),
            "pads": self.once("pads", "pads", "pdl.attribute"),
            "dilations": self.literal("array<i64: 1, 1>"),
            "groups": self.group_count(conv, is_source),
            "activation": self.literal(f'#taso.activation<{p["activation"]}>'),
        }

    def split_sizes(self, value, axis):
        """Where the last concat along the axis joined."""
        node = value[0]
        if node.name == "relu":
            return self.split_sizes(node.operands[0], axis)
        if node.name == "matmul":
            return self.split_sizes(node.operands[axis], axis)
        if node.name == "conv2d":
            return self.split_sizes(node.operands[axis], 0)
        if not Groups.joins(value, str(axis)):
            raise ValueError("no concat says where to split")
        sizes = [self.native("taso_dim", self.names[part], self.number(axis))
                 for part in node.operands]
        return self.native("taso_pair", *sizes)

    def attributes(self, node, is_source):
        if node.name == "conv2d":
            return self.conv_attributes(node, is_source)
        if node.name == "matmul":
            return {"activation": self.literal("#taso.activation<none>")}
        if node.name == "concat":
            return {"axis": self.number(node.parameters["axis"])}
        if node.name == "split":
            axis = int(node.parameters["axis"])
            return {"axis": self.number(axis),
                    "sizes": self.split_sizes(node.operands[0], axis)}
        return {}

    # Operations

    def note_conditions(self, node):
        """What TASO's parameters say about matched values. One rank gives the
        others, and a convolution has no other."""
        matched = [v for v in node.operands if self.names.get(v) in self.matched]
        has_rank = "pads" in self.names or any(
            function == "taso_is_rank" for function, _, _ in self.conditions)
        if node.name == "concat" and matched and not has_rank:
            self.require("taso_is_rank", matched[0], node.parameters["rank"])
        if node.name == "conv2d" and node.operands[1] in matched:
            kernel = node.parameters["kernel"].split("x")
            for axis, size in zip((2, 3), kernel):
                self.require("taso_is_dim", node.operands[1], axis, size)

    def operation(self, value, is_source):
        """Prints the operation of a value, unless it stands there already."""
        if value in self.names:
            return
        node, result = value
        if node.is_variable:
            self.names[value] = self.emit(node.name + "_", "pdl.operand")
            self.matched.add(self.names[value])
            return
        for operand in node.operands:
            self.operation(operand, is_source)
        if node not in self.names:
            self.names[node] = self.emit("op", self.describe(node, is_source))
        self.names[value] = self.emit(
            "v", f"pdl.result {result} of {self.names[node]}")
        if is_source:
            self.matched.add(self.names[value])
        self.note_conditions(node)

    def describe(self, node, is_source):
        attributes = self.attributes(node, is_source)
        operands = ", ".join(self.names[v] for v in node.operands)
        types = ", ".join(["!pdl.value"] * len(node.operands))
        text = f'pdl.operation "taso.{node.name}"({operands} : {types})'
        if attributes:
            entries = ", ".join(f'"{k}" = {v}' for k, v in attributes.items())
            text += f" {{{entries}}}"
        if is_source:
            text += f' -> ({self.emit("t", "pdl.type")} : !pdl.type)'
        return text

    def print_conditions(self):
        if "pads" in self.names:
            pads = self.names["pads"]
            self.lines.append('pdl.apply_native_constraint "taso_symmetric"'
                              f"({pads} : !pdl.attribute)")
        for function, value, numbers in self.conditions:
            arguments = [self.names[value]] + [self.number(n) for n in numbers]
            types = ["!pdl.value"] + ["!pdl.attribute"] * len(numbers)
            self.lines.append(
                f'pdl.apply_native_constraint "{function}"'
                f'({", ".join(arguments)} : {", ".join(types)})')

    def print_target(self):
        """Every operation first, then what they replace."""
        for target in self.targets:
            self.operation(target, is_source=False)
        return self.lines + [
            f"pdl.replace {self.names[source[0]]} with "
            f"({self.names[target]} : !pdl.value)"
            for source, target in zip(self.sources, self.targets)]

    def group_comment(self):
        convs = dict.fromkeys(n for v in self.sources + self.targets
                              for n in walk(v) if n.name == "conv2d")
        if not convs:
            return []
        if all(Groups.is_one(conv) for conv in convs):
            return ["groups: 1, as the image is the weight"]
        if any(self.groups.is_sum(conv) for conv in convs):
            return ["groups: one attribute per weight, the sum of them joined"]
        count = len({w for conv in convs for w in self.groups.of(conv)})
        return ["groups: " + ("one attribute, shared by all convolutions"
                              if count == 1 else "one attribute per weight")]

    def print_rule(self, comments, name):
        for source in self.sources:
            self.operation(source, is_source=True)
        # Conditions on operands of concats that only the target has.
        for target in self.targets:
            for node in walk(target):
                self.note_conditions(node)
        self.print_conditions()
        source, self.lines = self.lines, []
        target = self.print_target()
        for comment in comments + self.group_comment():
            print(f"// {comment}")
        print(f"pdl.pattern @{name} : benefit(0) {{")
        for line in source:
            print(f"  {line}")
        print(f"  pdl.rewrite {self.names[self.sources[0][0]]} {{")
        for line in target:
            print(f"    {line}")
        print("  }\n}\n")


def print_rule(rule):
    """Prints a rule, or returns why it cannot be stated."""
    graph = Graph()
    outputs = rule["outputs"]
    sources = [graph.parse(o["source"]) for o in outputs]
    targets = [graph.parse(o["target"]) for o in outputs]
    if not is_connected(sources):
        return "no value ties the parts of its source together"
    equations = [f'{o["source"]} = {o["target"]}' for o in outputs]
    Printer(sources, targets).print_rule(equations, f'rule_{rule["id"]}')
    return None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        rules = json.load(file)
    print("// TASO's published rules (Apache License 2.0); see taso2019_to_pdl.py.\n")
    refused = {}
    for rule in rules:
        reason = print_rule(rule)
        if reason:
            refused[rule["id"]] = reason
    print(f"{len(rules) - len(refused)} of {len(rules)} rules stated", file=sys.stderr)
    for number, reason in refused.items():
        print(f"rule {number} cannot be stated in PDL: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
