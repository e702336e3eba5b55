#!/bin/sh
# Generates the rule libraries of rules/ again: enumerates, proves, drops what
# follows from other rules, adds the merges of three or four parts, writes each
# library, the manifest and docs/Rules.md. The same sources give the same bytes.
#
# Usage: utils/generate-rules.sh [SET ..]     (default: all three)
# Needs build/bin/taso-gen. Proofs that were finished stay in build/generate, so
# that an interrupted run goes on where it was; another build starts anew.
set -eu

cd "$(dirname "$0")/.."
gen=build/bin/taso-gen
work=build/generate/$(md5sum "$gen" | cut -c 1-8)
mkdir -p "$work"

# Finds and proves rules, and drops what follows: SET OPS MAX_OPS [OPTION ..]
find_rules() {
  set_name=$1 ops=$2 max_ops=$3
  shift 3
  echo "== $set_name" >&2
  "$gen" --ops="$ops" --max-ops="$max_ops" "$@" \
    --proved="$work/$set_name.proved.mlir" \
    --open="$work/$set_name.open.mlir" --journal="$work/$set_name.jsonl" \
    2> "$work/$set_name.report.txt"
  cat "$work/$set_name.report.txt" >&2
  "$gen" --split-derived="$work/$set_name.proved.mlir" \
    -o "$work/$set_name.minimal.mlir" \
    --derived="$work/$set_name.derived.mlir" 2> "$work/$set_name.derived.txt"
  tail -n 1 "$work/$set_name.derived.txt" >&2
}

# Adds merges and writes the library: SET MAX_PARTS FILE ..
write_library() {
  set_name=$1 parts=$2
  shift 2
  "$gen" --make-library="rules/$set_name.mlir" --max-parts="$parts" \
    --manifest=rules/MANIFEST --unproved="$work/$set_name.unproved.mlir" "$@"
}

for set in ${*:-taso2019 cnn transformer}; do
  case $set in
  taso2019)
    find_rules taso2019 taso2019 4
    write_library taso2019 3 "$work/taso2019.minimal.mlir"
    ;;
  cnn)
    find_rules cnn cnn 3
    write_library cnn 4 "$work/cnn.minimal.mlir"
    ;;
  transformer)
    # Slices through arithmetic in all directions: less work with more operators.
    find_rules transformer transformer 3
    find_rules pointwise slice,add,sub,mul,div 3 --inputs=x:2
    # A scale and a bias are two vectors.
    find_rules norms slice,layer_norm 2 --inputs=x:1,v:2
    # Slices through what splits and joins axes, and through what repeats.
    find_rules shapes slice,reshape,broadcast 2 \
      --inputs=v:1,x:1,r:1,l:1,b:1,f:1,i:1,g:1
    write_library transformer 4 "$work/transformer.minimal.mlir" \
      "$work/pointwise.minimal.mlir" "$work/norms.minimal.mlir" \
      "$work/shapes.minimal.mlir"
    ;;
  *)
    echo "error: expected taso2019, cnn or transformer, found '$set'" >&2
    exit 1
    ;;
  esac
done
"$gen" --rules-to-markdown rules/*.mlir > docs/Rules.md
