#!/usr/bin/python3
"""Proves the shipped laws and records that, or checks what is recorded.

Usage: record-proofs.py [--taso-opt PATH] [--every N] [--check] LAWS.mlir PROOFS

Writes a line for each law that is proved: the hash of its text, its name, what it does
to floating-point results, and up to which rank it is proved. With --check the file is
only compared, and with --every N only each N-th law is proved for that; exits with 1
if a law is missing or recorded as something else. LAWS.mlir is what the build makes of
rules/*.pdll. Proving all laws takes some minutes.
"""

import argparse
import re
import subprocess
import sys
import tempfile

PATTERN = re.compile(r'^ *pdl\.pattern @(\w+) : benefit\(\d+\)(?: attributes \{(.*)\})? \{')
HEADER = """\
# How the shipped laws were proved, from the definitions of their operators: the hash of
# the text, the name, what a law does to floating-point results, and the largest rank
# of the proof. utils/record-proofs.py writes and checks it.
"""


def verify(taso_opt, text):
    """The verified laws: name -> line of the record, or None if one is not proved."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as source:
        source.write(text)
        source.flush()
        command = [taso_opt, source.name, "--taso-verify-rules"]
        command += ["--mlir-diagnostic-verbosity-level=errors"]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return dict(map(describe, find_patterns(output.stdout)))


def find_patterns(text):
    """The matches of the first line of each pattern."""
    return [m for m in map(PATTERN.match, text.splitlines()) if m]


def describe(match):
    """The name of a law, and its line."""
    facts = dict(re.findall(r'taso\.(\w+) = "?(\w+)', match.group(2) or ""))
    name = match.group(1)
    if facts.get("verdict") != "proved":
        return name, None
    return name, f"{facts['hash']} {name} {facts['fp']} {facts['max_rank']}"


def select(text, every):
    """The module with each N-th pattern only, each of which ends with a brace alone."""
    kept, number, inside, keeps = [], -1, False, True
    for line in text.splitlines(keepends=True):
        if PATTERN.match(line):
            number += 1
            inside, keeps = True, number % every == 0
        if not inside or keeps:
            kept.append(line)
        if re.match(r"^  \}", line):
            inside = False
    return "".join(kept)


def check(found, laws, recorded):
    """What is wrong with the record, as lines of text."""
    names = {line.split()[1] for line in recorded}
    wrong = [f"not recorded: {name}" for name in laws if name not in names]
    wrong += [f"recorded, and no law: {name}" for name in names if name not in laws]
    for name, line in found.items():
        if line not in recorded:
            wrong.append(f"found, and not recorded: {line or 'no proof of ' + name}")
    return wrong


def main():
    """Writes or checks the record."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("laws")
    parser.add_argument("proofs")
    parser.add_argument("--taso-opt", default="build/bin/taso-opt")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    with open(options.laws, encoding="utf-8") as file:
        text = file.read()
    laws = [match.group(1) for match in find_patterns(text)]
    found = verify(options.taso_opt, select(text, options.every))
    if not options.check:
        lines = [line for line in found.values() if line]
        with open(options.proofs, "w", encoding="utf-8") as file:
            file.write(HEADER + "".join(line + "\n" for line in lines))
        print(f"{len(lines)} of {len(laws)} laws are proved")
        return
    with open(options.proofs, encoding="utf-8") as file:
        recorded = [line.strip() for line in file if not line.startswith("#")]
    wrong = check(found, laws, recorded)
    print("\n".join(wrong) or f"{len(recorded)} proofs, {len(found)} of them done again")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
