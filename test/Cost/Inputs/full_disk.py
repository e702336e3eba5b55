"""Runs a command that finds a folder on a full disk.

Usage: full_disk.py FOLDER CODE COMMAND ..

The disk is a small one in memory that only the command sees. Where the system
mounts none for us, says that this was skipped. Fails if the command does not end with
the exit code.
"""

import os
import subprocess
import sys

SCRIPT = """
mount -t tmpfs -o size=4k full "$0" || exit 77
: > "$0/db" && : > "$0/report"
cat /dev/zero > "$0/filler" 2> /dev/null
exec "$@"
"""


def main(folder, code, *command):
    os.makedirs(folder, exist_ok=True)
    unshare = ["unshare", "--mount"]
    if os.geteuid() != 0:
        unshare += ["--user", "--map-root-user"]
    if subprocess.run([*unshare, "sh", "-c", SCRIPT, folder, "true"], check=False,
                      stderr=subprocess.DEVNULL).returncode:
        print("skipped: no disk can be mounted here")
        return 0
    ended = subprocess.run([*unshare, "sh", "-c", SCRIPT, folder, *command], check=False)
    return ended.returncode != int(code)


sys.exit(main(*sys.argv[1:]))
