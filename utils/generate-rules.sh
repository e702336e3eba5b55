#!/bin/sh
# Generates the rule libraries of rules/ again: enumerates, proves, drops what
# follows from other rules, adds the merges of whole kernels, of three or four
# parts, and the rules for other functions, writes each library, the manifest and
# docs/Rules.md, and checks the certificates of all proofs. The same sources give
# the same bytes.
#
# Usage: utils/generate-rules.sh [SET ..]     (default: all three)
# Needs build/bin/taso-gen. Proofs that were finished stay in build/generate, so
# that an interrupted run goes on where it was; another build starts anew.
set -eu

cd "$(dirname "$0")/.."
gen=build/bin/taso-gen
work=build/generate
built=$(md5sum < "$gen")
if [ "$(cat "$work/built" 2> /dev/null)" != "$built" ]; then
  rm -rf "$work"
  mkdir -p "$work"
  echo "$built" > "$work/built"
fi

# Finds and proves rules: NAME OPS MAX_OPS [OPTION ..]
find_rules() {
  name=$1 ops=$2 max_ops=$3
  shift 3
  echo "== $name" >&2
  "$gen" --ops="$ops" --max-ops="$max_ops" "$@" \
    --proved="$work/$name.proved.mlir" --open="$work/$name.open.mlir" \
    --journal="$work/$name.jsonl" 2> "$work/$name.report.txt"
  cat "$work/$name.report.txt" >&2
}

# Writes a library of rules that were found: SET MAX_PARTS NAME .. [-- OPTION ..]
write_library() {
  set_name=$1 parts=$2 files=
  shift 2
  while [ $# -gt 0 ] && [ "$1" != -- ]; do
    files=$files${files:+,}$work/$1.proved.mlir
    shift
  done
  [ $# -eq 0 ] || shift
  "$gen" --split-derived="$files" -o "$work/$set_name.minimal.mlir" \
    --derived="$work/$set_name.derived.mlir" 2> "$work/$set_name.derived.txt"
  tail -n 1 "$work/$set_name.derived.txt" >&2
  "$gen" --make-library="rules/$set_name.mlir" --max-parts="$parts" "$@" \
    --manifest=rules/MANIFEST --unproved="$work/$set_name.unproved.mlir" \
    --certificates="$work/$set_name.proofs.jsonl" "$work/$set_name.minimal.mlir"
  "$gen" --check-certificates "$work/$set_name.proofs.jsonl" \
    --rules="rules/$set_name.mlir" > "$work/$set_name.checked.txt"
  tail -n 1 "$work/$set_name.checked.txt"
}

for set in ${*:-taso2019 cnn transformer}; do
  case $set in
  taso2019)
    find_rules taso2019 taso2019 4
    write_library taso2019 3 taso2019
    ;;
  cnn)
    # What a layer's activation may be, and biases: two vectors.
    find_rules activations relu,sigmoid,tanh,matmul,conv2d 2 \
      --inputs=x:1,w:1,i:1,k:1,e:1
    find_rules biases conv2d,concat,relu,add 3 --inputs=i:1,k:2,e:2
    find_rules cnn cnn 3
    write_library cnn 4 activations cnn biases -- --fused-merges \
      --function-variants
    ;;
  transformer)
    # Slices through what splits and joins axes, and through what repeats.
    find_rules shapes slice,reshape,broadcast 2 \
      --inputs=v:1,x:1,r:1,l:1,b:1,f:1,i:1,g:1
    # A scale and a bias are two vectors.
    find_rules norms slice,layer_norm 2 --inputs=x:1,v:2
    # Copies made late, and batches transposed.
    find_rules copies broadcast,matmul,transpose,add,mul 2 \
      --inputs=x:2,w:1,r:2,l:1,b:2,u:1
    # Scales into weights.
    find_rules scales matmul,mul,div,broadcast 3 --inputs=x:1,w:1,r:1,l:1
    # Slices through arithmetic in all directions: less work with more operators.
    find_rules pointwise slice,add,sub,mul,div 3 --inputs=x:2
    find_rules transformer transformer 3
    write_library transformer 4 shapes norms copies scales transformer \
      pointwise -- --fused-merges --function-variants
    ;;
  *)
    echo "error: expected taso2019, cnn or transformer, found '$set'" >&2
    exit 1
    ;;
  esac
done
"$gen" --rules-to-markdown rules/*.mlir > docs/Rules.md
