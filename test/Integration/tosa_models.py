#!/usr/bin/env python3
"""Takes TOSA models to taso, through the search, and back.

Usage: tosa_models.py TASO_OPT FOLDER

Every .mlir file under the folder that has operations of TOSA goes

1. through stock mlir-opt: what it refuses (TOSA of before 2025, operations that are not
   registered) is listed and left out;
2. through --convert-tosa-to-taso and --convert-taso-to-tosa, which must give the very
   text that mlir-opt gives;
3. through --taso-tosa-pipeline, whose result stock mlir-opt must accept and which must
   not transpose more than the model did;
4. and once more with random weights in place of those that are all one number: both
   must then be equal in --taso-check. Models whose weights were left out in printing
   are not compared.

Prints a line for each file and a summary; exits with 1 if anything is wrong.
"""

import math
import random
import re
import struct
import subprocess
import sys

from model_files import check_all, first_error, read_verdict, run, share_of_converted

# What one comparison may take.
SECONDS = 120


def count_transposes(text):
    return len(re.findall(r"= tosa\.transpose ", text))


def randomize(text):
    """Weights that do not let outputs overflow or be all the same."""
    generator = random.Random(1)

    def replace(match):
        sizes = [int(size) for size in match.group(2).split("x")[:-1]]
        count = math.prod(sizes)
        if float(match.group(1)) == 0 or count <= 16:
            return match.group(0)
        if count == max(sizes):
            numbers = [generator.uniform(0.5, 1.5) for _ in range(count)]
        else:
            bound = math.sqrt(3 * max(sizes) / count)
            numbers = [generator.uniform(-bound, bound) for _ in range(count)]
        data = struct.pack(f"<{count}f", *numbers).hex().upper()
        return f'dense<"0x{data}"> : tensor<{match.group(2)}f32>'

    return re.sub(r"dense<([-\d.eE+]+)> : tensor<((?:\d+x)+)f32>", replace, text)


def compare(taso_opt, text, folder):
    """What --taso-check says of the model with random weights."""
    model, before, better = (folder / name for name in ["random.mlir", "before.mlir", "after.mlir"])
    model.write_text(randomize(text))
    run(taso_opt, "--convert-tosa-to-taso", model, "-o", before)
    run(taso_opt, "--taso-tosa-pipeline=search={device=h200}", model, "-o", better)
    try:
        result = run(taso_opt, "--convert-tosa-to-taso", f"--taso-check=against={before}", better, seconds=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not compared within {SECONDS} s", True
    return read_verdict(result)


def check(taso_opt, model, folder):
    """What happened, and whether it is as it should be."""
    parsed = run("mlir-opt", "--split-input-file", model)
    if parsed.returncode != 0:
        return f"refused by mlir-opt: {first_error(parsed)}", True
    split = ("--split-input-file", model)
    back = run(taso_opt, "--convert-tosa-to-taso", "--convert-taso-to-tosa", *split)
    share = share_of_converted(back)
    if back.returncode != 0:
        return f"{share}; {first_error(back)}", False
    if back.stdout != parsed.stdout:
        return f"{share}; the way back gives another text", False
    better = folder / "better.mlir"
    found = run(taso_opt, "--taso-tosa-pipeline=search={device=h200}", *split, "-o", better)
    if found.returncode != 0:
        return f"{share}; pipeline: {first_error(found)}", False
    again = run("mlir-opt", "--split-input-file", "--verify-each", better)
    if again.returncode != 0:
        return f"{share}; mlir-opt refuses the result: {first_error(again)}", False
    transposes = count_transposes(parsed.stdout), count_transposes(again.stdout)
    told = f"{share}; {transposes[0]} transposes before, {transposes[1]} after"
    if transposes[1] > transposes[0]:
        return told, False
    if "__elided__" in parsed.stdout or "// -----" in parsed.stdout:
        return f"{told}; not compared", True
    verdict, is_equal = compare(taso_opt, parsed.stdout, folder)
    return f"{told}; {verdict}", is_equal


def has_tosa(model):
    return re.search(r"\btosa\.", model.read_text(errors="replace")) is not None


if __name__ == "__main__":
    sys.exit(check_all(check, *sys.argv[1:], has_tosa))
