#!/usr/bin/env python3
"""Compares what we say TOSA means with what MLIR makes of it.

Usage: tosa_native.py FILE.mlir [FUNCTION ..]

Each function of the file (or each that is named) whose arguments are tensors of f32
gets random inputs and is run three ways:

1. as it is, through MLIR's own lowering to native code (mlir-opt, mlir-runner);
2. after --convert-tosa-to-taso, by our interpreter (--taso-evaluate);
3. after --convert-tosa-to-taso, --canonicalize and --convert-taso-to-tosa, as in 1.

The results must agree within 1e-5 of the largest. taso-opt, mlir-opt and mlir-runner
are taken from the PATH, the runner's libraries from where MLIR is installed. Prints a
line for each function; exits with 1 if one differs or none was run.
"""

import sys

import native_code

TO_LINALG = (
    "func.func(tosa-infer-shapes,tosa-make-broadcastable,"
    "tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor),"
)


def constant(elements, type_, body=""):
    return f'"tosa.const"() <{{values = dense<{elements}> : {type_}}}> : () -> {type_}'


def native(functions, module):
    """What the functions compute through MLIR's lowering."""
    return native_code.native(functions, module, TO_LINALG)


def main(arguments):
    text = native_code.run(["mlir-opt", arguments[0]], "")
    module, functions = native_code.close(text, arguments[1:], constant)
    back = native_code.run(["taso-opt", "--convert-tosa-to-taso", "--canonicalize", "--convert-taso-to-tosa"], module)
    inside = native_code.interpreted(module, "convert-tosa-to-taso")
    return native_code.report(native(functions, module), [inside, native(functions, back)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
