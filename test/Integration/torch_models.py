#!/usr/bin/env python3
"""Takes models in torch-mlir's torch dialect to taso, through the search, and back.

Usage: torch_models.py TASO_OPT FOLDER

Every .mlir file under the folder

1. is parsed and printed; what is printed must be parsed and printed alike;
2. goes through --convert-torch-to-taso and --convert-taso-to-torch, which must give the
   same operations in the same order, but for constants and lists of them;
3. goes through --taso-torch-pipeline; what comes out, converted to taso again, must be
   equal to the model in --taso-check.

Prints a line for each file and a summary; exits with 1 if anything is wrong.
"""

import re
import sys

from model_files import check_all, first_error, read_verdict, run, share_of_converted

CONSTANT = re.compile(r"torch\.(constant\.|prim\.ListConstruct)")


def operations(text):
    """The lines without constants and without numbers of values."""
    lines = [re.sub(r"%[\w#:]+", "%", line) for line in text.splitlines()]
    return [line for line in lines if not CONSTANT.search(line)]


def compare(taso_opt, before, better):
    """What --taso-check says, and whether it found no difference."""
    result = run(taso_opt, "--split-input-file", "--convert-torch-to-taso",
                 f"--taso-check=against={before}", better)
    return read_verdict(result)


def check(taso_opt, model, folder):
    """What happened, and whether it is as it should be."""
    plain, before, better = (folder / name for name in ["plain.mlir", "before.mlir", "after.mlir"])
    parsed = run(taso_opt, "--split-input-file", model, "-o", plain)
    if parsed.returncode != 0:
        return f"not parsed: {first_error(parsed)}", False
    if run(taso_opt, "--split-input-file", plain).stdout != plain.read_text():
        return "printed in another way the second time", False
    split = ("--split-input-file", "--convert-torch-to-taso")
    back = run(taso_opt, *split, "--convert-taso-to-torch", plain)
    share = share_of_converted(back)
    if back.returncode != 0:
        return f"{share}; {first_error(back)}", False
    if operations(back.stdout) != operations(plain.read_text()):
        return f"{share}; the way back gives other operations", False
    run(taso_opt, *split, plain, "-o", before)
    found = run(taso_opt, "--split-input-file", "--taso-torch-pipeline=search={device=h200}",
                plain, "-o", better)
    if found.returncode != 0:
        return f"{share}; pipeline: {first_error(found)}", False
    if "// -----" in plain.read_text():
        return f"{share}; not compared, several modules", True
    verdict, is_equal = compare(taso_opt, before, better)
    return f"{share}; {verdict}", is_equal


if __name__ == "__main__":
    sys.exit(check_all(check, *sys.argv[1:]))
