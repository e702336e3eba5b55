#!/usr/bin/env bash
# Installs what is missing, builds the release preset and runs every test: lit
# over build/test, and each GoogleTest binary in build/unittests. Closes on the
# plain line `N passed, N failed` (and `, N skipped`), added up over all of them.
#
# Exit code 0 if at least one test ran and none failed, else 1.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

results=build/test-results

fail_early() {
  echo "error: $1" >&2
  echo "0 passed, 0 failed"
  exit 1
}

utils/install-deps.sh || fail_early "packages are missing"
cmake --preset release || fail_early "configuring failed"
cmake --build --preset release || fail_early "the build failed"

rm -rf "$results"
mkdir -p "$results"
# The exit codes of the runs are not needed: what did not pass is in the
# results, and a run that left no results counts as failed.
# What hangs is ended, far beyond what any test takes on a busy machine.
limit=1200
lit-22 -sv --timeout="$limit" -o "$results/lit.json" build/test </dev/null || true
reports=("$results/lit.json")
for binary in build/unittests/*; do
  [ -f "$binary" ] && [ -x "$binary" ] || continue
  report=$results/$(basename "$binary").json
  timeout -k 10 "$limit" \
    "$binary" --gtest_brief=1 --gtest_output=json:"$report" </dev/null || true
  reports+=("$report")
done

python3 utils/count-tests.py "${reports[@]}"
