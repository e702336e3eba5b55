#!/usr/bin/env python3
"""Prints one pattern of a compiled rule file as a module of its own.

usage: print_pattern.py rules.mlir name > rule.mlir
"""
import re
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    name = re.escape(sys.argv[2])
    pattern = re.search(rf"^  pdl\.pattern @{name} .*?^  \}}[^\n]*\n", text, re.M | re.S)
    if not pattern:
        sys.exit(f"{sys.argv[1]}: no pattern @{sys.argv[2]}")
    # The places in the source stand behind the module.
    _, _, places = text.partition("\n}")
    print(f"module {{\n{pattern[0]}}}{places}", end="")


if __name__ == "__main__":
    main()
