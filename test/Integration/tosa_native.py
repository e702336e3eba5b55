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

import pathlib
import random
import re
import shutil
import subprocess
import sys

LOWERING = (
    "builtin.module(func.func(tosa-infer-shapes,tosa-make-broadcastable,"
    "tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor),canonicalize,"
    "one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops,"
    "expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-math-to-llvm,"
    "convert-math-to-libm,convert-arith-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)
TOLERANCE = 1e-5
FUNCTION = re.compile(r"^  func\.func @(\w+)\((.*?)\) -> (.*?) \{\n(.*?)^  \}", re.S | re.M)
NUMBER = re.compile(r"-?(?:nan|inf|[\d.]+(?:[eE][-+]?\d+)?)")
TENSOR = re.compile(r"tensor<((?:\d+x)*)f32>")


def run(command, text):
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stderr}\n{text}")
    return result.stdout


def literal(shape, generator):
    """Nested lists of random numbers in (0, 1), which suit every operator."""
    if not shape:
        return f"{generator.uniform(0.1, 1):.6f}"
    return "[" + ", ".join(literal(shape[1:], generator) for _ in range(shape[0])) + "]"


def close(name, arguments, results, body):
    """A module whose function @name makes its arguments, or None."""
    generator = random.Random(name)
    made = ""
    for argument in filter(None, re.split(r", (?=%)", arguments)):
        value, type_ = argument.split(": ")
        match = TENSOR.fullmatch(type_)
        if not match:
            return None
        shape = [int(size) for size in match.group(1).split("x")[:-1]]
        elements = literal(shape, generator)
        made += f'    {value} = "tosa.const"() <{{values = dense<{elements}> : {type_}}}> : () -> {type_}\n'
    return f"module {{\n  func.func @{name}() -> {results} {{\n{made}{body}  }}\n}}\n"


def native(name, module):
    """The results of @name through MLIR's lowering, as one list."""
    results = re.search(rf"@{name}\(\) -> (.*?) \{{", module).group(1)
    types = [match.group(0) for match in TENSOR.finditer(results)]
    values = ", ".join(f"%r#{i}" for i in range(len(types))) if len(types) > 1 else "%r"
    names = values.split(", ")
    pack = f"%r:{len(types)}" if len(types) > 1 else "%r"
    main = "  func.func private @printMemrefF32(tensor<*xf32>)\n  func.func @main() {\n"
    main += f"    {pack} = call @{name}() : () -> {results}\n"
    for i, (value, type_) in enumerate(zip(names, types)):
        main += f"    %u{i} = tensor.cast {value} : {type_} to tensor<*xf32>\n"
        main += f"    call @printMemrefF32(%u{i}) : (tensor<*xf32>) -> ()\n"
    main += "    return\n  }\n}\n"
    lowered = run(["mlir-opt", f"--pass-pipeline={LOWERING}"], module.rstrip()[:-1] + main)
    home = pathlib.Path(shutil.which("mlir-runner")).resolve().parent.parent / "lib"
    libraries = [f"{home}/libmlir_runner_utils.so", f"{home}/libmlir_c_runner_utils.so"]
    output = run(
        ["mlir-runner", "-e", "main", "-entry-point-result=void", "-shared-libs=" + ",".join(libraries)],
        lowered,
    )
    data = re.sub(r"Unranked Memref .*? data =", "", output)
    return [float(number) for number in NUMBER.findall(data)]


def interpreted(module):
    """The results by our interpreter, as one list."""
    text = run(["taso-opt", "--convert-tosa-to-taso", "--cse", "--taso-evaluate", "--mlir-print-elementsattrs-with-hex-if-larger=-1"], module)
    constants = dict(re.findall(r"(%\w+) = taso\.constant (.*)", text))
    returned = re.search(r"return (.*?) :", text).group(1).split(", ")
    values = []
    for name in returned:
        elements, shape = re.search(r"dense<(.*)> : tensor<((?:\d+x)*)f32>", constants[name]).groups()
        numbers = [float(number) for number in NUMBER.findall(elements)]
        count = 1
        for size in shape.split("x")[:-1]:
            count *= int(size)
        values += numbers if len(numbers) == count else numbers * count
    return values


def distance(expected, found):
    if len(expected) != len(found):
        return float("inf")
    largest = max(map(abs, expected)) or 1.0
    return max(abs(a - b) for a, b in zip(expected, found)) / largest


def main(arguments):
    text = run(["mlir-opt", arguments[0]], "")
    wanted, ran, failed = set(arguments[1:]), 0, 0
    for name, parameters, results, body in FUNCTION.findall(text):
        module = close(name, parameters, results, body)
        if module is None or (wanted and name not in wanted):
            continue
        expected = native(name, module)
        there = distance(expected, interpreted(module))
        back = run(["taso-opt", "--convert-tosa-to-taso", "--canonicalize", "--convert-taso-to-tosa"], module)
        again = distance(expected, native(name, back))
        ran += 1
        verdict = "equal" if max(there, again) <= TOLERANCE else "DIFFERS"
        failed += verdict != "equal"
        print(f"{name}: {verdict}, {len(expected)} elements, in taso {there:.2g}, back {again:.2g}")
    print(f"{ran} functions, {failed} differ")
    return 1 if failed or not ran else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
