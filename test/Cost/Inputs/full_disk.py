"""Runs a command that finds a folder on a full disk.

Usage: full_disk.py FOLDER CODE DATABASE COMMAND ..

The disk is a small one in memory that only the command sees, with a copy of the database
as FOLDER/db and an empty FOLDER/report. Where the system
mounts none for us, says that this was skipped. Fails if the command does not end with
the exit code.
"""

import os
import subprocess
import sys

SCRIPT = """
mount -t tmpfs -o size=64k full "$0" || exit 77
cp "$1" "$0/db" && : > "$0/report" && shift
cat /dev/zero > "$0/filler" 2> /dev/null
exec "$@"
"""


def main(folder, code, database, *command):
    os.makedirs(folder, exist_ok=True)
    unshare = ["unshare", "--mount"]
    if os.geteuid() != 0:
        unshare += ["--user", "--map-root-user"]
    if subprocess.run([*unshare, "sh", "-c", SCRIPT, folder, database, "true"], check=False,
                      stderr=subprocess.DEVNULL).returncode:
        print("skipped: no disk can be mounted here")
        return 0
    ended = subprocess.run([*unshare, "sh", "-c", SCRIPT, folder, database, *command], check=False)
    return ended.returncode != int(code)


sys.exit(main(*sys.argv[1:]))
