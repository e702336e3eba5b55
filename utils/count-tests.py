#!/usr/bin/env python3
"""Adds up test results and prints `N passed, N failed` (and `, N skipped`).

Usage: count-tests.py report.json ...

A report is what `lit -o` or a GoogleTest binary's `--gtest_output=json:` wrote.
A report that is missing or cannot be read, because its run crashed, counts as
one failed test. What failed is listed before the last line, which is the sum.
Exit code 0 if at least one test passed and none failed, else 1.
"""

import collections
import json
import sys

LIT_PASSED = {"PASS", "XFAIL", "FLAKYPASS"}
LIT_SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def lit_outcomes(report):
    """Yields (test name, outcome) for each test that lit ran."""
    for test in report["tests"]:
        code = test["code"]
        if code in LIT_PASSED:
            yield test["name"], "passed"
        elif code in LIT_SKIPPED:
            yield test["name"], "skipped"
        else:
            yield test["name"], "failed"


def gtest_outcomes(report):
    """Yields (test name, outcome) for each test of a GoogleTest binary."""
    for suite in report["testsuites"]:
        for test in suite["testsuite"]:
            name = suite["name"] + "." + test["name"]
            if test.get("failures"):
                yield name, "failed"
            elif test["status"] != "RUN" or test["result"] == "SKIPPED":
                yield name, "skipped"
            else:
                yield name, "passed"


def outcomes(path):
    try:
        with open(path) as file:
            report = json.load(file)
        yield from gtest_outcomes(report) if "testsuites" in report else lit_outcomes(
            report
        )
    except (OSError, ValueError, KeyError) as error:
        yield f"{path}: the run left no results ({error})", "failed"


def main(paths):
    counts = collections.Counter()
    for path in paths:
        for name, outcome in outcomes(path):
            counts[outcome] += 1
            if outcome == "failed":
                print("failed:", name)
    line = f"{counts['passed']} passed, {counts['failed']} failed"
    if counts["skipped"]:
        line += f", {counts['skipped']} skipped"
    print(line)
    return 0 if counts["passed"] and not counts["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
