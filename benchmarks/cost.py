#!/usr/bin/python3
"""How good measured costs are, and how fast what they are measured with is.

    cost.py correlation [MODEL.onnx | MODEL.mlir | FOLDER ..]
    cost.py executors [MODEL.onnx | FOLDER ..]

correlation  Superoptimizes each model with `cost=cpu` (or --cost) and compares the
             costs that the search predicted, of the input and of each graph that it
             timed, with the measured times: a table with the fastest graph of each
             model, Spearman's rank correlation and the mean absolute percentage
             error. Operations that no executor runs are left out, and counted.
             With --resume=FILE what was measured is kept in FILE, and a run that
             was ended goes on from there.
executors    Times each model, as it is, by `taso-run --device=cpu` and by ONNX
             Runtime with as many threads, in turns, and prints the median of the
             rounds' ratios, and the ratio of the shortest runs of all rounds, which
             a busy machine changes least. What a call from Node takes, measured with
             a model of one number, is taken off ONNX Runtime's times. Needs `npm
             install` in examples/onnxruntime-profiler.

Without models: the SqueezeNet and the BERT of models/build.py, for correlation the
networks of models/networks.py but the deep ones, and the .onnx files of
$TASO_MODELS_DIR. A dynamic dimension has size 1, unless --dim says otherwise. Models
that cannot be measured are listed with the reason.
"""

import argparse
import functools
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy
import onnx

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(ROOT, "examples", "onnxruntime-profiler"))
from profiler import Timer  # pylint: disable=wrong-import-position

sys.path.insert(0, os.path.join(HERE, "models"))
import networks  # pylint: disable=wrong-import-position

BUILT = ("squeezenet", "bert")
TYPES = {onnx.TensorProto.FLOAT: "float32", onnx.TensorProto.FLOAT16: "float16",
         onnx.TensorProto.INT32: "int32", onnx.TensorProto.INT64: "int64"}


class Skipped(Exception):
    """A model that cannot be measured; the text says why."""


def run(command, limit=None):
    """What a command prints; its first error is the reason to skip the model."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False,
                              timeout=limit)
    except subprocess.TimeoutExpired:
        raise Skipped(f"{os.path.basename(command[0])} took more than {limit} s") from None
    if done.returncode:
        errors = re.findall(r"error: (.*)", done.stderr)
        raise Skipped(errors[0] if errors else f"exit code {done.returncode}")
    return done.stdout


# Models.


def collect(arguments, folder):
    """The paths of the models to measure."""
    given = list(arguments.models)
    if not given:
        for name in BUILT:
            path = os.path.join(folder, f"{name}.onnx")
            run([sys.executable, os.path.join(HERE, "models", "build.py"), name,
                 "-o", path])
            given.append(path)
        if arguments.what == "correlation":
            given += write_networks(folder)
        given += filter(None, [os.environ.get("TASO_MODELS_DIR")])
    paths = []
    for path in given:
        if os.path.isdir(path):
            paths += sorted(glob.glob(os.path.join(path, "*.onnx")))
        elif os.path.isfile(path):
            paths.append(path)
        else:
            sys.exit(f"error: no file and no folder: {path}")
    if not paths:
        sys.exit("error: no models")
    return paths


def write_networks(folder):
    """The paths of the networks of models/networks.py."""
    paths = []
    for name in networks.NETWORKS:
        if name in networks.DEEP:
            continue
        paths.append(os.path.join(folder, f"{name}.mlir"))
        with open(paths[-1], "w", encoding="utf-8") as file:
            file.write(networks.build(name))
    return paths


class Inputs:
    """The inputs of a model, with a size for each dynamic dimension."""

    def __init__(self, path, sizes):
        graph = onnx.load(path, load_external_data=False).graph
        weights = {weight.name for weight in graph.initializer}
        self.values = [value for value in graph.input if value.name not in weights]
        names = {size.dim_param for value in self.values
                 for size in value.type.tensor_type.shape.dim if size.dim_param}
        self.sizes = {name: int(sizes.get(name, 1)) for name in sorted(names)}

    def get_options(self):
        """As taso-opt wants them."""
        return [f"--dim={name}={size}" for name, size in self.sizes.items()]

    def describe(self):
        """As timer.js wants them."""
        specs = {}
        for value in self.values:
            tensor = value.type.tensor_type
            if tensor.elem_type not in TYPES:
                raise Skipped(f"the input '{value.name}' is of a type that is not timed")
            kind = TYPES[tensor.elem_type]
            dims = [self.sizes.get(size.dim_param, size.dim_value)
                    for size in tensor.shape.dim]
            specs[value.name] = {"type": kind, "dims": dims, "below": 2,
                                 "values": "index" if kind.startswith("i") else "any"}
        return specs


# Correlation.


def rank(values):
    """Ranks from 1; equal values share the mean of theirs."""
    values = numpy.asarray(values)
    return numpy.array([(values < v).sum() + ((values == v).sum() + 1) / 2
                        for v in values])


def correlate(a, b):
    """Spearman's rank correlation."""
    return numpy.corrcoef(rank(a), rank(b))[0, 1]


def optimise(arguments, folder, path):
    """What the report says of the first function, with measurements."""
    report = os.path.join(folder, "report.json")
    options = (f"cost={arguments.cost} cost-threads={arguments.threads} report={report} "
               f"cost-db={arguments.database or os.path.join(folder, 'cost.db')} "
               f"{arguments.options}")
    dims = ([] if path.endswith(".mlir")
            else Inputs(path, arguments.dim).get_options())
    run([os.path.join(arguments.build, "bin", "taso-opt"), path, *dims,
         f"--taso-superoptimize={options}", "-o", os.devnull], arguments.limit)
    with open(report, encoding="utf-8") as file:
        function = json.load(file)["functions"][0]
    if "skipped" in function:
        raise Skipped(function["skipped"])
    if "why_not" in function["measured"]:
        raise Skipped(function["measured"]["why_not"])
    return function["measured"]


class Journal:
    """What was measured, by the name of the model: one line of JSON for each."""

    def __init__(self, path):
        self.path = path
        self.entries = {}
        if path and os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    entry = json.loads(line)
                    self.entries[entry["name"]] = entry

    def get(self, name, measure):
        """The measurement of that name; `measure` makes it, or says why not."""
        if name not in self.entries:
            entry = {"name": name}
            try:
                entry["measured"] = measure()
            except Skipped as reason:
                entry["skipped"] = str(reason)
            self.entries[name] = entry
            if self.path:
                self.write()
        if "skipped" in self.entries[name]:
            raise Skipped(self.entries[name]["skipped"])
        return self.entries[name]["measured"]

    def write(self):
        """Writes the file anew; it is whole at any time."""
        with open(f"{self.path}.new", "w", encoding="utf-8") as file:
            for entry in self.entries.values():
                file.write(json.dumps(entry) + "\n")
        os.replace(f"{self.path}.new", self.path)


def print_function(name, measured):
    before, after = measured["before"], measured.get("after", measured["before"])
    predicted = after["predicted_us"] / before["predicted_us"]
    left_out = sum(measured["left_out"]["operations"].values())
    print(f"{name:28} {before['predicted_us']:11.1f} {before['median_us']:11.1f} "
          f"{after['predicted_us']:11.1f} {after['median_us']:11.1f} {predicted:9.3f} "
          f"{after.get('ratio', 1):8.3f} {after.get('ratio_low', 1):7.3f} "
          f"{after.get('ratio_high', 1):6.3f} {left_out:8} "
          f"{('no', 'yes')[measured['kept']] if 'kept' in measured else 'same'}", flush=True)


def print_correlation(name, points):
    predicted, measured = (numpy.array(column) for column in zip(*points))
    error = numpy.mean(numpy.abs(predicted - measured) / measured)
    bias = numpy.exp(numpy.mean(numpy.log(predicted / measured)))
    print(f"{name}: {len(points)} graphs, Spearman's correlation "
          f"{correlate(predicted, measured):.3f}, mean absolute error {100 * error:.1f} %, "
          f"predicted / measured {bias:.3f} (geometric mean)")


def run_correlation(arguments, folder, paths):
    print(f"{'us':28} {'predicted':>11} {'measured':>11} {'predicted':>11} "
          f"{'measured':>11} {'after / before':>18} {'interval':>14} {'left out':>8} kept")
    print(f"{'':28} {'before':>11} {'before':>11} {'after':>11} {'after':>11} "
          f"{'predicted':>9} {'measured':>8}")
    inputs, graphs, gains, skipped = [], [], [], []
    journal = Journal(arguments.resume)
    for path in paths:
        # squeezenet and bert are the names of two models each.
        name = os.path.basename(path).removesuffix(".onnx")
        try:
            measured = journal.get(name, functools.partial(optimise, arguments, folder,
                                                           path))
        except Skipped as reason:
            skipped.append(f"{name}: {reason}")
            continue
        print_function(name, measured)
        before = (measured["before"]["predicted_us"], measured["before"]["median_us"])
        inputs.append(before)
        for graph in measured["graphs"]:
            graphs.append((graph["predicted_us"], graph["median_us"]))
            gains.append((before[0] / graph["predicted_us"], 1 / graph["ratio"]))
    print()
    if len(inputs) > 1:
        print_correlation("all graphs", inputs + graphs)
        print_correlation("inputs", inputs)
    if len(graphs) > 1:
        print_correlation("graphs found", graphs)
        right = sum((p >= 1) == (m >= 1) for p, m in gains)
        print(f"gains: Spearman's correlation {correlate(*zip(*gains)):.3f}; "
              f"of the same sign in {right} of {len(gains)}")
    return skipped


# Executors.


def make_program(arguments, folder, path):
    """The model as a program for taso-run."""
    module, program = (os.path.join(folder, f"model.{kind}") for kind in ("mlir", "json"))
    tools = os.path.join(arguments.build, "bin")
    run([os.path.join(tools, "taso-opt"), path,
         *Inputs(path, arguments.dim).get_options(), "-o", module])
    run([os.path.join(tools, "taso-translate"), "--taso-to-program",
         "--weights-as-seeds", module, "-o", program])
    return program


def time_executor(arguments, program):
    """Nanoseconds of a run by our own executor: the median and the shortest."""
    text = run([os.path.join(arguments.build, "bin", "taso-run"), program, "--device=cpu",
                f"--threads={arguments.threads}", "--time", "--wall-clock",
                f"--time-limit-ms={round(1000 * arguments.time_limit)}"])
    times = re.search(r"time: ([0-9.]+) us.* least ([0-9.]+)", text).groups()
    return tuple(1000 * float(time) for time in times)


def time_runtime(arguments, timer, path, inputs):
    """Nanoseconds of a run by ONNX Runtime: the median and the shortest."""
    try:
        timer.ask(load=os.path.abspath(path), inputs=inputs)
        model = [{"model": os.path.abspath(path)}]
        result = timer.ask(time=model, limit=arguments.time_limit)["results"][0]
        return result["ns"], result["min"]
    except RuntimeError as error:
        raise Skipped(str(error)) from None


def time_call(arguments, timer, folder):
    """Nanoseconds of a call of ONNX Runtime that computes next to nothing."""
    path = os.path.join(folder, "empty.onnx")
    x, y = (onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [1])
            for name in "xy")
    node = onnx.helper.make_node("Identity", ["x"], ["y"])
    graph = onnx.helper.make_graph([node], "empty", [x], [y])
    onnx.save(onnx.helper.make_model(graph, ir_version=8,
              opset_imports=[onnx.helper.make_opsetid("", 17)]), path)
    return time_runtime(arguments, timer, path, Inputs(path, {}).describe())


def run_executors(arguments, folder, paths):
    timer = Timer(arguments.threads)
    skipped, ratios = [], []
    try:
        call = numpy.array(time_call(arguments, timer, folder))
    except Skipped as reason:
        sys.exit(f"error: {reason}")
    print(f"a call of ONNX Runtime: {call[0] / 1000:.1f} us\n")
    print(f"{'us, medians of rounds':28} {'cpu executor':>13} {'ONNX Runtime':>13} "
          f"{'ratio':>7} {'shortest':>8}   lowest and highest of a round")
    for path in paths:
        name = os.path.splitext(os.path.basename(path))[0]
        try:
            inputs = Inputs(path, arguments.dim).describe()
            program = make_program(arguments, folder, path)
            times = numpy.array([(time_executor(arguments, program),
                                  time_runtime(arguments, timer, path, inputs) - call)
                                 for _ in range(arguments.rounds)])
            shortest = times[:, :, 1].min(axis=0)
            times = times[:, :, 0]
        except Skipped as reason:
            skipped.append(f"{name}: {reason}")
            continue
        ours, theirs = numpy.median(times, axis=0) / 1000
        ratio = times[:, 0] / times[:, 1]
        ratios.append((numpy.median(ratio), shortest[0] / shortest[1]))
        print(f"{name:28} {ours:13.1f} {theirs:13.1f} {ratios[-1][0]:7.3f} "
              f"{ratios[-1][1]:8.3f}   {ratio.min():.3f} .. {ratio.max():.3f}", flush=True)
    if ratios:
        means = numpy.exp(numpy.mean(numpy.log(ratios), axis=0))
        print(f"\ngeometric mean of the ratios: {means[0]:.3f}, of the shortest runs "
              f"{means[1]:.3f}; below 1 the cpu executor is faster")
    return skipped


def parse_dim(text):
    name, _, size = text.rpartition("=")
    if not name or not size.isdigit():
        raise argparse.ArgumentTypeError(f"expected NAME=SIZE, found '{text}'")
    return name, size


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("correlation", "executors"))
    parser.add_argument("models", nargs="*", metavar="MODEL.onnx | FOLDER")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), metavar="FOLDER",
                        help="the build folder (default: build)")
    parser.add_argument("--threads", type=int, default=1, help="default 1")
    parser.add_argument("--dim", type=parse_dim, action="append", default=[],
                        metavar="NAME=SIZE", help="of a dynamic dimension; repeatable")
    parser.add_argument("--cost", default="cpu", metavar="MODEL", help="the cost model "
                        "of correlation: cpu (default), cuda or exec:\"COMMAND\"")
    parser.add_argument("--options", default="", help="more options of "
                        "--taso-superoptimize, for example 'budget=500'")
    parser.add_argument("--database", metavar="FILE", help="measurements to keep")
    parser.add_argument("--resume", metavar="FILE",
                        help="what was measured, to go on from")
    parser.add_argument("--limit", type=float, metavar="SECONDS",
                        help="bound on one model's search; none by default")
    parser.add_argument("--rounds", type=int, default=5, help="of executors; default 5")
    parser.add_argument("--time-limit", type=float, default=2, metavar="SECONDS",
                        help="bound on one measurement of executors; default 2")
    arguments = parser.parse_intermixed_args()
    arguments.dim = dict(arguments.dim)
    with tempfile.TemporaryDirectory(prefix="taso-") as folder:
        paths = collect(arguments, folder)
        skipped = (run_correlation if arguments.what == "correlation"
                   else run_executors)(arguments, folder, paths)
    for line in skipped:
        print(f"skipped {line}")


if __name__ == "__main__":
    main()
