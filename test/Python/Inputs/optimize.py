"""Tests of the Python package, on two.onnx, named.onnx and expected.onnx.

They use the one law of law.mlir, which is loaded quickly.
"""

import logging
import os
import pathlib
import signal
import threading
import unittest

import numpy
import onnx

import taso

EXPECTED = pathlib.Path("expected.onnx").read_bytes()
QUICK = {"device": "h200", "rules": "law.mlir"}


class Optimize(unittest.TestCase):
    def test_version(self):
        self.assertRegex(taso.version, r"^\d+\.\d+\.\d+$")

    def test_models(self):
        """A path, bytes and a model of onnx are the same."""
        path = pathlib.Path("two.onnx")
        for model in (
            "two.onnx",
            path,
            path.read_bytes(),
            bytearray(path.read_bytes()),
            onnx.load("two.onnx"),
        ):
            better, report = taso.optimize(model, **QUICK)
            self.assertEqual(better, EXPECTED)
            self.assertEqual(report["functions"][0]["name"], "main_graph")
        with self.assertRaisesRegex(TypeError, "found int"):
            taso.optimize(3)

    def test_options(self):
        _, report = taso.optimize(
            "two.onnx",
            device="h200",
            rules=["law.mlir", "law.mlir"],
            check=True,
            time_limit=30,
            alpha=1.5,
        )
        self.assertEqual(report["alpha"], 1.5)
        self.assertTrue(report["functions"][0]["check"]["equal"])
        unfolded, _ = taso.optimize("two.onnx", fold_weights=False, **QUICK)
        self.assertNotEqual(unfolded, EXPECTED)

    def test_dims(self):
        better, _ = taso.optimize("named.onnx", dims={"batch": 3, "n": 4}, **QUICK)
        shape = onnx.load_from_string(better).graph.input[0].type.tensor_type.shape
        self.assertEqual([dim.dim_value for dim in shape.dim], [3, 4])

    def test_assume(self):
        with self.assertLogs("taso", logging.INFO) as log:
            better, _ = taso.optimize("named.onnx", assume={"batch": 3}, **QUICK)
        self.assertTrue(any("assume the sizes batch=3" in line for line in log.output))
        shape = onnx.load_from_string(better).graph.input[0].type.tensor_type.shape
        self.assertEqual([dim.dim_param for dim in shape.dim], ["batch", "n"])

    def test_errors(self):
        for text, call in {
            r"(?i)no such file": lambda: taso.optimize("missing.onnx"),
            r"no dimension named 'height'\nhint: its dimensions are batch, n$":
                lambda: taso.optimize("named.onnx", dims={"height": 3}),
            r"'budget=many'": lambda: taso.optimize("two.onnx", budget="many"),
            r"no such option devise": lambda: taso.optimize("two.onnx", devise="t4"),
            r"a b\.mlir": lambda: taso.optimize("two.onnx", rules="a b.mlir"),
            r".": lambda: taso.optimize(b"nonsense"),
        }.items():
            with self.assertRaisesRegex(taso.Error, text):
                call()

    def test_types(self):
        """A wrong type is named; numbers of numpy are numbers."""
        for text, call in {
            r"device: expected text.*found None": lambda: taso.optimize(
                "two.onnx", device=None),
            r"rules: expected text.*found \[1\]": lambda: taso.optimize(
                "two.onnx", rules=[1]),
            r"dims: expected sizes.*'n': '2'": lambda: taso.optimize(
                "two.onnx", dims={"n": "2"}),
            r"assume: expected sizes.*'n': 0": lambda: taso.optimize(
                "two.onnx", assume={"n": 0}),
            r"dims: expected sizes.*'n': 0": lambda: taso.optimize(
                "two.onnx", dims={"n": 0}),
            r"expected a path.*found float": lambda: taso.optimize(1.5),
        }.items():
            with self.assertRaisesRegex(TypeError, text):
                call()
        options = dict(QUICK, budget=numpy.int64(100), alpha=numpy.float32(1))
        self.assertEqual(taso.optimize("two.onnx", **options)[0], EXPECTED)

    def test_remarks(self):
        with self.assertLogs("taso", logging.INFO) as log:
            taso.optimize("two.onnx", **QUICK)
        self.assertTrue(any("applied" in line for line in log.output))

    def test_threads(self):
        """Searches run beside each other, and beside Python."""
        found = []
        threads = [
            threading.Thread(
                target=lambda: found.append(taso.optimize("two.onnx", **QUICK)[0])
            )
            for _ in range(3)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [EXPECTED] * 3)

    def test_interrupt(self):
        """Ctrl-C raises, and does not end later searches."""
        # Who runs the tests in the background has it ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            for _ in range(1000):
                taso.optimize("two.onnx", **QUICK)
        timer.join()
        _, report = taso.optimize("two.onnx", **QUICK)
        self.assertNotEqual(report["functions"][0]["stop_reason"], "interrupted")


if __name__ == "__main__":
    unittest.main()
