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

import pathlib
import re
import subprocess
import sys
import tempfile

CONSTANT = re.compile(r"torch\.(constant\.|prim\.ListConstruct)")


def run(*command):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True)


def first_error(result):
    found = re.search(r"error: (.*)", result.stderr)
    return found.group(1)[:100] if found else f"exit code {result.returncode}"


def operations(text):
    """The lines without constants and without numbers of values."""
    lines = [re.sub(r"%[\w#:]+", "%", line) for line in text.splitlines()]
    return [line for line in lines if not CONSTANT.search(line)]


def compare(taso_opt, before, better):
    """What --taso-check says, and whether it found no difference."""
    result = run(taso_opt, "--split-input-file", "--convert-torch-to-taso",
                 f"--taso-check=against={before}", better)
    verdict = re.search(r"remark: (equal[^;]*)|error: (.*)", result.stderr)
    told = (verdict.group(1) or verdict.group(2)) if verdict else "nothing to compare"
    return told, result.returncode == 0


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
    converted = re.findall(r"remark: (\d+) of (\d+) operations converted", back.stderr)
    share = "{} of {} converted".format(
        *(sum(map(int, part)) for part in zip(*converted)) if converted else (0, 0))
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


def main(taso_opt, root):
    wrong = files = 0
    for model in sorted(pathlib.Path(root).rglob("*.mlir")):
        with tempfile.TemporaryDirectory() as folder:
            told, is_right = check(taso_opt, model, pathlib.Path(folder))
        files += 1
        wrong += not is_right
        print(f"{model.relative_to(root)}: {'' if is_right else 'WRONG: '}{told}", flush=True)
    print(f"{files} files, {wrong} wrong")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
