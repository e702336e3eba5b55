"""Prints a fenced block of a page.

page_block.py page.md LANGUAGE NUMBER     counted from 0 among those of a language
"""

import re
import sys


def main():
    """Reads and prints."""
    path, language, number = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        blocks = re.findall(r"^```(\w*)\n(.*?)^```$", file.read(), re.M | re.S)
    print([text for name, text in blocks if name == language][int(number)], end="")


if __name__ == "__main__":
    main()
