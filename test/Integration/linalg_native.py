#!/usr/bin/env python3
"""Compares what we say linalg means with what it computes in native code.

Usage: linalg_native.py FILE.mlir [FUNCTION ..]

Each function of the file (or each that is named) whose arguments are tensors of f32
gets random inputs. By our interpreter (--taso-evaluate), after --convert-linalg-to-taso,
it must compute what it computes in native code (mlir-opt, mlir-runner)

1. as it is, where it is linalg;
2. after --convert-linalg-to-taso and --convert-taso-to-linalg.

The results must agree within 1e-5 of the largest. Prints a line for each function;
exits with 1 if one differs or none was run.
"""

import sys

import native_code


# On tensors outside of bodies.
ELEMENTWISE = "func.func(convert-elementwise-to-linalg),"


def constant(elements, type_, body):
    dialect = "taso" if " taso." in body else "arith"
    return f"{dialect}.constant dense<{elements}> : {type_}"


def native(functions, module):
    """What the functions compute in native code."""
    return native_code.native(functions, module, ELEMENTWISE)


def main(arguments):
    text = native_code.run(["taso-opt", "--mlir-print-local-scope", arguments[0]], "")
    module, functions = native_code.close(text, arguments[1:], constant)
    back = native_code.run(["taso-opt", "--convert-linalg-to-taso", "--convert-taso-to-linalg"], module)
    texts = [back] if " taso." in text else [module, back]
    others = [native(functions, text) for text in texts]
    return native_code.report(native_code.interpreted(module, "convert-linalg-to-taso"), others)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
