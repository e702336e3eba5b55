"""What the scripts that take folders of MLIR models share."""

import pathlib
import re
import subprocess
import tempfile


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


def read_verdict(result):
    """What --taso-check says, and whether it found no difference."""
    verdict = re.search(r"remark: (equal[^;]*)|error: (.*)", result.stderr)
    told = (verdict.group(1) or verdict.group(2)) if verdict else "nothing to compare"
    return told, result.returncode == 0


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
