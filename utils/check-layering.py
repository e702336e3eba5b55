#!/usr/bin/env python3
"""Checks which library includes which.

Usage: check-layering.py [source tree]

A folder of lib/ is a library and a layer; include/TASO/<Layer> holds its
public headers. The table below says which layers each may include. Beside it:
only Target/ONNX sees ONNX and protobuf, only Verifier sees Z3, only
EGraph sees CBC, only Cost sees SQLite, only Generator/MPI sees MPI, only Runtime/X sees library X, only Runtime sees the JSON
library (not in its public headers), Semantics needs the standard library only,
Support needs LLVM only, and no library includes a tool.
Every #include of every source file, header and .td file in include/, lib/ and
tools/ is looked at.

Prints one line for each violation, `file:line: message`, and exits with 1 if
there is any.
"""

import pathlib
import re
import sys

# What each layer may include beside itself. A new folder of lib/ needs a line.
LAYERS = {
    "Support": [],
    "Certificates": [],
    "Semantics": ["Support"],
    "Dialect": ["Support", "Semantics"],
    "Interpreter": ["Support", "Semantics", "Dialect"],
    "Rules": ["Support", "Semantics", "Dialect", "Interpreter"],
    "Generator": ["Support", "Semantics", "Dialect", "Interpreter", "Rules"],
    "Verifier": ["Support", "Semantics", "Dialect", "Interpreter", "Rules"],
    "Runtime": ["Support", "Semantics"],
    "Cost": ["Support", "Semantics", "Dialect", "Interpreter", "Rules", "Runtime"],
    "EGraph": ["Support", "Semantics", "Dialect", "Rules", "Cost"],
    "Search": [
        "Support",
        "Semantics",
        "Dialect",
        "Interpreter",
        "Rules",
        "Cost",
        "EGraph",
    ],
    "Transforms": [
        "Support",
        "Semantics",
        "Dialect",
        "Interpreter",
        "Rules",
        "Generator",
        "Verifier",
        "Runtime",
        "Cost",
        "EGraph",
        "Search",
    ],
    "Conversion": ["Support", "Semantics", "Dialect"],
    "Pipelines": ["Dialect", "Transforms", "Conversion"],
    "Target": ["Support", "Semantics", "Dialect", "Runtime"],
}
# What may include everything: the C API and the registration of all passes.
TOP = {"CAPI", "InitAll"}

# Headers of other projects, and the folders of lib/ and include/TASO/ that may
# see them; None stands for all but those in WITHOUT.
EXTERNAL = [
    (re.compile(r"onnx/|google/protobuf/"), ["Target/ONNX"]),
    (re.compile(r"z3"), ["Verifier"]),
    (re.compile(r"coin/"), ["EGraph"]),
    (re.compile(r"sqlite3"), ["Cost"]),
    (re.compile(r"mpi\.h"), ["Generator/MPI"]),
    (re.compile(r"(oneapi/)?dnnl"), ["Runtime/OneDNN"]),
    (re.compile(r"cuda|cudnn|cublas"), ["Runtime/CUDA"]),
    (re.compile(r"nlohmann/"), ["Runtime"]),
    (re.compile(r"mlir/"), None),
    (re.compile(r"llvm/"), None),
]
# What users of our headers need not have.
PRIVATE = ("nlohmann/", "sqlite3", "dnnl", "oneapi/", "cuda", "cudnn", "cublas")
WITHOUT = {
    "mlir/": ["Support", "Semantics", "Runtime"],
    "llvm/": ["Semantics", "Runtime"],
}

INCLUDE = re.compile(r'^\s*#?\s*include\s*[<"]([^>"]+)[>"]')
SUFFIXES = {".h", ".cpp", ".cu", ".td", ".inc"}


def layer_of_header(header):
    """The layer of `TASO/Layer/..`, or of a header directly in include/TASO."""
    parts = header.split("/")
    return parts[1] if len(parts) > 2 else pathlib.PurePath(parts[1]).stem


def check_own(layer, header):
    """A message if `layer` must not include the header of this project."""
    if layer == "tools" or layer in TOP:
        return None
    target = layer_of_header(header)
    if target == layer or target in LAYERS.get(layer, []):
        return None
    if target not in LAYERS:
        return f"{layer} includes '{header}': {target} is no layer that others include"
    return f"{layer} must not include {target}: '{header}'"


def check_external(folder, layer, header, public):
    """A message if the folder must not see this header of another project."""
    if public and header.startswith(PRIVATE):
        return f"no public header may include '{header}'"
    for pattern, allowed in EXTERNAL:
        match = pattern.match(header)
        if not match:
            continue
        if allowed is None:
            refused = layer in WITHOUT[match.group(0)]
        else:
            refused = not any(
                folder == path or folder.startswith(path + "/") for path in allowed
            )
        if refused:
            return f"{folder} must not include '{header}'"
    return None


def check_relative(folder, header):
    """A message if an include by relative path leaves its layer."""
    parts, climbed = folder.split("/"), header.split("/").count("..")
    if climbed >= len(parts):
        return f"an include must not climb out of its layer: '{header}'"
    if header.startswith("tools/"):
        return f"only tools may include '{header}'"
    return None


def check_file(path, folder, public):
    layer = folder.split("/")[0]
    if layer != "tools" and layer not in TOP and layer not in LAYERS:
        yield 1, f"'{layer}' is missing in the table of layers"
        return
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        header = match.group(1)
        if header.startswith("TASO/"):
            message = check_own(layer, header)
        else:
            message = check_external(folder, layer, header, public)
        message = message or check_relative(folder, header)
        if message:
            yield number, message


def sources(root):
    """Yields each source file and its folder as `Layer/Sub/..`."""
    for top in ["include/TASO", "lib", "tools"]:
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in SUFFIXES:
                continue
            inside = path.relative_to(root / top)
            if top == "tools":
                yield path, "tools"
            elif len(inside.parts) == 1:
                yield path, inside.stem
            else:
                yield path, inside.parent.as_posix()


def main(arguments):
    here = pathlib.Path(__file__).resolve().parent.parent
    root = pathlib.Path(arguments[0]) if arguments else here
    files = violations = 0
    for path, folder in sources(root):
        files += 1
        public = (root / "include") in path.parents
        for number, message in check_file(path, folder, public):
            violations += 1
            print(f"{path.relative_to(root)}:{number}: {message}")
    print(f"{files} files, {violations} violations")
    return 1 if violations or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
