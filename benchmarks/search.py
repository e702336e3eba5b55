#!/usr/bin/python3
"""Searches the benchmark networks and prints what was found, as Markdown.

Usage: search.py [--networks nasrnn,bert] [--devices t4,cpu] [--alphas 1.0,1.05]
                 [--rules FILE] [--taso-opt PATH] [--machine TEXT] ..

One table per device, one row per network and alpha. Each search is a process of its
own, so that its peak memory is known. Seconds are those of all phases by the
report; "CPU s" is the processor time of the whole process, which other load changes
less, with parsing, loading of rules and printing. A gain is cost before / cost after
- 1, under the modelled cost of the device.

Exits with 1 if a search failed; rows that miss a goal do not change the exit code.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "benchmarks" / "models"))

import networks  # noqa: E402 (found by the line above)

# Seconds and gain in percent of TASO, then of Tensat, on a Tesla T4: Yang and others,
# "Equality Saturation for Tensor Graph Superoptimization" (MLSys 2021). Their runtimes
# were measured, and their graphs count fusion otherwise than our models do.
PUBLISHED = {
    "nasrnn": (177.3, 45.4, 0.5, 68.9),
    "bert": (13.6, 8.5, 1.4, 9.2),
    "resnext50": (25.3, 5.5, 0.7, 8.8),
    "nasnet_a": (1226, 1.9, 10.6, 7.3),
    "inceptionv3": (68.6, 6.3, 5.1, 10.0),
    "squeezenet": (16.4, 6.7, 0.3, 24.5),
    "vgg19": (8.9, 8.9, 0.4, 8.9),
    "resnet50": (None, 0, None, 0),
}

# Costs before and after TASO's own search in ms, under the cost of device taso2019:
# its released program, alpha 1.05, budget 300, with that cost in place of its
# measurements.
TASO_UNDER_TASO2019 = {
    "bert": (105.2403, 82.6123),
    "nasrnn": (9.5225, 9.1946),
    "nasnet_a": (724.0182, 712.1923),
    "inceptionv3": (252.6471, 250.8614),
    "resnet50": (188.1518, 188.0665),
    "resnext50": (201.7690, 201.6838),
    "squeezenet": (18.4099, 18.4099),
}

# Gains in percent that a prototype of this search reached under the models of t4 and
# cpu, and seconds. For taso2019: TASO's own gain at least, within a second.
GOALS = {
    "t4": {
        "nasrnn": 52, "bert": 28, "bert_base": 6.4, "llama": 48, "lora": 36,
        "squeezenet": 26, "inceptionv3": 7, "resnet50": 0.5, "resnet50_v1": 2.3,
        "vgg19": 0, "resnext50": 16, "nasnet_a": 6.2,
    },
    "cpu": {
        "nasrnn": 1, "bert": 25, "bert_base": 6.3, "llama": 87, "lora": 6.6,
        "squeezenet": 8, "inceptionv3": 1.7, "resnet50": 0, "resnet50_v1": 0,
        "vgg19": 0, "resnext50": 0, "nasnet_a": 6,
    },
    "taso2019": {
        name: 100 * (before / after - 1)
        for name, (before, after) in TASO_UNDER_TASO2019.items()
    },
}  # fmt: skip
GOAL_SECONDS = {
    "nasrnn": 0.25, "bert": 0.05, "bert_base": 0.05, "llama": 0.05, "lora": 0.05,
    "squeezenet": 0.1, "inceptionv3": 0.5, "resnet50": 0.1, "resnet50_v1": 0.1,
    "vgg19": 0.1, "resnext50": 0.2, "nasnet_a": 1,
}  # fmt: skip
GOAL_SECONDS_TASO2019 = 1
GOAL_MEGABYTES = 1000

DEVICES = ("taso2019", "t4", "h200", "cpu")
COLUMNS = (
    "network", "α", "operations", "graphs", "to best", "s", "s to best", "CPU s", "MB", "cost, us",
    "gain, %", "goal, %", "goal, s", "misses", "TASO s", "TASO %", "Tensat s",
    "Tensat %", "stopped",
)  # fmt: skip


def run(command):
    """Runs a process; returns its exit code, messages, processor seconds and peak
    megabytes."""
    with tempfile.TemporaryFile("w+") as messages:
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=messages, text=True
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = usage.ru_utime + usage.ru_stime
        # Reaped above; without this, Popen would wait for it once more.
        process.returncode = os.waitstatus_to_exitcode(status)
        messages.seek(0)
        return process.returncode, messages.read(), seconds, usage.ru_maxrss / 1024


def search(options, network, device, alpha):
    """One search: its report of the function, processor seconds and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, f"{network}.mlir")
        report = os.path.join(folder, "report.json")
        with open(source, "w", encoding="utf-8") as file:
            file.write(networks.build(network))
        settings = {"device": device, "alpha": alpha, "strategy": options.strategy}
        settings |= {"time-limit": options.time_limit, "report": report}
        # The seconds are those of the search.
        settings["prove"] = "false"
        if options.budget is not None:
            settings["budget"] = options.budget
        if options.egraph_nodes is not None:
            settings["egraph-nodes"] = options.egraph_nodes
        if options.rules:
            settings["rules"] = options.rules
        text = " ".join(f"{key}={value}" for key, value in settings.items())
        command = [options.taso_opt, source, f"--taso-superoptimize={text}"]
        code, messages, seconds, megabytes = run([*command, "-o", os.devnull])
        if code:
            raise RuntimeError(f"exit code {code}: {messages.strip()[:500]}")
        with open(report, encoding="utf-8") as file:
            return json.load(file)["functions"][0], seconds, megabytes


def number(value, digits=1):
    """A number, or a dash where there is none."""
    return "-" if value is None else f"{value:.{digits}f}"


def misses(gain, goal, seconds, goal_seconds, megabytes):
    """What a row falls short of. A gain counts as its last printed digit shows it."""
    short = []
    if goal is not None and round(gain, 1) < round(goal, 1):
        short.append("gain")
    if goal_seconds is not None and seconds > goal_seconds:
        short.append("seconds")
    if megabytes > GOAL_MEGABYTES:
        short.append("memory")
    return ", ".join(short) or "-"


def row(network, device, alpha, result):
    """The cells of one search."""
    function, cpu_seconds, megabytes = result
    cost, operations = function["cost_us"], function["operations"]
    phases = function["seconds"]
    seconds = sum(time for phase, time in phases.items() if phase != "check")
    gain = 100 * (cost["before"] / cost["after"] - 1)
    goal = GOALS.get(device, {}).get(network)
    goal_seconds = None
    if goal is not None:
        on_taso2019 = device == "taso2019"
        goal_seconds = GOAL_SECONDS_TASO2019 if on_taso2019 else GOAL_SECONDS[network]
    return [
        network,
        alpha,
        f"{operations['before'] - 1} -> {operations['after'] - 1}",
        function["states"]["seen"],
        function["states"]["to_best"],
        number(seconds, 2),
        number(function["seconds_to_best"], 2),
        number(cpu_seconds, 2),
        number(megabytes, 0),
        f"{cost['before']:.1f} -> {cost['after']:.1f}",
        number(gain),
        number(goal),
        number(goal_seconds, 2),
        misses(gain, goal, seconds, goal_seconds, megabytes),
        *(number(value) for value in PUBLISHED.get(network, [None] * 4)),
        function["stop_reason"],
    ]


def print_row(cells):
    """One line of a table, at once: a run takes minutes."""
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


def describe(device):
    """What a device's model assumes, from its description."""
    with open(ROOT / "rules" / "cost" / f"{device}.json", encoding="utf-8") as file:
        model = json.load(file)
    fusion = {
        "none": "every operator is a kernel",
        "producer": "a pointwise operator joins the kernel of its producer",
        "region": "a region of pointwise operators is one kernel",
    }[model["fusion"]]
    combine = {"max": "the larger", "sum": "the sum"}[model["combine"]]
    return (
        f"{model['name']}: {model['peak_gflops']['f32']} GFLOP/s, "
        f"{model['bandwidth_gbps']} GB/s, {model['launch_us']} us per kernel and "
        f"{model.get('group_us', 0)} us per group; {combine} of both times. "
        f"Fusion `{model['fusion']}`: {fusion}. "
        f"Free views: {', '.join(model['views'])}; every concat copies."
    )


def print_table(options, device):
    """All networks on a device; returns how many searches failed."""
    print(f"\n## Device {device}\n\n{describe(device)}\n")
    print_row(COLUMNS)
    print_row(["---"] * len(COLUMNS))
    failed = 0
    for network in options.networks:
        for alpha in options.alphas:
            try:
                result = search(options, network, device, alpha)
            except RuntimeError as error:
                failed += 1
                print(f"error: {network}, {device}: {error}", file=sys.stderr)
                empty = [""] * (len(COLUMNS) - 3)
                print_row([network, alpha, *empty, "failed"])
                continue
            print_row(row(network, device, alpha, result))
    return failed


def names(known):
    """A parser of lists, separated by commas, of known names."""

    def parse(text):
        for name in text.split(","):
            if name not in known:
                raise argparse.ArgumentTypeError(
                    f"unknown name '{name}'; there are {', '.join(known)}"
                )
        return text.split(",")

    return parse


def parse_arguments():
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = list(networks.NETWORKS)
    usual = [name for name in known if name not in networks.DEEP]
    parser.add_argument(
        "--networks", type=names(known), default=usual, help="default: all but the deep"
    )
    parser.add_argument("--devices", type=names(DEVICES), default=DEVICES)
    parser.add_argument(
        "--alphas",
        type=lambda text: [float(alpha) for alpha in text.split(",")],
        default=[1.0, 1.05],
    )
    parser.add_argument("--strategy", default="auto")
    parser.add_argument("--budget", type=int, help="graphs; default: the tool's")
    parser.add_argument("--egraph-nodes", type=int, help="default: the tool's")
    parser.add_argument("--time-limit", type=float, default=120, help="seconds")
    parser.add_argument("--rules", help="rule file; the shipped rules if left out")
    parser.add_argument("--taso-opt", default=str(ROOT / "build" / "bin" / "taso-opt"))
    parser.add_argument("--machine", help="printed with the results")
    options = parser.parse_args()
    if not shutil.which(options.taso_opt):
        parser.error(f"{options.taso_opt}: no such program; build it or use --taso-opt")
    return options


def main():
    """Prints the tables."""
    options = parse_arguments()
    print(
        f"Strategy `{options.strategy}`, budget {options.budget or 'default'}, "
        f"time limit {options.time_limit:g} s, rules {options.rules or 'shipped'}"
        + (f", on {options.machine}." if options.machine else ".")
    )
    failed = sum(print_table(options, device) for device in options.devices)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
