#!/usr/bin/env python3
"""Takes real models of every dialect to taso, through the search, and back.

Usage: imports.py TASO_OPT FOLDER [--limit SECONDS] [--device NAME] [--budget N]

The folder has one folder for each of onnx, onnx-mlir, torch-mlir, tosa, linalg and
stablehlo; others, and missing ones, are left out. Files of several modules are taken
apart. Each module

1. is parsed (TOSA of before 2025 is upgraded first) and converted to taso;
2. goes through --taso-superoptimize, with the table of the device, and
   --taso-fold-weights;
3. is converted back, and parsed again: TOSA and linalg by a stock mlir-opt, all else by
   taso-opt;
4. is compared, before the way back, with what it was by --taso-check.

Prints a table of all files: how many of the modules were parsed, operations that were
converted, those that were not most often, modelled time before and after, how many
modules were found equal, converted back and parsed again, and what went wrong first.
Weights that were left out in printing are known by the names that the conversion gives
them; operations that have no meaning in taso stand for unknown functions. Exits with 1 if a module differs, or if taso-opt fails in another way than
by an error message.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import models
import randomize_weights
from model_files import first_error, read_foreign, read_verdict, run, share_of_converted

# Folder, name of the dialect in the passes, whether a stock mlir-opt parses it.
FORMATS = [("onnx", "onnx", False), ("onnx-mlir", "onnx", False), ("torch-mlir", "torch", False),
           ("tosa", "tosa", True), ("linalg", "linalg", True), ("stablehlo", "stablehlo", False)]

COLUMNS = ["file", "parsed", "converted", "left", "us before -> after", "equal", "back",
           "parsed again", "why not"]


class Row:
    """What was counted for one file."""

    def __init__(self):
        self.modules = self.parsed = self.equal = self.compared = self.back = self.again = 0
        self.converted, self.total = 0, 0
        self.before = self.after = 0.0
        self.left = collections.Counter()
        self.why = ""
        self.is_wrong = False

    def fail(self, why, is_wrong=False):
        self.why = self.why or why
        self.is_wrong |= is_wrong

    def cells(self, name):
        share = lambda count: f"{count}/{self.modules}" if self.modules > 1 else "yes" if count else "no"
        left = ", ".join(f"{count} {kind}" for kind, count in self.left.most_common(3))
        gain = f"{self.before:.1f} -> {self.after:.1f}" if self.before else "-"
        if self.before:
            gain += f" ({100 * (1 - self.after / self.before):.1f} %)"
        equal = share(self.equal) if self.compared else "-"
        return [name, share(self.parsed), f"{self.converted}/{self.total}", left or "-", gain, equal,
                share(self.back), share(self.again), self.why or "-"]


class Runner:
    """Runs taso-opt on the modules of one file, for as long as the limit allows."""

    def __init__(self, arguments, row, folder, dialect, is_stock, passes):
        self.arguments, self.row, self.folder = arguments, row, folder
        self.dialect, self.is_stock, self.passes = dialect, is_stock, passes
        self.end = time.monotonic() + arguments.limit

    def seconds_left(self):
        return self.end - time.monotonic()

    def run(self, *command):
        """The finished process, or None if the time is over; anything but success and an
        error message is wrong."""
        try:
            result = run(*command, seconds=max(1, self.seconds_left()))
        except subprocess.TimeoutExpired:
            self.row.fail(f"not within {self.arguments.limit} s")
            return None
        if result.returncode not in (0, 1):
            self.row.fail(f"{pathlib.Path(command[0]).name} ends with {result.returncode}", True)
        return result

    def taso(self, *command):
        return self.run(self.arguments.taso_opt, *command)

    def step(self, what, result):
        """True if the step succeeded."""
        if result is not None and result.returncode != 0:
            self.row.fail(f"{what}: {first_error(result)}")
        return result is not None and result.returncode == 0

    def go(self, model):
        row = self.row
        row.modules += 1
        plain, before, better, back = (self.folder / f"{row.modules}.{name}" for name in
                                       ["plain.mlir", "before.mlir", "after.mlir", "back.mlir"])
        is_onnx_file = model.suffix == ".onnx"
        if is_onnx_file:
            dims = [f"--dim={dim}" for dim in models.lookup(models.DIMS, model, [])]
            converted = self.taso(model, *dims, "--emit-bytecode", "-o", before)
            if not self.step("import", converted):
                return
        else:
            if not self.parse(model, plain):
                return
            if f"convert-{self.dialect}-to-taso" not in self.passes:
                row.parsed += 1
                row.fail(f"there is no conversion of {self.dialect}")
                return
            converted = self.taso(plain, f"--convert-{self.dialect}-to-taso", "-o", before)
        row.parsed += 1
        self.count(converted)
        if not self.step("conversion", converted) or not self.search(before, better):
            return
        self.convert_back(better, self.folder / "back.onnx" if is_onnx_file else back)
        self.compare(before, better)

    def parse(self, model, plain):
        parsed = self.taso(model, "-o", plain)
        if parsed is not None and parsed.returncode != 0 and self.dialect == "tosa":
            upgraded = self.taso(model, "--taso-upgrade-tosa", "-o", plain)
            if upgraded is not None and upgraded.returncode == 0:
                self.row.fail("upgraded from before 2025")
                return True
        return self.step("parser", parsed)

    def count(self, converted):
        if converted is None:
            return
        done, total = map(int, re.match(r"(\d+) of (\d+)", share_of_converted(converted)).groups())
        self.row.converted += done
        self.row.total += total
        self.row.left.update(read_foreign(converted))

    def search(self, before, better):
        options = f"device={self.arguments.device} budget={self.arguments.budget}"
        options += f" time-limit={max(1, self.seconds_left() / 3):.0f}"
        found = self.taso(before, f"--taso-superoptimize={options}", "--taso-fold-weights",
                          "--emit-bytecode", "-o", better)
        if not self.step("search", found):
            return False
        for old, new in re.findall(r"superoptimized: ([\d.]+) us -> ([\d.]+) us", found.stderr):
            self.row.before += float(old)
            self.row.after += float(new)
        for same in re.findall(r"no cheaper graph found than ([\d.]+) us", found.stderr):
            self.row.before += float(same)
            self.row.after += float(same)
        return True

    def compare(self, before, better):
        if self.seconds_left() < 1:
            return self.row.fail("no time left to compare")
        checked = self.taso(better, f"--taso-check=against={before}", "-o", "/dev/null")
        if checked is None:
            return
        verdict, is_equal = read_verdict(checked)
        self.row.compared += 1
        if verdict.startswith("equal"):
            self.row.equal += 1
        elif is_equal:
            self.row.fail("not compared")
        else:
            self.row.fail(verdict[:100], "differ" in verdict)

    def convert_back(self, better, back):
        exported = self.taso(better, f"--convert-taso-to-{self.dialect}", "-o", back)
        if back.suffix == ".onnx":
            exported = self.taso(better, "-o", back)
        if not self.step("way back", exported):
            return
        self.row.back += 1
        if self.is_stock:
            again = self.run("mlir-opt", back, "-o", "/dev/null")
        else:
            again = self.taso(back, "-o", "/dev/null")
        if self.step("parsed again", again):
            self.row.again += 1


def split(model, folder):
    """The modules of a text, or the file itself; weights that are all one number are
    made random first."""
    if model.suffix == ".onnx":
        if not model.name.startswith("light_"):
            return [model]
        made = folder / model.name
        randomize_weights.randomize(str(model), str(made))
        return [made]
    text = model.read_text(errors="replace")
    parts = re.split(r"^// -----.*$", text, flags=re.MULTILINE)
    if len(parts) == 1:
        return [model]
    files = []
    for i, part in enumerate(parts):
        if re.search(r"^(?!\s*//)\s*\S", part, flags=re.MULTILINE):
            files.append(folder / f"{model.stem}.{i}.mlir")
            files[-1].write_text(part)
    return files


def go(arguments, passes, model, dialect, is_stock):
    row = Row()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        runner = Runner(arguments, row, folder, dialect, is_stock, passes)
        for part in split(model, folder):
            if runner.seconds_left() < 0:
                row.fail(f"not all within {arguments.limit} s")
                break
            runner.go(part)
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("taso_opt")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--limit", type=int, default=60, help="seconds for each file")
    parser.add_argument("--device", default="t4")
    parser.add_argument("--budget", type=int, default=200, help="graphs that a search prices at most")
    arguments = parser.parse_args()
    passes = run(arguments.taso_opt, "--help").stdout
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|", flush=True)
    files = wrong = 0
    for name, dialect, is_stock in FORMATS:
        suffix = ".onnx" if name == "onnx" else ".mlir"
        for model in sorted((arguments.folder / name).glob("*" + suffix)):
            row = go(arguments, passes, model, dialect, is_stock)
            files += 1
            wrong += row.is_wrong
            print("| " + " | ".join(row.cells(f"{name}/{model.name}")) + " |", flush=True)
    print(f"{files} files, {wrong} wrong")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main())
