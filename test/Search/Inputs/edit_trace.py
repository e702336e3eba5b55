"""Prints a trace with one change.

edit_trace.py trace.json keep FUNCTION          only the trace of one function
edit_trace.py trace.json repeat FUNCTION        with the trace of one function twice
edit_trace.py trace.json set STEP FIELD VALUE   another value (JSON) in a step;
                                                FIELD is a path such as
                                                operations.0.computes
edit_trace.py trace.json drop STEP              without a step
"""

import json
import sys


def find_step(trace, number):
    """The function that has the step, and its place there."""
    for function in trace["functions"]:
        for place, step in enumerate(function["steps"]):
            if step["step"] == number:
                return function, place
    raise SystemExit(f"there is no step {number}")


def main():
    """Reads, changes and prints."""
    path, action, *rest = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        trace = json.load(file)
    if action == "keep":
        trace["functions"] = [f for f in trace["functions"] if f["name"] == rest[0]]
    elif action == "repeat":
        trace["functions"] += [f for f in trace["functions"] if f["name"] == rest[0]]
    else:
        function, place = find_step(trace, int(rest[0]))
        if action == "drop":
            del function["steps"][place]
        else:
            target = function["steps"][place]
            *parents, last = rest[1].split(".")
            for parent in parents:
                target = target[int(parent) if isinstance(target, list) else parent]
            target[last] = json.loads(rest[2])
    print(json.dumps(trace, indent=2))


if __name__ == "__main__":
    main()
