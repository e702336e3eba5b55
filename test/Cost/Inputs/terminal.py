"""Runs a command whose standard error is a terminal, and prints what it wrote there.

Usage: terminal.py COMMAND ..

Each time that the command goes back to the beginning of a line begins a new one. Ends
with the exit code of the command.
"""

import os
import pty
import subprocess
import sys


def main(command):
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs) as process:
        os.close(theirs)
        text = b""
        while True:
            try:
                chunk = os.read(ours, 4096)
            except OSError:  # the other end is gone
                break
            if not chunk:
                break
            text += chunk
        process.wait()
    print(text.decode().replace("\x1b[K", "").replace("\r", "\n"))
    return process.returncode


sys.exit(main(sys.argv[1:]))
