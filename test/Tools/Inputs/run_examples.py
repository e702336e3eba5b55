"""Runs the examples of a page and compares what they print with what it shows.

Usage: run_examples.py page.md folder

A fenced block whose first line is a comment with a file's name, `// name.mlir`, is
written to the folder. In a block of the language `console`, each line after `$ ` is
run there by the shell, and the lines up to the next one are what it prints to both
outputs. Prints the number of commands, and fails at the first that differs.
"""

import pathlib
import re
import subprocess
import sys


def read_blocks(text):
    """The language and the lines of each fenced block."""
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield match[1], match[2].splitlines()


def run(command, expected, folder):
    """Runs one command."""
    done = subprocess.run(
        # The one that has numpy.
        command.replace("python3", sys.executable),
        shell=True,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    found = done.stdout.splitlines()
    if found != expected:
        sys.exit("\n".join(["$ " + command, "expected:", *expected, "found:", *found]))


def main():
    """Runs all examples."""
    page, folder = map(pathlib.Path, sys.argv[1:])
    count = 0
    for language, lines in read_blocks(page.read_text(encoding="utf-8")):
        if lines and re.fullmatch(r"// [\w.]+", lines[0]):
            (folder / lines[0][3:]).write_text("\n".join(lines) + "\n", encoding="utf-8")
        if language != "console":
            continue
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        for start, end in zip(starts, starts[1:] + [len(lines)]):
            run(lines[start][2:], lines[start + 1 : end], folder)
            count += 1
    print(f"{count} commands")


if __name__ == "__main__":
    main()
