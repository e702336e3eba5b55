#!/usr/bin/env python3
"""Prints the laws of rules/*.pdll as a Markdown table: name, class, equation.

usage: list-laws.py [rules folder] > docs/Laws.md
"""
import pathlib
import re
import sys


def read_laws(text):
    """Yields (name, equation, conditions) of each pattern that has a comment."""
    for match in re.finditer(r"((?:^//.*\n)+)Pattern (\w+) \{\n((?:  .*\n)*)", text, re.M):
        comment = [line[2:].strip() for line in match[1].splitlines()]
        source = match[3].split("  rewrite ")[0]
        conditions = re.findall(r"^  ((?:not )?taso_\w+)\(", source, re.M)
        yield match[2], comment[0], conditions


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "rules")
    total = 0
    print("# Laws\n")
    for path in sorted(folder.glob("*.pdll")):
        laws = list(read_laws(path.read_text()))
        if not laws:
            continue
        total += len(laws)
        print(f"## {path.stem}\n\n| law | class | equation | conditions |\n|---|---|---|---|")
        for name, equation, conditions in laws:
            prefix = name.split("_")[0]
            kind = prefix if prefix in ("normalise", "enable") else "decide"
            shown = ", ".join(dict.fromkeys(conditions))
            equation = equation.replace("|", "\\|")
            print(f"| `{name}` | {kind} | {equation} | {shown} |")
        print()
    print(f"{total} laws.")


if __name__ == "__main__":
    main()
