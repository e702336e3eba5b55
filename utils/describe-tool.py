#!/usr/bin/env python3
"""Writes what a tool says of itself by --help as a manual page, as a completion for
bash and as a page of the documentation.

    utils/describe-tool.py TOOL [--man FILE] [--bash FILE] [--markdown FILE]

Both forms of help are read: that of LLVM (OVERVIEW, USAGE, OPTIONS, `  --name=<value> -
text`) and that of the tools that are built without it (usage, `  --name=VALUE  text`).
Exit code 1 if no options are found.
"""

import argparse
import pathlib
import re
import subprocess
import sys

ENTRY = re.compile(r"^( +)(-[^\s].*?|=\S+|<\S+>)(?:\s+-\s+| {2,}|$)(.*)$")
SECTION = re.compile(r"^(overview|usage|options|examples): *(.*)$", re.IGNORECASE)


class Entry:
    """An option: as it is spelled, what it does, and the entries below it, which are its
    values (`=cpu`) or, of a pass, its own options."""

    def __init__(self, indent, spelling, text):
        self.indent, self.spelling, self.text = indent, spelling, text
        self.entries = []

    def get_name(self):
        return re.match(r"[^=\s<\[]*", self.spelling)[0]


class Help:
    """What --help says."""

    def __init__(self, tool, text):
        self.tool = tool
        self.overview, self.usage, self.examples, self.notes = [], [], [], []
        self.groups = []  # of options, with their titles
        self.parse(text.splitlines())
        self.notes = "\n".join(self.notes).strip().splitlines()
        if not any(entries for _, entries in self.groups):
            sys.exit(f"error: {tool} --help names no options")

    def parse(self, lines):
        if lines and lines[0].startswith(self.tool + ": "):
            lines[0] = "OVERVIEW: " + lines[0].partition(": ")[2]
        section, above = self.overview, []
        for line in lines:
            match = SECTION.match(line)
            if match:
                section = getattr(self, match[1].lower(), None)
                if match[2]:
                    section.append(match[2])
                    section = self.notes if section is self.usage else section
            elif section is self.examples:
                section.append(line)
            elif ENTRY.match(line):
                section = None
                self.add_entry(line, above)
            elif section is None and line.strip():
                self.add_text(line, above)
            elif section is not None:
                section.append(line.strip())

    def add_entry(self, line, above):
        """Adds a line to the entry above that it belongs to, or else to the group."""
        indent, spelling, text = ENTRY.match(line).groups()
        entry = Entry(len(indent), spelling.strip(), text.strip())
        if spelling[0] in "=<":  # values are indented at will
            entry.text = re.sub(r"^- +", "", entry.text)
            above[-1].entries.append(entry)
            return
        while above and above[-1].indent >= entry.indent:
            above.pop()
        if not self.groups:
            self.groups.append(["Options", []])
        first = self.groups[-1][1][:1]
        if first and entry.indent < first[0].indent:
            self.groups.append(["Further options", []])
        (above[-1].entries if above else self.groups[-1][1]).append(entry)
        above.append(entry)

    def add_text(self, line, above):
        """A line that is no entry goes on with the one above, or is a title."""
        if above and len(line) - len(line.lstrip()) > above[-1].indent + 8:
            above[-1].text += " " + line.strip()
        elif line.rstrip().endswith(":") or line.startswith(" "):
            self.groups.append([line.strip().rstrip(":"), []])
            above.clear()
        elif self.groups and not self.groups[-1][1]:
            self.groups[-1][0] += ": " + line.strip().rstrip(".")
        else:
            self.notes.append(line.strip())

    def get_summary(self):
        return " ".join(self.overview[:1]).rstrip(".")


def escape(text):
    """For roff: no line is a request, and hyphens can be searched for and copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def print_man(description, version):
    """The lines of a manual page."""
    name = description.tool
    yield f'.TH {name.upper()} 1 "" "TASO {version}" "TASO"'
    yield from [".SH NAME", f"{name} \\- {escape(description.get_summary())}"]
    yield ".SH SYNOPSIS"
    yield from [".nf", *map(escape, description.usage), ".fi"]
    rest = [line for line in description.overview[1:] + description.notes if line]
    if rest:
        yield from [".SH DESCRIPTION", *map(escape, rest)]

    def print_entry(entry):
        yield from [".TP", f".B {escape(entry.spelling)}", escape(entry.text or "\\&")]
        if entry.entries:
            yield ".RS"
            for below in entry.entries:
                yield from print_entry(below)
            yield ".RE"

    yield ".SH OPTIONS"
    for title, entries in description.groups:
        if entries:
            yield f".SS {escape(title)}"
        for entry in entries:
            yield from print_entry(entry)
    if description.examples:
        yield from [".SH EXAMPLES", ".nf", *map(escape, description.examples), ".fi"]


def print_bash(description, _):
    """The lines of a completion: of options, of the values that one of them lists, of
    the options of a pass, and of files."""
    function = "_" + description.tool.replace("-", "_")
    entries = [entry for _, group in description.groups for entry in group]
    words, values = [], {}
    for entry in entries:
        takes = "=" in entry.spelling and "[" not in entry.spelling
        below = entry.entries
        words.append(entry.get_name() + ("=" if takes else ""))
        listed = [item.spelling[1:] for item in below if item.spelling[0] == "="]
        listed += [item.get_name().lstrip("-") + "=" for item in below
                   if item.spelling[0] == "-"]
        if listed and not any("<" in value for value in listed):
            values[entry.get_name()] = listed
    yield f"# Completion of {description.tool} for bash."
    yield from [function + "() {", "  local word=${COMP_WORDS[COMP_CWORD]} option= words="]
    # Readline makes a word of each `=`.
    yield "  if [[ $word == = ]]; then option=${COMP_WORDS[COMP_CWORD-1]} word="
    yield "  elif [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then"
    yield "    option=${COMP_WORDS[COMP_CWORD-2]}"
    yield from ["  fi", "  case $option in"]
    for name, listed in values.items():
        yield f"    {name}) words='{' '.join(listed)}' ;;"
    yield from ["  esac", "  if [[ -z $option && $word == -* ]]; then", "    words='"]
    yield from [*sorted(set(words)), "'", "  fi"]
    yield "  if [[ -n $words ]]; then mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")"
    yield "  else compopt -o filenames 2>/dev/null"
    yield from ["    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")", "  fi"]
    yield "  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then"
    yield from ["    compopt -o nospace 2>/dev/null", "  fi", "}"]
    yield f"complete -F {function} {description.tool}"


def print_markdown(description, _):
    """The lines of a page."""
    yield from [f"# {description.tool}", "", description.get_summary() + ".", ""]
    yield from ["```text", *description.usage, "```"]

    def print_entry(entry, depth):
        text = re.sub(r"`[^`]*`|([<>*_|])",
                      lambda match: "\\" + match[0] if match[1] else match[0], entry.text)
        yield f"{'    ' * depth}- `{entry.spelling}`" + (f": {text}" if text else "")
        for below in entry.entries:
            yield from print_entry(below, depth + 1)

    for title, entries in description.groups:
        if entries:
            yield from ["", f"## {title}", ""]
        for entry in entries:
            yield from print_entry(entry, 0)
    if description.notes:
        yield from ["", *description.notes]
    if description.examples:
        yield from ["", "## Examples", "", "```sh", *description.examples, "```"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("--version", default="", help="version of TASO")
    writers = {"man": print_man, "bash": print_bash, "markdown": print_markdown}
    for name in writers:
        parser.add_argument("--" + name, type=pathlib.Path)
    options = parser.parse_args()
    text = subprocess.run([options.tool.resolve(), "--help"], check=True, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE).stdout
    description = Help(options.tool.name, text)
    for name, writer in writers.items():
        file = getattr(options, name)
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            lines = writer(description, options.version)
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
