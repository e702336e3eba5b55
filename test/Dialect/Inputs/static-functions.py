"""Prints the functions of an .mlir file that have no dynamic dimension."""

import re
import sys

functions = re.split(r"^(?=func\.func)", open(sys.argv[1]).read(), flags=re.M)[1:]
for function in functions:
    body = function[: function.index("\n}\n") + 3]
    if "?" not in body:
        print(body)
