#!/usr/bin/env python3
"""Finds the first step of a search after which a test does not pass any more.

Usage: bisect-trace.py [options] input trace.json [-- command ..]

`trace.json` is what --taso-superoptimize=trace=FILE wrote for `input`. The
function is replayed up to some of the steps (--taso-replay), the command tests
it, and so on by halves, as `git bisect run` does. The command gets the name of
the replayed file in place of `{}`, or as its last argument, and exits with

  0            the file is good
  125          the file cannot be tested; another is taken
  1 to 127     the file is bad
  anything else ends the bisection

Without a command files are compared with the input by
`taso-opt --taso-verify-equivalence`.

Prints each test, and at last the first bad step and its rule; what the commands
print goes to the standard error. Exits with 0 if that was found, with 1 if no step
is bad or it cannot be told which, with 2 if something else went wrong, such as an
input that is bad itself.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 125


class Failure(Exception):
    """Something that ends the bisection, with the exit code."""

    def __init__(self, message, code=2):
        super().__init__(message)
        self.code = code


def find_taso_opt():
    """The program that the shell would run, else what was built here."""
    built = pathlib.Path(__file__).resolve().parents[1] / "build/bin/taso-opt"
    return shutil.which("taso-opt") or str(built)


def parse_arguments():
    """The command line; what stands behind `--` is the command."""
    arguments, command = sys.argv[1:], []
    if "--" in arguments:
        split = arguments.index("--")
        arguments, command = arguments[:split], arguments[split + 1 :]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("input", help="what the search was given")
    parser.add_argument("trace", help="the trace that it wrote")
    parser.add_argument("--rules", help="the file of rules that it used")
    parser.add_argument(
        "--taso-opt",
        default=find_taso_opt(),
        help="the program; by default that of PATH, else of build/ beside utils/",
    )
    parser.add_argument(
        "--suffix", help="of the files to test, such as .onnx; that of the input"
    )
    options = parser.parse_args(arguments)
    if options.suffix is None:
        options.suffix = pathlib.Path(options.input).suffix
    options.command = command
    return options


def read_steps(path):
    """The steps of all functions, in the order of replay."""
    try:
        with open(path, encoding="utf-8") as file:
            trace = json.load(file)
        return [step for function in trace["functions"] for step in function["steps"]]
    except OSError as error:
        raise Failure(f"cannot read '{path}': {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise Failure(f"'{path}' is not a trace: {error}") from error


def describe(step):
    """A step in words."""
    if step.get("simplify"):
        return "a simplification, which needs no rule"
    operations = ", ".join(operation["name"] for operation in step["operations"])
    return f"rule '{step['rule']}' (hash {step['rule_hash']}) on {operations}"


class Bisection:
    """Replays and tests, each number of steps once."""

    def __init__(self, options, steps, folder):
        self.options = options
        self.steps = steps
        self.folder = folder

    def replay(self, count):
        """Writes the function after so many steps."""
        path = f"{self.folder}/after-{count}{self.options.suffix}"
        replay = f"trace={self.options.trace} steps={count}"
        if self.options.rules:
            replay += f" rules={self.options.rules}"
        command = [self.options.taso_opt, self.options.input]
        command += [f"--taso-replay={replay}", "-o", path]
        try:
            subprocess.run(command, check=True)
        except OSError as error:
            hint = "; --taso-opt=FILE says where it is"
            raise Failure(
                f"cannot run '{command[0]}': {error.strerror}{hint}"
            ) from error
        except subprocess.CalledProcessError as error:
            raise Failure(f"cannot replay {count} steps") from error
        return path

    def test(self, count):
        """True if good, False if bad, None if that cannot be told."""
        path = self.replay(count)
        command = [word.replace("{}", path) for word in self.options.command]
        if not command:
            command = [self.options.taso_opt, "--taso-verify-equivalence"]
            command += [self.options.input, path]
        elif command == self.options.command:
            command.append(path)
        try:
            code = subprocess.run(command, check=False, stdout=sys.stderr).returncode
        except OSError as error:
            raise Failure(f"cannot run '{command[0]}': {error.strerror}") from error
        if not 0 <= code <= 127:
            raise Failure(f"the command ended with {code} after {count} steps")
        verdict = {0: True, SKIPPED: None}.get(code, False)
        word = {True: "good", None: "skipped", False: "bad"}[verdict]
        print(f"after {count} of {len(self.steps)} steps: {word}", flush=True)
        return verdict

    def find(self):
        """The number of the first bad step."""
        good, bad = 0, len(self.steps)
        if self.test(good) is not True:
            raise Failure("the input itself is not good; no step is to blame")
        last = self.test(bad) if bad else True
        if last is None:
            raise Failure("what comes out after all steps cannot be tested", 1)
        if last:
            raise Failure("no step is bad: all of them leave it good", 1)
        untested = set(range(good + 1, bad))
        while open_counts := [n for n in untested if good < n < bad]:
            middle = min(open_counts, key=lambda n: (abs(2 * n - good - bad), n))
            untested.remove(middle)
            verdict = self.test(middle)
            if verdict is True:
                good = middle
            elif verdict is False:
                bad = middle
        if bad - good > 1:
            raise Failure(
                f"one of the steps {good + 1} to {bad} is the first bad one; what "
                "lies between cannot be tested",
                1,
            )
        return bad


def main():
    """Bisects; returns the exit code."""
    try:
        options = parse_arguments()
        steps = read_steps(options.trace)
        with tempfile.TemporaryDirectory() as folder:
            bad = Bisection(options, steps, folder).find()
        print(f"first bad step: {bad} of {len(steps)}, {describe(steps[bad - 1])}")
        return 0
    except Failure as failure:
        print(f"bisect-trace.py: {failure}", file=sys.stderr)
        return failure.code


if __name__ == "__main__":
    sys.exit(main())
