#!/usr/bin/env python3
"""From ONNX to native code: taso, TOSA or linalg, MLIR's own lowering.

Usage: compile_path.py TASO_OPT tosa|linalg [TEST ..]

Each test of `pytorch-converted` in libonnx-testdata (or each that is named) is
superoptimized, converted to TOSA or linalg, lowered by stock mlir-opt, and run by mlir-runner on
the test's inputs. What it computes must be what PyTorch computed, within 1e-4 of the
largest. Models with operators that taso lacks, or has no form of there, are counted as left
out.

Prints a line for each test and a summary; exits with 1 if one differs or none was run;
0, with a message, where the data is not installed.
"""

import os
import re
import subprocess
import sys

import numpy
import onnx
from onnx import numpy_helper

import linalg_native
import native_code
import tosa_native

DATA = "/usr/lib/python3/dist-packages/onnx/backend/test/data/pytorch-converted"
TOLERANCE = 1e-4
DIALECTS = {"linalg": linalg_native, "tosa": tosa_native}


def read_tensors(folder, kind):
    data = os.path.join(folder, "test_data_set_0")
    for i in range(len(os.listdir(data))):
        path = os.path.join(data, f"{kind}_{i}.pb")
        if not os.path.exists(path):
            return
        tensor = onnx.TensorProto()
        with open(path, "rb") as file:
            tensor.ParseFromString(file.read())
        yield numpy_helper.to_array(tensor)


def export(taso_opt, dialect, model):
    """The model in the dialect without what only ONNX needs to know, or why there is none."""
    passes = ["--taso-superoptimize=device=h200", "--taso-fold-weights", f"--convert-taso-to-{dialect}"]
    result = subprocess.run([taso_opt, model] + passes, capture_output=True, text=True)
    if result.returncode != 0:
        return None, re.search(r"error: (.*)", result.stderr).group(1)
    text = native_code.run(["mlir-opt", "--allow-unregistered-dialect", "--mlir-print-local-scope"], result.stdout)
    foreign = re.search(r'"(onnx\.\w+)"', text)
    if foreign:
        return None, f"{foreign.group(1)} stays foreign"
    text = re.sub(r' \{onnx\.name = "[^"]*"\}', "", text)
    text = re.sub(r"^module .*\{$", "module {", text, flags=re.M)
    text = re.sub(r"(func\.func .*?) attributes \{.*\} \{$", r"\1 {", text, flags=re.M)
    return text, None


def fix_inputs(dialect, text, arrays):
    """A function without arguments, which holds the inputs: its name with the types of its
    results, and the module."""
    name, parameters, results, body = native_code.FUNCTION.search(text).groups()
    made = ""
    for parameter, array in zip(re.split(r", (?=%)", parameters), arrays):
        value, type_ = parameter.split(": ", 1)
        data = numpy.ascontiguousarray(array, numpy.float32).tobytes().hex().upper()
        elements = '"0x' + data + '"'
        made += f"    {value} = {DIALECTS[dialect].constant(elements, type_, body)}\n"
    results = re.sub(r"^\((.*)\)$", r"\1", results) if results.count("tensor") == 1 else results
    return {name: results}, f"module {{\n  func.func @{name}() -> {results} {{\n{made}{body}  }}\n}}\n"


def check(taso_opt, dialect, folder):
    inputs = list(read_tensors(folder, "input"))
    if any(array.dtype != numpy.float32 for array in inputs):
        return "left out", "inputs that are not f32"
    text, why = export(taso_opt, dialect, os.path.join(folder, "model.onnx"))
    if text is None:
        return "left out", why
    functions, module = fix_inputs(dialect, text, inputs)
    (found,) = DIALECTS[dialect].native(functions, module).values()
    expected = [float(x) for array in read_tensors(folder, "output") for x in array.ravel()]
    distance = native_code.distance(expected, found)
    return ("equal" if distance <= TOLERANCE else "wrong"), f"{distance:.2g}"


def main(taso_opt, dialect, *names):
    if not os.path.isdir(DATA):
        print("skipped: libonnx-testdata is not installed")
        return 0
    counts = {"equal": 0, "left out": 0, "wrong": 0}
    for name in names or sorted(os.listdir(DATA)):
        verdict, detail = check(taso_opt, dialect, os.path.join(DATA, name))
        counts[verdict] += 1
        print(f"{name}: {verdict}, {detail}", flush=True)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return 1 if counts["wrong"] or not counts["equal"] else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
