"""Runs the commands of a table, all of which are wrong, and checks the answers.

    wrong_uses.py TABLE

A line of the table is `COMMAND => ANSWER`. The command must exit with 1, print the
answer to the standard error output, print no other error but those that the answer
names, separated by ` & `, and leave no file behind. Commands run by turns in a folder
with the files that FILES lists.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile

FUNCTION = """func.func @f(%x: tensor<4x8xf32>, %w: tensor<8x8xf32> {taso.weight}) -> tensor<4x8xf32> {
  %0 = taso.matmul %x, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
"""
FILES = {
    "ok.mlir": FUNCTION,
    "text.mlir": "hello world",
    "empty.mlir": "",
    "ill-typed.mlir": FUNCTION.replace("tensor<8x8xf32>", "tensor<7x8xf32>"),
    "unknown.mlir": FUNCTION.replace("matmul", "frobnicate"),
    "dynamic.mlir": FUNCTION.replace("4x8", "?x8"),
    "large.mlir": FUNCTION.replace("4x8", "400000x8").replace("8x8", "8x400000").replace(
        "-> tensor<400000x8xf32>", "-> tensor<400000x400000xf32>").replace(
        "%0 : tensor<400000x8xf32>", "%0 : tensor<400000x400000xf32>"),
    "huge.mlir": FUNCTION.replace("4x8", "9000000x9000000").replace("8x8", "9000000x9000000"),
    "old.mlir": """func.func @f(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %0 = tensor.expand_shape %x [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
""",
    "notes.txt": "hello",
    "norules.mlir": "module {}",
    "badrule.mlir": "pdl.pattern @r : benefit(1) { }",
    "junk.onnx": "junk" * 20,
    "empty.onnx": "",
    "bad.json": "{",
    "list.json": "[]",
    "empty.json": "",
    "future.json": '{"version": 9, "functions": []}',
    "step.json": '{"version": 1, "functions": [{"function": "f", "input": "0", "steps": [{}]}]}',
    "device.json": '{"name": "x"}',
    "program.json": '{"version": 1}',
    "proofs.jsonl": "not json\n",
    "kernels.jsonl": '{"device":"cpu","program":"0","ns":1}\n',
    "two.jsonl": '{"device":"a","program":"0","ns":1}\n{"device":"b","program":"0","ns":1}\n',
    "x.npy": "not npy",
    "x.npz": "not npz",
}


def make_folder():
    folder = tempfile.mkdtemp()
    for name, text in FILES.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    os.mkdir(os.path.join(folder, "folder"))
    return folder


def list_files(folder):
    """Every file with its content."""
    found = {}
    for root, folders, names in os.walk(folder):
        for name in names:
            with open(os.path.join(root, name), "rb") as file:
                found[os.path.join(root, name)] = file.read()
        found.update((os.path.join(root, name), None) for name in folders)
    return found


def is_error(line):
    return "error:" in line or line.startswith(("taso-", "cannot open"))


def check(command, answers, folder):
    """What is wrong with what the command does; empty if nothing is."""
    before = list_files(folder)
    try:
        done = subprocess.run(shlex.split(command), cwd=folder, capture_output=True,
                              text=True, check=False, timeout=120,
                              stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return ["it does not end"]
    problems = []
    if done.returncode != 1:
        problems.append(f"it exits with {done.returncode}")
    for answer in answers:
        if answer not in done.stderr:
            problems.append(f"it does not say '{answer}'")
    others = [line for line in done.stderr.splitlines()
              if is_error(line) and not any(answer in line for answer in answers)]
    if others:
        problems.append(f"it also says '{others[0]}'")
    if list_files(folder) != before:
        problems.append("it leaves files behind, or changes them")
        shutil.rmtree(folder)
        os.mkdir(folder)
    if problems:
        problems.append("its words:\n" + done.stderr[:1500])
    return problems


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    cases = [line.split(" => ") for line in lines if line and not line.startswith("#")]
    bad = 0
    folder = make_folder()
    for command, answer in cases:
        problems = check(command, answer.split(" & "), folder)
        bad += bool(problems)
        for problem in problems:
            print(f"{command}: {problem}")
        if not os.listdir(folder):
            os.rmdir(folder)
            folder = make_folder()
    shutil.rmtree(folder)
    print(f"{len(cases)} wrong uses, {bad} answered badly")


if __name__ == "__main__":
    main()
