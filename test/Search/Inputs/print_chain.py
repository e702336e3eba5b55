"""Prints what a report says of the rules that were applied to a function.

print_chain.py report.json FUNCTION
"""

import json
import sys


def main():
    """Reads and prints."""
    path, name = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        functions = json.load(file)["functions"]
    (function,) = (entry for entry in functions if entry["name"] == name)
    for entry in function["chain"]:
        print(
            f"step {entry['step']}: {entry['rule']}, hash {entry['rule_hash']}, "
            f"{entry['class']}, {entry['fp']}"
        )
        print("proof", entry["proof"])
        print("at", *entry["locations"])
        print("root", entry["location"])
        gain = entry["cost_before_us"] - entry["cost_after_us"]
        print("gain as costs say:", abs(entry["gain_us"] - gain) < 1e-6)


if __name__ == "__main__":
    main()
