#!/usr/bin/env bash
# Installs the Debian 12 packages that building and testing TASO needs, and only
# those that are missing. Sourced or run by utils/check.sh and utils/demo.sh.
#
#   utils/install-deps.sh          install what is missing (root or sudo)
#   utils/install-deps.sh --list   print the names of the missing packages
#
# Exit code 1, with a message, if something is missing and cannot be installed.
set -euo pipefail

# lit and FileCheck come with llvm-22-tools, mlir-pdll with mlir-22-tools. The
# libonnx and protobuf headers serve the .onnx importer; python3-onnx builds
# the models of the tests, and libonnx-testdata has ONNX's operator tests. Z3 is
# the solver of the axiom prover, and proposes certificates to the other one.
# Open MPI serves TASO_ENABLE_MPI. CBC takes graphs out of e-graphs exactly; without
# it that is done approximately. The runtime is built on the JSON library and
# oneDNN; measurements are kept in SQLite. The viewer of reports is tested in Chromium. pybind11 and Python's headers
# serve the Python package. With psutil, lit ends tests that hang.
packages=(
  ca-certificates cmake git ninja-build python3
  clang-22 libclang-rt-22-dev lld-22 ccache
  llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools
  libonnx-dev libprotobuf-dev protobuf-compiler
  python3-onnx libonnx-testdata
  libgtest-dev libz3-dev
  libopenmpi-dev openmpi-bin
  coinor-libcbc-dev
  nlohmann-json3-dev libdnnl-dev libsqlite3-dev
  chromium
  pybind11-dev python3-dev
  python3-psutil
)

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done

if [ "${1:-}" = --list ]; then
  [ ${#missing[@]} -eq 0 ] || printf '%s\n' "${missing[@]}"
  exit 0
fi
if [ ${#missing[@]} -eq 0 ]; then
  echo "packages: all ${#packages[@]} are installed"
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "error: missing packages: ${missing[*]}" >&2
    echo "note: run this as root, or install sudo" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "packages: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null; then
  echo "error: packages could not be installed" >&2
  echo "note: LLVM 22 is in the security updates of Debian 12: apt needs the line" >&2
  echo "  deb http://deb.debian.org/debian-security bookworm-security main" >&2
  exit 1
fi
