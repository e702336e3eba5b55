"""Runs the blocks of Python of a page, in order and with the same variables.

Usage: run_blocks.py page.md
"""

import pathlib
import re
import sys

text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
names = {}
for match in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
    exec(compile(match[1], sys.argv[1], "exec"), names)
