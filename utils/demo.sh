#!/usr/bin/env bash
# Superoptimizes a model and prints what was done to it.
#
#   utils/demo.sh                          SqueezeNet 1.1, built here
#   utils/demo.sh model.onnx               a model of yours
#   utils/demo.sh model.onnx device=h200   with options of --taso-superoptimize
#   utils/demo.sh model.onnx --dim=batch=1 with options of taso-opt: --name=value
#
# Installs what is missing (root or sudo), builds the release preset, optimizes,
# compares the result with the original on random inputs, and writes the model,
# the report and the log to build/demo. Exit code 0 only if all of that worked.
set -euo pipefail

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
  sed -n '2,11s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
  exit 0
fi

model=
options=(check=true)
flags=()
for argument in "$@"; do
  case $argument in
    --*=*) flags+=("$argument") ;;
    -*) echo "error: $argument: options are written --name=value" >&2; exit 1 ;;
    *.onnx) [ -z "$model" ] || { echo "error: $argument: a second model" >&2; exit 1; }
      [ -f "$argument" ] || { echo "error: $argument: no such file" >&2; exit 1; }
      model=$(realpath "$argument") ;;
    *=*) options+=("$argument") ;;
    *) echo "error: $argument: is no .onnx model and no option" >&2; exit 1 ;;
  esac
done
cd "$(dirname "${BASH_SOURCE[0]}")/.."

utils/install-deps.sh
[ -f build/build.ninja ] || cmake --preset release
cmake --build --preset release --target taso-opt taso-rules

mkdir -p build/demo
if [ -z "$model" ]; then
  model=build/demo/squeezenet.onnx
  /usr/bin/python3 benchmarks/models/build.py squeezenet -o "$model"
fi
name=$(basename "$model" .onnx)
output=build/demo/$name.optimized.onnx
report=build/demo/$name.report.json
log=build/demo/$name.log
options+=("report=$report")
command=(build/bin/taso-opt "$model" ${flags[@]+"${flags[@]}"}
  "--taso-superoptimize=${options[*]}"
  --taso-fold-weights -o "$output")

echo
echo "${command[*]@Q}"
start=$(date +%s.%N)
if ! "${command[@]}" 2>"$log"; then
  grep -A1 'error:' "$log" >&2 || cat "$log" >&2
  echo "error: the model was not optimized; all messages are in $log" >&2
  exit 1
fi
end=$(date +%s.%N)

/usr/bin/python3 utils/print-report.py "$model" "$output" "$report"
awk -v a="$start" -v b="$end" 'BEGIN { printf "time         %.1f s in all\n", b - a }'
printf 'output       %s\nreport       %s\nmessages     %s\n' "$output" "$report" "$log"
