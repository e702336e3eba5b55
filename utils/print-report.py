#!/usr/bin/python3
"""Prints what the superoptimizer did to a model.

Usage: print-report.py before.onnx after.onnx report.json

Operator counts and file sizes come from the models, everything else from the
report (docs/Report.md). Exits with 1 if the comparison found a difference.
"""

import collections
import json
import os
import sys

import onnx

MOST_KINDS = 6  # operators that are named


def row(title, text):
    """One line of the summary."""
    print(f"{title:12} {text}")


def describe(path):
    """Operators of a model, and the size of its file."""
    model = onnx.load(path, load_external_data=False)
    counts = collections.Counter(n.op_type for n in model.graph.node)
    kinds = ", ".join(f"{n} {kind}" for kind, n in counts.most_common(MOST_KINDS))
    others = ", .." if len(counts) > MOST_KINDS else ""
    size = os.path.getsize(path) / 1e6
    return f"{len(model.graph.node)} nodes ({kinds}{others}), {size:.2f} MB"


def print_check(check):
    """The comparison with the original; returns false if they differ."""
    if not check:
        return True
    verdict = "equal" if check["equal"] else "DIFFERENT"
    detail = f"in the {check['domain']}"
    if check.get("max_rel") is not None:
        detail += f", largest relative difference in double {check['max_rel']:.2g}"
    if check.get("vacuous"):
        detail += "; these inputs could not have told them apart"
    row("check", f"{verdict} {detail}")
    return check["equal"]


def print_function(function, header):
    """One function of the report; returns false if its check failed."""
    if "skipped" in function:
        row("function", f"@{function['name']} was left alone: {function['skipped']}")
        return True
    cost = function["cost_us"]
    gain = 100 * (1 - cost["after"] / cost["before"]) if cost["before"] else 0
    row(
        "cost",
        f"{cost['before']:.1f} us to {cost['after']:.1f} us, {gain:.1f} % less "
        f"by {header['cost_model']}; modelled, not measured",
    )
    states = function["states"]
    row(
        "search",
        f"{function['rules_loaded']} rules, {function['matches']} matches, "
        f"{states['seen']} graphs priced, {states['kept']} kept; "
        f"stopped: {function['stop_reason']}",
    )
    seconds = function["seconds"]
    row("phases", ", ".join(f"{name} {s:.2f} s" for name, s in seconds.items()))
    rules = collections.Counter(step["rule"] for step in function["chain"])
    row("rules", f"{sum(rules.values())} applied" + (":" if rules else ""))
    for name, count in rules.most_common():
        row("", f"{count:4} x {name}")
    return print_check(function["check"])


def main():
    """Prints the summary of one run."""
    before, after, report_path = sys.argv[1:4]
    with open(report_path, encoding="utf-8") as file:
        report = json.load(file)
    print()
    row("before", describe(before))
    row("after", describe(after))
    equal = [print_function(f, report) for f in report["functions"]]
    sys.exit(0 if all(equal) else 1)


if __name__ == "__main__":
    main()
