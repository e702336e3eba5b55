"""Prints the examples of the dialect's operations, each as a function.

td_examples.py FILE.td ..

An example is the text between ```mlir and ``` in a description. What it uses without
defining it becomes an argument, of the type that its signature states.
"""

import re
import sys


def split_types(text):
    """The types of a list, which have no commas at depth 0."""
    return [part.strip() for part in text.split(",") if part.strip()]


def wrap(number, statement):
    """A function around one statement."""
    names = re.findall(r"%\w+", statement.split("=", 1)[1])
    signature = re.search(r": \((.*?)\)\s*->", statement, re.DOTALL)
    types = split_types(signature.group(1)) if signature else []
    if len(types) != len(names):
        raise SystemExit(f"expected a type for each of {names}, found {types}")
    arguments = ", ".join(f"{name}: {kind}" for name, kind in zip(names, types))
    return f"func.func @example{number}({arguments}) {{\n{statement}\n  return\n}}"


def main():
    """Prints all examples."""
    count = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            definitions = re.split(r"^def (TASO_\w+Op)\b", file.read(),
                                   flags=re.MULTILINE)
        for name, text in zip(definitions[1::2], definitions[2::2]):
            blocks = re.findall(r"```mlir\n(.*?)```", text, re.DOTALL)
            if not blocks:
                raise SystemExit(f"{name} has no example")
            for block in blocks:
                print(wrap(count, block.rstrip()))
                count += 1


if __name__ == "__main__":
    main()
