#!/usr/bin/python3
"""A profiler that times programs in ONNX Runtime (docs/ProfileProtocol.md).

    profiler.py [--threads N] [--time-limit SECONDS]

Reads requests from standard input and answers each in one line. A program becomes
an ONNX model (program_to_onnx.py), and a process of Node times it (timer.js). One
measurement runs at a time on a machine, also beside taso-profile and taso-opt.
"""

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
try:
    import onnx
    import program_to_onnx
except ImportError as error:
    sys.exit(f"profiler.py: {error}; install python3-onnx and python3-numpy")

# A call from Node takes 50 us, much of it noise: shorter programs run in a loop that
# ONNX Runtime itself goes round, until a call takes this long.
SHORT_NS, CALL_NS = 1e6, 4e6


class Timer:
    """The process of Node, started when it is needed."""

    def __init__(self, threads, level="all"):
        self.threads = threads
        self.level = level
        self.process = None

    def start(self):
        if not os.path.isdir(os.path.join(HERE, "node_modules", "onnxruntime-node")):
            raise RuntimeError(f"ONNX Runtime is not installed: run 'npm install' in {HERE}")
        self.process = subprocess.Popen(
            ["node", os.path.join(HERE, "timer.js"), str(self.threads), self.level],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        if not self.process or self.process.poll() is not None:
            self.start()
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise RuntimeError("the process of ONNX Runtime ended; is its memory enough?")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer


class Profiler:
    def __init__(self, threads, limit, folder):
        self.threads = threads
        self.timer = Timer(threads)
        self.limit = limit
        self.folder = folder
        self.count = 0

    def load(self, model, inputs, **more):
        """Writes a model and has it loaded: its path, and the time of a run."""
        self.count += 1
        path = os.path.join(self.folder, f"{self.count}.onnx")
        onnx.save(model, path)
        answer = self.timer.ask(load=path, inputs=inputs, **more)
        os.remove(path)
        return path, answer["ns"]

    def prepare(self, program):
        """Loads a program, as it is or in a loop; what to ask the timer for."""
        model = program_to_onnx.convert(program)
        inputs = model.describe_inputs()
        path, time = self.load(model.make_model(), inputs)
        if time >= SHORT_NS:
            return {"model": path}
        path, time = self.load(model.make_loop(), inputs, iterations=round(CALL_NS / time))
        return {"model": path, "iterations": max(1, round(CALL_NS / time))}

    def describe(self):
        answer = self.timer.ask(query="device")
        return {"executor": "onnxruntime", "device": answer["device"],
                "libraries": f"ONNX Runtime {answer['version']}",
                "threads": self.threads}

    def measure(self, programs):
        lock = os.path.join(tempfile.gettempdir(), "taso-measure.lock")
        file = os.open(lock, os.O_RDONLY | os.O_CREAT | os.O_NOFOLLOW, 0o644)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            loaded = [self.prepare(program) for program in programs]
            return self.timer.ask(time=loaded, limit=self.limit)["results"]
        finally:
            os.close(file)

    def answer(self, request):
        kinds = sorted(set(request) - {"id"})
        if kinds not in (["query"], ["program"], ["programs"], ["op"]):
            raise RuntimeError("request: expected an id and one of the fields query, "
                               "program, programs and op")
        if request.get("query", "device") != "device":
            raise RuntimeError("query: expected \"device\"")
        if kinds == ["query"]:
            return {"protocol": 1, **self.describe()}
        if kinds == ["programs"]:
            return {"results": self.measure(request["programs"]), **self.describe()}
        if kinds == ["op"]:
            program = program_to_onnx.expand_operation(request["op"])
        else:
            program = request["program"]
        return {**self.measure([program])[0], **self.describe()}


def reply(profiler, line):
    request = None
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise RuntimeError("request: expected an object")
        result = profiler.answer(request)
    except (RuntimeError, ValueError, OSError, program_to_onnx.Unsupported) as error:
        result = {"error": str(error)}
    except Exception as error:  # whatever is wrong with one request, others follow
        result = {"error": f"the program is malformed: {error!r}"}
    name = request.get("id") if isinstance(request, dict) else None
    print(json.dumps({"id": name, **result}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--time-limit", type=float, default=2, metavar="SECONDS",
                        help="bound on one measurement (default 2)")
    arguments = parser.parse_args()
    if arguments.threads < 1:
        parser.error("--threads: expected 1 or more")
    with tempfile.TemporaryDirectory(prefix="taso-") as folder:
        profiler = Profiler(arguments.threads, arguments.time_limit, folder)
        for line in sys.stdin:
            reply(profiler, line)


if __name__ == "__main__":
    main()
