"""Writes each module of an explanation to a file of its own.

split_steps.py steps.mlir folder
"""

import re
import sys


def main():
    """Reads and writes."""
    source, folder = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        text = file.read()
    for name, module in re.findall(r"^module @(\w+) (\{.*?^\})", text, re.M | re.S):
        with open(f"{folder}/{name}.mlir", "w", encoding="utf-8") as file:
            file.write(f"module {module}\n")


if __name__ == "__main__":
    main()
