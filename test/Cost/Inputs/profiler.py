"""A profiler for the tests of the command profiler (docs/ProfileProtocol.md).

Usage: profiler.py MODE [FILE]

Answers 1000 ns for each step of a program, and 100 for a split, but for the MODE:
  good     nothing else
  noisy    writes other lines first
  once     ends at the first request; FILE remembers that it did
  killed   is killed in its third measurement; FILE remembers that it was
  dying    ends at every request
  silent   never answers
  picky    ends at a program with a relu
  narrow   ends at a program that reads more than 10 columns
  broken   answers without a time
  slow     takes a fifth of a second for each program
  single   answers 2000 ns for several programs, and 1000 for those of one split
"""

import json
import os
import signal
import sys
import time


def measure(program):
    times = [100.0 if step["op"] == "split" else 1000.0 for step in program["steps"]]
    total = sum(times)
    return {"ns": total, "low": total - 1, "high": total + 1, "runs": 7}


def measure_whole(mode, program):
    if mode != "single":
        return measure(program)
    splits = sum(step["op"] == "split" for step in program["steps"])
    return {"ns": 1000.0 if splits == 1 else 2000.0}


def answer(mode, request):
    if request.get("query") == "device":
        return {"executor": "fake", "device": "clock", "libraries": "none 1.0"}
    if mode == "broken":
        return {"time": 1}
    if mode == "slow":
        time.sleep(0.2)
    if "programs" in request:
        return {"results": [measure_whole(mode, program)
                            for program in request["programs"]]}
    steps = request["program"]["steps"]
    if mode == "picky" and any(step["op"] == "relu" for step in steps):
        sys.exit(3)
    columns = max(tensor["shape"][-1] for tensor in request["program"]["tensors"])
    if mode == "narrow" and columns > 10:
        sys.exit(3)
    if any(step["op"] == "exp" for step in steps):
        return {"error": "no kernel for exp"}
    return measure(request["program"])


def main(mode, file=None):
    if mode == "dying":
        sys.exit(1)
    if mode == "noisy":
        print("a greeting", flush=True)
    for count, line in enumerate(sys.stdin):
        if mode == "killed" and count == 3 and not os.path.exists(file):
            open(file, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        if mode == "silent":
            continue
        if mode == "once" and not os.path.exists(file):
            open(file, "w").close()
            sys.exit(1)
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **answer(mode, request)}), flush=True)


main(*sys.argv[1:])
