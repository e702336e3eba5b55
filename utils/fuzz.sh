#!/usr/bin/env bash
# Builds the fuzzers of test/Fuzz and runs one after the other; what is found is
# saved in build-fuzz/findings. Needs clang and libclang-rt-22-dev.
#
# Usage: utils/fuzz.sh [SECONDS [TARGET ..]]     (default 600, all targets)
#
# A fuzzer goes on from the inputs that it had found before (build-fuzz/corpus).
# The exit code is 1 if anything was found. docs/Sanitizers.md says what to do then.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-600}
targets=("${@:2}")
out=build-fuzz
cmake --preset fuzz >"$out.log" 2>&1 || { cat "$out.log" >&2; exit 1; }
rm "$out.log"
if [ ${#targets[@]} -eq 0 ]; then
  cmake --build $out --target taso-fuzzers
  for fuzzer in $out/fuzzers/taso-fuzz-*; do
    targets+=("${fuzzer#"$out/fuzzers/taso-fuzz-"}")
  done
else
  cmake --build $out --target "${targets[@]/#/taso-fuzz-}"
fi

rm -rf $out/seeds
python3 utils/fuzz-seeds.py $out $out/seeds
code=0
for target in "${targets[@]}"; do
  mkdir -p $out/corpus/"$target" $out/findings/"$target" $out/seeds/"$target"
  touch $out/seeds/"$target.dict"
  echo "== $target, $seconds s"
  # In a process of its own, so that a finding does not end the search.
  $out/fuzzers/taso-fuzz-"$target" -fork=1 -ignore_crashes=1 -ignore_timeouts=1 \
    -ignore_ooms=1 -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
    -max_len=16384 -dict=$out/seeds/"$target.dict" \
    -artifact_prefix=$out/findings/"$target"/ \
    $out/corpus/"$target" $out/seeds/"$target" >$out/"$target".log 2>&1 || true
  grep -E "^#[0-9]+:" $out/"$target".log | tail -n 1 || true
  found=$(find $out/findings/"$target" -type f | wc -l)
  echo "$found findings"
  [ "$found" -eq 0 ] || code=1
done
exit $code
