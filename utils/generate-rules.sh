#!/bin/sh
# Generates the rule libraries of rules/ again: enumerates, proves, drops what
# follows from other rules, adds the merges of up to four parts, writes each
# library, the manifest and docs/Rules.md. The same sources give the same bytes.
#
# Usage: utils/generate-rules.sh [SET ..]     (default: all three)
# Needs build/bin/taso-gen. Proofs that were finished stay in build/generate, so
# that an interrupted run goes on where it was.
set -eu

cd "$(dirname "$0")/.."
gen=build/bin/taso-gen
work=build/generate
mkdir -p "$work"

generate() { # SET MAX_OPS MAX_PARTS
  echo "== $1" >&2
  "$gen" --ops="$1" --max-ops="$2" --proved="$work/$1.proved.mlir" \
    --open="$work/$1.open.mlir" --journal="$work/$1.jsonl" \
    2> "$work/$1.report.txt"
  cat "$work/$1.report.txt" >&2
  "$gen" --split-derived="$work/$1.proved.mlir" -o "$work/$1.minimal.mlir" \
    --derived="$work/$1.derived.mlir" 2> "$work/$1.derived.txt"
  tail -n 1 "$work/$1.derived.txt" >&2
  "$gen" --make-library="rules/$1.mlir" --max-parts="$3" \
    --manifest=rules/MANIFEST --unproved="$work/$1.unproved.mlir" \
    "$work/$1.minimal.mlir"
}

for set in ${*:-taso2019 cnn transformer}; do
  case $set in
  taso2019) generate taso2019 4 4 ;;
  cnn | transformer) generate "$set" 3 4 ;;
  *) echo "error: expected taso2019, cnn or transformer, found '$set'" >&2
     exit 1 ;;
  esac
done
"$gen" --rules-to-markdown rules/*.mlir > docs/Rules.md
