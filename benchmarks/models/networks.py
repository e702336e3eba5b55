#!/usr/bin/python3
"""Prints a benchmark network in the taso dialect.

Usage: networks.py NAME [-o FILE.mlir]
       networks.py --list

nasrnn, bert, resnet50, resnext50, nasnet_a and inceptionv3 are those of TASO's
evaluation, squeezenet and vgg19 Tensat's further two; the others are networks as
they are used. Weights are arguments marked `taso.weight`, without data.
"""

import argparse
import sys

import images
import sequences
from graph import Graph, Value

DEEP = ("nasnet_deep", "bert_deep")
NETWORKS = {
    function.__name__: function
    for function in (
        sequences.nasrnn, sequences.bert, images.resnet50, images.resnext50,
        images.nasnet_a, images.inceptionv3, images.squeezenet, images.vgg19,
        images.resnet50_v1, images.resnet50_bn, images.mobilenet_v2,
        sequences.bert_base, sequences.llama, sequences.llama_rope, sequences.lora,
        sequences.lstm, images.nasnet_deep, sequences.bert_deep,
    )
}  # fmt: skip


def build(name):
    """The text of a network's module."""
    graph = Graph()
    results = NETWORKS[name](graph)
    return graph.text(name, *([results] if isinstance(results, Value) else results))


def main():
    """Does what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("network", nargs="?", choices=NETWORKS, metavar="NAME")
    action.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("-o", "--output", help="the file; standard output by default")
    arguments = parser.parse_args()
    if arguments.list:
        for name, function in NETWORKS.items():
            print(f"{name:13} {function.__doc__.splitlines()[0]}")
        return
    text = build(arguments.network)
    if not arguments.output:
        sys.stdout.write(text)
        return
    with open(arguments.output, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
