"""Compares the manual pages and completions of a build with what the tools say.

Usage: check_pages.py build source

The tools are those that docs/Tools has pages of. Prints what is missing, and
`N tools, M problems`.
"""

import pathlib
import re
import subprocess
import sys

# What bash would offer: $1 is the file, $2 the function, the rest the words.
COMPLETE = """
source "$1"; function=$2; shift 2
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
$function 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""


def complete(file, *words):
    """The words that the completion offers for the last one."""
    function = "_" + file.name.replace("-", "_")
    done = subprocess.run(["bash", "-c", COMPLETE, "bash", file, function, *words],
                          check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.split()


def check_tool(tool, share):
    """What is missing of one tool."""
    text = subprocess.run([tool, "--help"], check=True, stdout=subprocess.PIPE,
                          text=True).stdout
    text = re.split(r"^examples:", text, flags=re.IGNORECASE | re.MULTILINE)[0]
    options = set(re.findall(r"^ +(--?[\w-]+)", text, re.MULTILINE))
    manual = (share / "man" / "man1" / f"{tool.name}.1").read_text(encoding="utf-8")
    named = set(re.findall(r"^\.B (--?[\w-]+)", manual.replace("\\-", "-"), re.MULTILINE))
    for option in sorted(options - named):
        yield f"{tool.name}.1: {option} is missing"
    completion = share / "bash-completion" / "completions" / tool.name
    # Options of passes are offered behind the pass, not here.
    top = {option for option in options if not re.search(rf"^ {{7,}}{option}\b", text,
                                                         re.MULTILINE)}
    offered = {word.rstrip("=") for word in complete(completion, tool.name, "-")}
    for option in sorted(top - offered):
        yield f"{tool.name}: {option} is not completed"


def main():
    build, source = map(pathlib.Path, sys.argv[1:])
    tools = [build / "bin" / page.stem for page in sorted(source.glob("docs/Tools/*.md"))]
    problems = [problem for tool in tools for problem in check_tool(tool, build / "share")]
    completion = build / "share" / "bash-completion" / "completions" / "taso-opt"
    for words, expected in [
            (["--taso-superoptimize", "=", "devi"], ["device="]),
            (["--mlir-output-format", "="], ["text", "json"]),
            (["--taso-fold-w"], ["--taso-fold-weights"]),
            ([str(source / "READ")], [str(source / "README.md")])]:
        found = complete(completion, "taso-opt", *words)
        if found != expected:
            problems.append(f"taso-opt: {words} is completed to {found}")
    print(*problems, f"{len(tools)} tools, {len(problems)} problems", sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
