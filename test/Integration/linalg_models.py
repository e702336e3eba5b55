#!/usr/bin/env python3
"""Takes linalg models to taso, through the search, and back.

Usage: linalg_models.py TASO_OPT FOLDER

Every .mlir file under the folder that has operations of linalg goes

1. through stock mlir-opt: what it refuses (an old syntax, operations that are not
   registered) is listed and left out;
2. through --convert-linalg-to-taso and --convert-taso-to-linalg, whose result mlir-opt
   must accept;
3. through --taso-linalg-pipeline, whose result mlir-opt must accept;
4. and once more with random weights in place of those that are all one number or were
   left out in printing: both must then be equal in --taso-check.

Prints a line for each file, with what stays foreign, and a summary; exits with 1 if
anything is wrong.
"""

import re
import sys

from model_files import check_all, compare, first_error, run, share_of_converted

# Fewer graphs than by default, which take minutes where operators are many.
SEARCH = "device=h200 budget=20"


def list_foreign(result):
    """What is not converted, with counts."""
    found = re.findall(r"remark: (\S+) stays foreign, (\d+)x", result.stderr)
    return ", ".join(f"{count}x {name}" for name, count in found) or "nothing foreign"


def accepts(model):
    """What mlir-opt says against a text, or None."""
    parsed = run("mlir-opt", "--split-input-file", "--verify-each", model)
    return first_error(parsed) if parsed.returncode != 0 else None


def check(taso_opt, model, folder):
    """What happened, and whether it is as it should be."""
    parsed = run("mlir-opt", "--split-input-file", model)
    if parsed.returncode != 0:
        return f"refused by mlir-opt: {first_error(parsed)}", True
    told = ""
    for passes in (["--convert-linalg-to-taso", "--convert-taso-to-linalg"],
                   [f"--taso-linalg-pipeline=search={{{SEARCH}}}"]):
        result = folder / "result.mlir"
        done = run(taso_opt, *passes, "--split-input-file", model, "-o", result)
        told = told or f"{share_of_converted(done)}, {list_foreign(done)}"
        if done.returncode != 0:
            return f"{told}; {passes[0]}: {first_error(done)}", False
        error = accepts(result)
        if error:
            return f"{told}; mlir-opt refuses the result of {passes[0]}: {error}", False
    if "// -----" in parsed.stdout:
        return f"{told}; not compared", True
    verdict, is_equal = compare(taso_opt, "linalg", parsed.stdout, folder, SEARCH)
    return f"{told}; {verdict}", is_equal


def has_linalg(model):
    return re.search(r"\blinalg\.", model.read_text(errors="replace")) is not None


if __name__ == "__main__":
    sys.exit(check_all(check, *sys.argv[1:], has_linalg))
