#!/usr/bin/env bash
# What takes too long for utils/check.sh: searches from random graphs with every set
# of rules, each graph on the way compared with the input; kills, full disks and large
# models. Needs a build, and 10 GB of disk.
#
# Usage: utils/check-long.sh [GRAPHS]     (default 10000, a quarter of an hour)
#
# Graphs that fail are made small and saved in build/random-graphs. The exit code
# is 1 if there are any. docs/LongRuns.md holds what the last run printed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

graphs=${1:-10000}
jobs=$(nproc)
failed=build/random-graphs
mkdir -p "$failed"
part=$(((graphs + jobs - 1) / jobs))
pids=()
for ((i = 0; i < jobs; i++)); do
  build/bin/taso-random-graphs --graphs="$part" --first-seed=$((i * part)) \
    --rules=build/share/taso/rules/axioms.mlir --rules=rules/taso2019.mlir \
    --rules=rules/cnn.mlir --rules=rules/transformer.mlir --save="$failed" &
  pids+=($!)
done
code=0
for pid in "${pids[@]}"; do
  wait "$pid" || code=1
done
echo "A bad day:"
/usr/bin/python3 test/Integration/worst_day.py build/bin --scratch build/worst-day || code=1
exit $code
