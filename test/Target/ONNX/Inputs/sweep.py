"""Imports and exports models, and compares what comes out with what went in.

Usage: sweep.py taso-translate folder..

Every .onnx file under the folders. Prints a table with one line per folder, and
a line for each model that fails, with the reason. Exits with 1 if any does, or
if there is none.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

import compare


def check(tool, path, scratch):
    """None, or why the model does not come out as it went in."""
    stem = os.path.join(scratch, str(abs(hash(path))))
    text, output = stem + ".mlir", stem + ".onnx"
    steps = [("--import-onnx", path, text), ("--export-onnx", text, output)]
    for action, source, target in steps:
        result = subprocess.run(
            [tool, action, source, "-o", target],
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
        if result.returncode:
            return f"{action}: {(result.stderr or 'crash').splitlines()[0]}"
    found = list(compare.differences(compare.model(path), compare.model(output)))
    os.remove(text)
    os.remove(output)
    return found[0] if found else None


def sweep(tool, folder, scratch):
    """Prints the line of one folder; returns how many models it has and fail."""
    paths = sorted(str(p) for p in pathlib.Path(folder).rglob("*.onnx"))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda p: check(tool, p, scratch), paths))
    failed = [(p, r) for p, r in zip(paths, results) if r]
    print(f"{len(paths):6} models, {len(paths) - len(failed):6} equal  {folder}")
    for path, reason in failed:
        print(f"  {path}: {reason}")
    return len(paths), len(failed)


def main():
    """Sweeps the folders that the command line names."""
    with tempfile.TemporaryDirectory() as scratch:
        counts = [sweep(sys.argv[1], folder, scratch) for folder in sys.argv[2:]]
    models, failed = (sum(column) for column in zip(*counts))
    print(f"{models:6} models, {models - failed:6} equal  in all")
    sys.exit(1 if failed or not models else 0)


if __name__ == "__main__":
    main()
