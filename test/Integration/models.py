#!/usr/bin/env python3
"""Runs whole models through taso-opt and compares with ONNX Runtime.

    models.py TASO_OPT WORK_FOLDER [MODEL.onnx ..] [--device NAME]
              [--budget N] [--passes "PASS .."]

Without models, takes the .onnx files of $TASO_MODELS_DIR. For each one: imports
it, optimises it (--taso-superoptimize if taso-opt has it, or the passes given),
exports it, and runs the original and the result in ONNX Runtime without its own
optimisations, on three seeds. Outputs may differ by 1e-5 + 1e-4 of the largest
element. Models whose weights are uniform get random ones first.

Prints a table: operators of the model, those that stay foreign, rules applied,
modelled cost before and after, and the largest difference. Models that cannot go
through are listed with the reason. Exit code 1 if one differs, or is refused in
another way than by an error message. ONNX Runtime comes from npm; where that is
not available the script says so and leaves the comparison out.
"""

import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

import randomize_weights

HERE = os.path.dirname(os.path.abspath(__file__))
SEEDS = ["1", "2", "3"]
# What a model is to be told, and fed, where the file does not say.
DIMS = {
    "byte_bidi_lstm": ["batch=1", "length=16"],
    "ppocr": ["p2o.DynamicDimension.0=1", "p2o.DynamicDimension.1=48",
              "p2o.DynamicDimension.2=192"],
    "silero_vad": ["batch=1", "sequence=512"],
    "super_resolution": ["batch_size=1"],
}
FEEDS = {
    "byte_bidi_lstm": {"input": {"type": "uint8", "dims": [1, 16]}},
    "ppocr": {"x": {"type": "float32", "dims": [1, 3, 48, 192]}},
    "silero_vad": {
        "input": {"type": "float32", "dims": [1, 512]},
        "state": {"type": "float32", "dims": [2, 1, 128]},
        "sr": {"type": "int64", "dims": [], "value": 16000},
    }
}


def lookup(table, model, otherwise):
    name = os.path.basename(model)
    return next((v for k, v in table.items() if name.startswith(k)), otherwise)


def find_models(names):
    """The files of these names, or all, in $TASO_MODELS_DIR; of names that are files, those."""
    folder = os.environ.get("TASO_MODELS_DIR", "")
    if not names and folder:
        return sorted(glob.glob(os.path.join(folder, "*.onnx")))
    paths = [name if os.path.isfile(name) else os.path.join(folder, name) for name in names]
    return [path for path in paths if os.path.isfile(path)]


def install_runtime(folder):
    """Puts onnxruntime-node into `folder`; returns why it cannot, or None."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not installed"
    os.makedirs(folder, exist_ok=True)
    for name in ("package.json", "compare.js", "optimize.js", "run.js"):
        shutil.copy(os.path.join(HERE, "onnxruntime", name), folder)
    if os.path.isdir(os.path.join(folder, "node_modules", "onnxruntime-node")):
        return None
    command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return None if done.returncode == 0 else "npm install failed"


def has_option(taso_opt, option):
    text = subprocess.run([taso_opt, "--help"], capture_output=True, text=True)
    return option in text.stdout


def optimize(taso_opt, model, result, passes, report):
    """Returns (seconds, stderr); raises RuntimeError with taso-opt's reason."""
    for stale in (result, report):
        if os.path.exists(stale):
            os.remove(stale)
    command = [taso_opt, model, "-o", result] + passes
    for dim in lookup(DIMS, model, []):
        command += ["--dim", dim]
    start = time.time()
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0:
        return time.time() - start, done.stderr
    if done.returncode != 1:
        raise AssertionError(f"taso-opt crashed: {done.stderr[-500:]}")
    errors = [l for l in done.stderr.splitlines() if "error: " in l]
    raise RuntimeError(errors[0] if errors else "no message")


def compare(folder, model, result):
    """The differences in ONNX Runtime; raises RuntimeError if it refuses."""
    environment = dict(os.environ, FEEDS=json.dumps(lookup(FEEDS, model, {})))
    command = ["node", "compare.js", os.path.abspath(model),
               os.path.abspath(result)] + SEEDS
    done = subprocess.run(command, cwd=folder, env=environment,
                          capture_output=True, text=True)
    if done.returncode == 0:
        return json.loads(done.stdout)
    raise RuntimeError("ONNX Runtime: " + done.stderr.strip().split("\n")[0])


def read_report(path):
    """(rules applied, cost before, cost after), as text."""
    if not os.path.exists(path):
        return "-", "-", "-"
    with open(path) as file:
        functions = json.load(file)["functions"]
    searched = [f for f in functions if "chain" in f]
    if not searched:
        return "skipped", "-", "-"
    before = sum(f["cost_us"]["before"] for f in searched)
    after = sum(f["cost_us"]["after"] for f in searched)
    rules = sum(len(f["chain"]) for f in searched)
    return str(rules), f"{before:.1f}", f"{after:.1f}"


def read_counts(stderr):
    """(operators, foreign ones) from the remarks of the conversion."""
    match = re.search(r"(\d+) of (\d+) operations converted, (\d+)", stderr)
    if not match:
        return "-", "-"
    converted, total, evaluated = map(int, match.groups())
    return str(total), str(total - converted - evaluated)


def run_model(arguments, model, passes, runtime):
    """One row of the table, and whether the outputs agree."""
    name = os.path.basename(model)
    work = arguments.work
    if name.startswith("light_"):
        random = os.path.join(work, name.replace(".onnx", ".random.onnx"))
        randomize_weights.randomize(model, random)
        model = random
    result = os.path.join(work, name.replace(".onnx", ".taso.onnx"))
    report = os.path.join(work, name + ".json")
    passes = [p.replace("{report}", report) for p in passes]
    seconds, stderr = optimize(arguments.taso_opt, model, result, passes, report)
    row = [name, *read_counts(stderr), *read_report(report), f"{seconds:.1f}"]
    if runtime is None:
        return row + ["-", "-"], True
    outcome = compare(runtime, model, result)
    agrees = outcome["share"] <= 1
    verdict = "equal" if agrees else f"DIFFERS at '{outcome['worst']}'"
    if (outcome["distinct"] or 2) <= 1:  # JSON has null for infinity
        verdict += " (an output has one value only)"
    return row + [f"{outcome['largest']:.1e}", verdict], agrees


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("taso_opt")
    parser.add_argument("work")
    parser.add_argument("models", nargs="*")
    parser.add_argument("--passes", help="instead of the superoptimizer; "
                        "{report} stands for the file of the report")
    parser.add_argument("--device", default="cpu", help="cpu, h200, t4, ..")
    parser.add_argument("--budget", type=int, default=500,
                        help="graphs that the search prices at most")
    arguments = parser.parse_args()
    arguments.models = find_models(arguments.models)
    return arguments


def main():
    arguments = parse_arguments()
    if not arguments.models:
        print("skipped: no models given, and TASO_MODELS_DIR is not set")
        return 0
    os.makedirs(arguments.work, exist_ok=True)
    runtime = os.path.join(arguments.work, "onnxruntime")
    problem = install_runtime(runtime)
    if problem:
        print(f"without ONNX Runtime, outputs are not compared: {problem}")
        runtime = None
    if arguments.passes is not None:
        passes = arguments.passes.split()
    elif has_option(arguments.taso_opt, "--taso-superoptimize"):
        passes = [f"--taso-superoptimize=device={arguments.device} "
                  f"budget={arguments.budget} report={{report}}"]
    else:
        passes = []
    columns = ["model", "operators", "foreign", "rules", "us before", "us after",
               "seconds", "difference", "verdict"]
    widths = [34, 10, 8, 8, 11, 11, 8, 11, 0]
    line = lambda row: "".join(c.ljust(w) for c, w in zip(row, widths)).rstrip()
    print(line(columns), flush=True)
    refused, wrong, count = [], 0, 0
    for model in arguments.models:
        try:
            row, agrees = run_model(arguments, model, passes, runtime)
            wrong += not agrees
            count += agrees
            print(line(row), flush=True)
        except RuntimeError as error:
            refused.append((os.path.basename(model), str(error)))
        except AssertionError as error:
            wrong += 1
            print(f"{os.path.basename(model)}: {error}", flush=True)
    for name, reason in refused:
        print(f"cannot go through: {name}: {reason}")
    print(f"{count} equal, {wrong} wrong, {len(refused)} refused")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
