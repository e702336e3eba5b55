#!/usr/bin/env bash
# Builds taso-profile and taso-run without LLVM, on the machine that measures:
# copy this source tree there and run
#
#   utils/build-profiler.sh [--cuda] [build folder]  (build-profiler by default)
#
# Needs CMake 3.25, a C++17 compiler, nlohmann-json (Debian: nlohmann-json3-dev)
# and, for each device, its library: oneDNN (libdnnl-dev) for cpu; CUDA 13 with
# cuBLAS and cuDNN 9 for cuda, which is built with --cuda. Arguments for CMake are
# taken from the variable CMAKE_ARGUMENTS.
#
# The last line is the path of taso-profile; exit code 1 if anything failed.
set -euo pipefail
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cuda=()
if [[ ${1:-} == --cuda ]]; then
  cuda=(-DTASO_ENABLE_CUDA=ON)
  shift
fi
build=${1:-$source/build-profiler}

# Where there is no make and no c++, what utils/install-deps.sh installs will do.
has() { command -v "$1" >/dev/null; }
if [ -z "${CMAKE_GENERATOR:-}" ] && ! has make && has ninja; then
  export CMAKE_GENERATOR=Ninja
fi
if [ -z "${CXX:-}" ] && ! has c++ && ! has g++ && ! has clang++ && has clang++-22; then
  export CC=clang-22 CXX=clang++-22
fi

# shellcheck disable=SC2086 # several arguments in one variable
cmake -S "$source" -B "$build" -DTASO_RUNTIME_ONLY=ON -DCMAKE_CXX_STANDARD=17 \
  -DCMAKE_BUILD_TYPE=Release "${cuda[@]}" ${CMAKE_ARGUMENTS:-}
cmake --build "$build" --parallel "$(nproc)" --target taso-profile taso-run
"$build/bin/taso-profile" --version
echo "$build/bin/taso-profile"
