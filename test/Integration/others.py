#!/usr/bin/env python3
"""Checks what another optimizer makes of real models: that of ONNX Runtime.

    others.py TASO_OPT WORK_FOLDER [MODEL.onnx ..] [--level LEVEL] [--limit SECONDS]

Without models, takes the .onnx files of $TASO_MODELS_DIR. Each model is optimized by ONNX Runtime at that level (extended, if none is given) and
written to a file, without running it. Then `taso-opt --taso-verify-equivalence` compares
it with the original, as a proof or, where weights were folded and so rounded, as a test.
What only is not within 1e-5 of the largest element is compared again within 1e-4, by
--taso-check. Weights that are uniform get random elements first. ONNX Runtime leaves
inputs behind that no node reads, which were constants; they are dropped.

Prints a table: nodes before and after, operators that have no meaning in taso (and stand
for unknown functions), the verdict, and how far the two models differ when ONNX Runtime
runs them itself, without its optimizer, as a share of what models.py allows. Exits with 1
if one differs. ONNX Runtime comes from npm; where that is not available the script says
so and does nothing.
"""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import onnx

import models
import randomize_weights
from model_files import first_error, read_foreign, read_verdict, run

COLUMNS = ["model", "nodes", "foreign", "verdict", "seconds", "in ONNX Runtime"]
LOOSE = "1e-4"


def optimize(runtime, model, result, level):
    """Writes what ONNX Runtime makes of the model; why it cannot, or None."""
    done = subprocess.run(["node", "optimize.js", str(model.resolve()), str(result.resolve()), level],
                          cwd=runtime, capture_output=True, text=True)
    if done.returncode == 0:
        return None
    return "ONNX Runtime: " + (done.stderr.strip().splitlines() or ["no message"])[0]


def drop_unread_inputs(before, after):
    """Drops inputs that only the optimized model has and no node reads. Returns how many
    nodes both have."""
    old, new = onnx.load(before), onnx.load(after)
    read = {name for node in new.graph.node for name in node.input}
    weights = {weight.name for weight in old.graph.initializer}
    kept = [value for value in new.graph.input if value.name in read or value.name not in weights]
    del new.graph.input[:]
    new.graph.input.extend(kept)
    onnx.save(new, after)
    return len(old.graph.node), len(new.graph.node)


class Comparison:
    """One model and what was made of it."""

    def __init__(self, arguments, before, after):
        self.arguments, self.before, self.after = arguments, before, after
        self.dims = [f"--dim={dim}" for dim in models.lookup(models.DIMS, before, [])]
        self.foreign = collections.Counter()

    def taso(self, *command):
        return run(self.arguments.taso_opt, *command, *self.dims, seconds=self.arguments.limit)

    def verify(self):
        """The verdict, and whether the models were found to differ."""
        try:
            done = self.taso("--taso-verify-equivalence", self.before, self.after)
            if done.returncode not in (0, 1):
                return f"taso-opt ends with {done.returncode}", True
            self.foreign.update(read_foreign(done))
            told = done.stdout.strip() or first_error(done)
            return (told, False) if done.returncode == 0 else self.check(told)
        except subprocess.TimeoutExpired:
            return f"not within {self.arguments.limit} s", False

    def check(self, told):
        """What is not equal by the strict measure may be so by the loose one."""
        text = self.before.with_suffix(".mlir")
        made = self.taso(self.before, "--emit-bytecode", "-o", text)
        if made.returncode != 0:
            return told, False
        done = self.taso(self.after, f"--taso-check=against={text} tolerance={LOOSE}", "-o", os.devnull)
        verdict, is_equal = read_verdict(done)
        if is_equal:
            return f"equal within {LOOSE}, in {verdict.split(' in ')[-1].split(' (')[0]}", False
        differs = "differs" in verdict and "unknown" not in told
        return f"{told[:160]}; {verdict[:160]}" if differs else told[:120], differs


def run_in_runtime(runtime, before, after):
    try:
        outcome = models.compare(runtime, before, after)
        return f"{outcome['share']:.2g}"
    except RuntimeError as error:
        return str(error)[:80]


def go(arguments, runtime, model):
    """A row of the table, and whether the models differ."""
    before, after = (arguments.work / f"{model.stem}.{kind}.onnx" for kind in ["before", "after"])
    if model.name.startswith("light_"):
        randomize_weights.randomize(str(model), str(before))
    else:
        shutil.copyfile(model, before)
    problem = optimize(runtime, before, after, arguments.level)
    if problem:
        return [model.stem, "-", "-", problem, "-", "-"], False
    nodes = drop_unread_inputs(before, after)
    start = time.monotonic()
    comparison = Comparison(arguments, before, after)
    verdict, differs = comparison.verify()
    foreign = ", ".join(f"{count} {re.sub('^onnx.', '', kind)}" for kind, count in
                        comparison.foreign.most_common(3))
    row = [model.stem, f"{nodes[0]}, {nodes[1]}", foreign or "-", verdict.replace("|", "/"),
           f"{time.monotonic() - start:.1f}", run_in_runtime(runtime, before, after)]
    return row, differs


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("taso_opt")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("models", nargs="*")
    parser.add_argument("--level", default="extended", help="basic, extended or all")
    parser.add_argument("--limit", type=int, default=300, help="seconds for each comparison")
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
        row, differs = go(arguments, runtime, model)
        wrong += differs
        print("| " + " | ".join(row) + " |", flush=True)
    print(f"{len(arguments.models)} models, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
