#!/usr/bin/python3
"""Prints NasRNN, as TASO's examples define it, in the taso dialect.

Usage: nasrnn.py [--hidden N] [--steps N] > nasrnn.mlir

Each step has eight pairs of matrix products, one of the step's input and one of
the state, whose sums go through the cell that NAS found (Zoph and Le, 2017).
Weights are arguments marked `taso.weight`, fresh for every use, and so is the
initial state, as in TASO's own program: the cost models see shapes only.
"""

import argparse


class Writer:
    """Collects operations on rows of one width."""

    def __init__(self, hidden):
        self.row = f"tensor<1x{hidden}xf32>"
        self.matrix = f"tensor<{hidden}x{hidden}xf32>"
        self.lines, self.weights, self.values = [], [], 0

    def emit(self, operation, operands, types):
        """Appends an operation whose result is a row; returns its name."""
        self.values += 1
        name = f"%v{self.values}"
        self.lines.append(
            f"  {name} = taso.{operation} {', '.join(operands)} : "
            f"({', '.join(types)}) -> {self.row}"
        )
        return name

    def product(self, row):
        """A product with a weight of its own."""
        weight = f"%w{len(self.weights)}"
        self.weights.append(f"{weight}: {self.matrix} {{taso.weight}}")
        return self.emit("matmul", [row, weight], [self.row, self.matrix])

    def apply(self, operation, *rows):
        """A pointwise operation."""
        return self.emit(operation, rows, [self.row] * len(rows))


def cell(writer, step_input, state):
    """One step: the new state."""
    apply = writer.apply
    gates = [
        apply("add", writer.product(step_input), writer.product(state))
        for _ in range(8)
    ]
    first = [
        apply("add", apply("relu", gates[0]), apply("sigmoid", gates[3])),
        apply("add", apply("sigmoid", gates[1]), apply("tanh", gates[2])),
        apply("mul", apply("sigmoid", gates[4]), apply("tanh", gates[5])),
        apply("mul", apply("sigmoid", gates[6]), apply("relu", gates[7])),
    ]
    left = apply("add", apply("sigmoid", first[1]), apply("tanh", first[2]))
    right = apply("mul", apply("tanh", first[0]), apply("tanh", first[3]))
    return apply("tanh", apply("mul", apply("tanh", left), apply("tanh", right)))


def main():
    """Prints the function."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--steps", type=int, default=5)
    options = parser.parse_args()
    writer = Writer(options.hidden)
    state = "%h0"
    for step in range(options.steps):
        state = cell(writer, f"%x{step}", state)
    inputs = [f"%x{step}: {writer.row}" for step in range(options.steps)]
    arguments = inputs + [f"%h0: {writer.row} {{taso.weight}}"] + writer.weights
    print(f"func.func @nasrnn({', '.join(arguments)}) -> {writer.row} {{")
    print("\n".join(writer.lines))
    print(f"  return {state} : {writer.row}\n}}")


if __name__ == "__main__":
    main()
