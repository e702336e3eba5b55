#!/usr/bin/env python3
"""Runs the operator tests of the package libonnx-testdata.

    onnx_conformance.py TASO_ONNX_TEST [DATA]

Each test, a model of one or a few nodes with inputs and expected outputs, is
imported, converted to taso, run by the interpreter and compared; the conversion
back must give the same nodes. Prints a table with a line an operator: how many
tests passed, how many stay foreign to taso and how many failed. Operators that
taso gives no meaning are summed up in one line. Exit code 1 if any test failed
or none passed; 0, with a message, where the package is not installed.
"""

import collections
import os
import subprocess
import sys

DATA = "/usr/lib/python3/dist-packages/onnx/backend/test/data"
FOLDERS = ["node", "simple", "pytorch-operator", "pytorch-converted"]
VERDICTS = ["passed", "foreign", "refused", "failed"]


def find_tests(data):
    for folder in FOLDERS:
        root = os.path.join(data, folder)
        if os.path.isdir(root):
            for name in sorted(os.listdir(root)):
                if os.path.exists(os.path.join(root, name, "model.onnx")):
                    yield os.path.join(root, name)


def run(tool, tests):
    """Yields (operators, verdict, folder, detail) for each test."""
    output = subprocess.run([tool] + tests, capture_output=True, text=True)
    if output.returncode not in (0, 1):
        sys.exit(f"{tool} crashed:\n{output.stderr[-2000:]}")
    for line in output.stdout.splitlines():
        yield line.split("\t")


def print_table(counts):
    width = max(map(len, counts)) + 2
    print("operator".ljust(width) + "".join(v.rjust(9) for v in VERDICTS))
    for name in sorted(counts, key=lambda n: (n.startswith("("), n)):
        numbers = (str(counts[name][v]).rjust(9) for v in VERDICTS)
        print(name.ljust(width) + "".join(numbers))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    data = sys.argv[2] if len(sys.argv) > 2 else DATA
    tests = list(find_tests(data))
    if not tests:
        print(f"skipped: there are no tests in {data}; install libonnx-testdata")
        return 0
    results = list(run(sys.argv[1], tests))
    supported = {r[0] for r in results if r[1] == "passed"}
    counts = collections.defaultdict(collections.Counter)
    for operators, verdict, folder, detail in results:
        known = operators in supported or verdict == "failed"
        counts[operators if known else "(other operators)"][verdict] += 1
        counts["(all)"][verdict] += 1
        if verdict in ("failed", "refused"):
            print(f"{verdict}: {os.path.relpath(folder, data)}: {detail}")
    print_table(counts)
    total = counts["(all)"]
    print(", ".join(f"{total[v]} {v}" for v in VERDICTS))
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
