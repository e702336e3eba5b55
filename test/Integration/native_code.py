"""What the scripts share that run functions in native code: mlir-opt lowers linalg on
tensors, mlir-runner runs it. Both are taken from the PATH, as is taso-opt; the runner's
libraries from where MLIR is installed.
"""

import math
import pathlib
import random
import re
import shutil
import subprocess
import sys

# From linalg on tensors to LLVM. docs/Conversions.md has the same.
LOWERING = (
    "canonicalize,"
    "one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops,"
    "expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-math-to-llvm,"
    "convert-math-to-libm,convert-arith-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts"
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


def close(text, names, constant):
    """A module of the functions of a text (those of these names, if there are any) whose
    arguments are tensors of f32, which make their arguments: constant(elements, type, body)
    is the operation that gives one. And their names with the types of their results."""
    module, closed = "module {\n", {}
    for name, arguments, results, body in FUNCTION.findall(text):
        parts = [part.split(": ") for part in re.split(r", (?=%)", arguments) if part]
        if (names and name not in names) or not all(TENSOR.fullmatch(type_) for _, type_ in parts):
            continue
        generator = random.Random(name)
        made = ""
        for value, type_ in parts:
            shape = [int(size) for size in TENSOR.fullmatch(type_).group(1).split("x")[:-1]]
            made += f"    {value} = {constant(literal(shape, generator), type_, body)}\n"
        module += f"  func.func @{name}() -> {results} {{\n{made}{body}  }}\n"
        closed[name] = results
    return module + "}\n", closed


def native(functions, module, to_linalg=""):
    """What functions without arguments, {name: types of results}, compute in native code,
    each as one list. to_linalg are passes before LOWERING, each with a comma behind it."""
    main = "  func.func private @printMemrefF32(tensor<*xf32>)\n  func.func @main() {\n"
    counts = {}
    for name, results in functions.items():
        types = [match.group(0) for match in TENSOR.finditer(results)]
        counts[name] = len(types)
        main += f"    %{name}:{len(types)} = call @{name}() : () -> {results}\n"
        for i, type_ in enumerate(types):
            main += f"    %{name}_{i} = tensor.cast %{name}#{i} : {type_} to tensor<*xf32>\n"
            main += f"    call @printMemrefF32(%{name}_{i}) : (tensor<*xf32>) -> ()\n"
    main += "    return\n  }\n}\n"
    lowered = run(
        ["mlir-opt", f"--pass-pipeline=builtin.module({to_linalg}{LOWERING})"],
        module.rstrip()[:-1] + main,
    )
    home = pathlib.Path(shutil.which("mlir-runner")).resolve().parent.parent / "lib"
    libraries = [f"{home}/libmlir_runner_utils.so", f"{home}/libmlir_c_runner_utils.so"]
    output = run(
        ["mlir-runner", "-e", "main", "-entry-point-result=void", "-shared-libs=" + ",".join(libraries)],
        lowered,
    )
    blocks = re.split(r"Unranked Memref .*? data =", output)[1:]
    computed = {}
    for name, count in counts.items():
        computed[name] = [float(number) for block in blocks[:count] for number in NUMBER.findall(block)]
        blocks = blocks[count:]
    return computed


def interpreted(module, to_taso):
    """What functions without arguments compute by our interpreter, after the pass to_taso:
    {name: one list}."""
    passes = [f"--{to_taso}", "--cse", "--taso-evaluate"]
    text = run(["taso-opt", *passes, "--mlir-print-elementsattrs-with-hex-if-larger=-1"], module)
    computed = {}
    for function, _, _, body in FUNCTION.findall(text):
        constants = dict(re.findall(r"(%\w+) = taso\.constant (.*)", body))
        computed[function] = values = []
        for name in re.search(r"return (.*?) :", body).group(1).split(", "):
            if name not in constants:
                sys.exit(f"@{function} is not evaluated:\n{body}")
            elements, shape = re.search(r"dense<(.*)> : tensor<((?:\d+x)*)f32>", constants[name]).groups()
            numbers = [float(number) for number in NUMBER.findall(elements)]
            count = math.prod(int(size) for size in shape.split("x")[:-1])
            values += numbers if len(numbers) == count else numbers * count
    return computed


def distance(expected, found):
    if len(expected) != len(found):
        return float("inf")
    largest = max(map(abs, expected)) or 1.0
    return max(abs(a - b) for a, b in zip(expected, found)) / largest


def report(expected, others):
    """Prints a line for each function, {name: numbers}, and a summary; the exit code is 1 if
    others do not compute the same, or there is none."""
    failed = 0
    for name, numbers in expected.items():
        worst = max(distance(numbers, other[name]) for other in others)
        failed += worst > TOLERANCE
        print(f"{name}: {'equal' if worst <= TOLERANCE else 'DIFFERS'}, {len(numbers)} elements, {worst:.2g}")
    print(f"{len(expected)} functions, {failed} differ")
    return 1 if failed or not expected else 0
