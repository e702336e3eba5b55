"""Prints how often each taso operation occurs in the module on standard input."""

import collections
import re
import sys

counts = collections.Counter(re.findall(r"taso\.(\w+) ", sys.stdin.read()))
counts.pop("weight", None)
print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
