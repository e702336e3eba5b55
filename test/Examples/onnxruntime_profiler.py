#!/usr/bin/python3
"""Tests how examples/onnxruntime-profiler turns programs into ONNX models.

    onnxruntime_profiler.py SOURCE_FOLDER WORK_FOLDER TASO_RUN

Each program of Inputs/ must become a model that ONNX's checker accepts, with the
result shapes that the program states. Where ONNX Runtime is installed in the
example's folder, the outputs are compared with those of the reference executor, and
those of the model in a loop too. Lists the operators that have no conversion.
"""

import base64
import glob
import json
import os
import re
import subprocess
import sys

import numpy
import onnx

HERE = os.path.dirname(os.path.abspath(__file__))
TYPES = {"f32": numpy.float32, "f16": numpy.float16, "i64": numpy.int64}
TOLERANCE = {"f32": 1e-5, "f16": 1e-2}


def make_program(case, element, random):
    """A program of one step, whose weights have data."""
    tensors, operands, results = [], [], []
    for kind, shapes in (("input", case.get("inputs", [])),
                         ("index", case.get("indices", [])),
                         ("weight", case.get("weights", []))):
        for shape in shapes:
            tensor = {"name": f"x{len(operands)}", "shape": shape, "type": element,
                      "kind": kind}
            if kind == "index":
                tensor.update(kind="input", type="i64")
            if kind == "weight":
                values = random.uniform(0.5, 1.5, shape).astype(TYPES[element])
                tensor["data"] = [float(x) for x in values.ravel()]
            operands.append(tensor["name"])
            tensors.append(tensor)
    for shape in case["results"]:
        results.append(f"y{len(results)}")
        tensors.append({"name": results[-1], "shape": shape, "type": element,
                        "kind": "output"})
    step = {"op": case["op"], "operands": operands, "results": results,
            "attributes": case.get("attributes", {})}
    return {"taso_program": 1, "name": case["op"], "tensors": tensors, "steps": [step]}


def make_programs():
    random = numpy.random.RandomState(1)
    with open(os.path.join(HERE, "Inputs", "operators.jsonl"), encoding="utf-8") as file:
        cases = [json.loads(line) for line in file]
    programs = [make_program(case, "f32", random) for case in cases]
    programs += [make_program(case, "f16", random) for case in cases
                 if case["op"] in ("matmul", "concat", "clamp", "gelu", "const_pool")]
    with open(os.path.join(HERE, "Inputs", "block.json"), encoding="utf-8") as file:
        block = json.load(file)
    for tensor in block["tensors"]:
        if "seed" in tensor:
            shape = tensor["shape"]
            tensor["data"] = random.uniform(-1, 1, shape).astype("f4").ravel().tolist()
            del tensor["seed"]
    return programs + [block]


def list_operators(source):
    """The mnemonics of the dialect, but for the constant, which is a weight."""
    text = ""
    for path in glob.glob(os.path.join(source, "include/TASO/Dialect/Ops/*.td")):
        with open(path, encoding="utf-8") as file:
            text += file.read()
    return set(re.findall(r'TASO_(?:\w*)Op<"(\w+)"', text)) - {"constant"}


def check_model(program, model):
    """The checker's rules, and the shapes that ONNX infers by its own definitions."""
    onnx.checker.check_model(model, full_check=True)
    bare = onnx.ModelProto()
    bare.CopyFrom(model)
    for output in bare.graph.output:
        output.type.tensor_type.ClearField("shape")
    inferred = onnx.shape_inference.infer_shapes(bare, strict_mode=True, data_prop=True)
    expected = {t["name"]: t["shape"] for t in program["tensors"]}
    for output in inferred.graph.output:
        shape = [d.dim_value for d in output.type.tensor_type.shape.dim]
        if shape != expected[output.name]:
            raise AssertionError(f"expected the shape {expected[output.name]}, "
                                 f"found {shape}")


def make_inputs(program, random):
    inputs = {}
    for tensor in program["tensors"]:
        if tensor.get("kind", "input") != "input":
            continue
        if tensor.get("type") == "i64":
            inputs[tensor["name"]] = random.randint(0, 3, tensor["shape"])
        else:
            positive = program["name"] in ("sqrt", "rsqrt", "div")
            values = random.uniform(0.5 if positive else -1, 1, tensor["shape"])
            kind = TYPES[tensor.get("type", "f32")]
            inputs[tensor["name"]] = numpy.asarray(values).astype(kind)
    return inputs


def run_reference(taso_run, folder, program, inputs):
    path = os.path.join(folder, "program.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(program, file)
    command = [taso_run, path, "--device=reference", f"--output={folder}/out"]
    for name, values in inputs.items():
        numpy.save(os.path.join(folder, name), values.astype(numpy.float32))
        command.append(f"--input={folder}/{name}.npy")
    subprocess.run(command, check=True, capture_output=True)
    outputs = [t for t in program["tensors"] if t.get("kind") == "output"]
    return [numpy.load(f"{folder}/out{i}.npy") for i in range(len(outputs))]


class Runtime:
    """ONNX Runtime, in a process of Node."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["node", os.path.join(HERE, "run_models.js"), folder],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, model, folder, inputs, kind):
        path = os.path.join(folder, "model.onnx")
        onnx.save(model, path)
        feeds = {name: {"type": values.dtype.name, "dims": list(values.shape),
                        "data": base64.b64encode(values.tobytes()).decode()}
                 for name, values in inputs.items()}
        self.process.stdin.write(json.dumps({"model": path, "inputs": feeds}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise AssertionError(f"ONNX Runtime: {answer['error']}")
        return [numpy.frombuffer(base64.b64decode(out["data"]), kind).reshape(out["dims"])
                for out in answer.values()]


def compare(expected, found, element):
    for left, right in zip(expected, found):
        if left.shape != right.shape:
            raise AssertionError(f"expected the shape {left.shape}, found {right.shape}")
        allowed = TOLERANCE[element] * (1 + numpy.max(numpy.abs(left), initial=0))
        difference = numpy.max(numpy.abs(left - right), initial=0)
        if not difference <= allowed:
            raise AssertionError(f"the outputs differ by {difference}")


def main(source, folder, taso_run):
    example = os.path.join(source, "examples", "onnxruntime-profiler")
    sys.path.insert(0, example)
    sys.dont_write_bytecode = True
    import program_to_onnx

    os.makedirs(folder, exist_ok=True)
    installed = os.path.isdir(os.path.join(example, "node_modules", "onnxruntime-node"))
    runtime = Runtime(example) if installed else None
    random = numpy.random.RandomState(2)
    programs, failed = make_programs(), 0
    for program in programs:
        element = program["tensors"][-1].get("type", "f32")
        try:
            model = program_to_onnx.convert(program)
            check_model(program, model.make_model())
            onnx.checker.check_model(model.make_loop(), full_check=True)
            inputs = make_inputs(program, random)
            expected = run_reference(taso_run, folder, program, inputs)
            if not runtime:
                continue
            kind = TYPES[element]
            compare(expected, runtime.run(model.make_model(), folder, inputs, kind), element)
            inputs[program_to_onnx.ITERATIONS] = numpy.array(3, numpy.int64)
            compare(expected, runtime.run(model.make_loop(), folder, inputs, kind), element)
        except Exception as error:  # any: the others are tried, too
            print(f"FAILED {program['name']} {element}: {error}")
            failed += 1
    tried = {step["op"] for program in programs for step in program["steps"]}
    operators = list_operators(source)
    print(f"{len(programs)} programs, {failed} failed")
    print("without a conversion:", sorted(operators - set(program_to_onnx.OPERATORS)))
    print("not tested:", sorted(operators - tried), "unknown:", sorted(tried - operators))
    print("outputs compared with ONNX Runtime" if runtime else
          "skipped: ONNX Runtime is not installed in examples/onnxruntime-profiler")


main(*sys.argv[1:])
