#!/usr/bin/env python3
"""Makes what the fuzzers of test/Fuzz begin with.

Usage: fuzz-seeds.py BUILD OUTPUT

For each target, OUTPUT/TARGET/ gets small inputs, cut from the tests, the rules
and the models of the package libonnx-testdata, and OUTPUT/TARGET.dict the words
that occur in them. BUILD is a build folder: the shipped rules are made there.
"""

import json
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
ONNX_DATA = pathlib.Path("/usr/share/libonnx-testdata/data")
MAX_BYTES = 8000
MAX_WORDS = 400

# Dialects as text: the tests whose functions are seeds, and the dialect's prefix.
TEXTS = {
    "onnx-text": ("onnx.", ["Conversion/*ONNX*/*.mlir", "Dialect/onnx-*.mlir"]),
    "torch-text": ("torch.", ["Conversion/*Torch*/*.mlir", "Dialect/torch-*.mlir"]),
    "stablehlo-text": (
        "stablehlo.",
        ["Conversion/*StableHLO*/*.mlir", "Dialect/stablehlo-*.mlir"],
    ),
}

# One operator each, of every form of attribute.
OPERATORS = [
    ("matmul", [[4, 5], [5, 6]], {}),
    ("conv2d", [[1, 3, 8, 8], [4, 3, 3, 3]],
     {"strides": [1, 1], "pads": [1, 1, 1, 1], "groups": 1, "activation": "relu"}),
    ("concat", [[2, 2], [2, 3]], {"axis": 1}),
    ("split", [[4, 2, 3]], {"axis": 0, "sizes": [1, 3]}),
    ("slice", [[4, 4]], {"starts": [0, 1], "sizes": [2, 2], "steps": [1, 1]}),
    ("pool2d_max", [[1, 1, 4, 4]],
     {"kernel": [2, 2], "strides": [2, 2], "pads": [0, 0, 0, 0]}),
    ("reshape", [[4, 4]], {"shape": [2, 8]}),
    ("transpose", [[4, 2, 3]], {"perm": [2, 0, 1]}),
    ("pad", [[4, 2]], {"low": [0, 1], "high": [1, 0], "value": "-inf"}),
    ("reduce_sum", [[4, 2]], {"axes": [1]}),
]

ANSWERS = [
    {"id": 1, "ns": 1234.5, "low": 1200, "high": 1300, "min": 1190, "noise": 0.01,
     "runs": 100, "outliers": 1, "workspace": 4096, "executor": "cpu",
     "device": "x", "libraries": "oneDNN", "threads": 2},
    {"id": 1, "error": "no"},
    {"id": 1, "results": [{"ns": 10, "low": 9}, {"ns": 20, "ratio": 2.0,
                                                  "ratio_low": 1.9}]},
]


class Seeds:
    def __init__(self, output):
        self.output = output

    def add(self, target, data):
        data = data if isinstance(data, bytes) else data.encode()
        folder = self.output / target
        folder.mkdir(parents=True, exist_ok=True)
        if 0 < len(data) <= MAX_BYTES:
            number = len(list(folder.iterdir()))
            (folder / f"seed{number:04}").write_bytes(data)

    def write_dictionaries(self):
        for folder in filter(pathlib.Path.is_dir, list(self.output.iterdir())):
            counts = {}
            for file in folder.iterdir():
                text = file.read_bytes().decode("latin-1")
                for word in set(re.findall(r"[A-Za-z_][\w.]{2,30}", text)):
                    counts[word] = counts.get(word, 0) + 1
            words = sorted(counts, key=lambda word: (-counts[word], word))
            lines = [f'"{word}"\n' for word in words[:MAX_WORDS]]
            (self.output / f"{folder.name}.dict").write_text("".join(lines))


def strip(text):
    """Text without comment lines."""
    return re.sub(r"(?m)^\s*//.*\n", "", text).strip() + "\n"


def add_texts(seeds):
    for target, (prefix, patterns) in TEXTS.items():
        for pattern in patterns:
            for file in sorted((SOURCE / "test").glob(pattern)):
                for part in re.split(r"(?m)^(?=func\.func|module)", file.read_text()):
                    if prefix in part:
                        seeds.add(target, strip(part))


def add_rules(seeds, build):
    files = [build / "share/taso/rules/axioms.mlir", *(SOURCE / "rules").glob("*.mlir")]
    for file in files:
        patterns = re.split(r'(?m)^(?= *"?pdl\.pattern)', file.read_text())[1:]
        for pattern in patterns[:: max(1, len(patterns) // 15)]:
            pattern = pattern.rstrip()
            if pattern.count("}") > pattern.count("{"):
                pattern = pattern[:-1]
            # With its hash no changed rule would be loaded.
            seeds.add("rules", re.sub(r'"?taso\.hash"? = "\w*",? ?', "", pattern))
    for file in sorted((SOURCE / "test/Rules").glob("**/*.mlir")):
        for part in file.read_text().split("// -----"):
            if "pdl.pattern" in part:
                seeds.add("rules", strip(part))


def add_json(seeds):
    seeds.add("profile", '{"id": 1, "query": "device"}')
    programs = []
    for op, shapes, attributes in OPERATORS:
        operands = [{"shape": shape} for shape in shapes]
        operands[-1]["kind"] = "weight"
        seeds.add("profile", json.dumps({"id": "x", "op": {
            "op": op, "operands": operands, "attributes": attributes}}))
    for kind in "input", "weight":
        programs.append({
            "taso_program": 1, "fragment": True,
            "tensors": [{"name": "x", "shape": [2, 3], "movable": True},
                        {"name": "w", "shape": [2, 3], "kind": kind, "seed": 7},
                        {"name": "y", "shape": [2, 3], "kind": "output"}],
            "steps": [{"op": "add", "operands": ["x", "w"], "results": ["y"]}]})
        seeds.add("profile", json.dumps({"id": 2, "program": programs[-1]}))
    seeds.add("profile", json.dumps({"id": 3, "programs": programs}))
    for answer in ANSWERS:
        seeds.add("profiler-answers", json.dumps(answer))
    for file in sorted((SOURCE / "rules/cost").glob("*.json")):
        seeds.add("cost-tables", file.read_text())
    seeds.add("cost-tables", "".join(
        json.dumps({"device": "cpu", "program": name, "ns": 12.5, "low": 12,
                    "high": 13, "what": "relu(2xf32)"}) + "\n" for name in "ab"))


def main():
    build, output = map(pathlib.Path, sys.argv[1:])
    seeds = Seeds(output)
    add_texts(seeds)
    add_rules(seeds, build)
    add_json(seeds)
    for number, file in enumerate(sorted(ONNX_DATA.glob("[ns]*/*/model.onnx"))):
        if number % 4 == 0:
            seeds.add("onnx-model", file.read_bytes())
    # What once was a finding, and what the targets are given beside it.
    for file in sorted((SOURCE / "test/Fuzz/Inputs").glob("*/*")):
        seeds.add(file.parent.name, file.read_bytes())
    seeds.write_dictionaries()


main()
