#!/usr/bin/env python3
"""Prints random candidate rules as PDL, to try provers and refuters on.

usage: candidates.py axioms.mlir [count] [seed] > candidates.mlir

  true_N     holds: a shipped law under a substitution, below or above another
             operator, or inside another law; in a few no input has a type
  mutant_N   such a rule with one change on its target or one condition less;
             some are still true
  random_N   a random graph and a random arrangement of its operators; most are
             false or have no types

The laws come from a compiled rule file. Conditions that only guide the search
are left out. The same arguments always give the same text.
"""
import random
import re
import sys

from patterns import Call, Copier, Free, Leaf, Literal, Op, Printer, Reader, Result, Rule

# ---- Which rules are worth printing ----

COMMUTATIVE = ("add", "mul", "max", "min")


def key_of(value, memo):
    """Equal for values that are the same up to the order of commutative
    operands. Inputs and attributes are numbered in `memo`."""
    if not isinstance(value, Result):
        return memo.setdefault(value, len(memo))
    place = (value.op, value.index)
    if place not in memo:
        operands = [key_of(v, memo) for v in value.op.operands]
        if value.op.name in COMMUTATIVE:
            operands.sort(key=repr)
        attributes = [(k, a.text if isinstance(a, Literal)
                       else memo.setdefault(a, len(memo)))
                      for k, a in value.op.attributes.items()]
        memo[place] = (value.op.name, value.index, tuple(operands), tuple(attributes))
    return memo[place]


def is_trivial(rule):
    memo = {}
    return all(key_of(Result(op, i), memo) == key_of(value, memo)
               for op, values in rule.replaced for i, value in enumerate(values))


def is_sound(rule):
    """No operation that is replaced is used by what replaces it, and every
    argument of a native function is matched."""
    replaced = {op for op, _ in rule.replaced}
    matched = set(rule.source)
    values = [v for op in rule.target() for v in op.operands]
    values += [v for _, vs in rule.replaced for v in vs]
    return not any(isinstance(v, Result) and v.op in replaced for v in values) \
        and all(isinstance(v, Leaf) or v.op in matched or v.op in rule.target()
                for v in values)


# ---- True rules ----


def number(value):
    return Literal(f"{value} : i64")


NONE = Literal("#taso.activation<none>")


def convolution():
    attributes = {k: Free() for k in ("strides", "pads", "dilations")}
    return {**attributes, "groups": number(1), "activation": NONE}


def keeps_types(rule):
    """Whether the target has the type of the source whenever it has one. A law
    that computes attributes may rely on not being applied otherwise, but some
    operators give results of one type for operands of several."""
    return not any(isinstance(a, Call) for op in rule.target()
                   for a in op.attributes.values())


def above(rng, rule):
    """A function that puts an operator on a value, on both sides the same."""
    y, free = Leaf(), Free()
    kinds = [("relu", []), ("neg", []), ("abs", []), ("smul", [y]),
             ("add", [y]), ("mul", [y]), ("sub", [y]), ("max", [y])]
    if rng.random() < 0.6 or not keeps_types(rule):
        name, more = rng.choice(kinds)
        return lambda v: Op(name, [v] + more, {})
    if is_image(rule) and rng.random() < 0.5:
        pool = {k: Free() for k in ("kernel", "strides", "pads")}
        return lambda v: Op("pool2d_avg", [v], {**pool, "count_include_pad": free})
    if is_image(rule):
        convolved = convolution()
        return lambda v: Op("conv2d", [v, y], convolved)
    axis, size = number(rng.randrange(2)), Free()
    return rng.choice([
        lambda v: Op("concat", [v, y], {"axis": axis}),
        lambda v: Op("matmul", [v, y], {"activation": NONE}),
        lambda v: Op("transpose", [v], {"perm": Literal("array<i64: 1, 0>")}),
        lambda v: Op("reduce_sum", [v], {"axes": Literal("array<i64: 0>"),
                                         "keep_dims": number(1)}),
        lambda v: Op("slice", [v], {"axis": axis, "start": free, "size": size,
                                    "step": number(1)}),
        lambda v: Op("broadcast", [v], {"shape": free}),
    ])


def is_image(rule):
    return any(op.name.startswith(("conv2d", "pool2d")) for op in rule.source)


def put_above(rng, rule):
    """f(left) = f(right)"""
    root = rule.root()
    if root is None:
        return None
    make = above(rng, rule)
    source, target = make(root), make(rule.replaced[0][1][0])
    return Rule(rule.source + [source], rule.conditions, [(source, [Result(target)])])


def put_below(rng, rule):
    """The law for f(x) in place of x."""
    x, y = rng.choice(rule.leaves()), Leaf()
    name, more = rng.choice([("relu", []), ("neg", []), ("add", [y]), ("mul", [y]),
                             ("sub", [y]), ("max", [y])])
    below = Op(name, [Leaf()] + more, {})
    copy = Copier({x: Result(below)}).copy(rule)
    return Rule([below] + copy.source, copy.conditions, copy.replaced)


def identify(rng, rule):
    """The law for x = y."""
    leaves = rule.leaves()
    if len(leaves) < 2:
        return None
    x, y = rng.sample(leaves, 2)
    z = Leaf()
    return Copier({x: z, y: z}).copy(rule)


def compose(rng, rule, other):
    """The law `other` for the left side of `rule` in place of an input; on the
    right, that is the right side of `rule`."""
    root = rule.root()
    if root is None or not keeps_types(rule):
        return None
    x = rng.choice(other.leaves())
    outer = Copier({x: root}, {x: rule.replaced[0][1][0]}).copy(other)
    return Rule(rule.source + outer.source, rule.conditions + outer.conditions,
                outer.replaced)


class Generator:
    OPERATORS = {"add", "sub", "mul", "max", "min", "relu", "neg", "abs", "smul",
                 "matmul", "transpose", "concat", "split", "slice", "reduce_sum",
                 "conv2d", "pool2d_max", "pool2d_avg", "broadcast", "reshape", "pad"}

    def __init__(self, laws, seed):
        self.rng = random.Random(seed)
        # MLIR's matcher takes two roots over one result at most.
        self.laws = [law for law in laws.values()
                     if self.is_small(law, 3) and len(law.replaced) <= 2
                     and {op.name for op in law.source + law.target()} <= self.OPERATORS]

    @staticmethod
    def is_small(rule, limit):
        return len(rule.source) <= limit and len(rule.target()) <= limit

    def law(self):
        return Copier().copy(self.rng.choice(self.laws))

    def step(self, rule):
        kind = self.rng.randrange(4)
        if kind == 0:
            return put_above(self.rng, rule)
        if kind == 1:
            return put_below(self.rng, rule)
        if kind == 2:
            return identify(self.rng, rule)
        return compose(self.rng, rule, self.law())

    def true(self):
        rule = self.law()
        for _ in range(self.rng.randint(1, 2)):
            rule = rule and self.step(rule)
        return rule

    # ---- Mutants ----

    OTHER_NAMES = {"add": ["sub", "mul", "max"], "sub": ["add"], "mul": ["add", "max"],
                   "max": ["min", "add"], "min": ["max"], "relu": ["neg", "abs"],
                   "neg": ["relu", "abs"], "abs": ["relu"]}

    def other_literal(self, name, literal):
        """Another literal of the same kind, or None."""
        if literal.text.startswith("#taso.activation"):
            names = ["none", "relu"]
            other = self.rng.choice([n for n in names if n not in literal.text])
            return Literal(f"#taso.activation<{other}>")
        numbers = re.findall(r"-?\b\d+\b(?!:)(?=[,> ])", literal.text)
        if "f64" in literal.text or not numbers:
            return None
        if name in ("keep_dims", "count_include_pad"):
            return number(1 - int(numbers[0]))
        if literal.text.startswith("array"):
            i = self.rng.randrange(len(numbers))
            numbers[i] = str(int(numbers[i]) + 1)
            return Literal(f'array<i64: {", ".join(numbers)}>')
        return number(int(numbers[0]) + self.rng.choice([1, -1]))

    def change_operand(self, rule, op):
        leaves = rule.leaves()
        if not op.operands:
            return False
        if len(op.operands) > 1 and op.name not in COMMUTATIVE and self.rng.random() < 0.5:
            op.operands.reverse()
            return True
        op.operands[self.rng.randrange(len(op.operands))] = self.rng.choice(leaves)
        return True

    def change_name(self, rule, op):
        if op.name not in self.OTHER_NAMES:
            return False
        op.name = self.rng.choice(self.OTHER_NAMES[op.name])
        return True

    def change_attribute(self, rule, op):
        if not op.attributes:
            return False
        name = self.rng.choice(list(op.attributes))
        old = op.attributes[name]
        others = [o.attributes[name] for o in rule.source
                  if o.attributes.get(name, old) is not old]
        new = self.rng.choice(others) if others else None
        if isinstance(old, Literal):
            new = self.other_literal(name, old)
        if new is None:
            return False
        op.attributes[name] = new
        return True

    def drop_operation(self, rule, op):
        if op.name not in ("relu", "neg", "abs", "transpose", "broadcast"):
            return False
        users = [o.operands for o in rule.target()] + [v for _, v in rule.replaced]
        for values in users:
            for i, value in enumerate(values):
                if isinstance(value, Result) and value.op is op:
                    values[i] = op.operands[0]
        return True

    def drop_condition(self, rule, op):
        if not rule.conditions:
            return False
        rule.conditions.pop(self.rng.randrange(len(rule.conditions)))
        return True

    def exchange_results(self, rule, op):
        results = [v for _, values in rule.replaced for v in values]
        if len(rule.replaced) != 2 or len(results) != 2:
            return False
        rule.replaced = [(o, [v]) for (o, _), v in zip(rule.replaced, reversed(results))]
        return True

    def mutant(self):
        rule = self.true() if self.rng.random() < 0.7 else self.law()
        if rule is None or not rule.target():
            return None
        change = self.rng.choice([
            self.change_operand, self.change_name, self.change_attribute,
            self.drop_operation, self.drop_condition, self.exchange_results])
        changed = change(rule, self.rng.choice(rule.target()))
        return rule if changed else None

    # ---- Random pairs ----

    def families(self):
        """Operators that are likely to have types together, as (name, inputs
        that stay, attributes, results); a None is an operand to be filled."""
        s, w, v, b = Leaf(), Leaf(), Leaf(), Leaf()
        pointwise = [(n, (None, None), {}, 1) for n in ("add", "sub", "mul", "max")]
        pointwise += [(n, (None,), {}, 1) for n in ("relu", "neg")]
        pointwise += [("smul", (None, s), {}, 1)]
        concat = [("concat", (None, None), {"axis": number(i)}, 1) for i in (0, 1)]
        matrix = [
            ("matmul", (None, None), {"activation": NONE}, 1),
            ("matmul", (None, b), {"activation": NONE}, 1),
            ("transpose", (None,), {"perm": Literal("array<i64: 1, 0>")}, 1),
            ("reduce_sum", (None,), {"axes": Literal(f"array<i64: {self.rng.randrange(2)}>"),
                                     "keep_dims": number(1)}, 1)]
        attributes = convolution()
        pool = {k: Free() for k in ("kernel", "strides", "pads")}
        image = [
            ("conv2d", (None, w), attributes, 1), ("conv2d", (None, v), attributes, 1),
            ("pool2d_avg", (None,), {**pool, "count_include_pad": Free()}, 1),
            ("pool2d_max", (None,), {**pool, "dilations": Free()}, 1)]
        cut = {"axis": number(self.rng.randrange(2)), "start": Free(), "size": Free(),
               "step": number(1)}
        movement = [
            ("slice", (None,), cut, 1), ("broadcast", (None,), {"shape": Free()}, 1),
            ("split", (None,), {"axis": cut["axis"], "sizes": Free()}, 2)]
        return [pointwise, matrix + concat + pointwise, image + concat + pointwise,
                movement + concat + pointwise]

    def tree(self, kinds, leaves):
        """A random expression of these operators, the last one on top."""
        open_values, order = [], []
        for i, (name, operands, attributes, results) in enumerate(kinds):
            holes = [j for j, o in enumerate(operands) if o is None]
            filled = list(operands)
            for j in holes:
                filled[j] = self.rng.choice(leaves)
            if open_values:
                filled[self.rng.choice(holes)] = open_values.pop()
            op = Op(name, filled, attributes, results)
            order.append(op)
            open_values.append(Result(op, self.rng.randrange(results)))
        return order, open_values[0]

    def random(self):
        family = self.rng.choice(self.families())
        kinds = [self.rng.choice(family) for _ in range(self.rng.randint(1, 3))]
        leaves = [Leaf() for _ in range(self.rng.randint(1, 3))]
        source, _ = self.tree(kinds, leaves)
        if source[-1].results != 1:
            return None
        other = self.rng.sample(kinds, len(kinds))
        if self.rng.random() < 0.3:
            other.append(self.rng.choice(kinds))
        used = [leaf for op in source for leaf in op.operands if leaf in leaves]
        _, value = self.tree(other[:3], used)
        return Rule(source, [], [(source[-1], [value])])

    def candidate(self):
        """The kind of the next rule and the rule."""
        kind = self.rng.choices(["true", "mutant", "random"], [50, 30, 20])[0]
        while True:
            rule = getattr(self, kind)()
            if rule and self.is_small(rule, 4) and is_sound(rule) and not is_trivial(rule):
                return kind, rule


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        laws = Reader(file.read()).rules
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    generator = Generator(laws, int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    for i in range(count):
        kind, rule = generator.candidate()
        Printer(rule).print(f"{kind}_{i}")


if __name__ == "__main__":
    main()
