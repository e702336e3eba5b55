#!/usr/bin/python3
"""What superoptimizing gains in ONNX Runtime, with its own optimizations off and on.

    deployed.py [NETWORK | MODEL.onnx | FOLDER ..]

Each network of models/networks.py is written as a model (models/export.py), each model is
superoptimized and its weights folded, and both are timed by ONNX Runtime in turns, with
`graphOptimizationLevel` at `disabled` and at `all`. Prints the median of the rounds'
ratios, after / before, with its 95 % confidence interval; below 1 the superoptimized model
is faster. Needs `npm install` in examples/onnxruntime-profiler.

Without arguments: all networks but the deep ones, and the .onnx files of
$TASO_MODELS_DIR. A dynamic dimension has size 1, unless --dim says otherwise.
"""

import argparse
import os
import sys
import tempfile

import cost
from cost import Inputs, Skipped, networks, run
from profiler import Timer

LEVELS = ("disabled", "all")
COLUMNS = ("model", "nodes", "predicted", *LEVELS)


def collect(arguments, folder):
    """Names and paths of the models, written when they are asked for."""
    default = [name for name in networks.NETWORKS if name not in networks.DEEP]
    default += filter(None, [os.environ.get("TASO_MODELS_DIR")])
    for given in arguments.models or default:
        if given not in networks.NETWORKS:
            arguments.models = [given]
            for path in cost.collect(arguments, folder):
                yield os.path.splitext(os.path.basename(path))[0], path
            continue
        path = os.path.join(folder, "network.onnx")
        run([sys.executable, os.path.join(cost.HERE, "models", "export.py"), given,
             "-o", path, "--taso-opt", arguments.taso_opt])
        yield given, path


def optimise(arguments, path, output):
    """Writes the superoptimized model; its nodes and predicted cost beside the input's."""
    command = [arguments.taso_opt, path, *Inputs(path, arguments.dim).get_options(),
               f"--taso-superoptimize={arguments.options} report={output}.json",
               "--taso-fold-weights", "-o", output]
    run(command, arguments.limit)
    with open(f"{output}.json", encoding="utf-8") as file:
        functions = cost.json.load(file)["functions"]
    before = sum(function["cost_us"]["before"] for function in functions)
    after = sum(function["cost_us"]["after"] for function in functions)
    nodes = [len(cost.onnx.load(model, load_external_data=False).graph.node)
             for model in (path, output)]
    return f"{nodes[0]} -> {nodes[1]}", f"{after / before:.3f}", after < before


def time_both(arguments, level, paths, inputs):
    """The ratio of two models that are timed in turns."""
    timer = Timer(arguments.threads, level)
    try:
        for path in paths:
            timer.ask(load=path, inputs=inputs)
        after = timer.ask(time=[{"model": path} for path in paths],
                          limit=arguments.time_limit)["results"][1]
    except RuntimeError as error:
        raise Skipped(str(error)) from None
    finally:
        if timer.process:
            timer.process.terminate()
    return f"{after['ratio']:.3f} ({after['ratio_low']:.3f} to {after['ratio_high']:.3f})"


def measure(arguments, folder, path):
    """The cells of one model."""
    inputs = Inputs(path, arguments.dim).describe()
    output = os.path.join(folder, "optimized.onnx")
    nodes, predicted, is_changed = optimise(arguments, path, output)
    if not is_changed:
        return [nodes, predicted, *(["unchanged"] * len(LEVELS))]
    paths = [os.path.abspath(path), output]
    return [nodes, predicted, *(time_both(arguments, level, paths, inputs) for level in LEVELS)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("models", nargs="*", metavar="NETWORK | MODEL.onnx | FOLDER")
    parser.add_argument("--taso-opt", default=os.path.join(cost.ROOT, "build", "bin", "taso-opt"))
    parser.add_argument("--options", default="device=cpu",
                        help="of --taso-superoptimize (default: device=cpu)")
    parser.add_argument("--threads", type=int, default=1, help="default 1")
    parser.add_argument("--dim", type=cost.parse_dim, action="append", default=[],
                        metavar="NAME=SIZE", help="of a dynamic dimension; repeatable")
    parser.add_argument("--limit", type=float, metavar="SECONDS",
                        help="bound on one model's search; none by default")
    parser.add_argument("--time-limit", type=float, default=5, metavar="SECONDS",
                        help="bound on the timing of one model; default 5")
    arguments = parser.parse_intermixed_args()
    arguments.dim = dict(arguments.dim)
    print(f"| {' | '.join(COLUMNS)} |\n| {' | '.join(['---'] * len(COLUMNS))} |")
    with tempfile.TemporaryDirectory(prefix="taso-") as folder:
        for name, path in collect(arguments, folder):
            try:
                cells = measure(arguments, folder, path)
            except Skipped as reason:
                cells = [f"skipped: {reason}", *[""] * (len(COLUMNS) - 2)]
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
