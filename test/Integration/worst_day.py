#!/usr/bin/python3
"""Puts the tools through what goes wrong on a bad day, and looks at what is left.

Usage: worst_day.py BIN [CASE ..] [--scratch FOLDER] [--rules FILE] [--big BYTES]

BIN is the folder of the tools. Each case prints a line: what was done, how long it took,
the peak of memory, and `ok` or what was wrong. The exit code is 1 if something was.

  killed-generate   SIGKILL at five moments of a generation with proofs; the last run's
                    rules are those of a run that nobody disturbed, byte for byte
  killed-search     SIGKILL at five moments of a search; there is no output, or a whole one
  ended-search      SIGTERM in a search: the best graph so far, whole
  full-generate     a checkpoint and a journal on a disk that gets full
  full-output       a model and a report on a full disk
  two-searches      two searches at once with one cost database: no line is torn, and a
                    third measures nothing again
  many-rules        50,000 rules in one file
  hub               one value with 300 users
  weights           a model of 200 MB of weights within a .mlir file
  big               a .onnx model of --big bytes (2 GB) of weights in a file beside it
"""

import argparse
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Wrong(Exception):
    """What a case found wrong."""


def expect(holds, what):
    if not holds:
        raise Wrong(what)


class Bench:
    """The tools, a scratch folder, and what the commands of a case took."""

    def __init__(self, options):
        self.bin, self.options = pathlib.Path(options.bin), options
        self.peak = 0

    def start(self, folder, tool, *arguments, **more):
        return subprocess.Popen([self.bin / tool, *map(str, arguments)], cwd=folder, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)

    def finish(self, process):
        """What a process wrote, and its exit code."""
        out, err = process.communicate()
        self.peak = max(self.peak, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        return process.returncode, out, err

    def run(self, folder, tool, *arguments):
        return self.finish(self.start(folder, tool, *arguments))

    def network(self, folder, name):
        subprocess.run([sys.executable, ROOT / "benchmarks/models/networks.py", name, "-o",
                        folder / f"{name}.mlir"], check=True,
                       env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
        return folder / f"{name}.mlir"


GENERATE = ["--ops=matmul,concat,add,relu", "--inputs=x:1,w:2", "--max-ops=3"]


def killed_generate(bench, folder):
    def arguments(name):
        return [*GENERATE, f"--checkpoint={name}", f"--journal={name}.jsonl", f"--proved={name}.mlir"]

    begun = time.monotonic()
    code, _, err = bench.run(folder, "taso-gen", *arguments("calm"))
    expect(code == 0, err)
    whole = time.monotonic() - begun
    kills = 0
    for part in range(1, 6):
        process = bench.start(folder, "taso-gen", *arguments("killed"))
        try:
            process.wait(whole * part / 6)
        except subprocess.TimeoutExpired:
            process.kill()
            kills += 1
        bench.finish(process)
        kept = folder / "killed.mlir"
        expect(not kept.exists() or kept.read_bytes() == (folder / "calm.mlir").read_bytes(),
               "rules were half written")
    code, _, err = bench.run(folder, "taso-gen", *arguments("killed"))
    expect(code == 0, err)
    expect((folder / "killed.mlir").read_bytes() == (folder / "calm.mlir").read_bytes(),
           "other rules than those of a calm run")
    return f"{kills} kills, the same rules"


def is_whole(bench, folder, name):
    """True if a stock reader of the dialect takes the file."""
    return bench.run(folder, "taso-opt", name, "-o", os.devnull)[0] == 0


def killed_search(bench, folder):
    model = bench.network(folder, "nasrnn")
    kills = 0
    for part in range(1, 6):
        process = bench.start(folder, "taso-opt", model,
                              "--taso-superoptimize=device=t4 report=r.json", "-o", "out.mlir")
        try:
            process.wait(part)
        except subprocess.TimeoutExpired:
            process.kill()
            kills += 1
        bench.finish(process)
        if (folder / "out.mlir").exists():
            expect(is_whole(bench, folder, "out.mlir"), "a torn model")
        if (folder / "r.json").exists():
            json.loads((folder / "r.json").read_text())
    left = sorted(path.name for path in folder.iterdir())
    return f"{kills} kills; left: {', '.join(left)}"


def ended_search(bench, folder):
    model = bench.network(folder, "nasrnn")
    process = bench.start(folder, "taso-opt", model, "--taso-superoptimize=device=t4 alpha=3 "
                          "budget=100000000 report=r.json", "-o", "out.mlir")
    time.sleep(4)
    sent = time.monotonic()
    process.send_signal(signal.SIGTERM)
    code, _, err = bench.finish(process)
    waited = time.monotonic() - sent
    expect(code == 0 and is_whole(bench, folder, "out.mlir"), f"exit code {code}: {err[-300:]}")
    report = json.loads((folder / "r.json").read_text())
    function = report["functions"][0]
    expect(function["stop_reason"] == "interrupted", function["stop_reason"])
    return (f"{waited:.1f} s after the signal: {function['cost_us']['before']:.1f} us -> "
            f"{function['cost_us']['after']:.1f} us")


FULL = """
mount -t tmpfs -o size=4k full "$0" || exit 77
exec "$@"
"""


def on_full_disk(bench, folder, tool, *arguments):
    """Runs a tool in a folder on a disk of 4 KB that only it sees."""
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    unshare = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
    process = subprocess.Popen([*unshare, "sh", "-c", FULL, disk, bench.bin / tool, *arguments],
                               cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    code, _, err = bench.finish(process)
    if code == 77:
        raise Wrong("skipped: no disk can be mounted here")
    return code, err


def full_generate(bench, folder):
    said = []
    for option in ("--checkpoint=disk/c", "--equations=disk/e", "--proved=disk/p"):
        code, err = on_full_disk(bench, folder, "taso-gen", *GENERATE, option)
        errors = [line for line in err.splitlines() if "error:" in line]
        expect(code == 1 and errors and "disk/" in errors[0], f"{option}: exit code {code}: {err[-200:]}")
        said.append(errors[0])
    # Proofs are worth more than notes of them.
    code, err = on_full_disk(bench, folder, "taso-gen", *GENERATE, "--journal=disk/j", "--proved=rules.mlir")
    expect(code == 0 and "warning: disk/j" in err, f"journal: exit code {code}: {err[-200:]}")
    return "; ".join(said)


def full_output(bench, folder):
    model = bench.network(folder, "nasnet_a")
    said = []
    for output, report in (("disk/out.mlir", "r.json"), ("out.mlir", "disk/r.json"), ("out.mlir", "disk/r.html")):
        code, err = on_full_disk(bench, folder, "taso-opt", model,
                                 f"--taso-superoptimize=device=t4 report={report}", "-o", output)
        errors = [line for line in err.splitlines() if "error:" in line]
        expect(code == 1 and errors, f"{output}, {report}: exit code {code}: {err[-300:]}")
        said.append(errors[0][-90:])
    return "; ".join(said)


def two_searches(bench, folder):
    model = bench.network(folder, "squeezenet")
    profiler = f"exec:\"{sys.executable} {ROOT}/test/Cost/Inputs/profiler.py good\""
    pass_option = f"--taso-superoptimize=cost={profiler} cost-db=kernels.db measure=false budget=60"
    both = [bench.start(folder, "taso-opt", model, pass_option, "-o", f"{i}.mlir") for i in range(2)]
    for process in both:
        code, _, err = bench.finish(process)
        expect(code == 0, err[-300:])
    expect((folder / "0.mlir").read_bytes() == (folder / "1.mlir").read_bytes(), "different graphs")
    # A third search may ask for other kernels, as it has more to guess from.
    counts = []
    for _ in range(2):
        code, text, err = bench.run(folder, "taso-cost-db", "kernels.db", "--export")
        expect(code == 0, err[-300:])
        counts.append(len(text.splitlines()))
        code, _, err = bench.run(folder, "taso-opt", model, pass_option, "-o", "2.mlir")
        expect(code == 0, err[-300:])
        measured = int(re.search(r"(\d+) measured", err).group(1))
        if len(counts) == 1:
            added = measured
    expect(counts[1] - counts[0] == added, "a third search measured again what was there")
    expect(measured == 0, "a fourth search measured again what was there")
    return f"{counts[0]} kernels in the database; a third search added {added}, a fourth none"


RULE = """pdl.pattern @r{0} : benefit(1) {{
  %x = pdl.operand
  %t = pdl.type
  %a = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %a
  %u = pdl.type
  %b = pdl.operation "taso.relu"(%r : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %b {{
    pdl.replace %b with (%r : !pdl.value)
  }}
}}
"""


def many_rules(bench, folder):
    (folder / "rules.mlir").write_text("".join(map(RULE.format, range(50000))))
    model = bench.network(folder, "squeezenet")
    code, _, err = bench.run(folder, "taso-opt", model,
                             "--taso-superoptimize=device=t4 rules=rules.mlir", "-o", "out.mlir")
    errors = [line for line in err.splitlines() if "error:" in line]
    expect(code == 1 and errors, f"exit code {code}: {err[-300:]}")
    expect(not (folder / "out.mlir").exists(), "a model was written")
    return errors[0][-160:]


def hub(bench, folder):
    text = subprocess.run([sys.executable, ROOT / "test/Search/Inputs/parallel_products.py", "300"],
                          check=True, text=True, stdout=subprocess.PIPE).stdout
    (folder / "hub.mlir").write_text(text)
    code, _, err = bench.run(folder, "taso-opt", "hub.mlir",
                             "--taso-superoptimize=device=t4 time-limit=60", "-o", "out.mlir")
    expect(code == 0, err[-300:])
    return next((line[-110:] for line in err.splitlines() if "superoptimized" in line or "kept" in line), "")


def weights(bench, folder):
    rows = 25 * 2**20 // 4096
    with open(folder / "big.mlir", "w", encoding="ascii") as file:
        file.write(f"func.func @main(%x: tensor<8x4096xf32>) -> (tensor<8x{rows}xf32>, tensor<8x{rows}xf32>) {{\n")
        for name, seed in (("a", 1), ("b", 2)):
            data = (bytes([seed, 0, 128, 63]) * (4096 * rows // 2)).hex().upper()
            file.write(f"  %{name} = taso.constant dense<\"0x{data * 2}\"> : tensor<4096x{rows}xf32>\n")
        for name, result in (("a", "0"), ("b", "1")):
            file.write(f"  %{result} = taso.matmul %x, %{name} : (tensor<8x4096xf32>, "
                       f"tensor<4096x{rows}xf32>) -> tensor<8x{rows}xf32>\n")
        file.write(f"  return %0, %1 : tensor<8x{rows}xf32>, tensor<8x{rows}xf32>\n}}\n")
    code, _, err = bench.run(folder, "taso-opt", "big.mlir",
                             "--taso-superoptimize=device=t4", "--taso-fold-weights", "-o", "out.mlir")
    expect(code == 0, err[-300:])
    return f"{(folder / 'big.mlir').stat().st_size / 1e6:.0f} MB of text -> {(folder / 'out.mlir').stat().st_size / 1e6:.0f} MB"


def big(bench, folder):
    import onnx
    from onnx import TensorProto, helper

    layers, width = 8, 1 << 13
    while layers * width * width * 4 < bench.options.big:
        layers += 1
    nodes, initializers, value = [], [], "x"
    with open(folder / "weights.bin", "wb") as file:
        for layer in range(layers):
            tensor = TensorProto(name=f"w{layer}", data_type=TensorProto.FLOAT, dims=[width, width],
                                 data_location=TensorProto.EXTERNAL)
            for key, text in (("location", "weights.bin"), ("offset", file.tell()), ("length", 4 * width * width)):
                tensor.external_data.add(key=key, value=str(text))
            file.write(os.urandom(1 << 16) * (4 * width * width >> 16))
            initializers.append(tensor)
            nodes.append(helper.make_node("MatMul", [value, f"w{layer}"], [f"p{layer}"]))
            nodes.append(helper.make_node("Relu", [f"p{layer}"], [f"y{layer}"]))
            value = f"y{layer}"
    shape = [1, width]
    graph = helper.make_graph(nodes, "big", [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)],
                              [helper.make_tensor_value_info(value, TensorProto.FLOAT, shape)], initializers)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), folder / "big.onnx")
    code, _, err = bench.run(folder, "taso-opt", "big.onnx", "--taso-superoptimize=device=t4", "-o", "out.onnx")
    expect(code == 0, err[-400:])
    written = sum(path.stat().st_size for path in folder.iterdir() if path.name.startswith("out"))
    return f"{layers * width * width * 4 / 1e9:.1f} GB of weights -> {written / 1e9:.1f} GB"


CASES = {function.__name__.replace("_", "-"): function
         for function in (killed_generate, killed_search, ended_search, full_generate, full_output,
                          two_searches, many_rules, hub, weights, big)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin")
    parser.add_argument("cases", nargs="*", metavar="CASE")
    parser.add_argument("--scratch", default="worst-day")
    parser.add_argument("--big", type=int, default=2 * 10**9)
    options = parser.parse_args()
    options.bin = pathlib.Path(options.bin).resolve()
    for name in options.cases:
        if name not in CASES:
            parser.error(f"there is no case '{name}'; there are: {', '.join(CASES)}")
    failed = False
    for name in options.cases or CASES:
        folder = pathlib.Path(options.scratch).resolve() / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        bench = Bench(options)
        begun = time.monotonic()
        try:
            verdict = f"ok: {CASES[name](bench, folder)}"
        except Wrong as wrong:
            verdict, failed = f"WRONG: {wrong}", True
        print(f"{name}: {time.monotonic() - begun:.1f} s, {bench.peak / 1024:.0f} MB, {verdict}", flush=True)
        shutil.rmtree(folder)
    return failed


if __name__ == "__main__":
    sys.exit(main())
