"""Rules as graphs of Python objects: read from a compiled rule file, copied, and
printed as PDL patterns.
"""
import re


class Leaf:
    """An input of a rule."""


class Free:
    """An attribute that matching binds."""


class Literal:
    def __init__(self, text):
        self.text = text


class Call:
    """An attribute that a native function computes."""

    def __init__(self, function, arguments):
        self.function, self.arguments = function, arguments


class Op:
    def __init__(self, name, operands, attributes, results=1):
        self.name, self.operands = name, operands
        self.attributes, self.results = attributes, results


class Result:
    def __init__(self, op, index=0):
        self.op, self.index = op, index


class Rule:
    """`source` holds the matched operations, operands first; `conditions`
    (function, arguments, negated); `replaced` pairs of a matched operation and
    the values that replace its results."""

    def __init__(self, source, conditions, replaced):
        self.source, self.conditions, self.replaced = source, conditions, replaced

    def target(self):
        """The created operations, operands first."""
        order = dict.fromkeys(self.source)
        matched = len(order)
        for _, values in self.replaced:
            for value in values:
                collect(value, order)
        return list(order)[matched:]

    def leaves(self):
        found = {}
        for op in self.source:
            found.update((v, None) for v in op.operands if isinstance(v, Leaf))
        return list(found)

    def root(self):
        """The result, if the rule replaces one."""
        op = self.replaced[0][0]
        single = len(self.replaced) == 1 and op.results == 1
        return Result(op) if single else None


def collect(value, order):
    if isinstance(value, Result) and value.op not in order:
        for operand in value.op.operands:
            collect(operand, order)
        order[value.op] = None


class Copier:
    """Copies rules with fresh inputs and attributes. `leaves` says what stands
    for an input; in created operations, `created` says it first."""

    def __init__(self, leaves=None, created=None):
        self.memo = dict(leaves or {})
        self.created = created or {}

    def once(self, key, make):
        if key not in self.memo:
            self.memo[key] = make()
        return self.memo[key]

    def attribute(self, a):
        if isinstance(a, Free):
            return self.once(a, Free)
        if isinstance(a, Call):
            return self.once(a, lambda: Call(
                a.function, [self.argument(b) for b in a.arguments]))
        return a

    def argument(self, a):
        is_value = isinstance(a, (Leaf, Result))
        return self.value(a) if is_value else self.attribute(a)

    def value(self, value):
        if isinstance(value, Leaf):
            return self.once(value, Leaf)
        return Result(self.memo[value.op], value.index)

    def op(self, op, is_source):
        def operand(value):
            if not is_source and value in self.created:
                return self.created[value]
            return self.value(value)
        self.memo[op] = Op(
            op.name, [operand(v) for v in op.operands],
            {k: self.attribute(a) for k, a in op.attributes.items()}, op.results)
        return self.memo[op]

    def copy(self, rule):
        source = [self.op(op, True) for op in rule.source]
        for op in rule.target():
            self.op(op, False)
        conditions = [(f, [self.argument(a) for a in arguments], negated)
                      for f, arguments, negated in rule.conditions]
        replaced = [(self.memo[op], [
            self.created[v] if v in self.created else self.value(v)
            for v in values]) for op, values in rule.replaced]
        return Rule(source, conditions, replaced)


# ---- Reading laws ----

GUIDES = ("taso_is_weight", "taso_one_use")


class Reader:
    """Reads the patterns of a compiled rule file, one line at a time."""

    def __init__(self, text):
        self.rules = {}
        for match in re.finditer(r"^  pdl\.pattern @(\w+)(.*?)^  \}", text, re.M | re.S):
            self.rules[match[1]] = self.read(match[2].splitlines()[1:])

    def names(self, text):
        return [self.bound[n] for n in re.findall(r"%\w+", text.split(" : ")[0])]

    def read(self, lines):
        self.bound, self.rule = {}, Rule([], [], [])
        self.is_source = True
        for line in lines:
            match = re.match(r"\s*(?:(%\w+) = )?(.*?)\s*(?:loc\(.*)?$", line)
            self.read_line(match[1], match[2])
        return self.rule

    def read_line(self, name, text):
        word = text.split(" ")[0].split("(")[0]
        arguments = re.search(r"\((%.*?)\)", text)
        names = self.names(arguments[1]) if arguments and word != "type" else []
        if word == "operand":
            self.bound[name] = Leaf()
        elif word == "attribute":
            _, _, value = text.partition(" = ")
            self.bound[name] = Literal(value) if value else Free()
        elif word == "type":
            self.bound[name] = None
        elif word == "operation":
            self.bound[name] = self.read_operation(text)
        elif word == "result":
            index, op = re.match(r"result (\d+) of (%\w+)", text).groups()
            self.bound[name] = Result(self.bound[op], int(index))
        elif word == "apply_native_rewrite":
            self.bound[name] = Call(text.split('"')[1], names)
        elif word == "apply_native_constraint":
            if text.split('"')[1] not in GUIDES:
                self.rule.conditions.append(
                    (text.split('"')[1], names, "isNegated" in text))
        elif word == "rewrite":
            self.is_source = False
        elif word == "replace":
            op = self.bound[re.match(r"replace (%\w+)", text)[1]]
            self.rule.replaced.append((op, names))

    def read_operation(self, text):
        name = re.match(r'operation "taso\.(\w+)"', text)[1]
        operands = re.match(r'operation "[\w.]+"\((.*?)\)', text)
        attributes = dict(re.findall(r'"(\w+)" = (%\w+)', text))
        results = len(re.findall(r"%", text.partition("->")[2]))
        op = Op(name, self.names(operands[1]) if operands else [],
                {k: self.bound[v] for k, v in attributes.items()}, results or 1)
        if self.is_source:
            self.rule.source.append(op)
        return op


# ---- Printing ----


class Printer:
    def __init__(self, rule):
        self.rule, self.names, self.lines = rule, {}, []

    def emit(self, text):
        self.lines.append(f"%{len(self.lines)} = {text}")
        return f"%{len(self.lines) - 1}"

    @staticmethod
    def types(arguments):
        return ", ".join("!pdl.value" if isinstance(a, (Leaf, Result))
                         else "!pdl.attribute" for a in arguments)

    def list(self, arguments):
        names = ", ".join(self.name(a) for a in arguments)
        return f"{names} : {self.types(arguments)}"

    def name(self, key):
        """The name of a value or an attribute, which is printed on first use."""
        if isinstance(key, Result):
            place = (key.op, key.index)
            if place not in self.names:
                self.names[place] = self.emit(
                    f"pdl.result {key.index} of {self.names[key.op]}")
            return self.names[place]
        if key not in self.names:
            if isinstance(key, Leaf):
                text = "pdl.operand"
            elif isinstance(key, Free):
                text = "pdl.attribute"
            elif isinstance(key, Literal):
                text = f"pdl.attribute = {key.text}"
            else:
                text = (f'pdl.apply_native_rewrite "{key.function}"'
                        f"({self.list(key.arguments)}) : !pdl.attribute")
            self.names[key] = self.emit(text)
        return self.names[key]

    def operation(self, op, is_source):
        operands = f"({self.list(op.operands)})" if op.operands else ""
        attributes = ", ".join(f'"{k}" = {self.name(a)}'
                               for k, a in op.attributes.items())
        text = f'pdl.operation "taso.{op.name}"{operands}'
        if attributes:
            text += f" {{{attributes}}}"
        if is_source:
            types = [self.emit("pdl.type") for _ in range(op.results)]
            text += f' -> ({", ".join(types)} : {", ".join(["!pdl.type"] * len(types))})'
        self.names[op] = self.emit(text)

    def print(self, name):
        for op in self.rule.source:
            self.operation(op, True)
        for function, arguments, negated in self.rule.conditions:
            text = f'pdl.apply_native_constraint "{function}"({self.list(arguments)})'
            self.lines.append(text + (" {isNegated = true}" if negated else ""))
        self.print_matched()
        rewrite = len(self.lines)
        for op in self.rule.target():
            self.operation(op, False)
        replaces = [(self.names[op], self.list(values))
                    for op, values in self.rule.replaced]
        replaces = [f"pdl.replace {op} with ({values})" for op, values in replaces]
        print(f"pdl.pattern @{name} : benefit(0) {{")
        print("".join(f"  {line}\n" for line in self.lines[:rewrite]), end="")
        print(f"  pdl.rewrite {self.names[self.rule.replaced[0][0]]} {{")
        print("".join(f"    {line}\n" for line in self.lines[rewrite:] + replaces), end="")
        print("  }\n}")

    def print_matched(self):
        """Results that only the rewrite uses are still matched ones."""
        matched = set(self.rule.source)
        for op in self.rule.target():
            for value in op.operands:
                if isinstance(value, Result) and value.op in matched:
                    self.name(value)
