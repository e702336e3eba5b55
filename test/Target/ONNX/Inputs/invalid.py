"""Runs the optimizer on bad models.

Usage: invalid.py make.py folder output.onnx taso-opt

Prints the messages for each case, after the name of the case; the path of the
model is printed as in.onnx. Exits with 1 where a run does not give exactly one
error and one hint, exit code 1 and no output.
"""

import os
import shutil
import subprocess
import sys

FILES = {
    "missing": None,
    "directory": None,
    "empty": b"",
    "text": b"This is a text and not a model at all.\n",
    "lfs": b"version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n",
    "truncated": None,
    "too-large": None,
    "no-graph": b"\x08\x07",
}
MODELS = [
    "attribute-twice", "cycle", "duplicate", "element-type", "external-absolute",
    "external-length", "external-missing", "external-outside", "external-short",
    "negative", "no-operator", "no-output", "sparse", "unresolved", "value-twice",
    "weight-negative", "weight-shape", "weight-size", "weight-type",
]  # fmt: skip


def write_file(case, path, make):
    """Writes a file that is not a model."""
    if case == "missing":
        return
    if case == "directory":
        os.mkdir(path)
    elif case == "truncated":
        run_python(make, "weighted", path)
        os.truncate(path, os.path.getsize(path) - 20)
    elif case == "too-large":
        with open(path, "wb") as file:
            file.truncate(2**31)
    else:
        with open(path, "wb") as file:
            file.write(FILES[case])


def run_python(make, case, path):
    """Writes one of the models of make.py."""
    folder = os.path.dirname(path)
    subprocess.run([sys.executable, make, case, path], check=True, cwd=folder)


def main():
    """Runs all cases."""
    make, folder, output, tool = sys.argv[1:5]
    failures = 0
    path = os.path.join(folder, "in.onnx")
    outside = os.path.join(os.path.dirname(folder), "w.bin")
    shutil.copy(os.path.join(folder, "w.bin"), outside)
    for case in list(FILES) + MODELS:
        if case in FILES:
            write_file(case, path, make)
        else:
            run_python(make, case, path)
        result = subprocess.run(
            [tool, path, "-o", output], capture_output=True, text=True, check=False
        )
        text = result.stderr.replace(path, "in.onnx")
        print(f"{case}: {text}", end="")
        good = text.count("error:") == 1 and text.count("note: hint:") == 1
        if not good or result.returncode != 1 or os.path.exists(output):
            print(f"{case}: exit code {result.returncode}, not as it should be")
            failures += 1
        if os.path.isdir(path):
            os.rmdir(path)
        elif os.path.exists(path):
            os.remove(path)
    if failures == 0:
        count = len(FILES) + len(MODELS)
        print(f"all {count} cases: one error, exit code 1, no output")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
