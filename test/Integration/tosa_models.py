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

import re
import sys

from model_files import check_all, compare, first_error, run, share_of_converted


def count_transposes(text):
    return len(re.findall(r"= tosa\.transpose ", text))


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
    verdict, is_equal = compare(taso_opt, "tosa", parsed.stdout, folder)
    return f"{told}; {verdict}", is_equal


def has_tosa(model):
    return re.search(r"\btosa\.", model.read_text(errors="replace")) is not None


if __name__ == "__main__":
    sys.exit(check_all(check, *sys.argv[1:], has_tosa))
