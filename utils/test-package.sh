#!/usr/bin/env bash
# Tries a Debian package of TASO in a Debian 12 that holds nothing else: installs it,
# superoptimizes a model there and compares the result, uses what else is in it, removes
# it, and looks for files that it left behind.
#
#   utils/test-package.sh package.deb [root]
#
# The root is the folder of a Debian system in which packages may be installed; without
# one, debootstrap makes one in a temporary folder, which is removed. Needs to be run as
# root, python3-onnx to build the model, and a mirror of Debian for what the package
# depends on. Exit code 0 only if all of it worked.
set -euo pipefail

if [ $# -lt 1 ] || [ $# -gt 2 ] || [ "${1#-}" != "$1" ]; then
  sed -n '2,12s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
  exit 1
fi
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
package=$1
[ -f "$package" ] || { echo "error: $package: no such file" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || { echo "error: chroot needs root" >&2; exit 1; }

work=$(mktemp -d)
mounted=
finish() {
  [ -z "$mounted" ] || umount "$mounted"
  rm -rf --one-file-system "$work"
}
trap finish EXIT
root=${2:-}
if [ -z "$root" ]; then
  root=$work/root
  debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" ||
    { tail -3 "$work/debootstrap.log" >&2; exit 1; }
  # What an installed Debian 12 has; LLVM 22 comes with the security updates.
  cat >"$root/etc/apt/sources.list" <<END
deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
END
fi
if ! mountpoint -q "$root/proc"; then
  mount -t proc proc "$root/proc"
  mounted=$root/proc
fi

inside() { chroot "$root" /usr/bin/env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"; }
# All files but those in which the package manager and we keep our own.
list_files() {
  (cd "$root" && find . -xdev \( -path ./var/lib/dpkg -o -path ./var/lib/apt -o \
    -path ./var/cache -o -path ./var/log -o -path ./proc -o -path ./dev -o \
    -path ./tmp \) -prune -o -print | sort)
}

inside apt-get update -qq
# What is compared is what the package itself brings and takes away, so all that it depends
# on is installed before.
depends=$(dpkg-deb -f "$package" Depends)
echo "package      $(dpkg-deb -f "$package" Package Version Architecture | cut -d' ' -f2 | paste -sd' ' -), $(du -h "$package" | cut -f1)"
echo "depends      $depends"
cp "$package" "$root/tmp/taso.deb"
inside apt-get install -y -qq --no-install-recommends python3 >/dev/null 2>&1
inside apt-get install -y -qq --no-install-recommends /tmp/taso.deb >/dev/null 2>&1
inside dpkg --purge taso >/dev/null
list_files >"$work/before"
inside dpkg --install /tmp/taso.deb >/dev/null
list_files >"$work/installed"
echo "installed    $(comm -13 "$work/before" "$work/installed" | wc -l) files and folders"

/usr/bin/python3 "$source/benchmarks/models/build.py" squeezenet -o "$root/tmp/model.onnx" >/dev/null
inside taso-opt /tmp/model.onnx --taso-superoptimize="device=h200 check=true" \
  --taso-fold-weights -o /tmp/better.onnx 2>&1 | grep -oE 'remark: (superoptimized|equal)[^;]*'
inside taso-opt --taso-verify-equivalence /tmp/model.onnx /tmp/better.onnx 2>/dev/null
inside python3 -c 'import taso; better, report = taso.optimize("/tmp/model.onnx", device="h200")
print("python      ", len(better), "bytes,", report["functions"][0]["operations"])' 2>/dev/null
inside taso-run /tmp/better.onnx --compare=/tmp/model.onnx --tolerance=1e-4 >/dev/null 2>&1
echo "taso-run     both models within 1e-4"
for tool in $(cd "$root/usr/bin" && ls taso-*); do
  inside "$tool" --version >/dev/null
  for file in "man/man1/$tool.1" "bash-completion/completions/$tool"; do
    compgen -G "$root/usr/share/$file*" >/dev/null || { echo "error: no $file" >&2; exit 1; }
  done
done
echo "tools        $(cd "$root/usr/bin" && echo taso-*)"

inside dpkg --purge taso >/dev/null
rm -f "$root"/tmp/{taso.deb,model.onnx,better.onnx}
list_files >"$work/after"
if ! diff "$work/before" "$work/after" >"$work/left"; then
  cat "$work/left" >&2
  echo "error: the package left files behind" >&2
  exit 1
fi
echo "removed      nothing is left behind"
