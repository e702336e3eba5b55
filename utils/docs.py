#!/usr/bin/env python3
"""Checks the links of the documentation, and lays out the pages of its site.

    utils/docs.py check [ROOT]
        every relative link and anchor of the pages leads somewhere, and mkdocs.yml
        lists every page; prints what does not, and `N pages, M problems`
    utils/docs.py stage FOLDER REFERENCE..
        writes what mkdocs reads: the pages, with the README as index.md, the
        generated REFERENCE pages in Reference/, and the files that pages link to

Pages are written to be read where they are, in the source tree, so links lead to
folders and sources as well. The site has no such places: a link to a folder leads to
its README or first page there, and a source that is linked to is copied.
"""

import os
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?\[(?:[^\]`]|`[^`]*`)*\]\()([^)\s]+)(\))")
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]+`", re.MULTILINE | re.DOTALL)
EXTERNAL = re.compile(r"[a-z]+:|//")


def find_pages(root):
    """The pages of the site: where each is, and what it is called there."""
    pages = {path: path.relative_to(root / "docs").as_posix()
             for path in sorted((root / "docs").rglob("*.md"))}
    pages[root / "README.md"] = "index.md"
    pages[root / "CONTRIBUTING.md"] = "Contributing.md"
    pages[root / "CHANGELOG.md"] = "Changelog.md"
    pages[root / "rules" / "README.md"] = "WritingLaws.md"
    for path in sorted((root / "examples").glob("*/README.md")):
        pages[path] = f"Examples/{path.parent.name}.md"
    return {path: name for path, name in pages.items() if path.is_file()}


def find_links(text):
    """The matches of LINK outside of code."""
    code = [match.span() for match in CODE.finditer(text)]
    for match in LINK.finditer(text):
        outside = all(not start <= match.start() < end for start, end in code)
        if outside and not EXTERNAL.match(match[2]):
            yield match


def find_anchors(text):
    """The anchors of a page's headings, for GitHub and for mkdocs. Only those that are
    the same in both can be linked to."""
    anchors = set()
    fenced = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.MULTILINE | re.DOTALL)
    for heading in re.findall(r"^#+\s+(.*?)\s*#*$", fenced, re.MULTILINE):
        heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        kept = re.sub(r"[^\w\s-]", "", heading).strip()
        if re.sub(r"\s", "-", kept) == re.sub(r"[-\s]+", "-", kept):
            anchors.add(kept.replace(" ", "-"))
    return anchors


def check_links(page, root):
    """What is wrong with the links of a page."""
    text = page.read_text(encoding="utf-8")
    for match in find_links(text):
        path, _, anchor = match[2].partition("#")
        target = pathlib.Path(os.path.normpath(page.parent / path)) if path else page
        where = f"{page.relative_to(root)}:{text.count(chr(10), 0, match.start()) + 1}"
        if not target.exists() or root not in [target, *target.parents]:
            yield f"{where}: no such file: {match[2]}"
        elif anchor and (target.suffix != ".md" or anchor not in find_anchors(
                target.read_text(encoding="utf-8"))):
            yield f"{where}: no such heading: {match[2]}"


def read_navigation(root):
    """The pages that mkdocs.yml lists. It is read as text: the tests need no YAML."""
    text = (root / "mkdocs.yml").read_text(encoding="utf-8")
    entries = text.partition("\nnav:\n")[2]
    return re.findall(r"([\w./-]+\.md)$", entries, re.MULTILINE)


def check(root):
    """Checks the tree; the exit code is 1 if anything is wrong, or nothing is there."""
    root = pathlib.Path(root).resolve()
    pages = find_pages(root)
    problems = [problem for page in pages for problem in check_links(page, root)]
    listed = read_navigation(root)
    names = set(pages.values())
    problems += [f"mkdocs.yml: {name} is missing" for name in sorted(names - set(listed))]
    problems += [f"mkdocs.yml: no such page: {name}" for name in listed
                 if name not in names and not name.startswith("Reference/")]
    problems += [f"mkdocs.yml: {name} is listed twice"
                 for name in sorted({name for name in listed if listed.count(name) > 1})]
    print(*problems, f"{len(pages)} pages, {len(problems)} problems", sep="\n")
    return 1 if problems or not pages else 0


def find_place(target, pages, listed):
    """What a linked file or folder is called on the site."""
    if target in pages:
        return pages[target]
    if target.is_dir():
        inside = [name for path, name in pages.items() if target in path.parents]
        return min(inside, key=listed.index) if inside else None
    return "Files/" + target.relative_to(ROOT).as_posix()


def stage(folder, references):
    """Writes the pages to the folder, with their links as the site needs them."""
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    pages, listed = find_pages(ROOT), read_navigation(ROOT)

    def move_link(match, page, name):
        path, mark, anchor = match[2].partition("#")
        if not path:
            return match[0]
        target = pathlib.Path(os.path.normpath(page.parent / path))
        place = find_place(target, pages, listed)
        if place is None:
            sys.exit(f"error: {page}: {match[2]} has no page")
        if place.startswith("Files/"):
            copy = folder / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(target, copy)
        moved = os.path.relpath(place, os.path.dirname(name) or ".")
        return match[1] + moved + mark + anchor + match[3]

    for page, name in pages.items():
        text = page.read_text(encoding="utf-8")
        for match in reversed(list(find_links(text))):
            text = text[:match.start()] + move_link(match, page, name) + text[match.end():]
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "Reference").mkdir(parents=True)
    for reference in map(pathlib.Path, references):
        # What mlir-tblgen prints begins a list without a blank line, which is none to mkdocs.
        text = re.sub(r"^((?!- |[ |#]).+)\n(?=- )", r"\1\n\n",
                      reference.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (folder / "Reference" / reference.name).write_text(text, encoding="utf-8")
    return 0


def main():
    if sys.argv[1:2] == ["check"] and len(sys.argv) <= 3:
        sys.exit(check(*sys.argv[2:] or [ROOT]))
    if sys.argv[1:2] == ["stage"] and len(sys.argv) > 2:
        sys.exit(stage(sys.argv[2], sys.argv[3:]))
    sys.exit(__doc__)


if __name__ == "__main__":
    main()
