"""Starts a command, sends it a signal after a while, and checks its exit code.

Usage: interrupt.py SIGNAL CODE COMMAND..
"""

import pathlib
import re
import signal
import subprocess
import sys
import time


def catches_interrupts(pid):
    """Whether the process handles SIGINT; true where the system does not say."""
    status = pathlib.Path(f"/proc/{pid}/status")
    if not status.exists():
        return True
    caught = re.search(r"SigCgt:\s*([0-9a-f]+)", status.read_text())
    return caught is None or int(caught[1], 16) >> (signal.SIGINT - 1) & 1 == 1


name, code, *command = sys.argv[1:]
process = subprocess.Popen(command)
# On a busy machine the start takes long, and a signal is lost before its end.
for _ in range(600):
    if process.poll() is not None or catches_interrupts(process.pid):
        break
    time.sleep(0.1)
time.sleep(1)
process.send_signal(getattr(signal, "SIG" + name))
found = process.wait()
sys.stdout.flush()
sys.exit(0 if found == int(code) else f"exit code {found}, expected {code}")
