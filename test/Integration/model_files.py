"""What the scripts that take folders of MLIR models share."""

import math
import pathlib
import random
import re
import struct
import subprocess
import tempfile

# What one comparison may take.
SECONDS = 120


def run(*command, seconds=None):
    """The finished process; raises subprocess.TimeoutExpired."""
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=seconds)


def first_error(result):
    found = re.search(r"error: (.*)", result.stderr)
    return found.group(1)[:100] if found else f"exit code {result.returncode}"


def share_of_converted(result):
    """How many operations the remarks of all modules say were converted."""
    converted = re.findall(r"remark: (\d+) of (\d+) operations converted", result.stderr)
    return "{} of {} converted".format(
        *(sum(map(int, part)) for part in zip(*converted)) if converted else (0, 0))


def read_foreign(result):
    """How often operations of each kind stay what they are, from the remarks."""
    counts = {}
    for kind, count in re.findall(r"remark: (\S+) stays foreign, (\d+)x", result.stderr):
        counts[kind] = counts.get(kind, 0) + int(count)
    return counts


def read_verdict(result):
    """What --taso-check says, and whether it found no difference."""
    verdict = re.search(r"remark: (?:loc\(.*\): )?(equal[^;]*)|error: (.*)", result.stderr)
    told = (verdict.group(1) or verdict.group(2)) if verdict else "nothing to compare"
    return told, result.returncode == 0


def randomize(text):
    """Weights that do not let outputs overflow or be all the same, in place of those that
    are one number or were left out."""
    generator = random.Random(1)

    def replace(match):
        sizes = [int(size) for size in match.group(2).split("x")[:-1]]
        count = math.prod(sizes)
        if match.group(1) and (float(match.group(1)) == 0 or count <= 16):
            return match.group(0)
        if count == max(sizes):
            numbers = [generator.uniform(0.5, 1.5) for _ in range(count)]
        else:
            bound = math.sqrt(3 * max(sizes) / count)
            numbers = [generator.uniform(-bound, bound) for _ in range(count)]
        data = struct.pack(f"<{count}f", *numbers).hex().upper()
        return f'dense<"0x{data}"> : tensor<{match.group(2)}f32>'

    return re.sub(r"dense(?:<([-\d.eE+]+)>|_resource<__elided__>) : tensor<((?:\d+x)+)f32>", replace, text)


def compare(taso_opt, dialect, text, folder, search="device=h200"):
    """What --taso-check says of the model with random weights, in its dialect, after
    --taso-DIALECT-pipeline with these options of the search."""
    model, before, better = (folder / name for name in ["random.mlir", "before.mlir", "after.mlir"])
    model.write_text(randomize(text))
    run(taso_opt, f"--convert-{dialect}-to-taso", model, "-o", before)
    run(taso_opt, f"--taso-{dialect}-pipeline=search={{{search}}}", model, "-o", better)
    try:
        result = run(taso_opt, f"--convert-{dialect}-to-taso", f"--taso-check=against={before}", better, seconds=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not compared within {SECONDS} s", True
    return read_verdict(result)


def check_all(check, taso_opt, root, is_wanted=lambda model: True):
    """Prints what check(taso_opt, model, folder) says of each .mlir file under the root,
    and a summary. The exit code: 1 if anything is wrong, or there is no file."""
    wrong = files = 0
    for model in sorted(pathlib.Path(root).rglob("*.mlir")):
        if not is_wanted(model):
            continue
        with tempfile.TemporaryDirectory() as folder:
            told, is_right = check(taso_opt, model, pathlib.Path(folder))
        files += 1
        wrong += not is_right
        print(f"{model.relative_to(root)}: {'' if is_right else 'WRONG: '}{told}", flush=True)
    print(f"{files} files, {wrong} wrong")
    return 1 if wrong or not files else 0
