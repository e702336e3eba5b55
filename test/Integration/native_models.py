#!/usr/bin/env python3
"""Compiles whole models to native code: ONNX, taso, linalg, LLVM.

    native_models.py TASO_OPT WORK_FOLDER [MODEL.onnx ..] [--device NAME] [--budget N]

Without models, takes the .onnx files of $TASO_MODELS_DIR. Each model is converted to taso, as it is and after --taso-superoptimize and
--taso-fold-weights; then to linalg, lowered by stock mlir-opt, and compiled and run by
mlir-runner. Both must compute what ONNX Runtime computes of the model on the same random
inputs, within 1e-4 of the largest. Weights that are uniform get random elements first.
Models with operators that have no form in linalg, or inputs that are not f32, are left out
with the reason.

Prints a table: modelled times, the differences, and how long the loops take, compilation
included. Exits with 1 if a result differs. ONNX Runtime comes from npm; where that is not
available the script says so and does nothing.
"""

import argparse
import json
import math
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import time

import models
import native_code
import randomize_weights

TOLERANCE = 1e-4
SIGNATURE = re.compile(r"^  func\.func @(\w+)\((.*)\) -> (.*?)(?: attributes \{.*\})? \{$", re.M)
ARGUMENT = re.compile(r"%\w+: (tensor<[^>]*>)")
COLUMNS = ["model", "us before, after", "difference before", "after", "seconds before", "after", "why not"]


class LeftOut(Exception):
    """Why a model cannot go this way."""


def to_linalg(taso_opt, model, passes):
    """The model in linalg, and what was said on the way."""
    dims = [f"--dim={dim}" for dim in models.lookup(models.DIMS, model, [])]
    done = subprocess.run([taso_opt, model, *dims, *passes, "--convert-taso-to-linalg"],
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise LeftOut(re.search(r"error: (.*)", done.stderr).group(1)[:100])
    foreign = re.search(r'"(onnx\.\w+)"', done.stdout)
    if foreign:
        raise LeftOut(f"{foreign.group(1)} stays foreign")
    # Without locations, and what only ONNX needs to know. Resources are printed in no local scope.
    text = native_code.run(["mlir-opt", "--allow-unregistered-dialect"], done.stdout)
    text = re.sub(r" attributes \{onnx\..*\} \{$", " {", text, flags=re.M)
    text = re.sub(r"^module .*\{$", "module {", text, flags=re.M)
    return text, done.stderr


def make_inputs(text, names):
    """Random elements for each input: {name: {dims, values}}."""
    generator = random.Random(1)
    types = ARGUMENT.findall(SIGNATURE.search(text).group(2))
    inputs = {}
    for name, type_ in zip(names, types, strict=True):
        match = native_code.TENSOR.fullmatch(type_)
        if not match:
            raise LeftOut(f"an input is a {type_}")
        dims = [int(size) for size in match.group(1).split("x")[:-1]]
        values = [round(generator.uniform(-1, 1), 6) for _ in range(math.prod(dims))]
        inputs[name] = {"dims": dims, "values": values}
    return inputs


def call(text, inputs):
    """The module with a function @main that calls the model and prints its outputs."""
    name, arguments, results = SIGNATURE.search(text).groups()
    types = ARGUMENT.findall(arguments)
    outputs = re.findall(r"tensor<[^>]*>", results)
    if not all(native_code.TENSOR.fullmatch(type_) for type_ in outputs):
        raise LeftOut("an output is not f32")
    main = "  func.func private @printMemrefF32(tensor<*xf32>)\n  func.func @main() {\n"
    for i, (type_, data) in enumerate(zip(types, inputs.values(), strict=True)):
        packed = struct.pack(f"<{len(data['values'])}f", *data["values"]).hex().upper()
        main += f'    %in{i} = arith.constant dense<"0x{packed}"> : {type_}\n'
    operands = ", ".join(f"%in{i}" for i in range(len(types)))
    main += (f"    %out:{len(outputs)} = call @{name}({operands}) : ({', '.join(types)}) -> "
             f"({', '.join(outputs)})\n")
    for i, type_ in enumerate(outputs):
        main += f"    %print{i} = tensor.cast %out#{i} : {type_} to tensor<*xf32>\n"
        main += f"    call @printMemrefF32(%print{i}) : (tensor<*xf32>) -> ()\n"
    main += "    return\n  }\n"
    # Resources stand behind the module.
    end = re.search(r"^\}$", text, flags=re.M).start()
    return text[:end] + main + text[end:]


def run_natively(text, inputs):
    """What the model computes, one list for each output, and the seconds it takes."""
    lowered = native_code.run(["mlir-opt", "--allow-unregistered-dialect",
                               f"--pass-pipeline=builtin.module({native_code.LOWERING})"], call(text, inputs))
    home = pathlib.Path(shutil.which("mlir-runner")).resolve().parent.parent / "lib"
    libraries = ",".join(f"{home}/{name}" for name in ["libmlir_runner_utils.so", "libmlir_c_runner_utils.so"])
    start = time.monotonic()
    output = native_code.run(["mlir-runner", "-O3", "-e", "main", "-entry-point-result=void",
                              f"-shared-libs={libraries}"], lowered)
    seconds = time.monotonic() - start
    blocks = re.split(r"Unranked Memref .*? data =", output)[1:]
    return [[float(number) for number in native_code.NUMBER.findall(block)] for block in blocks], seconds


def run_in_runtime(runtime, model, inputs):
    done = subprocess.run(["node", "run.js", str(pathlib.Path(model).resolve())], cwd=runtime,
                          input=json.dumps(inputs), capture_output=True, text=True)
    if done.returncode != 0:
        raise LeftOut("ONNX Runtime: " + done.stderr.strip().splitlines()[0])
    return [output["values"] for output in json.loads(done.stdout).values()]


def go(arguments, runtime, model):
    """A row of the table, and whether both results are right."""
    import onnx

    if model.name.startswith("light_"):
        made = arguments.work / model.name
        randomize_weights.randomize(str(model), str(made))
        model = made
    graph = onnx.load(model).graph
    weights = {weight.name for weight in graph.initializer}
    search = f"--taso-superoptimize=device={arguments.device} budget={arguments.budget}"
    plain, _ = to_linalg(arguments.taso_opt, model, [])
    better, said = to_linalg(arguments.taso_opt, model, [search, "--taso-fold-weights"])
    inputs = make_inputs(plain, [value.name for value in graph.input if value.name not in weights])
    expected = run_in_runtime(runtime, model, inputs)
    distances, seconds = [], []
    for text in [plain, better]:
        found, taken = run_natively(text, inputs)
        distances.append(max(map(native_code.distance, expected, found)) if len(found) == len(expected) else math.inf)
        seconds.append(taken)
    times = re.search(r"superoptimized: ([\d.]+) us -> ([\d.]+) us", said)
    row = [model.stem, ", ".join(times.groups()) if times else "no change"]
    row += [f"{distance:.1e}" for distance in distances] + [f"{taken:.1f}" for taken in seconds] + ["-"]
    return row, all(distance <= TOLERANCE for distance in distances)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("taso_opt")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("models", nargs="*")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--budget", type=int, default=500)
    arguments = parser.parse_args()
    arguments.models = [pathlib.Path(model) for model in models.find_models(arguments.models)]
    runtime = arguments.work / "onnxruntime"
    problem = models.install_runtime(runtime) if arguments.models else "there is no model"
    if problem:
        print(f"skipped: {problem}")
        return 0
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|", flush=True)
    wrong = 0
    for model in arguments.models:
        try:
            row, is_right = go(arguments, runtime, model)
        except LeftOut as why:
            row, is_right = [model.stem, "-", "-", "-", "-", "-", str(why)], True
        wrong += not is_right
        print("| " + " | ".join(row) + " |", flush=True)
    print(f"{len(arguments.models)} models, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
