#!/usr/bin/env python3
"""Which rules and which parts of the search the gains come from.

Searches each network with all laws, then with one family of them (a file of
rules/*.pdll) left out, with those of at most 1, 2, 3 operators in the source,
without merges of more than two parts, and with other strategies. Prints the gains
under the cost model of a device, in percent; `=` is the gain with all laws.

    benchmarks/ablation.py --networks bert_base,squeezenet --device t4
"""

import argparse
import os
import pathlib
import re
import sys
import tempfile
import types

import search as benchmark

LAWS = benchmark.ROOT / "build" / "share" / "taso" / "rules" / "axioms.mlir"
PATTERN = re.compile(r"^  pdl\.pattern @(\w+).*?^  \}[^\n]*\n", re.M | re.S)


class Laws:
    """The laws of a file: their texts, families and sizes."""

    def __init__(self, path):
        text = path.read_text(encoding="utf-8")
        self.tail = text[text.rindex("\n}") :]
        places = dict(re.findall(r'^(#loc\d*) = loc\("(\w+)\.pdll"', text, re.M))
        self.rules = []
        for match in PATTERN.finditer(text):
            body = match[0]
            place = re.search(r"loc\((#loc\d*)\)\n$", body)[1]
            source = body.split("rewrite", 1)[0]
            self.rules.append(
                types.SimpleNamespace(
                    name=match[1],
                    text=body,
                    family=places[place],
                    size=len(re.findall(r'operation "taso\.', source)),
                )
            )

    def families(self):
        """The names of the families, in the order of the file."""
        return list(dict.fromkeys(rule.family for rule in self.rules))

    def write(self, path, keep):
        """Writes the laws that `keep` says yes to; returns how many there are."""
        kept = [rule.text for rule in self.rules if keep(rule)]
        with open(path, "w", encoding="utf-8") as file:
            file.write("module {\n" + "".join(kept).rstrip("\n") + self.tail)
        return len(kept)


def is_wide(rule):
    """A merge of more than two parts, which the laws spell out."""
    return rule.name.endswith("_three")


def variants(laws):
    """(label, laws that are kept, strategy), all laws first."""
    yield "all laws", lambda rule: True, "auto"
    for family in laws.families():
        yield f"without {family}", lambda rule, f=family: rule.family != f, "auto"
    for size in (1, 2, 3):
        yield (
            f"at most {size} operators",
            lambda rule, s=size: rule.size <= s,
            "auto",
        )
    yield "without merges of three", lambda rule: not is_wide(rule), "auto"
    for strategy in ("greedy", "backtrack", "egraph"):
        yield f"strategy {strategy}", lambda rule: True, strategy


def gain(options, network, rules, strategy):
    """The gain of a search in percent, and its seconds."""
    settings = argparse.Namespace(**vars(options))
    settings.rules, settings.strategy, settings.budget = rules, strategy, None
    # Given to auto, it would ask for an e-graph there, too.
    settings.egraph_nodes = options.egraph_nodes if strategy == "egraph" else None
    function, seconds, _ = benchmark.search(settings, network, options.device, 1.0)
    cost = function["cost_us"]
    return 100 * (cost["before"] / cost["after"] - 1), seconds


def parse_arguments():
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = list(benchmark.networks.NETWORKS)
    usual = [name for name in known if name not in benchmark.networks.DEEP]
    parser.add_argument("--networks", type=benchmark.names(known), default=usual)
    parser.add_argument("--device", choices=benchmark.DEVICES, default="t4")
    parser.add_argument("--time-limit", type=float, default=600, help="seconds")
    parser.add_argument("--egraph-nodes", type=int, default=10000)
    taso_opt = str(benchmark.ROOT / "build" / "bin" / "taso-opt")
    parser.add_argument("--taso-opt", default=taso_opt)
    parser.add_argument("--laws", type=pathlib.Path, default=LAWS)
    return parser.parse_args()


def main():
    """Prints the table."""
    options = parse_arguments()
    laws = Laws(options.laws)
    benchmark.print_row(["rules", "laws", *options.networks, "all, s"])
    benchmark.print_row(["---"] * (len(options.networks) + 3))
    full = {}
    with tempfile.TemporaryDirectory() as folder:
        rules = os.path.join(folder, "rules.mlir")
        for label, keep, strategy in variants(laws):
            cells, total = [label, laws.write(rules, keep)], 0
            for network in options.networks:
                percent, seconds = gain(options, network, rules, strategy)
                total += seconds
                text = f"{percent:.1f}"
                cells.append("=" if full.get(network) == text else text)
                full.setdefault(network, text)
            benchmark.print_row([*cells, f"{total:.0f}"])
            sys.stdout.flush()


if __name__ == "__main__":
    main()
